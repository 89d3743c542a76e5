"""The cases of documents that are open together, settled as they are planned and exported.

What is planned to be looked at settles nothing. What is exported settles what its document needs,
for all documents of the case that are searched by then, and keeps it before anything is written: in
the vault of the project, or for as long as the window is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from app.engine.domain.case import Case, Correction
from app.engine.domain.export import RedactionPlan
from app.engine.domain.policy import Chosen, Treatment, policy_of
from app.engine.domain.review import Review
from app.engine.text.folding import key_of
from app.errors import InputError
from app.keys.key_purposes import cases_key, planning_key
from app.workflow.cases import bare, case_id

if TYPE_CHECKING:
    from app.sessions.case_vault import KeptCase

Settle = Callable[[tuple[Case, ...], Mapping[str, tuple[Review, ...]], bytes], tuple[Case, ...]]
"""Settles the cases of some reviews, by their ids, beside all that are known, under a root."""


@dataclass(frozen=True, slots=True)
class LinkedReviews:
    """Which documents belong together.

    Attributes:
        labels: of the cases, by the SHA-256 of the documents' files.
        reviews: what is searched so far of each case, by its label.
        vault: where surrogates are kept; None where they are forgotten with the window.
        corrections: what a reviewer says of people and places, by the labels.
    """

    labels: Mapping[str, str] = field(default_factory=dict, repr=False)
    reviews: Mapping[str, tuple[Review, ...]] = field(default_factory=dict, repr=False)
    vault: Path | None = None
    corrections: Mapping[str, tuple[Correction, ...]] = field(default_factory=dict, repr=False)

    def of(self, review: Review) -> tuple[str, tuple[Review, ...]]:
        """The label of a document's case, and all of its reviews, the given one as it is now."""
        label = self.labels.get(review.document.sha256, "")
        others = (
            one
            for one in self.reviews.get(label, ())
            if one.document.sha256 != review.document.sha256
        )
        return label, (review, *others) if label else ()


class OpenCases:
    """Settles cases. Safe for several threads; `link` never waits for one."""

    def __init__(self) -> None:
        self._linked = LinkedReviews()
        self._settling = Lock()
        self._kept: dict[str, KeptCase] = {}
        self._vault: Path | None = None
        self._last: tuple[object, tuple[Case, ...]] | None = None

    def link(self, linked: LinkedReviews) -> None:
        """These documents belong together from now on."""
        self._linked = linked

    def settled(
        self, review: Review, chosen: Chosen, key: bytes, date_shift: int, settle: Settle
    ) -> Case | None:
        """The case of a document as an export would settle it now; nothing is kept.

        None for a document without a case, and where no surrogate is made. Raises `SessionError`,
        and `InputError` for dates that the vault does not allow.
        """
        linked = self._linked
        label, reviews = linked.of(review)
        if not label or not _invents(chosen):
            return None
        with self._settling:
            self._open(linked.vault, key, date_shift)
            case = self._made(label, reviews, key, date_shift, settle)
            return replace(case, corrections=linked.corrections.get(label, ()))

    def is_taken(self, label: str, words: str, key: bytes) -> bool:
        """Whether these words stand for the patient of another case that is kept."""
        own, named = case_id(label, key), " ".join(sorted(filter(None, map(key_of, words.split()))))
        kept = (one.case for one in self._kept.values())
        return any(named in one.identities for one in kept if one.id != own)

    def reviews(self, label: str) -> tuple[Review, ...]:
        """What is searched so far of a case."""
        return self._linked.reviews.get(label, ())

    def keep(self, review: Review, case: Case, plan: RedactionPlan, key: bytes, shift: int) -> None:
        """Note what an export replaces, before it is written. Raises `SessionError`."""
        from app.sessions.case_vault import (  # noqa: PLC0415 - loads the library of ciphers
            CaseVault,
            KeptCase,
            Replaced,
            with_replaced,
        )

        linked = self._linked
        label, _ = linked.of(review)
        text = review.document.text
        new = (Replaced(one.subcategory, one.span.of(text), one.replacement) for one in plan.edits)
        with self._settling:
            before = self._kept.get(case.id, KeptCase(label, case))
            kept = with_replaced(replace(before, label=label, case=case), new)
            if linked.vault is not None:
                vault = CaseVault(linked.vault, cases_key(key))
                try:
                    vault.keep([kept], shift)
                finally:
                    vault.close()
            self._kept[case.id] = kept

    def _open(self, path: Path | None, key: bytes, date_shift: int) -> None:
        """Read a vault once; what no project keeps is forgotten where another one is open."""
        if path != self._vault:
            self._kept, self._vault = {}, path
        if path is None or not path.exists():
            return
        from app.sessions.case_vault import CaseVault  # noqa: PLC0415 - as above

        vault = CaseVault(path, cases_key(key))
        vault.close()
        if vault.date_shift not in (None, date_shift):
            raise InputError(
                f"In this case vault dates move by at most {vault.date_shift} days.",
                hint="Set this in the settings.",
            )
        self._kept = vault.cases

    def _made(
        self,
        label: str,
        reviews: Iterable[Review],
        key: bytes,
        date_shift: int,
        settle: Settle,
    ) -> Case:
        identity, given = case_id(label, key), tuple(reviews)
        known = tuple(one.case for one in self._kept.values())
        # The same question is asked for each look of a document.
        asked = identity, date_shift, known, tuple((one.document.sha256, one) for one in given)
        if self._last is None or self._last[0] != asked:
            self._last = (
                asked,
                settle(known, {identity: tuple(map(bare, given))}, planning_key(key)),
            )
        (case,) = self._last[1]
        return case


def _invents(chosen: Chosen) -> bool:
    handled = policy_of(chosen).handlings.values()
    return any(one.treatment is Treatment.SURROGATE for one in handled)


def needed_for(review: Review, case: Case) -> Case:
    """What of a case may stand in a document."""
    from app.engine.surrogates.pins import needed_in  # noqa: PLC0415 - loads lists of words

    return needed_in(case, review.document)


def root_of(key: bytes) -> bytes:
    """The root key of surrogates from which a child plans, derived from the user's `key`."""
    return planning_key(key)


def vault_beside(project: Path) -> Path:
    """Where the surrogates of a project's cases are kept."""
    return project.with_suffix(".cases")
