"""All rules as one detector."""

from __future__ import annotations

from app.engine.detectors.rules import (
    ages,
    contacts,
    dates,
    day_pairs,
    national_ids,
    numbers,
    people,
    places,
)
from app.engine.detectors.rules.languages import italian, spanish, swedish
from app.engine.detectors.rules.rule import Rule, Text
from app.engine.detectors.structured.fields import cells_of, fields_of
from app.engine.domain.document import Document
from app.engine.domain.review import Finding, finding_id
from app.engine.text.languages import Languages
from app.progress import Repeater, Reporter, Stage

RULES: tuple[Rule, ...] = (
    *contacts.RULES,
    *numbers.RULES,
    *national_ids.RULES,
    *dates.RULES,
    *day_pairs.RULES,
    *ages.RULES,
    *places.RULES,
    *people.RULES,
    *spanish.RULES,
    *italian.RULES,
    *swedish.RULES,
)


class RuleDetector:
    """Finds structured identifiers by field, pattern, context and checksum. Keeps nothing.

    A rule of some languages finds what stands in passages of these, others find all.
    """

    name = "rules"

    def detect(self, document: Document, reporter: Reporter) -> tuple[Finding, ...]:
        """Findings of fields and of every rule; they may overlap. Raises `Cancelled`."""
        text = Text.of(document.text)
        languages = Languages.of(document.passages)
        spoken = frozenset(languages.codes)
        tick = Repeater(reporter, Stage.DETECT).again
        found = [*fields_of(document, tick), *cells_of(document)]
        for number, rule in enumerate(RULES):
            reporter.step(Stage.DETECT, number, len(RULES))
            if rule.languages and rule.languages.isdisjoint(spoken):
                continue
            found += [
                Finding(
                    finding_id(span, rule.subcategory),
                    span,
                    rule.subcategory,
                    rule.score,
                    self.name,
                )
                for span in rule.spans(text)
                if not rule.languages or languages.at(span.start) in rule.languages
            ]
        return tuple(found)
