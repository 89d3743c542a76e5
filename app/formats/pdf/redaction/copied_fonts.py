"""The fonts of an export: names, letters, tables and programs without words."""

from __future__ import annotations

from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream

from app.errors import ExportError
from app.formats.pdf.fonts.cmaps import bare_cmap
from app.formats.pdf.fonts.compact_programs import BrokenProgram
from app.formats.pdf.fonts.face_names import FaceNames
from app.formats.pdf.fonts.letter_names import LetterNames
from app.formats.pdf.fonts.programs import bare_program
from app.formats.pdf.syntax.operands import elements, is_number, number_or_zero
from app.formats.pdf.syntax.resources import has_unwritable, written

_PROGRAMS = ("/FontFile", "/FontFile2", "/FontFile3")
_NAMED = ("/BaseFont", "/FontName")
# The keys under which fonts have streams.
TABLES = frozenset({"/Encoding", "/ToUnicode", "/CIDToGIDMap"})
_DEEPEST = 2


class CopiedFonts:
    """Names the fonts of one export, which `target` will hold, and copies their programs."""

    def __init__(self, target: pikepdf.Pdf) -> None:
        self._target = target
        self._faces, self._letters = FaceNames(), LetterNames()
        self._programs: dict[tuple[tuple[int, int], str], tuple[str, pikepdf.Object] | None] = {}

    def letter(self, name: str) -> str:
        """What a letter is called from now on."""
        return self._letters.neutral(name)

    def name(self, copied: pikepdf.Object, original: pikepdf.Object) -> None:
        """Give a copied font, descriptor, encoding or map its names, and a descriptor its program.

        Raises `pikepdf.PdfError` for letters whose names cannot be written again, `ExportError`
        for a program that cannot.
        """
        for key in _NAMED:
            held = original.get(key)
            if isinstance(held, Name):
                described = _descriptor(original)
                flags = int(number_or_zero(described.get("/Flags")))
                embedded = any(isinstance(described.get(one), Stream) for one in _PROGRAMS)
                name = written(held) or "/"
                copied[key] = Name("/" + self._faces.neutral(name[1:], flags, embedded=embedded))
        if isinstance(original.get("/CMapName"), Name):
            copied.CMapName = Name.Map
        if isinstance(original.get("/Differences"), Array):
            copied.Differences = self._differences(original.Differences)
        for key in _PROGRAMS:
            program = original.get(key)
            if isinstance(program, Stream):
                made = self._program(program, key)
                if made is not None:
                    copied[made[0]] = made[1]

    def table(self, stream: pikepdf.Object, key: str) -> bytes:
        """A table from codes to letters, under one of `TABLES`. Raises `pikepdf.PdfError`."""
        data = stream.read_bytes()
        if key == "/CIDToGIDMap":
            return data[: len(data) // 2 * 2]
        return bare_cmap(data)

    def _differences(self, names: pikepdf.Object) -> Array:
        if has_unwritable(names):
            raise pikepdf.PdfError("a letter's name that cannot be written again")
        return Array(
            [
                Name("/" + self.letter(str(one)[1:])) if isinstance(one, Name) else one
                for one in elements(names)
                if isinstance(one, Name) or is_number(one)
            ]
        )

    def _program(self, stream: pikepdf.Stream, key: str) -> tuple[str, pikepdf.Object] | None:
        known = stream.objgen, key
        if known not in self._programs:
            subtype = stream.get("/Subtype")
            kind = str(subtype) if subtype in _KINDS else "/Type1C"
            try:
                program = bare_program(stream.read_bytes(), key, kind, self.letter)
            except BrokenProgram:
                raise ExportError("A font of the PDF cannot be copied without its names.") from None
            if program is None:
                self._programs[known] = None
            else:
                made = self._target.make_stream(program.data)
                for number, length in enumerate(program.lengths, start=1):
                    made[f"/Length{number}"] = length
                if program.subtype:
                    made.Subtype = Name(program.subtype)
                self._programs[known] = program.key, made
        return self._programs[known]


_KINDS = frozenset({"/Type1C", "/CIDFontType0C", "/OpenType"})


def _descriptor(font: Any) -> pikepdf.Object:
    """What describes a font, or a font made of another; itself if it is a descriptor."""
    for _ in range(_DEEPEST):
        if isinstance(font.get("/FontDescriptor"), Dictionary):
            found: pikepdf.Object = font.FontDescriptor
            return found
        parts = font.get("/DescendantFonts")
        if not isinstance(parts, Array) or not len(parts) or not isinstance(parts[0], Dictionary):
            break
        font = parts[0]
    held: pikepdf.Object = font
    return held
