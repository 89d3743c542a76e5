"""Text files: every byte outside the edits stays, and every byte is looked at again."""

from __future__ import annotations

import codecs
import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.files.embedded import EMBEDDED
from support.notice_words import told

from app.engine.domain.document import Document, Span
from app.engine.domain.export import BLACK_BOX, Edit, Layer, Mode, RedactionPlan
from app.errors import Corrupt, InputError, LimitExceeded, SourceChanged, Unsupported
from app.formats.base import Options
from app.formats.text import format as text_module
from app.formats.text.encoding import ENCODINGS
from app.formats.text.format import TextFormat
from app.notices import Notice
from app.progress import NullReporter

TEXT = TextFormat()
PRINTED = st.characters(blacklist_categories=["Cc", "Cs"]) | st.sampled_from("\t\r\n")


def read(path: Path, encoding: str | None = None) -> Document:
    return TEXT.read(path, Options(encoding), NullReporter())


def write(
    path: Path,
    *spans: tuple[int, int],
    replacement: str = "[X]",
    encoding: str | None = None,
    mode: Mode = Mode.MASK,
) -> tuple[bytes, tuple[Notice, ...]]:
    edits = tuple(Edit(Span(*span), replacement, "PATIENT") for span in spans)
    plan = RedactionPlan(read(path, encoding).id, mode, edits)
    target = path.with_name(f"out{path.suffix}")
    notices = TEXT.write(path, Options(encoding), plan, target, NullReporter())
    return target.read_bytes(), notices


