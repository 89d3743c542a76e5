"""How a child process tells its parent values: as data, which runs nothing where it is read.

A child that opened a hostile file may have been taken over. `pickle` would let it run anything in
the program; here it can only have plain values, and the frozen values of this program, which are
made by their own constructors.

An answer is the length of a JSON text (8 bytes), the text, and behind it all byte strings, to
which the text refers by start and end. JSON arrays are lists; every other thing that JSON does not
have is an object with one name.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from typing import Any, cast

from app.engine.domain.document import Words
from app.errors import AppError

# Where classes of answers may be defined: modules of values, whose import has no effect.
# The program is installed under another name than it has in its repository.
_PROGRAM = __name__.removesuffix("sandbox.wire")
_ROOMS = tuple(
    _PROGRAM + room
    for room in (
        "sandbox.confinement",
        "workflow.detector_process",
        "engine.",
        "errors",
        "formats.",
        "notices",
        "progress",
    )
)
_HEAD = 8
_SCALARS = (str, int, float)


class InvalidMessage(Exception):
    """A message that no child of this program sends: malformed, or not allowed where it came."""


def encode(value: object) -> bytes:
    """`value` as an answer. Raises `TypeError` for a kind of value that answers do not have."""
    blobs: list[bytes] = []
    text = json.dumps(_Plain(blobs).of(value)).encode()
    return b"".join((len(text).to_bytes(_HEAD, "big"), text, *blobs))


def decode(untrusted: bytes) -> object:
    """The value of an answer. Raises `InvalidMessage` for anything that `encode` does not make."""
    view = memoryview(untrusted)
    end = _HEAD + int.from_bytes(view[:_HEAD], "big")
    try:
        return json.loads(bytes(view[_HEAD:end]), object_hook=_Valued(view[end:]))
    except Exception as error:  # noqa: BLE001 - constructors may raise anything
        # The chain is cut: the cause's arguments may hold document text.
        raise InvalidMessage(type(error).__name__) from None


class _Plain:
    """Turns values into what JSON can say. Byte strings are added to `blobs`."""

    def __init__(self, blobs: list[bytes]) -> None:
        self._blobs = blobs
        self._size = 0

    def of(self, value: object) -> object:
        if value is None or (isinstance(value, _SCALARS) and not isinstance(value, Enum)):
            return value
        if isinstance(value, list):
            return [self.of(item) for item in value]
        if isinstance(value, bytes):
            return {"bytes": self._stored(value)}
        name, parts = _taken_apart(value)
        return {name: [self.of(part) for part in parts]}

    def _stored(self, value: bytes) -> list[int]:
        start = self._size
        self._blobs.append(value)
        self._size += len(value)
        return [start, self._size]


class _Valued:
    """Turns an object of the JSON text, whose members are values already, into a value."""

    def __init__(self, blobs: memoryview) -> None:
        self._makers: dict[str, Callable[[list[Any]], object]] = {
            "tuple": tuple,
            "frozenset": frozenset,
            "dict": dict,
            "bytes": lambda ends: bytes(blobs[ends[0] : ends[1]]),
        }

    def __call__(self, item: dict[str, Any]) -> object:
        ((name, parts),) = item.items()
        if not isinstance(parts, list):
            raise TypeError(name)
        maker = self._makers.get(name)
        if maker is None:
            maker = self._makers[name] = _maker(name)
        return maker(parts)


def _taken_apart(value: object) -> tuple[str, Iterable[object]]:
    """The name of what `value` is, and the parts of which `_Valued` makes it again."""
    name = f"{type(value).__module__}:{type(value).__name__}"
    match value:
        case tuple() | frozenset():
            return "frozenset" if isinstance(value, frozenset) else "tuple", value
        case Mapping():
            return "dict", (list(item) for item in value.items())
        case Words():
            return name, value.columns
        case Enum():
            return name, [value.value]
        case AppError(message=message):
            rest = {key: attribute for key, attribute in vars(value).items() if key != "message"}
            return name, [message, rest]
    if not is_dataclass(value):
        raise TypeError(f"no answer: {name}")
    return name, (getattr(value, field.name) for field in fields(value))


def _maker(name: str) -> Callable[[list[Any]], object]:
    kind = _kind(name)
    if kind is Words:
        return lambda parts: Words.of_columns(*parts)
    if issubclass(kind, AppError):
        return lambda parts: kind(parts[0], **parts[1])
    if issubclass(kind, Enum):
        # With more than a value, calling it would make another class.
        return lambda parts: kind(parts[0])
    if is_dataclass(kind):
        return lambda parts: kind(*parts)
    raise TypeError(name)


def _kind(name: str) -> type[Any]:
    """The class that `name` says, if it is defined where classes of answers are."""
    module, _, own = name.partition(":")
    if not module.startswith(_ROOMS):
        raise TypeError(name)
    kind = vars(sys.modules.get(module) or import_module(module))[own]
    if not isinstance(kind, type) or kind.__module__ != module:
        raise TypeError(name)
    return cast("type[Any]", kind)
