"""Pages of HTML, from the templates in `resources`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from app.paths import RESOURCES

if TYPE_CHECKING:
    from jinja2 import Environment


def rendered(template: str, **values: object) -> str:
    """A page with these values in it, all of them escaped that are not `Markup`.

    Raises `jinja2.UndefinedError` for a value that the template names and nobody gave.
    """
    return _templates().get_template(template).render(values)


@cache
def _templates() -> Environment:
    # Loading it takes longer than making a page; most runs of the program make none.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: PLC0415

    return Environment(
        loader=FileSystemLoader(RESOURCES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
