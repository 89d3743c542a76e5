"""Classical recipes from a configuration to a run: pack, predictions, figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.parser import run as run_command
from app.engine.domain.document import Document
from app.engine.domain.label_maps import label_map
from app.engine.evaluation.units import Granularity
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.errors import InputError
from app.progress import Cancelled, NullReporter, Stage
from app.training.config import AUTHORED
from app.training.conversion import convert
from app.training.corpora.files import read_corpus
from app.training.evaluation import run
from app.training.repeats import summary
from app.training.run import train

DEV = """=== d-1 | en | note
Mr. [[PATIENT|Quill]] was seen on [[DATE|Monday]]. Tel: [[PHONE|(406) 555-0188]]
"""

NAMES = ("Quill", "Arp", "Sand", "Moor", "Fell", "Tarn", "Beck", "Holm")


def notes() -> str:
    """Twenty notes with single spaces and a sentence a line, as columns can hold them."""
    return "\n".join(
        f"=== {n // 2}-{n % 2} | en | note\n"
        f"Mrs [[PATIENT|{NAMES[n % 8]}]] came to [[CITY|{NAMES[(n + 3) % 8]}ham]] on"
        f" [[DATE|May {n % 9 + 1}]] .\n"
        f"Dr [[DOCTOR|{NAMES[(n + 5) % 8]} {NAMES[n % 7]}]] saw her , aged [[AGE|{n + 40}]] .\n"
        for n in range(20)
    )


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    (tmp_path / "all.txt").write_text(notes(), encoding="utf-8")
    return tmp_path


def configuration(folder: Path, data: str, rest: str = "") -> Path:
    path = folder / "run.toml"
    path.write_text(
        f'[data]\n{data}\n[output]\nfolder = "out"\nname = "mine"\n{rest}', encoding="utf-8"
    )
    return path


SPLIT = "split = { development = 20, test = 40 }"


@pytest.mark.parametrize(
    "recipe", ["unigram", "crf", "crf-selection", "crf-no-selection", "crf-co-training"]
)
def test_a_corpus_is_all_that_a_recipe_needs(corpus: Path, recipe: str) -> None:
    if recipe != "unigram":
        pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")
    (corpus / "plain.txt").write_text("Mrs Moor came to Arpham on May 3 .\n" * 3)
    path = configuration(corpus, f'labelled = "all.txt"\nunlabelled = ["plain.txt"]\n{SPLIT}')
    folder = train(recipe, path, NullReporter())
    record = json.loads((folder / "run.json").read_text())
    assert record["recipe"] == recipe
    assert record["generated"] == 0
    assert record["labelled"] + record["development"] < 20
    assert record["tests"]["test"]["token binary F1"] > 0.3
    assert "Quill" not in (folder / "run.json").read_text()
    pack = packs.load(folder / "pack" / "mine")
    assert pack.manifest.trained_on_patients
    assert (folder / "pack" / "mine").stat().st_mode & 0o077 == 0
    assert b"quill" not in b"".join(pack.contents.values()).lower()
    if recipe == "crf-selection":
        first = json.loads((folder / "rounds.jsonl").read_text().splitlines()[0])
        assert first["left"] == 3


def test_the_program_finds_what_the_recipe_found(corpus: Path) -> None:
    pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")
    folder = train("crf", configuration(corpus, f'labelled = "all.txt"\n{SPLIT}'), NullReporter())
    tagger = load_tagger(packs.load(folder / "pack" / "mine"), min_score=0.5)
    predicted = read_corpus([folder / "predictions" / "test"], "jsonl")
    assert predicted
    for document in predicted:
        read = Document("0" * 16, "text", "0" * 64, document.text)
        found = tagger.examine(read, NullReporter()).findings
        assert [(f.span, f.subcategory) for f in found] == [
            (s.span, s.subcategory) for s in document.spans
        ]


@pytest.mark.parametrize("written", ["i2b2", "brat", "conll", "jsonl", "doccano", "label-studio"])
def test_a_corpus_teaches_the_same_in_every_format(corpus: Path, written: str) -> None:
    packed: dict[str, bytes] = {}
    for name in ("inline", written):
        if name != "inline":
            convert([corpus / "all.txt"], corpus / name, source="inline", target=name)
        files = "all.txt" if name == "inline" else name
        path = configuration(corpus, f'labelled = "{files}"\nformat = "{name}"')
        folder = train("unigram", path, NullReporter())
        packed[name] = packs.load(folder / "pack" / "mine").contents["features.npz"]
    assert packed[written] == packed["inline"]


def test_no_patient_is_on_two_sides_and_a_split_is_the_same_in_each_format(corpus: Path) -> None:
    found = {}
    convert([corpus / "all.txt"], corpus / "brat", source="inline", target="brat")
    for name, files in (("inline", "all.txt"), ("brat", "brat")):
        path = configuration(corpus, f'labelled = "{files}"\nformat = "{name}"\n{SPLIT}')
        folder = train("unigram", path, NullReporter())
        gold = read_corpus([corpus / "out" / "gold" / "test"], "jsonl")
        found[name] = {document.id for document in gold}
        record = json.loads((folder / "run.json").read_text())
        assert record["labelled"] + record["development"] + len(gold) == 20
    assert found["inline"] == found["brat"]
    assert all(
        {f"{i.split('-')[0]}-0", f"{i.split('-')[0]}-1"} <= found["brat"] for i in found["brat"]
    )


def test_parts_that_share_a_patient_are_refused(corpus: Path) -> None:
    (corpus / "other.txt").write_text(
        "=== 3-9 | en | note\nMrs [[PATIENT|Quill]]\n", encoding="utf-8"
    )
    path = configuration(corpus, 'labelled = "all.txt"\ntest = "other.txt"')
    with pytest.raises(InputError, match="1 patients have documents in more than one part"):
        train("unigram", path, NullReporter())


def test_lists_of_ids_split_a_corpus(corpus: Path) -> None:
    (corpus / "ids.txt").write_text("0-0\n0-1\n", encoding="utf-8")
    path = configuration(corpus, 'labelled = "all.txt"\nsplit = { test = "ids.txt" }')
    train("unigram", path, NullReporter())
    gold = read_corpus([corpus / "out" / "gold" / "test"], "jsonl")
    assert [document.id for document in gold] == ["0-0", "0-1"]


def test_native_labels_are_learnt_and_make_no_pack(corpus: Path) -> None:
    convert(
        [corpus / "all.txt"],
        corpus / "card",
        source="inline",
        target="brat",
        back=label_map("roberta_i2b2"),
    )
    data = f'labelled = "card"\nformat = "brat"\nlabels = "native"\n{SPLIT}'
    folder = train("unigram", configuration(corpus, data), NullReporter())
    predicted = read_corpus([folder / "predictions" / "test"], "jsonl", label_map("native").forward)
    assert {"LOC", "STAFF"} <= {label for document in predicted for label in document.labels}
    assert not (folder / "pack").exists()


def test_the_model_cards_labels_are_learnt_and_become_subcategories_in_the_program(
    corpus: Path,
) -> None:
    data = f'labelled = "all.txt"\nlearn = "roberta_i2b2"\n{SPLIT}'
    folder = train("unigram", configuration(corpus, data), NullReporter())
    pack = packs.load(folder / "pack" / "mine")
    assert pack.manifest.subcategories["STAFF"] == "DOCTOR"
    assert "LOCATION_OTHER" in pack.classes


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ('labelled = "none"', "none: no such file"),
        ('labelled = "all.txt"\nformat = "xmi"', "format must be one of"),
        ('labelled = "all.txt"\nsplit = { tests = 3 }', "split may have"),
        ('labelled = "all.txt"\nsplit = { test = "ids" }', "list of ids ids cannot be read"),
        ('labelled = "all.txt"\nlabels = "i2b3"', "no label map i2b3"),
        ('labelled = "all.txt"\nformat = "brat"', "cannot be read"),
        ('labelled = "all.txt"\nlabeled = "x"', "labeled"),
        ('languages = ["it"]', "corpora, or labelled, is missing"),
    ],
)
def test_what_is_wrong_with_a_configuration_is_said(corpus: Path, data: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        train("unigram", configuration(corpus, data), NullReporter())


@pytest.mark.slow
def test_classical_recipes_load_neither_torch_nor_the_library_of_crfs(corpus: Path) -> None:
    path = configuration(corpus, 'labelled = "all.txt"\n' + SPLIT)
    script = (
        "import sys\n"
        "for name in ('torch', 'pycrfsuite', 'transformers'): sys.modules[name] = None\n"
        "from pathlib import Path\nfrom app.progress import NullReporter\n"
        "from app.training.run import train\nfrom app.errors import DependencyMissing\n"
        f"path = Path({str(path)!r})\n"
        "for recipe in ('rules', 'unigram'): train(recipe, path, NullReporter())\n"
        "for recipe in ('crf', 'encoder'):\n"
        "    try: train(recipe, path, NullReporter())\n"
        "    except DependencyMissing as error: print(error.exit_code, error.hint)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[:2] == [
        "9 Run: pip install 'incognote[crf]'",
        "9 Run: pip install 'incognote[train]'",
    ]


@pytest.fixture
def generating(tmp_path: Path, shared: Path) -> Path:
    """Eight documents from a few authored notes, and one gold file."""
    authored = tmp_path / "authored"
    authored.mkdir()
    (authored / "train_en_h.txt").write_bytes((AUTHORED / "train_en_h.txt").read_bytes())
    (authored / "dev_tiny_en.txt").write_text(DEV, encoding="utf-8")
    corpora = (shared / "corpora").as_posix()
    return configuration(tmp_path, f'corpora = "{corpora}"\nauthored = "authored"\ndocuments = 8')


def test_predictions_can_be_evaluated_and_compared(generating: Path) -> None:
    folder = train("unigram", generating, NullReporter())
    assert folder == generating.parent / "out" / "unigram"
    assert not packs.load(folder / "pack" / "mine").manifest.trained_on_patients
    gold = generating.parent / "out" / "gold" / "dev_tiny_en"
    found = folder / "predictions" / "dev_tiny_en"
    evaluation = run([gold], pred=found, against=gold, file_format="jsonl")
    assert evaluation.documents == 1
    assert evaluation.comparison is not None
    assert evaluation.comparison.leakage.leaked == 0
    assert Granularity.BINARY in evaluation.comparison.mcnemar


@pytest.mark.parametrize("recipe", ["crf-selection", "crf-no-selection"])
def test_self_training_without_text_is_refused(generating: Path, recipe: str) -> None:
    with pytest.raises(InputError, match="unlabelled"):
        train(recipe, generating, NullReporter())


def test_an_unknown_recipe_is_refused_before_any_work(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no recipe"):
        train("bigram", tmp_path / "missing.toml", NullReporter())


def test_generating_can_be_cancelled(generating: Path) -> None:
    class Stop:
        def step(self, stage: Stage, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        train("unigram", generating, Stop())


def test_rules_alone_predict_without_training(generating: Path) -> None:
    folder = train("rules", generating, NullReporter())
    gold = generating.parent / "out" / "gold" / "dev_tiny_en"
    found = folder / "predictions" / "dev_tiny_en"
    evaluation = run([gold], pred=found, file_format="jsonl")
    assert evaluation.leakage.by_subcategory["PHONE"].leaked == 0


def test_a_curve_has_growing_shares_of_the_same_documents_and_a_figure(corpus: Path) -> None:
    path = configuration(corpus, f'labelled = "all.txt"\n{SPLIT}')
    assert run_command(["train", "unigram", "--config", str(path), "--curve", "40,100"]) == 0
    folder = corpus / "out" / "curve" / "unigram"
    points = json.loads((folder / "curve.json").read_text())
    assert [point["share"] for point in points] == [40, 100]
    assert points[0]["labelled"] < points[1]["labelled"]
    assert set(points[1]["recall"]) == {"AGE", "CITY", "DATE", "DOCTOR", "PATIENT"}
    figure = (folder / "curve.svg").read_text()
    assert figure.count("<polyline") == 5
    assert "Quill" not in figure


def test_active_learning_keeps_each_step_of_all_strategies(corpus: Path) -> None:
    pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")
    path = configuration(corpus, f'labelled = "all.txt"\n{SPLIT}', "[model]\nbatch = 4\n")
    folder = train("crf-active", path, NullReporter())
    rounds = [json.loads(line) for line in (folder / "rounds.jsonl").read_text().splitlines()]
    assert {one["strategy"] for one in rounds} == {"doubt", "certain", "chance"}
    assert rounds[0]["documents"] == 4
    assert packs.load(folder / "pack" / "mine").classes
    path = configuration(corpus, f'labelled = "all.txt"\n{SPLIT}', "[model]\nbatch = 40\n")
    with pytest.raises(InputError, match="more labelled ones"):
        train("crf-active", path, NullReporter())


def test_hidden_labels_measure_what_self_training_took_and_are_not_learnt(corpus: Path) -> None:
    pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")
    lines = notes().split("=== ")[1:]
    for name, some in (("few", lines[:8]), ("more", lines[8:16]), ("rest", lines[16:])):
        (corpus / f"{name}.txt").write_text("=== " + "=== ".join(some), encoding="utf-8")
    data = 'labelled = "few.txt"\nhidden = "more.txt"\ndevelopment = "rest.txt"'
    folder = train("crf-selection", configuration(corpus, data), NullReporter())
    told = json.loads((folder / "run.json").read_text())
    assert (told["labelled"], told["unlabelled"]) == (8, 16)
    first = json.loads((folder / "rounds.jsonl").read_text().splitlines()[1])
    counts = [
        count for part in ("taken", "left") for count in first.get(f"wrong_of_{part}", {}).values()
    ]
    assert sum(total for _, total in counts) > 100
    assert all(wrong <= total for wrong, total in counts)


def test_repeated_runs_tell_means_and_that_a_unigram_has_no_seed(
    corpus: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = configuration(corpus, f'labelled = "all.txt"\n{SPLIT}')
    assert run_command(["train", "unigram", "--config", str(path), "--repeat", "2"]) == 0
    folder = corpus / "out" / "repeats" / "unigram"
    told = json.loads((folder / "repeats.json").read_text())
    assert told["seeds"] == [1, 2]
    assert all(deviation == 0 for _, deviation in told["tests"]["test"].values())
    records = [(folder / f"{seed:03d}" / "unigram" / "run.json") for seed in (1, 2)]
    figures = [json.loads(record.read_text())["tests"]["test"] for record in records]
    assert figures[0] == figures[1]
    assert "± 0.0000" in capsys.readouterr().out


def test_mean_and_deviation_are_those_of_a_sample() -> None:
    records = [{"test": {"leakage": value}} for value in (0.1, 0.2, 0.6)]
    assert summary(records) == {"test": {"leakage": (0.3, 0.2646)}}


def test_a_stop_behind_one_letter_at_the_end_of_a_line_can_be_left_out_of_spans(
    tmp_path: Path,
) -> None:
    pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")
    forms = "".join(
        f"=== {n} | es | note\nSexo: [[SEX|{'MH'[n % 2]}]].\n"
        f"Dr. J. [[NAME|{NAMES[n % 8]}]] le ve.\n\n"
        for n in range(20)
    )
    (tmp_path / "all.txt").write_text(forms, encoding="utf-8")
    data = 'labelled = ["all.txt"]\nlabels = "native"\nlanguages = ["es"]\nsplit = { test = 40 }'

    def recall(more: str) -> float:
        run_folder = train("crf", configuration(tmp_path, data + more), NullReporter())
        record = json.loads((run_folder / "run.json").read_text(encoding="utf-8"))
        return float(record["tests"]["test"]["entity subcategory R"])

    assert recall("") == 0.5
    assert recall("\nstops = true") == 1.0
    with pytest.raises(InputError):
        train(
            "crf",
            configuration(tmp_path, data + '\nstops = true\nlearn = "m.toml"'),
            NullReporter(),
        )
