"""What the program wrote before its modules moved opens afterwards, and says the same.

`written_before_the_move/` was written by the program as it was at commit 35d6cea; `expected.json`
is what that program read back. Nothing of it may be made anew: it stands for what lies on the disks
of users. Where a name of the program changes, only `Program` follows; everything below it speaks of
plain data only.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping
from dataclasses import asdict, astuple, fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from app import paths
from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.engine.domain.labels import label_of
from app.engine.domain.review import Finding, Review
from app.engine.wordlists.lists import WordLists
from app.errors import ProjectLocked, SessionDamaged, SessionLocked, SourceChanged
from app.formats.base import Options
from app.keys.key_files import report_key, surrogate_key
from app.progress import NullReporter
from app.sandbox.reader_process import read
from app.sessions import journal
from app.sessions.events import decode, encode
from app.sessions.history import Work
from app.sessions.project import Project, ProjectLock
from app.sessions.session_folder import SUFFIX
from app.sessions.storage import ADJUDICATION
from app.sessions.store import SessionStore
from app.sessions.summary import Summary
from app.settings import Settings, load
from app.workflow.export import plan_export
from app.workflow.naming import export_name

PLACE = Path("/tmp/incognote-before-the-move")
"""Where everything lay when it was written: saved work names its documents with their folders."""

WRITTEN = Path(__file__).with_name("written_before_the_move")

PASSPHRASE = "correct horse battery staple"
DOCUMENTS = ("sample-note.txt", "sample-letter.docx", "sample-summary.pdf")
OTHERS = ("torn-note.txt", "older-note.txt")
REVIEWERS = ("AB", "CD")


class Program:
    """All that is asked of the program, as plain data. `root` is a copy of the fixtures."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sessions = root / "home" / "data" / "Incognote" / "sessions"

    # Documents

    def document(self, name: str) -> Document:
        """A document, read by the program; the two others are copies of the note."""
        return _document(self.root / "study" / "documents" / name)

    def documents(self) -> Any:
        return {
            name: {
                "kind": document.kind,
                "id": document.id,
                "sha256": document.sha256,
                "text": _digest(document.text),
                "characters": len(document.text),
                "barriers": list(document.barriers),
                "pages": [
                    [p.number, p.start, p.end, p.width, p.height, len(p.words)]
                    for p in document.pages
                ],
            }
            for name in DOCUMENTS
            for document in [self.document(name)]
        }

    # Saved sessions

    def store(
        self, folder: Path | None = None, passphrase: str | None = None
    ) -> tuple[SessionStore, list[Any]]:
        """An unlocked store, and the list of what is saved."""
        store = SessionStore(folder or self.sessions)
        return store, [plain_summary(one) for one in store.unlock(passphrase)]

    def saved(
        self, store: SessionStore, name: str, place: Path = PLACE, *, short: bool = True
    ) -> Any:
        """The work on a document, as it goes on."""
        work = store.resume(place / "study" / "documents" / name, self.document(name))
        return None if work is None else plain_work(work, short=short)

    def saved_for_another(self, store: SessionStore, name: str, other: str) -> None:
        """Raises `SourceChanged`."""
        store.resume(PLACE / "study" / "documents" / name, self.document(other))

    def sessions_as_left(self) -> Any:
        store, listed = self.store()
        own, of_project = store.lists()
        plain = {
            "key in file": store.key_in_file,
            "listed": listed,
            "work": {name: self.saved(store, name, short=False) for name in (*DOCUMENTS, *OTHERS)},
            "kept": {
                name: store.keeps(PLACE / "study" / "documents" / name)
                for name in (*DOCUMENTS, *OTHERS, "none.txt")
            },
            "lists": [plain_lists(own), plain_lists(of_project)],
        }
        store.close()
        return plain

    def recent_projects(self) -> Any:
        """The projects that were open lately; those whose files are gone are left out."""
        store, _ = self.store()
        plain = [
            [str(one.path), one.at, one.documents, one.reviewed, one.left]
            for one in store.projects()
        ]
        store.close()
        return plain

    def records(self) -> Any:
        """Every encrypted file of the sessions, record by record as JSON."""
        key = (self.sessions / "session.key").read_bytes()
        return {
            path.name: [content.decode() for content in journal.read(path.read_bytes(), key)]
            for path in sorted(self.sessions.iterdir())
            if path.suffix in (SUFFIX, ".list")
        }

    def written_again(self, content: str) -> str:
        """A record as the program would write it now."""
        return encode(decode(content.encode())).decode()

    def behind_passphrase(self) -> Any:
        store, listed = self.store(self.root / "behind-passphrase" / "sessions", PASSPHRASE)
        plain = {
            "key in file": store.key_in_file,
            "listed": listed,
            "work": self.saved(store, DOCUMENTS[0]),
        }
        store.close()
        return plain

    def unlock_behind_passphrase(self, passphrase: str | None) -> None:
        """Raises `SessionLocked`."""
        self.store(self.root / "behind-passphrase" / "sessions", passphrase)

    # Projects

    def project(self, name: str, passphrase: str | None) -> Any:
        """As `Project` says, and as each reviewer finds it."""
        path = self.root / "study" / name
        project = Project.open(path, self._key, self.root, passphrase)
        plain: dict[str, Any] = {
            "shared": project.shared,
            "reviewers": list(project.reviewers),
            "sources": [_name(source) for source in project.sources],
            "lists": plain_lists(project.lists),
        }
        project.close()
        for reviewer in (*REVIEWERS, ADJUDICATION):
            store, _ = self.store()
            listed = store.open_project(path, reviewer, passphrase)
            plain[reviewer] = {
                "listed": [plain_summary(one) for one in listed],
                "work": {
                    document: self.saved(store, document, self.root) for document in DOCUMENTS
                },
            }
            if reviewer == REVIEWERS[0] and store.project is not None:
                source = self.root / "study" / "documents" / DOCUMENTS[0]
                plain["reviews"] = {
                    who: plain_review(review, short=True)
                    for who, review in store.project.reviews(
                        source, self.document(DOCUMENTS[0])
                    ).items()
                }
            store.close()
        return plain

    def project_records(self, name: str, passphrase: str | None) -> Any:
        untrusted = (self.root / "study" / name).read_bytes()
        lock = ProjectLock.of(untrusted, self._key, passphrase)
        contents = journal.read(untrusted[len(lock.head) :], lock.key)
        tags = [json.loads(content)[0] for content in contents]
        return [
            [tag, _digest(content.decode())[:16]]
            for tag, content in zip(tags, contents, strict=True)
        ]

    def open_project(self, name: str, key: bytes, passphrase: str | None) -> None:
        """Raises `ProjectLocked` and `SessionDamaged`."""
        Project.open(self.root / "study" / name, key, self.root, passphrase).close()

    @property
    def _key(self) -> bytes:
        return (self.sessions / "session.key").read_bytes()

    # Settings and keys

    def settings(self) -> Any:
        folder = self.root / "home" / "config" / "Incognote"
        return {path.name: asdict(load(path)) for path in sorted(folder.glob("settings*.json"))}

    def defaults(self) -> Any:
        return asdict(Settings())

    def names_of_settings(self) -> list[str]:
        return [one.name for one in fields(Settings)]

    def keys(self) -> Any:
        """Of the folders that the environment names."""
        return {"surrogate": surrogate_key().hex(), "report": report_key().hex()}

    def folders(self) -> Any:
        return [
            str(folder.relative_to(self.root)) for folder in (paths.config_dir(), paths.data_dir())
        ]

    # What follows from both: the same names for the same patient as in copies made before

    def exports(self) -> Any:
        store, _ = self.store()
        plain: dict[str, Any] = {}
        for name in DOCUMENTS:
            work = store.resume(PLACE / "study" / "documents" / name, self.document(name))
            assert work is not None
            plain[name] = {
                "neutral name": export_name(work.review, Path(name), neutral=True),
                "name": export_name(work.review, Path(name)),
            }
            for mode in Mode:
                _, plan = plan_export(work.review, mode, surrogate_key())
                edits = [
                    [e.span.start, e.span.end, e.replacement, e.subcategory] for e in plan.edits
                ]
                plain[name][mode.value] = edits
        store.close()
        return plain

    # What a window wrote

    def window(self) -> Any:
        home = self.root / "window"
        store, listed = self.store(home / "data" / "Incognote" / "sessions")
        plain = {
            "listed": listed,
            "work": {name: self.saved(store, name) for name in DOCUMENTS},
            "lists": plain_lists(store.lists()[0]),
            "settings": asdict(load(home / "config" / "Incognote" / "settings.json")),
        }
        store.close()
        return plain


