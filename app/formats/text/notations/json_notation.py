"""JSON (RFC 8259), one value or many in a row (NDJSON), and FHIR in JSON."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import NoReturn

from app.errors import LimitExceeded
from app.formats.text.notations.attachments import is_attachment
from app.formats.text.notations.notation import DEEPEST, NAME, Nest, Reading, path_of
from app.formats.text.notations.slots import Encode, Malformed, Sheet, Slot

_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"(\s*:)?|([^\s{}\[\],:"]+)|[{}]', re.DOTALL)
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?")
_SPACE = re.compile(r"[ \t\r\n]*")
_HALF = re.compile("[\ud800-\udfff]")
# HL7 FHIR R4: element names; the members of all objects are elements.
_ELEMENT = re.compile(r"_?[a-z][A-Za-z]*(?:64[A-Za-z]*)?")
# DICOM PS3.18 F: attributes by group and element, each an object that tells its kind of value.
_TAG = re.compile(r"00[\dA-F][02468ACE][\dA-F]{4}")
_OF_TAG = re.compile(r'\s*:\s*\{\s*"vr"\s*:\s*"[A-Z]{2}"')
_IS_KIND = re.compile(r"[A-Z]{2}")
_KINDS = frozenset(
    (
        "AE", "AS", "AT", "CS", "DA", "DS", "DT", "FD", "FL", "IS", "LO", "LT", "OB", "OD", "OF",
        "OL", "OV", "OW", "PN", "SH", "SL", "SQ", "SS", "ST", "SV", "TM", "UC", "UI", "UL", "UN",
        "UR", "US", "UT", "UV",
    )
)  # fmt: skip
_BASE64_ELEMENTS = frozenset(("data", "valueBase64Binary", "defaultValueBase64Binary"))


class _Pairs(list[tuple[str, object]]):
    """The members of an object, in order, repeated ones too."""


class JsonText:
    """JSON. Keys are values too, but those that FHIR and DICOM give to their elements."""

    name = "JSON"

    def parse(self, text: str, nest: Nest) -> Sheet:
        """The keys and scalars of `text`. Raises `Malformed` and `LimitExceeded`."""
        fhir = _is_fhir(_roots(text))
        slots: list[Slot] = []
        names: list[str] = []
        resources = _resources(text)
        inside = [_Object(())]
        for token in _TOKEN.finditer(text):
            if token[0] == "{":
                inside.append(inside[-1].member(resources.get(token.start())))
            elif token[0] == "}":
                inside.pop()
            elif token[1] is None:
                # `null` is nothing that a field holds.
                name = inside[-1].name if _NUMBER.fullmatch(token[0]) else ""
                slots.append(Slot(*token.span(), token[0], _bare, called=name))
            elif token[2] is None and inside[-1].key == "vr" and token[1] in _KINDS:
                names.append(token[1])
            elif token[2] is None:
                slots.append(_string(token, inside[-1], nest))
            else:
                key = inside[-1].key = _unquoted(token[1])
                if (fhir and _ELEMENT.fullmatch(key)) or (
                    _TAG.fullmatch(token[1]) and _OF_TAG.match(text, token.end(1) + 1)
                ):
                    names.append(key)
                else:
                    slots.append(Slot(*token.span(1), key, _spell(token[1]), called=NAME))
        return Sheet(text, tuple(slots), _gap, tuple(names))

    def read(self, text: str, nest: Nest) -> Reading:
        """The same by the standard library's reader. Raises `Malformed` and `LimitExceeded`."""
        roots = _roots(text)
        reading = Reading()
        stack: list[tuple[str, object]] = [("", root) for root in reversed(roots)]
        fhir = _is_fhir(roots)
        while stack:
            key, value = stack.pop()
            if isinstance(value, _Key):
                hidden = value.is_tag or (fhir and _ELEMENT.fullmatch(value))
                (reading.names if hidden else reading.values).append(_whole(value))
            elif isinstance(value, _Pairs):
                reading.repeated += len(value) - len({name for name, _ in value})
                members = [("", _Key.of(name, one)) for name, one in value]
                pairs = zip(members, value, strict=True)
                stack += [item for member, pair in reversed([*pairs]) for item in (pair, member)]
            elif isinstance(value, list):
                stack += [(key, item) for item in reversed(value)]
            elif isinstance(value, _Bare):
                reading.values.append(str(value))
            elif key == "vr" and value in _KINDS:
                reading.names.append(str(value))
            elif isinstance(value, str):
                reading.add(_whole(value), nest, attached=_is_attached(key, value))
            else:
                reading.values.append("null" if value is None else str(value).lower())
        return reading

    def escaped(self, character: str) -> str:
        """By its number in UTF-16."""
        return _ascii(character)


