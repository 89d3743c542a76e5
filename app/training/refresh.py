"""Reviewers' decisions teach a local model: a CRF beside the model in use, as an ensemble of both.

Nothing leaves the computer, and no torch is needed. The CRF never stands in for the other model:
the union of both finds at least what either does (decision 43). A share of the documents is kept
aside, the same ones each time; the new model stands only if on those its recall does not fall. The
former one is kept for one step back.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.atomic_files import rename_all
from app.engine.domain.document import Document
from app.engine.domain.label_maps import LabelMap
from app.engine.evaluation.scores import Level, Scores
from app.engine.evaluation.units import Granularity
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import Combination
from app.errors import DependencyMissing, InputError, PackInvalid, WriteFailed
from app.progress import Reporter, Stage
from app.training.baselines.pack import card, make_pack, write_pack
from app.training.config import Config, Data, Model, Output
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.files import read_corpus
from app.training.evaluation import compared
from app.training.parts import Parts, split

_ASIDE = 20
"""Percent of the documents that are kept aside, at least one."""
_FEWEST = 10
_FORMER = ".former"
_OWN = "-own"


@dataclass(frozen=True, slots=True)
class Refreshed:
    """What came of it.

    Attributes:
        kept: whether the new model stands.
        learnt: documents that it learnt from.
        aside: documents that it was measured on.
        before, after: scores over tokens, identifying or not, of the model alone.
    """

    kept: bool
    learnt: int
    aside: int
    before: Scores
    after: Scores


def refresh(
    name: str,
    decisions: Sequence[Path],
    file_format: str,
    labels: LabelMap | None,
    *,
    beside: str,
    language: str,
    models: Path,
    reporter: Reporter,
) -> Refreshed:
    """Teach the local model `name` in the folder `models` what reviewers decided.

    Args:
        name: of the ensemble; that of its CRF is `NAME-own`.
        decisions: files and folders of reviewed documents, as *Save labelled data* writes them.
        file_format: theirs.
        labels: the map of their labels, if they are not the program's.
        beside: the model that stands beside the CRF, where `name` does not exist yet.
        language: of the documents.
        models: the user's folder of models.
        reporter: is told of each part but the learning, which takes seconds.

    Raises `InputError` for too few documents, `DependencyMissing` without the extra `crf`,
    `PackInvalid`, `PackMismatch`, `WriteFailed` and `Cancelled`; then nothing is changed.
    """
    documents = [
        replace(one, language=language)
        for one in read_corpus(decisions, file_format, labels.forward if labels else None)
    ]
    learnt, aside = _parted(documents)
    former = _former(name, models)
    usual = _usual(former, name, beside)
    known = Parts(learnt, (), {})
    settings = _settings(name + _OWN, decisions, usual.manifest.language)
    own = _taught(settings, known, reporter)
    after = packs.ensemble(name, (usual, own), Combination.UNION)
    before = former or usual
    scores = [_scores(pack, aside, reporter) for pack in (before, after)]
    kept = scores[1].recall >= scores[0].recall
    if kept:
        reporter.step(Stage.WRITE, 0, 1)
        _stand(name, settings, known, own, after, models)
    return Refreshed(kept, len(learnt), len(aside), scores[0], scores[1])


def step_back(name: str, models: Path) -> bool:
    """Put the former model `name` back; whether there was one. Without one, it goes altogether.

    Raises `InputError` where there is no such model, and `WriteFailed`.
    """
    if not (models / name).is_dir() or not (models / f"{name}{_OWN}").is_dir():
        raise InputError(f"There is no local model {name} that was taught by decisions.")
    former, both = models / _FORMER, (name, name + _OWN)
    back = (former / name).is_dir()
    try:
        with tempfile.TemporaryDirectory(dir=models) as scratch:
            moves = [(models / one, Path(scratch, one)) for one in both]
            moves += [(former / one, models / one) for one in both if back]
            rename_all(moves)
    except OSError:
        raise WriteFailed("The former model could not be put back.") from None
    return back


def _parted(
    documents: Sequence[LabelledDocument],
) -> tuple[tuple[LabelledDocument, ...], tuple[LabelledDocument, ...]]:
    """What is learnt from and what is kept aside, by a hash of the patient."""
    data = Data(labelled=(Path(),), split=(("test", _ASIDE),))
    learnt, drawn = split(tuple(documents), data)
    aside = drawn["test"]
    if len(documents) < _FEWEST or not aside or not learnt:
        raise InputError(
            "Too few reviewed documents to teach a model and to measure it.",
            hint=f"Save at least {_FEWEST} as labelled data; more than twice as many are better.",
        )
    return learnt, aside


def _former(name: str, models: Path) -> packs.Pack | None:
    """The local model as it is; None where there is none, or its other member was replaced."""
    try:
        return packs.load(models / name)
    except PackInvalid:
        return None


def _usual(former: packs.Pack | None, name: str, beside: str) -> packs.Pack:
    if former is None:
        usual = packs.load(beside)
    elif former.manifest.asks_each and len(former.members) == 2:
        usual = next(one for one in former.members if one.info.name != name + _OWN)
    else:
        raise InputError(f"The model {name} was not made of decisions.", hint="Choose a new name.")
    if usual.manifest.asks_each:
        raise InputError(f"The model {usual.info.name} is a union or vote already.")
    return usual


def _settings(name: str, decisions: Sequence[Path], language: str) -> Config:
    return Config(
        data=Data(labelled=tuple(decisions), languages=(language,)),
        output=Output(Path(), name=name, patients=True),
        model=Model(lists=False),
    )


def _taught(settings: Config, known: Parts, reporter: Reporter) -> packs.Pack:
    try:
        from app.training.baselines.train import taught  # noqa: PLC0415 - extra `crf`
    except ModuleNotFoundError as error:
        raise DependencyMissing(
            f"To teach a local model needs {error.name}.",
            hint="Run: pip install 'incognote[crf]'",
        ) from None
    return make_pack(taught(settings, known.labelled, reporter), "crf", settings, known)


def _scores(pack: packs.Pack, documents: Sequence[LabelledDocument], reporter: Reporter) -> Scores:
    """Those of a pack at its own threshold, without rules and other mentions."""
    tagger = load_tagger(pack, "cpu")
    read = (Document(one.id, "text", "", one.text, barriers=one.barriers) for one in documents)
    found = [tagger.examine(one, reporter).findings for one in read]
    evaluation = compared(documents, found)
    return evaluation.result(Level.TOKEN, Granularity.BINARY).micro.scores


def _stand(
    name: str, settings: Config, known: Parts, own: packs.Pack, both: packs.Pack, models: Path
) -> None:
    """Put the new packs where packs lie, and what lay there aside."""
    models.mkdir(parents=True, exist_ok=True)
    former = models / _FORMER
    try:
        with tempfile.TemporaryDirectory(dir=models) as scratch:
            drafts = Path(scratch)
            written = write_pack(own, drafts, card("crf", settings, known, own.manifest))
            manifest = replace(
                both.manifest,
                members={**both.manifest.members, own.info.name: packs.describe(written).sha256},
            )
            union = replace(both, manifest=manifest)
            write_pack(union, drafts, f"# {name}\n\nUnion of {', '.join(manifest.members)}.\n")
            former.mkdir(exist_ok=True)
            moves = (
                move
                for one in (name, name + _OWN)
                for move in (
                    (former / one, drafts / f"{one}{_FORMER}"),
                    (models / one, former / one),
                    (drafts / one, models / one),
                )
            )
            rename_all([(before, after) for before, after in moves if before.is_dir()])
    except OSError:
        raise WriteFailed("The local model could not be written.") from None