@cache
def _document(path: Path) -> Document:
    return read(path, Options(), NullReporter())


def plain_work(work: Work, *, short: bool = False) -> Any:
    return {
        "review": plain_review(work.review, short=short),
        "steps": [
            [
                one.title,
                one.focus_before,
                one.focus_after,
                _fingerprint(one.before),
                _fingerprint(one.after),
            ]
            for one in work.steps
        ],
        "done": work.index,
        "to redo": len(work.steps) - work.index,
        "focus": work.focus,
        # Without how large pages are shown, which came later.
        "place": None if work.place is None else list(astuple(work.place))[:-1],
        # Without which pages were checked, and whether all were followed, which came later.
        "worked": list(astuple(work.worked))[:-2],
    }


def plain_review(review: Review, *, short: bool = False) -> Any:
    """With a digest instead of the findings if `short`."""
    findings = [plain_finding(one) for one in review.findings]
    candidates = [plain_finding(one) for one in review.candidates]
    return {
        "findings": _counted(findings) if short else findings,
        "decisions": {
            name: [one.finding_id, one.action.value, one.replacement]
            for name, one in sorted(review.decisions.items())
        },
        "doubts": _counted(candidates),
        "regions": [
            [one.id, one.page, one.box.x0, one.box.top, one.box.x1, one.box.bottom, one.subcategory]
            for one in review.regions
        ],
    }


