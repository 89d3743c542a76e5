"""Layers (optional content) without their names: what is hidden stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name

from app.formats.pdf.syntax.known_keys import USAGE_EVENTS

_POLICIES = frozenset({"/AllOn", "/AnyOn", "/AnyOff", "/AllOff"})
_OPERATORS = frozenset({"/And", "/Or", "/Not"})


class Layers:
    """The layers of `source` that are used on pages copied to `target`."""

    def __init__(self, source: pikepdf.Pdf, target: pikepdf.Pdf) -> None:
        self._target = target
        self._copies: dict[tuple[int, int], pikepdf.Object] = {}
        self._hidden = Array()
        properties = source.Root.get("/OCProperties", Dictionary())
        defaults = properties.get("/D", Dictionary())
        self._starts_hidden = defaults.get("/BaseState") == "/OFF"
        self._automatic = defaults.get("/AS")
        changed = defaults.get("/ON" if self._starts_hidden else "/OFF")
        self._changed = {
            group.objgen
            for group in (changed if isinstance(changed, Array) else ())
            if isinstance(group, Dictionary)
        }

    def copy(self, layer: pikepdf.Object) -> pikepdf.Object:
        """A nameless copy of a layer or of a condition on layers."""
        if layer.get("/Type") == "/OCMD":
            condition = Dictionary(Type=Name.OCMD)
            for key in ("/OCGs", "/VE"):
                if key in layer:
                    condition[key] = self._member(layer[key])
            if layer.get("/P") in _POLICIES:
                condition.P = Name(str(layer.P))
            return condition
        if layer.objgen not in self._copies:
            number = len(self._copies) + 1
            group = self._target.make_indirect(Dictionary(Type=Name.OCG, Name=f"Layer {number}"))
            self._copies[layer.objgen] = group
            usage = _usage(layer.get("/Usage"))
            if usage:
                group.Usage = usage
            if (layer.objgen in self._changed) != self._starts_hidden:
                self._hidden.append(group)
        return self._copies[layer.objgen]

    def declare(self) -> None:
        """List the copied layers in the target, as readers expect it."""
        if self._copies:
            groups = Array(list(self._copies.values()))
            defaults = Dictionary(Order=groups, OFF=self._hidden)
            automatic = Array(self._automatic_states())
            if automatic:
                defaults.AS = automatic
            self._target.Root.OCProperties = Dictionary(OCGs=groups, D=defaults)

    def _automatic_states(self) -> Iterator[pikepdf.Dictionary]:
        """When viewers and printers show or hide layers by themselves."""
        for entry in self._automatic if isinstance(self._automatic, Array) else ():
            if not isinstance(entry, Dictionary):
                continue
            layers, event = entry.get("/OCGs"), str(entry.get("/Event"))
            if not isinstance(layers, Array) or event not in USAGE_EVENTS:
                continue
            groups = [self._copies[one.objgen] for one in layers if one.objgen in self._copies]
            if groups:
                yield Dictionary(
                    Event=Name(event), Category=Array([Name(event)]), OCGs=Array(groups)
                )

    def _member(self, value: Any) -> pikepdf.Object:
        if isinstance(value, Array):
            # Viewers hide what is shown on a condition that they do not know.
            if len(value) and isinstance(value[0], Name) and value[0] not in _OPERATORS:
                return Array([Name.Or])
            return Array([self._member(item) for item in value])
        if isinstance(value, Dictionary):
            return self.copy(value)
        return Name(str(value)) if value in _OPERATORS else Name.Or


def _usage(usage: object) -> pikepdf.Dictionary:
    """What says that a layer is for the screen or for paper only."""
    kept = Dictionary()
    for event, key in USAGE_EVENTS.items():
        entry = usage.get(event) if isinstance(usage, Dictionary) else None
        state = entry.get(key) if isinstance(entry, Dictionary) else None
        if state in {"/ON", "/OFF"}:
            kept[event] = Dictionary({key: Name(str(state))})
    return kept
