"""The exported graph computes what torch computes, and the pack around it loads."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")
pytest.importorskip("onnx")

from tokenizers import Tokenizer  # noqa: E402
from tokenizers.models import WordLevel  # noqa: E402
from tokenizers.pre_tokenizers import Whitespace  # noqa: E402

from app.engine.domain.document import Document  # noqa: E402
from app.engine.tagger.features import SIZES, VERSION  # noqa: E402
from app.engine.tagger.pack import packs  # noqa: E402
from app.engine.tagger.pack.manifest import MODEL, Manifest  # noqa: E402
from app.engine.tagger.pack.operating_points import MISS_RATES  # noqa: E402
from app.engine.tagger.tagger import Tagger  # noqa: E402
from app.errors import InputError  # noqa: E402
from app.progress import NullReporter  # noqa: E402
from app.training import config  # noqa: E402
from app.training.config import Model  # noqa: E402
from app.training.run import train  # noqa: E402
from app.training.tagger import calibration  # noqa: E402
from app.training.tagger.calibration import Scored  # noqa: E402
from app.training.tagger.crf import Crf  # noqa: E402
from app.training.tagger.fit import Tagging  # noqa: E402
from app.training.tagger.network import EncoderTagger  # noqa: E402
from app.training.tagger.pack import labels, run, write_pack  # noqa: E402
from app.training.tagger.pack_weights import pack_weights  # noqa: E402
from app.training.tagger.samples import Batch  # noqa: E402

pytestmark = pytest.mark.train
# Two threads on such small tensors mostly wait for each other.
torch.set_num_threads(1)

CLASSES = ("PATIENT", "DATE")


@pytest.fixture(scope="module")
def tagging() -> Tagging:
    torch.manual_seed(0)
    shape = transformers.BertConfig(
        vocab_size=60,
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=64,
        max_position_embeddings=64,
    )
    bert = transformers.BertModel(shape, add_pooling_layer=False)
    made = Tagging(EncoderTagger(bert, 1 + 4 * len(CLASSES), Model()), Crf(len(CLASSES)))
    # A graph keeps tensors of the same values once, and before training many are alike.
    with torch.no_grad():
        for table in made.parameters():
            table.add_(torch.randn_like(table), alpha=0.02)
    return made


def batch(rows: int, pieces: int) -> Batch:
    generator = torch.Generator().manual_seed(pieces)
    ids = torch.randint(3, 60, (rows, pieces), generator=generator)
    mask = torch.ones_like(ids)
    mask[0, pieces // 2 :] = 0
    features = torch.stack(
        [torch.randint(0, size, ids.shape, generator=generator) for size in SIZES], 2
    )
    return Batch(ids, mask, features, torch.zeros_like(ids), ids, mask.bool())


@pytest.fixture(scope="module")
def pack(tagging: Tagging, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs") / "tiny"
    vocabulary = {"[PAD]": 0, "[CLS]": 1, "[SEP]": 2, "[UNK]": 3, "seen": 4, "Stone": 5}
    tokenizer = Tokenizer(WordLevel(vocabulary, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = Whitespace()
    source = folder.parent / "tokenizer.json"
    tokenizer.save(str(source))
    manifest = Manifest(
        name="tiny",
        version="1",
        language="en",
        labels=labels(CLASSES),
        subcategories={name: name for name in CLASSES},
        window=32,
        context=4,
        special=((1,), (2,)),
        features=VERSION,
        threshold=0.1,
        temperature=1.0,
    )
    write_pack(tagging, batch(3, 20), source, None, folder, manifest, "A tiny pack.")
    return folder


@pytest.mark.parametrize(("rows", "pieces"), [(1, 5), (4, 31)])
def test_the_quantised_graph_stays_close_to_torch_at_other_sizes(
    pack: Path, tagging: Tagging, rows: int, pieces: int
) -> None:
    probe = batch(rows, pieces)
    with torch.inference_mode():
        wanted = tagging.encoder.eval()(probe.ids, probe.mask, probe.features).numpy()
    seen = probe.mask.numpy().astype(bool)
    difference = np.abs(run(pack / MODEL, probe) - wanted)[seen]
    assert difference.max() < 0.25 * np.abs(wanted[seen]).max()


def test_the_written_pack_loads_and_tags(pack: Path) -> None:
    tagger = Tagger.load(packs.load(pack), provider="cpu", min_score=0.0)
    text = "seen Stone today " * 40
    findings = tagger.examine(Document("0" * 16, "text", "0" * 64, text), NullReporter()).findings
    assert {finding.subcategory for finding in findings} <= set(CLASSES)
    assert findings


def scored(seed: int) -> Scored:
    rng = np.random.default_rng(seed)
    gold = np.where(rng.random(400) < 0.2, 4, 0)
    emissions = np.full((400, 5), -20.0, dtype=np.float32)
    emissions[:, 0] = 0.0
    emissions[:, 4] = 6.0 * np.where(gold == 4, 1, -1) + rng.normal(scale=9, size=400)
    return Scored(emissions, gold)


def test_overconfident_scores_are_cooled() -> None:
    flat = np.zeros((5, 5), dtype=np.float32)
    assert calibration.temperature([scored(1)], flat) > 1.5


def test_recall_falls_as_the_threshold_rises() -> None:
    flat = np.zeros((5, 5), dtype=np.float32)
    points = calibration.curve(calibration.chances([scored(2)], flat, 2.0))
    recalls = [point.recall for point in points]
    assert recalls == sorted(recalls, reverse=True)


def test_operating_points_hold_their_miss_rate_on_notes_like_the_held_out_ones() -> None:
    rng = np.random.default_rng(3)
    flat = np.zeros((9, 9), dtype=np.float32)

    def texts(count: int) -> list[Scored]:
        made = []
        for _ in range(count):
            emissions = np.zeros((40, 9), dtype=np.float32)
            emissions[:, 0] = rng.normal(rng.normal(0, 1), 2, 40)
            made.append(Scored(emissions, rng.integers(0, 2, 40)))
        return made

    chosen = calibration.operating_points(calibration.chances(texts(150), flat, 1.0))
    fresh = calibration.chances(texts(400), flat, 1.0)
    for name, alpha in MISS_RATES.items():
        missed = [(text.values[text.gold] < chosen[name]).mean() for text in fresh]
        assert np.mean(missed) <= alpha + 0.01, name
    assert chosen["maximum"] <= chosen["high"] <= chosen["balanced"]


def test_too_few_notes_promise_nothing_and_get_the_lowest_threshold() -> None:
    flat = np.zeros((9, 9), dtype=np.float32)
    sure = np.zeros((4, 9), dtype=np.float32)
    sure[:, 0] = -20
    held_out = [Scored(sure, np.ones(4, dtype=np.int64))]
    chosen = calibration.operating_points(calibration.chances(held_out, flat, 1.0))
    assert set(chosen.values()) == {0.005}


def test_a_configuration_names_its_folders_from_where_it_lies(tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    path.write_text('[data]\ncorpora = "c"\n[output]\nfolder = "o"\n[fit]\nseed = 7\n')
    read = config.read(path)
    assert read.data.corpora == tmp_path / "c"
    assert read.output.folder == tmp_path / "o"
    assert read.fit.seed == 7


@pytest.mark.parametrize(
    "text", ["", "[data", '[data]\ncorpora = "c"\nodd = 1\n[output]\nfolder = "o"']
)
def test_a_wrong_configuration_is_named_as_such(tmp_path: Path, text: str) -> None:
    path = tmp_path / "run.toml"
    path.write_text(text)
    with pytest.raises(InputError, match=r"run\.toml"):
        config.read(path)


def test_an_unknown_recipe_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no recipe"):
        train("alchemy", tmp_path / "none.toml", NullReporter())


def test_the_manifest_of_a_written_pack_hashes_every_file(pack: Path) -> None:
    manifest = json.loads((pack / "manifest.json").read_text())
    files = {file.name for file in pack.iterdir()} - {"manifest.json"}
    assert set(manifest["files"]) == files


def test_training_goes_on_from_the_weights_of_a_pack(tagging: Tagging, pack: Path) -> None:
    found = pack_weights(pack)
    assert found.keys() == tagging.state_dict().keys()
    for name, table in tagging.state_dict().items():
        step = (table.max() - table.min()) / 127
        assert torch.allclose(found[name], table, atol=float(step)), name
    later = Tagging(tagging.encoder, tagging.crf)
    later.start_from(found)


def test_a_folder_that_is_no_pack_is_nothing_to_go_on_from(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no pack"):
        pack_weights(tmp_path)
