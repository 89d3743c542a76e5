"""What is counted or measured: words that stand behind a number, in all languages."""

from __future__ import annotations

COUNTED = (
    r"(?:(?:mg|mcg|µg|ug|g(?![./])|kg|ml|dl|cm|mm|mmol|mol|meq|kcal|iu|ui|ie|units?|unidades|unità|enheter"
    r"|drops|gotas|gocce|gtt|droppar|puffs?|sprays?|doses?|dosis|dosi|doser|times"
    r"|tab(?:let)?s?|tabl(?:etter)?|caps(?:ules?)?|comp(?:rimidos?|resse)|cp|pills?"
    r"|sec(?:onds?)?|min(?:ute[sn]?|utos|uti|uter)?|hours?|hrs?|horas?|or[ae]|tim(?:mar|me)?"
    r"|days?|d[ií]as?|giorni|giorno|gg|dag(?:ar)?|dgr|weeks?|wks?|wk|semanas?|settiman[ae]"
    r"|veck(?:a|or)|months?|mths?|mes(?:es|i|e)?|mån(?:ader|ad)?|cycles?|ciclos?|cicli|sessions?"
    r"|sesiones|sedute)\b(?!-)|%|°|\+\s?[0-6](?!\d))"
)
"""A unit, or what is counted, as a part of a regular expression that ignores case.

Without letters that stand behind a year as often: `22 e`, `22 x-ray`, `22 cc`.
"""

HOUR = r"(?:[01]?\d|2[0-4])"
"""An hour of a day at which something is given, as a part of a regular expression."""
