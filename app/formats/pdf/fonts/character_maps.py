"""Maps from character codes to Unicode, as fonts carry them (Adobe technical note 5411)."""

from __future__ import annotations

from collections.abc import Mapping

_ROWS = 100  # that a section holds at most


def character_map(rows: Mapping[bytes, str]) -> bytes:
    """The map of these codes, in the order of their numbers."""
    lengths = sorted({len(code) for code in rows})
    lines = [
        f"<{code.hex().upper()}> <{text.encode('utf-16-be').hex().upper()}>"
        for code, text in sorted(rows.items())
    ]
    sections = [lines[i : i + _ROWS] for i in range(0, len(lines), _ROWS)]
    return "\n".join(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CMapName /Incognote def /CMapType 2 def",
            f"{len(lengths)} begincodespacerange",
            *(f"<{'00' * length}> <{'FF' * length}>" for length in lengths),
            "endcodespacerange",
            *(
                "\n".join((f"{len(section)} beginbfchar", *section, "endbfchar"))
                for section in sections
            ),
            "endcmap end end",
        )
    ).encode()
