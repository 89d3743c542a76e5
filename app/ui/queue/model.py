"""Rows for the open documents, which can be put in another order."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from app.ui.core.documents import OpenDocument, OpenDocuments, Phase
from app.ui.core.language import number, percent, phrase, tr
from app.ui.core.messages import error_text

ENTRY = Qt.ItemDataRole.UserRole

_WORDS = {
    Phase.WAITING: phrase("Waiting"),
    Phase.READING: phrase("Reading"),
    Phase.SCANNING: phrase("Searching"),
    Phase.STOPPED: phrase("Stopped"),
    Phase.LOCKED: phrase("Needs a password"),
}


def status_of(entry: OpenDocument) -> str:
    """How far a document is, in a few words."""
    if entry.error is not None:
        return tr("Refused: {why}").format(why=error_text(entry.error)[0])
    if entry.phase in _WORDS and not entry.is_reviewed:
        return _work_on(entry)
    if entry.is_exported:
        left = entry.undecided
        return tr("Exported, %n undecided", None, left) if left else tr("Exported")
    if entry.is_reviewed:
        left = entry.undecided
        return tr("Reviewed, %n undecided", None, left) if left else tr("Reviewed")
    if entry.undecided:
        return tr("%n to review", None, entry.undecided)
    assert entry.review is not None  # noqa: S101 - for the type checker
    return (
        tr("All decided") if entry.review.findings or entry.review.regions else tr("Nothing found")
    )


def _became(entry: OpenDocument) -> tuple[str, ...]:
    """What an export did with findings that nobody decided on."""
    if not entry.is_exported or not entry.undecided:
        return ()
    words = tr("%n undecided findings were redacted as if accepted.", None, entry.undecided)
    return (words,)


def _hints(entry: OpenDocument) -> tuple[str, ...]:
    """What a tip says beside the status."""
    return _became(entry) if entry.error is None else (error_text(entry.error)[1],)


def _work_on(entry: OpenDocument) -> str:
    """What is done for a document that is not ready, and how far that is."""
    searched = entry.pages_searched
    if searched is not None and searched[0] < searched[1]:
        done, pages = (number(float(count), 0) for count in searched)
        return tr("Searched {done} of {pages} pages").format(done=done, pages=pages)
    if entry.is_queued:
        return tr(_WORDS[Phase.WAITING])
    words = tr("Combining findings") if entry.is_combining else tr(_WORDS[entry.phase])
    return words if entry.progress is None else f"{words} {percent(entry.progress)}"


def row_statuses(entry: OpenDocument) -> tuple[str, ...]:
    """The same, ever shorter, for a row that has no room: its sign and colour tell the rest."""
    if entry.error is not None:
        return error_text(entry.error)[0], tr("Refused")
    if entry.phase is not Phase.READY and entry.pages_searched is not None:
        done, pages = entry.pages_searched
        # Nothing is finished before it is ready.
        share = percent(min(done * 100 // pages, 99) / 100)
        return status_of(entry), tr("Searched {share}").format(share=share), share
    if entry.is_exported and entry.undecided:
        # What is done with it counts more than what nobody decided.
        return status_of(entry), tr("Exported")
    if entry.is_reviewed and entry.undecided:
        return status_of(entry), tr("%n undecided", None, entry.undecided)
    return (status_of(entry),)


class DocumentsModel(QAbstractListModel):
    """Rows of the open documents."""

    def __init__(self, documents: OpenDocuments) -> None:
        super().__init__(documents)
        self._documents = documents
        self._entries: list[OpenDocument] = []
        documents.added.connect(self._add)
        documents.removed.connect(self._remove)
        documents.moved.connect(self._move)
        documents.updated.connect(self._update)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        entry = self._entries[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.path.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = ", ".join(filter(None, (entry.path.name, entry.case, status_of(entry))))
            return ". ".join((told, *_became(entry)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join((str(entry.path), status_of(entry), *_hints(entry)))
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if not index.isValid():
            # A row may be dropped between rows, not on one.
            return Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def moveRows(
        self,
        source: QModelIndex | QPersistentModelIndex,  # noqa: ARG002 - rows have no parents
        row: int,
        count: int,
        target: QModelIndex | QPersistentModelIndex,  # noqa: ARG002
        before: int,
    ) -> bool:
        """Called by the list when a row was dragged to stand `before` another."""
        if count != 1:
            return False
        self._documents.move(self._entries[row], before - 1 if before > row else before)
        return True

    def entry(self, index: QModelIndex) -> OpenDocument | None:
        """The entry of a row."""
        return self._entries[index.row()] if index.isValid() else None

    def index_of(self, entry: OpenDocument | None) -> QModelIndex:
        """The row of an entry."""
        return self.index(self._entries.index(entry)) if entry in self._entries else QModelIndex()

    def _add(self, entry: OpenDocument) -> None:
        self.beginInsertRows(QModelIndex(), len(self._entries), len(self._entries))
        self._entries.append(entry)
        self.endInsertRows()

    def _remove(self, entry: OpenDocument) -> None:
        row = self._entries.index(entry)
        self.beginRemoveRows(QModelIndex(), row, row)
        self._entries.pop(row)
        self.endRemoveRows()

    def _move(self, row: int, place: int) -> None:
        root = QModelIndex()
        self.beginMoveRows(root, row, row, root, place + 1 if place > row else place)
        self._entries.insert(place, self._entries.pop(row))
        self.endMoveRows()

    def _update(self, entry: OpenDocument) -> None:
        index = self.index_of(entry)
        self.dataChanged.emit(index, index)
