"""Every place of a Word document that can hold an identifier, each as a small file that has one."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from leakage.planting import LINES, NAME, SURNAME
from PIL import Image
from support.files.docx_files import (
    HEAD,
    NAMESPACES,
    RELATION,
    WORD,
    blip,
    members,
    p,
    package,
    part,
    picture,
)
from support.files.docx_hiding_places import IN_THE_BODY, PARTS

Make = Callable[[Path], Path]

_BASE = "".join(map(p, LINES))
_NOTES = "<w:footnote w:id='2'>{}</w:footnote>"


def base(path: Path) -> Path:
    """A document that shows what every planted file shows."""
    return package(path, _BASE)


def _body(path: Path, *, xml: str) -> Path:
    return package(path, _BASE + xml)


def _part(path: Path, *, step: str, target: str, data: str | bytes, xml: str = "") -> Path:
    """A document with one more part, which `xml` refers to as `k`."""
    inside = {} if ":" in target else {target: data}
    return package(path, _BASE + xml, parts=inside, relations={"k": (step, target)})


def _run(inside: str) -> str:
    return f"<w:p><w:r>{inside}</w:r></w:p>"


def _field(code: str, result: str) -> str:
    return _run(
        f'<w:fldChar w:fldCharType="begin"/><w:instrText>{code}</w:instrText>'
        f'<w:fldChar w:fldCharType="separate"/><w:t>{result}</w:t><w:fldChar w:fldCharType="end"/>'
    )


_BOX = f"<w:txbxContent>{p('Box of Okon', 'kwo')}</w:txbxContent>"
_DRAWING = (
    '<w:drawing><wp:inline><wp:docPr id="1" name="n"/><a:graphic><a:graphicData uri="u">'
    "{}</a:graphicData></a:graphic></wp:inline></w:drawing>"
)

_SHOWN = {
    "one run": p("Mr Okonkwo went home."),
    "split runs": p("Mr Ok", "on", "kwo went home."),
    "runs with other formats": "<w:p><w:r><w:t>Thaddeus</w:t></w:r><w:r><w:rPr><w:b/></w:rPr>"
    "<w:t> Okon</w:t></w:r><w:proofErr w:type='spellStart'/><w:r><w:t>kwo</w:t></w:r></w:p>",
    "tab inside": _run("<w:t>Thaddeus</w:t><w:tab/><w:t>Okonkwo</w:t>"),
    "letters apart by tabs": _run(
        "<w:t>for </w:t>" + "<w:tab/>".join(f"<w:t>{letter}</w:t>" for letter in "OKONKWO")
    ),
    "letters apart by tabs in one text": p("for O\tk\to\tn\tk\tw\to at home"),
    "drop cap": "<w:p><w:pPr><w:framePr w:dropCap='drop' w:lines='3' w:wrap='around'/></w:pPr>"
    "<w:r><w:t>O</w:t></w:r></w:p>" + p("konkwo came in the morning."),
    "drop cap in the margin": "<w:p><w:pPr><w:framePr w:dropCap='margin' w:lines='2'/></w:pPr>"
    "<w:r><w:rPr><w:sz w:val='96'/></w:rPr><w:t>T</w:t></w:r></w:p>" + p("haddeus came."),
    "line break inside": _run("<w:t>Thaddeus</w:t><w:br/><w:t>Okonkwo</w:t>"),
    "soft hyphen inside": _run("<w:t>Okon</w:t><w:softHyphen/><w:t>kwo</w:t>"),
    "hyphen inside the number": _run(
        "<w:t>40</w:t><w:noBreakHyphen/><w:t>771</w:t><w:noBreakHyphen/><w:t>926</w:t>"
    ),
    "symbol inside": _run("<w:t>Ok</w:t><w:sym w:font='Arial' w:char='006F'/><w:t>nkwo</w:t>"),
    "hidden text": _run("<w:rPr><w:vanish/></w:rPr><w:t>Okonkwo</w:t>"),
    "white text": _run("<w:rPr><w:color w:val='FFFFFF'/></w:rPr><w:t>Okonkwo</w:t>"),
    "all capitals": p("OKONKWO, THADDEUS"),
    "letters with accents": p("Åse Jönssønbråten came."),
    "character references": p("Ok&#111;nkw&#x6F;"),
    "CDATA section": _run("<w:t><![CDATA[Okonkwo]]></w:t>"),
    "comment inside a text": _run("<w:t>Okon<!-- x -->kwo</w:t>"),
    "cell of a table": f"<w:tbl><w:tr><w:tc>{p('Thaddeus')}</w:tc><w:tc>{p('Okonkwo')}</w:tc>"
    "</w:tr></w:tbl>",
    "nested table": f"<w:tbl><w:tr><w:tc><w:tbl><w:tr><w:tc>{p('Okonkwo')}</w:tc></w:tr></w:tbl>"
    f"{p()}</w:tc></w:tr></w:tbl>",
    "inserted text": "<w:p><w:ins w:author='x'><w:r><w:t>Okonkwo</w:t></w:r></w:ins></w:p>",
    "moved text": "<w:p><w:moveFrom w:author='x'><w:r><w:t>Okonkwo</w:t></w:r></w:moveFrom>"
    "<w:moveTo w:author='x'><w:r><w:t>Okonkwo</w:t></w:r></w:moveTo></w:p>",
    "joined by a deleted paragraph end": "<w:p><w:pPr><w:rPr><w:del w:author='x'/></w:rPr></w:pPr>"
    "<w:r><w:t>Mr Okon</w:t></w:r></w:p>" + p("kwo went home."),
    "text box and its copy": _run(
        "<mc:AlternateContent><mc:Choice Requires='wps'>"
        + _DRAWING.format(f"<wps:wsp><wps:txbx>{_BOX}</wps:txbx></wps:wsp>")
        + "</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>"
        + _BOX
        + "</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>"
    ),
    "copy with another text": _run(
        "<mc:AlternateContent><mc:Choice Requires='wps'><w:t>x</w:t></mc:Choice><mc:Fallback>"
        f"<w:pict><v:shape><v:textbox>{_BOX}</v:textbox></v:shape></w:pict></mc:Fallback>"
        "</mc:AlternateContent>"
    ),
    "text of a VML shape": _run(
        f"<w:pict><v:shape><v:textbox>{_BOX}</v:textbox></v:shape></w:pict>"
    ),
    "word art": _run("<w:pict><v:shape><v:textpath string='Okonkwo'/></v:shape></w:pict>"),
    "content control": f"<w:sdt><w:sdtPr><w:alias w:val='Okonkwo'/></w:sdtPr><w:sdtContent>"
    f"{p('Okonkwo')}</w:sdtContent></w:sdt>",
    "data binding": "<w:sdt><w:sdtPr><w:dataBinding w:xpath='/Okonkwo'/></w:sdtPr><w:sdtContent>"
    f"{p('x')}</w:sdtContent></w:sdt>",
    "placeholder and building block": "<w:sdt><w:sdtPr><w:placeholder><w:docPart w:val='Okonkwo'/>"
    f"</w:placeholder></w:sdtPr><w:sdtContent>{p('x')}</w:sdtContent></w:sdt>",
    "equation": "<w:p><m:oMath><m:r><m:t>Okonkwo</m:t></m:r></m:oMath></w:p>",
    "reading above a word": "<w:p><w:r><w:ruby><w:rt><w:r><w:t>Okonkwo</w:t></w:r></w:rt>"
    "<w:rubyBase><w:r><w:t>he</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>",
    "result of a field": _field(" AUTHOR ", "Okonkwo"),
    "merge field": _field(" MERGEFIELD Okonkwo ", "him"),
    "split field code": _run(
        '<w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE "Okon</w:instrText>'
        '<w:instrText>kwo"</w:instrText><w:fldChar w:fldCharType="end"/>'
    ),
    "mail address in a field": _field(' HYPERLINK "mailto:Okonkwo@x.org" \\o "Okonkwo" ', "mail"),
    "simple field": "<w:p><w:fldSimple w:instr='DOCPROPERTY Okonkwo'><w:r><w:t>x</w:t></w:r>"
    "</w:fldSimple></w:p>",
    "button": _field("MACROBUTTON Run Okonkwo", ""),
    "revision author": "<w:p><w:r><w:rPr><w:rPrChange w:id='1' w:author='Okonkwo' "
    "w:date='1980-01-01T00:00:00Z'><w:rPr/></w:rPrChange></w:rPr><w:t>x</w:t></w:r></w:p>",
    "author of a cell revision": "<w:tbl><w:tr><w:tc><w:tcPr><w:cellIns w:author='Okonkwo'/>"
    f"</w:tcPr>{p('x')}</w:tc></w:tr></w:tbl>",
    "deleted row": f"<w:tbl><w:tr><w:trPr><w:del w:author='x'/></w:trPr><w:tc>{p('Okonkwo')}</w:tc>"
    f"</w:tr><w:tr><w:tc>{p('x')}</w:tc></w:tr></w:tbl>",
    "address of a link": "<w:p><w:hyperlink w:docLocation='Okonkwo' w:tgtFrame='Okonkwo'><w:r>"
    "<w:t>x</w:t></w:r></w:hyperlink></w:p>",
    "name of a non-visual property": _run(
        _DRAWING.format(
            "<pic:pic><pic:nvPicPr><pic:cNvPr id='0' name='Okonkwo' descr='Okonkwo' "
            "title='Okonkwo'/></pic:nvPicPr></pic:pic>"
        )
    ),
    "text beside the picture": _run(_DRAWING.format("<x:note>Okonkwo</x:note>")),
    "font name": _run("<w:rPr><w:rFonts w:ascii='Okonkwo'/></w:rPr><w:t>x</w:t>"),
    "style of a shape": _run("<w:pict><v:shape style='width:9pt;mso-note:Okonkwo'/></w:pict>"),
    "kind of a break": _run("<w:br w:type='Okonkwo'/><w:t>x</w:t>"),
    "language": _run("<w:rPr><w:lang w:val='Okonkwo'/></w:rPr><w:t>x</w:t>"),
    "colour": _run("<w:rPr><w:color w:val='Okonkwo'/></w:rPr><w:t>x</w:t>"),
    "first number of pages, lines and notes": "<w:sectPr><w:footnotePr>"
    "<w:numStart w:val='40771926'/></w:footnotePr>"
    "<w:pgNumType w:start='40771926'/><w:lnNumType w:start='40771926'/></w:sectPr>",
}  # fmt: skip


def _chart(body: str, rest: str = "") -> str:
    return f"{HEAD}<c:chartSpace {NAMESPACES}><c:chart>{body}</c:chart>{rest}</c:chartSpace>"


_CHART_RUN = _run('<w:drawing><c:chart r:id="k"/></w:drawing>')
_RICH = "<c:title><c:tx><c:rich><a:p><a:r><a:t>{}</a:t></a:r></a:p></c:rich></c:tx></c:title>"
_CATEGORY = (
    "<c:cat><c:strRef><c:f>{}</c:f><c:strCache><c:pt><c:v>{}</c:v></c:pt></c:strCache></c:strRef>"
    "</c:cat>"
)
_HEADER = "<w:sectPr><w:headerReference r:id='k'/></w:sectPr>"

_PARTS_SHOWN: dict[str, tuple[str, str, str | bytes, str]] = {
    "header": ("header", "h.xml", part("hdr", p("Ok", "onkwo")), _HEADER),
    "footer": (
        "footer",
        "f.xml",
        part("ftr", p("Okonkwo")),
        "<w:sectPr><w:footerReference r:id='k'/></w:sectPr>",
    ),
    "footnote": ("footnotes", "n.xml", part("footnotes", _NOTES.format(p("Okonkwo"))), ""),
    "endnote": (
        "endnotes",
        "e.xml",
        part("endnotes", f"<w:endnote w:id='2'>{p('Okonkwo')}</w:endnote>"),
        "",
    ),
    "label of a list": (
        "numbering",
        "l.xml",
        part("numbering", "<w:abstractNum><w:lvl><w:lvlText w:val='Okonkwo %1'/></w:lvl>"
             "</w:abstractNum>"),
        "",
    ),
    "number as the label of a list": (
        "numbering",
        "l.xml",
        part("numbering", "<w:abstractNum><w:lvl><w:lvlText w:val='40-771-926'/></w:lvl>"
             "</w:abstractNum>"),
        "",
    ),
    "code of a list's level": (
        "numbering",
        "l.xml",
        part("numbering", "<w:abstractNum><w:lvl w:tplc='40771926'/></w:abstractNum>"),
        "",
    ),
    "first number of a list": (
        "numbering",
        "l.xml",
        part("numbering", "<w:abstractNum><w:lvl><w:start w:val='40771926'/></w:lvl>"
             "</w:abstractNum><w:num><w:lvlOverride><w:startOverride w:val='40771926'/>"
             "</w:lvlOverride></w:num>"),
        "",
    ),
    "title of a chart": ("chart", "c.xml", _chart(_RICH.format("Okonkwo")), _CHART_RUN),
    "label and formula of a chart": (
        "chart",
        "c.xml",
        _chart(_CATEGORY.format("Okonkwo!$A$1", "Okonkwo")),
        _CHART_RUN,
    ),
    "name of a trend line": (
        "chart",
        "c.xml",
        _chart("<c:trendline><c:name>Fit of Okonkwo</c:name></c:trendline>"),
        _CHART_RUN,
    ),
    "unit of a chart": (
        "chart",
        "c.xml",
        _chart("<c:valAx><c:numFmt formatCode='0&quot; Okonkwo&quot;'/></c:valAx>"),
        _CHART_RUN,
    ),
    "comment with its range": (
        "comments",
        "c.xml",
        part("comments", f"<w:comment w:id='1' w:author='Okonkwo' w:initials='TO'>{p('x')}"
             "</w:comment>"),
        "<w:p><w:commentRangeStart w:id='1'/><w:r><w:t>x</w:t></w:r><w:commentRangeEnd w:id='1'/>"
        "<w:r><w:commentReference w:id='1'/></w:r></w:p>",
    ),
    "address of a picture": ("image", "https://example.org/Okonkwo.png", "", blip("k")),
    "address of a linked document": (
        "subDocument",
        "file:///C:/Okonkwo.docx",
        "",
        "<w:p><w:subDoc r:id='k'/></w:p>",
    ),
    "target of a link": (
        "hyperlink",
        "https://ehr.example/?patient=Okonkwo",
        "",
        "<w:p><w:hyperlink r:id='k'><w:r><w:t>x</w:t></w:r></w:hyperlink></w:p>",
    ),
    "drawing that cannot be checked": (
        "image",
        "i.emf",
        b"\1\0\0\0" + SURNAME.encode("utf-16-le"),
        blip("k"),
    ),
    "merged document": ("aFChunk", "a.html", "<p>Okonkwo</p>", "<w:altChunk r:id='k'/>"),
    "SmartArt": ("diagramData", "d.xml", f"{HEAD}<x>Okonkwo</x>", ""),
    "mail merge data": (
        "settings",
        "s.xml",
        part("settings", "<w:mailMerge><w:query w:val='SELECT Okonkwo'/></w:mailMerge>"
             "<w:rsids><w:rsid w:val='Okonkwo'/></w:rsids>"),
        "",
    ),
    "data of a signature": ("origin", "s.sigs", "Okonkwo", ""),
    "part in UTF-16": (
        "footnotes",
        "n.xml",
        part("footnotes", _NOTES.format(p("Okonkwo")))
        .replace('encoding="UTF-8"', 'encoding="UTF-16"')
        .encode("utf-16"),
        "",
    ),
}  # fmt: skip


def _properties(path: Path, *, part_name: str, step: str, xml: str) -> Path:
    base(path)
    kept = members(path)
    link = f'<Relationship Id="z" Type="{RELATION}{step}" Target="{part_name}"/></Relationships>'
    kept["_rels/.rels"] = kept["_rels/.rels"].replace(b"</Relationships>", link.encode())
    kept[part_name] = f"{HEAD}<Properties>{xml}</Properties>".encode()
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in kept.items():
            archive.writestr(name, data)
    return path


def _in_the_archive(path: Path, *, where: str) -> Path:
    base(path)
    with zipfile.ZipFile(path, "a") as archive:
        if where == "comment":
            archive.comment = SURNAME.encode()
        info = zipfile.ZipInfo(f"word/{SURNAME}.xml" if where == "name" else "word/x.xml")
        if where == "remark":
            info.comment = SURNAME.encode()
        elif where == "extra":
            info.extra = b"\xfe\xca\x07\x00" + SURNAME.encode()
        archive.writestr(info, "<x/>")
    return path


def _behind_the_archive(path: Path) -> Path:
    base(path)
    path.write_bytes(path.read_bytes() + SURNAME.encode())
    return path


def _picture(path: Path, *, kind: str) -> Path:
    exif = Image.Exif()
    exif[0x010E] = NAME
    saved = {"comment": SURNAME} if kind == "GIF" else {"exif": exif}
    return _part(
        path,
        step="image",
        target=f"media/{SURNAME}.{kind.lower()}",
        data=picture(kind, **saved) + SURNAME.encode(),
        xml=blip("k"),
    )


def _template(path: Path) -> Path:
    return package(path, _BASE, main=f"{WORD}template.main+xml")


def _macros(path: Path) -> Path:
    return package(path, _BASE, main="application/vnd.ms-word.document.macroEnabled.main+xml")


_FILES: dict[str, Make] = {
    "core properties": partial(
        _properties,
        part_name="docProps/core.xml",
        step="core-properties",
        xml="<creator>Okonkwo</creator><lastModifiedBy>Okonkwo</lastModifiedBy>",
    ),
    "extended properties": partial(
        _properties,
        part_name="docProps/app2.xml",
        step="extended-properties",
        xml="<Company>Okonkwo</Company><Manager>Okonkwo</Manager>",
    ),
    "custom properties": partial(
        _properties,
        part_name="docProps/custom.xml",
        step="custom-properties",
        xml="<property name='Okonkwo'>Okonkwo</property>",
    ),
    "thumbnail": partial(
        _properties, part_name="docProps/thumb.xml", step="thumbnail", xml="Okonkwo"
    ),
    "archive comment": partial(_in_the_archive, where="comment"),
    "name of a member": partial(_in_the_archive, where="name"),
    "remark of a member": partial(_in_the_archive, where="remark"),
    "extra field of a member": partial(_in_the_archive, where="extra"),
    "bytes behind the archive": _behind_the_archive,
    "metadata of a PNG picture": partial(_picture, kind="PNG"),
    "metadata of a JPEG picture": partial(_picture, kind="JPEG"),
    "metadata of a GIF picture": partial(_picture, kind="GIF"),
    "template": _template,
    "document with macros": _macros,
}

SLOTS: dict[str, Make] = {
    **{name: partial(_body, xml=xml) for name, xml in {**_SHOWN, **IN_THE_BODY}.items()},
    **{
        f"part: {name}": partial(_part, step=step, target=target, data=data)
        for name, (step, target, data) in PARTS.items()
    },
    **{
        name: partial(_part, step=step, target=target, data=data, xml=xml)
        for name, (step, target, data, xml) in _PARTS_SHOWN.items()
    },
    **_FILES,
}
