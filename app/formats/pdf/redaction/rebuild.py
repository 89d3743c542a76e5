"""Builds a fresh PDF out of pages, copying only what is known to be needed to paint them.

Everything else stays behind: it is not removed but never copied. Under each key only values of its
type are copied, names only from lists; the only strings are the names of character collections and
the palettes of colour spaces. Programs, profiles, maps and tables are written again.
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
from app.formats.pdf.images.image_data import Data, clean_data, used_colours
from app.formats.pdf.images.xobject import stored_picture
from app.formats.pdf.redaction.colours import (
    ColourSpaces,
    components,
    count_of_colours,
    most_colours,
)
from app.formats.pdf.redaction.copied_fonts import TABLES, CopiedFonts
from app.formats.pdf.redaction.functions import function_data, mesh_data
from app.formats.pdf.redaction.layers import Layers
from app.formats.pdf.syntax.entries import FUNCTIONS, OBJECTS, SPACES, plain
from app.formats.pdf.syntax.known_keys import COLLECTION_KEYS, PAGE_KEYS, STANDARD_STRINGS
from app.formats.pdf.syntax.operands import MOST_COLOURS, elements, number_or_zero
from app.formats.pdf.syntax.resources import entries, lookup, own_resources

_DEFAULT_SPACES = frozenset({"/DefaultGray", "/DefaultRGB", "/DefaultCMYK"})
_PACKING = ("/Filter", "/DecodeParms")
_IMAGES = ("/SMask", "/Mask")
_NO_SPACE = Name.Unknown


class Rebuild:
    """A PDF under construction from the pages of `source`."""

    def __init__(self, source: pikepdf.Pdf) -> None:
        self._source, self._pdf = source, pikepdf.new()
        self._layers = Layers(source, self._pdf)
        self._names = ResourceNames()
        self._spaces = ColourSpaces(self._pdf)
        self._fonts = CopiedFonts(self._pdf)
        self._page_resources: pikepdf.Object = Dictionary()
        self._copies: dict[tuple[object, ...], pikepdf.Object] = {}

    def add(self, page: pikepdf.Page) -> None:
        """Copy a page to the end. Raises `pikepdf.PdfError` where its content cannot be read."""
        resources = self._page_resources = own_resources(page.obj, Dictionary())
        content = self._clean(page, resources)
        copied = Dictionary(
            Type=Name.Page,
            Contents=self._pdf.make_stream(content.content),
            Resources=self._resources(resources, [content]),
        )
        for key in PAGE_KEYS:
            kept = self._entry(key, page.obj.get(key), resources)
            if kept is not None:
                copied[key] = kept
        self._pdf.pages.append(pikepdf.Page(self._pdf.make_indirect(copied)))

    def _clean(
        self, stream: pikepdf.Page | pikepdf.Object, resources: pikepdf.Object
    ) -> CleanContent:
        def look_up(name: Any) -> Any:
            return lookup("/ColorSpace", [name], (resources, self._page_resources))

        def colours(name: str | None) -> int:
            if name is not None:
                count = count_of_colours(Name(name), look_up)
                return MOST_COLOURS if count is None else count
            if isinstance(stream, pikepdf.Page):
                return 1
            # A form begins with the colours of what paints it.
            return most_colours(entries(self._page_resources.get("/ColorSpace")), look_up)

        return clean(stream, self._names.neutral, colours)

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
                    key = self._names.neutral(category, name)
                    self._add(copied, resources, category, name, key)
        for name in sorted(_DEFAULT_SPACES & entries(resources.get("/ColorSpace")).keys()):
            self._add(copied, resources, "/ColorSpace", name, name)
        return copied

    def _add(
        self,
        copied: pikepdf.Dictionary,
        resources: pikepdf.Object,
        category: str,
        name: str,
        key: str,
    ) -> None:
        # Like viewers, take from the page what a form lacks.
        entry = lookup(category, [Name(name)], (resources, self._page_resources))
        if category == "/ColorSpace":
            kept = self._space(entry, resources)
        else:
            kept = self._object(entry, resources)
        # A device's space would stand for itself.
        if kept is None or (key in _DEFAULT_SPACES and isinstance(kept, Name)):
            return
        if category not in copied:
            copied[category] = Dictionary()
        copied[category][key] = kept

    def _entry(self, key: str, value: Any, default: pikepdf.Object) -> Any:
        """A copy of what stands under `key`; None for what may not stand there.

        Content streams without resources of their own use `default`.
        """
        kept = plain(key, value)
        if key in SPACES:
            kept = self._space(value, default)
        elif key in FUNCTIONS and not isinstance(value, Name):
            kept = self._functions(value, default)
        elif key == "/Font" and isinstance(value, Array) and len(value) > 1:
            font = self._object(value[0], default)
            kept = None if font is None else Array([font, number_or_zero(value[1])])
        elif key in OBJECTS and isinstance(value, Stream | Dictionary):
            kept = self._object(value, default, key)
        elif key in OBJECTS and any(isinstance(one, Dictionary) for one in elements(value)):
            kept = Array([self._object(one, default, key) for one in value])
        return kept

    def _functions(self, value: Any, default: pikepdf.Object) -> Any:
        if isinstance(value, Array):
            return Array([self._functions(one, default) for one in value])
        return self._object(value, default, "/Function")

    def _space(self, value: Any, default: pikepdf.Object, image: Any = None) -> Any:
        def look_up(name: Any) -> Any:
            return lookup("/ColorSpace", [name], (default, self._page_resources))

        def copy(held: Any) -> Any:
            return self._functions(held, default)

        used = None if image is None else used_colours(image)
        return self._spaces.copy(value, look_up, copy, used)

    def _object(self, value: Any, default: pikepdf.Object, key: str = "") -> Any:
        """A copy of a dictionary or stream, shared where the original was, which ends cycles."""
        if not isinstance(value, Stream | Dictionary):
            return None
        if value.get("/Type") in {"/OCG", "/OCMD"}:
            return self._layers.copy(value)
        if value.objgen == (0, 0):
            copied: pikepdf.Object = Dictionary()
            self._fill(copied, value, default)
            return copied
        known = (value.objgen, None if "/Resources" in value else default.objgen, key)
        if known not in self._copies:
            is_stream = isinstance(value, Stream)
            empty = self._pdf.make_stream(b"") if is_stream else Dictionary()
            self._copies[known] = copied = self._pdf.make_indirect(empty)
            if is_stream and (_is_content(value) or key == "/G"):
                self._fill_content(copied, value, default)
            elif is_stream:
                self._fill_stream(copied, value, default, key)
            else:
                self._fill(copied, value, default)
        return self._copies[known]

    def _fill(self, copied: pikepdf.Object, value: pikepdf.Object, default: pikepdf.Object) -> None:
        for key, member in value.items():
            if isinstance(member, String):
                if key in COLLECTION_KEYS and bytes(member) in STANDARD_STRINGS:
                    copied[key] = String(bytes(member))
                continue
            kept = self._entry(key, member, default)
            if kept is not None:
                copied[key] = kept
        self._fonts.name(copied, value)
        if value.get("/Subtype") == "/Type3":
            self._fill_type3(copied, value, default)

    def _fill_content(
        self, copied: pikepdf.Object, stream: pikepdf.Object, default: pikepdf.Object
    ) -> None:
        """Copy a form or a tiling pattern."""
        resources = own_resources(stream, default)
        content = self._clean(stream, resources)
        copied.write(content.content)
        self._fill(copied, stream, resources)
        _without_packing(copied)
        copied.Resources = self._resources(resources, [content])

    def _fill_type3(
        self, copied: pikepdf.Object, font: pikepdf.Object, default: pikepdf.Object
    ) -> None:
        resources = own_resources(font, default)
        contents = {
            name: self._clean(procedure, resources)
            for name, procedure in entries(font.get("/CharProcs")).items()
            if isinstance(procedure, Stream)
        }
        copied.CharProcs = Dictionary(
            {
                f"/{self._fonts.letter(name[1:])}": self._pdf.make_stream(content.content)
                for name, content in contents.items()
            }
        )
        copied.Resources = self._resources(resources, contents.values())

    def _fill_stream(
        self, copied: pikepdf.Object, stream: pikepdf.Object, default: pikepdf.Object, key: str
    ) -> None:
        """Copy what a stream is for: of images the pixels that can be seen, of others numbers."""
        if stream.get("/Subtype") == "/Image" or key in _IMAGES:
            self._fill_image(copied, stream, default)
            return
        self._fill(copied, stream, default)
        _without_packing(copied)
        copied.write(self._data(copied, stream, key))

    def _fill_image(
        self, copied: pikepdf.Object, image: pikepdf.Object, default: pikepdf.Object
    ) -> None:
        self._erase_unseen(image)
        self._fill(copied, image, default)
        if "/ColorSpace" in image:
            # Viewers leave out a picture in a space that they do not know.
            copied.ColorSpace = self._space(image.ColorSpace, default, image) or _NO_SPACE
        data = self._pixels(copied, image, default)
        filters, parameters = data.filters, data.parameters
        copied.write(
            data.packed,
            filter=filters if isinstance(filters, Name | Array) else None,
            decode_parms=parameters if isinstance(parameters, Dictionary | Array) else None,
        )

    def _data(self, copied: pikepdf.Object, stream: pikepdf.Object, key: str) -> bytes:
        """The content of a stream that is no image and paints nothing by itself."""
        if "/FunctionType" in stream:
            return function_data(stream)
        if "/ShadingType" in stream:
            values = 1 if "/Function" in copied else components(copied.get("/ColorSpace"))
            return mesh_data(stream, values)
        if key in TABLES:
            return self._fonts.table(stream, key)
        return b""

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
        parameters = self._entry("/DecodeParms", data.parameters, default)
        filters = self._entry("/Filter", data.filters, default)
        return Data(data.packed, filters, parameters)


def _without_packing(stream: pikepdf.Object) -> None:
    for key in _PACKING:
        if key in stream:
            del stream[key]


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
