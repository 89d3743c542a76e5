"""Each passage is searched by a tagger for its language, at its own place in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.engine.detectors.base import Detection, Reached
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding
from app.engine.tagger.by_language import TaggersByLanguage
from app.progress import NullReporter, Reporter, Stage

TEXT = "Anna came. Ana vino. Anna left."
PASSAGES = (
    Passage(Span(0, 10), "en", 1.0),
    Passage(Span(11, 20), "es", 1.0),
    Passage(Span(21, 31), "en", 1.0),
)


class Capitals:
    """Takes every word with a capital for a name, and says which tagger it was."""

    def __init__(self, score: float) -> None:
        self.score = score
        self.read: list[str] = []

    def examine(
        self, document: Document, reporter: Reporter, reached: Reached | None = None
    ) -> Detection:
        self.read.append(document.text)
        reporter.step(Stage.DETECT, 1, 1)
        found = tuple(self._found(document.text))
        return Detection(found, found)

    def _found(self, text: str) -> Iterator[Finding]:
        for match in re.finditer(r"[A-Z]\w+", text):
            yield Finding(f"{match.start()}", Span(*match.span()), "PATIENT", self.score, "tagger")


def document(*passages: Passage, barriers: tuple[int, ...] = ()) -> Document:
    return Document("d", "text", "0" * 64, TEXT, barriers=barriers, passages=passages)


def test_passages_go_to_the_tagger_that_serves_them() -> None:
    english, spanish = Capitals(0.5), Capitals(0.9)
    taggers = TaggersByLanguage(english, ("en",), {"es": lambda: spanish})
    found = taggers.examine(document(*PASSAGES), NullReporter())
    assert english.read == ["Anna came. ", "Anna left."]
    assert spanish.read == ["Ana vino. "]
    assert [(one.span.of(TEXT), one.score) for one in found.findings] == [
        ("Anna", 0.5),
        ("Ana", 0.9),
        ("Anna", 0.5),
    ]
    assert len({one.id for one in found.findings}) == 3
    assert found.candidates == found.findings
    assert taggers.served == ("en", "es")


def test_shorthand_that_looks_like_a_relative_goes_to_the_tagger_of_its_document() -> None:
    english, spanish = Capitals(0.5), Capitals(0.9)
    taggers = TaggersByLanguage(english, ("en",), {"es": lambda: spanish})
    catalan = Passage(Span(21, 31), "ca", 1.0)
    taggers.examine(document(PASSAGES[1], catalan), NullReporter())
    assert (spanish.read, english.read) == ([TEXT], [])
    taggers.examine(document(PASSAGES[0], catalan), NullReporter())
    assert english.read == [TEXT]


def test_a_tagger_that_no_passage_needs_is_not_loaded() -> None:
    def load() -> Capitals:
        raise AssertionError("loaded")

    english = Capitals(0.5)
    taggers = TaggersByLanguage(english, ("en",), {"sv": load})
    taggers.examine(document(*PASSAGES), NullReporter())
    taggers.examine(document(), NullReporter())
    assert english.read == [TEXT, TEXT]


def test_progress_goes_on_from_passage_to_passage() -> None:
    class Steps:
        def __init__(self) -> None:
            self.done: list[tuple[int, int]] = []

        def step(self, stage: Stage, done: int, total: int) -> None:
            self.done.append((done, total))

    steps = Steps()
    taggers = TaggersByLanguage(Capitals(0.5), ("en",), {"es": lambda: Capitals(0.9)})
    taggers.examine(document(*PASSAGES), steps)
    assert steps.done == [(11, 31), (21, 31), (31, 31)]
