"""Documents of one patient: linked while they are redacted."""

from __future__ import annotations

import argparse
import threading
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from app.engine.domain.case import Case
from app.engine.domain.document import Document
from app.engine.domain.export import RedactionPlan
from app.engine.domain.policy import Chosen, Treatment, policy_of
from app.engine.domain.review import LanguageChoice, Review
from app.engine.surrogates.pins import needed_in
from app.errors import InputError
from app.keys.key_purposes import cases_key
from app.progress import Reporter
from app.sessions.case_vault import CaseVault, KeptCase, Replaced, with_replaced
from app.workflow.cases import Belonging, Cases, CasesBy, bare, case_id, read_patients
from app.workflow.confined_scanner import ConfinedScanner


class Planner(Protocol):
    """Plans an export, as `ConfinedScanner.plan_export` for what is known already."""

    def __call__(
        self, review: Review, chosen: Chosen, key: bytes, *, case: Case | None
    ) -> tuple[Review, RedactionPlan]:
        """The review and what is changed; `case` holds what is settled for the patient."""


class LinkedDocuments:
    """The documents of a run by case. All are searched before the first is written.

    Their text stays in memory until they are written.
    """

    def __init__(self, options: argparse.Namespace, chosen: Chosen, key: bytes) -> None:
        """Open the list of patients and the vault. Raises `InputError` and `SessionError`."""
        self._by = CasesBy(options.cases) if options.cases else None
        patients = read_patients(options.known) if options.known else ()
        if self._by is CasesBy.LIST and not patients:
            raise InputError("--cases list needs a list of patients.", hint="Give it with --known.")
        if options.vault and self._by is None:
            raise InputError("--vault is for cases.", hint="Say with --cases what they are.")
        if options.vault and options.irreversible:
            raise InputError(
                "A vault keeps who was replaced by whom.",
                hint="Leave out --vault or --irreversible.",
            )
        treatments = {one.treatment for one in policy_of(chosen).handlings.values()}
        self._invents = Treatment.SURROGATE in treatments
        self._key, self._date_shift = key, options.date_shift
        self._cases = Cases(self._by, [Path(name) for name in options.paths], patients)
        self._found: dict[Path, tuple[Review, Belonging]] = {}
        self._settled: dict[str, KeptCase] = {}
        self._replaced: defaultdict[str, set[Replaced]] = defaultdict(set)
        self._guard = threading.Lock()
        self.vault = CaseVault(options.vault, cases_key(key)) if options.vault else None
        if self.vault is not None and self.vault.date_shift not in (None, self._date_shift):
            shift = self.vault.date_shift
            self.vault.close()
            raise InputError(
                f"In this case vault dates move by at most {shift} days.",
                hint=f"Use --date-shift {shift}.",
            )

    @property
    def are_cases(self) -> bool:
        """Whether documents have to be known all before one is written."""
        return self._by is not None

    def search(
        self,
        path: Path,
        document: Document,
        scanner: ConfinedScanner,
        languages: LanguageChoice,
        progress: Reporter,
    ) -> Review:
        """What is found in a document, with what is known of its patient.

        Raises `CaseUnclear`.
        """
        whose = self._cases.of(
            path, document, lambda one, listed: scanner.patient_of(one, listed, progress)
        )
        review = scanner.scan(document, progress, languages, known=whose.known)
        if self.are_cases:
            with self._guard:
                self._found[path] = review, whose
        return review

    def found(self, path: Path) -> Review:
        """What `search` found in a document of a case; pages and pictures are forgotten then."""
        with self._guard:
            review, whose = self._found[path]
            self._found[path] = bare(review), whose
        return review

    def settle(self, scanner: ConfinedScanner, progress: Reporter) -> None:
        """Settle the surrogates of all cases that were searched, and keep them in the vault."""
        if not self._invents:
            return
        by_case: defaultdict[str, list[Review]] = defaultdict(list)
        labels: dict[str, str] = {}
        for review, whose in self._found.values():
            identity = case_id(whose.label, self._key)
            labels[identity] = whose.label
            by_case[identity].append(bare(review))
        before = self.vault.cases if self.vault is not None else {}
        made = scanner.settle_cases(
            tuple(one.case for one in before.values()),
            {identity: tuple(some) for identity, some in by_case.items()},
            self._key,
            self._date_shift,
            progress,
        )
        for case in made:
            replaced = before[case.id].replaced if case.id in before else frozenset()
            self._settled[case.id] = KeptCase(labels[case.id], case, replaced)
        self._keep()

    def plan(self, path: Path, planner: Planner) -> Callable[..., tuple[Review, RedactionPlan]]:
        """`planner` for a document, which notes what it replaces."""
        kept = None
        if self.are_cases:
            kept = self._settled.get(case_id(self._found[path][1].label, self._key))

        def plan(review: Review, chosen: Chosen, key: bytes) -> tuple[Review, RedactionPlan]:
            case = needed_in(kept.case, review.document) if kept is not None else None
            planned, edits = planner(review, chosen, key, case=case)
            if kept is not None and self.vault is not None:
                text = review.document.text
                new = {
                    Replaced(edit.subcategory, edit.span.of(text), edit.replacement)
                    for edit in edits.edits
                }
                with self._guard:
                    self._replaced[kept.case.id] |= new
            return planned, edits

        return plan

    def close(self) -> None:
        """Keep who was replaced by whom, and let go of the vault. Raises `SessionError`."""
        if self.vault is None:
            return
        try:
            self._keep()
        finally:
            self.vault.close()

    def _keep(self) -> None:
        if self.vault is not None and self._settled:
            kept = (
                with_replaced(one, self._replaced[identity])
                for identity, one in self._settled.items()
            )
            self.vault.keep(kept, self._date_shift)
