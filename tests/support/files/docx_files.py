"""Small Word packages written by hand, so that a test can put anything anywhere."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path
from posixpath import normpath

from PIL import Image
from support.files.embedded import EMBEDDED

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Extract, Layer, Mode, RedactionPlan
from app.formats.base import Options
from app.formats.docx.format import DocxFormat
from app.progress import NullReporter

HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
NAMESPACES = " ".join(
    f'xmlns:{prefix}="{address}"'
    for prefix, address in {
        "w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
        "r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
        "m": "http://schemas.openxmlformats.org/officeDocument/2006/math",
        "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
        "wp": "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
        "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
        "pic": "http://schemas.openxmlformats.org/drawingml/2006/picture",
        "c": "http://schemas.openxmlformats.org/drawingml/2006/chart",
        "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
        "w14": "http://schemas.microsoft.com/office/word/2010/wordml",
        "w15": "http://schemas.microsoft.com/office/word/2012/wordml",
        "v": "urn:schemas-microsoft-com:vml",
        "o": "urn:schemas-microsoft-com:office:office",
        "x": "https://example.org/vendor",
    }.items()
)
RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml."


def p(*texts: str) -> str:
    """A paragraph with one run a text."""
    runs = (f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>' for text in texts)
    return f"<w:p>{''.join(runs)}</w:p>"


def part(root: str, content: str) -> str:
    """An XML part with all namespaces declared."""
    return f"{HEAD}<w:{root} {NAMESPACES}>{content}</w:{root}>"


def package(
    path: Path,
    body: str,
    *,
    parts: Mapping[str, str | bytes] | None = None,
    relations: Mapping[str, tuple[str, str]] | None = None,
    more: Mapping[str, str | bytes] | None = None,
    main: str = f"{WORD}document.main+xml",
) -> Path:
    """Write a document to `path`.

    Args:
        body: content of `w:body`.
        parts: members under `word/`.
        relations: id → (last step of the type, target) of the main part; a target with `:` is
            external.
        more: any other members.
        main: content type of the main part.
    """
    outside = ' TargetMode="External"'
    lines = "".join(
        f'<Relationship Id="{i}" Type="{RELATION}{step}" Target="{target}"'
        f"{outside if ':' in target else ''}/>"
        for i, (step, target) in (relations or {}).items()
    )
    members: dict[str, str | bytes] = {
        "[Content_Types].xml": HEAD
        + '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/>'
        '<Default Extension="png" ContentType="image/png"/>'
        '<Default Extension="jpeg" ContentType="image/jpeg"/>'
        f'<Override PartName="/word/document.xml" ContentType="{main}"/></Types>',
        "_rels/.rels": _rels(
            f'<Relationship Id="a" Type="{RELATION}officeDocument" Target="word/document.xml"/>'
            f'<Relationship Id="b" Type="{RELATION}extended-properties" Target="docProps/app.xml"/>'
        ),
        "docProps/app.xml": "<Properties/>",
        "word/document.xml": part("document", f"<w:body>{body}</w:body>"),
        "word/_rels/document.xml.rels": _rels(lines),
        **{normpath(f"word/{name}"): data for name, data in (parts or {}).items()},
        **(more or {}),
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def picture(kind: str = "PNG", **save: object) -> bytes:
    target = io.BytesIO()
    Image.linear_gradient("L").resize((8, 8)).convert("RGB").save(target, kind, **save)
    return target.getvalue()


def blip(rel: str = "i") -> str:
    return (
        '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="n"/><a:graphic><a:graphicData>'
        f'<pic:pic><pic:blipFill><a:blip r:embed="{rel}"/></pic:blipFill></pic:pic>'
        "</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
    )


def strict(folder: Path) -> Path:
    """A document in the strict namespaces that reads `Thaddeus Okonkwo`."""
    plain = package(folder / "plain.docx", p("Thad", "deus Okonkwo"))
    target = folder / "strict.docx"
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in members(plain).items():
            archive.writestr(
                name,
                re.sub(
                    rb'"http://schemas.openxmlformats.org/(wordprocessingml|officeDocument)/2006/',
                    rb'"http://purl.oclc.org/ooxml/\1/',
                    data,
                ),
            )
    return target


def read(path: Path) -> Document:
    return DocxFormat().read(path, Options(), NullReporter())


def export(path: Path, *words: str, replacement: str = "[NAME]") -> Path:
    """Write a copy beside `path` with every occurrence of `words` replaced."""
    document = read(path)
    spans = sorted(
        Span(start, start + len(word))
        for word in words
        for start in range(len(document.text))
        if document.text.startswith(word, start)
    )
    plan = RedactionPlan(
        document.id, Mode.MASK, tuple(Edit(s, replacement, "PATIENT") for s in spans)
    )
    target = path.with_name(f"{path.stem}.deid.docx")
    DocxFormat().write(path, Options(), plan, target, NullReporter())
    return target


def extracts(path: Path) -> list[Extract]:
    return list(DocxFormat().extracts(path, NullReporter(), EMBEDDED))


def layer(path: Path, wanted: Layer) -> str:
    """All extracts of one layer, joined."""
    return "\n".join(extract.text for extract in extracts(path) if extract.layer is wanted)


def members(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _rels(lines: str) -> str:
    return (
        f'{HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
        f"{lines}</Relationships>"
    )
