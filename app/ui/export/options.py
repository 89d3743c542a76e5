"""First page of the export: what, where, and what will happen to the rest of the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.policy import Chosen, Treatment, policy_of
from app.engine.domain.review import Review
from app.engine.review.contradictions import removed_elsewhere
from app.engine.review.languages import language_notices
from app.notices import page_ranges
from app.paths import export_dir
from app.ui.core.documents import OpenDocument
from app.ui.core.language import tr
from app.ui.core.messages import notice_text
from app.ui.core.theme import GRID, scaled
from app.ui.export.mode_choice import ModeChoice
from app.ui.export.preview import PreviewPane

_LEAST_HEIGHT = 48 * GRID
_LOW = 56 * GRID
_LIVE_SHARE, _CHOICE_SHARE = 3, 4


class ExportChoice(QWidget):
    """`go` comes when the user agreed to what the gate says.

    `usual_folder` is offered where no other one was chosen. At its left is a live page, as far as
    that leaves every control the room that it needs.
    """

    go = Signal()
    cancelled = Signal()
    review_wanted = Signal()
    page_wanted = Signal(int)
    dropped_wanted = Signal()

    def __init__(
        self,
        entry: OpenDocument,
        review: Review,
        chosen: Chosen,
        live: PreviewPane,
    ) -> None:
        super().__init__()
        self._source = source = entry.path
        self.usual_folder = export_dir(source)
        self._problem = self._undecided = ""
        self._entry = entry
        self.live = live
        self.replace_by = ModeChoice(chosen)
        self.replace_by.changed.connect(live.show_chosen)
        self.folder = QLineEdit(str(self.usual_folder))
        self.folder.setAccessibleName(tr("Folder for the export"))
        self.browse = QPushButton(tr("Choose…"))
        self.browse.setAccessibleName(tr("Choose the folder"))
        self.name = QLineEdit(placeholderText=tr("Choosing a file name without identifiers…"))
        self.name.setAccessibleName(tr("File name of the export"))
        self.report = QCheckBox(tr("Write a report (HTML, PDF and JSON), without document text"))
        self.report.setChecked(True)
        self._warning = QLabel(wordWrap=True)
        self._warning.setProperty("role", "soft")
        self.cancel = QPushButton(tr("Cancel"))
        self.export = QPushButton(tr("Export"))
        self.export.setProperty("role", "main")
        answers = QDialogButtonBox()
        answers.addButton(self.export, QDialogButtonBox.ButtonRole.AcceptRole)
        answers.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        answers.accepted.connect(self.go)
        answers.rejected.connect(self.cancelled)
        self.browse.clicked.connect(self._choose_folder)
        for field in (self.name, self.folder):
            field.textChanged.connect(self._check)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self._warning, 1)
        buttons.addWidget(answers)
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(_titled(tr("Export {name}").format(name=source.name), "title"))
        box.addLayout(self._form())
        gate = QVBoxLayout()
        gate.setSpacing(GRID)
        gate.addWidget(_heading(tr("Before you export")))
        gate.addWidget(self._gate(review), 1)
        box.addLayout(gate, 1)
        self._controls = _scrolling(inside, buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._controls, _CHOICE_SHARE)
        # First on the screen and last in the order of Tab, as it is mostly looked at.
        row.insertWidget(0, live, _LIVE_SHARE)
        self._check()

    def shows_live(self, size: QSize) -> bool:
        """Whether there is room for the live page in a page of this size."""
        share = size.width() * _LIVE_SHARE // (_LIVE_SHARE + _CHOICE_SHARE)
        room = min(share, size.width() - self._controls.minimumSizeHint().width())
        return room >= self.live.least_width and size.height() >= scaled(_LEAST_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.live.setVisible(self.shows_live(event.size()))
        self._warn()

    @property
    def chosen(self) -> Chosen:
        """What is to stand in place of identifiers."""
        return self.replace_by.chosen

    @property
    def target(self) -> Path:
        """Where the export is to be."""
        return Path(self.folder.text().strip()) / self.name.text().strip()

    def set_name(self, name: str) -> None:
        """Offer a file name, unless the user typed one meanwhile."""
        if not self.name.text():
            self.name.setText(name)

    def _form(self) -> QGridLayout:
        form = QGridLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(GRID)
        form.addWidget(_heading(tr("Replace with")), 0, 0, Qt.AlignmentFlag.AlignTop)
        form.addWidget(self.replace_by, 0, 1, 1, 2)
        form.addWidget(_heading(tr("Folder")), 1, 0)
        form.addWidget(self.folder, 1, 1)
        form.addWidget(self.browse, 1, 2)
        form.addWidget(_heading(tr("File name")), 2, 0)
        form.addWidget(self.name, 2, 1, 1, 2)
        form.addWidget(_heading(tr("Report")), 3, 0)
        form.addWidget(self.report, 3, 1, 1, 2)
        form.setColumnStretch(1, 1)
        return form

    def _gate(self, review: Review) -> QWidget:
        card = QFrame()
        card.setProperty("role", "card")
        lines = QVBoxLayout(card)
        lines.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        lines.setSpacing(GRID)
        for notice in language_notices(review):
            words = " ".join((tr("Not verified."), notice_text(notice)))
            label = _line(words)
            label.setProperty("role", "problem")
            lines.addWidget(label)
        undecided = len(review.findings) - len(review.decisions)
        if undecided:
            self._undecided = words = tr(
                "%n findings are undecided. They will be redacted as if accepted.", None, undecided
            )
            self.review = QPushButton(tr("Review them"))
            self.review.clicked.connect(self.review_wanted)
            lines.addLayout(_row(words, self.review))
        undrawn = sorted(self._entry.undrawn)
        if undrawn:
            words = tr(
                "Pages {pages} cannot be drawn: nobody can see what is on them.", None, len(undrawn)
            )
            label = _line(words.format(pages=page_ranges(undrawn)))
            label.setProperty("role", "problem")
            lines.addWidget(label)
        for row in self._to_look_at():
            lines.addLayout(row)
        if review.document.dropped:
            self.dropped = QPushButton(tr("Show it"))
            self.dropped.clicked.connect(self.dropped_wanted)
            words = tr("The hidden content of the file will be removed.")
            lines.addLayout(_row(words, self.dropped))
        self._redacted, self._kept = _line(""), _line("")
        self._kept.setProperty("role", "problem")
        for label in (self._redacted, self._kept):
            lines.addWidget(label)
        self._count(review, self.chosen)
        self.replace_by.changed.connect(lambda chosen: self._count(review, chosen))
        boxes = len(review.regions)
        if boxes:
            lines.addWidget(
                _line(tr("Everything under %n boxes will be blacked out.", None, boxes))
            )
        if not review.redacted and not boxes:
            warning = _line(
                tr("The export will contain every word of the original. Is that intended?")
            )
            warning.setProperty("role", "problem")
            lines.addWidget(warning)
        for label in _rejected(review):
            lines.addWidget(label)
        for notice in review.document.notices:
            lines.addWidget(_line(notice_text(notice)))
        lines.addWidget(
            _line(
                tr(
                    "The finished export is read again and searched. If anything is left, it is "
                    "deleted."
                )
            )
        )
        lines.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setAccessibleName(tr("Before you export"))
        area.setWidget(card)
        return area

    def _count(self, review: Review, chosen: Chosen) -> None:
        """Say how much goes, and what the policy leaves although it was found."""
        policy = policy_of(chosen)
        kept = sum(
            policy.of(one.subcategory).treatment is Treatment.KEEP for one in review.redacted
        )
        going = len(review.redacted) - kept
        self._redacted.setText(tr("%n findings will be redacted.", None, going))
        self._kept.setText(tr("%n findings stay, because the policy keeps their type.", None, kept))
        self._kept.setVisible(bool(kept))

    def _to_look_at(self) -> Iterator[QHBoxLayout]:
        """Pages that nobody checked or saw, and the way there."""
        unchecked, unseen = self._entry.ocr_pages_unchecked, self._entry.ocr_pages_unseen
        if unchecked:
            self.look = self._way_to((unseen or unchecked)[0], len(unchecked))
            yield _row(self._of_recognition(), self.look)
        others = self._entry.pages_unseen
        if others:
            self.look_at_others = self._way_to(others[0], len(others))
            words = tr("Pages {pages} were not seen.", None, len(others))
            yield _row(words.format(pages=page_ranges(others)), self.look_at_others)

    def _way_to(self, page: int, count: int) -> QPushButton:
        button = QPushButton(tr("Show the first", None, count))
        button.clicked.connect(lambda: self.page_wanted.emit(page))
        return button

    def _of_recognition(self) -> str:
        unchecked, unseen = self._entry.ocr_pages_unchecked, self._entry.ocr_pages_unseen
        words = [
            tr(
                "Pages {pages} were read by text recognition and are not checked yet.",
                None,
                len(unchecked),
            ).format(pages=page_ranges(unchecked))
        ]
        if unseen == unchecked:
            words.append(tr("They were not seen to the end.", None, len(unseen)))
        elif unseen:
            not_seen = tr("Pages {pages} were not seen to the end.", None, len(unseen))
            words.append(not_seen.format(pages=page_ranges(unseen)))
        return " ".join(words)

    def _check(self) -> None:
        name = self.name.text().strip()
        problem, action = "", tr("Export")
        if name and Path(name).name != name:
            problem = tr("The file name must not contain a path.")
        elif name and self.target.suffix.lower() != self._source.suffix.lower():
            problem = tr("The file name must end in {ending}.").format(ending=self._source.suffix)
        elif name and self.target == self._source:
            problem = tr("The original is never overwritten. Choose another name or folder.")
        self.export.setEnabled(bool(name and self.folder.text().strip() and not problem))
        if self.export.isEnabled() and self.target.exists():
            problem, action = (
                tr("A file with this name exists and will be replaced."),
                tr("Replace"),
            )
        self.export.setText(action)
        self._problem = problem
        self._warn()

    def _warn(self) -> None:
        # In a low window the list of what there is to know has to be scrolled to.
        low = self.height() < scaled(_LOW)
        self._warning.setText(self._problem or (self._undecided if low else ""))

    def _choose_folder(self) -> None:
        dialog = QFileDialog(self, tr("Folder for the export"), self.folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self.folder.setText)
        dialog.open()


def _heading(words: str) -> QLabel:
    return _titled(words, "heading")


def _titled(words: str, role: str) -> QLabel:
    label = QLabel(words)
    label.setProperty("role", role)
    return label


def _row(words: str, button: QPushButton) -> QHBoxLayout:
    """A line of the gate with what can be done about it."""
    button.setAutoDefault(False)
    row = QHBoxLayout()
    row.setSpacing(GRID)
    row.addWidget(_line(words), 1)
    row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    return row


def _rejected(review: Review) -> Iterator[QLabel]:
    """What stays since the reviewer rejected it, and what of it is redacted elsewhere."""
    if review.rejected:
        yield _line(tr("%n findings rejected: the text stays.", None, len(review.rejected)))
    if contradicted := len(removed_elsewhere(review)):
        warning = _line(tr("%n of them say what is redacted in other places.", None, contradicted))
        warning.setProperty("role", "problem")
        yield warning


def _line(words: str) -> QLabel:
    return QLabel(words, wordWrap=True)


def _scrolling(inside: QWidget, buttons: QHBoxLayout) -> QWidget:
    """Choices that scroll on a low screen, above buttons that stay."""
    scroll = QScrollArea(widgetResizable=True)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    # The button to export has the keys; Tab comes to the choices themselves.
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setAccessibleName(tr("Export options"))
    scroll.setWidget(inside)
    bar = scroll.verticalScrollBar().sizeHint().width()
    scroll.setMinimumWidth(inside.minimumSizeHint().width() + bar)
    buttons.setContentsMargins(3 * GRID, GRID, 3 * GRID, 2 * GRID)
    both = QWidget()
    box = QVBoxLayout(both)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(0)
    box.addWidget(scroll, 1)
    box.addLayout(buttons)
    return both
