"""The detectors of a command, in a child: text alone reaches it, and its limits end what hangs."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Self

from app.engine.detectors.base import TokenChance
from app.engine.domain.case import Case, KnownPatient, KnownPatients
from app.engine.domain.document import Document
from app.engine.domain.export import RedactionPlan
from app.engine.domain.policy import Chosen
from app.engine.domain.review import LanguageChoice, Review
from app.keys.key_purposes import planning_key
from app.progress import NullReporter, Reporter
from app.sandbox.role import Role
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow import detector_process
from app.workflow.detector_process import LoadedPack, detector_role

if TYPE_CHECKING:
    from app.engine.mentions.known_patients import Joined

_AS_RECOGNISED = LanguageChoice()
_NOBODY = KnownPatients()


class ConfinedScanner:
    """As `Scanner`, in a child that serves one document after the other.

    The child loads the detectors while the program does other things. One that died is replaced,
    and loads them again. All methods may raise `AppError` and what the reporter raises.
    """

    def __init__(self, settings: Settings, role: Role | None = None) -> None:
        self._settings = settings
        self._worker = Worker(detector_role() if role is None else role)
        self._loader = ThreadPoolExecutor(1, "incognote-detector-loader")
        self._loaded: Future[LoadedPack] = self._loader.submit(
            self._worker.call, detector_process.load, settings, NullReporter()
        )

    @property
    def pack(self) -> LoadedPack:
        """The model pack in use, once it is loaded. Raises `ModelError`."""
        return self._loaded.result()

    def scan(
        self,
        document: Document,
        reporter: Reporter,
        languages: LanguageChoice = _AS_RECOGNISED,
        *,
        known: KnownPatients = _NOBODY,
    ) -> Review:
        """Everything that is found in `document`, as `Scanner.scan`."""
        found, candidates, served = self._worker.call(
            detector_process.scan,
            self._settings,
            document,
            reporter,
            languages=languages,
            known=known,
        )
        return Review(
            document,
            found,
            candidates=candidates,
            regions=document.unread,
            served=served,
            languages=languages,
            sought=known.sought,
        )

    def chances(
        self,
        document: Document,
        reporter: Reporter,
        languages: LanguageChoice = _AS_RECOGNISED,
    ) -> tuple[TokenChance, ...]:
        """How probable it is of each token that it identifies, as `Scanner.chances`."""
        return self._worker.call(
            detector_process.chances, self._settings, document, reporter, languages=languages
        )

    def scan_text(self, text: str, reporter: Reporter) -> Review:
        """What is found in a bare string, each passage with the model for its language."""
        return self._worker.call(detector_process.scan_text, self._settings, text, reporter)

    def patient_of(
        self, document: Document, patients: tuple[KnownPatient, ...], reporter: Reporter
    ) -> Joined:
        """Whom of `patients` a document is about."""
        return self._worker.call(detector_process.patient_of, document, patients, reporter)

    def settle_cases(
        self,
        known: tuple[Case, ...],
        reviews: Mapping[str, tuple[Review, ...]],
        key: bytes,
        date_shift: int,
        reporter: Reporter,
    ) -> tuple[Case, ...]:
        """The surrogates of cases, as `detector_process.settle_cases`; `key` may be a root."""
        return self._worker.call(
            detector_process.settle_cases, known, reviews, planning_key(key), date_shift, reporter
        )

    def plan_export(
        self,
        review: Review,
        chosen: Chosen,
        key: bytes,
        date_shift: int,
        reporter: Reporter,
        *,
        case: Case | None = None,
    ) -> tuple[Review, RedactionPlan]:
        """What an export changes, as `app.workflow.export.plan_export`."""
        return detector_process.planned_by(
            self._worker, review, chosen, key, date_shift, reporter, case=case
        )

    def close(self) -> None:
        """End the child."""
        self._worker.kill()
        self._loader.shutdown(cancel_futures=True)
        self._worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
