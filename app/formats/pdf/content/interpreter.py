"""Follows the content of one page: where every glyph and picture stands, in painting order.

The same walk rewrites the content without chosen glyphs. Because one piece of code both numbers
the glyphs and removes them, what was chosen and what is removed cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import TypeAlias

import pikepdf
from pikepdf import Array, Name

from app.formats.pdf.content.glyphs import Glyph, Painted
from app.formats.pdf.content.idle_moves import without_idle_moves
from app.formats.pdf.content.marked_content import MarkedContent, names_layer
from app.formats.pdf.content.outlines import Outline, Outlines, Shift, shifted, shifted_box
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.content.places_in_text import with_places_in_text
from app.formats.pdf.content.shown_paths import ShownPaths
from app.formats.pdf.content.text_showing import STATE_OPERATORS, Removal, Shown, TextState, show
from app.formats.pdf.fonts.font import Fonts, fallback
from app.formats.pdf.images.xobject import PlacedImage
from app.formats.pdf.syntax.matrix import IDENTITY, multiply, transform
from app.formats.pdf.syntax.operators import (
    Instruction,
    Operands,
    instruction,
    instructions,
    matrix,
    number,
    numbers,
)
from app.formats.pdf.syntax.resources import lookup, own_resources, with_entries

Handler: TypeAlias = Callable[[Operands], list[Instruction] | None]

_MAX_NESTING = 24
_WATCHED = (
    "q Q cm BT ET Tc Tw Tz TL Ts Tr Tf gs Td TD Tm T* Tj TJ ' \" Do BI ID EI"
    " m l re c v y cs sc scn SCN g rg k"
)
_PATHS = " W W* n f F f* B B* b b* S s"
_DEVICE_SPACES = {"/DeviceGray", "/DeviceRGB", "/DeviceCMYK", "/ICCBased", "/CalGray", "/CalRGB"}
_UNCOPIED = {"/Length", "/Filter", "/DecodeParms"}


@dataclass(slots=True)
class _Scope:
    """A content stream that is being followed: the page's own or a form's."""

    resources: pikepdf.Object
    saved: list[TextState] = field(default_factory=list)
    in_text: bool = False
    marks: MarkedContent = field(default_factory=MarkedContent)
    changed: bool = False
    box: pikepdf.Array | None = None  # that of a form, where it is moved
    copies: dict[str, pikepdf.Object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cut:
    """What to leave out of a page of `pdf`.

    Attributes:
        glyphs: indices into `interpret(page).glyphs`.
        frame: pictures and paths that it does not show are left out.
        places: how far glyphs move along their baselines, as `stepped_places` says.
        shifts: how outlines move, as `stepped_outlines` says.
    """

    pdf: pikepdf.Pdf
    glyphs: frozenset[int]
    frame: Frame
    places: Mapping[int, float] = field(default_factory=dict)
    shifts: Mapping[int, Shift] = field(default_factory=dict)


def interpret(page: pikepdf.Page, fonts: Fonts) -> Painted:
    """What `page` shows, without changing it.

    Raises `LimitExceeded` for absurd pages and `pikepdf.PdfError` for unreadable content.
    """
    walk = _Walk(page, fonts, None)
    walk.follow(page)
    return walk.painted


def outlines_of(page: pikepdf.Page, fonts: Fonts) -> list[Outline]:
    """The parts of the paths of `page` and the boxes of its forms, as `Cut.shifts` numbers them.

    Raises as `interpret`.
    """
    walk = _Walk(page, fonts, None, outlined=True)
    walk.follow(page)
    return walk.outlines.found


def remove(page: pikepdf.Page, fonts: Fonts, cut: Cut) -> list[Glyph]:
    """Rewrite `page` without what `cut` names. Returns all glyphs in their new places.

    Other glyphs stay exactly where they are, but for those that `cut` moves.
    Graphics states that the page leaves open are closed, so that content added later starts
    afresh. A form that shows a removed glyph is copied for that one use.
    """
    walk = _Walk(page, fonts, cut)
    content = walk.follow(page)
    page.obj.Contents = cut.pdf.make_stream(pikepdf.unparse_content_stream(content))
    page.obj.Resources = walk.page_resources()
    return walk.painted.glyphs


class _Walk:
    def __init__(
        self, page: pikepdf.Page, fonts: Fonts, cut: Cut | None, *, outlined: bool = False
    ) -> None:
        self.painted, self.outlines = Painted(), Outlines()
        self._watched = _WATCHED + _PATHS * outlined
        # Where nothing is moved, nobody asks for them, and a page may have 100,000.
        self._outlined = outlined or bool(cut and cut.shifts)
        self._fonts, self._cut = fonts, cut
        self._shown = self._new_paths()
        self._removal = Removal(cut.glyphs, cut.places) if cut else None
        self._shifts: Mapping[int, Shift] = cut.shifts if cut else {}
        self._page_resources = own_resources(page.obj, pikepdf.Dictionary())
        self._state = TextState()
        self._scope = _Scope(self._page_resources)
        self._nesting: list[tuple[int, int]] = []
        self._aside: set[tuple[int, int]] = set()
        self._begun: set[int] = set()  # moved outlines of which a line or curve was drawn
        self._pictures = 0
        self._handlers: dict[str, Handler] = {
            "q": self._save,
            "Q": self._restore,
            "gs": self._set_graphics_state,
            "cs": self._set_space,
            "sc": self._set_colour,
            "scn": self._set_colour,
            "SCN": self._set_stroke,
            "BT": self._begin_text,
            "ET": self._end_text,
            "Tf": self._set_font,
            "Tj": self._show,
            "TJ": self._show_array,
            "'": self._show_on_next_line,
            '"': self._show_spaced_on_next_line,
            "BMC": self._open_mark,
            "BDC": self._open_mark_with_properties,
            "EMC": self._close_mark,
            **{one: partial(self._construct, one) for one in ("m", "l", "re", "c", "v", "y")},
            **dict.fromkeys(("W", "W*"), self._clip),
            "n": self._end_path,
            **dict.fromkeys(("f", "F", "f*"), self._fill_path),
            **dict.fromkeys(("B", "B*", "b", "b*"), self._fill_and_stroke_path),
            **dict.fromkeys(("S", "s"), self._stroke_path),
            "Do": self._paint_object,
            "INLINE IMAGE": self._paint_inline_image,
        }

    def follow(self, stream: pikepdf.Page | pikepdf.Object) -> list[Instruction]:
        """Follow a content stream in the current state; its instructions when rewriting."""
        rewriting = self._cut is not None
        out: list[Instruction] = []
        for operator, parsed in instructions(stream, "" if rewriting else self._watched):
            operands = list(parsed.operands)
            replaced = None
            if operator in STATE_OPERATORS:
                STATE_OPERATORS[operator](self._state, operands)
            if operator in self._handlers:
                replaced = self._handlers[operator](operands)
            if rewriting:
                out += [parsed] if replaced is None else replaced
        scope = self._scope
        out += [instruction("ET")] * scope.in_text
        out += [instruction("EMC")] * len(scope.marks)
        out += [instruction("Q")] * len(scope.saved)
        return without_idle_moves(with_places_in_text(out)) if scope.changed else out

    def page_resources(self) -> pikepdf.Object:
        """The page's resources with the copies of forms that a rewritten page uses."""
        return with_entries(self._page_resources, "/XObject", self._scope.copies)

    # Graphics state

    def _save(self, _: Operands) -> None:
        self._scope.saved.append(copy(self._state))

    def _restore(self, _: Operands) -> list[Instruction] | None:
        if not self._scope.saved:
            return []
        self._state = self._scope.saved.pop()
        return None

    def _set_graphics_state(self, operands: Operands) -> None:
        state = self._resource("/ExtGState", operands)
        if not isinstance(state, pikepdf.Dictionary):
            return
        font = state.get("/Font")
        if "/LW" in state:
            self._state.line_width = number(state.LW)
        if isinstance(font, Array) and len(font) == 2:
            self._state.font = self._fonts.get(font[0])
            self._state.size = number(font[1])
        mask = state.get("/SMask")
        if isinstance(mask, pikepdf.Dictionary):
            self._look_aside(mask.get("/G"))

    def _set_space(self, operands: Operands) -> None:
        space = operands[-1] if operands else None
        if str(space) not in _DEVICE_SPACES:
            space = self._resource("/ColorSpace", operands)
        family = space[0] if isinstance(space, Array) and len(space) else space
        self._state.set_space(is_device=str(family) in _DEVICE_SPACES)

    def _set_colour(self, operands: Operands) -> None:
        self._set_stroke(operands)
        self._state.set_colour(operands)

    def _set_stroke(self, operands: Operands) -> None:
        self._look_aside(self._resource("/Pattern", operands))

    # Text

    def _begin_text(self, _: Operands) -> None:
        self._scope.in_text = True

    def _end_text(self, _: Operands) -> None:
        self._scope.in_text = False

    def _set_font(self, operands: Operands) -> None:
        font = self._resource("/Font", operands[-2:-1])
        self._state.size = numbers(operands, 1)[0]
        if not isinstance(font, pikepdf.Dictionary):
            self._state.font = fallback()
            return
        self._state.font = self._fonts.get(font)
        if font.get("/Subtype") == "/Type3" and self._cut is None:
            self._look_into_procedures(font)

    def _show(self, operands: Operands) -> list[Instruction] | None:
        return self._show_elements(operands[-1:], [])

    def _show_array(self, operands: Operands) -> list[Instruction] | None:
        elements = operands[-1] if operands else None
        return self._show_elements(list(elements) if isinstance(elements, Array) else [], [])

    def _show_on_next_line(self, operands: Operands) -> list[Instruction] | None:
        self._state.next_line(operands)
        return self._show_elements(operands[-1:], [instruction("T*")])

    def _show_spaced_on_next_line(self, operands: Operands) -> list[Instruction] | None:
        word_space, char_space, _ = numbers(operands, 3)
        self._state.word_space, self._state.char_space = word_space, char_space
        self._state.next_line(operands)
        self._state.bare_chars = self._state.bare_words = False
        # The spacing outlives this operator, so it must be set even where nothing is left to show.
        before = [instruction("Tw", word_space), instruction("Tc", char_space), instruction("T*")]
        return self._show_elements(operands[-1:], before)

    def _show_elements(
        self, elements: Operands, before: list[Instruction]
    ) -> list[Instruction] | None:
        font = self._state.font
        if font is None:
            return self._leave_out(before)
        self.painted.vertical |= font.vertical
        glyphs, first = self.painted.glyphs, len(self.painted.glyphs)
        shown = show(elements, font, self._state, glyphs, self._removal)
        if self._cut is not None and len(glyphs) > first:
            glyphs[first].style.layers = self._scope.marks.layers
        if shown is None:
            return None
        # Empty arrays would tell how often something was shown: of some files, the letters.
        return self._leave_out([*before, *self._rewritten(shown)] if shown.elements else before)

    def _rewritten(self, shown: Shown) -> Iterator[Instruction]:
        state = self._state
        # What fills up a line by its spacing tells how long the rest of the line was.
        if shown.bare != state.bare_chars and state.char_space:
            yield instruction("Tc", 0.0 if shown.bare else state.char_space)
            state.bare_chars = shown.bare
        if shown.bare != state.bare_words and state.word_space:
            yield instruction("Tw", 0.0 if shown.bare else state.word_space)
            state.bare_words = shown.bare
        if shown.place is not None:
            yield instruction("Tm", *(round(value, 5) for value in shown.place))
        yield instruction("TJ", Array(shown.elements))

    def _leave_out(self, rest: list[Instruction]) -> list[Instruction]:
        """Note that the stream being followed differs from the original."""
        self._scope.changed = True
        return rest

    def _open_mark(self, _: Operands) -> None:
        self._scope.marks.open(None)

    def _open_mark_with_properties(self, operands: Operands) -> None:
        layer = self._resource("/Properties", operands) if names_layer(operands) else None
        self._scope.marks.open(layer)

    def _close_mark(self, _: Operands) -> list[Instruction] | None:
        return None if self._scope.marks.close() else []

    # Pictures, drawings and forms

    def _construct(self, operator: str, operands: Operands) -> list[Instruction] | None:
        if operator in {"c", "v", "y"}:
            self.painted.curves += 1
        else:
            self.painted.segments += 1
        if self._shown is not None:
            self._shown.construct(operator, operands, self._state)
        if not self._outlined:
            return None
        self.outlines.construct(operator, operands, self._state.ctm)
        number = len(self.outlines.found) - 1
        shift = self._shifts.get(number)
        if shift is None:
            return None
        goes_on = number in self._begun
        if operator != "m":
            self._begun.add(number)
        moved = shifted(operator, operands, self._state.ctm, shift, goes_on=goes_on)
        return None if moved is None else self._leave_out(moved)

    def _new_paths(self) -> ShownPaths | None:
        return ShownPaths(self._cut.frame) if self._cut else None

    def _clip(self, _: Operands) -> None:
        self.outlines.clip()
        if self._shown is not None:
            self._shown.clip()

    def _end_path(self, _: Operands) -> None:
        self.outlines.end_path()
        if self._shown is not None:
            self._shown.end(self._state, stroked=False)

    def _fill_path(self, _: Operands) -> list[Instruction] | None:
        self.outlines.end_path()
        return self._painted_path(stroked=False)

    def _fill_and_stroke_path(self, _: Operands) -> list[Instruction] | None:
        self.outlines.end_path()
        return self._painted_path(stroked=True)

    def _stroke_path(self, _: Operands) -> list[Instruction] | None:
        self.outlines.end_path(stroked=True)
        return self._painted_path(stroked=True)

    def _painted_path(self, *, stroked: bool) -> list[Instruction] | None:
        """What ends a path that nobody sees, so that it paints nothing; None for others."""
        if self._shown is None or self._shown.end(self._state, stroked=stroked):
            return None
        return self._leave_out([instruction("n")])

    def _box(self, form: pikepdf.Stream) -> pikepdf.Array | None:
        """The box of a form where it is moved to; None for one that stays."""
        box = form.get("/BBox")
        if not isinstance(box, Array) or len(box) != 4:
            return None
        left, bottom, right, top = (number(edge) for edge in box)
        if self._shown is not None:
            self._shown.clip_to((left, bottom, right, top), self._state)
        if not self._outlined:
            return None
        self.outlines.add_clip((left, bottom, right, top), self._state.ctm)
        shift = self._shifts.get(len(self.outlines.found) - 1)
        moved = shift and shifted_box((left, bottom, right, top), self._state.ctm, shift)
        return Array(list(moved)) if moved else None

    def _paint_inline_image(self, _: Operands) -> list[Instruction] | None:
        return self._paint_picture(None, opaque=True)

    def _paint_picture(
        self, image: pikepdf.Object | None, *, opaque: bool
    ) -> list[Instruction] | None:
        corners = [transform(self._state.ctm, x, y) for x in (0.0, 1.0) for y in (0.0, 1.0)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        bounds = (min(xs), min(ys), max(xs), max(ys))
        number, above = self._pictures, len(self.painted.glyphs)
        self._pictures += 1
        self.painted.pictures.append(
            PlacedImage(bounds, above, opaque, number, self._state.ctm, image)
        )
        if self._cut is None or self._cut.frame.shows(bounds):
            return None
        return self._leave_out([])

    def _paint_object(self, operands: Operands) -> list[Instruction] | None:
        painted = self._resource("/XObject", operands)
        if not isinstance(painted, pikepdf.Stream):
            return None
        if painted.get("/Subtype") == "/Image":
            see_through = any(key in painted for key in ("/SMask", "/Mask", "/ImageMask"))
            return self._paint_picture(painted, opaque=not see_through)
        if painted.get("/Subtype") == "/Form":
            return self._paint_form(painted)
        return None

    def _paint_form(self, form: pikepdf.Stream) -> list[Instruction] | None:
        if form.objgen in self._nesting or len(self._nesting) >= _MAX_NESTING:
            return []
        content, scope = self._follow_form(form, copy(self._state))
        if self._cut is None or not scope.changed:
            return None
        changed = self._cut.pdf.make_stream(pikepdf.unparse_content_stream(content))
        for key, value in form.items():
            if key not in _UNCOPIED:
                changed[key] = value
        if scope.box is not None:
            changed.BBox = scope.box
        changed.Resources = with_entries(scope.resources, "/XObject", scope.copies)
        return [self._use_copy(changed)]

    def _follow_form(
        self, form: pikepdf.Stream, state: TextState
    ) -> tuple[list[Instruction], _Scope]:
        outer_state, outer_scope, outer_shown = self._state, self._scope, self._shown
        layer = form.get("/OC")
        layers = (layer,) if isinstance(layer, pikepdf.Dictionary) else ()
        marks = MarkedContent((*outer_scope.marks.layers, *layers))
        scope = _Scope(own_resources(form, outer_scope.resources), marks=marks)
        self._scope, self._state, self._shown = scope, state, self._new_paths()
        state.ctm = multiply(matrix(list(form.get("/Matrix", IDENTITY))), state.ctm)
        scope.box = self._box(form)
        scope.changed = scope.box is not None
        self._nesting.append(form.objgen)
        content = self.follow(form)
        self._nesting.pop()
        self._state, self._scope, self._shown = outer_state, outer_scope, outer_shown
        return content, scope

    def _look_aside(self, stream: pikepdf.Object | None) -> None:
        """Note text and pictures in a stream that is not painted as such but painted with."""
        if self._cut is not None or not isinstance(stream, pikepdf.Stream):
            return
        if stream.objgen in self._aside or len(self._nesting) >= _MAX_NESTING:
            return
        self._aside.add(stream.objgen)
        outer, self.painted = self.painted, Painted()
        outlines, self.outlines = self.outlines, Outlines()
        count_before = self._pictures
        self._follow_form(stream, TextState())
        found, self.painted = self.painted, outer
        self.outlines = outlines
        self._pictures = count_before
        outer.stencilled |= bool(found.glyphs) or found.stencilled
        outer.pictured |= found.pictured
        outer.pictures += [replace(p, above=0, number=None) for p in found.pictures]

    def _look_into_procedures(self, font: pikepdf.Object) -> None:
        self.painted.pictured |= self._fonts.pictures.shows_pictures(font, self._page_resources)
        resources = font.get("/Resources", pikepdf.Dictionary())
        if not resources.get("/Font"):
            return
        for procedure in font.get("/CharProcs", pikepdf.Dictionary()).values():
            self._look_aside(procedure)

    def _use_copy(self, form: pikepdf.Object) -> Instruction:
        scope = self._scope
        scope.changed = True
        taken = {*scope.resources.get("/XObject", pikepdf.Dictionary()).keys(), *scope.copies}
        name = next(name for i in count() if (name := f"/Redacted{i}") not in taken)
        scope.copies[name] = form
        return instruction("Do", Name(name))

    def _resource(self, category: str, operands: Operands) -> pikepdf.Object | None:
        # Like viewers, take from the page what a form lacks.
        return lookup(category, operands, (self._scope.resources, self._page_resources))
