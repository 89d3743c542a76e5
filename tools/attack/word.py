"""Places of a Word document: what a reader sees, what hides beside it, parts, and the archive."""

from __future__ import annotations

import zipfile
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from support.files.docx_files import RELATION, blip, members, p, package, part
from support.files.docx_hiding_places import IN_THE_BODY, PARTS, SECRET

from attack.person import Person
from attack.pictures import card, jpeg_with, qr
from attack.place import Place, lines

_RELATED = "k"


def _run(inside: str) -> str:
    return f"<w:p><w:r>{inside}</w:r></w:p>"


def _field(code: str, result: str) -> str:
    return _run(
        f'<w:fldChar w:fldCharType="begin"/><w:instrText>{code}</w:instrText>'
        f'<w:fldChar w:fldCharType="separate"/><w:t>{result}</w:t><w:fldChar w:fldCharType="end"/>'
    )


_BOX = f"<w:txbxContent>{p('%T')}</w:txbxContent>"
_CELL = "<w:tbl><w:tr><w:tc>{}</w:tc></w:tr></w:tbl>"

# `%T` stands for all that is said of the person, `%K` for the same in letters, digits and hyphens.
_SHOWN = {
    "paragraph": p("%T"),
    "split runs": p("%S"),
    "cell of a table": _CELL.format(p("%T")),
    "nested table": _CELL.format(_CELL.format(p("%T")) + p()),
    "hidden text": _run("<w:rPr><w:vanish/></w:rPr><w:t>%T</w:t>"),
    "white text": _run("<w:rPr><w:color w:val='FFFFFF'/></w:rPr><w:t>%T</w:t>"),
    "inserted text": "<w:p><w:ins w:author='x'><w:r><w:t>%T</w:t></w:r></w:ins></w:p>",
    "text box": _run(f"<w:pict><v:shape><v:textbox>{_BOX}</v:textbox></v:shape></w:pict>"),
    "word art": _run("<w:pict><v:shape><v:textpath string='%T'/></v:shape></w:pict>"),
    "content control": f"<w:sdt><w:sdtPr/><w:sdtContent>{p('%T')}</w:sdtContent></w:sdt>",
    "equation": "<w:p><m:oMath><m:r><m:t>%T</m:t></m:r></m:oMath></w:p>",
    "result of a field": _field(" AUTHOR ", "%T"),
    "reading above a word": "<w:p><w:r><w:ruby><w:rt><w:r><w:t>%T</w:t></w:r></w:rt><w:rubyBase>"
    "<w:r><w:t>he</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>",
    "text of a link": "<w:p><w:hyperlink w:anchor='a'><w:r><w:t>%T</w:t></w:r></w:hyperlink></w:p>",
    "letters apart by tabs": "%A",
}  # fmt: skip
_HIDDEN = {
    "field code in pieces": _run(
        '<w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE "%T</w:instrText>'
        '<w:instrText>"</w:instrText><w:fldChar w:fldCharType="end"/>'
    ),
    "merge field": _field(" MERGEFIELD %K ", "him"),
    "mail address in a field": _field(' HYPERLINK "mailto:%K@x.org" \\o "%T" ', "mail"),
    "moved away": "<w:p><w:moveFrom w:author='x'><w:r><w:t>%T</w:t></w:r></w:moveFrom></w:p>",
    "author of a change": "<w:p><w:r><w:rPr><w:rPrChange w:id='1' w:author='%T' "
    "w:date='1980-01-01T00:00:00Z'><w:rPr/></w:rPrChange></w:rPr><w:t>x</w:t></w:r></w:p>",
    "data binding": "<w:sdt><w:sdtPr><w:dataBinding w:xpath='/%K'/></w:sdtPr><w:sdtContent>"
    f"{p('x')}</w:sdtContent></w:sdt>",
    "text of a drawing beside its picture": _run(
        "<w:drawing><wp:inline><wp:docPr id='1' name='%T' descr='%T' title='%T'/><a:graphic>"
        "<a:graphicData uri='u'><x:note>%T</x:note></a:graphicData></a:graphic></wp:inline>"
        "</w:drawing>"
    ),
    "font name": _run("<w:rPr><w:rFonts w:ascii='%K'/></w:rPr><w:t>x</w:t>"),
    "language": _run("<w:rPr><w:lang w:val='%K'/></w:rPr><w:t>x</w:t>"),
    "style of a shape": _run("<w:pict><v:shape style='width:9pt;mso-note:%K'/></w:pict>"),
    "kind of a break": _run("<w:br w:type='%K'/><w:t>x</w:t>"),
    "colour": _run("<w:rPr><w:color w:val='%K'/></w:rPr><w:t>x</w:t>"),
    "border": _run("<w:rPr><w:bdr w:val='%K'/></w:rPr><w:t>x</w:t>"),
}  # fmt: skip

