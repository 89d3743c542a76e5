"""Policies: each kind is treated as they say; what is kept is told and never a leak by accident."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.marked_text import review_of

from app.engine.domain.export import BLACK_BOX, Extract, Layer, Mode, Reader, RedactionPlan
from app.engine.domain.labels import schema
from app.engine.domain.policy import (
    GENERALISED,
    Handling,
    Policy,
    Repeats,
    Treatment,
    for_mode,
    from_data,
    to_data,
    treatments_of,
)
from app.engine.domain.review import Action, Decision, Review
from app.engine.redaction.generalise import SMALL_AREAS
from app.engine.redaction.profiles import profiles
from app.engine.verification.verify import verify
from app.workflow.export import plan_export

KEY = b"k" * 32
NOTE = (
    "Patient: <PATIENT|Priya Raghunathan>, <AGE|92>, born <DATE|08/14/1931>, seen <DATE|03/14/2024>"
    " in <CITY|Tucson>, <STATE|AZ> <ZIP|85701>. Retired <PROFESSION|machinist>, here since"
    " <DATE|2019>. Daughter <PATIENT|Asha>, <AGE|47>, call <PHONE|520-555-0148>."
)


def planned(marked: str, policy: Policy, language: str = "") -> tuple[Review, RedactionPlan, str]:
    review, plan = plan_export(review_of(marked, language), policy, KEY)
    return review, plan, plan.apply(review.document.text)


def with_only(**handlings: Handling) -> Policy:
    return Policy("test", handlings)


def passes(review: Review, plan: RedactionPlan) -> bool:
    text = plan.apply(review.document.text)
    return verify(plan, review, [Extract(Reader.BYTES, "text", Layer.TEXT, text)]).passed


def test_safe_harbor_keeps_years_states_and_ages_up_to_89_and_the_check_holds() -> None:
    review, plan, text = planned(NOTE, profiles()["Safe Harbor"])
    assert text == (
        "Patient: [PATIENT], 90+, born [DATE], seen 2024 in [CITY], AZ 857. Retired industrial"
        " worker, here since 2019. Daughter [RELATIVE], 47, call [PHONE]."
    )
    kept = {review.by_id[name].span.of(review.document.text) for name in plan.kept}
    assert kept == {"AZ", "2019", "47"}
    assert passes(review, plan)


def test_a_limited_data_set_keeps_towns_dates_and_ages() -> None:
    review, plan, text = planned(NOTE, profiles()["Limited data set"])
    assert "08/14/1931, seen 03/14/2024 in Tucson, AZ 85701. Retired machinist" in text
    assert "Priya" not in text
    assert "555" not in text
    assert passes(review, plan)


@pytest.mark.parametrize("name", profiles())
def test_every_profile_is_verified_and_survives_its_file(name: str) -> None:
    policy = profiles()[name]
    assert from_data(to_data(policy)) == policy
    assert from_data(to_data(policy)).sha256 == policy.sha256
    review, plan, _ = planned(NOTE, policy)
    assert passes(review, plan)


@pytest.mark.parametrize("code", ["03655", "20312", "89301-2217"])
def test_a_small_area_is_told_as_000(code: str) -> None:
    assert code[:3] in SMALL_AREAS
    _, _, text = planned(f"At <ZIP|{code}>.", with_only(ZIP=Handling(Treatment.ZIP3)))
    assert text == "At 000."


def test_a_kept_kind_that_holds_what_goes_is_not_kept() -> None:
    keeping = with_only(ORGANIZATION=Handling(Treatment.KEEP), CITY=Handling(Treatment.KEEP))
    review, plan, text = planned(
        "<PATIENT|Thaddeus Okonkwo> of <ORGANIZATION|Okonkwo Trust> and <CITY|Okonkwo>,"
        " <CITY|Tucson>.",
        keeping,
    )
    assert text == "[PATIENT] of [ORGANIZATION] and [CITY], Tucson."
    assert len(plan.kept) == 1
    assert passes(review, plan)


def test_a_generalised_value_that_says_what_goes_becomes_a_label() -> None:
    year = with_only(DATE=Handling(Treatment.YEAR))
    review, plan, text = planned("Room <IDNUM|2024>, seen <DATE|03/14/2024>.", year)
    assert text == "Room [ID], seen [DATE]."
    assert passes(review, plan)


def test_what_the_reviewer_wrote_comes_before_what_a_policy_keeps() -> None:
    review = review_of("In <CITY|Tucson>.")
    own = Decision(review.findings[0].id, Action.ACCEPT, "a town")
    review = replace(review, decisions={own.finding_id: own})
    _, plan = plan_export(review, with_only(CITY=Handling(Treatment.KEEP)), KEY)
    assert plan.apply(review.document.text) == "In a town."


def test_a_reason_stands_on_boxes_unless_it_says_what_is_under_them() -> None:
    reason = with_only(PATIENT=Handling(Treatment.BOX, on_box="(b)(6)"))
    assert planned("<PATIENT|Okonkwo> ate.", reason)[2] == "(b)(6) ate."
    telling = with_only(PATIENT=Handling(Treatment.BOX, on_box="Okonkwo"))
    assert planned("<PATIENT|Okonkwo> ate.", telling)[2] == f"{BLACK_BOX} ate."


@pytest.mark.parametrize(
    ("spoken", "label"),
    [("es", "[PACIENTE]"), ("it", "[PAZIENTE]"), ("en", "[PATIENT]"), ("document", "[PACIENTE]")],
)
def test_labels_speak_the_language_that_is_wished(spoken: str, label: str) -> None:
    policy = Policy("test", {}, spoken)
    assert planned("La Sra. <PATIENT|Garrobo> come.", policy, "es")[2] == f"La Sra. {label} come."


@pytest.mark.parametrize("mode", Mode)
def test_a_mode_is_the_shorthand_of_a_policy(mode: Mode) -> None:
    review = review_of(NOTE)
    by_mode, by_policy = plan_export(review, mode, KEY), plan_export(review, for_mode(mode), KEY)
    assert by_mode == by_policy
    assert by_mode[1].mode is mode
    assert not by_mode[1].kept


def test_boxes_and_words_are_told_apart_in_one_plan() -> None:
    mixed = with_only(
        PATIENT=Handling(Treatment.SURROGATE),
        DATE=Handling(Treatment.YEAR),
        CITY=Handling(Treatment.BOX),
    )
    _, plan, _ = planned("<PATIENT|Okonkwo> in <CITY|Tucson> on <DATE|03/14/2024>.", mixed)
    assert [edit.boxed for edit in plan.edits] == [False, True, False]


MENTIONS = "Seen: " + " and ".join(["<PATIENT|Thaddeus Okonkwo>"] * 30) + "."


def drawn(repeats: Repeats) -> list[str]:
    policy = with_only(PATIENT=Handling(Treatment.SURROGATE, repeats))
    _, plan, _ = planned(MENTIONS, policy)
    return [edit.replacement for edit in plan.edits]


def test_consistent_surrogates_are_one_random_ones_many_and_markov_ones_go_on_for_a_while() -> None:
    assert len(set(drawn(Repeats.CONSISTENT))) == 1
    markov, chance = drawn(Repeats.MARKOV), drawn(Repeats.RANDOM)
    same = [sum(a == b for a, b in pairwise(one)) for one in (markov, chance)]
    assert same[0] > 7 > same[1]
    assert len(set(chance)) > len(set(markov)) > 2
    assert drawn(Repeats.MARKOV) == markov
    assert not any("Okonkwo" in name or "Thaddeus" in name for name in (*markov, *chance))


POLICIES = st.builds(
    lambda handlings, spoken: Policy("any", handlings, spoken),
    st.fixed_dictionaries(
        {
            kind: st.builds(
                Handling, st.sampled_from(treatments_of(kind)), st.sampled_from(list(Repeats))
            )
            for kind in schema().subcategories
        }
    ),
    st.sampled_from(["en", "sv", "document"]),
)


@given(POLICIES)
def test_under_any_policy_an_export_passes_its_check_or_keeps_what_it_says(policy: Policy) -> None:
    review, plan, text = planned(NOTE, policy, "en")
    assert passes(review, plan)
    for name in plan.kept:
        assert policy.of(review.by_id[name].subcategory).may_keep
    if policy.of("PHONE").treatment is not Treatment.KEEP:
        assert "555-0148" not in text


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data | {"incognote_policy": 2},
        lambda data: data | {"name": ""},
        lambda data: data | {"labels_in": "xx"},
        lambda data: data | {"identifiers": {}},
        lambda data: (
            data | {"identifiers": data["identifiers"] | {"PATIENT": {"treatment": "year"}}}
        ),
        lambda data: data | {"identifiers": data["identifiers"] | {"PATIENT": "keep"}},
        lambda data: data | {"identifiers": data["identifiers"] | {"SOUL": {"treatment": "keep"}}},
        lambda _: ["keep"],
    ],
)
def test_a_file_that_is_no_whole_policy_is_refused(spoil: object) -> None:
    assert callable(spoil)
    with pytest.raises(ValueError, match=r"it|PATIENT|kinds"):
        from_data(spoil(to_data(profiles()["Mask all"])))


@pytest.mark.parametrize("policy", [*profiles().values(), *map(for_mode, Mode)])
def test_a_file_of_before_an_optional_kind_came_is_the_same_policy(policy: Policy) -> None:
    data = to_data(policy)
    entries = data["identifiers"]
    assert isinstance(entries, dict)
    assert entries.pop("SPECIAL")["treatment"] in ("label", policy.of("PHONE").treatment.value)
    assert from_data(data) == policy


def test_kinds_can_be_generalised_only_as_they_allow() -> None:
    for kind in schema().subcategories:
        assert treatments_of(kind)[5:] == GENERALISED.get(kind, ())
