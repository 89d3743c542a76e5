"""Draws what stands in an export where glyphs were removed: a black box, or other words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil, floor
from unicodedata import normalize

import pikepdf
from pikepdf import Array, Name

from app.engine.domain.export import BLACK_BOX
from app.formats.pdf.content.glyphs import INVISIBLE_MODES, Colour, Layers
from app.formats.pdf.content.text_showing import BLACK
from app.formats.pdf.fonts.bundled_fonts import BundledFonts, Face, face_for
from app.formats.pdf.redaction.gaps import Gap
from app.formats.pdf.syntax.matrix import Matrix, move
from app.formats.pdf.syntax.operators import Instruction, instruction
from app.formats.pdf.syntax.resources import with_entries

BOX_STEP = 12.0  # points; boxes have such widths, so that they do not tell the length of a name
_LOW, _HIGH = -0.22, 0.78
_MARGIN = 0.15
_DISTANCE = 0.2
_LABEL_FACE = "LiberationSans-Bold"
_LABEL_SIZE = 0.68
_SMALLEST_LABEL = 5.0
_SPACE = 0.28
_GROWTH = 1.25
_FOLLOWED = 0.6
_STRETCH = 1.1
_SPACING = 0.06
_NARROWEST = 0.75
# Words are stretched by whole steps: an exact factor would tell exactly how much room there was.
_STRETCH_STEP = 0.025
_LAYER = "/IncognoteLayer"
_PAINT = {1: "g", 3: "rg", 4: "k"}


class Drawing:
    """Content to be added to one page whose own content left nothing open."""

    def __init__(self, faces: BundledFonts) -> None:
        self._faces = faces
        self._names: dict[str, Face] = {}
        self._layers: list[pikepdf.Object] = []
        self._out: list[Instruction] = []

    def replace(self, gaps: Sequence[Gap], replacement: str, *, boxed: bool) -> bool:
        """Fill the gaps of one edit, in reading order. Returns whether the words could be drawn.

        Words that do not fit or that no bundled typeface can show are left out; the gap is then
        filled by a box without a label.
        """
        text = normalize("NFC", " ".join(replacement.split()))
        if not boxed and gaps:
            face = self._faces.get(face_for(gaps[0].style.font))
            if face.covers(text):
                for gap, words in zip(gaps, _spread(text, gaps, face), strict=True):
                    if words:
                        with self._shown_by(gap.style.layers):
                            self._surrogate(gap, words, face)
                return True
        longest = max(gaps, key=lambda gap: gap.length, default=None)
        for gap in gaps:
            with self._shown_by(gap.style.layers):
                self._box(gap, text if gap is longest and text != BLACK_BOX else "")
        return boxed

    def add_to(self, pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        """Append the drawing to `page` of `pdf`."""
        if not self._out:
            return
        fonts = {name: face.resource for name, face in self._names.items()}
        layers = {f"{_LAYER}{number}": layer for number, layer in enumerate(self._layers)}
        resources = with_entries(page.obj.Resources, "/Font", fonts)
        page.obj.Resources = with_entries(resources, "/Properties", layers)
        content = page.obj.Contents.read_bytes()
        drawing = pikepdf.unparse_content_stream(self._out)
        page.obj.Contents = pdf.make_stream(b"q\n" + content + b"\nQ\n" + drawing)

    @contextmanager
    def _shown_by(self, layers: Layers) -> Iterator[None]:
        """Draw what is seen only where the removed glyphs were."""
        for layer in layers:
            self._add("BDC", Name("/OC"), self._layer(layer))
        yield
        for _ in layers:
            self._add("EMC")

    def _layer(self, layer: pikepdf.Object) -> Name:
        for number, known in enumerate(self._layers):
            # Layers of one name may be equal and yet shown apart.
            if known.objgen == layer.objgen and known == layer:
                return Name(f"{_LAYER}{number}")
        self._layers.append(layer)
        return Name(f"{_LAYER}{len(self._layers) - 1}")

    def _box(self, gap: Gap, label: str) -> None:
        em = gap.style.em
        extra = ceil(gap.length / BOX_STEP) * BOX_STEP - gap.length
        room_after, room_before = (max(0.0, r - _DISTANCE * em) for r in (gap.after, gap.before))
        before = min(max(extra / 2, extra - room_after), room_before)
        after = min(extra - before, room_after)
        width = before + gap.length + after
        frame = move(_baseline(gap), -before, 0.0)
        self._add("q")
        self._add("cm", *frame)
        self._add("g", 0)
        self._add("re", 0, _LOW * em, width, (_HIGH - _LOW) * em)
        self._add("f")
        self._label(label, width, em)
        self._add("Q")

    def _label(self, label: str, width: float, em: float) -> None:
        face = self._faces.get(_LABEL_FACE)
        if not label or not face.covers(label):
            return
        natural = face.width(label)
        size = min(_LABEL_SIZE * em, (width - 2 * _MARGIN * em) / (natural * _NARROWEST))
        if size < _SMALLEST_LABEL:
            return
        condensed = min(1.0, (width - 2 * _MARGIN * em) / (natural * size))
        start = (width - natural * size * condensed) / 2
        middle = (_LOW + _HIGH) / 2 * em - 0.36 * size
        self._show(face, label, size, condensed, (1.0, 0.0, 0.0, 1.0, start, middle), (1.0,), 0)

    def _surrogate(self, gap: Gap, text: str, face: Face) -> None:
        style = gap.style
        shape = style.em_along / style.em if style.em else 1.0
        natural = face.width(text) * style.em_along
        room = _room(gap)
        size, condensed, spacing = style.em, 1.0, 0.0
        if natural > room:
            condensed = max(_NARROWEST, _in_steps(room / natural))
            size *= min(1.0, max(_STRETCH_STEP, _in_steps(room / (natural * condensed))))
        elif gap.after < _FOLLOWED * style.em_along:
            # Something follows: a little wider looks better than a hole before it.
            condensed = min(_STRETCH, _in_steps(gap.length / natural))
            hole = gap.length - natural * condensed
            spacing = min(_SPACING * style.em_along, hole / len(text)) / (condensed * shape)
        mode = 3 if style.mode in INVISIBLE_MODES else 0
        colour = style.fill if len(style.fill) in _PAINT else BLACK
        self._add("q")
        self._add("Tc", spacing)
        self._show(face, text, size, condensed * shape, _baseline(gap), colour, mode)
        self._add("Q")

    def _show(
        self,
        face: Face,
        text: str,
        size: float,
        scale: float,
        matrix: Matrix,
        colour: Colour,
        mode: int,
    ) -> None:
        self._add("BT")
        self._add(_PAINT[len(colour)], *colour)
        self._add("Tf", self._name(face), size)
        self._add("Tz", scale * 100)
        self._add("Tr", mode)
        self._add("Tm", *matrix)
        self._add("TJ", Array([pikepdf.String(face.encode(text))]))
        self._add("ET")

    def _name(self, face: Face) -> Name:
        for name, known in self._names.items():
            if known is face:
                return Name(name)
        name = f"/IncognoteFont{len(self._names)}"
        self._names[name] = face
        return Name(name)

    def _add(self, operator: str, *operands: float | pikepdf.Object) -> None:
        values = [round(v, 4) if isinstance(v, float) else v for v in operands]
        self._out.append(instruction(operator, *values))


def _baseline(gap: Gap) -> Matrix:
    """Points along the baseline and above it to user space."""
    style = gap.style
    ux, uy = style.up
    return style.dx, style.dy, ux, uy, gap.x, gap.y


def _in_steps(factor: float) -> float:
    return floor(factor / _STRETCH_STEP) * _STRETCH_STEP


def _room(gap: Gap) -> float:
    """How long a replacement may be: it grows only where nothing stands, and not without bounds."""
    free = gap.length + max(0.0, gap.after - _SPACE * gap.style.em_along)
    return max(gap.length, min(free, gap.length * _GROWTH))


def _spread(text: str, gaps: Sequence[Gap], face: Face) -> list[str]:
    """Deal the words of a replacement to the gaps of a name that is broken over lines."""
    words = text.split(" ")
    parts: list[str] = []
    for position, gap in enumerate(gaps):
        taken = len(words) if position == len(gaps) - 1 else 1
        while taken < len(words):
            longer = " ".join(words[: taken + 1])
            if face.width(longer) * gap.style.em_along > _room(gap):
                break
            taken += 1
        parts.append(" ".join(words[:taken]))
        words = words[taken:]
    return parts