_HEADER = f"<w:sectPr><w:headerReference r:id='{_RELATED}'/></w:sectPr>"
_FOOTER = f"<w:sectPr><w:footerReference r:id='{_RELATED}'/></w:sectPr>"
_CHART = _run(f'<w:drawing><c:chart r:id="{_RELATED}"/></w:drawing>')
_NOTE = "<w:footnote w:id='2'>{}</w:footnote>"
_TITLE = "<c:title><c:tx><c:rich><a:p><a:r><a:t>%T</a:t></a:r></a:p></c:rich></c:tx></c:title>"
_CATEGORY = (
    "<c:cat><c:strRef><c:f>%K!$A$1</c:f><c:strCache><c:pt><c:v>%T</c:v></c:pt></c:strCache>"
    "</c:strRef></c:cat>"
)


def _chart(inside: str) -> str:
    space = part("x", f"<c:chart>{inside}</c:chart>")
    return space.replace("<w:x ", "<c:chartSpace ").replace("</w:x>", "</c:chartSpace>")


# Last step of the relation's type, target, content of the part, and of the body.
_PARTS_SHOWN: dict[str, tuple[str, str, str, str]] = {
    "header": ("header", "h.xml", part("hdr", p("%T")), _HEADER),
    "footer": ("footer", "f.xml", part("ftr", p("%T")), _FOOTER),
    "footnote": ("footnotes", "n.xml", part("footnotes", _NOTE.format(p("%T"))), ""),
    "endnote": (
        "endnotes",
        "e.xml",
        part("endnotes", f"<w:endnote w:id='2'>{p('%T')}</w:endnote>"),
        "",
    ),
    "title of a chart": ("chart", "c.xml", _chart(_TITLE), _CHART),
    "label and formula of a chart": ("chart", "c.xml", _chart(_CATEGORY), _CHART),
    "label of a list": (
        "numbering",
        "l.xml",
        part(
            "numbering",
            "<w:abstractNum><w:lvl><w:lvlText w:val='%T %1'/></w:lvl></w:abstractNum>",
        ),
        "",
    ),
}
_PARTS_HIDDEN: dict[str, tuple[str, str, str, str]] = {
    "comment": (
        "comments",
        "c.xml",
        part("comments", f"<w:comment w:id='1' w:author='%T' w:initials='Q'>{p('%T')}</w:comment>"),
        "<w:p><w:commentRangeStart w:id='1'/><w:r><w:t>x</w:t></w:r><w:commentRangeEnd w:id='1'/>"
        "<w:r><w:commentReference w:id='1'/></w:r></w:p>",
    ),
    "unit of a chart": (
        "chart",
        "c.xml",
        _chart("<c:valAx><c:numFmt formatCode='0&quot; %T&quot;'/></c:valAx>"),
        _CHART,
    ),
    "SmartArt": ("diagramData", "d.xml", "<x>%T</x>", ""),
    "drawing of Windows": ("image", "i.emf", "\1\0\0\0%T", blip(_RELATED)),
    "merged document": ("aFChunk", "a.html", "<p>%T</p>", "<w:altChunk r:id='k'/>"),
    "address of a picture": ("image", "https://x.org/%K.png", "", blip(_RELATED)),
    "address of a linked document": (
        "subDocument",
        "file:///C:/%K.docx",
        "",
        "<w:p><w:subDoc r:id='k'/></w:p>",
    ),
    "mail merge data": (
        "settings",
        "s.xml",
        part(
            "settings",
            "<w:mailMerge><w:query w:val='SELECT %K'/></w:mailMerge><w:decimalSymbol w:val='%K'/>"
            "<w:rsids><w:rsid w:val='%K'/></w:rsids>",
        ),
        "",
    ),
    "exceptions of styles": (
        "styles",
        "y.xml",
        part("styles", "<w:latentStyles><w:lsdException w:name='%K'/></w:latentStyles>"),
        "",
    ),
}


def _filled(text: str, who: Person) -> str:
    letters = who.surname
    return (
        text.replace("%S", f"{who.given} {letters[:3]}</w:t></w:r><w:r><w:t>{letters[3:]}")
        .replace("%A", _run("<w:tab/>".join(f"<w:t>{letter}</w:t>" for letter in letters)))
        .replace("%T", who.text)
        .replace("%K", who.token)
        .replace(SECRET, who.token)
    )


def _base(shown: Person) -> str:
    return "".join(map(p, lines(shown)))


def _body(path: Path, shown: Person, hidden: Person, *, xml: str) -> None:
    package(path, _base(shown) + _filled(xml, hidden))


