"""What a PDF holds besides its pages. None of it is exported; the reviewer is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeAlias

import pikepdf
from pikepdf import Array, Dictionary, Stream, String

from app.engine.domain.hidden_content import Channel
from app.formats.pdf.opening.appearances import annotations_of, has_drawing
from app.formats.pdf.syntax.names import is_reference
from app.formats.xml_words import words_of_xml
from app.notices import Notice, NoticeCode

_NO_VIEW = 1 << 5


def notices(pdf: pikepdf.Pdf) -> tuple[Notice, ...]:
    """One for every kind of side channel in `pdf`, before annotations are flattened."""
    return tuple(Notice(code) for present, code in _CHANNELS if present(pdf))


def is_only_printed(annotation: object) -> bool:
    """Whether an annotation is not seen on the screen but on paper."""
    flags = annotation.get("/F", 0) if isinstance(annotation, Dictionary) else 0
    return isinstance(flags, int) and bool(flags & _NO_VIEW)


def _names(pdf: pikepdf.Pdf) -> pikepdf.Object:
    return _dictionary(pdf.Root.get("/Names"))


def _form(pdf: pikepdf.Pdf) -> pikepdf.Object:
    return _dictionary(pdf.Root.get("/AcroForm"))


def _dictionary(value: object) -> pikepdf.Object:
    return value if isinstance(value, Dictionary) else Dictionary()


def _annotations(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    for page in pdf.pages:
        yield from (entry for entry in annotations_of(page) if isinstance(entry, Dictionary))


def _has_comments(pdf: pikepdf.Pdf) -> bool:
    return any(
        entry.get("/Subtype") not in {"/Widget", "/Link"}
        and any(key in entry for key in ("/Contents", "/RC", "/T", "/Popup"))
        for entry in _annotations(pdf)
    )


def _has_undrawn(pdf: pikepdf.Pdf) -> bool:
    """Whether there are marks that have no drawing and that PDFium would not draw either."""
    return any(
        entry.get("/Subtype") not in {"/Widget", "/Link", "/Popup"} and not has_drawing(entry)
        for entry in _annotations(pdf)
    )


def _has_print_marks(pdf: pikepdf.Pdf) -> bool:
    return any(is_only_printed(entry) for entry in _annotations(pdf))


def _has_links(pdf: pikepdf.Pdf) -> bool:
    return any(entry.get("/Subtype") == "/Link" for entry in _annotations(pdf))


def _has_attachments(pdf: pikepdf.Pdf) -> bool:
    return (
        "/EmbeddedFiles" in _names(pdf)
        or "/AF" in pdf.Root
        or "/Collection" in pdf.Root
        or any(entry.get("/Subtype") == "/FileAttachment" for entry in _annotations(pdf))
    )


def _has_scripts(pdf: pikepdf.Pdf) -> bool:
    return "/JavaScript" in _names(pdf) or any(key in pdf.Root for key in ("/OpenAction", "/AA"))


def _has_signature(pdf: pikepdf.Pdf) -> bool:
    flags = _form(pdf).get("/SigFlags", 0)
    return "/Perms" in pdf.Root or (isinstance(flags, int) and bool(flags & 1))


def _in_root(*keys: str) -> Callable[[pikepdf.Pdf], bool]:
    return lambda pdf: any(key in pdf.Root for key in keys)


def _on_pages(*keys: str) -> Callable[[pikepdf.Pdf], bool]:
    return lambda pdf: any(key in page.obj for page in pdf.pages for key in keys)


_CHANNELS: tuple[tuple[Callable[[pikepdf.Pdf], bool], NoticeCode], ...] = (
    (lambda pdf: pdf.is_encrypted, NoticeCode.PDF_PROTECTED),
    (lambda pdf: "/Info" in pdf.trailer or "/Metadata" in pdf.Root, NoticeCode.PDF_PROPERTIES),
    (lambda pdf: bool(_form(pdf).get("/Fields")), NoticeCode.PDF_FORM_FIELDS),
    (lambda pdf: "/XFA" in _form(pdf), NoticeCode.PDF_XFA),
    (_has_signature, NoticeCode.PDF_SIGNATURE),
    (_has_comments, NoticeCode.PDF_COMMENTS),
    (_has_undrawn, NoticeCode.PDF_UNDRAWN_MARKS),
    (_has_print_marks, NoticeCode.PDF_PRINT_MARKS),
    (_has_links, NoticeCode.PDF_LINKS),
    (_in_root("/Outlines"), NoticeCode.PDF_BOOKMARKS),
    (_has_attachments, NoticeCode.PDF_ATTACHMENTS),
    (_has_scripts, NoticeCode.PDF_SCRIPTS),
    (_in_root("/Dests", "/PageLabels", "/Threads"), NoticeCode.PDF_NAMED_PLACES),
    (_in_root("/StructTreeRoot"), NoticeCode.PDF_TAGS),
    (_in_root("/OCProperties"), NoticeCode.PDF_LAYERS),
    (_on_pages("/PieceInfo"), NoticeCode.PDF_PRIVATE_DATA),
    (_on_pages("/Thumb"), NoticeCode.PDF_THUMBNAILS),
)


Texts: TypeAlias = Iterator[tuple[Channel, str]]

_FIELD_KEYS = ("/T", "/TU", "/TM", "/V", "/DV", "/Opt", "/RV")
_COMMENT_KEYS = ("/Contents", "/Subj", "/OverlayText", "/Title")
_BY_KEY = (
    (Channel.SCRIPTS, "/JS"),
    (Channel.LINKS, "/URI"),
    (Channel.DESCRIPTIONS, "/Alt"),
    (Channel.DESCRIPTIONS, "/ActualText"),
    (Channel.DESCRIPTIONS, "/E"),
)
_ELSEWHERE = frozenset({"/Launch", "/GoToR", "/SubmitForm"})
_SIGNER_KEYS = ("/Reason", "/Location", "/ContactInfo")
_FILE_KEYS = ("/UF", "/F", "/DOS", "/Mac", "/Unix", "/Desc")
_DEEPEST = 12
_MARKUP = re.compile(r"<[^>]*>")


def inventory(pdf: pikepdf.Pdf) -> Iterator[tuple[Channel, str | None]]:
    """All texts of `pdf` that are on no page, before its annotations are flattened.

    Every object of the file is looked at, also those that nothing refers to.
    None stands for what could not be read, which is no reason to refuse the file: it is dropped.
    """
    readers: tuple[tuple[Channel, Callable[[], Texts]], ...] = (
        (Channel.PROPERTIES, lambda: _properties(pdf)),
        (Channel.NAMES, lambda: _places(pdf)),
        (Channel.FIELDS, lambda: _form_data(pdf)),
        (Channel.OTHER, lambda: _private(pdf)),
    )
    for channel, reader in readers:
        yield from _tried(channel, reader)
    for value in _objects(pdf):
        if value is None:
            yield Channel.OTHER, None
        else:
            yield from _tried(Channel.OTHER, partial(_texts_below, value))


def _tried(channel: Channel, reader: Callable[[], Texts]) -> Iterator[tuple[Channel, str | None]]:
    try:
        yield from reader()
    except Exception:  # noqa: BLE001 - a hostile object may fail in any way, and is dropped
        yield channel, None


def _objects(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """All objects of the file; None in the end where the rest is damaged."""
    objects = iter(pdf.objects)
    while True:
        try:
            yield next(objects)
        except StopIteration:
            return
        except (pikepdf.PdfError, ValueError):
            yield None
            return


def _texts_below(value: Any) -> Texts:
    for one, keys in _dictionaries(value, 0):
        yield from _texts_of(one, keys)


def _dictionaries(value: Any, deep: int) -> Iterator[tuple[Any, set[str]]]:
    """An object and those that stand in it, as far as they are dictionaries, with their keys."""
    if isinstance(value, Array):
        members: Iterable[Any] = value
    elif isinstance(value, Dictionary | Stream):
        items = dict(value.items())
        yield value, set(items)
        members = items.values()
    else:
        return
    if deep < _DEEPEST:
        for member in members:
            if isinstance(member, Array | Dictionary) and not is_reference(member):
                yield from _dictionaries(member, deep + 1)


def _texts_of(value: Any, keys: set[str]) -> Texts:
    """What one dictionary says, by what makes it the kind that it is."""
    for channel, wanted in _BY_KEY:
        if wanted in keys:
            yield from _of(channel, _strings(value[wanted]))
    if "/Rect" in keys and "/Subtype" in keys:
        yield from _annotation(value)
    if keys & {"/EF", "/UF"} or value.get("/S") in _ELSEWHERE:
        names = [key for key in _FILE_KEYS if isinstance(value.get(key), String)]
        yield from _of(Channel.ATTACHMENTS, _under(value, names))
    if "/FT" in keys or ("/T" in keys and keys & {"/Kids", "/Parent"} and "/Subtype" not in keys):
        yield from _of(Channel.FIELDS, _under(value, _FIELD_KEYS))
    if "/Title" in keys and keys & {"/Parent", "/Dest", "/A", "/Next", "/Prev"}:
        yield from _of(Channel.BOOKMARKS, _under(value, ("/Title",)))
    if "/ByteRange" in keys:
        yield from _of(Channel.PEOPLE, _under(value, ("/Name",)))
        yield from _of(Channel.COMMENTS, _under(value, _SIGNER_KEYS))
    yield from _by_type(value, str(value.get("/Type", "")))


def _by_type(value: Any, kind: str) -> Texts:
    match kind:
        case "/OCG":
            yield from _of(Channel.LAYERS, _strings(value.get("/Name")))
        case "/StructElem":
            yield from _of(Channel.DESCRIPTIONS, _under(value, ("/T", "/ID")))
        case "/Thread":
            yield from _of(Channel.PROPERTIES, _all_strings(value.get("/I"), 0))
        case "/Metadata" if isinstance(value, Stream):
            yield from _of(Channel.PROPERTIES, words_of_xml(value.read_bytes()))


def _annotation(value: Any) -> Texts:
    subtype = value.get("/Subtype")
    if subtype == "/Widget":
        yield from _of(Channel.FIELDS, _under(value, ("/T", "/TU", "/V", "/DV", "/Contents")))
        yield from _of(Channel.FIELDS, _all_strings(value.get("/MK"), 0))
        return
    if subtype == "/Link":
        yield from _of(Channel.LINKS, _under(value, ("/Contents",)))
        return
    yield from _of(Channel.COMMENTS, _under(value, _COMMENT_KEYS))
    rich = " ".join(_strings(value.get("/RC")))
    yield Channel.COMMENTS, _MARKUP.sub(" ", rich)
    if subtype != "/Popup":
        yield from _of(Channel.PEOPLE, _under(value, ("/T",)))


def _properties(pdf: pikepdf.Pdf) -> Texts:
    info = pdf.trailer.get("/Info")
    if isinstance(info, Dictionary):
        for key, value in info.items():
            for words in _strings(value):
                yield Channel.PROPERTIES, f"{key.removeprefix('/')}: {words}"


def _places(pdf: pikepdf.Pdf) -> Texts:
    """Names that lead to places, and what stands before page numbers."""
    old = pdf.Root.get("/Dests")
    if isinstance(old, Dictionary):
        yield from _of(Channel.NAMES, (key.removeprefix("/") for key in old.keys()))  # noqa: SIM118
    names = pdf.Root.get("/Names")
    trees = list(names.values()) if isinstance(names, Dictionary) else []
    for tree in trees:
        yield from _of(Channel.NAMES, _keys_of_tree(tree))
    labels = pdf.Root.get("/PageLabels")
    if labels is not None:
        yield from _of(Channel.NAMES, _all_strings(labels, 0))


def _keys_of_tree(tree: Any) -> Iterator[str]:
    waiting, seen = [tree], set()
    while waiting:
        node = waiting.pop()
        if not isinstance(node, Dictionary) or (node.is_indirect and node.objgen in seen):
            continue
        seen.add(node.objgen)
        names, kids = node.get("/Names"), node.get("/Kids")
        if isinstance(names, Array):
            for member in names:
                yield from _strings(member)
        if isinstance(kids, Array):
            waiting.extend(kids)


def _form_data(pdf: pikepdf.Pdf) -> Texts:
    form = pdf.Root.get("/AcroForm")
    data = form.get("/XFA") if isinstance(form, Dictionary) else None
    parts = [data] if isinstance(data, Stream) else list(data) if isinstance(data, Array) else []
    # Its parts may be well-formed only together.
    whole = b"".join(part.read_bytes() for part in parts if isinstance(part, Stream))
    if whole:
        yield from _of(Channel.FIELDS, words_of_xml(whole))


def _private(pdf: pikepdf.Pdf) -> Texts:
    for owner in (pdf.Root, *(page.obj for page in pdf.pages)):
        if "/PieceInfo" in owner:
            yield from _of(Channel.OTHER, _all_strings(owner.PieceInfo, 0))


def _of(channel: Channel, texts: Iterable[str]) -> Texts:
    return ((channel, text) for text in texts)


def _under(value: Any, keys: Iterable[str]) -> Iterator[str]:
    for key in keys:
        yield from _strings(value.get(key))


def _strings(value: Any) -> Iterator[str]:
    """A string, those of an array of choices, or the text of a stream."""
    if isinstance(value, String):
        yield str(value)
    elif isinstance(value, Stream):
        yield _decoded(value.read_bytes())
    elif isinstance(value, Array):
        yield from (str(one) for one in value if isinstance(one, String))
        for pair in value:
            if isinstance(pair, Array):
                yield from (str(one) for one in pair if isinstance(one, String))


def _all_strings(value: Any, deep: int) -> Iterator[str]:
    """Every string in an object and in those that it refers to, to some depth."""
    if isinstance(value, String):
        yield str(value)
    elif deep < _DEEPEST and isinstance(value, Array | Dictionary):
        for member in value if isinstance(value, Array) else value.values():
            yield from _all_strings(member, deep + 1)


def _decoded(data: bytes) -> str:
    if data.startswith((b"\xfe\xff", b"\xff\xfe")):
        return data.decode("utf-16", "replace")
    return data.decode("utf-8", "replace")
