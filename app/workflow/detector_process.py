"""What runs in the child processes that search text: no document is opened here.

A text on which a rule takes forever, or a library too much memory, ends a child and not the
program. Loading a model, and importing what it needs, also holds the interpreter's lock for a third
of a second at a time: in the window's own process the window would stand still.
The libraries are imported inside the functions: the program only passes the functions on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from app.engine.detectors.base import TokenChance
from app.engine.domain.case import Case, Correction, KnownPatient, KnownPatients
from app.engine.domain.document import Document
from app.engine.domain.export import RedactionPlan
from app.engine.domain.parts import Part, ProvisionalFindings
from app.engine.domain.policy import Chosen, policy_of
from app.engine.domain.review import Decision, Finding, LanguageChoice, Review, SearchedBy
from app.errors import ModelError
from app.keys.key_purposes import planning_key, surrogates_and_shifts
from app.progress import Repeater, Reporter, Stage
from app.sandbox.readable import graphics_nodes, imported_models
from app.sandbox.role import Limits, Role
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.provisional import in_its_languages, placed

if TYPE_CHECKING:
    from app.engine.mentions.known_patients import Joined
    from app.engine.redaction.fingerprints import Fingerprints
    from app.engine.review.second_look import RiskyPlace
    from app.engine.surrogates.people import Named, Variant
    from app.workflow.scan import Scanner


@dataclass(frozen=True, slots=True)
class LoadedPack:
    """The model pack in use and where it runs. `sha256` is that of its manifest.

    `served` are codes of the languages for which it, or another pack here, is made.
    `points` are scores by the names of its operating points, `threshold` the score that is used.
    """

    name: str
    version: str
    language: str
    sha256: str
    provider: str
    points: Mapping[str, float] = field(default_factory=dict, hash=False)
    threshold: float = 0.0
    served: tuple[str, ...] = ()

    @property
    def in_reports(self) -> SearchedBy:
        """What a review keeps of it, for reports."""
        return SearchedBy(self.name, self.version, self.sha256, self.threshold)


def preload() -> None:
    """Import what finds identifiers, in the child while nobody waits."""
    import app.engine.detectors.rules.detector  # noqa: PLC0415
    import app.engine.tagger.tagger  # noqa: F401, PLC0415
    from app.engine.names import gazetteer  # noqa: PLC0415

    gazetteer.preload()


def preload_planner() -> None:
    """Import what plans exports, and read the lists by which names are taken apart."""
    import app.engine.mentions.entities  # noqa: PLC0415
    import app.workflow.export  # noqa: F401, PLC0415
    from app.engine.names.gazetteer import first_names, last_names  # noqa: PLC0415

    first_names(), last_names()


def preload_searcher() -> None:
    """Import what searches text."""
    import app.engine.review.redact_all  # noqa: F401, PLC0415


def preload_comparer() -> None:
    """Import what recognises by fingerprints."""
    import app.engine.redaction.fingerprints  # noqa: F401, PLC0415


_AS_RECOGNISED = LanguageChoice()
_NOBODY = KnownPatients()
_DIED = ModelError(
    "The search for identifiers stopped unexpectedly.",
    hint="Try again; if it happens again, close other programs to free memory.",
)
# Measured: ten pages take 0.8 GB of addresses, a thousand pages of text 1.6 GB. With the bundled
# packs a child that is ready has 0.5 GB.
_LIMITS = Limits(renewed_above=2 << 30)
DETECTOR = Role("incognote-detector", preload, _DIED, _LIMITS, devices=True)
# No longer than a tenth of this was needed; what it does tells no progress.
PLANNER = Role("incognote-planner", preload_planner, _DIED, replace(_LIMITS, quiet_seconds=60.0))
# A regular expression can take forever; this one is killed instead, and nobody else waits for it.
SEARCHER = Role(
    "incognote-searcher", preload_searcher, _DIED, Limits(quiet_seconds=5.0, memory=2 << 30)
)
COMPARER = Role("incognote-comparer", preload_comparer, _DIED, _LIMITS)


def detector_role() -> Role:
    """`DETECTOR` with as much time and memory as the packs of the user need beyond the bundled one.

    Drivers of graphics processors reserve more addresses than there is memory.
    """
    if any(node.name.startswith(_COMPUTING) for node in graphics_nodes()):
        return replace(DETECTOR, limits=replace(_LIMITS, quiet_seconds=60.0, memory=None))
    largest = max((path.stat().st_size for path in imported_models()), default=0)
    return replace(
        DETECTOR,
        limits=Limits(
            quiet_seconds=_LIMITS.quiet_seconds + largest / _BYTES_A_SECOND,
            memory=(4 << 30) + _COPIES * largest,
            renewed_above=_LIMITS.renewed_above + _COPIES * largest,
        ),
    )


# Of a model the library keeps its file, what it parsed, and weights in another order. One batch of
# a large model takes half a minute on two cores.
_COPIES = 5
_BYTES_A_SECOND = 20 << 20
_COMPUTING = ("nvidia", "dxg")


def load(settings: Settings, _reporter: Reporter) -> LoadedPack:
    """Load the detectors that `settings` name. Raises `ModelError`."""
    return loaded_pack(_engine(settings))


def loaded_pack(engine: Scanner) -> LoadedPack:
    """What an engine searches with."""
    from app.engine.tagger.by_language import TaggersByLanguage  # noqa: PLC0415
    from app.engine.tagger.lattice_tagger import LatticeTagger  # noqa: PLC0415

    info, tagger = engine.pack, engine.tagger
    about = (info.name, info.version, info.language, info.sha256, engine.provider)
    if isinstance(tagger, TaggersByLanguage):
        tagger = tagger.usual
    if not isinstance(tagger, LatticeTagger):
        return LoadedPack(*about, served=engine.served)
    points = tagger.pack.manifest.operating_points
    return LoadedPack(*about, points, tagger.min_score, engine.served)


def scan(
    settings: Settings,
    document: Document,
    reporter: Reporter,
    *,
    languages: LanguageChoice = _AS_RECOGNISED,
    provisional_from: int | None = None,
    known: KnownPatients = _NOBODY,
) -> tuple[tuple[Finding, ...], tuple[Finding, ...], tuple[str, ...]]:
    """The findings and candidates in `document`, and the languages for which there is a model.

    Loads the detectors that are not loaded yet. `languages`, `provisional_from` and `known` as for
    `Scanner.scan`.
    """
    review = _engine(settings).scan(
        document, reporter, languages, provisional_from=provisional_from, known=known
    )
    return review.findings, review.candidates, review.served


def chances(
    settings: Settings,
    document: Document,
    reporter: Reporter,
    *,
    languages: LanguageChoice = _AS_RECOGNISED,
) -> tuple[TokenChance, ...]:
    """How probable it is of each token that it identifies, as `Scanner.chances`."""
    return _engine(settings).chances(document, reporter, languages)


def scan_text(settings: Settings, text: str, reporter: Reporter) -> Review:
    """What is found in a bare string, each passage with the model for its language."""
    return _engine(settings).scan_text(text, reporter)


def scan_part(settings: Settings, part: Part, reporter: Reporter) -> ProvisionalFindings:
    """What is found in a part of a document of which no more is known yet."""
    return placed(_engine(settings).scan(in_its_languages(part), reporter).findings, part)


def patient_of(
    document: Document, patients: tuple[KnownPatient, ...], _reporter: Reporter
) -> Joined:
    """Whom of `patients` a document is about, as `app.engine.mentions.known_patients`."""
    from app.engine.mentions.known_patients import patient_of as found  # noqa: PLC0415

    return found(document, patients)


def settle_cases(
    known: tuple[Case, ...],
    reviews: Mapping[str, tuple[Review, ...]],
    key: bytes,
    date_shift: int,
    reporter: Reporter,
) -> tuple[Case, ...]:
    """The cases of `reviews`, which are by their ids, as `app.engine.surrogates.cases`.

    `key` as `planning_key` makes it.
    """
    from app.engine.surrogates import cases  # noqa: PLC0415

    telling = Repeater(reporter, Stage.COMBINE)
    invented, shifts = surrogates_and_shifts(key)
    documents = {case_id: cases.joined(case_id, some) for case_id, some in reviews.items()}
    return tuple(
        cases.settled_all(
            known, documents, invented, shifts, longest=date_shift, tick=telling.again
        )
    )


def named_in(
    case: Case, reviews: tuple[Review, ...], key: bytes, date_shift: int, _reporter: Reporter
) -> tuple[Named, ...]:
    """The people and places of a settled case, as `app.engine.surrogates.people`."""
    from app.engine.surrogates import people  # noqa: PLC0415

    invented, shifts = surrogates_and_shifts(key)
    return people.named_in(case, reviews, invented, shifts, longest=date_shift)


def split_off(
    case: Case,
    named: Named,
    chosen: tuple[Variant, ...],
    taken: tuple[str, ...],
    key: bytes,
    _reporter: Reporter,
) -> tuple[Correction, ...]:
    """What makes ways of writing somebody's own, as `app.engine.surrogates.people`."""
    from app.engine.surrogates import people  # noqa: PLC0415

    return people.split_off(case, named, chosen, taken, surrogates_and_shifts(key)[0])


