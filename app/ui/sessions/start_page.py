"""What the window shows before anything is open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.formats.base import ENDINGS
from app.sessions.summary import RecentProject, Summary
from app.ui.core.language import tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID, scaled
from app.ui.queue.controller import samples


class StartPage(QWidget):
    """A place to drop files on, the two ways to begin, and what there is to go on with."""

    open_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("No document is open"))
        zone = QFrame()
        zone.setProperty("role", "drop")
        zone.setFixedSize(scaled(64 * GRID), scaled(36 * GRID))
        self._zone = zone
        title = QLabel(tr("Drop documents here"))
        title.setProperty("role", "title")
        kinds = QLabel(tr("PDF, Word, Excel, text, pictures, HL7, JSON or XML"))
        kinds.setProperty("role", "soft")
        privacy = QLabel(tr("Nothing leaves this computer."))
        privacy.setProperty("role", "soft")
        self.open = QPushButton(tr("Open…"))
        self.open.setProperty("role", "main")
        self.open.clicked.connect(self.open_wanted)
        self.sample = QPushButton(tr("Try the samples"))
        self.sample.setToolTip(tr("Open fictional documents that come with the program"))
        self.sample.clicked.connect(self.sample_wanted)
        self.sample.setVisible(bool(samples()))
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addStretch(1)
        buttons.addWidget(self.open)
        buttons.addWidget(self.sample)
        buttons.addStretch(1)
        inside = QVBoxLayout(zone)
        inside.setSpacing(GRID)
        inside.addStretch(1)
        for label in (title, kinds):
            inside.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addSpacing(2 * GRID)
        inside.addLayout(buttons)
        inside.addSpacing(2 * GRID)
        inside.addWidget(privacy, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(1)
        self.recent = RecentView()
        content = QWidget()
        box = QVBoxLayout(content)
        box.setSpacing(2 * GRID)
        box.addStretch(1)
        box.addWidget(zone, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addWidget(self.recent, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)
        # On a small screen with large letters there is no room for both.
        self.area = QScrollArea()
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidgetResizable(True)
        self.area.setWidget(content)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.area)

    def set_over(self, *, over: bool) -> None:
        """Show that files would be taken if dropped now."""
        self._zone.setProperty("over", over)
        self._zone.style().polish(self._zone)


# The list below the drop zone: recent projects, recent documents, unfinished work.


_WHAT = Qt.ItemDataRole.UserRole
_ROWS = 5


def status_of(summary: Summary) -> str:
    """How far the work on a document is, in a few words."""
    if summary.error is not None:
        return tr("cannot be read")
    if summary.exported:
        return tr("exported")
    if summary.reviewed:
        return tr("reviewed")
    if summary.undecided:
        return tr("%n to review", None, summary.undecided)
    return tr("all decided") if summary.findings else tr("not searched yet")


def neutral_name(summary: Summary) -> str:
    """A document by its kind and when it was worked on: its file may be named after a patient."""
    if summary.path is None:
        return tr("Saved work")
    ending = summary.path.suffix.lower()
    kind = ending[1:].upper() if ending in ENDINGS else tr("Document")
    seconds = max(summary.at, summary.opened) // 1_000_000_000
    when = QDateTime.fromSecsSinceEpoch(seconds)
    return f"{kind} · {QLocale().toString(when, QLocale.FormatType.ShortFormat)}"


def words_of(project: RecentProject) -> str:
    """What the list says of a project: the user's own name for it, and how far it is."""
    words = tr("{name} · project · {done} of {all} reviewed")
    return words.format(name=project.path.stem, done=project.reviewed, all=project.documents)


