"""What a model pack says of itself: `manifest.json`, which names and hashes the other files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path

from app import __version__
from app.digests import digest_of
from app.engine.domain.labels import schema
from app.engine.tagger import features
from app.engine.tagger.windows import Cut
from app.errors import PackInvalid, PackMismatch

MANIFEST, MODEL, TOKENIZER, CARD, TRANSITIONS, LEXICON, FEATURES, LISTS, VOCABULARY = (
    "manifest.json",
    "model.onnx",
    "tokenizer.json",
    "README.md",
    "transitions.npy",
    "lexicon.npy",
    "features.npz",
    "lists.json",
    "vocabulary.npz",
)


WORD_FEATURES = 1
"""Version of what the features of words mean; a pack that was trained on another is refused."""

WORD_INPUTS = 1
"""The same for how words and characters become numbers."""


class Input(StrEnum):
    """What the model of a pack reads.

    Word pieces go through an ONNX graph, and so do words with their characters; features of words
    through a table of weights. An ensemble asks other packs.
    """

    PIECES = "pieces"
    WORDS = "words"
    FEATURES = "features"
    ENSEMBLE = "ensemble"


class Combination(StrEnum):
    """How an ensemble joins its members.

    What any of them finds; what most of them find; or one lattice over the mean of their scores
    (`POOL`), as if they were one model.
    """

    UNION = "union"
    VOTE = "vote"
    POOL = "pool"


class Pooling(StrEnum):
    """What the score of a token is that has several word pieces: their mean, or the first one's."""

    MEAN = "mean"
    FIRST = "first"


class Decoder(StrEnum):
    """How scores become findings.

    `LATTICE` asks for the best path under transitions on which every token that reaches the
    threshold identifies, `PATH` for the best of all paths, whatever the threshold (Viterbi). The
    others look at each token alone, as the published model's own program does: the tags that
    identify together reach the threshold (`SUM`), one of them does (`MAX`), or the likeliest tag is
    one of them, whatever the threshold (`ARGMAX`).
    """

    LATTICE = "lattice"
    PATH = "path"
    SUM = "sum"
    MAX = "max"
    ARGMAX = "argmax"


_REQUIRED = {
    Input.PIECES: {MODEL, TOKENIZER},
    Input.WORDS: {MODEL, VOCABULARY, TRANSITIONS},
    Input.FEATURES: {FEATURES, TRANSITIONS},
    Input.ENSEMBLE: set[str](),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """What a pack says of itself.

    Attributes:
        name: what the user chooses it by; also the name of its folder.
        language: code of the spaCy tokeniser.
        languages: codes of `app.languages` that it was trained for; none for `language` alone.
        labels: outputs of the model in their order, such as `O` and `B-PATIENT`. Prefixes of IOB,
            BILOU and BIOES are understood, and so are labels without any.
        subcategories: the part of a label behind its prefix, and the schema's subcategory for it;
            empty where it marks no identifier.
        window: pieces the encoder takes, special ones included.
        context: pieces of context on either side of what a window is asked about, or tokens of
            context around a sentence.
        windows: by what a text is cut into windows.
        group: sentences that are seen together, where windows are groups; of a model over words,
            always.
        pooling: what pieces say of their token.
        decoder: how scores become findings.
        special: pieces before and after each window.
        features: version of the features that the model sees, 0 for a model without.
        threshold: default probability from which a token counts as identifying.
        operating_points: thresholds for the miss rates of `operating_points.MISS_RATES`, measured
            on held-out notes.
        temperature: divides the scores before they become probabilities (Guo et al. 2017).
        min_program: oldest program version that can run it.
        files: SHA-256 of each other file in the folder.
        input: what the model reads.
        members: SHA-256 of the manifest of each pack of an ensemble, by the pack's name.
        combination: how they are joined.
        trained_on_patients: whether words of patients' documents may be in it. Such a pack stays
            on the computer on which it was made.
    """

    name: str
    version: str
    language: str
    labels: tuple[str, ...]
    subcategories: Mapping[str, str]
    window: int
    context: int
    special: tuple[tuple[int, ...], tuple[int, ...]]
    features: int
    threshold: float
    temperature: float
    operating_points: Mapping[str, float] = field(default_factory=dict)
    min_program: str = "0.1.0"
    files: Mapping[str, str] = field(default_factory=dict)
    languages: tuple[str, ...] = ()
    input: Input = Input.PIECES
    members: Mapping[str, str] = field(default_factory=dict)
    combination: Combination = Combination.UNION
    trained_on_patients: bool = False
    windows: Cut = Cut.PIECES
    group: int = 1
    pooling: Pooling = Pooling.MEAN
    decoder: Decoder = Decoder.LATTICE

    @property
    def served(self) -> tuple[str, ...]:
        """Codes of the languages in which it finds what identifies a person."""
        return tuple(self.languages) or (self.language,)

    @property
    def asks_each(self) -> bool:
        """Whether it is a union or a vote: its members answer each by itself."""
        return self.input is Input.ENSEMBLE and self.combination is not Combination.POOL


_VERSIONS = {
    Input.PIECES: features.VERSION,
    Input.WORDS: WORD_INPUTS,
    Input.FEATURES: WORD_FEATURES,
    Input.ENSEMBLE: 0,
}


_CHOICES = {
    "input": Input,
    "combination": Combination,
    "windows": Cut,
    "pooling": Pooling,
    "decoder": Decoder,
}


def parse(raw: bytes) -> Manifest:
    """Read a manifest. Raises `PackInvalid` and `PackMismatch`."""
    try:
        told = json.loads(raw)
        chosen = {name: kind(told[name]) for name, kind in _CHOICES.items() if name in told}
        manifest = Manifest(**{**told, **chosen})
        kind, points = manifest.input, manifest.operating_points
        special = tuple(tuple(int(piece) for piece in part) for part in manifest.special)
        room = manifest.window - sum(len(part) for part in special)
        sound = (
            len(special) == 2
            and 0 <= 4 * manifest.context <= room
            and manifest.temperature > 0
            and manifest.group >= 1
            and all(0 <= one <= 1 for one in (manifest.threshold, *points.values()))
            and manifest.files.keys() >= _REQUIRED[kind]
            and (kind is Input.ENSEMBLE) == (len(manifest.members) > 1)
            and all(Path(name).name == name for name in (*manifest.files, manifest.name))
            and all(isinstance(code, str) for code in manifest.languages)
        )
    except (TypeError, ValueError, AttributeError, RecursionError):
        raise PackInvalid("The manifest of the model cannot be read.") from None
    if not sound:
        raise PackInvalid("The manifest of the model is inconsistent.")
    unknown = set(manifest.subcategories.values()) - {""} - schema().subcategories.keys()
    if unknown:
        raise PackMismatch(f"The model uses unknown labels: {', '.join(sorted(unknown))}.")
    if manifest.features not in (0, _VERSIONS[kind]) or _newer(manifest.min_program):
        raise PackMismatch("The model was made for another version of the program.")
    return manifest


def _newer(wanted: str) -> bool:
    return _numbers(wanted) > _numbers(__version__)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".") if part.isdigit())


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Store `manifest` in `folder` with the hashes of the files that lie there now."""
    names = sorted(file.name for file in folder.iterdir() if file.name != MANIFEST)
    hashes = {name: digest_of(folder / name) for name in names}
    text = json.dumps({**asdict(manifest), "files": hashes}, indent=2)
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8")
