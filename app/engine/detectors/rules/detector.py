"""All rules as one detector."""

from __future__ import annotations

from app.engine.detectors.merge import finding_id
from app.engine.detectors.rules import ages, contacts, dates, numbers, people, places
from app.engine.detectors.rules.rule import Rule, Text
from app.engine.detectors.structured.fields import fields_of
from app.engine.domain.document import Document
from app.engine.domain.review import Finding
from app.progress import Reporter, Stage

RULES: tuple[Rule, ...] = (
    *contacts.RULES,
    *numbers.RULES,
    *dates.RULES,
    *ages.RULES,
    *places.RULES,
    *people.RULES,
)


class RuleDetector:
    """Finds structured identifiers by field, pattern, context and checksum. Keeps nothing."""

    name = "rules"

    def detect(self, document: Document, reporter: Reporter) -> tuple[Finding, ...]:
        """Findings of fields and of every rule; they may overlap. Raises `Cancelled`."""
        text = Text.of(document.text)
        found = [*fields_of(document)]
        for number, rule in enumerate(RULES):
            reporter.step(Stage.DETECT, number, len(RULES))
            found += [
                Finding(
                    finding_id(span, rule.subcategory),
                    span,
                    rule.subcategory,
                    rule.score,
                    self.name,
                )
                for span in rule.spans(text)
            ]
        return tuple(found)
