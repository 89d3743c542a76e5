"""What stands behind escapes is read, and its place in the text is that of the escapes."""

from __future__ import annotations

import html
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Span
from app.engine.text.escapes import plain, undone


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("J&ouml;ns, J&#246;ns, J&#xF6;ns", "Jöns, Jöns, Jöns"),
        ("Okon&shy;kwo", "Okon\u00adkwo"),
        ("J&amp;ouml;ns and J%26ouml%3Bns", "Jöns and Jöns"),
        ("%4Fkonkwo J%C3%B6ns J%F6ns", "Okonkwo Jöns Jöns"),
        ("J=C3=B6ns Okon=\nkwo", "Jöns Okonkwo"),
        ("=?utf-8?Q?J=C3=B6ns_Okon?=\r\n =?utf-8?Q?kwo?=", "=?utf-8?Q?Jöns_Okonkwo?="),
        (r"b'J\xc3\xb6ns J\xf6ns'", "b'Jöns Jöns'"),
        (r"J\u00f6ns \ud83d\ude00 \ud83d.", "Jöns \U0001f600 \ufffd."),
        ("Ok<wbr>onkwo <em>Okon</em>kwo", "Okonkwo <em>Okonkwo"),
    ],
)
def test_escapes_are_undone(written: str, said: str) -> None:
    assert plain(written) == said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (r"M\'fcller, M\u252?ller, M\u252\'fcller", "Müller, Müller, Müller"),
        (r"M\b \'fcll\b0 er", "Müller"),
        (r"Okon}{\rtlch\fcs1 \af0 \ltrch\fcs0 \insrsid1234 kwo", "Okonkwo"),
        (r"home\par\pard\plain M\'dcLLER\tab Okonkwo", "home\nMÜLLER\nOkonkwo"),
        (r"O\b\rquote Brien Okon\-kwo Al\~Moreau", "O’Brien Okon\u00adkwo Al\u00a0Moreau"),
        (r"C:\\scans\\okonkwo \{x\} J&ouml;ns \u8217?", "C:\\scans\\okonkwo {x} Jöns ’"),
    ],
)
def test_escapes_of_rich_text_are_undone(written: str, said: str) -> None:
    assert plain(r"{\rtf1\ansi\deff0 " + written) == said


@pytest.mark.parametrize(
    "text", [r"\b M\'fc \par", "", "R&D at 5% of 40", "x = 3, <5 and a<b", "O'Brien & Sons", "a=B"]
)
def test_a_text_without_escapes_has_nothing_to_undo(text: str) -> None:
    assert undone(text) is None


PIECES = st.sampled_from(
    (
        "a", "b ", "\n", "&amp;", "&ouml;", "%4F", "%25", "%26", "amp;", "ouml;", "&#38;",
        "=C3=B6", "<b>", "</b>", "{\\rtf1 ", "\\'fc", "\\u252?",
        "\\b ", "}{", "\\par ", "\\rquote ",
    )
)  # fmt: skip


def _said(escape: str) -> str:
    """As it is, and in rich text."""
    return plain(escape) + plain("{\\rtf1 " + escape)


@given(st.lists(PIECES, max_size=12))
def test_every_character_leads_back_to_what_spells_it(pieces: list[str]) -> None:
    text = "".join(pieces)
    said = undone(text)
    if said is None or not said.text:
        return
    start = end = 0
    for at in range(len(said.text)):
        place = said.origin(Span(at, at + 1))
        assert start <= place.start < place.end >= end
        assert said.text[at] == text[place.start] or said.text[at] in _said(place.of(text))
        start, end = place.start, place.end
    assert said.origin(Span(0, len(said.text))).end <= len(text)


@given(st.text("aö&%; ", min_size=1, max_size=8))
def test_what_other_programs_escape_is_undone(name: str) -> None:
    for written in (quote(name), html.escape(name), "".join(f"&#{ord(c)};" for c in name)):
        assert plain(written) == plain(name)


def test_a_path_of_windows_is_no_escape() -> None:
    assert plain(r"C:\U1234\Users\u004f") == r"C:\U1234\UsersO"
