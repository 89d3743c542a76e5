r"""What a text says behind escapes: `J&ouml;ns`, `%4Fkonkwo`, `Okon&shy;kwo`, `<b>O</b>konkwo`.

A text file may hold a piece of a web page, of a mail or of JSON, which another program shows with
its escapes undone: named and numbered characters of HTML, octets of web addresses (RFC 3986), of
mail (quoted-printable, RFC 2045) and of C, `\u00f6`, tags inside of words, and what parts a word in
the head of a mail (RFC 2047). Fields of records often hold rich text (RTF 1.9.1) as it is:
`M\'fcller`, `M\u252?ller`, `M\b \'fcller`.
"""

from __future__ import annotations

import html
import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise

from app.engine.domain.document import Span

_INLINE = "a|abbr|b|bdi|big|code|del|em|font|i|ins|mark|s|shy|small|span|strong|tt|u|wbr"
_ESCAPE = re.compile(
    r"(?P<entity>&(?:\#\d{1,7}|\#[xX][0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30});?)"
    r"|(?P<octets>(?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+|(?:=[89A-F][0-9A-F])+|=3D)"
    r"|(?P<units>(?:\\(?-i:u)[0-9a-fA-F]{4})+)"
    r"|(?P<nothing>=\r?\n|\?=\s+=\?[\w-]{1,40}\?[QB]\?"
    rf"|(?<=\w)(?:</?(?:{_INLINE})\b[^<>]{{0,300}}>)+(?=[\w&%]))",
    re.IGNORECASE,
)
_RICH_TEXT = "{\\rtf"
_RICH_ESCAPE = re.compile(
    r"(?P<point>(?-i:\\u)(?P<number>[1-9]\d{1,4}) ?(?:\?|\\'[0-9a-f]{2}))"
    r"|(?P<code_page>(?:\\'[0-9a-f]{2})+)"
    r"|(?P<sign>\\[\\{}~_-]|\\[lr]quote\b ?)"
    r"|(?P<form>(?:[{}]|\\\*|\\(?!u\d|[lr]quote)(?-i:[a-z]+)(?:-?\d+)?(?: |\r?\n)?)+)"
    rf"|{_ESCAPE.pattern}",
    re.IGNORECASE,
)
_RICH_SIGNS = {"~": "\xa0", "_": "-", "-": "\xad", "l": "‘", "r": "’"}
# Control words that part what stands before and behind them; others only say how it looks.
_PARTING = re.compile(r"\\(?:par|sect|page|column|line|tab|cell|nestcell|row|nestrow)(?![a-z])")
_HALF = re.compile("[\ud800-\udfff]")
# An escape may be escaped itself, as in a web page inside of XML.
_PASSES = 8


@dataclass(frozen=True, slots=True)
class Undone:
    """A text without its escapes.

    Attributes:
        text: what it says.
        starts: where each piece of `text` begins.
        pieces: where it stands in the original, and whether it stands there as it is.
    """

    text: str = field(repr=False)
    starts: tuple[int, ...]
    pieces: tuple[tuple[int, int, bool], ...]

    @classmethod
    def of_parts(cls, parts: Sequence[str], pieces: Iterable[tuple[int, int, bool]]) -> Undone:
        """The text of `parts`, none of them empty, each from its piece of the original."""
        *starts, _ = accumulate(map(len, parts), initial=0)
        return cls("".join(parts), tuple(starts), tuple(pieces))

    def origin(self, span: Span) -> Span:
        """Where in the original stands what `span` covers; never empty, escapes whole."""
        first, last = (bisect_right(self.starts, at) - 1 for at in (span.start, span.end - 1))
        start, _, as_is = self.pieces[first]
        if as_is:
            start += span.start - self.starts[first]
        begin, end, as_is = self.pieces[last]
        return Span(start, begin + span.end - self.starts[last] if as_is else end)

    def origins(self, span: Span) -> tuple[Span, ...]:
        """The same piece by piece, for a text whose pieces stood apart."""
        first, last = (bisect_right(self.starts, at) - 1 for at in (span.start, span.end - 1))
        cuts = (span.start, *self.starts[first + 1 : last + 1], span.end)
        return tuple(self.origin(Span(start, end)) for start, end in pairwise(cuts))


