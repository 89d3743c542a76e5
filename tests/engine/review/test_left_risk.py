"""The risk of what may be left."""

from __future__ import annotations

from app.engine.domain.labels import schema
from app.engine.review.left_risk import rarity_by_form


def test_one_telephone_number_outweighs_units_ages_and_parts_of_dates() -> None:
    """The case by which Berg and Dalianis 2020 ask for a measure that weighs what leaks."""
    risk = {name: kind.risk for name, kind in schema().subcategories.items()}
    kinds = {"HOSPITAL": ("the ICU", "medical ward"), "AGE": ("47", "8"), "DATE": ("March", "14")}
    many = sum(
        risk[kind] * rarity_by_form(kind, words) for kind, said in kinds.items() for words in said
    )
    assert many < risk["PHONE"] * rarity_by_form("PHONE", "520-555-0148")
    # What names a unit of its own, an age above 89 and a whole day tell more.
    for kind, words in (("HOSPITAL", "Wojtkowiak ward"), ("AGE", "93"), ("DATE", "03/14/2024")):
        assert rarity_by_form(kind, words) > 2 * rarity_by_form(kind, kinds[kind][0])
