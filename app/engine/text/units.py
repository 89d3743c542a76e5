"""What is counted or measured: words that stand behind a number, in all languages."""

from __future__ import annotations

COUNTED = (
    r"(?:(?:mg|mcg|µg|ug|g|kg|ml|dl|l|cc|cm|mm|mmol|mol|meq|kcal|iu|ui|ie|e|u|units?|unidades|unità|enheter"
    r"|drops|gotas|gocce|gtt|droppar|puffs?|sprays?|doses?|dosis|dosi|doser|times|x"
    r"|tab(?:let)?s?|tabl(?:etter)?|caps?(?:ules?)?|comp(?:rimidos?|resse)?|cp|pills?"
    r"|s(?:ec(?:onds?)?)?|min(?:ute[sn]?|utos|uti|uter)?|hours?|hrs?|h|horas?|or[ae]|tim(?:mar|me)?"
    r"|days?|d[ií]as?|giorni|giorno|gg|dag(?:ar)?|dgr|weeks?|wks?|wk|semanas?|sem|settiman[ae]|sett"
    r"|veck(?:a|or)|months?|mths?|mo|mes(?:es|i|e)?|mån(?:ader|ad)?|cycles?|ciclos?|cicli|sessions?"
    r"|sesiones|sedute|besök)\b|%|°|\+)"
)
"""A unit, or what is counted, as a part of a regular expression that ignores case."""
