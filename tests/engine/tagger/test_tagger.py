"""The bundled tagger on real text: what it finds, and what it owes its callers."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import onnxruntime as ort
import pytest

from app import paths
from app.engine.domain.document import Document
from app.engine.domain.review import Finding
from app.engine.tagger import decoding, lattice_tagger
from app.engine.tagger.pack import manifest, packs
from app.engine.tagger.tagger import PROVIDERS, Tagger
from app.engine.tagger.tokens.tokeniser import Tokens
from app.errors import ModelError, PackInvalid
from app.progress import Cancelled, NullReporter, Stage

PACK = "en-minilm"
"""A bundled pack that stands for itself; the default one joins it with another."""

NOTE = """\
Dear Dr. Ouedraogo,

Thank you for referring Wilhelmina Zbigniewska (MRN 4471-902, DOB 11/23/1954), a 69-year-old
retired bookkeeper from Skowhegan, ME, whom I saw at Pinecrest Regional Hospital on March 3, 2024.
She takes metoprolol 25 mg twice daily. Her blood pressure was 132/78. Ms. Zbigniewska's daughter
Tatenda can be reached at (251) 628-4410.

Sincerely,
Bartholomew Lindqvist, MD
"""
PLAIN = (
    "The abdomen is soft and nontender with normal bowel sounds. Lungs are clear bilaterally. "
    "Continue lisinopril 10 mg daily and recheck potassium. Pain is well controlled. "
)
PROSE = PLAIN + (
    "The patient was admitted with fever and a productive cough of three days. Chest radiograph "
    "showed consolidation of the left lower lobe, and ceftriaxone with azithromycin was started. "
    "White cells fell from 17.4 to 9.8 and the temperature settled within two days. An "
    "echocardiogram showed an ejection fraction of 55 percent without wall motion abnormality. "
    "Blood cultures stayed negative. Physical therapy found a steady gait with a walker. The Foley "
    "catheter was removed and voiding was normal. Sliding scale insulin was stopped, and metformin "
    "1000 mg twice a day resumed. Oxygen was weaned to room air, 95 percent at rest and 92 percent "
    "on stairs. Follow up with primary care in one week, and repeat the radiograph in six weeks. "
    "Return for fever, chest pain or shortness of breath. Diet is regular and activity as "
    "tolerated. All questions were answered."
)


@pytest.fixture(scope="module")
def tagger() -> Tagger:
    return Tagger.load(packs.load(PACK), provider="cpu", threads=2)


def document(text: str, barriers: tuple[int, ...] = ()) -> Document:
    return Document("0" * 16, "text", "0" * 64, text, barriers=barriers)


def find(tagger: Tagger, text: str, barriers: tuple[int, ...] = ()) -> tuple[Finding, ...]:
    return tagger.examine(document(text, barriers), NullReporter()).findings


def found(tagger: Tagger, text: str) -> set[str]:
    return {finding.span.of(text) for finding in find(tagger, text)}


@pytest.mark.parametrize("recase", [str, str.lower, str.upper], ids=["as is", "lower", "upper"])
def test_the_identifiers_of_a_letter_are_found_in_every_case(
    tagger: Tagger, recase: object
) -> None:
    assert callable(recase)
    text = recase(NOTE)
    covered = {i for f in find(tagger, text) for i in range(f.span.start, f.span.end)}
    for name in (
        *("Ouedraogo", "Wilhelmina", "Zbigniewska", "4471-902", "11/23/1954", "69", "bookkeeper"),
        *("Skowhegan", "Pinecrest", "March 3, 2024", "Tatenda", "628-4410", "Lindqvist"),
    ):
        start = text.index(recase(name))
        assert set(range(start, start + len(name))) <= covered, name


def test_plain_clinical_prose_gives_next_to_nothing_where_precision_counts_as_much() -> None:
    balanced = Tagger.load(packs.load(PACK), provider="cpu", min_score="balanced")
    words = [word for literal in found(balanced, PROSE) for word in literal.split()]
    assert len(words) <= len(PROSE.split()) / 100


def test_a_name_is_found_wherever_it_stands_in_a_long_text(tagger: Tagger) -> None:
    text = "".join(PLAIN + f"Discussed with Dr. Abubekirov{i}. " for i in range(40))
    findings = find(tagger, text)
    starts = {i for f in findings for i in range(f.span.start, f.span.end)}
    missed = [i for i in range(40) if text.index(f"Abubekirov{i}.") not in starts]
    assert missed == []


def test_findings_carry_labels_of_the_schema_and_the_detectors_name(tagger: Tagger) -> None:
    findings = find(tagger, NOTE)
    assert {finding.detector for finding in findings} == {"tagger"}
    kinds = {finding.span.of(NOTE): finding.subcategory for finding in findings}
    assert kinds["11/23/1954"] == "DATE"
    assert kinds["(251) 628-4410"] == "PHONE"
    assert len({finding.id for finding in findings}) == len(findings)


def test_no_finding_crosses_a_barrier(tagger: Tagger) -> None:
    text = "Wilhelmina Zbigniewska\tBartholomew Lindqvist"
    barrier = text.index("\t") + 1
    findings = find(tagger, text, (5, barrier))
    assert findings
    for finding in findings:
        assert not any(finding.span.start < b < finding.span.end for b in (5, barrier))


def test_the_same_text_gives_the_same_findings_after_another_one(tagger: Tagger) -> None:
    first = find(tagger, NOTE)
    assert first
    assert find(tagger, PROSE) != first
    assert find(tagger, NOTE) == first


def test_candidates_hold_every_finding_and_more_where_the_threshold_is_high(tagger: Tagger) -> None:
    strict = Tagger.load(packs.load(PACK), provider="cpu", min_score=0.9)
    examined = strict.examine(Document("0" * 16, "text", "0" * 64, NOTE), NullReporter())
    for finding in examined.findings:
        assert any(candidate.span.covers(finding.span) for candidate in examined.candidates)
    assert len(examined.candidates) >= len(find(tagger, NOTE))


def test_a_higher_score_finds_no_more(tagger: Tagger) -> None:
    strict = Tagger.load(packs.load(PACK), provider="cpu", min_score=0.99)
    assert len(find(strict, NOTE)) <= len(find(tagger, NOTE))
    assert all(finding.score >= 0.5 for finding in find(strict, NOTE))


@pytest.mark.parametrize("text", ["", " \n\t", "\x00", "😀", "a" * 5000, "\ud800", "\u202eabc"])
def test_odd_text_does_no_harm(tagger: Tagger, text: str) -> None:
    for finding in find(tagger, text):
        assert finding.span.end <= len(text)


def test_progress_reaches_the_total_and_cancelling_stops_at_once(tagger: Tagger) -> None:
    class Impatient:
        steps: list[tuple[int, int]]

        def __init__(self, patience: int) -> None:
            self.steps, self.patience = [], patience

        def step(self, stage: Stage, done: int, total: int) -> None:
            assert stage is Stage.DETECT
            self.steps.append((done, total))
            if len(self.steps) > self.patience:
                raise Cancelled

    patient = Impatient(10_000)
    tagger.examine(document(PLAIN * 60), patient)
    # Before the windows are counted it is only told that work goes on.
    counted = [done for done, total in patient.steps if total]
    assert counted == list(range(1, patient.steps[-1][1] + 1))
    with pytest.raises(Cancelled):
        tagger.examine(document(PLAIN * 60), Impatient(2))


def test_the_provider_is_named_and_an_absent_one_refused(tagger: Tagger) -> None:
    assert tagger.provider == "cpu"
    with pytest.raises(ModelError):
        Tagger.load(packs.load(PACK), provider="no-such-provider")


class Failing:
    """A session on a graphics processor, which computes once and never again."""

    def __init__(self, real: ort.InferenceSession, providers: list[str]) -> None:
        self._real, self._providers, self._runs = real, providers, 0

    def run(self, outputs: None, feed: dict[str, object]) -> list[object]:
        self._runs += 1
        if self._runs > 1 and self._providers[0] != PROVIDERS["cpu"]:
            raise RuntimeError("the device was lost")
        return list(self._real.run(outputs, feed))

    def get_inputs(self) -> list[object]:
        return list(self._real.get_inputs())

    def get_providers(self) -> list[str]:
        return self._providers


def test_a_provider_that_fails_in_mid_run_gives_way_to_the_processor(
    tagger: Tagger, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = ort.InferenceSession

    def made(content: bytes, sess_options: object, providers: list[str]) -> Failing:
        running = real(content, sess_options=sess_options, providers=[PROVIDERS["cpu"]])
        return Failing(running, providers)

    monkeypatch.setattr(ort, "get_available_providers", lambda: list(PROVIDERS.values()))
    monkeypatch.setattr(ort, "InferenceSession", made)
    failing = Tagger.load(packs.load(PACK), provider="cuda")
    assert failing.provider == "cuda"
    text = "Seen by Dr. Jane Miller on 3 May 2024. " * 200
    assert find(failing, text) == find(tagger, text)
    assert failing.provider == "cpu"


def test_telemetry_is_off_before_the_runtime_is_imported() -> None:
    assert os.environ["ORT_DISABLE_TELEMETRY"] == "1"


def test_a_graph_that_is_none_is_an_invalid_pack(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(paths.MODELS / PACK, tmp_path / PACK))
    (folder / manifest.MODEL).write_bytes(b"not a graph")
    manifest.write_manifest(folder, packs.describe(folder).manifest)
    with pytest.raises(PackInvalid):
        Tagger.load(packs.load(folder), provider="cpu")


def test_a_batch_is_decoded_in_parts_with_the_same_findings(
    tagger: Tagger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch of messages tells progress between parts, which end where messages do."""
    text = "".join(f"{NOTE}\f{PLAIN}\f" for _ in range(3))
    edges = tuple(place + 1 for place, mark in enumerate(text) if mark == "\f")[:-1]
    made = document(text, edges)
    whole = tagger.examine(made, NullReporter())
    monkeypatch.setattr(lattice_tagger, "PART", 50)
    shapes: list[int] = []
    decode_at = decoding.decode_at

    def counted(text: str, tokens: Tokens, *rest: Any) -> Any:
        shapes.append(len(tokens))
        return decode_at(text, tokens, *rest)

    monkeypatch.setattr(lattice_tagger, "decode_at", counted)
    assert tagger.examine(made, NullReporter()) == whole
    assert len(shapes) > 2
    assert max(shapes) < sum(shapes) / 2
