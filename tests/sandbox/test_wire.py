"""A child that was taken over can say what it likes: nothing of it runs in the program."""

from __future__ import annotations

import json
import os
import pickle
import sys
from enum import Enum
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.window.waiting import be_silent

from app.engine.domain.document import Document, Page, Span, Word, Words
from app.engine.domain.export import Verification
from app.engine.domain.geometry import Box
from app.engine.domain.review import Action, Decision, Finding, Review
from app.errors import AppError, Corrupt, Encrypted, VerificationFailed
from app.formats.base import RenderedPage
from app.notices import Notice, NoticeCode
from app.progress import NullReporter, Reporter, Stage
from app.sandbox.confinement import Confinement
from app.sandbox.role import Limits, Role
from app.sandbox.wire import InvalidMessage, decode, encode
from app.sandbox.worker import Worker
from app.workflow.detector_process import LoadedPack

WORDS = Words([Word(Span(0, 4), Box(1.5, 0.1, 1e300, -2.0)), Word(Span(5, 9), Box(0, 0, 0, 0))])
TEXT = "Thaddeus \ud800 Åkerström\x00\U0001f600 {'tuple': []}"
NOTICES = (Notice.of(NoticeCode.OCR_WORDS, pages=(1, 3)), Notice(NoticeCode.PDF_LINKS))
DOCUMENT = Document(
    "d" * 16, "pdf", "e" * 64, TEXT, (Page(1, 0, 9, 612.0, 792.0, WORDS),), (3, 5), NOTICES
)
FINDING = Finding("f", Span(0, 8), "PATIENT", 0.1 + 0.2, "tagger")
VALUES = (
    Review(DOCUMENT, (FINDING,), {"f": Decision("f", Action.REJECT)}, (FINDING,)),
    Verification((), {"text": 3}),
    Confinement(),
    Stage.VERIFY,
    RenderedPage(2, 1, b"\x00\xff" * 3),
    LoadedPack("p", "1", "en", "0" * 64, "cpu"),
    (b"", b"first", [b"second", (None, True, -(2**70), float("inf"))]),
    {"tuple": [1], "app.errors:AppError": {}},
)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_come_through_as_they_were(value: object) -> None:
    assert decode(encode(value)) == value


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.binary(),
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
)


@given(PLAIN)
def test_plain_values_keep_their_kinds(value: object) -> None:
    assert repr(decode(encode(value))) == repr(value)


@given(st.frozensets(st.text()))
def test_sets_arrive_as_sets(value: frozenset[str]) -> None:
    assert decode(encode(value)) == value


def test_errors_keep_class_message_hint_and_places() -> None:
    error = decode(encode(VerificationFailed("Left.", places=("page 1",), hint="Look.")))
    assert isinstance(error, VerificationFailed)
    assert (error.message, error.places, error.hint) == ("Left.", ("page 1",), "Look.")
    plain = decode(encode(Encrypted("Locked.")))
    assert (type(plain), str(plain), vars(plain)) == (Encrypted, "Locked.", {"message": "Locked."})


def said(text: str) -> bytes:
    return len(text).to_bytes(8, "big") + text.encode()


HOSTILE = (
    b"",
    b"\xff" * 40,
    pickle.dumps(("result", 1)),
    said("["),
    said("[" * 100_000),
    said('{"os:system": ["true"]}'),
    said('{"builtins:eval": ["1"]}'),
    said('{"app.sandbox.worker:Worker": []}'),
    said('{"app.sandbox.confinement:Path": ["x"]}'),  # imported there, defined elsewhere
    said('{"app.sandbox.confinement:os.system": ["true"]}'),
    said('{"app.sandbox.confinement:confine": ["x"]}'),
    said('{"app.engine.domain.document:Document.page_of": [1]}'),
    said('{"app.formats.pdf.format:PdfFormat": []}'),
    said('{"app.progress:Stage": []}'),
    said('{"app.progress:Stage": ["no stage"]}'),
    said('{"app.engine.domain.document:Span": [4, 2]}'),
    said('{"app.engine.domain.document:Span": {"start": 1, "end": 2}}'),
    said('{"app.engine.domain.document:Words": [{"bytes": [0, 0]}]}'),
    said('{"app.errors:AppError": ["x", {"dict": [["unknown", 1]]}]}'),
    said('{"app.notices:english": ["x"]}'),
    said('{"app.notices:Notice": ["Thaddeus Åkerström", {"tuple": []}]}'),
    said('{"app.notices:Notice": ["pdf-links", {"tuple": [{"tuple": ["name", "Thaddeus"]}]}]}'),
    said(
        '{"app.notices:Notice": ["encoding-guessed",'
        ' {"tuple": [{"tuple": ["encoding", "Thaddeus Åkerström"]}]}]}'
    ),
    said('{"tuple": [], "dict": []}'),
    said("{}"),
)


