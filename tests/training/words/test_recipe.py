"""Networks over words: what each part sees, the graph equals torch, a run goes on as unbroken."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("onnx")

from app.cli.parser import run as run_command  # noqa: E402
from app.engine.domain.document import Document  # noqa: E402
from app.engine.tagger import bilou  # noqa: E402
from app.engine.tagger.loading import load_tagger  # noqa: E402
from app.engine.tagger.pack import packs  # noqa: E402
from app.engine.tagger.pack.manifest import MODEL  # noqa: E402
from app.engine.tagger.word_features.sentences import sentences  # noqa: E402
from app.engine.tagger.word_inputs import PADDING, UNKNOWN, Vocabulary, arrays, parts  # noqa: E402
from app.errors import InputError  # noqa: E402
from app.progress import Cancelled, NullReporter, Stage  # noqa: E402
from app.training.config import Config, Data, Fit, Model, Output  # noqa: E402
from app.training.corpora.files import read_corpus  # noqa: E402
from app.training.run import train  # noqa: E402
from app.training.tagger.crf import Crf  # noqa: E402
from app.training.tagger.pack import run_graph  # noqa: E402
from app.training.words.cross_view import VIEWS, CrossView, unlabelled_loss  # noqa: E402
from app.training.words.language_model import FILE, LanguageModel  # noqa: E402
from app.training.words.layers import LockedDropout  # noqa: E402
from app.training.words.network import (  # noqa: E402
    INPUTS,
    Batch,
    WordNetwork,
    WordTagging,
    WordVectors,
    read_vectors,
)
from app.training.words.recipe import Sample, collate, export, fit  # noqa: E402

pytestmark = pytest.mark.train
# Two threads on such small tensors mostly wait for each other.
torch.set_num_threads(1)

TEXT = "Mrs Quill came to Arpham on May 3 .\nDr Moor saw her .\nAll was well , she went home ."
CLASSES = ("DATE", "PATIENT")
TAGS = 1 + 4 * len(CLASSES)
SMALL = partial(
    Model, word_width=8, character_width=4, filters=3, units=6, dropout=0.1, unlabelled_dropout=0.3
)
CPU = torch.device("cpu")


def vocabulary() -> Vocabulary:
    return Vocabulary.of(sentences(TEXT, "en"))


def batch(text: str = TEXT) -> Batch:
    rows = [
        Sample(one, bilou.encode([(1, 2, 1)], len(one.tokens))) for one in sentences(text, "en")
    ]
    return collate(rows, vocabulary(), CPU)


def network(kind: Any = WordNetwork, seed: int = 0, **settings: Any) -> WordTagging:
    torch.manual_seed(seed)
    model = SMALL(**settings)
    language_model = None
    if settings.get("reprojection"):
        letters = [chr(code) for code in vocabulary().alphabet]
        language_model = LanguageModel(letters, 5).requires_grad_(requires_grad=False)
    vectors = WordVectors(vocabulary(), model, language_model)
    return WordTagging(kind(vectors, TAGS, model), Crf(len(CLASSES)), model.decoder)


NETWORKS = [
    (WordNetwork, {"characters": "cnn"}),
    (WordNetwork, {"characters": "lstm"}),
    (WordNetwork, {"characters": "none", "reprojection": True}),
    (WordNetwork, {"words": "cnn"}),
    (WordNetwork, {"words": "dilated", "word_width": 0}),
    (WordNetwork, {"words": "none"}),
    (CrossView, {"characters": "cnn"}),
]


@pytest.mark.parametrize(("kind", "settings"), NETWORKS)
def test_the_graph_gives_what_torch_gives_at_other_sizes(
    kind: type, settings: dict[str, Any], tmp_path: Path
) -> None:
    tagging = network(kind, **settings)
    export(tagging.network, batch(), tmp_path / MODEL)
    other = batch(
        "She went .\nMrs Quillington-Arphamsworth-of-the-Moor saw Dr Quill on May 9 at home"
    )
    with torch.inference_mode():
        wanted = tagging.network.eval()(*(other.inputs[name] for name in INPUTS)).numpy()
    found = run_graph(tmp_path / MODEL, other.inputs)
    assert np.abs(found - wanted)[other.scored.numpy()].max() < 1e-3


@pytest.mark.parametrize(("kind", "settings"), NETWORKS)
def test_padding_changes_no_score(kind: type, settings: dict[str, Any]) -> None:
    tagging = network(kind, **settings).eval()
    with torch.inference_mode():
        together = tagging(batch())
        for row, line in zip(together, TEXT.split("\n"), strict=True):
            alone = tagging(batch(line))[0]
            assert torch.allclose(row[: len(alone)], alone, atol=1e-5)


def test_each_view_sees_only_its_part_of_a_sentence() -> None:
    tagging = network(CrossView, characters="none").eval()
    inputs = batch(TEXT.split("\n", maxsplit=1)[0]).inputs
    place = 4
    for view, hidden in {
        "future": slice(place, None),
        "past": slice(0, place + 1),
        "forward": slice(place + 1, None),
        "backward": slice(0, place),
    }.items():
        changed = {name: tensor.clone() for name, tensor in inputs.items()}
        changed["words"][:, hidden] = UNKNOWN
        visible = {name: tensor.clone() for name, tensor in inputs.items()}
        seen = [n for n in range(inputs["words"].shape[1]) if n not in range(100)[hidden]]
        visible["words"][:, seen] = UNKNOWN
        with torch.inference_mode():
            before, same, other = (
                tagging.network.views(*(given[name] for name in INPUTS))[1][view][0, place]
                for given in (inputs, changed, visible)
            )
        assert torch.equal(before, same), view
        assert not torch.equal(before, other), view
    assert set(VIEWS) == {"future", "past", "forward", "backward"}


def test_unlabelled_text_teaches_all_but_the_primary_head() -> None:
    tagging = network(CrossView)
    unlabelled_loss(tagging.train(), batch(), 0.3).backward()
    for part in tagging.network.primary.parameters():
        assert part.grad is None or not part.grad.any()
    assert all(head[0].weight.grad.any() for head in tagging.network.auxiliary)
    assert tagging.network.vectors.table.weight.grad.any()
    assert {layer.share for layer in tagging.modules() if isinstance(layer, LockedDropout)} == {0.1}


def test_a_words_states_depend_on_its_side_of_the_line_alone() -> None:
    torch.manual_seed(0)
    model = LanguageModel("abc ", 4).eval()
    line = torch.tensor([[2, 3, 4, 2, 3, 4, 5]])
    first, last = torch.tensor([[2]]), torch.tensor([[3]])
    later, earlier = line.clone(), line.clone()
    later[0, 4:], earlier[0, :2] = 5, 5
    with torch.inference_mode():
        whole, behind, before = (
            model.states(one, first, last)[0, 0] for one in (line, later, earlier)
        )
    assert torch.equal(whole[:4], behind[:4])
    assert not torch.equal(whole[4:], behind[4:])
    assert torch.equal(whole[4:], before[4:])
    assert not torch.equal(whole[:4], before[:4])


def test_one_mask_drops_the_same_numbers_in_all_steps() -> None:
    rows = LockedDropout(0.5).train()(torch.ones(3, 7, 20))
    assert torch.equal(rows, rows[:, :1].expand_as(rows))
    assert 0 < int((rows == 0).sum()) < rows.numel()


class Impatient:
    """Cancels after eleven steps."""

    def __init__(self) -> None:
        self.steps = 0

    def step(self, stage: Stage, done: int, total: int) -> None:
        self.steps += 1
        if self.steps > 11:
            raise Cancelled


@pytest.mark.slow
@pytest.mark.parametrize("kind", [WordNetwork, CrossView])
def test_a_resumed_run_equals_an_unbroken_one(kind: type, tmp_path: Path) -> None:
    found = sentences(TEXT, "en")
    rows = [Sample(one, bilou.encode([(1, 2, 1)], len(one.tokens))) for one in found]
    free = list(found) if kind is CrossView else []
    settings = Config(
        data=Data(labelled=(tmp_path,)),
        output=Output(tmp_path),
        model=SMALL(),
        fit=Fit(pieces=12, rounds=6, evaluate_every=4, device="cpu", threads=1, patience=99),
    )
    run = partial(fit, vocabulary=vocabulary(), settings=settings)
    with pytest.raises(Cancelled):
        run(network(kind), rows, rows, free, folder=tmp_path / "cut", reporter=Impatient())
    cut, whole = network(kind, 1), network(kind)
    run(cut, rows, rows, free, folder=tmp_path / "cut", reporter=NullReporter())
    run(whole, rows, rows, free, folder=tmp_path / "whole", reporter=NullReporter())
    for one, other in zip(cut.parameters(), whole.parameters(), strict=True):
        assert torch.equal(one, other)


def test_a_file_of_vectors_gives_its_rows_and_others_their_mean(tmp_path: Path) -> None:
    path = tmp_path / "vectors.vec"
    path.write_text("3 2\nmrs 1 2\ndr 3 4\nelsewhere 5 9\n", encoding="utf-8")
    known = vocabulary()
    table = read_vectors(path, known)
    rows = known.words_of(["Mrs", "DR", "Quill"]).tolist()
    assert table[rows].tolist() == [[1, 2], [3, 4], [3, 5]]
    assert table[PADDING].tolist() == [0, 0]
    path.write_text("mrs 1 2\ndr 3\n", encoding="utf-8")
    with pytest.raises(InputError, match="line 2"):
        read_vectors(path, known)


def test_words_and_characters_have_numbers_that_survive_a_file() -> None:
    known = Vocabulary.parse(vocabulary().dump())
    (first, *_) = sentences(TEXT, "en")
    given = arrays([first], known)
    assert given["words"].min() > UNKNOWN
    assert known.words_of(["zebra", "QUILL", "quill"]).tolist()[1:] == [
        *known.words_of(["Quill"]).tolist() * 2
    ]
    assert known.words_of(["zebra"]).tolist() == [UNKNOWN]
    long = sentences("word " * 700, "en")[0]
    cut = list(parts(long))
    assert sum(len(part.tokens) for part in cut) == 700
    assert all(word == "word" for part in cut for word in part.words)
    assert cut[1].start == cut[0].start + len(cut[0].text) + 1


NAMES = ("Quill", "Arp", "Sand", "Moor", "Fell", "Tarn", "Beck", "Holm")
CONFIG = """\
[data]
labelled = "all.txt"
unlabelled = ["plain.txt"]
split = {{ development = 20, test = 30 }}
[model]
word_width = 16
character_width = 8
filters = 8
units = 16
sequence = 40
{model}
[fit]
pieces = {pieces}
rounds = {rounds}
threads = 1
evaluate_every = 20
head_learning_rate = 0.03
[output]
folder = "out"
name = "mine"
"""


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    notes = "\n".join(
        f"=== {n} | en | note\nMrs [[PATIENT|{NAMES[n % 8]}]] came on [[DATE|May {n % 9 + 1}]] .\n"
        f"Dr [[DOCTOR|{NAMES[(n + 5) % 8]}]] saw her .\n"
        for n in range(30)
    )
    (tmp_path / "all.txt").write_text(notes, encoding="utf-8")
    (tmp_path / "plain.txt").write_text("Mrs Moor came on May 3 .\nDr Arp saw her .\n" * 20)
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("recipe", "model"),
    [
        ("bilstm-crf", ""),
        ("cvt", 'decoder = "softmax"'),
        ("bilstm-crf", "language_model"),
        ("cvt", "language_model"),
        ("bilstm-crf", "group = 2"),
    ],
)
def test_a_recipe_leaves_a_pack_that_finds_in_the_program_what_the_run_found(
    corpus: Path, recipe: str, model: str
) -> None:
    path = corpus / "run.toml"
    if model == "language_model":
        path.write_text(CONFIG.format(model="", pieces=400, rounds=3))
        folder = train("char-lm", path, NullReporter())
        assert 0 < float((folder / "bits.txt").read_text()) < 5
        model = 'language_model = "out/char-lm/language_model.pt"\ncharacters = "none"'
    path.write_text(CONFIG.format(model=model, pieces=64, rounds=16))
    folder = train(recipe, path, NullReporter())
    record = json.loads((folder / "run.json").read_text())
    assert record["tests"]["test"]["token binary F1"] > 0.8
    assert "broken" in json.loads((folder / "rounds.jsonl").read_text())
    pack = packs.load(folder / "pack" / "mine")
    assert pack.manifest.trained_on_patients
    assert set(pack.manifest.operating_points) == {"balanced", "high", "maximum"}
    assert b"quill" not in b"".join(pack.contents.values()).lower()
    tagger = load_tagger(pack, "cpu", min_score=0.5)
    for document in read_corpus([folder / "predictions" / "test"], "jsonl"):
        read = Document("0" * 16, "text", "0" * 64, document.text)
        found = tagger.examine(read, NullReporter()).findings
        assert [(f.span, f.subcategory) for f in found] == [
            (s.span, s.subcategory) for s in document.spans
        ]


@pytest.mark.slow
def test_without_its_parts_a_network_is_measured_beside_the_whole(
    corpus: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = corpus / "run.toml"
    path.write_text(CONFIG.format(model="", pieces=64, rounds=16))
    named = ["train", "bilstm-crf", "--config", str(path), "--without"]
    assert run_command([*named, "words,bilstm+crf"]) == 0
    folder = corpus / "out" / "without" / "bilstm-crf"
    told = json.loads((folder / "without.json").read_text())
    assert list(told) == ["whole", "words", "bilstm+crf"]
    alone, whole = (told[name]["test"]["token subcategory F1"] for name in ("bilstm+crf", "whole"))
    # Names and doctors share their words: only the words before them tell them apart.
    assert alone < whole
    assert f"({100 * (alone - whole):+.2f})" in capsys.readouterr().out
    assert run_command([*named, "lm"]) != 0
    assert run_command([*named, "decoder"]) != 0


@pytest.mark.slow
def test_views_are_those_of_lstms(corpus: Path) -> None:
    path = corpus / "run.toml"
    path.write_text(CONFIG.format(model='words = "cnn"', pieces=64, rounds=2))
    with pytest.raises(InputError, match="must be bilstm"):
        train("cvt", path, NullReporter())


@pytest.mark.slow
def test_a_resumed_language_model_equals_an_unbroken_one(corpus: Path) -> None:
    path = corpus / "run.toml"
    text = CONFIG.format(model="", pieces=80, rounds=3).replace("every = 20", "every = 4")
    path.write_text(text)
    with pytest.raises(Cancelled):
        train("char-lm", path, Impatient())
    cut = train("char-lm", path, NullReporter())
    steps = [json.loads(line)["step"] for line in (cut / "log.jsonl").read_text().splitlines()]
    assert steps[:11] == list(range(1, 12))
    assert steps[11:13] == [9, 10]
    path.write_text(text.replace('folder = "out"', 'folder = "other"'))
    whole = train("char-lm", path, NullReporter())
    one, other = (LanguageModel.load(folder / FILE) for folder in (cut, whole))
    for first, second in zip(one.parameters(), other.parameters(), strict=True):
        assert torch.equal(first, second)


@pytest.mark.slow
@pytest.mark.parametrize("recipe", ["bilstm-crf", "cvt", "cvt-supervised"])
def test_a_command_given_again_goes_on_to_the_same_pack(corpus: Path, recipe: str) -> None:
    path = corpus / "run.toml"
    text = CONFIG.format(model="", pieces=40, rounds=6).replace("every = 20", "every = 4")
    path.write_text(text)
    with pytest.raises(Cancelled):
        train(recipe, path, Impatient())
    cut = packs.load(train(recipe, path, NullReporter()) / "pack" / "mine")
    path.write_text(text.replace('folder = "out"', 'folder = "other"'))
    whole = packs.load(train(recipe, path, NullReporter()) / "pack" / "mine")
    assert cut.contents == whole.contents


@pytest.mark.slow
def test_a_network_learns_one_corpus_after_another(corpus: Path) -> None:
    (corpus / "first.txt").write_text(
        "\n".join(
            f"=== e{n} | it | nota\nLa sig.ra [[PATIENT|{name}]] abita a [[CITY|Ostby]] .\n"
            for n, name in enumerate(NAMES)
        )
    )
    text = CONFIG.format(model="", pieces=64, rounds=2)
    path = corpus / "run.toml"
    path.write_text(text.replace("[data]\n", '[data]\nearlier = ["first.txt"]\n'))
    folder = train("bilstm-crf", path, NullReporter())
    pack = packs.load(folder / "pack" / "mine")
    assert set(pack.manifest.subcategories) == {"PATIENT", "DATE", "DOCTOR", "CITY"}
    steps = [
        json.loads((where / "log.jsonl").read_text().splitlines()[-1])["of"]
        for where in (folder / "earlier", folder)
    ]
    assert 0 < steps[0] < steps[1]
    with pytest.raises(InputError, match="one corpus after another"):
        train("crf", path, NullReporter())


def test_a_network_without_development_documents_is_refused(corpus: Path) -> None:
    path = corpus / "run.toml"
    path.write_text('[data]\nlabelled = "all.txt"\n[output]\nfolder = "out"\n')
    with pytest.raises(InputError, match="development documents"):
        train("bilstm-crf", path, NullReporter())
