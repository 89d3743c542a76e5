"""What a policy makes of a review: what it keeps, and what stands for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from app.engine.domain.export import BLACK_BOX, RedactionPlan
from app.engine.domain.policy import Policy, Treatment
from app.engine.domain.review import Finding, Review
from app.engine.redaction.labels import Labels
from app.engine.redaction.plan import Replacer, plan
from app.engine.text.folding import Keys, Phrases, fold, key_of
from app.engine.verification.needles import needles

_TELLING = 3  # letters and digits; a shorter identifier is told only by itself


def planned(
    review: Review,
    policy: Policy,
    surrogates: Callable[[Review], Replacer],
    tick: Callable[[], None] = lambda: None,
) -> tuple[Review, RedactionPlan]:
    """The review with what `policy` keeps in it, and what its export changes.

    `surrogates` makes the replacer of invented values, where some kind has them; `tick` is called
    now and then.
    """
    made = _generalised(review, policy)
    review = replace(review, kept=kept(review, policy, made))
    replacers = _Replacers(review, policy, made, surrogates)

    def usual(finding: Finding) -> str:
        tick()
        return replacers(finding)

    edits = plan(review, policy.mode, usual)
    boxed = tuple(
        replace(edit, boxed=policy.of(edit.subcategory).is_boxed or _is_label(edit.replacement))
        for edit in edits.edits
    )
    stay = tuple(sorted(review.kept))
    return review, replace(edits, edits=edits.edits if policy.is_mode else boxed, kept=stay)


def kept(review: Review, policy: Policy, generalised: Mapping[str, str]) -> frozenset[str]:
    """Ids of findings that stay as they are: of kinds that are kept, or as general as wished.

    One that holds another identifier, which goes, is not kept; nor is one for which the reviewer
    wrote something else.
    """
    text = review.document.text
    wanted = {
        finding.id: fold(finding.span.of(text))
        for finding in review.redacted
        if _stays(finding, text, policy, generalised) and not _is_replaced(review, finding)
    }
    while wanted:
        telling = Telling(replace(review, kept=frozenset(wanted)))
        refused = [name for name, folded in wanted.items() if telling.are_in(folded.text)]
        if not refused:
            break
        for name in refused:
            del wanted[name]
    return frozenset(wanted)


class Telling:
    """Whether words hold something that a review redacts, ordinary words and dates too."""

    def __init__(self, review: Review) -> None:
        searched = [needle for needle in needles(review) if needle.key]
        self._long = Keys.of(one.key for one in searched if one.distinctive and one.long)
        rest = [one for one in searched if not (one.distinctive and one.long)]
        self._short = Phrases(one.phrase for one in rest if len(one.key) >= _TELLING)
        self._whole = frozenset(one.key for one in rest)

    def are_in(self, words: str) -> bool:
        """Whether one of them is in `words`."""
        folded = fold(words)
        return (
            key_of(words) in self._whole
            or any(True for _ in folded.loose(self._long))
            or self._short.are_in(folded)
        )


@dataclass
class _Replacers:
    """Each replacer is made when a finding first wants it."""

    review: Review
    policy: Policy
    generalised: Mapping[str, str]
    surrogates: Callable[[Review], Replacer]

    def __post_init__(self) -> None:
        self._made: dict[Treatment, Replacer] = {}
        self._label = Labels(self.review, self.policy.labels_in)

    @cached_property
    def _telling(self) -> Telling:
        """Asked only where something is generalised, or a code is printed on boxes."""
        return Telling(self.review)

    def __call__(self, finding: Finding) -> str:
        handling = self.policy.of(finding.subcategory)
        treatment = handling.treatment
        if treatment is Treatment.BOX:
            return self._safe(handling.on_box) or BLACK_BOX
        if handling.generalises:
            return self._safe(self.generalised.get(finding.id, "")) or self._label(finding)
        if treatment in (Treatment.KEEP, Treatment.LABEL):
            return self._label(finding)
        if treatment not in self._made:
            if treatment is Treatment.SURROGATE:
                self._made[treatment] = self.surrogates(self.review)
            else:
                from app.engine.redaction.numbered_labels import (  # noqa: PLC0415 - loads slowly
                    NumberedLabels,
                )

                self._made[treatment] = NumberedLabels(self.review, self.policy.labels_in)
        return self._made[treatment](finding)

    def _safe(self, words: str) -> str:
        """`words`, or nothing where they say what is to go."""
        is_asked = bool(words) and not self.policy.is_mode
        return "" if is_asked and self._telling.are_in(words) else words


def _generalised(review: Review, policy: Policy) -> Mapping[str, str]:
    """What is told of findings that are generalised, by their ids, where it can be told."""
    wanted = [one for one in review.redacted if policy.of(one.subcategory).generalises]
    if not wanted:
        return {}
    from app.engine.redaction.generalise import (  # noqa: PLC0415 - its lists load slowly
        Generaliser,
    )

    told = Generaliser(review, policy)
    return {one.id: made for one in wanted if (made := told(one)) is not None}


def _stays(finding: Finding, text: str, policy: Policy, generalised: Mapping[str, str]) -> bool:
    handling = policy.of(finding.subcategory)
    told = generalised.get(finding.id)
    return handling.treatment is Treatment.KEEP or (
        told is not None and key_of(told) == key_of(finding.span.of(text))
    )


def _is_replaced(review: Review, finding: Finding) -> bool:
    decision = review.decisions.get(finding.id)
    return decision is not None and decision.replacement is not None


def _is_label(replacement: str) -> bool:
    return replacement == BLACK_BOX or (replacement[:1], replacement[-1:]) == ("[", "]")
