"""Beside the choices of an export: the document as it will look with what is chosen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.document import Document, Page
from app.engine.domain.export import RedactionPlan
from app.engine.domain.policy import Chosen
from app.engine.domain.review import Review
from app.engine.redaction.exported_text import exported_text
from app.engine.redaction.places import exported_place, original_place
from app.errors import AppError
from app.ui.core.backend import Backend
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.icons import icon
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import tr
from app.ui.core.messages import error_text
from app.ui.core.services import Services
from app.ui.core.theme import GRID, Theme, scaled
from app.ui.views.marks import ExportMarks, Marks, ReviewMarks
from app.ui.views.pages import page_painter, region_painter
from app.ui.views.pages.page_images import PagePictures
from app.ui.views.pages.page_layout import PageBoxes, PageColumn
from app.ui.views.text.text_view import TextView
from app.ui.views.text.word_layout import is_laid_out
from app.ui.views.text.word_view import WordView


@dataclass(frozen=True, slots=True)
class Start:
    """Where a preview begins: on a page or, in a text without pages, at an offset."""

    page: int | None
    offset: int = 0


class PreviewPane(QFrame):
    """Plans each look once, when it is first wanted. `shown` is the look that is in view.

    A plan that is being made is never stopped, as that would end the child process that makes it;
    one that comes too late is not shown.
    """

    def __init__(
        self, services: Services, entry: OpenDocument, review: Review, start: Start, chosen: Chosen
    ) -> None:
        super().__init__()
        self.setAccessibleName(tr("As exported"))
        self.setProperty("role", "live")
        self.shown: Chosen | None = None
        self._backend, self._jobs, self._review = services.backend, services.jobs, review
        self._wanted = chosen
        self._plans: dict[Chosen, RedactionPlan] = {}
        self._planning = self._left = False
        self.view = _view(services, entry, review, start)
        self.line = QLabel()
        self.line.setProperty("role", "soft")
        self.previous = self._button(
            services, "previous_page", tr("Previous page with a replacement")
        )
        self.next = self._button(services, "next_page", tr("Next page with a replacement"))
        self._arrange()
        if isinstance(self.view, ExportedPage):
            self.view.turned.connect(self._name_page)
            self.view.pictures.failed.connect(self._tell)
            self.previous.clicked.connect(lambda: self._step(-1))
            self.next.clicked.connect(lambda: self._step(1))
        self._name_page()

    @property
    def least_width(self) -> int:
        """Pixels below which there is nothing to be seen in it."""
        return max(scaled(40 * GRID), self.minimumSizeHint().width())

    def show_chosen(self, chosen: Chosen) -> None:
        """Show another look as soon as it is planned; until then the one before stays."""
        self._wanted = chosen
        if self.isVisible():
            self._go_on()

    def leave(self) -> None:
        """The dialog is closed."""
        self._left = True
        self.view.leave()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._go_on()

    def _go_on(self) -> None:
        chosen = self._wanted
        if chosen in self._plans:
            if chosen != self.shown:
                self.shown = chosen
                self.view.show_plan(self._plans[chosen])
                self._name_page()
        elif not self._planning:
            self._planning = True
            review, backend = self._review, self._backend
            self._jobs.start(
                Lane.QUICK,
                lambda reporter: backend.plan(review, chosen, reporter),
                done=lambda plan: self._planned(chosen, plan),
                failed=lambda error: self._refused(chosen, error),
            )

    def _planned(self, chosen: Chosen, plan: RedactionPlan) -> None:
        self._planning = False
        if not self._left:
            self._plans[chosen] = plan
            self._go_on()

    def _refused(self, chosen: Chosen, error: AppError) -> None:
        self._planning = False
        if self._left:
            return
        if chosen != self._wanted:
            self._go_on()
            return
        # The previous preview would be taken for the chosen one.
        self.shown = None
        self.view.clear()
        self._tell(error)

    def _step(self, by: int) -> None:
        if isinstance(self.view, ExportedPage):
            self.view.step(by)

    def _name_page(self) -> None:
        if not isinstance(self.view, ExportedPage):
            self.line.clear()
            return
        total = len(self._review.document.pages)
        words = tr("Page {number} of {total}").format(number=self.view.number, total=total)
        self.line.setText(words)
        self.view.setAccessibleName(f"{tr('As exported')}. {words}")
        self.previous.setEnabled(self.view.beside(-1) is not None)
        self.next.setEnabled(self.view.beside(1) is not None)

    def _tell(self, error: AppError) -> None:
        self.line.setText(error_text(error)[0])

    def _button(self, services: Services, command: str, words: str) -> QToolButton:
        action = services.commands[command]
        button = QToolButton()
        button.setIcon(icon(command.removesuffix("_page"), services.settings.theme))
        button.setIconSize(QSize(scaled(20), scaled(20)))
        button.setAccessibleName(words)
        button.setToolTip(with_key(f"{words} ({{key}})", shortcut_text(action)))
        button.setShortcut(action.shortcut())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if len(self._review.document.pages) <= 1:
            button.hide()
        return button

    def _arrange(self) -> None:
        # The choices beside it are worth more: it takes what room they leave.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        heading = QLabel(tr("As exported"))
        heading.setProperty("role", "heading")
        foot = QFrame()
        foot.setProperty("role", "bar")
        row = QHBoxLayout(foot)
        row.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        row.setSpacing(GRID)
        row.addWidget(heading)
        row.addWidget(self.line, 1)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.view, 1)
        box.addWidget(foot)


def _view(
    services: Services, entry: OpenDocument, review: Review, start: Start
) -> ExportedPage | ExportedDocument | ExportedText:
    theme, jobs, backend = services.settings.theme, services.jobs, services.backend
    if start.page is not None:
        return ExportedPage(entry, review, theme, jobs, backend, start.page)
    if is_laid_out(review.document):
        return ExportedDocument(review, theme, start.offset)
    return ExportedText(review, theme, start.offset)


_LEAST_SCALE = 0.05


class ExportedPage(QWidget):
    """One page as the export will look, scaled to fit.

    Nothing is painted before both a plan and a picture of the page are there.

    `number` is that of the page, `stops` are the pages on which something is replaced; `turned`
    tells of another page.
    """

    turned = Signal()

    def __init__(
        self,
        entry: OpenDocument,
        review: Review,
        theme: Theme,
        jobs: JobRunner,
        backend: Backend,
        seen: int,
    ) -> None:
        """`seen` is the page to begin with, if something is replaced there."""
        super().__init__()
        self.number = seen
        self.stops: Sequence[int] = ()
        self._review, self._theme = review, theme
        self._marks: ExportMarks | None = None
        self._boxes = PageBoxes()
        self.pictures = PagePictures(jobs, backend, self)
        self.pictures.arrived.connect(self.update)
        self.pictures.show_file(entry.path, entry.options)

    def show_plan(self, plan: RedactionPlan) -> None:
        """Show what this replaces; before the first one nothing is shown."""
        if self._marks is None:
            self.stops = _replaced(self._review, plan)
            if self.stops and self.number not in self.stops:
                self.number = self.stops[0]
        self._marks = ExportMarks(ReviewMarks(self._review), plan, in_original=True)
        self.turned.emit()
        self.update()

    def clear(self) -> None:
        """Show nothing until there is another plan."""
        self._marks = None
        self.update()

    def beside(self, by: int) -> int | None:
        """The next page with a replacement (1), or the one before (-1)."""
        after = bisect_right(self.stops, self.number)
        place = after if by > 0 else bisect_left(self.stops, self.number) - 1
        return self.stops[place] if 0 <= place < len(self.stops) else None

    def step(self, by: int) -> None:
        """Turn to it."""
        number = self.beside(by)
        if number is not None:
            self.number = number
            self.turned.emit()
            self.update()

    def leave(self) -> None:
        """No picture is wanted any more."""
        self.pictures.show_file(None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.pages))
        page = self._review.document.pages[self.number - 1]
        column = self._column(page)
        # Those beside it too: whoever turns to them finds them drawn.
        near = [number for by in (1, -1) if (number := self.beside(by)) is not None]
        self.pictures.want([self.number, *near], column.scale * self.devicePixelRatioF())
        image = self.pictures.get(self.number)
        if self._marks is None or image is None:
            return
        frame = column.frame(page)
        painter.translate(0, round((self.height() - frame.height()) / 2 - frame.top()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        page_painter.paint_paper(painter, frame, image, self._theme)
        on_pages, marks, view = self._theme.on_pages, self._marks, QRectF(frame)
        page_painter.paint_marks(painter, column, page, marks, (), on_pages, view)
        regions = self._review.regions
        region_painter.paint_exported(painter, column, page, regions, (), on_pages)

    def _column(self, page: Page) -> PageColumn:
        """All pages, at the scale at which this one has room as a whole."""
        wide, high = self.width() - 4 * GRID, self.height() - 4 * GRID
        scale = max(_LEAST_SCALE, min(wide / page.width, high / page.height))
        return PageColumn.of(self._review.document, self.width(), scale, 2 * GRID, self._boxes)


def _replaced(review: Review, plan: RedactionPlan) -> Sequence[int]:
    """Numbers of the pages on which words are replaced, or boxes lie."""
    numbers = {region.page for region in review.regions}
    for edit in plan.edits:
        first = review.document.page_of(edit.span.start)
        last = review.document.page_of(edit.span.end - 1)
        if first is not None and last is not None:
            numbers.update(range(first, last + 1))
    return sorted(numbers)


class ExportedText(TextView):
    """A text as the export will read; it can only be scrolled.

    Empty before there is a plan. A new plan keeps the words in view.
    """

    def __init__(self, review: Review, theme: Theme, seen: int) -> None:
        """`seen` is where in the original to begin."""
        super().__init__(theme)
        _only_scrolled(self)
        self._review = review
        self._seen = seen
        self._plan: RedactionPlan | None = None

    def show_plan(self, plan: RedactionPlan) -> None:
        """Show what this makes of the text."""
        if self._plan is not None:
            self._seen = original_place(self._plan, int(self.top()))
        marks = ExportMarks(ReviewMarks(self._review), plan, in_original=False)
        text, begun = plan.apply(self._review.document.text), self._plan is not None
        self._plan = plan
        self.show_text(text, marks)
        _begin(self, marks, exported_place(plan, self._seen), len(text), anew=not begun)

    def clear(self) -> None:
        """Show nothing until there is another plan."""
        if self._plan is not None:
            self._seen = original_place(self._plan, int(self.top()))
        self._plan = None
        self.show_text("", Marks())

    def leave(self) -> None:
        """There is nothing to stop."""


class ExportedDocument(QStackedWidget):
    """A Word document as the export will set it; it can only be scrolled.

    As plain text where that cannot be told. Empty before there is a plan. A new plan keeps the
    words in view.
    """

    def __init__(self, review: Review, theme: Theme, seen: int) -> None:
        """`seen` is where in the original to begin."""
        super().__init__()
        self._review, self._seen = review, seen
        self._plan: RedactionPlan | None = None
        self.word = WordView(theme)
        _only_scrolled(self.word)
        self.text = ExportedText(review, theme, seen)
        self.addWidget(self.word)
        self.addWidget(self.text)

    def show_plan(self, plan: RedactionPlan) -> None:
        """Show what this makes of the document."""
        document = exported_text(self._review.document, plan)
        self._remember()
        marks = ExportMarks(ReviewMarks(self._review), plan, in_original=False)
        if document is None or not self.word.show_document(document, marks):
            self.setCurrentWidget(self.text)
            self.text.show_plan(plan)
            return
        self.setCurrentWidget(self.word)
        begun, self._plan = self._plan is not None, plan
        top = exported_place(plan, self._seen)
        _begin(self.word, marks, top, len(document.text), anew=not begun)

    def clear(self) -> None:
        """Show nothing until there is another plan."""
        self._remember()
        self._plan = None
        self.word.show_document(Document("", "", "", ""), Marks())
        self.text.clear()

    def leave(self) -> None:
        """There is nothing to stop."""

    def _remember(self) -> None:
        if self._plan is not None:
            self._seen = original_place(self._plan, int(self.word.top()))


def _only_scrolled(view: TextView | WordView) -> None:
    """Let a view be read only: a click leaves the keyboard where it is; keys scroll after Tab."""
    view.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    view.viewport().setMouseTracking(False)
    view.viewport().setCursor(Qt.CursorShape.ArrowCursor)


def _begin(
    view: TextView | WordView, marks: ExportMarks, top: int, end: int, *, anew: bool
) -> None:
    """Scroll there and, in a view that was empty, on to the first replacement."""
    view.set_top(top)
    if marks and anew:
        view.reveal((next(marks.between(top, end), None) or marks[0]).span)
