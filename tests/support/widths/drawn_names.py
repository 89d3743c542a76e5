"""Layouts in which something is drawn that begins or ends with a name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from support.files.page_writer import LEFT, LINE, SIZE, PageWriter, around

_NAME, _BEHIND = 2, 5  # of the words of a sentence: the name, and one behind it


def _underlined(page: PageWriter, name: str, y: float) -> None:
    """Filled rules, as word processors draw them, under the name and under a word behind it."""
    words = around(name)
    page.line(words, LEFT, y)
    ends = list(page.ends(words, LEFT))
    for start, end in (ends[_NAME], ends[_BEHIND]):
        page.content.append(f"{start:.3f} {y - 1.6:g} {end - start:.3f} 0.6 re f")


def _struck(page: PageWriter, name: str, y: float) -> None:
    """Drawn lines through the name, and under a name that stands alone."""
    words = around(name)
    page.line(words, LEFT, y)
    page.line((name,), LEFT, y - LINE)
    start, end = list(page.ends(words, LEFT))[_NAME]
    page.content.append(f"0.6 w {start:.3f} {y + 3:g} m {end:.3f} {y + 3:g} l S")
    end = LEFT + page.width(name)
    page.content.append(f"{LEFT:.3f} {y - LINE - 1.5:g} m {end:.3f} {y - LINE - 1.5:g} l S")


def _highlighted(page: PageWriter, name: str, y: float) -> None:
    """Rectangles behind the name and behind a word that follows it."""
    words = around(name)
    ends = list(page.ends(words, LEFT))
    page.content.append("q 1 0.95 0.4 rg")
    for start, end in (ends[_NAME], ends[_BEHIND]):
        page.content.append(f"{start - 1:.3f} {y - 3:g} {end - start + 2:.3f} {SIZE + 2:g} re f")
    page.content.append("Q")
    page.line(words, LEFT, y)


def _framed(page: PageWriter, name: str, y: float) -> None:
    """A rectangle around the name, four lines around one alone, and a small box behind it."""
    words = around(name)
    page.line(words, LEFT, y)
    start, end = list(page.ends(words, LEFT))[_NAME]
    page.content.append(f"0.5 w {start - 2:.3f} {y - 4:g} {end - start + 4:.3f} {SIZE + 4:g} re S")
    below, left, right = y - 1.5 * LINE, LEFT - 2, LEFT + page.width(name) + 2
    page.line((name,), LEFT, below)
    for x0, y0, x1, y1 in (
        (left, below - 4, right, below - 4),
        (left, below + 11, right, below + 11),
        (left, below - 4, left, below + 11),
        (right, below - 4, right, below + 11),
    ):
        page.content.append(f"{x0:.3f} {y0:g} m {x1:.3f} {y1:g} l S")
    page.content.append(f"{right + 6:.3f} {below - 1:g} 8 8 re S")


def _clipped(page: PageWriter, name: str, y: float) -> None:
    """Runs of text, each within a clip."""
    x = LEFT
    for run in ("Seen by ", name, " on the ward today, and well."):
        width = page.width(run)
        page.content.append(f"q {x:.3f} {y - 3:g} {width:.3f} {SIZE + 3:g} re W n")
        page.text(f"1 0 0 1 {x:.3f} {y} Tm {page.string(run)} Tj")
        page.content.append("Q")
        x += width


def _moved(page: PageWriter, name: str, y: float) -> None:
    """Runs and the rules under them that the coordinate system places, as in files of macOS."""
    x = LEFT
    for run in ("Seen by ", name, " on the ward", " today, and well."):
        width = page.width(run)
        page.content.append(f"q 1 0 0 1 {x:.4f} {y} cm")
        page.text(f"{page.string(run)} Tj")
        page.content.append(f"0 -1.6 {width:.4f} 0.6 re f")
        page.content.append("Q")
        x += width


def _marked(page: PageWriter, name: str, y: float) -> None:
    """Annotations on the name, and on a word behind it."""
    words = around(name)
    for row, kind in enumerate(("Highlight", "Underline", "StrikeOut", "Squiggly")):
        level = y - row * LINE
        page.line(words, LEFT, level)
        ends = list(page.ends(words, LEFT))
        for start, end in (ends[_NAME], ends[_BEHIND]):
            page.mark(kind, start, level - 3, end, level + SIZE - 1)


def _field(page: PageWriter, name: str, y: float) -> None:
    """A field of a form."""
    page.line(("Patient:",), LEFT, y)
    page.field(name, LEFT + 60, y)


DRAWN: Mapping[str, tuple[Callable[[PageWriter, str, float], None], int]] = {
    "underlined": (_underlined, 1),
    "struck": (_struck, 2),
    "highlighted": (_highlighted, 1),
    "framed": (_framed, 3),
    "clipped": (_clipped, 1),
    "moved rules": (_moved, 1),
    "marked": (_marked, 4),
    "field": (_field, 2),
}
