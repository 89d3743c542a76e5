"""Parts of a name, a number or a day with other values between are put together by the check."""

from __future__ import annotations

import time
from datetime import date

import pytest

from app.engine.domain.export import Extract, Layer, Reader
from app.engine.text.folding import fold
from app.engine.verification.needles import Needle
from app.engine.verification.spread_parts import SpreadParts

PARTS = SpreadParts.of(
    [
        Needle("PATIENT", fold("Quillfeather"), distinctive=True),
        Needle("PATIENT", fold("Annalisa"), distinctive=True),
        Needle("PATIENT", fold("Jönssønbråten"), distinctive=True),
        Needle("PATIENT", fold("Quillfeathers"), distinctive=True),
        Needle("PATIENT", fold("Mayday"), distinctive=True),
        Needle("DOCTOR", fold("Featherstone"), distinctive=True),
        Needle("MEDICALRECORD", fold("44017723"), distinctive=True),
    ],
    {"featherstone"},
    frozenset({date(1961, 3, 14)}),
)


def seen(lines: str, layer: Layer = Layer.TEXT) -> set[tuple[str, bool]]:
    extract = Extract(Reader.CODEC, "text", layer, lines.replace(" ", "\n"))
    return {(leak.subcategory, by_chance) for leak, by_chance in PARTS.seen_in(extract)}


@pytest.mark.parametrize(
    "lines",
    [
        "Quill feather",
        "a Quill b feather c",
        '"a": "Quill", "b": "feather"',
        "x Quill 1 2 3 4 5 feather",
        f"Quill {'x ' * 23}feather",
        "Q x u x i x l x l x f x e x a x t x h x e x r",
        "Jöns x sønbråten",
        "Jons x sonbraten",
    ],
)
@pytest.mark.parametrize("layer", [Layer.TEXT, Layer.HIDDEN])
def test_a_name_in_parts_at_one_distance_is_a_leak(lines: str, layer: Layer) -> None:
    assert seen(lines, layer) == {("PATIENT", False)}


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        ("Anna x Lisa", "PATIENT"),
        ("4401 x 7723", "MEDICALRECORD"),
        ("14 a 3 b 1961", "DATE"),
        ("1961 a b March c d 14", "DATE"),
        ("03 x 14 y 1961", "DATE"),
    ],
)
def test_what_chance_may_say_is_only_suspected(lines: str, kind: str) -> None:
    assert seen(lines) == {(kind, True)}


@pytest.mark.parametrize(
    "lines",
    [
        "Quill a b feather-bed",
        "feather x Quill",
        f"Quill {'x ' * 24}feather",
        "Feather x stone",
        "May x day",
        "14 a 3 b c 1961",
        "15 a 3 b 1961",
        "14 a 3 b 1962",
    ],
)
def test_other_words_and_numbers_are_nothing(lines: str) -> None:
    assert not seen(lines)


def test_undecoded_bytes_have_no_lines() -> None:
    assert not seen("Quill feather", Layer.RAW)


@pytest.mark.parametrize("line", ["q", "4", "1961", "quill", "14 3 1961"])
def test_many_parts_take_no_long_time(line: str) -> None:
    start = time.monotonic()
    seen(f"{line} " * 20_000)
    assert time.monotonic() - start < 5
