"""Last page of the export: what was checked, or what went wrong, where, and what to do."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.export import LAYER_TITLES, Layout
from app.engine.domain.review import Review
from app.errors import AppError, VerificationFailed
from app.notices import Notice, NoticeCode, page_ranges
from app.ui.core.language import tr
from app.ui.core.messages import LocalisedWording, error_text, notice_text
from app.ui.core.theme import GRID
from app.ui.widgets.banner import copy_details
from app.workflow.second_try import further_pages

if TYPE_CHECKING:
    from app.engine.redaction.report import Report


class ExportResult(QWidget):
    """Shows that an export was made, or why it was not."""

    back = Signal()
    closed = Signal()
    folder_wanted = Signal()
    report_wanted = Signal()
    pictures_wanted = Signal(object)
    page_wanted = Signal(int)
    finding_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._error: AppError | None = None
        self._way_on = _NO_WAY_ON
        self.title = QLabel(wordWrap=True)
        self._card = QFrame()
        self._card.setProperty("role", "card")
        self._lines = QVBoxLayout(self._card)
        self._lines.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        self._lines.setSpacing(GRID)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setAccessibleName(tr("Result of the export"))
        area.setWidget(self._card)
        self.folder = QPushButton(tr("Open folder"))
        self.report = QPushButton(tr("Show report"))
        self.copy = QPushButton(tr("Copy details"))
        self.show_place = QPushButton()
        self.as_pictures = QPushButton()
        self.as_pictures.setProperty("role", "main")
        self.return_ = QPushButton(tr("Back"))
        self.done = QPushButton(tr("Done"))
        self.done.setProperty("role", "main")
        self.folder.clicked.connect(self.folder_wanted)
        self.report.clicked.connect(self.report_wanted)
        self.copy.clicked.connect(self._copy)
        self.show_place.clicked.connect(self._show_place)
        self.as_pictures.clicked.connect(lambda: self.pictures_wanted.emit(self._way_on.pictures))
        self.return_.clicked.connect(self.back)
        self.done.clicked.connect(self.closed)
        buttons = QDialogButtonBox()
        for button in (self.folder, self.report, self.copy, self.show_place):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self.as_pictures, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.return_, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.done, QDialogButtonBox.ButtonRole.RejectRole)
        # A box shows the buttons that it takes; until there is a result they would need room.
        for each in buttons.buttons():
            each.hide()
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.title)
        box.addWidget(area, 1)
        box.addWidget(buttons)

    @property
    def text(self) -> str:
        """Everything that the page says."""
        labels = self._card.findChildren(QLabel)
        return "\n".join([self.title.text(), *(label.text() for label in labels)])

    def show_success(self, path: Path, report: Report, page: Path | AppError | None) -> None:
        """The export is in place. `page` is its written report, or why there is none."""
        removed = sum(row.accepted + row.suggested + row.added for row in report.rows)
        checked = sum(report.checks.values())
        kept = sum(row.kept for row in report.rows)
        lines = [
            ("heading", path.name),
            ("", _removed_words(report, removed, checked)),
            *(
                [("", tr("%n identifiers stay, because the policy keeps them.", None, kept))]
                if kept
                else []
            ),
            *(
                ("", f"{count} × {tr(LAYER_TITLES.get(layer, layer))}")
                for layer, count in report.checks.items()
            ),
            (
                "soft",
                tr("This proves that what was marked is gone, not that everything was marked."),
            ),
        ]
        lines += [(_role_of(notice), notice_text(notice)) for notice in report.notices]
        if isinstance(page, Path):
            lines.append(("soft", tr("The report is next to it: {name}.").format(name=page.name)))
        elif page is not None:
            lines.append(
                ("heading", " ".join((tr("The report was not written."), *error_text(page))))
            )
        if report.verified:
            self._show("good", tr("Exported and verified"), lines, None)
            return
        apart = {*report.language_notices}
        lines = [line for line in lines if line[1] not in set(map(notice_text, apart))]
        told = [("heading", notice_text(notice)) for notice in report.language_notices]
        self._show("bad", tr("Exported, not verified"), [*told, *lines], None)

    def show_failure(self, error: AppError, way_on: WayOn | None = None) -> None:
        """There is no export; where its check failed, `way_on` says what can be done."""
        message, hint = error_text(error)
        lines = [("heading", message)]
        if isinstance(error, VerificationFailed):
            if error.pages:
                lines.append(("", _failed_on(error.pages)))
            lines += [("soft", f"– {place}") for place in error.places]
        lines.append(("", hint))
        way_on = way_on or _NO_WAY_ON
        lines += [("", words) for words in way_on.words]
        self._show("bad", tr("No file was exported"), lines, error, way_on)

    @property
    def default(self) -> QPushButton:
        """What Enter presses."""
        if self._error is None:
            return self.done
        return self.as_pictures if self._way_on.pictures else self.return_

    def _show(
        self,
        role: str,
        title: str,
        lines: list[tuple[str, str]],
        error: AppError | None,
        way_on: WayOn | None = None,
    ) -> None:
        self._error, self._way_on = error, way_on or _NO_WAY_ON
        self.title.setText(title)
        self.title.setProperty("role", role)
        self.title.style().polish(self.title)
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
        for kind, words in lines:
            label = QLabel(words, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setProperty("role", kind)
            self._lines.addWidget(label)
        self._lines.addStretch(1)
        for button in (self.folder, self.report):
            button.setVisible(error is None)
        for button in (self.copy, self.return_):
            button.setVisible(error is not None)
        self.show_place.setVisible(bool(self._way_on.place_words))
        self.show_place.setText(self._way_on.place_words)
        self.as_pictures.setVisible(bool(self._way_on.pictures))
        self.as_pictures.setText(self._way_on.picture_words)
        self.done.setText(tr("Done") if error is None else tr("Close"))
        self.done.setProperty("role", "main" if error is None else "")
        self.done.style().polish(self.done)
        self.done.show()

    def _show_place(self) -> None:
        if self._way_on.page:
            self.page_wanted.emit(self._way_on.page)
        else:
            self.finding_wanted.emit(self._way_on.finding)

    def _copy(self) -> None:
        if self._error is not None:
            copy_details(self._error)


# What can be done after a failed check.


@dataclass(frozen=True, slots=True)
class WayOn:
    """What is offered where a copy did not pass its check.

    Attributes:
        pictures: the pages to export as pictures when it is tried again; none where that is no
            help.
        new: those of them that are not pictures already.
        page: the first page on which it failed; 0 where there is none.
        finding: id of what stayed, where it is known and there is no page; else empty.
    """

    pictures: tuple[int, ...] = ()
    new: tuple[int, ...] = ()
    page: int = 0
    finding: str = ""

    @property
    def words(self) -> list[str]:
        """What the reviewer is told."""
        if self.pictures:
            return [
                tr(
                    "You can export a page as a picture. Redacted text that text recognition can "
                    "still read there is painted over, and the export is verified again. The "
                    "text of that page can then no longer be searched or copied."
                )
            ]
        if self.page:
            return [tr("Draw a box over what is left on that page, and export again.")]
        if self.finding:
            return [
                tr(
                    "Search the document for other places where it appears, mark them, and "
                    "export again."
                )
            ]
        return []

    @property
    def picture_words(self) -> str:
        """What the button says that exports again."""
        if len(self.new) == 1:
            return tr("Export page {number} as a picture").format(number=self.new[0])
        return tr("Export %n pages as pictures", None, len(self.new))

    @property
    def place_words(self) -> str:
        """What the button says that leads to the place; empty where there is none."""
        if self.page:
            return tr("Show page {number}").format(number=self.page)
        return tr("Show what is left") if self.finding else ""


_NO_WAY_ON = WayOn()


def way_on(failed: VerificationFailed, review: Review, layout: Layout) -> WayOn:
    """What can be done after this failure of an export with `layout`."""
    pictures = further_pages(failed, review.document, layout)
    new = tuple(number for number in pictures if number not in layout.pictures)
    pages = {page.number for page in review.document.pages} & set(failed.pages)
    stayed = (
        finding.id
        for offset in failed.offsets
        for finding in review.findings
        if finding.span.start <= offset < finding.span.end
    )
    return WayOn(pictures, new, min(pages, default=0), next(stayed, ""))


def _role_of(notice: Notice) -> str:
    return "problem" if notice.code is NoticeCode.KEPT_ELSEWHERE else ""


def _failed_on(pages: tuple[int, ...]) -> str:
    if len(pages) == 1:
        return tr("Verification failed on page {number}.").format(number=pages[0])
    return tr("Verification failed on pages {numbers}.").format(numbers=page_ranges(pages))


def _removed_words(report: Report, removed: int, checked: int) -> str:
    """Two sentences, since each has a count of its own."""
    if any(one.code is NoticeCode.KEPT_ELSEWHERE for one in report.notices):
        found = tr("%n places were searched: only what you kept is left of them:", None, checked)
    else:
        found = tr("None of them was found in %n places that were searched:", None, checked)
    return " ".join((tr("%n identifiers redacted.", None, removed), found))


# The report of an export, shown in the window.


_SHEET = """
h1 { font-size: 17pt; } h2 { font-size: 12pt; margin-top: 16px; }
table { margin-top: 12px; } th { text-align: left; } th, td { padding: 2px 8px; }
code { font-size: 8pt; }
"""


class _Page(QTextBrowser):
    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: ARG002
        """Nothing is ever loaded: the report stands for itself."""
        return None


class ReportView(QDialog):
    """Shows the HTML report with the styles that Qt's rich text knows."""

    def __init__(self, report: Report, parent: QWidget | None = None) -> None:
        from app.engine.redaction.report_page import to_html  # noqa: PLC0415 - slow, and here it is loaded

        super().__init__(parent)
        self.setWindowTitle(tr("Report"))
        self.resize(96 * GRID, 88 * GRID)
        self.page = _Page()
        self.page.setAccessibleName(tr("Report of the export"))
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(3 * GRID)
        self.page.document().setDefaultStyleSheet(_SHEET)
        self.page.setHtml(to_html(report, LocalisedWording(), styled=False))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.page, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(3 * GRID, 0, 3 * GRID, 0)
        foot.addWidget(buttons)
        box.addLayout(foot)
