"""The way on after the check of an export failed: pages become pictures, and are checked again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from app.engine.domain.document import Document
from app.engine.domain.export import Layout
from app.errors import VerificationFailed

T = TypeVar("T")

_TRIES = 4


def further_pages(
    failed: VerificationFailed, document: Document, layout: Layout
) -> tuple[int, ...]:
    """The pages that should be pictures when an export is tried again that did not pass its check.

    With those that `layout` names already. All pages where nobody knows on which it failed; none
    where pictures are of no help: in a format without pages, and where they are pictures already.
    """
    pages = {page.number for page in document.pages}
    before = pages & set(layout.pictures)
    wanted = before | (pages & set(failed.pages or pages))
    return tuple(sorted(wanted)) if wanted != before else ()


def trying_pictures(attempt: Callable[[Layout], T], document: Document, layout: Layout) -> T:
    """What `attempt` makes, with more and more pages as pictures where its checks fail on them.

    Raises what the last of a few attempts raises.
    """
    for _ in range(_TRIES - 1):
        try:
            return attempt(layout)
        except VerificationFailed as failed:
            pages = further_pages(failed, document, layout)
            if not pages:
                raise
            layout = replace(layout, pictures=pages)
    return attempt(layout)
