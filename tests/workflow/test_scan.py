"""What `evaluate` and the benchmarks see is what the program sees."""

from __future__ import annotations

from app import settings
from app.progress import NullReporter
from app.workflow.scan import Scanner


def test_a_bare_string_is_searched_by_the_language_of_its_passages() -> None:
    text = (
        "The patient came with her husband because of chest pain that began last night.\n\n"
        "La paciente refiere que desde hace tres días tiene dolor abdominal y no come nada.\n"
    )
    review = Scanner.load(settings.Settings()).scan_text(text, NullReporter())
    assert [passage.language for passage in review.passages] == ["en", "es"]
