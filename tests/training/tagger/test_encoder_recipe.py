"""The encoder recipe by the published procedure: sentences, own tokens, first pieces, softmax."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")
pytest.importorskip("onnx")

from tokenizers import Tokenizer  # noqa: E402
from tokenizers.models import WordPiece  # noqa: E402
from tokenizers.pre_tokenizers import BertPreTokenizer  # noqa: E402

from app.engine.domain.document import Document  # noqa: E402
from app.engine.domain.label_maps import label_map  # noqa: E402
from app.engine.tagger.loading import load_tagger  # noqa: E402
from app.engine.tagger.pack import packs  # noqa: E402
from app.engine.tagger.pack.manifest import Decoder, Pooling  # noqa: E402
from app.engine.tagger.windows import Cut  # noqa: E402
from app.errors import InputError, PackMismatch  # noqa: E402
from app.progress import NullReporter  # noqa: E402
from app.training.corpora.files import read_corpus  # noqa: E402
from app.training.run import train  # noqa: E402
from app.training.tagger.pack_weights import pack_weights  # noqa: E402

pytestmark = [pytest.mark.train, pytest.mark.slow]
torch.set_num_threads(1)

NAMES = ("Quill", "Arp", "Sand", "Moor", "Fell", "Tarn")
WORDS = (
    *("[PAD]", "[CLS]", "[SEP]", "[UNK]", "Mrs", "Dr", "came", "on", "May", "saw", "her", "."),
    *("Qu", "##ill", "Arp", "S", "##and", "Moor", "Fell", "Tarn", "1", "2", "3", "4", "5"),
)
CONFIG = """\
[data]
labelled = "all.txt"
split = { development = 20, test = 30 }
learn = "roberta_i2b2"
[model]
encoder = "tiny"
orthography = false
decoder = "softmax"
decoding = "argmax"
windows = "sentences"
window = 64
context = 8
pooling = "first"
[fit]
batch = 4
accumulate = 2
learning_rate = 0.01
head_learning_rate = 0.02
rounds = 12
unknown = 0.0
threads = 1
evaluate_every = 20
device = "cpu"
[output]
folder = "out"
name = "card"
"""


@pytest.fixture
def lab(tmp_path: Path) -> Path:
    torch.manual_seed(1)
    shape = transformers.BertConfig(
        vocab_size=len(WORDS),
        hidden_size=24,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=24,
        max_position_embeddings=64,
    )
    transformers.BertModel(shape, add_pooling_layer=False).save_pretrained(tmp_path / "tiny")
    vocabulary = {word: number for number, word in enumerate(WORDS)}
    tokenizer = Tokenizer(WordPiece(vocabulary, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = BertPreTokenizer()
    tokenizer.save(str(tmp_path / "tiny" / "tokenizer.json"))
    notes = "\n".join(
        f"=== {n} | en | note\nMrs [[PATIENT|{NAMES[n % 6]}]] came on [[DATE|May {n % 5 + 1}]] .\n"
        f"Dr [[DOCTOR|{NAMES[(n + 2) % 6]}]] saw her .\n"
        for n in range(30)
    )
    (tmp_path / "all.txt").write_text(notes)
    (tmp_path / "run.toml").write_text(CONFIG)
    return tmp_path


def test_the_program_reads_and_finds_as_the_encoder_was_taught(lab: Path) -> None:
    train("encoder", lab / "run.toml", NullReporter())
    record = json.loads((lab / "out" / "encoder" / "run.json").read_text())
    assert record["tests"]["test"]["token binary F1"] > 0.8
    pack = packs.load(lab / "out" / "pack" / "card")
    manifest = pack.manifest
    assert (manifest.windows, manifest.pooling) == (Cut.SENTENCES, Pooling.FIRST)
    assert manifest.decoder is Decoder.ARGMAX
    assert {"STAFF", "PATIENT"} <= set(manifest.subcategories)
    tagger = load_tagger(pack, "cpu", min_score=0.5)
    forward = label_map("roberta_i2b2").forward
    predicted = [lab / "out" / "encoder" / "predictions" / "test"]
    for document in read_corpus(predicted, "jsonl", forward):
        read = Document("0" * 16, "text", "0" * 64, document.text)
        found = tagger.examine(read, NullReporter()).findings
        assert [f.span for f in found] == [s.span for s in document.spans]


def test_a_pack_of_several_runs_has_the_mean_of_their_weights(lab: Path) -> None:
    settings, biases = (lab / "run.toml").read_text(), []
    for seed in (1, 2):
        own = settings.replace('folder = "out"', f'folder = "run{seed}"')
        (lab / "run.toml").write_text(own.replace("rounds = 12", f"rounds = 1\nseed = {seed}"))
        train("encoder", lab / "run.toml", NullReporter())
        weights = torch.load(lab / f"run{seed}" / "best.pt", weights_only=True)
        biases.append(weights["encoder.output.bias"])
    (lab / "run.toml").write_text(
        settings.replace("[model]", '[model]\naverage = ["run1", "run2"]')
    )
    made = pack_weights(train("pack", lab / "run.toml", NullReporter()))
    assert not torch.equal(*biases)
    torch.testing.assert_close(made["encoder.output.bias"], sum(biases) / 2)
    (lab / "run2" / "tokenizer.json").unlink()
    with pytest.raises(InputError, match=r"same tokenizer\.json"):
        train("pack", lab / "run.toml", NullReporter())


def test_packs_of_a_corpus_s_own_labels_are_pooled_and_find_nothing_in_the_program(
    lab: Path,
) -> None:
    settings = (lab / "run.toml").read_text().replace("learn =", 'labels = "native"\nlearn = ""  #')
    for seed in (1, 2):
        own = settings.replace('folder = "out"', f'folder = "run{seed}"')
        (lab / "run.toml").write_text(own.replace("rounds = 12", f"rounds = 12\nseed = {seed}"))
        train("encoder", lab / "run.toml", NullReporter())
    with pytest.raises(PackMismatch, match="mean nothing"):
        load_tagger(packs.load(lab / "run1" / "pack" / "card"), "cpu", min_score=0.5)
    members = '[model]\nmembers = ["run1/pack/card", "run2/pack/card"]'
    pooled = settings.replace("[model]", members).replace("argmax", "path")
    (lab / "run.toml").write_text(pooled)
    run = train("pool", lab / "run.toml", NullReporter())
    record = json.loads((run / "run.json").read_text())
    assert record["tests"]["test"]["entity subcategory F1"] > 0.8
    assert not (lab / "out" / "pack").exists()
