"""Where a place of a text stands in what a plan makes of it, and the other way round."""

from __future__ import annotations

from app.engine.domain.export import RedactionPlan


def exported_place(plan: RedactionPlan, offset: int) -> int:
    """Where a place of the original stands in what `plan` makes of it."""
    shift = 0
    for edit in plan.edits:
        if edit.span.end > offset:
            return min(offset, edit.span.start) + shift
        shift += len(edit.replacement) - len(edit.span)
    return offset + shift


def original_place(plan: RedactionPlan, offset: int) -> int:
    """The other way round; within a replacement, where it begins."""
    shift = 0
    for edit in plan.edits:
        if edit.span.start + shift + len(edit.replacement) > offset:
            return min(offset - shift, edit.span.start)
        shift += len(edit.replacement) - len(edit.span)
    return offset - shift