def undone(text: str) -> Undone | None:
    """`text` without its escapes; None where it has none."""
    whole: Undone | None = None
    for _ in range(_PASSES):
        step = _undone_once(text)
        if step is None:
            break
        whole, text = step if whole is None else _after(whole, step), step.text
    return whole


def plain(text: str) -> str:
    """What `text` says when its escapes are undone."""
    plain_text = undone(text)
    return text if plain_text is None else plain_text.text


def _undone_once(text: str) -> Undone | None:
    parts: list[str] = []
    pieces: list[tuple[int, int, bool]] = []
    position = 0
    for escape in (_RICH_ESCAPE if _RICH_TEXT in text else _ESCAPE).finditer(text):
        plain_text = _meant(escape)
        if plain_text != escape[0]:
            parts += (text[position : escape.start()], plain_text)
            pieces += ((position, escape.start(), True), (*escape.span(), False))
            position = escape.end()
    if not pieces:
        return None
    parts.append(text[position:])
    pieces.append((position, len(text), True))
    filled = [(part, piece) for part, piece in zip(parts, pieces, strict=True) if part]
    return Undone.of_parts([part for part, _ in filled], (piece for _, piece in filled))


def _after(first: Undone, second: Undone) -> Undone:
    """Both steps as one."""
    starts: list[int] = []
    pieces: list[tuple[int, int, bool]] = []
    for start, piece in _cut(first, second):
        starts.append(start)
        pieces.append(piece)
    return Undone(second.text, tuple(starts), tuple(pieces))


def _cut(first: Undone, second: Undone) -> Iterator[tuple[int, tuple[int, int, bool]]]:
    """The pieces of `second` in the original, cut where those of `first` end."""
    for start, (begin, end, as_is) in zip(second.starts, second.pieces, strict=True):
        if not as_is:
            whole = first.origin(Span(begin, end))
            yield start, (whole.start, whole.end, False)
            continue
        number = bisect_right(first.starts, begin) - 1
        inside = first.starts[number + 1 : bisect_right(first.starts, end - 1)]
        for offset, (left, right) in enumerate(pairwise((begin, *inside, end))):
            whole = first.origin(Span(left, right))
            yield start + left - begin, (whole.start, whole.end, first.pieces[number + offset][2])


def _meant(escape: re.Match[str]) -> str:
    return _MEANINGS[escape.lastgroup or ""](escape)


def _of_octets(escape: re.Match[str]) -> str:
    data = bytes.fromhex(re.sub(r"%|=|\\x", "", escape[0], flags=re.IGNORECASE))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _of_units(escape: re.Match[str]) -> str:
    value: str = json.loads(f'"{escape[0]}"')
    return _HALF.sub("\ufffd", value)


def _of_code_page(escape: re.Match[str]) -> str:
    return bytes.fromhex(escape[0].replace("\\'", "")).decode("cp1252", "replace")


def _of_sign(escape: re.Match[str]) -> str:
    return _RICH_SIGNS.get(escape[0][1].lower(), escape[0][1])


_MEANINGS: dict[str, Callable[[re.Match[str]], str]] = {
    "entity": lambda escape: html.unescape(escape[0]),
    "octets": _of_octets,
    "units": _of_units,
    "nothing": lambda _: "",
    "point": lambda escape: _HALF.sub("\ufffd", chr(int(escape["number"]))),
    "code_page": _of_code_page,
    "sign": _of_sign,
    "form": lambda escape: "\n" if _PARTING.search(escape[0]) else "",
}
