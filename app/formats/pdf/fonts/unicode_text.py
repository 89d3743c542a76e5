"""What a font's mapping to Unicode says, made fit for reading."""

from __future__ import annotations

UNREADABLE = "\ufffd"

# Detectors know letters, not the shapes that a typesetter joined; a drawn soft hyphen is a hyphen.
SPELLED_OUT = str.maketrans(
    {
        "\ufb00": "ff",
        "\ufb01": "fi",
        "\ufb02": "fl",
        "\ufb03": "ffi",
        "\ufb04": "ffl",
        "\ufb05": "st",
        "\ufb06": "st",
        "\u00ad": "-",
    }
)


def readable(text: str) -> str:
    """`text` with ligatures spelled out and everything that is no character as U+FFFD."""
    if text.isascii() and text.isprintable() and text:
        return text
    clean = "".join(
        UNREADABLE if _is_junk(character) else character
        for character in text.translate(SPELLED_OUT)
    )
    return clean or UNREADABLE


def is_private(character: str) -> bool:
    """Whether a character means something in one font only (Unicode's private use areas)."""
    return "\ue000" <= character <= "\uf8ff" or character >= "\U000f0000"


def _is_junk(character: str) -> bool:
    code = ord(character)
    return (
        (code < 0x20 and character not in "\t\n\r")
        or 0x7F <= code < 0xA0
        or 0xD800 <= code <= 0xDFFF
        or code & 0xFFFE == 0xFFFE
    )
