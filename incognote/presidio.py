"""A recogniser for Presidio: `registry.add_recognizer(IncognoteRecognizer())`.

Needs the extra `presidio`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from presidio_analyzer import (
    AnalysisExplanation,
    EntityRecognizer,
    RecognizerResult,
)

from app.engine.domain.labels import schema
from incognote.engine import Engine

PRESIDIO: Mapping[str, str] = {
    **dict.fromkeys(("PATIENT", "DOCTOR"), "PERSON"),
    **dict.fromkeys(("HOSPITAL", "ORGANIZATION"), "ORGANIZATION"),
    "DATE": "DATE_TIME",
    **dict.fromkeys(("CITY", "STATE", "COUNTRY", "STREET", "ZIP", "LOCATION_OTHER"), "LOCATION"),
    **dict.fromkeys(("PHONE", "FAX"), "PHONE_NUMBER"),
    "EMAIL": "EMAIL_ADDRESS",
    "URL": "URL",
    "IPADDRESS": "IP_ADDRESS",
    "SSN": "US_SSN",
}
"""Presidio's names for subcategories; others keep the name that they have here."""


class IncognoteRecognizer(EntityRecognizer):  # type: ignore[misc] # see pyproject.toml
    """Finds identifiers with the engine of Incognote. It needs no artifacts of another engine."""

    def __init__(
        self,
        *,
        engine: Engine | None = None,
        supported_language: str = "en",
        names: Mapping[str, str] = PRESIDIO,
        name: str = "IncognoteRecognizer",
    ) -> None:
        """Choose the engine and the names.

        Args:
            engine: what searches; without, one that begins with the settings of this computer.
            supported_language: for which language of Presidio it is asked; all text is searched as
                one in that language. Make one recogniser for each.
            names: Presidio's name for a subcategory; those that are missing keep their own.
            name: of the recogniser.
        """
        self._engine = engine
        self._names = {one: names.get(one, one) for one in schema().subcategories}
        super().__init__(
            supported_entities=sorted(set(self._names.values())),
            name=name,
            supported_language=supported_language,
        )

    def load(self) -> None:
        """Nothing: the model is loaded with the first text."""

    def analyze(
        self,
        text: str,
        entities: Sequence[str] | None = None,
        nlp_artifacts: Any = None,  # noqa: ARG002 - Presidio's
    ) -> list[RecognizerResult]:
        """What is found in `text`, of the kinds `entities`, or of all. Raises `IncognoteError`."""
        if self._engine is None:
            self._engine = Engine()
        return [
            RecognizerResult(
                entity_type=self._names[one.subcategory],
                start=one.start,
                end=one.end,
                score=one.score,
                analysis_explanation=AnalysisExplanation(
                    recognizer=self.name,
                    original_score=one.score,
                    textual_explanation=f"{one.subcategory} found by {one.detector}",
                ),
                recognition_metadata={
                    RecognizerResult.RECOGNIZER_NAME_KEY: self.name,
                    RecognizerResult.RECOGNIZER_IDENTIFIER_KEY: self.id,
                },
            )
            for one in self._engine.scan(text, language=self.supported_language).findings
            if not entities or self._names[one.subcategory] in entities
        ]
