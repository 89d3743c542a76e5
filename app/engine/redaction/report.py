"""The report that goes with an export: what was done and checked, and no document text."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Protocol

from app import __version__
from app.engine.domain.export import RedactionPlan, Verification
from app.engine.domain.labels import schema
from app.engine.domain.policy import Policy, for_mode
from app.engine.domain.review import Action, Finding, Review
from app.engine.redaction.fingerprints import Fingerprints, fingerprints
from app.engine.redaction.safe_harbor import Handled, handled
from app.engine.review.contradictions import decision_notices
from app.engine.review.languages import language_notices
from app.engine.review.left_over import LeftOver, left_over
from app.engine.review.left_risk import LeftRisk, left_risk
from app.engine.review.transitions import near_misses
from app.engine.text.folding import fold
from app.errors import Corrupt
from app.notices import Notice, NoticeCode, english


class UsedPack(Protocol):
    """What a report says of the model pack that was used."""

    @property
    def name(self) -> str:
        """As the user chooses it."""

    @property
    def version(self) -> str:
        """As its manifest says."""

    @property
    def sha256(self) -> str:
        """Of its manifest, which names the rest."""

    @property
    def threshold(self) -> float | None:
        """Score from which it was told to find."""


@dataclass(frozen=True, slots=True)
class Row:
    """Counts of one subcategory. `suggested` were never decided on and were redacted.

    `kept` stay since the policy keeps them, whatever was decided; `treatment` is what it does with
    the kind.
    """

    subcategory: str
    accepted: int
    suggested: int
    added: int
    rejected: int
    kept: int = 0
    treatment: str = ""

    @property
    def removed(self) -> int:
        """Of those, how many are not in the export."""
        return self.accepted + self.suggested + self.added


@dataclass(frozen=True, slots=True)
class Circumstances:
    """How an export came about.

    Attributes:
        threshold: score from which the model's findings count; None where nobody said.
        made: when, as in ISO 8601; empty where the day is one that was removed.
        reviewers: names of the reviewer and of a second one, as they were given. One that has a
            word of something removed is left out.
    """

    threshold: float | None = None
    made: str = ""
    reviewers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """Everything a third person needs to judge one export, without a word of the document.

    Attributes:
        fingerprints: what was removed and kept, keyed. A plain hash of the original would confirm
            whoever guesses the few words that a short text lacks in its export.
        export_sha256: of the file's bytes.
        checks: extracts of the export that were searched, by layer.
        detectors: findings by the detector that made them.
        boxes: on pages; in `rows` those that were drawn are among what was added, those over what
            could not be read among what was suggested.
        lowest_score: of the redacted findings, None without any.
        notices: what was dropped or could not be looked at.
        verified: whether the checks mean that nothing is left, as far as the models find it: not
            where there is no model for a language.
        served: codes of the languages for which there was one.
        policy, policy_sha256: name of the policy, and hash of all that it says; a mode is one too.
        about: when, by whom and with which minimum score.
        left: what is expected to be left; None where that was never measured.
        left_by_kind: the same by subcategory, of what the doubtful places would be.
        left_risk: the same weighed by risk; None also where no place is doubtful.
        safe_harbor: the 18 identifiers; none in a report that was not made from a review.
    """

    program: str
    pack: str
    pack_sha256: str
    kind: str
    mode: str
    fingerprints: Fingerprints
    export_sha256: str
    pages: int
    words: int
    rows: tuple[Row, ...]
    boxes: int
    detectors: Mapping[str, int]
    lowest_score: float | None
    checks: Mapping[str, int]
    notices: tuple[Notice, ...]
    verified: bool = True
    served: tuple[str, ...] = ()
    policy: str = ""
    policy_sha256: str = ""
    about: Circumstances = Circumstances()
    left: LeftOver | None = None
    left_by_kind: Mapping[str, float] = field(default_factory=dict)
    left_risk: LeftRisk | None = None
    safe_harbor: tuple[Handled, ...] = ()

    @property
    def removed(self) -> int:
        """How many findings and boxes are not in the export."""
        return sum(row.removed for row in self.rows)

    @property
    def kept(self) -> int:
        """How many identifiers the policy left in the export."""
        return sum(row.kept for row in self.rows)

    @property
    def made_pictures(self) -> tuple[int, ...]:
        """The pages that became pictures since a check failed on them."""
        made = (one for one in self.notices if one.code is NoticeCode.PAGES_MADE_PICTURES)
        pages = next((one.param("pages") for one in made), ())
        return pages if isinstance(pages, tuple) else ()

    @property
    def unseen(self) -> tuple[Notice, ...]:
        """What was not looked at, or not surely."""
        return tuple(one for one in self.notices if one.code in _UNSEEN)

    @property
    def language_notices(self) -> tuple[Notice, ...]:
        """Those of languages for which there is no model."""
        return tuple(one for one in self.notices if one.code in _LANGUAGE_CODES)


_LANGUAGE_CODES = (
    NoticeCode.LANGUAGE_OF_ALL,
    NoticeCode.LANGUAGE_OF_PAGES,
    NoticeCode.LANGUAGE_OF_LINES,
)

_UNSEEN = frozenset(
    (
        *_LANGUAGE_CODES,
        NoticeCode.LANGUAGE_CHANGED,
        NoticeCode.KEPT_ELSEWHERE,
        NoticeCode.DOCX_PICTURES,
        NoticeCode.DOCX_PICTURES_READ,
        NoticeCode.PDF_PICTURES_READ,
        NoticeCode.PDF_PICTURES_UNREAD,
        NoticeCode.PDF_RECOVERED,
        NoticeCode.PDF_RIGHT_TO_LEFT,
        NoticeCode.OCR_WORDS,
        NoticeCode.OCR_DOUBTFUL,
        NoticeCode.OCR_EMPTY,
        NoticeCode.OCR_UNREAD,
    )
)


def make_report(
    review: Review,
    plan: RedactionPlan,
    verification: Verification,
    *,
    notices: tuple[Notice, ...],
    pack: UsedPack,
    export_sha256: str,
    secret: bytes,
    policy: Policy | None = None,
    about: Circumstances = Circumstances(),
) -> Report:
    """Summarise an export that passed its checks; `secret` as of `key_files.report_key`."""
    document, languages = review.document, language_notices(review)
    policy = policy or for_mode(plan.mode)
    scores = [finding.score for finding in review.redacted]
    rows = _rows(review, policy)
    near = near_misses(review)
    left = left_over(review, near, f"{pack.name} {pack.version}", about.threshold)
    return Report(
        program=f"incognote {__version__}",
        pack=f"{pack.name} {pack.version}",
        pack_sha256=pack.sha256,
        kind=document.kind,
        mode=plan.mode.value,
        fingerprints=fingerprints(review, plan, secret),
        export_sha256=export_sha256,
        pages=len(document.pages),
        words=len(document.text.split()),
        rows=rows,
        boxes=len(review.regions),
        detectors=dict(sorted(Counter(f.detector for f in review.redacted).items())),
        lowest_score=round(min(scores), 4) if scores else None,
        checks=dict(verification.checks),
        notices=tuple(
            dict.fromkeys((*languages, *decision_notices(review), *document.notices, *notices))
        ),
        verified=not languages,
        served=review.served,
        policy=policy.name,
        policy_sha256=policy.sha256,
        about=replace(about, reviewers=_telling_nothing(about.reviewers, review)),
        left=left,
        left_by_kind=_by_kind(near, left),
        left_risk=left_risk(near, left, document.text),
        safe_harbor=handled(rows, policy),
    )


def content_of(report: Report) -> dict[str, object]:
    """What JSON says. Notices are in English, and again as codes, in one order."""
    extra = {
        "notices": [english(notice) for notice in report.notices],
        "notice_codes": [{"code": one.code, **dict(one.params)} for one in report.notices],
    }
    return asdict(report) | extra


def to_json(report: Report) -> str:
    """The report as indented JSON, unsigned."""
    return json.dumps(content_of(report), indent=2, ensure_ascii=False) + "\n"


def fingerprints_in(untrusted_json: str) -> Fingerprints:
    """The fingerprints of a report as `to_json` wrote it. Raises `Corrupt` for anything else."""
    try:
        stored = json.loads(untrusted_json)["fingerprints"]
        removed, kept = (
            tuple((str(name), str(mark)) for name, mark in stored[key])
            for key in ("removed", "kept")
        )
        days = tuple(map(str, stored.get("moved_onto", ())))
        known = Fingerprints(str(stored["salt"]), str(stored["original"]), removed, kept, days)
    except (ValueError, KeyError, TypeError):
        raise Corrupt("The report contains no fingerprints.", hint=_NO_REPORT) from None
    if not {name for name, _ in (*removed, *kept)} <= schema().subcategories.keys():
        raise Corrupt("The report names unknown types.", hint=_NO_REPORT)
    return known


def export_sha256_in(untrusted_json: str) -> str:
    """The hash of the export that a report is about; empty where it does not say."""
    try:
        return str(json.loads(untrusted_json).get("export_sha256", ""))
    except (ValueError, AttributeError):
        return ""


def language_notices_in(untrusted_json: str) -> tuple[Notice, ...] | None:
    """Which languages without a model a report names; None for one that knows nothing of languages.

    Raises `Corrupt` for anything that `to_json` does not write.
    """
    try:
        stored = json.loads(untrusted_json)
        if "verified" not in stored:
            return None
        codes = [dict(one) for one in stored["notice_codes"]]
        return tuple(
            Notice.of(NoticeCode(one.pop("code")), **one)
            for one in codes
            if one["code"] in _LANGUAGE_CODES
        )
    except (ValueError, KeyError, TypeError):
        raise Corrupt("The report cannot be understood.", hint=_NO_REPORT) from None


_NO_REPORT = "Name the .report.json that was written beside the export."


def _telling_nothing(names: tuple[str, ...], review: Review) -> tuple[str, ...]:
    """Names of reviewers without those that share a word with what was removed."""
    text = review.document.text
    removed = {word for one in review.redacted for word in fold(one.span.of(text)).words}
    return tuple("" if removed.intersection(fold(name).words) else name for name in names)


def _by_kind(near: Sequence[Finding], left: LeftOver | None) -> dict[str, float]:
    """The expected count, shared out as the scores of near misses are."""
    if left is None:
        return {}
    scores: dict[str, float] = defaultdict(float)
    for one in near:
        scores[one.subcategory] += one.score
    total = sum(scores.values())
    return {
        name: round(left.expected * scores[name] / total, 4)
        for name in schema().subcategories
        if name in scores
    }


def _rows(review: Review, policy: Policy) -> tuple[Row, ...]:
    counts: Counter[tuple[str, str]] = Counter()
    for finding in review.findings:
        action = review.action(finding)
        if action is Action.REJECT:
            state = "rejected"
        elif finding.id in review.kept:
            state = "kept"
        elif finding.detector == "reviewer":
            state = "added"
        else:
            state = "accepted" if action is Action.ACCEPT else "suggested"
        counts[finding.subcategory, state] += 1
    begun_with = frozenset(review.document.unread)
    counts.update(
        (region.subcategory, "suggested" if region in begun_with else "added")
        for region in review.regions
    )
    states = ("accepted", "suggested", "added", "rejected", "kept")
    found = {name for name, _ in counts}
    return tuple(
        Row(
            name,
            **{state: counts[name, state] for state in states},
            treatment=policy.of(name).treatment.value,
        )
        for name in schema().subcategories
        if name in found
    )
