"""The classical systems: rules, unigram, CRF, and CRFs that teach themselves. None needs torch.

They learn from the corpora of a configuration, from the documents that the bundled tagger is
trained on, or from both, and leave a run as `app.training.run_folder` says.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.detectors.merge import merge
from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document
from app.engine.tagger.word_features.phrases import Phrases
from app.errors import InputError
from app.progress import NullReporter, Reporter, Stage
from app.training.baselines.active import label_in_turn
from app.training.baselines.examples import Example, examples
from app.training.baselines.material import Material, material
from app.training.baselines.pack import (
    Baseline,
    leave_run,
    make_pack,
)
from app.training.baselines.self_training import Round, co_train, self_train, without_selection
from app.training.baselines.unigram import Unigram
from app.training.config import NOWHERE, Config
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.evaluation import compared
from app.training.parts import Parts, parts
from app.training.prediction import finder
from app.training.run_folder import figures, write_rounds, write_run
from app.training.synthetic import gazetteers
from app.training.synthetic.gazetteers import Gazetteers

if TYPE_CHECKING:
    from app.training.baselines.feature_crf import FeatureCrf

_TEACHING_THEMSELVES = ("crf-selection", "crf-no-selection", "crf-co-training")
RECIPES = ("rules", "unigram", "crf", *_TEACHING_THEMSELVES, "crf-active")
"""What `train_baseline` can make."""


def train_baseline(recipe: str, settings: Config, reporter: Reporter) -> Path:
    """Make a classical system; returns `OUTPUT/RECIPE`, with the pack in `pack/NAME` below.

    A pack is made where its labels are those of the schema or have a map to them (`learn`). Raises
    `InputError` for a wrong recipe or corpus, and `Cancelled`.
    """
    if recipe not in RECIPES:
        raise InputError(f"There is no baseline {recipe}; there is {', '.join(RECIPES)}.")
    if settings.data.earlier:
        raise InputError(
            "Only networks learn from one corpus after another.",
            hint="Name the earlier corpora in [data] as labelled, to learn from all at once.",
        )
    if recipe == "rules":
        known = parts(settings.data)
        if known.native:
            raise InputError("The rules find the schema's labels: translate those of the corpus.")
        return write_run(recipe, settings, known, by_rules, seconds=0.0, pack=None)
    started = time.process_time()
    if recipe == "crf-active":
        known, unlabelled = parts(settings.data), 0
        trained, rounds = _active(settings, known, reporter)
    else:
        selecting = recipe in ("crf-selection", "crf-co-training")
        given = material(
            settings,
            reporter,
            settings.model.scheme,
            chosen_by="by which thresholds are chosen" if selecting else "",
            unlabelled=recipe in _TEACHING_THEMSELVES,
        )
        known, unlabelled = given.known, len(given.unlabelled)
        started = time.process_time()
        trained, rounds = _train(recipe, settings, given, reporter)
    seconds = time.process_time() - started
    pack = make_pack(trained, recipe, settings, known)
    if rounds:
        write_rounds(settings.output.folder / recipe, rounds)
    return leave_run(recipe, settings, known, pack, seconds=seconds, unlabelled=unlabelled)


def taught(
    settings: Config, documents: Sequence[LabelledDocument], reporter: Reporter
) -> FeatureCrf:
    """A CRF of labelled documents alone. Raises `Cancelled`."""
    reporter.step(Stage.DETECT, 0, 0)
    fit, scheme = _fitter(settings), settings.model.scheme
    return fit([e for one in documents for e in examples(one, scheme, settings.model.group)])


def by_rules(document: LabelledDocument) -> tuple[GoldSpan, ...]:
    """What the rules find alone, without propagation to other mentions."""
    read = Document(id=document.id, kind="text", sha256="", text=document.text)
    findings = merge(RuleDetector().detect(read, NullReporter()), read)
    return tuple(GoldSpan(finding.span, finding.subcategory) for finding in findings)


def _train(
    recipe: str, settings: Config, given: Material, reporter: Reporter
) -> tuple[Baseline, list[dict[str, object]]]:
    labelled, development, unlabelled = given.labelled, given.development, given.unlabelled
    if recipe == "unigram":
        return Unigram.fit(labelled), []
    fit = _fitter(settings)
    if recipe == "crf":
        return fit(labelled), []
    if recipe == "crf-no-selection":
        return without_selection(fit, labelled, unlabelled), []
    if recipe == "crf-co-training":
        learnt, rounds = co_train(_views(settings), labelled, development, unlabelled, reporter)
        return fit(learnt), [_round_data(number, one) for number, one in enumerate(rounds, 1)]
    documents = given.owners if settings.model.discourse else ()
    outcome = self_train(
        fit,
        labelled,
        development,
        unlabelled,
        reporter,
        documents=documents,
        truth=given.truth,
    )
    return outcome.tagger, [
        {"round": 0, "taken": 0, "left": len(unlabelled), "f1": outcome.first_f1},
        *(_round_data(number, one) for number, one in enumerate(outcome.rounds, 1)),
    ]


def _active(
    settings: Config, known: Parts, reporter: Reporter
) -> tuple[Baseline, list[dict[str, object]]]:
    """Each step of both strategies, evaluated on the tests; returns the tagger of all documents."""

    def train(documents: Sequence[LabelledDocument]) -> FeatureCrf:
        return taught(settings, documents, NullReporter())

    if len(known.labelled) <= settings.model.batch or not known.tests:
        raise InputError(
            "Active learning needs test documents, and more labelled ones than one batch.",
            hint="Name them in [data], or set a smaller batch in [model].",
        )
    steps = label_in_turn(train, known.labelled, settings.model.batch, settings.fit.seed, reporter)
    (gold,) = list(known.tests.values())[:1]
    rounds: list[dict[str, object]] = []
    for step in steps:
        pack = make_pack(step.tagger, "crf", settings, replace(known, development=()))
        find = finder(pack, settings)
        evaluation = compared(gold, [find(document) for document in gold])
        chosen = figures(evaluation)
        rounds.append(
            {
                "strategy": step.strategy,
                "documents": len(step.documents),
                "leakage": chosen.get("leakage", 0.0),
                "token binary F1": chosen["token binary F1"],
                "entity subcategory F1": chosen["entity subcategory F1"],
            }
        )
    return steps[-1].tagger, rounds


def _round_data(number: int, one: Round) -> dict[str, object]:
    told = {"wrong_of_taken": one.taken_slips, "wrong_of_left": one.left_slips}
    return {
        "round": number,
        "outside": one.thresholds.outside,
        "identifying": one.thresholds.identifying,
        "taken": one.taken,
        "left": one.left,
        "f1": one.f1,
        **{name: slips for name, slips in told.items() if slips},
    }


def _fitter(settings: Config) -> Callable[[Sequence[Example]], FeatureCrf]:
    from app.training.baselines.feature_crf import FeatureCrf  # noqa: PLC0415 - extra `crf`

    phrases = _phrases(settings)

    def fit(known: Sequence[Example]) -> FeatureCrf:
        return FeatureCrf.fit(known, phrases, iterations=settings.model.iterations)

    return fit


def _phrases(settings: Config) -> Phrases:
    if settings.model.lists and settings.data.corpora != NOWHERE:
        language = settings.data.languages[0]
        lists = gazetteers.load(
            settings.data.corpora / "gazetteers", training=True, language=language
        )
        return Phrases.of(_listed(lists), language)
    return Phrases({})


def _views(settings: Config) -> list[Callable[[Sequence[Example]], FeatureCrf]]:
    from app.training.baselines.feature_crf import (  # noqa: PLC0415 - extra `crf`
        FeatureCrf,
        of_neighbours,
        own,
    )

    fit = partial(FeatureCrf.fit, phrases=_phrases(settings), iterations=settings.model.iterations)
    return [partial(fit, view=own), partial(fit, view=of_neighbours)]


def _listed(gazetteers: Gazetteers) -> dict[str, tuple[str, ...]]:
    """The entries of a gazetteer folder by list."""
    cultures = (gazetteers.native, *gazetteers.cultures)
    towns = (*gazetteers.places, *gazetteers.neighbouring)
    return {
        "given": tuple(name for culture in cultures for name in culture.given),
        "surname": tuple(name for culture in cultures for name in culture.surnames),
        "hospital": gazetteers.hospitals,
        "place": (
            *(name for town in towns for name in (town.city, town.state, town.county)),
            *gazetteers.world_cities,
            *gazetteers.countries,
        ),
    }
