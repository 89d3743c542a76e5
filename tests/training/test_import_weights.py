"""Weights of a Hugging Face folder become the pack that their graph would be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")

from tokenizers import Tokenizer  # noqa: E402
from tokenizers.models import WordLevel  # noqa: E402
from tokenizers.pre_tokenizers import Whitespace  # noqa: E402

from app.cli.parser import run  # noqa: E402
from app.engine.domain.document import Document  # noqa: E402
from app.engine.domain.review import Finding  # noqa: E402
from app.engine.tagger.inputs import Encoder  # noqa: E402
from app.engine.tagger.pack import packs  # noqa: E402
from app.engine.tagger.pack.pack_import import Reading, plan  # noqa: E402
from app.engine.tagger.tagger import Tagger  # noqa: E402
from app.engine.tagger.windows import Cut  # noqa: E402
from app.engine.tagger.word_features.sentences import sentences  # noqa: E402
from app.errors import PackInvalid  # noqa: E402
from app.progress import NullReporter  # noqa: E402
from app.training.import_weights import exported  # noqa: E402

pytestmark = pytest.mark.train
torch.set_num_threads(1)

LABELS = ("O", "B-PATIENT", "I-PATIENT", "L-PATIENT", "U-PATIENT")
WORDS = ("<pad>", "<s>", "</s>", "<unk>", "Seen", "by", "Stone", "on", "ward", "Reed", ".", "\n")
TEXT = "Seen by Stone on ward .\nReed seen . Stone Reed by\n\n" * 6


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A RoBERTa with weights by chance, as one file."""
    torch.manual_seed(3)
    shape = transformers.RobertaConfig(
        vocab_size=len(WORDS),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=16,
        max_position_embeddings=514,
        pad_token_id=0,
        num_labels=len(LABELS),
        id2label=dict(enumerate(LABELS)),
    )
    model = transformers.RobertaForTokenClassification(shape)
    torch.nn.init.normal_(model.classifier.weight, std=2.0)
    made = tmp_path_factory.mktemp("weights") / "tiny"
    model.save_pretrained(made)
    tokenizer = Tokenizer(
        WordLevel({word: number for number, word in enumerate(WORDS)}, unk_token="<unk>")
    )
    tokenizer.pre_tokenizer = Whitespace()
    tokenizer.save(str(made / "tokenizer.json"))
    (made / "README.md").write_text("---\nlicense: mit\n---\n# Tiny\n")
    return made


def found(pack: Path) -> tuple[Finding, ...]:
    tagger = Tagger.load(packs.load(pack), provider="cpu", min_score=0.5)
    return tagger.examine(Document("0" * 16, "text", "", TEXT), NullReporter()).findings


def test_one_file_shards_and_graph_give_equal_findings(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    graph = exported(folder, tmp_path / "graph")
    by_graph = found(packs.import_pack(graph, tmp_path / "by-graph").path)
    assert by_graph
    shards = tmp_path / "shards" / "tiny"
    model = transformers.RobertaForTokenClassification.from_pretrained(folder)
    model.save_pretrained(shards, max_shard_size="4KB")
    assert len(list(shards.glob("*.safetensors"))) > 2
    for name in ("tokenizer.json", "README.md"):
        (shards / name).write_bytes((folder / name).read_bytes())
    for source in (folder, shards):
        assert run(["models", "import", str(source)]) == 0
        (made,) = (tmp_path / "data").rglob("tiny")
        assert found(made) == by_graph
        card = (made / "README.md").read_text()
        assert "export: mit" in card
        assert all(sha256 in card for sha256 in plan(source).hashes.values())
        for file in made.iterdir():
            file.unlink()
        made.rmdir()


def test_by_sentences_the_pack_finds_what_the_published_procedure_says(
    folder: Path, tmp_path: Path
) -> None:
    graph = exported(folder, tmp_path / "graph")
    reading = Reading(windows=Cut.SENTENCES)
    pack = packs.load(packs.import_pack(graph, tmp_path / "models", reading=reading).path)
    tagger = Tagger.load(pack, provider="cpu", min_score=0.5)
    encoded = tagger.encode(TEXT)
    emissions = tagger.emissions(encoded, NullReporter())
    model = transformers.RobertaForTokenClassification.from_pretrained(folder).eval()
    ids = Encoder(Tokenizer.from_file(str(folder / "tokenizer.json")), "en")(TEXT).ids.tolist()
    wanted, begin = [], 0
    for sentence in sentences(TEXT, "en"):
        end = begin + len(sentence.tokens)
        start, stop = max(0, begin - 32), min(len(ids), end + 32)
        with torch.inference_mode():
            logits = model(torch.tensor([ids[start:stop]])).logits[0]
        wanted.append(logits[begin - start : end - start])
        begin = end
    torch.testing.assert_close(
        torch.from_numpy(emissions), torch.cat(wanted)[:, pack.columns], atol=1e-3, rtol=0
    )


def test_weights_that_can_run_programs_and_broken_shards_are_refused(tmp_path: Path) -> None:
    source = tmp_path / "odd"
    source.mkdir()
    (source / "config.json").write_text(json.dumps({"id2label": {"0": "O", "1": "B-PATIENT"}}))
    (source / "pytorch_model.bin").write_bytes(b"a pickle")
    with pytest.raises(PackInvalid, match="can run programs"):
        plan(source)
    index = {"weight_map": {"a": "model-1.safetensors", "b": "../model-2.safetensors"}}
    (source / "model.safetensors.index.json").write_text(json.dumps(index))
    with pytest.raises(PackInvalid, match="lacks the file"):
        plan(source)