@pytest.mark.parametrize("untrusted", HOSTILE, ids=range(len(HOSTILE)))
def test_anything_else_is_refused(untrusted: bytes) -> None:
    with pytest.raises(InvalidMessage):
        decode(untrusted)


def test_only_modules_of_values_are_imported() -> None:
    for module in ("app.training.tagger.fit", "antigravity", "app.ui.application", "app.__main__"):
        before = set(sys.modules)
        with pytest.raises(InvalidMessage):
            decode(said(json.dumps({f"{module}:X": []})))
        assert set(sys.modules) == before


def test_no_answer_changes_a_class() -> None:
    with pytest.raises(InvalidMessage):
        decode(said('{"app.progress:Stage": ["New", ["a"]]}'))
    assert (
        decode(said('{"app.progress:Stage": ["read", {"dict": [["names", "x"]]}]}')) is Stage.READ
    )
    assert not any(kind.__name__ == "New" for kind in Enum.__subclasses__())


class Trap:
    """What runs a command where it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.path,)


def pipe_to_the_program() -> Connection:
    frame = sys._getframe()
    while frame.f_code.co_name != "_serve":
        assert frame.f_back is not None
        frame = frame.f_back
    pipe = frame.f_locals["pipe"]
    assert isinstance(pipe, Connection)
    return pipe


def send_a_trap(path: Path, _reporter: Reporter) -> None:
    pipe_to_the_program().send(("result", Trap(path)))
    be_silent(60)


def return_a_trap(path: Path, _reporter: Reporter) -> object:
    return Trap(path)


def say(answer: bytes, _reporter: Reporter) -> None:
    pipe_to_the_program().send_bytes(answer)
    be_silent(60)


def start_to_say(_reporter: Reporter) -> None:
    os.write(pipe_to_the_program().fileno(), (1000).to_bytes(4, "big") + b"only this")
    be_silent(60)


def announce_too_much(_reporter: Reporter) -> None:
    head = b"\xff\xff\xff\xff" + (1 << 60).to_bytes(8, "big")
    os.write(pipe_to_the_program().fileno(), head)
    be_silent(60)


def number(_reporter: Reporter) -> int:
    return 42


def load_nothing() -> None:
    pass


@pytest.fixture
def worker() -> Worker:
    return Worker(Role("bare", load_nothing, Corrupt("It fell silent."), Limits(3.0)))


def test_what_a_child_sends_is_not_unpickled(worker: Worker, tmp_path: Path) -> None:
    bait = tmp_path / "bait"
    pickle.loads(pickle.dumps(Trap(bait)))
    assert bait.exists(), "the trap does not work"
    bait.unlink()
    with worker:
        with pytest.raises(Corrupt, match="fell silent"):
            worker.call(send_a_trap, bait, NullReporter())
        assert worker.call(number, NullReporter()) == 42
    assert not bait.exists()


def test_what_is_no_answer_is_an_error_of_the_call(worker: Worker, tmp_path: Path) -> None:
    bait = tmp_path / "bait"
    with worker, pytest.raises(AppError, match="TypeError"):
        worker.call(return_a_trap, bait, NullReporter())
    assert not bait.exists()


UNEXPECTED = (
    encode(("error", "no error")),
    encode(("error", DOCUMENT)),
    encode(("step", "read", 1, 2)),
    encode(("step", Stage.READ, "1", "2")),
    encode(("ready", "everything is fine")),
    encode(("result",)),
    encode("result"),
    encode(None),
)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="finds the pipe in another way")
def test_a_child_that_breaks_off_or_talks_nonsense_is_replaced(worker: Worker) -> None:
    with worker:
        for answer in UNEXPECTED:
            with pytest.raises(Corrupt, match="fell silent"):
                worker.call(say, answer, NullReporter())
        for function in (start_to_say, announce_too_much):
            with pytest.raises(Corrupt, match="fell silent"):
                worker.call(function, NullReporter())
        assert worker.call(number, NullReporter()) == 42