def plain_finding(one: Finding) -> list[Any]:
    return [one.id, one.span.start, one.span.end, one.subcategory, one.score, one.detector]


def plain_summary(one: Summary) -> dict[str, Any]:
    return {
        "name": one.name,
        "document": None if one.path is None else _name(one.path),
        "closed": one.closed,
        "exported": one.exported,
        "findings": one.findings,
        "undecided": one.undecided,
        "opened": one.opened,
        "at": one.at,
        "encoding": one.encoding,
        "reviewed": one.reviewed,
        "seconds": one.seconds,
        "place": one.place,
        "error": None if one.error is None else str(one.error),
    }


def plain_lists(lists: WordLists) -> Any:
    return {
        "always": [[one.text, one.subcategory] for one in lists.always],
        "never": list(lists.never),
    }


def _name(path: Path) -> str:
    """A document's path behind the folder of the study, wherever that lies."""
    return path.as_posix().rpartition("/study/")[2]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _counted(values: list[Any]) -> list[Any]:
    return [len(values), _digest(json.dumps(values))[:16]]


def _fingerprint(review: Review) -> str:
    return _digest(json.dumps(plain_review(review)))[:16]


# Tests


@pytest.fixture(scope="module")
def expected() -> Mapping[str, Any]:
    plain: Mapping[str, Any] = json.loads((WRITTEN / "expected.json").read_text(encoding="utf-8"))
    return plain


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program with a new copy of everything, so that nothing is past its time."""
    root = tmp_path / "copy"
    shutil.copytree(WRITTEN, root, copy_function=shutil.copyfile)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(root / "home" / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(root / "home" / "data"))
    return Program(root)


def _plain(plain: Any) -> Any:
    """As it would be in JSON: tuples as lists, mappings of any kind as objects."""
    return json.loads(json.dumps(plain, default=dict))


def _as_told_then(plain: Any, expected: Any) -> Any:
    """`plain` without the fields that values have been given since."""
    plain = _plain(plain)
    if isinstance(plain, dict) and isinstance(expected, dict):
        return {
            name: _as_told_then(value, expected[name])
            for name, value in plain.items()
            if name in expected
        }
    if isinstance(plain, list) and isinstance(expected, list) and len(plain) == len(expected):
        return [_as_told_then(value, then) for value, then in zip(plain, expected, strict=True)]
    return plain


def test_documents_are_read_as_before(program: Program, expected: Mapping[str, Any]) -> None:
    assert _plain(program.documents()) == expected["documents"]


def test_every_record_is_read_as_it_stands_on_the_disk(
    program: Program, expected: Mapping[str, Any]
) -> None:
    assert program.records() == expected["records"]


def test_every_record_would_be_written_as_it_was(
    program: Program, expected: Mapping[str, Any]
) -> None:
    tags = set()
    for name, contents in expected["records"].items():
        for content in contents if name.endswith(".session") else ():
            tags.add(json.loads(content)[0])
            if not name.startswith("older"):
                # Later versions add values to the end of a record.
                assert program.written_again(content).startswith(content.rstrip("]"))
    assert tags == {"Opened", "Found", "Did", "Joined", "Went", "Place", "Worked", "Closed"}


def test_saved_sessions_go_on(program: Program, expected: Mapping[str, Any]) -> None:
    assert _as_told_then(program.sessions_as_left(), expected["sessions"]) == expected["sessions"]


def test_saved_work_on_another_document_is_refused(program: Program) -> None:
    store, _ = program.store()
    with pytest.raises(SourceChanged):
        program.saved_for_another(store, DOCUMENTS[0], DOCUMENTS[1])
    store.close()


def test_recent_projects_are_listed(
    program: Program, expected: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert program.recent_projects() == []
    monkeypatch.setattr(Path, "is_file", lambda _: True)
    assert _plain(program.recent_projects()) == json.loads(expected["records"]["projects.list"][0])


def test_sessions_behind_a_passphrase_open_with_it_only(
    program: Program, expected: Mapping[str, Any]
) -> None:
    for wrong in (None, PASSPHRASE.title()):
        with pytest.raises(SessionLocked):
            program.unlock_behind_passphrase(wrong)
    assert (
        _as_told_then(program.behind_passphrase(), expected["behind passphrase"])
        == expected["behind passphrase"]
    )


@pytest.mark.slow
def test_a_project_with_a_passphrase_holds_the_work_of_two_reviewers(
    program: Program, expected: Mapping[str, Any]
) -> None:
    name = "shared.incognote"
    for wrong in (None, PASSPHRASE + " "):
        with pytest.raises(ProjectLocked):
            program.open_project(name, bytes(32), wrong)
    program.open_project(name, bytes(32), PASSPHRASE)
    assert program.project_records(name, PASSPHRASE) == expected["shared project records"]
    assert (
        _as_told_then(program.project(name, PASSPHRASE), expected["shared project"])
        == expected["shared project"]
    )


def test_a_project_without_a_passphrase_opens_with_the_key_of_its_user(
    program: Program, expected: Mapping[str, Any]
) -> None:
    with pytest.raises(SessionDamaged):
        program.open_project("own.incognote", bytes(32), None)
    assert (
        _as_told_then(program.project("own.incognote", None), expected["own project"])
        == expected["own project"]
    )


def test_every_setting_is_kept(program: Program, expected: Mapping[str, Any]) -> None:
    plain, defaults = _plain(program.settings()), _plain(program.defaults())
    held = {"settings-version-2.json": {}, "settings-partial.json": {"theme", "reviewer", "keys"}}
    for file, settings in expected["settings"].items():
        assert plain[file] == {
            name: settings[name] if name in held.get(file, settings) else defaults[name]
            for name in program.names_of_settings()
        }


def test_keys_are_the_ones_that_were_there(program: Program, expected: Mapping[str, Any]) -> None:
    assert program.folders() == ["home/config/Incognote", "home/data/Incognote"]
    assert program.keys() == expected["keys"]


def test_exports_have_the_names_and_places_that_they_had(
    program: Program, expected: Mapping[str, Any]
) -> None:
    exports = _without_surrogates(_as_told_then(program.exports(), expected["exports"]))
    for one in exports.values():
        _labelled_as_then(one["mask"])
    assert exports == _without_surrogates(expected["exports"])


def _labelled_as_then(edits: list[list[Any]]) -> None:
    """Labels were names of subcategories; relatives have their own now, and some other words."""
    for edit in edits:
        now = [label_of(edit[3]), *(["[RELATIVE]", "[PERSON]"] if edit[3] == "PATIENT" else [])]
        if edit[2] in now:
            edit[2] = f"[{edit[3]}]"


def _without_surrogates(exports: Mapping[str, Any]) -> Mapping[str, Any]:
    """Exports without invented words: dates had one shift, and names the original's length."""
    for export in exports.values():
        for edit in export["surrogate"]:
            edit[2] = ""
    return exports


def test_what_a_window_wrote_goes_on(program: Program, expected: Mapping[str, Any]) -> None:
    assert _as_told_then(program.window(), expected["window"]) == expected["window"]