@dataclass(slots=True)
class _Object:
    """Where a reader is: the keys that lead to an object, and the last one inside."""

    path: tuple[str, ...]
    key: str = ""
    own: bool = True

    @property
    def name(self) -> str:
        """What the value here is called; places in arrays do not count."""
        return path_of((*self.path, self.key) if self.key else self.path, own=self.own)

    def member(self, resource: str | None) -> _Object:
        """The object that begins here; FHIR names elements from the type of their resource."""
        if resource is not None:
            return _Object((resource,), own=False)
        return _Object((*self.path, self.key)[-DEEPEST:] if self.key else self.path, own=self.own)


def _resources(text: str) -> dict[int, str]:
    """The types of the FHIR resources, by where their objects begin."""
    found: dict[int, str] = {}
    if '"resourceType"' in text:
        starts: list[int] = []
        key = ""
        for token in _TOKEN.finditer(text):
            if token[0] == "{":
                starts.append(token.start())
            elif token[0] == "}":
                starts.pop()
            elif token[2] is not None:
                key = token[1]
            elif token[1] is not None and key == "resourceType" and starts:
                found[starts[-1]] = _unquoted(token[1])
                key = ""
    return found


class _Key(str):
    """A key; `is_tag` for that of an attribute of DICOM."""

    is_tag = False

    @classmethod
    def of(cls, name: str, value: object) -> _Key:
        """The key of `value`."""
        key = cls(name)
        first = value[0] if isinstance(value, _Pairs) and value else ("", "")
        if _TAG.fullmatch(name) and first[0] == "vr":
            key.is_tag = isinstance(first[1], str) and _IS_KIND.fullmatch(first[1]) is not None
        return key


class _Bare(str):
    """A number as it is written: it may have any number of digits."""

    __slots__ = ()


def _is_fhir(roots: list[object]) -> bool:
    return bool(roots) and all(
        isinstance(root, _Pairs) and any(name == "resourceType" for name, _ in root)
        for root in roots
    )


def _roots(text: str) -> list[object]:
    """All values that stand one after the other."""
    decoder = json.JSONDecoder(
        object_pairs_hook=_Pairs, parse_int=_Bare, parse_float=_Bare, parse_constant=_refuse,
        strict=False,
    )  # fmt: skip
    roots: list[object] = []
    position = _end_of(_SPACE, text, 0)
    try:
        while position < len(text):
            root, end = decoder.raw_decode(text, position)
            position = _end_of(_SPACE, text, end)
            if position == end < len(text):
                raise ValueError
            roots.append(root)
    except ValueError:
        raise Malformed("The file is not JSON.") from None
    except RecursionError:
        raise LimitExceeded("The JSON is nested too deeply.") from None
    if not roots:
        raise Malformed("The file is not JSON.")
    return roots


def _refuse(_name: str) -> NoReturn:
    raise ValueError("not a number")


def _end_of(pattern: re.Pattern[str], text: str, position: int) -> int:
    match = pattern.match(text, position)
    return match.end() if match else position


def _string(token: re.Match[str], place: _Object, nest: Nest) -> Slot:
    value, spell = _unquoted(token[1]), _spell(token[1])
    span = token.span(1)
    if _is_attached(place.key, value):
        return Slot(*span, "", spell, dropped=True)
    found = nest(value)
    inner = found[0].parse(value, found[1]) if found else None
    return Slot(*span, value, spell, inner=inner, called=place.name)


def _is_attached(key: str, value: str) -> bool:
    return is_attachment(value, named=key in _BASE64_ELEMENTS)


def _unquoted(raw: str) -> str:
    value: str = json.loads(f'"{raw}"', strict=False)
    return _whole(value)


def _whole(value: str) -> str:
    """Without halves of characters, which no text can hold."""
    return _HALF.sub("\ufffd", value)


def _spell(raw: str) -> Encode:
    return _ascii if raw.isascii() and "\\u" in raw else _unicode


def _ascii(value: str) -> str:
    return json.dumps(value)[1:-1]


def _unicode(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)[1:-1]


def _bare(value: str) -> str:
    """A number stays one if it still is one; anything else becomes a string."""
    return value if _NUMBER.fullmatch(value) else json.dumps(value, ensure_ascii=False)


def _gap(source: str) -> str:
    space = "".join(c for c in source if c in " \t\r\n")
    return space if "\n" in space or "\r" in space else "\n"
