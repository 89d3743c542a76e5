"""What is on a list is always removed, or kept where it stands alone; recall comes first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review.transitions import decide
from app.engine.wordlists.apply import apply_lists, withdraw_lists
from app.engine.wordlists.lists import LIST, WordLists

TEXT = "Parkinson clinic: Mr. Parkinson has PARKINSON disease. Seen at Oak-Hill; oak hill again."


def finding(start: int, end: int, kind: str = "PATIENT") -> Finding:
    return Finding(f"{start}-{end}-{kind}", Span(start, end), kind, 0.9, "tagger")


ALONE, TITLED, DISEASE = finding(0, 9), finding(18, 31), finding(36, 45)
FRESH = Review(Document("d", "text", "", TEXT), (ALONE, TITLED, DISEASE))


def kept(review: Review) -> list[str]:
    return [one.id for one in review.rejected]


def test_what_is_never_removed_is_rejected_in_every_spelling_and_stays_visible() -> None:
    after = apply_lists(FRESH, WordLists().with_never("parkinson"))
    assert kept(after) == [ALONE.id, DISEASE.id]
    assert after.findings == FRESH.findings


def test_a_longer_finding_that_holds_what_is_never_removed_is_not_hidden() -> None:
    assert TITLED in apply_lists(FRESH, WordLists().with_never("Parkinson")).redacted


def test_a_decision_stays_unless_the_words_were_listed_just_now() -> None:
    accepted = decide(FRESH, [ALONE.id], Action.ACCEPT)
    lists = WordLists().with_never("Parkinson")
    assert kept(apply_lists(accepted, lists)) == [DISEASE.id]
    assert kept(apply_lists(accepted, lists, anew=True)) == [ALONE.id, DISEASE.id]


def test_what_is_always_removed_becomes_accepted_findings_in_every_spelling() -> None:
    after = apply_lists(FRESH, WordLists().with_always("Oak Hill", "HOSPITAL"))
    listed = [one for one in after.findings if one.detector == LIST]
    assert [one.span.of(TEXT) for one in listed] == ["Oak-Hill", "oak hill"]
    assert {one.subcategory for one in listed} == {"HOSPITAL"}
    assert all(after.action(one) is Action.ACCEPT for one in listed)


def test_what_is_always_removed_counts_for_more_than_what_never_is() -> None:
    never = WordLists(never=("Mr. Parkinson",))
    assert kept(apply_lists(FRESH, never)) == [TITLED.id]
    after = apply_lists(FRESH, WordLists(never=never.never).with_always("Parkinson", "PATIENT"))
    assert not kept(after)
    rejected = decide(FRESH, [ALONE.id, TITLED.id], Action.REJECT)
    always = WordLists().with_always("Parkinson", "PATIENT")
    assert kept(apply_lists(rejected, always)) == [ALONE.id, TITLED.id]
    again = apply_lists(rejected, always, anew=True)
    assert again.action(ALONE) is Action.ACCEPT
    assert again.action(TITLED) is None


def test_words_are_on_one_list_only_and_where_two_lists_disagree_they_are_removed() -> None:
    lists = WordLists().with_never("Oak Hill").with_always("OAK-HILL", "CITY")
    assert not lists.never
    assert lists.with_never("oak hill") == WordLists(never=("oak hill",))
    assert lists.joined(WordLists(never=("Oak Hill",))).never == ()
    assert WordLists(never=("Oak Hill",)).joined(lists).never == ()


def test_leaving_a_list_makes_undecided_what_it_decided_and_takes_no_finding_away() -> None:
    lists = WordLists().with_never("Parkinson").with_always("Oak Hill", "HOSPITAL")
    after = withdraw_lists(apply_lists(FRESH, lists), lists)
    assert not after.decisions
    assert len(after.findings) == 5


def test_neither_lists_nor_what_is_on_them_tell_their_words() -> None:
    lists = WordLists().with_never("Okonkwo").with_always("Lee", "PATIENT")
    assert "Okonkwo" not in repr(lists)
    assert "Lee" not in repr(lists)


@given(
    st.lists(st.sampled_from(["Parkinson", "Mr. Parkinson", "oak", "hill again", "…"]), max_size=4),
    st.lists(st.sampled_from(["Parkinson clinic", "Mr.", "OAK HILL", "has"]), max_size=4),
)
def test_no_list_loses_a_character_that_is_always_removed(
    never: list[str], always: list[str]
) -> None:
    lists = WordLists()
    for text in never:
        lists = lists.with_never(text)
    for text in always:
        lists = lists.with_always(text, "PATIENT")
    after = apply_lists(FRESH, lists)
    assert apply_lists(after, lists) == after
    covered = {i for f in after.redacted for i in range(f.span.start, f.span.end)}
    for text in always:
        start = TEXT.lower().replace("-", " ").find(text.lower())
        assert set(range(start, start + len(text.rstrip(".")))) <= covered
