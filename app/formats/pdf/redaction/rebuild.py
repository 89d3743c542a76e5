"""Builds a fresh PDF out of pages, copying only what is known to be needed to paint them.

Everything else stays behind: it is not removed but never copied. The only strings that are
copied are the names of character collections and the palettes of colour spaces.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
from pikepdf import Array, Dictionary, Name, Stream, String

from app.formats.pdf.content.clean import CleanContent, clean
from app.formats.pdf.images.erase import erase, hides_something, image_stream
from app.formats.pdf.images.image_data import Data, clean_data
from app.formats.pdf.images.xobject import stored_picture
from app.formats.pdf.redaction.layers import Layers
from app.formats.pdf.syntax.known_keys import PAGE_KEYS, PAINTING_KEYS, STANDARD_STRINGS
from app.formats.pdf.syntax.resources import entries, has_unwritable, lookup, own_resources, written

_DEFAULT_SPACES = frozenset({"/DefaultGray", "/DefaultRGB", "/DefaultCMYK"})


class Rebuild:
    """A PDF under construction from the pages of `source`."""

    def __init__(self, source: pikepdf.Pdf) -> None:
        self._source, self._pdf = source, pikepdf.new()
        self._layers = Layers(source, self._pdf)
        self._names = ResourceNames()
        self._page_resources: pikepdf.Object = Dictionary()
        self._copies: dict[tuple[object, ...], pikepdf.Object] = {}

    def add(self, page: pikepdf.Page) -> None:
        """Copy a page to the end. Raises `pikepdf.PdfError` where its content cannot be read."""
        resources = self._page_resources = own_resources(page.obj, Dictionary())
        content = clean(page, self._names.neutral)
        copied = Dictionary(
            Type=Name.Page,
            Contents=self._pdf.make_stream(content.content),
            Resources=self._resources(resources, [content]),
        )
        for key in PAGE_KEYS:
            if key in page.obj:
                copied[key] = self._copy(page.obj[key], resources)
        self._pdf.pages.append(pikepdf.Page(self._pdf.make_indirect(copied)))

    def save(self, target: Path) -> None:
        """Write the file: one revision, no metadata, the same bytes for the same pages."""
        self._layers.declare()
        self._pdf.save(
            target,
            min_version="1.7",
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            compress_streams=True,
            deterministic_id=True,
        )

    def _resources(
        self, resources: pikepdf.Object, contents: Iterable[CleanContent]
    ) -> pikepdf.Dictionary:
        """What `contents` use of `resources`, under the names that they use for it."""
        copied = Dictionary()
        for content in contents:
            for category, names in content.used.items():
                for name in sorted(names):
                    self._add(copied, resources, category, name, renamed=True)
            for name in sorted(entries(resources.get("/ColorSpace"))):
                if content.has_inline_images or name in _DEFAULT_SPACES:
                    self._add(copied, resources, "/ColorSpace", name, renamed=False)
        return copied

    def _add(
        self,
        copied: pikepdf.Dictionary,
        resources: pikepdf.Object,
        category: str,
        name: str,
        *,
        renamed: bool,
    ) -> None:
        # Like viewers, take from the page what a form lacks.
        entry = lookup(category, [Name(name)], (resources, self._page_resources))
        kept = None if entry is None else self._copy(entry, resources)
        if kept is None:
            return
        if category not in copied:
            copied[category] = Dictionary()
        key = self._names.neutral(category, name) if renamed else name
        copied[category][key] = kept

    def _copy(self, value: Any, default: pikepdf.Object) -> Any:
        """A copy of `value`; content streams without resources of their own use `default`."""
        if isinstance(value, Name):
            name = written(value)
            return None if name is None else Name(name)
        if isinstance(value, Array):
            strings = len(value) > 0 and value[0] == "/Indexed"
            return Array(
                [
                    String(bytes(item))
                    if strings and isinstance(item, String)
                    else _colorant(number)
                    if isinstance(item, Name) and written(item) is None
                    else self._copy(item, default)
                    for number, item in enumerate(value)
                ]
            )
        if isinstance(value, Stream | Dictionary):
            return self._copy_once(value, default)
        return None if isinstance(value, pikepdf.Object) else value

    def _copy_once(self, value: pikepdf.Object, default: pikepdf.Object) -> pikepdf.Object:
        """A copy that is shared where the original was, which also ends cycles."""
        if value.get("/Type") in {"/OCG", "/OCMD"}:
            return self._layers.copy(value)
        is_stream = isinstance(value, Stream)
        if value.objgen == (0, 0):
            copied: pikepdf.Object = Dictionary()
            self._fill(copied, value, default)
            return copied
        key = (value.objgen, None if "/Resources" in value else default.objgen)
        if key not in self._copies:
            empty = self._pdf.make_stream(b"") if is_stream else Dictionary()
            self._copies[key] = copied = self._pdf.make_indirect(empty)
            if _is_content(value):
                self._fill_content(copied, value, default)
            elif is_stream:
                self._fill_stream(copied, value, default)
            else:
                self._fill(copied, value, default)
        return self._copies[key]

    def _fill(self, copied: pikepdf.Object, value: pikepdf.Object, default: pikepdf.Object) -> None:
        for key, member in value.items():
            if isinstance(member, String):
                if bytes(member) in STANDARD_STRINGS:
                    copied[key] = String(bytes(member))
            elif key in PAINTING_KEYS:
                if key == "/Differences" and has_unwritable(member):
                    raise pikepdf.PdfError("a letter's name that cannot be written again")
                kept = self._copy(member, default)
                if kept is not None:
                    copied[key] = kept
        if value.get("/Subtype") == "/Type3":
            self._fill_type3(copied, value, default)

    def _fill_content(
        self, copied: pikepdf.Object, stream: pikepdf.Object, default: pikepdf.Object
    ) -> None:
        """Copy a form or a tiling pattern."""
        resources = own_resources(stream, default)
        content = clean(stream, self._names.neutral)
        copied.write(content.content)
        self._fill(copied, stream, resources)
        for key in ("/Filter", "/DecodeParms"):
            if key in copied:
                del copied[key]
        copied.Resources = self._resources(resources, [content])

    def _fill_type3(
        self, copied: pikepdf.Object, font: pikepdf.Object, default: pikepdf.Object
    ) -> None:
        resources = own_resources(font, default)
        contents = {
            name: clean(procedure, self._names.neutral)
            for name, procedure in entries(font.get("/CharProcs")).items()
            if isinstance(procedure, Stream)
        }
        copied.CharProcs = Dictionary(
            {name: self._pdf.make_stream(content.content) for name, content in contents.items()}
        )
        copied.Resources = self._resources(resources, contents.values())

    def _fill_stream(
        self, copied: pikepdf.Object, stream: pikepdf.Object, default: pikepdf.Object
    ) -> None:
        """Copy data as it is, but of images only the pixels, and of those what can be seen."""
        if stream.get("/Subtype") == "/Image":
            self._erase_unseen(stream)
        self._fill(copied, stream, default)
        if stream.get("/Subtype") == "/Image":
            data = self._pixels(copied, stream, default)
        else:
            data = Data(stream.read_raw_bytes(), copied.get("/Filter"), copied.get("/DecodeParms"))
        filters, parameters = data.filters, data.parameters
        copied.write(
            data.packed,
            filter=filters if isinstance(filters, Name | Array) else None,
            decode_parms=parameters if isinstance(parameters, Dictionary | Array) else None,
        )

    def _erase_unseen(self, image: pikepdf.Object) -> None:
        try:
            if hides_something(image):
                erase(self._source, image, ())
        except pypdfium2.PdfiumError:
            raise pikepdf.PdfError("a damaged picture") from None

    def _pixels(
        self, copied: pikepdf.Object, image: pikepdf.Object, default: pikepdf.Object
    ) -> Data:
        try:
            data = clean_data(image)
        except (pikepdf.PdfError, pypdfium2.PdfiumError, ValueError):
            if image.get("/ImageMask"):
                raise pikepdf.PdfError("a damaged picture") from None
            # What viewers make of it.
            shown = image_stream(self._pdf, stored_picture(image))
            copied.ColorSpace, copied.BitsPerComponent = shown.ColorSpace, 8
            if "/Decode" in copied:
                del copied.Decode
            copied.Width, copied.Height = shown.Width, shown.Height
            data = Data(shown.read_raw_bytes(), shown.Filter, None)
        parameters = None if data.parameters is None else self._copy(data.parameters, default)
        filters = None if data.filters is None else self._copy(data.filters, default)
        return Data(data.packed, filters, parameters)


def _colorant(number: int) -> Name:
    """A name for an ink: no output device has one whose name cannot be written."""
    return Name(f"/Ink{number}")


def _is_content(value: pikepdf.Object) -> bool:
    return isinstance(value, Stream) and (
        value.get("/Subtype") == "/Form" or value.get("/PatternType") == 1
    )


_LETTERS = {
    "/Font": "F",
    "/XObject": "X",
    "/ExtGState": "G",
    "/Shading": "H",
    "/Pattern": "P",
    "/ColorSpace": "C",
    "/Properties": "L",
}


class ResourceNames:
    """Neutral names for resources, the same wherever a name is used in one export.

    Producers call resources after files, and files after patients.
    """

    def __init__(self) -> None:
        self._names: dict[tuple[str, str], str] = {}

    def neutral(self, category: str, name: str) -> str:
        """What the resource `name` of a category is called from now on."""
        number = len(self._names) + 1
        return self._names.setdefault((category, name), f"/{_LETTERS[category]}{number}")
