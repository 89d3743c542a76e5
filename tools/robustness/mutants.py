"""Spoil PDF, Word and Excel files: anywhere in their bytes, and in what is packed in them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from random import Random

import pikepdf
from lxml import etree

_ODD_BYTES = (
    b"\0",
    b"\xff" * 4,
    b"\x80\0\0\0",
    b"%PDF-1.7\n",
    b"endstream",
    b"<",
    b"(",
    b"\\",
    b"\n",
)
_ODD_NUMBERS = (0, -1, 1, 7, 255, 65_536, 2**31 - 1, -(2**31), 2**53)
_ODD_TEXTS = ("", "0", "-1", "1e309", "\u202e", "\ufffe", "NaN", "rId1", "../../x", "A" * 5_000)
_XML = (".xml", ".rels")
_MOST_COPIES = 40
_DEEPEST = 300


def mutant(original: bytes, rng: Random) -> bytes:
    """A spoilt copy of a PDF or of a package of Office; other bytes are spoilt as they are."""
    kind = _of_package if original.startswith(b"PK") else _of_pdf
    if rng.random() < 0.25:
        return spoilt(original, rng)
    try:
        return kind(original, rng)
    except Exception:  # noqa: BLE001 - libraries raise what they like
        # The original is damaged itself; a mutant must be made of it all the same.
        return spoilt(original, rng)


def members_of(package: bytes) -> dict[str, bytes]:
    """The members of a ZIP archive by name."""
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(members: dict[str, bytes]) -> bytes:
    """A ZIP archive of `members`, without a date."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def spoilt(data: bytes, rng: Random) -> bytes:
    """`data` with one to four changes at random places."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 4))):
        rng.choice(_CHANGES)(changed, rng)
    return bytes(changed)


def _flip(data: bytearray, rng: Random) -> None:
    for _ in range(rng.randint(1, 20)):
        if data:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _cut_off(data: bytearray, rng: Random) -> None:
    del data[rng.randint(0, len(data)) :]


def _delete(data: bytearray, rng: Random) -> None:
    start, end = _block(data, rng)
    del data[start:end]


def _copy(data: bytearray, rng: Random) -> None:
    start, end = _block(data, rng)
    place = rng.randint(0, len(data))
    data[place:place] = data[start:end] * rng.choice((1, 1, 1, 30))


def _overwrite(data: bytearray, rng: Random) -> None:
    place, odd = rng.randint(0, len(data)), rng.choice(_ODD_BYTES)
    data[place : place + len(odd)] = odd


def _swap_words(data: bytearray, rng: Random) -> None:
    words = bytes(data).split(b" ")
    first, second = rng.randrange(len(words)), rng.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    data[:] = b" ".join(words)


def _block(data: bytearray, rng: Random) -> tuple[int, int]:
    start = rng.randint(0, len(data))
    return start, min(len(data), start + rng.choice((1, 4, 16, 64, 400, 4_000)))


_CHANGES: tuple[Callable[[bytearray, Random], None], ...] = (
    _flip,
    _cut_off,
    _delete,
    _copy,
    _overwrite,
    _swap_words,
)


def _of_pdf(original: bytes, rng: Random) -> bytes:
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(original)) as pdf:
        for _ in range(rng.choice((1, 1, 2, 3))):
            rng.choice((_spoil_stream, _spoil_value))(pdf, rng)
        pdf.save(out, static_id=True)
    return out.getvalue()


def _spoil_stream(pdf: pikepdf.Pdf, rng: Random) -> None:
    streams = [value for value in pdf.objects if isinstance(value, pikepdf.Stream)]
    if streams:
        stream = rng.choice(streams)
        stream.write(spoilt(stream.read_bytes(), rng))


def _spoil_value(pdf: pikepdf.Pdf, rng: Random) -> None:
    """Remove an entry of a dictionary, or give it an odd or another dictionary's value."""
    kinds = (pikepdf.Dictionary, pikepdf.Stream)
    holders = [value for value in pdf.objects if isinstance(value, kinds) and _keys(value)]
    holder, other = rng.choice(holders), rng.choice(holders)
    key = rng.choice(_keys(holder))
    values: list[object] = [
        rng.choice(_ODD_NUMBERS),
        rng.choice((0.5, -1e9)),
        pikepdf.Name("/Odd"),
        pikepdf.String(rng.choice(_ODD_TEXTS)),
        pikepdf.Array([rng.choice(_ODD_NUMBERS)] * rng.choice((0, 1, 6, 500))),
        pikepdf.Dictionary(),
        holder,
        other,
        other.get(rng.choice(_keys(other))),
    ]
    if rng.random() < 0.3:
        del holder[key]
    else:
        holder[key] = rng.choice(values)


def _keys(holder: pikepdf.Object) -> list[str]:
    return sorted(set(holder.keys()) - {"/Length"})


def _of_package(original: bytes, rng: Random) -> bytes:
    members = members_of(original)
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice([name for name in members if name.endswith(_XML)] or list(members))
        change = rng.choice((spoilt, _spoil_tree, _spoil_tree, _spoil_tree))
        members[name] = change(members[name], rng)
    return packed(members)


def _spoil_tree(xml: bytes, rng: Random) -> bytes:
    """Change one element of well-formed XML; the result is well-formed."""
    root = etree.fromstring(xml, etree.XMLParser(resolve_entities=False, no_network=True))
    elements = [element for element in root.iter() if isinstance(element.tag, str)]
    element, other = rng.choice(elements), rng.choice(elements)
    parent, copied = element.getparent(), etree.fromstring(etree.tostring(other))
    match rng.randrange(6):
        case 0 if parent is not None:
            parent.remove(element)
        case 1 if parent is not None:
            for _ in range(rng.choice((1, 2, _MOST_COPIES))):
                parent.append(etree.fromstring(etree.tostring(element)))
        case 2:
            element.append(copied)
        case 3:
            element.tag = other.tag
        case 4 if element.attrib:
            key = rng.choice(sorted(element.attrib))
            element.attrib[key] = rng.choice((*_ODD_TEXTS[:-2], *other.attrib.values()))
        case _:
            inner = element
            for _ in range(rng.choice((1, 3, _DEEPEST))):
                inner = etree.SubElement(inner, element.tag)
            inner.text = other.text
    return etree.tostring(root, xml_declaration=True, encoding="UTF-8", standalone=True)
