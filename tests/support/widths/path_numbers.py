"""The numbers by which a page draws its paths, clips and forms: where they are, and as written."""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf

Matrix = pikepdf.Matrix


def path_numbers(page: pikepdf.Page) -> Iterator[tuple[float, tuple[float, ...]]]:
    """For each number that lies across a page its height, and where it is and what is written."""
    yield from _of(page, page.obj.Resources, Matrix())


def _of(
    content: pikepdf.Page | pikepdf.Object, resources: pikepdf.Object, outer: Matrix
) -> Iterator[tuple[float, tuple[float, ...]]]:
    place, saved = outer, list[Matrix]()
    for one in pikepdf.parse_content_stream(content):
        operator = str(one.operator)
        if operator == "q":
            saved.append(place)
        elif operator == "Q":
            place = saved.pop()
        elif operator == "cm":
            moved = Matrix(*map(float, one.operands))
            place = moved @ place
            yield place.f, (place.e, moved.a, moved.e)
        elif operator in {"re", "m", "l", "c"}:
            numbers = [float(number) for number in one.operands]
            x, y = place.transform((numbers[0], numbers[1]))
            yield y, (x, *numbers[::2])
        elif operator == "Do":
            form = resources.XObject[str(one.operands[0])]
            if form.Subtype == "/Form":
                yield from _of_form(form, resources, place)


def _of_form(
    form: pikepdf.Object, resources: pikepdf.Object, place: Matrix
) -> Iterator[tuple[float, tuple[float, ...]]]:
    own = Matrix(form.get("/Matrix", pikepdf.Array([1, 0, 0, 1, 0, 0])))
    inner = own @ place
    left, bottom, right, _ = (float(edge) for edge in form.BBox.as_list())
    x, y = inner.transform((left, bottom))
    yield y, (x, left, right, own.a, own.e)
    yield from _of(form, form.get("/Resources", resources), inner)