def corrected(
    named: Named, others: tuple[Named, ...], words: str, _reporter: Reporter
) -> tuple[Correction, ...]:
    """What gives a person or place these `words`, or makes `others` the same as it is."""
    from app.engine.surrogates import people  # noqa: PLC0415

    said = people.corrected(named, words) if words else ()
    return (*said, *(each for one in others for each in people.merged(named, one)))


def plan(
    review: Review,
    chosen: Chosen,
    key: bytes,
    date_shift: int,
    reporter: Reporter,
    *,
    case: Case | None = None,
) -> tuple[tuple[Finding, ...], Mapping[str, Decision], RedactionPlan]:
    """Findings, decisions and what an export makes of them, as `app.workflow.export.plan_export`.

    The document is not told back: whoever asks has it.
    """
    from app.workflow.export import plan_export  # noqa: PLC0415

    telling = Repeater(reporter, Stage.COMBINE)
    done, edits = plan_export(review, chosen, key, date_shift, telling.again, case=case)
    return done.findings, done.decisions, edits


def planned_by(
    worker: Worker,
    review: Review,
    chosen: Chosen,
    key: bytes,
    date_shift: int,
    reporter: Reporter,
    *,
    case: Case | None = None,
) -> tuple[Review, RedactionPlan]:
    """As `app.workflow.export.plan_export`, done by a child, which is not told the root key."""
    findings, decisions, edits = worker.call(
        plan, review, chosen, planning_key(key), date_shift, reporter, case=case
    )
    review = replace(review, findings=findings, decisions=decisions)
    return replace(review, kept=_may_be_kept(review, chosen, edits)), edits


