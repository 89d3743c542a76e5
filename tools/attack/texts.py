"""Places of text files: encodings, notations, what escapes and packs, and what is not read."""

from __future__ import annotations

import base64
import codecs
import json
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from attack.person import Person
from attack.place import Place, lines

Write = Callable[[Person, Person], bytes]


def _text(shown: Person, *more: str) -> bytes:
    return "\n".join((*lines(shown), *more, "")).encode()


def _encoded(shown: Person, hidden: Person, *, encoding: str, mark: bytes = b"") -> bytes:
    return mark + _text(shown, f"Mr {hidden.text}").decode().encode(encoding)


def _dated(shown: Person, hidden: Person) -> bytes:
    born = hidden.born
    forms = ("%Y-%m-%d", "%d.%m.%Y", "%-d %B %Y", "%B %-d, %Y", "%d-%b-%Y", "%Y%m%d", "%d/%m/%y")
    return _text(shown, *(f"DOB: {born.strftime(form)}" for form in forms))


def _message(shown: Person, segment: str) -> bytes:
    known = shown.born.strftime("%Y%m%d")
    number = shown.number.replace("-", "")
    person = f"PID|1||{number}^^^A^MR||{shown.surname}^{shown.given}||{known}|F"
    return "\r".join(
        ("MSH|^~\\&|LIS|A|EHR|B|20250902||ORU^R01|Q1|P|2.5", person, segment, "")
    ).encode()


def _patient(hidden: Person) -> str:
    number, born = hidden.number.replace("-", ""), f"{hidden.born:%Y%m%d}"
    return f"PID|2||{number}^^^A^MR||{hidden.surname}^{hidden.given}||{born}|F"


def _resource(person: Person) -> dict[str, object]:
    return {
        "resourceType": "Patient",
        "identifier": [{"value": person.number}],
        "name": [{"family": person.surname, "given": [person.given]}],
        "birthDate": person.born.isoformat(),
    }


def _json(shown: Person, **more: object) -> bytes:
    return json.dumps({"patient": {"name": shown.text}, "note": shown.line, **more}).encode()


def _xml(shown: Person, inside: str, before: str = "") -> bytes:
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>{before}<r><patient>{shown.given} {shown.surname}'
        f"</patient><note>{shown.line}</note>{inside}</r>"
    ).encode()


def _table(shown: Person, *rows: str) -> bytes:
    own = f"{shown.given} {shown.surname},{shown.number},{shown.day},x"
    return "\n".join(("name,mrn,dob,note", own, *rows, "")).encode()


