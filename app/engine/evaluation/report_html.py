"""An evaluation as one HTML page that needs nothing else.

By nature it shows corpus text: what was missed and what stood around it. The head of the page says
so, and `include_text=False` leaves out all text and all document names.
"""

from __future__ import annotations

from app.engine.evaluation.error_analysis import Kind
from app.engine.evaluation.evaluate import Evaluation
from app.engine.evaluation.scores import Level
from app.engine.evaluation.units import Granularity
from app.html_pages import rendered


def to_html(evaluation: Evaluation, *, include_text: bool = True) -> str:
    """The evaluation as a page without scripts, light and dark, with plots as inline SVG."""
    return rendered(
        "evaluation.html",
        evaluation=evaluation,
        include_text=include_text,
        recalls=evaluation.result(Level.TOKEN, Granularity.CATEGORY),
        coarse_entities=evaluation.result(Level.ENTITY, Granularity.CATEGORY),
        kinds=evaluation.result(Level.ENTITY, Granularity.SUBCATEGORY),
        coarse=evaluation.confusions[Granularity.CATEGORY],
        fine=evaluation.confusions[Granularity.SUBCATEGORY],
        mistakes={kind: [m for m in evaluation.mistakes if m.kind is kind] for kind in Kind},
    )