class RecentView(QFrame):
    """Hidden while nothing is saved. Names of files are shown only on demand, never at a start.

    `wanted` brings summaries to open, `unwanted` to forget; `project_wanted` and
    `project_unwanted` the path of a project.
    """

    wanted = Signal(object)
    unwanted = Signal(object)
    project_wanted = Signal(object)
    project_unwanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setFixedWidth(scaled(64 * GRID))
        self._left: tuple[Summary, ...] = ()
        self._saved: tuple[Summary, ...] = ()
        self._projects: tuple[RecentProject, ...] = ()
        title = QLabel(tr("Recent work"))
        title.setProperty("role", "heading")
        self.resume = QPushButton()
        self.resume.clicked.connect(self._resume)
        self.names = QCheckBox(tr("Show file names"))
        self.names.setToolTip(
            tr("Others may see the screen, and file names may contain the name of a patient")
        )
        self.names.toggled.connect(self._refresh)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Recent projects and documents"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._open)
        self.list.itemSelectionChanged.connect(self._choose)
        self.list.installEventFilter(self)
        self.forget = QPushButton(tr("Forget"))
        self.forget.setToolTip(
            tr(
                "Delete the saved work of the selected document, or remove the project from the "
                "list (Delete)"
            )
        )
        self.forget.clicked.connect(self._forget)
        self.forget_all = QPushButton(tr("Forget all"))
        self.forget_all.setToolTip(
            tr("Delete the saved work of all documents; the documents and all projects stay")
        )
        self.forget_all.clicked.connect(lambda: self.unwanted.emit(self.summaries))
        where_saved = QLabel(tr("Saved encrypted, on this computer only."))
        where_saved.setProperty("role", "soft")
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.names)
        head.addWidget(self.resume)
        foot = QHBoxLayout()
        foot.setSpacing(GRID)
        foot.addWidget(where_saved, 1)
        foot.addWidget(self.forget)
        foot.addWidget(self.forget_all)
        box = QVBoxLayout(self)
        box.setSpacing(GRID)
        box.addLayout(head)
        box.addWidget(self.list)
        box.addLayout(foot)
        self.hide()

    @property
    def summaries(self) -> tuple[Summary, ...]:
        """The documents that the list shows."""
        return self._saved

    @property
    def left(self) -> tuple[Summary, ...]:
        """Documents that were open when the program last ended."""
        return self._left

    @property
    def left_project(self) -> RecentProject | None:
        """The project that was open when the program last ended."""
        first = self._projects[0] if self._projects else None
        return first if first is not None and first.left else None

    def show_projects(self, projects: Sequence[RecentProject]) -> None:
        """Other projects."""
        self._projects = tuple(projects)
        self._refresh()

    def show_saved(self, saved: Sequence[Summary]) -> None:
        """Other documents."""
        self._saved = tuple(saved)
        self._refresh()

    def _refresh(self) -> None:
        self.list.clear()
        for project in self._projects:
            item = QListWidgetItem(words_of(project))
            item.setData(_WHAT, project)
            item.setToolTip(str(project.path) if self.names.isChecked() else "")
            self.list.addItem(item)
        for summary in self._saved:
            path = summary.path if self.names.isChecked() else None
            name = path.name if path is not None else neutral_name(summary)
            item = QListWidgetItem(f"{name} · {status_of(summary)}")
            item.setData(_WHAT, summary)
            error = summary.error
            item.setToolTip(" ".join(error_text(error)) if error else str(path or ""))
            self.list.addItem(item)
        self._left = tuple(one for one in self._saved if one.error is None and not one.closed)
        count, left = len(self._left), self.left_project
        if left is not None:
            self.resume.setText(tr("Continue with {name}").format(name=left.path.stem))
        else:
            self.resume.setText(
                tr("Continue with %n documents", None, count)
                if count > 1
                else tr("Continue where you left off")
            )
        self.resume.setVisible(count > 0 or left is not None)
        # Rows have the height of their style only once the list has it.
        self.list.ensurePolished()
        row = self.list.sizeHintForRow(0) if self.list.count() else 0
        self.list.setFixedHeight(row * min(_ROWS, self.list.count()) + GRID)
        self._choose()
        self.forget_all.setVisible(bool(self._saved))
        self.setVisible(self.list.count() > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.list
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Delete
        ):
            self._forget()
            return True
        return super().eventFilter(watched, event)

    def _open(self, item: QListWidgetItem) -> None:
        what: Summary | RecentProject = item.data(_WHAT)
        if isinstance(what, RecentProject):
            self.project_wanted.emit(what.path)
        elif what.error is None:
            self.wanted.emit((what,))

    def _resume(self) -> None:
        if self.left_project is not None:
            self.project_wanted.emit(self.left_project.path)
        else:
            self.wanted.emit(self._left)

    def _choose(self) -> None:
        self.forget.setEnabled(bool(self.list.selectedItems()))

    def _forget(self) -> None:
        for item in self.list.selectedItems():
            what: Summary | RecentProject = item.data(_WHAT)
            if isinstance(what, RecentProject):
                self.project_unwanted.emit(what.path)
            else:
                self.unwanted.emit((what,))
