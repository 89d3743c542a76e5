"""The languages in which a document may be recognised, by their ISO 639-1 codes."""

from __future__ import annotations

from collections.abc import Mapping

from app.phrases import phrase

NAMES: Mapping[str, str] = {
    "ar": phrase("Arabic"),
    "eu": phrase("Basque"),
    "bg": phrase("Bulgarian"),
    "ca": phrase("Catalan"),
    "zh": phrase("Chinese"),
    "hr": phrase("Croatian"),
    "cs": phrase("Czech"),
    "da": phrase("Danish"),
    "nl": phrase("Dutch"),
    "en": phrase("English"),
    "et": phrase("Estonian"),
    "fi": phrase("Finnish"),
    "fr": phrase("French"),
    "de": phrase("German"),
    "el": phrase("Greek"),
    "he": phrase("Hebrew"),
    "hi": phrase("Hindi"),
    "hu": phrase("Hungarian"),
    "is": phrase("Icelandic"),
    "it": phrase("Italian"),
    "ja": phrase("Japanese"),
    "ko": phrase("Korean"),
    "lv": phrase("Latvian"),
    "lt": phrase("Lithuanian"),
    "no": phrase("Norwegian"),
    "fa": phrase("Persian"),
    "pl": phrase("Polish"),
    "pt": phrase("Portuguese"),
    "ro": phrase("Romanian"),
    "ru": phrase("Russian"),
    "sr": phrase("Serbian"),
    "sk": phrase("Slovak"),
    "sl": phrase("Slovenian"),
    "es": phrase("Spanish"),
    "sv": phrase("Swedish"),
    "th": phrase("Thai"),
    "tr": phrase("Turkish"),
    "uk": phrase("Ukrainian"),
    "ur": phrase("Urdu"),
    "vi": phrase("Vietnamese"),
}
"""English names, in their order. Why Welsh and Galician are not here: decision 26."""

SERVED_BEFORE = ("en",)
"""For these there was a model pack when sessions and reports did not say so yet."""