def _may_be_kept(review: Review, chosen: Chosen, edits: RedactionPlan) -> frozenset[str]:
    """What the child says is kept, as far as the policy keeps such; the check finds the rest."""
    policy = policy_of(chosen)
    return frozenset(
        name
        for name in edits.kept
        if name in review.by_id and policy.of(review.by_id[name].subcategory).may_keep
    )


def recognise(
    document: Document, known: Fingerprints, secrets: Sequence[bytes], reporter: Reporter
) -> tuple[tuple[Finding, ...], Mapping[str, Decision], tuple[str, ...]]:
    """What a report lists, found again by its fingerprints, with the secret that made them.

    Findings, decisions, and the days, as in ISO 8601, onto which other dates were moved. Raises as
    `app.engine.redaction.fingerprints.recognise`.
    """
    from app.engine.redaction import fingerprints  # noqa: PLC0415

    own = (one for one in secrets if fingerprints.is_of(document, known, one))
    secret = next(own, secrets[0])
    telling = Repeater(reporter, Stage.DETECT)
    found = fingerprints.recognise(document, known, secret, telling.again)
    days = fingerprints.moved_onto(found, known, secret)
    return found.findings, found.decisions, tuple(sorted(day.isoformat() for day in days))


def added_packs(_reporter: Reporter) -> tuple[str, ...]:
    """Names of the model packs on this machine that did not come with the program."""
    from app.engine.tagger.pack.packs import available  # noqa: PLC0415

    return tuple(pack.name for pack in available() if not pack.bundled)


def entities(review: Review, _reporter: Reporter) -> Mapping[str, str]:
    """Which findings mean the same, as `app.engine.mentions.entities.entities`."""
    from app.engine.mentions.entities import entities as keys_of  # noqa: PLC0415

    return keys_of(review.findings, review.document.text)


def risky_places(review: Review, _reporter: Reporter) -> tuple[RiskyPlace, ...]:
    """The riskiest of what is left, as `app.engine.review.second_look`."""
    from app.engine.review.second_look import risky_places as found  # noqa: PLC0415

    return found(review)


@lru_cache(maxsize=1)
def _engine(settings: Settings) -> Scanner:
    from app.workflow.scan import Scanner  # noqa: PLC0415

    return Scanner.load(settings)