_SHOWN: dict[str, tuple[str, Write]] = {
    "text in UTF-8": (".txt", partial(_encoded, encoding="utf-8")),
    "text in UTF-16": (".txt", partial(_encoded, encoding="utf-16-le", mark=codecs.BOM_UTF16_LE)),
    "text in UTF-32": (".txt", partial(_encoded, encoding="utf-32-le", mark=codecs.BOM_UTF32_LE)),
    "text in Windows-1252": (".txt", partial(_encoded, encoding="cp1252")),
    "dates in other notations": (".txt", _dated),
    "all capitals": (".txt", lambda a, b: _text(a, b.text.upper())),
    "soft hyphens": (".txt", lambda a, b: _text(a, b.surname[:3] + "\u00ad" + b.surname[3:])),
    "zero-width spaces": (".txt", lambda a, b: _text(a, "\u200b".join(b.surname))),
    "letters apart": (".txt", lambda a, b: _text(a, " ".join(b.surname))),
    "full-width letters": (
        ".txt",
        lambda a, b: _text(a, "".join(chr(ord(letter) + 0xFEE0) for letter in b.surname)),
    ),
    "broken at the end of a line": (
        ".txt",
        lambda a, b: _text(a, f"Then {b.surname[:4]}-", f"{b.surname[4:]} left."),
    ),
    "octets of an address": (
        ".txt",
        lambda a, b: _text(a, "https://x.org/" + "".join(f"%{c:02X}" for c in b.surname.encode())),
    ),
    "references to letters": (
        ".txt",
        lambda a, b: _text(a, "".join(f"&#{ord(letter)};" for letter in b.surname)),
    ),
    "mail address and file path": (
        ".txt",
        lambda a, b: _text(a, f"{b.surname.lower()}@x.org", f"C:\\scans\\{b.token}.pdf"),
    ),
    "Base64 in a text": (
        ".txt",
        lambda a, b: _text(a, base64.b64encode((b.line * 4).encode()).decode()),
    ),
    "hexadecimal in a text": (".txt", lambda a, b: _text(a, (b.line * 4).encode().hex())),
    "spelled backwards": (".txt", lambda a, b: _text(a, b.text[::-1])),
    "comment and link in Markdown": (
        ".md",
        lambda a, b: _text(a, f"<!-- {b.text} -->", f'[x](https://x.org/{b.token} "{b.text}")'),
    ),
    "cells of a table": (
        ".csv",
        lambda a, b: _table(a, f"{b.given} {b.surname},{b.number},{b.day},y"),
    ),
    "note in a table": (".csv", lambda a, b: _table(a, f'x,1,,"said ""{b.text}"""')),
    "header of a table": (".tsv", lambda a, b: f"name\t{b.text}\n{a.text}\tx\n".encode()),
    "fields of HL7": (".hl7", lambda a, b: _message(a, _patient(b))),
    "note in HL7": (".hl7", lambda a, b: _message(a, f"NTE|1||{b.text}")),
    "own segment of HL7": (".hl7", lambda a, b: _message(a, f"ZPI|1|{b.text}|{b.token}")),
    "escapes of HL7": (
        ".hl7",
        lambda a, b: _message(a, f"NTE|1||\\X{b.surname.encode().hex().upper()}\\"),
    ),
    "note in JSON": (".json", lambda a, b: _json(a, text=b.text)),
    "key in JSON": (".json", lambda a, b: _json(a, **{b.text: 1})),
    "escapes in JSON": (
        ".json",
        lambda a, b: _json(a, x=f"{b.surname[0]}\u0001{b.surname[2:]}").replace(
            b"\\u0001", b"\\u%04x" % ord(b.surname[1])
        ),
    ),
    "JSON in a string of JSON": (".json", lambda a, b: _json(a, x=json.dumps({"n": b.text}))),
    "FHIR in JSON": (
        ".json",
        lambda a, b: json.dumps({"entry": [{"resource": _resource(p)} for p in (a, b)]}).encode(),
    ),
    "element of XML": (".xml", lambda a, b: _xml(a, f"<name>{b.text}</name>")),
    "attribute of XML": (".xml", lambda a, b: _xml(a, f"<x name='{b.text}'/>")),
    "comment and instruction in XML": (
        ".xml",
        lambda a, b: _xml(a, f"<!-- {b.text} --><?x {b.text}?>"),
    ),
    "CDATA section": (".xml", lambda a, b: _xml(a, f"<x><![CDATA[<p>{b.text}</p>]]></x>")),
    "name of an element": (".xml", lambda a, b: _xml(a, f"<{b.token}/>")),
    "log": (".log", lambda a, b: _text(a, f"2025-01-01 INFO user={b.surname} id={b.number}")),
}  # fmt: skip


def _archive(shown: Person, hidden: Person) -> bytes:
    from io import BytesIO  # noqa: PLC0415

    target = BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("a.txt", _text(shown, hidden.text))
    return target.getvalue()


_UNREAD: dict[str, tuple[str, Write]] = {
    "web page": (".html", lambda a, b: f"<html><p>{a.line}</p><!-- {b.text} --></html>".encode()),
    "rich text": (".rtf", lambda a, b: f"{{\\rtf1 {a.line} {b.text}}}".encode()),
    "archive": (".zip", _archive),
    "e-mail message": (".eml", lambda a, b: f"From: {b.text}\n\n{a.line}\n".encode()),
    "declared entity": (
        ".xml",
        lambda a, b: _xml(a, "<x>&n;</x>", f"<!DOCTYPE r [<!ENTITY n '{b.text}'>]>"),
    ),
}


def _write(path: Path, shown: Person, hidden: Person, *, write: Write) -> None:
    path.write_bytes(write(shown, hidden))


PLACES: tuple[Place, ...] = tuple(
    Place(name, suffix, partial(_write, write=write), shown=True)
    for name, (suffix, write) in {**_SHOWN, **_UNREAD}.items()
)
