"""Packs of word features and ensembles: read, checked, and run by the same lattice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from app import paths
from app.cli.parser import run
from app.engine.domain.document import Document
from app.engine.tagger.bilou import OUTSIDE, tag_names
from app.engine.tagger.ensemble import Chances, joined
from app.engine.tagger.linear_chain import Floats
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import (
    CARD,
    FEATURES,
    TRANSITIONS,
    Combination,
    Input,
    Manifest,
    write_manifest,
)
from app.engine.tagger.word_features.table import FeatureTable
from app.errors import PackInvalid, PackMismatch
from app.progress import NullReporter

Words = dict[str, str]


def write(folder: Path, name: str, words: Words, language: str = "en") -> Path:
    """A pack that knows words as they are written."""
    classes = tuple(sorted(set(words.values())))
    size = 1 + 4 * len(classes)
    rows: dict[str, Floats] = {}
    for word, label in words.items():
        rows[f"word={word}"] = np.zeros(size, dtype=np.float32)
        first = 1 + 4 * classes.index(label)
        rows[f"word={word}"][first : first + 4] = 12.0
    always = np.zeros(size, dtype=np.float32)
    always[OUTSIDE] = 6.0
    nothing = np.zeros(size, dtype=np.float32)
    target = folder / name
    target.mkdir(parents=True)
    (target / FEATURES).write_bytes(FeatureTable.of(rows, nothing, nothing, always).dump())
    np.save(target / TRANSITIONS, np.zeros((size, size), dtype=np.float32))
    (target / CARD).write_text("A pack of a test.")
    manifest = Manifest(
        name=name,
        version="1",
        language=language,
        labels=tag_names(classes),
        subcategories={label: label for label in classes},
        window=0,
        context=0,
        special=((), ()),
        features=0,
        threshold=0.5,
        temperature=1.0,
        input=Input.FEATURES,
    )
    write_manifest(target, manifest)
    return target


def found(pack: packs.Pack, text: str, barriers: tuple[int, ...] = ()) -> dict[str, str]:
    document = Document("0" * 16, "text", "0" * 64, text, barriers=barriers)
    findings = load_tagger(pack).examine(document, NullReporter()).findings
    return {finding.span.of(text): finding.subcategory for finding in findings}


@pytest.fixture
def models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    return paths.data_dir() / "models"


def test_words_that_a_pack_knows_are_found_as_they_are_written(models: Path) -> None:
    pack = packs.load(write(models, "one", {"Quill": "PATIENT", "Bath": "CITY"}))
    assert found(pack, "Quill went to Bath, not to bath.") == {"Quill": "PATIENT", "Bath": "CITY"}
    assert found(pack, "") == {}
    assert found(pack, "Quill\ud800 Bath", barriers=(6,)) == {"Quill": "PATIENT", "Bath": "CITY"}


def test_nothing_is_found_across_a_barrier_or_a_line(models: Path) -> None:
    pack = packs.load(write(models, "one", {"Ann": "PATIENT", "Lee": "PATIENT"}))
    assert "Ann\nLee" not in found(pack, "Ann\nLee")
    assert "Ann Lee" not in found(pack, "Ann Lee", barriers=(4,))


def _cut(content: bytes) -> bytes:
    return content[:-20]


def _other_tags(content: bytes) -> bytes:
    table = FeatureTable.parse(content, 5)
    return FeatureTable(
        table.hashes, table.weights[:, :4], table.first[:4], table.last[:4], table.always[:4]
    ).dump()


@pytest.mark.parametrize("spoil", [_cut, _other_tags, lambda _: b"", lambda _: b"PK\3\4"])
def test_a_table_that_does_not_fit_is_refused(
    models: Path, spoil: Callable[[bytes], bytes]
) -> None:
    folder = write(models, "one", {"Quill": "PATIENT"})
    content = spoil((folder / FEATURES).read_bytes())
    (folder / FEATURES).write_bytes(content)
    with pytest.raises(PackInvalid, match="changed"):
        packs.load(folder)
    write_manifest(folder, packs.describe(folder).manifest)
    with pytest.raises(PackInvalid, match="features"):
        load_tagger(packs.load(folder))


def test_a_pack_of_another_kind_needs_its_files(models: Path) -> None:
    folder = write(models, "one", {"Quill": "PATIENT"})
    told = json.loads((folder / "manifest.json").read_text())
    for wrong in ({"input": "pieces"}, {"input": "ensemble"}, {"input": "sound"}):
        (folder / "manifest.json").write_text(json.dumps({**told, **wrong}))
        with pytest.raises(PackInvalid):
            packs.load(folder)
    (folder / "manifest.json").write_text(json.dumps({**told, "features": 99}))
    with pytest.raises(PackMismatch):
        packs.load(folder)


ONE = {"Quill": "PATIENT", "Bath": "CITY"}
TWO = {"Quill": "PATIENT", "Ohio": "STATE"}
THREE = {"Quill": "DOCTOR", "Ohio": "STATE", "Bo": "PATIENT"}
TEXT = "Quill and Bo went to Bath and Ohio"


def test_a_union_finds_what_any_member_finds_and_a_vote_what_most_do(models: Path) -> None:
    for name, words in (("one", ONE), ("two", TWO), ("three", THREE)):
        write(models, name, words)
    members = ["one", "two", "three"]
    assert run(["models", "combine", "any", *members]) == 0
    assert run(["models", "combine", "most", *members, "--by", "vote"]) == 0
    everything = {"Quill": "PATIENT", "Bo": "PATIENT", "Bath": "CITY", "Ohio": "STATE"}
    assert found(packs.load("any"), TEXT) == everything
    assert found(packs.load("most"), TEXT) == {"Quill": "PATIENT", "Ohio": "STATE"}
    with pytest.raises(PackInvalid, match="already"):
        packs.combine("any", members, Combination.UNION, models)


def test_an_ensemble_works_with_a_pack_of_word_pieces(models: Path) -> None:
    write(models, "one", {"Bath": "CITY"})
    packs.combine("both", [packs.DEFAULT, "one"], Combination.UNION, models)
    text = "Mr. Virgil Stone, seen by Dr. Marsh, took a Bath."
    bundled = set(found(packs.load(), text))
    assert bundled < set(found(packs.load("both"), text))
    assert found(packs.load("both"), text)["Bath"] == "CITY"


def test_an_ensemble_whose_member_was_changed_is_refused(models: Path) -> None:
    write(models, "one", ONE)
    folder = write(models, "two", TWO)
    packs.combine("both", ["one", "two"], Combination.UNION, models)
    (folder / CARD).write_text("Another card.")
    write_manifest(folder, packs.describe(folder).manifest)
    with pytest.raises(PackInvalid, match="is not the one"):
        packs.load("both")


def test_members_for_different_languages_and_ensembles_are_no_members(models: Path) -> None:
    write(models, "one", ONE)
    write(models, "two", TWO)
    write(models, "sv", TWO, "sv")
    packs.combine("both", ["one", "two"], Combination.UNION, models)
    with pytest.raises(PackInvalid, match="member of another"):
        packs.combine("all", ["both", "one"], Combination.UNION, models)
    with pytest.raises(PackMismatch, match="different languages"):
        packs.combine("mixed", ["one", "sv"], Combination.UNION, models)
    with pytest.raises(PackInvalid, match="letters, digits"):
        packs.combine("../x", ["one", "two"], Combination.UNION, models)
    assert {path.name for path in models.iterdir()} == {"one", "two", "sv", "both"}


def chances(members: int) -> st.SearchStrategy[list[Chances]]:
    values = st.floats(0.01, 1.0)
    one = arrays(np.float64, (3, 5), elements=values).map(lambda a: a / a.sum(1, keepdims=True))
    return st.lists(one, min_size=members, max_size=members)


@given(chances(3), st.floats(0.05, 0.95))
def test_at_every_threshold_a_union_covers_what_any_member_covers(
    members: list[Chances], threshold: float
) -> None:
    def covered(emissions: Floats) -> Chances:
        return 1.0 - np.exp(emissions[:, OUTSIDE].astype(np.float64))

    votes = sum((1.0 - one[:, OUTSIDE] >= threshold).astype(int) for one in members)
    union = covered(joined(members, Combination.UNION))
    most = covered(joined(members, Combination.VOTE))
    assert (union[votes >= 1] >= threshold - 1e-5).all()
    assert (most[votes >= 2] >= threshold - 1e-5).all()
    assert (most[votes < 2] < threshold + 1e-5).all()
    sums = np.exp(joined(members, Combination.UNION).astype(np.float64)).sum(axis=1)
    assert np.allclose(sums, 1.0, atol=1e-4)


def test_a_pack_that_was_trained_here_is_imported_with_its_warning(
    models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "made", "own", ONE)
    told = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps({**told, "trained_on_patients": True}))
    assert run(["models", "import", str(folder)]) == 0
    capsys.readouterr()
    assert (models / "own").stat().st_mode & 0o077 == 0
    assert run(["models", "info", "own"]) == 0
    assert capsys.readouterr().out.startswith("This model may contain words from patients")
