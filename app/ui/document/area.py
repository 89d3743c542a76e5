"""The middle of the window: the document in view, as pages or as text, with its bars."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, RedactionPlan
from app.engine.domain.review import Finding, Review
from app.engine.mentions.similar import Similar, likely_kind
from app.errors import AppError
from app.progress import Reporter
from app.ui.core.backend import Backend
from app.ui.core.documents import OpenDocument, is_unread
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme, scaled
from app.ui.document.busy_bar import BusyBar
from app.ui.document.copy_pane import CopyPane
from app.ui.document.find_bar import FindBar
from app.ui.document.selection_bar import SelectionBar, alike_of
from app.ui.views.marks import ExportMarks, Marks, ProvisionalMarks, ReviewMarks
from app.ui.views.pages.page_layout import Fit, PageBoxes
from app.ui.views.pages.page_turns import QUARTERS, Turns, turned_document, turns_of
from app.ui.views.pages.page_view import PageView
from app.ui.views.pages.thumbnails import PageThumbs
from app.ui.views.text.text_view import TextView
from app.ui.views.text.word_layout import is_laid_out
from app.ui.views.text.word_view import WordView
from app.ui.widgets.banner import Banner
from app.ui.widgets.front_stack import FrontStack

_HALF = 10_000
_MOST_ZOOM, _LEAST_ZOOM, _ZOOM_STEP = 4.0, 0.5, 1.25
_LEAST_BESIDE = 56 * GRID
LEAST_SIZE, MOST_SIZE = 0.1, 8.0
"""Of pages whose size is a number, 1 for their own."""


class DocumentArea(QWidget):
    """Shows one document, or `empty` without one. Only the view in front is kept up to date.

    `turned` tells that another text, or another view, may be in front now, `zoomed` that it is of
    another size, `sized` that it may be, also because the window is, `thumbs_turned` whether small
    pages stand beside large ones.
    """

    chosen = Signal(str)
    resized = Signal(str, object)
    menu_wanted = Signal(object)
    turned = Signal()
    zoomed = Signal()
    sized = Signal()
    thumbs_turned = Signal(bool)
    _undrawn: tuple[OpenDocument, AppError] | None = None

    def __init__(self, theme: Theme, jobs: JobRunner, backend: Backend, *, empty: QWidget) -> None:
        super().__init__()
        self._empty = empty
        self.text = TextView(theme)
        self.word = WordView(theme)
        self._set: tuple[Document, bool] | None = None
        self.pages = PageView(theme, jobs, backend)
        self.thumbs = PageThumbs(theme, jobs, backend)
        self.thumbs.hide()
        self.banner = Banner()
        self.copy = CopyPane(theme, jobs, backend)
        self.busy = BusyBar()
        self.selection_bar = SelectionBar(theme)
        self.find_bar = FindBar()
        self._jobs, self._backend = jobs, backend
        self._entry: OpenDocument | None = None
        self._plan: RedactionPlan | None = None
        self._marked: Marks = Marks()
        self._near_open = self._several = False
        self._near_focus: Finding | None = None
        self._as_pages = self.wants_thumbs = True
        self._thumbs_unfolded = False
        self._fit = Fit.WIDTH
        self._zooms: dict[QWidget, float] = {self.text: 1.0, self.pages: 1.0}
        self._shown: tuple[object, ...] = ()
        self._stack = FrontStack()
        for view in (self._empty, self.text, self.word, self.pages):
            self._stack.addWidget(view)
        # Looking for other places with the same text waits until the selection stands still.
        self._settle = QTimer(self, singleShot=True, interval=60)
        self._settle.timeout.connect(self.offer)
        for either in self.views:
            either.chosen.connect(self.chosen)
            either.resized.connect(self.resized)
            either.selected.connect(self._settle.start)
            either.menu_wanted.connect(self.menu_wanted)
        self.pages.pictures.failed.connect(self._picture_failed)
        self.pages.page_changed.connect(self.thumbs.show_page)
        self.pages.sized.connect(self.sized)
        self.thumbs.wanted.connect(self.pages.go_to_page)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        self._box = box
        box.addWidget(self.banner)
        box.addWidget(self.busy)
        box.addWidget(self.find_bar)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.thumbs)
        self._halves = _beside(self._stack, self.copy)
        row.addWidget(self._halves, 1)
        box.addLayout(row, 1)
        box.addWidget(self.selection_bar)

    def put_above(self, bar: QWidget) -> None:
        """Give a bar a place above everything else."""
        self._box.insertWidget(0, bar)

    def put_below(self, bar: QWidget) -> None:
        """Give a bar a place below everything else."""
        self._box.addWidget(bar)

    @property
    def view(self) -> TextView | WordView | PageView:
        """The view in front."""
        if self._paged:
            return self.pages
        return self.word if self._is_set() else self.text

    @property
    def views(self) -> tuple[TextView, WordView, PageView]:
        """All in which findings are marked, one of them in front."""
        return self.text, self.word, self.pages

    @property
    def zoom_factor(self) -> float:
        """How much larger than usual the view in front shows a document.

        Each has its own: large letters in a text do not make pages too wide for the window.
        """
        return self._zooms[self.pages if self._paged else self.text]

    def zoom_of(self, entry: OpenDocument) -> float:
        """As `zoom_factor`, of the view that an entry has or will have."""
        return self._zooms[self.pages if self._is_paged(entry) else self.text]

    @property
    def fit(self) -> Fit:
        """What the size of pages goes by; of text it is always a number."""
        return self._fit

    @property
    def magnification(self) -> float:
        """How large the view in front shows a document, 1 for its usual size."""
        return self.pages.magnification if self._paged else self._zooms[self.text]

    @property
    def seen(self) -> Document | None:
        """What there is to show of the document in view, which may still be read."""
        return self._seen_of(self._entry)

    @property
    def shown_text(self) -> str:
        """The text of what the view in front shows, or shows the pages of."""
        document = self._entry.document if self._entry is not None else None
        if document is None:
            return ""
        if self._plan is None or self._paged:
            return document.text
        return str(self._shown[-1])

    @property
    def text_in_sight(self) -> Span | None:
        """What of the text of a document with pages is in view as text, and as it is."""
        return self.text.in_sight if self.text.isVisible() and self._plan is None else None

    @property
    def edits(self) -> tuple[Edit, ...]:
        """What hides words of `shown_text`: pages of an export show others in their place."""
        return self._plan.edits if self._plan is not None and self._paged else ()

    @property
    def plan(self) -> RedactionPlan | None:
        """What an export would replace, where the document is shown as exported."""
        return self._plan

    @property
    def previewing(self) -> bool:
        """Whether the document is shown as exported."""
        return self._plan is not None

    def show_entry(self, entry: OpenDocument | None, plan: RedactionPlan | None) -> None:
        """Show a document, or nothing; with `plan`, as an export would leave it."""
        self._entry, self._plan = entry, plan
        self.busy.show_entry(entry)
        if entry is None:
            self._shown = ()
            self._stack.setCurrentWidget(self._empty)
            self.thumbs.hide()
            self.turned.emit()
        else:
            self._refresh()
            self._tell_undrawn(entry)
        self.offer()

    def show_progress(self, entry: OpenDocument) -> None:
        """The entry in view came further: its pages may be there, or be there no more."""
        self.busy.show_entry(entry)
        shown = self._shown[1] if self._shown else None
        if self._seen_of(entry) is not shown:
            self._refresh()

    @property
    def turns(self) -> Turns:
        """Which of the pages in view are turned."""
        document = self._seen_of(self._entry) if self._paged else None
        if document is None or self._entry is None:
            return {}
        return turns_of(document, self._entry.turns)

    def turn_page(self) -> None:
        """Show the page in view turned by a quarter of a circle, clockwise."""
        entry, number = self._entry, self.pages.page
        if entry is None or not self._paged:
            return
        quarters = (entry.turns.get(number, 0) + 1) % QUARTERS
        entry.turns = {**entry.turns, number: quarters}
        self._refresh()
        self.pages.go_to_page(number)

    def show_pages(self, *, as_pages: bool) -> None:
        """Pages or text, for documents that have pages."""
        self._as_pages = as_pages
        if self._entry is not None:
            self._refresh()

    def turn_thumbs(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Small pages beside those of a document with several; also where they take their room."""
        if self._several and not self._has_room_for_thumbs():
            self._thumbs_unfolded = on
        else:
            self.wants_thumbs = on
        self._show_thumbs()

    def use_thumbs(self, wanted: bool) -> None:  # noqa: FBT001 - as `turn_thumbs`
        """Whether there are small pages wherever there is room."""
        self.wants_thumbs = wanted
        self._show_thumbs()

    @property
    def readable_width(self) -> tuple[int, int]:
        """Pixels in which pages of usual width are large enough: without and with small ones."""
        alone = math.ceil(self.pages.readable_width())
        return alone, alone + self.thumbs.width()

    def focus_on(self, finding_ids: tuple[str, ...], near: Finding | None = None) -> None:
        """Ring these findings in the view in front; `near` is a near miss that may be marked."""
        if near is not self._near_focus:
            self._near_focus = near
            self.offer()
            # The bar takes room from the view, which must know before it scrolls.
            layout = self.layout()
            if layout is not None:
                layout.activate()
        self.view.focus_on(finding_ids)

    def show_copy(self, *, shown: bool) -> None:
        """Whether the copy stands beside the original, at first as wide."""
        self.copy.setVisible(shown)
        if shown:
            # Weights: the splitter shares what it has by them.
            self._halves.setSizes([_HALF, _HALF])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_thumbs()

    def _show_thumbs(self) -> None:
        """They fold away where pages beside them would be too small, until they are unfolded."""
        paged = self._several and self._entry is not None
        room = not paged or self._has_room_for_thumbs()
        self._thumbs_unfolded = self._thumbs_unfolded and not room
        wanted = self._thumbs_unfolded or (self.wants_thumbs and room)
        shown = wanted and paged
        if self.thumbs.isHidden() is shown:
            self.thumbs.setVisible(shown)
        self.thumbs_turned.emit(wanted)

    def _has_room_for_thumbs(self) -> bool:
        beside = self.width() - self.thumbs.width()
        readable = self.pages.readable_width(self._seen_of(self._entry))
        return self.width() >= scaled(_LEAST_BESIDE) and beside >= readable

    def show_near(self, opened: bool) -> None:  # noqa: FBT001 - a slot
        """Whether near misses are marked."""
        self._near_open = opened
        if self._entry is not None:
            self._refresh()

    def show_checks(self, entry: OpenDocument) -> None:
        """Which recognised pages of the document in view were seen, and which were checked."""
        if entry is self._entry:
            self.pages.show_checks(entry.page_checks)
            self.thumbs.show_checks(entry.page_checks)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self.text.set_theme(theme)
        self.word.set_theme(theme)
        self.pages.set_theme(theme)
        self.thumbs.set_theme(theme)
        self.copy.set_theme(theme)
        self.selection_bar.set_theme(theme)

    def zoom(self, steps: int) -> None:
        """Larger (1), smaller (-1), or normal (0)."""
        if not steps:
            self.set_zoom(1.0)
        elif self._paged and self._fit is not Fit.WIDTH:
            self.set_size(self.magnification * _ZOOM_STEP**steps)
        else:
            self.set_zoom(self.zoom_factor * _ZOOM_STEP**steps)

    def set_zoom(self, wanted: float, fit: Fit = Fit.WIDTH) -> None:
        """Show what is in the view in front as large as this, within limits.

        Pages are larger or smaller than what `fit` says.
        """
        least, most = (
            (LEAST_SIZE, MOST_SIZE)
            if self._paged and fit is Fit.SIZE
            else (_LEAST_ZOOM, _MOST_ZOOM)
        )
        self._zooms[self.pages if self._paged else self.text] = min(most, max(least, wanted))
        if self._paged:
            self._fit = fit
            self.pages.set_zoom(self.zoom_factor, fit)
        else:
            for view in (self.text, self.word):
                view.set_zoom(self.zoom_factor)
            self.sized.emit()
        self.zoomed.emit()

    def put_size(self, zoom: float, fit: str) -> None:
        """As `set_zoom`, with what a session says of `fit`."""
        known = {one.value: one for one in Fit}
        self.set_zoom(zoom, known.get(fit, Fit.WIDTH))

    def set_size(self, wanted: float) -> None:
        """Show what is in the view in front at this size, 1 for its usual one."""
        self.set_zoom(wanted, Fit.SIZE)

    def offer(self) -> None:
        """Show the bar for marking if something is selected that can be marked."""
        self._settle.stop()
        near = self._offered_near
        span = near.span if near is not None else self.view.selection()
        if self.previewing:
            span = None
        if self._entry is None or self._entry.review is None or span is None:
            self.selection_bar.clear()
        elif span != self.selection_bar.span:
            self.selection_bar.offer(span, (), near)
            self._look_for_others(self._entry.review, span)

    def clear_selection(self) -> None:
        """Forget what is selected and give the view the keyboard."""
        self.view.clear_selection()
        self.selection_bar.clear()
        self.view.setFocus()

    def _look_for_others(self, review: Review, span: Span) -> None:
        text, near, backend = review.document.text, self._offered_near, self._backend

        def look(reporter: Reporter) -> tuple[Similar, ...]:
            # The first time, this loads lists of words.
            kind = near.subcategory if near is not None else likely_kind(span.of(text))
            return backend.similar(review, span, kind, reporter)

        def found(others: tuple[Similar, ...]) -> None:
            if self.selection_bar.span == span:
                self.selection_bar.offer(span, alike_of(others, text, span), self._offered_near)

        self._jobs.start(Lane.QUICK, look, done=found)

    @property
    def _offered_near(self) -> Finding | None:
        """The near miss in the focus, unless something is selected."""
        return self._near_focus if self.view.selection() is None else None

    @property
    def _paged(self) -> bool:
        return self._is_paged(self._entry)

    def _is_paged(self, entry: OpenDocument | None) -> bool:
        document = self._seen_of(entry)
        return self._as_pages and document is not None and bool(document.pages)

    def _seen_of(self, entry: OpenDocument | None) -> Document | None:
        """What there is to show of an entry: its pages alone until it is read."""
        if entry is None or entry.document is not None or not self._as_pages:
            return entry.document if entry is not None else None
        return entry.provisional.document if entry.provisional is not None else entry.unread

    def _picture_failed(self, error: AppError, number: int) -> None:
        """Say so where the page is to be reviewed; show none of a file that is still being read."""
        entry = self._entry
        if entry is not None:
            entry.undrawn |= {number}
        if entry is None or entry.document is not None:
            self.banner.show_error(error)
            return
        self._undrawn = entry, error
        if entry.unread is not None:
            entry.go_on(unread=None)
            self._refresh()

    def _tell_undrawn(self, entry: OpenDocument) -> None:
        """Say of a document that is read now that one of its pages could not be drawn before."""
        if self._undrawn is not None and self._undrawn[0] is entry and entry.document is not None:
            self.banner.show_error(self._undrawn[1])
            self._undrawn = None

    def _refresh(self) -> None:
        assert self._entry is not None  # noqa: S101 - for the type checker
        entry = self._entry
        document = self._seen_of(entry)
        if document is not None and self._is_set():
            self._lay_out(document)
        self._stack.setCurrentWidget(self.view)
        several = self._paged and document is not None and len(document.pages) > 1
        self._several = several
        self._show_thumbs()
        if document is None:
            self._shown = ()
            self.text.show_text("", Marks())
            self.turned.emit()
            return
        text, marks = document.text, self._marks()
        if self._plan is not None and not self._paged:
            text = self._plan.apply(text)
        turns = self.turns
        replaced = text if self._plan is not None else None
        shown = (entry, document, self._paged, turns, replaced)
        if self._paged:
            if self._shown[:-1] == shown[:-1]:
                self.pages.show_marks(marks)
            else:
                goes_on = self._goes_on(entry, document)
                if not goes_on:
                    # Another try is made.
                    entry.undrawn = frozenset()
                boxes, turned = PageBoxes(turns), turned_document(document, turns)
                for view in (self.pages, self.thumbs):
                    view.show_pages(
                        entry.path, entry.options, turned, marks, boxes, goes_on=goes_on
                    )
                if entry.document is None and not goes_on:
                    words = tr("Reading the document…")
                    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.pages, words))
            self.thumbs.show_marks(marks)
            searched = entry.provisional.pages_searched if entry.provisional is not None else None
            self.pages.show_searched(searched)
            self.thumbs.show_searched(searched)
            self.show_checks(entry)
            self._show_regions()
        else:
            self._refresh_text(entry, text, marks, anew=shown != self._shown)
        self._shown = shown
        self.turned.emit()

    def _refresh_text(self, entry: OpenDocument, text: str, marks: Marks, *, anew: bool) -> None:
        if self.view is self.word:
            self.word.show_marks(marks)
            return
        if anew:
            self.text.show_text(text, marks)
            if entry.document is not None and entry.document.text == text:
                self.text.show_rows(entry.document)
        else:
            self.text.show_marks(marks)
        known = entry.provisional
        self.text.show_searched(known.searched if known is not None else None)

    def _is_set(self) -> bool:
        """Whether the document in view is shown as it sets its text, and not as plain text."""
        entry = self._entry
        document = entry.document if entry is not None and not self._paged else None
        if document is None or self._plan is not None or entry is None or entry.provisional:
            return False
        if self._set is not None and self._set[0] is document:
            return self._set[1]
        return is_laid_out(document)

    def _lay_out(self, document: Document) -> None:
        """Set a document anew; one that cannot be shown exactly so is shown as plain text."""
        if self._set is None or self._set[0] is not document:
            exact = self.word.show_document(document, Marks())
            self._set = document, exact

    def _goes_on(self, entry: OpenDocument, document: Document) -> bool:
        """Whether the same pages are shown, of which less was known, or which lay otherwise."""
        if not self._shown or self._shown[0] is not entry:
            return False
        _, before, paged, *_ = self._shown
        return isinstance(before, Document) and (
            is_unread(before) or (before is document and bool(paged))
        )

    def _show_regions(self) -> None:
        review = self._entry.review if self._entry else None
        regions = review.regions if review is not None else ()
        self.pages.show_regions(regions, exported=self.previewing)
        self.thumbs.show_regions(regions)

    def _marks(self) -> Marks:
        entry = self._entry
        review = entry.shown_review if entry is not None else None
        if entry is None or review is None:
            return Marks()
        if entry.review is None:
            return ProvisionalMarks(review)
        if self._plan is not None:
            return ExportMarks(ReviewMarks(review), self._plan, in_original=self._paged)
        near = self._entry.near if self._near_open and self._entry is not None else {}
        self._marked = ReviewMarks(review, near, self._marked)
        return self._marked


def _beside(left: QWidget, right: QWidget) -> QSplitter:
    both = QSplitter(Qt.Orientation.Horizontal)
    both.setChildrenCollapsible(False)
    both.setHandleWidth(1)
    for at, half in enumerate((left, right)):
        both.addWidget(half)
        both.setStretchFactor(at, 1)
    return both
