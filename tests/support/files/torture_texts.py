"""Texts that no clinician writes: long runs of one sign, of digits, of letters, nested brackets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

UNITS = (
    *"_-.,:;/\\|*#@^~=+()[]{}<>'\"`´ \n\t0 1 9 a A é ß ٣ ² €".replace(" ", " "),
    *(
        "()",
        '""',
        "a ",
        "A ",
        "1 ",
        "1-",
        "a.",
        "A.",
        "1.",
        "1/",
        "Aa ",
        ", ",
        "a-",
        "a@",
        "a@a.",
        "Aa-",
    ),
    *(
        "Dr. ",
        "Mr ",
        "1:",
        "1/1 ",
        "12 ",
        "Aa, ",
        "Aa Aa\n",
        "the ",
        "St. ",
        "von ",
        "de la ",
        "id: ",
    ),
    *(
        "+1 ",
        "(1) ",
        "http://",
        "www.",
        "a_",
        "jan 1 ",
        "\r\n",
        "- ",
        "&amp;",
        "%41",
        "=\n",
        "Anna Lind, ",
    ),
)


def run(unit: str, length: int) -> str:
    """`unit` again and again, `length` characters of it."""
    return (unit * (length // len(unit) + 1))[:length]


def texts(rng: Random, longest: int) -> Iterator[str]:
    """Runs of signs within a sentence, one after the other, without end."""
    while True:
        runs = [
            run(rng.choice(UNITS), rng.choice((3, 40, 400, rng.randint(1, longest))))
            for _ in range(rng.randint(1, 4))
        ]
        words = rng.choice(("Seen by Dr. ", "born ", "aged ", "Tel: ", "the ", "on 3/", ""))
        yield (
            words
            + rng.choice(("", " ", "\n")).join(runs)
            + rng.choice(("", "th of March", " St, OH"))
        )