@settings(max_examples=60, deadline=None)
@given(
    before=st.text(PRINTED),
    name=st.text("abcö\n ", min_size=1),
    after=st.text(PRINTED),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32"]),
)
def test_only_the_edited_bytes_change(before: str, name: str, after: str, encoding: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        path.write_bytes((before + name + after).encode(encoding))
        document = read(path)
        start = document.text.index(name, len(before) if document.text.startswith(before) else 0)
        written, _ = write(path, (start, start + len(name)))
        assert written == (before + "[X]" + after).encode(encoding)


@pytest.mark.parametrize(
    ("data", "encoding", "text"),
    [
        ("Jönsson".encode(), "utf-8", "Jönsson"),
        ("Jönsson".encode("cp1252"), "cp1252", "Jönsson"),
        ("“Sørensen” – 5 €".encode("cp1252"), "cp1252", "“Sørensen” – 5 €"),
        (codecs.BOM_UTF8 + "Jönsson".encode(), "utf-8", "Jönsson"),
        ("Jönsson, Åsa".encode("utf-16-le"), "utf-16-le", "Jönsson, Åsa"),
        ("Jönsson, Åsa".encode("utf-16-be"), "utf-16-be", "Jönsson, Åsa"),
        (codecs.BOM_UTF16_LE + "Иванов".encode("utf-16-le"), "utf-16-le", "Иванов"),
        (codecs.BOM_UTF32_LE + "Иванов".encode("utf-32-le"), "utf-32-le", "Иванов"),
    ],
)
def test_the_encoding_is_recognised(tmp_path: Path, data: bytes, encoding: str, text: str) -> None:
    (tmp_path / "a.txt").write_bytes(data)
    assert read(tmp_path / "a.txt").text == text


@pytest.mark.parametrize("data", ["Jönsson".encode("cp1252"), "Jönsson".encode("utf-16-le")])
def test_a_guess_is_admitted(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.txt").write_bytes(data)
    assert "was read as" in told(read(tmp_path / "a.txt").notices[:1])


@pytest.mark.parametrize("codec", ENCODINGS)
def test_every_offered_encoding_is_read_written_and_checked(tmp_path: Path, codec: str) -> None:
    path = tmp_path / "a.txt"
    name = "Bergstrom" if codec not in ("cp1251", "koi8-r", "iso8859-5", "cp866") else "Иванов"
    path.write_bytes(f"Patient {name}\r\n".encode(codec))
    assert read(path, codec).text == f"Patient {name}\r\n"
    unedited = [
        e.text for e in TEXT.extracts(path, NullReporter(), EMBEDDED) if e.layer is Layer.TEXT
    ]
    assert any(name in text for text in unedited)
    data, _ = write(path, (8, 8 + len(name)), encoding=codec)
    assert data == "Patient [X]\r\n".encode(codec)


@pytest.mark.parametrize(
    "data",
    [b"\x00\x01\x02\x03", b"text with \x00 in it", b"bell \x07", b"\x81\x8d\x8f", b"del \x7f"],
)
def test_binary_data_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.txt").write_bytes(data)
    assert not TEXT.sniff(data)
    with pytest.raises(Unsupported):
        read(tmp_path / "a.txt")


def test_damaged_utf8_is_refused_and_not_read_as_something_else(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes("Jönsson och Åsa, född".encode() + b"\xe5")
    with pytest.raises(Unsupported, match="damaged"):
        read(tmp_path / "a.txt")


def test_a_head_cut_inside_a_character_is_still_text() -> None:
    assert TEXT.sniff("Jönsson och Åsa".encode()[:13])


@pytest.mark.parametrize("chosen", ["klingon", "utf-7", "rot13", "base64", "idna", "iso2022-jp"])
def test_an_encoding_that_is_not_offered_is_refused(tmp_path: Path, chosen: str) -> None:
    (tmp_path / "a.txt").write_bytes(b"text")
    with pytest.raises(Unsupported):
        read(tmp_path / "a.txt", chosen)


def test_a_chosen_encoding_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes("Jönsson".encode("cp1252"))
    with pytest.raises(Unsupported, match="utf-8"):
        read(tmp_path / "a.txt", "utf-8")


def test_codes_that_would_not_come_back_the_same_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\xa2\xcc")  # the second code of a sign
    with pytest.raises(Unsupported):
        read(tmp_path / "a.txt", "big5")


def test_a_replacement_outside_the_encoding_becomes_its_category(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Jönsson kam".encode("cp1252"))
    data, notices = write(path, (0, 7), replacement="Żółkiewski")
    assert data == b"[PATIENT] kam"
    assert told(notices).endswith(": 1.")


def test_a_black_box_outside_the_encoding_is_crossed_out_and_tells_no_category(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Jönsson kam".encode("cp1252"))
    data, notices = write(path, (0, 7), replacement=BLACK_BOX, mode=Mode.BOX)
    assert data == b"XXXXX kam"
    assert notices == ()
    path.write_bytes("Jönsson kam".encode())
    assert write(path, (0, 7), replacement=BLACK_BOX, mode=Mode.BOX)[0] == "█████ kam".encode()


def test_an_empty_file_is_corrupt(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"")
    with pytest.raises(Corrupt, match="empty"):
        read(tmp_path / "a.txt")


def test_a_huge_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_module, "MAX_BYTES", 3)
    (tmp_path / "a.txt").write_bytes(b"text")
    with pytest.raises(LimitExceeded):
        read(tmp_path / "a.txt")


def test_a_plan_of_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"text")
    plan = RedactionPlan("0" * 16, Mode.MASK, ())
    with pytest.raises(SourceChanged):
        TEXT.write(tmp_path / "a.txt", Options(), plan, tmp_path / "b.txt", NullReporter())


def test_the_check_reads_the_bytes_in_other_encodings_too(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("ok \u00e9".encode() + "Okonkwo".encode("utf-16-le"))
    found = list(TEXT.extracts(path, NullReporter(), EMBEDDED))
    assert any(e.layer is Layer.RAW and "O\0k\0o\0" in e.text for e in found)


def test_the_check_sees_no_name_behind_half_a_letter(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("albúmina de [PATIENT], ¿Mina? Dặngmina → bis", encoding="utf-8")
    readings = [e.text for e in TEXT.extracts(path, NullReporter(), EMBEDDED)][:-1]
    assert len(readings) > 10
    assert not any(re.search(r"(?<![^\W_])mina", re.sub("[ªº]", " ", text)) for text in readings)
    assert all("Mina" in text for text in readings)
    # In cp850 an arrow would be `ÔåÆ`, and `Ôå` somebody's initials.
    assert not any("\u00d4\u00e5" in text for text in readings)


def test_the_check_reads_no_chance_signs_of_utf_16(tmp_path: Path) -> None:
    """`w ` is a small 7 in it, of which exports without the patient's age of 7 were refused."""
    path = tmp_path / "a.txt"
    path.write_text("Zo\u00eb draw w  w slow w ", encoding="utf-8")
    found = list(TEXT.extracts(path, NullReporter(), EMBEDDED))
    assert not any("\u2077" in extract.text for extract in found)
    assert "\u2077" in path.read_bytes()[:20].decode("utf-16-le", "replace")


def test_the_check_reads_utf_16_that_has_a_mark_and_no_zero(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("\ufeffЯрослав", encoding="utf-16-le")
    assert b"\x00" not in path.read_bytes()
    found = list(TEXT.extracts(path, NullReporter(), EMBEDDED))
    assert any("Ярослав" in extract.text for extract in found if extract.layer is Layer.TEXT)


@settings(max_examples=60, deadline=None)
@given(data=st.binary(min_size=1))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        path.write_bytes(data)
        try:
            text = read(path).text
        except InputError:
            return
        assert text.encode("utf-8", "replace") or text == ""
        assert write(path)[0] == data


@pytest.mark.parametrize("ending", ["txt", "hl7"])
def test_a_box_is_no_letter_in_another_encoding(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"export.{ending}"
    text = f"MSH|^~\\&|LIS|{BLACK_BOX}|EHR\rNTE|1||Andr\xe9 saw {BLACK_BOX}.\r"
    path.write_bytes(text.encode())
    read = list(TEXT.extracts(path, NullReporter(), EMBEDDED))
    assert any(BLACK_BOX in extract.text for extract in read)
    latin = [extract.text for extract in read if "cp1252" in extract.variant]
    assert any("Andr\xc3" in text for text in latin)
    assert not any("\xe2" in text for text in latin)