def _part(
    path: Path,
    shown: Person,
    hidden: Person,
    *,
    found: tuple[str, str, str | bytes, str],
    wide: bool = False,
) -> None:
    step, target, content, xml = found
    data: str | bytes
    if isinstance(content, bytes):
        data = content.replace(SECRET.encode(), hidden.token.encode())
    else:
        data = _filled(content, hidden)
    if wide and isinstance(data, str):
        data = data.replace('encoding="UTF-8"', 'encoding="UTF-16"').encode("utf-16")
    target = _filled(target, hidden)
    inside = {} if ":" in target else {target: data}
    relations = {_RELATED: (step, target)}
    package(path, _base(shown) + _filled(xml, hidden), parts=inside, relations=relations)


def _properties(path: Path, shown: Person, hidden: Person, *, name: str, kind: str) -> None:
    package(path, _base(shown))
    kept = members(path)
    link = f'<Relationship Id="z" Type="{RELATION}{kind}" Target="{name}"/></Relationships>'
    kept["_rels/.rels"] = kept["_rels/.rels"].replace(b"</Relationships>", link.encode())
    said = "".join(f"<{tag}>{hidden.text}</{tag}>" for tag in ("creator", "Company", "title"))
    kept[name] = f"<Properties><property name='{hidden.token}'/>{said}</Properties>".encode()
    with zipfile.ZipFile(path, "w") as archive:
        for member, data in kept.items():
            archive.writestr(member, data)


def _in_the_archive(path: Path, shown: Person, hidden: Person, *, where: str) -> None:
    package(path, _base(shown))
    with zipfile.ZipFile(path, "a") as archive:
        if where == "comment":
            archive.comment = hidden.text.encode()
        info = zipfile.ZipInfo(f"word/{hidden.token}.xml" if where == "name" else "word/x.xml")
        if where == "remark":
            info.comment = hidden.text.encode()
        elif where == "extra field":
            said = hidden.text.encode()
            info.extra = b"\xfe\xca" + len(said).to_bytes(2, "little") + said
        archive.writestr(info, "<x/>")


def _behind(path: Path, shown: Person, hidden: Person) -> None:
    package(path, _base(shown))
    path.write_bytes(path.read_bytes() + hidden.text.encode())


def _png(picture: Image.Image) -> bytes:
    target = BytesIO()
    picture.save(target, "PNG")
    return target.getvalue()


def _picture(path: Path, shown: Person, hidden: Person, *, what: str) -> None:
    name = "media/i.jpeg" if what == "metadata" else "media/i.png"
    if what == "metadata":
        data = jpeg_with(hidden.text, Image.new("L", (64, 64), 200))
    else:
        data = _png(qr(hidden) if what == "code" else card(hidden))
    package(
        path,
        _base(shown) + blip(_RELATED),
        parts={name: data},
        relations={_RELATED: ("image", name)},
    )


def _all(found: dict[str, str], *, shown: bool = False) -> tuple[Place, ...]:
    return tuple(
        Place(name, ".docx", partial(_body, xml=xml), shown) for name, xml in found.items()
    )


def _all_parts(
    found: dict[str, tuple[str, str, str, str]], *, shown: bool = False
) -> tuple[Place, ...]:
    return tuple(
        Place(name, ".docx", partial(_part, found=one), shown) for name, one in found.items()
    )


PLACES: tuple[Place, ...] = (
    *_all(_SHOWN, shown=True),
    *_all_parts(_PARTS_SHOWN, shown=True),
    Place(
        "part in UTF-16",
        ".docx",
        partial(_part, found=_PARTS_SHOWN["footnote"], wide=True),
        shown=True,
    ),
    *_all(_HIDDEN),
    *_all(IN_THE_BODY),
    *_all_parts(_PARTS_HIDDEN),
    *(
        Place(f"part: {name}", ".docx", partial(_part, found=(*found, "")))
        for name, found in PARTS.items()
    ),
    *(
        Place(
            f"{kind} properties",
            ".docx",
            partial(_properties, name=name, kind=f"{kind}-properties"),
        )
        for kind, name in (
            ("core", "docProps/core.xml"),
            ("extended", "docProps/app2.xml"),
            ("custom", "docProps/custom.xml"),
        )
    ),
    *(
        Place(f"{where} of the archive", ".docx", partial(_in_the_archive, where=where))
        for where in ("comment", "name", "remark", "extra field")
    ),
    Place("behind the archive", ".docx", _behind),
    Place("metadata of a picture", ".docx", partial(_picture, what="metadata")),
    Place(
        "letters of a picture", ".docx", partial(_picture, what="letters"), shown=True, pixels=True
    ),
    Place("QR code", ".docx", partial(_picture, what="code"), pixels=True),
)
