"""What is on a list is always removed, or kept where it stands alone; recall comes first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review.transitions import decide
from app.engine.wordlists.apply import LIST, leave, use
from app.engine.wordlists.lists import Lists

TEXT = "Parkinson clinic: Mr. Parkinson has PARKINSON disease. Seen at Oak-Hill; oak hill again."


def finding(start: int, end: int, kind: str = "PATIENT") -> Finding:
    return Finding(f"{start}-{end}-{kind}", Span(start, end), kind, 0.9, "tagger")


ALONE, TITLED, DISEASE = finding(0, 9), finding(18, 31), finding(36, 45)
FRESH = Review(Document("d", "text", "", TEXT), (ALONE, TITLED, DISEASE))


def kept(review: Review) -> list[str]:
    return [one.id for one in review.rejected]


def test_what_is_never_removed_is_rejected_in_every_spelling_and_stays_visible() -> None:
    after = use(FRESH, Lists().with_never("parkinson"))
    assert kept(after) == [ALONE.id, DISEASE.id]
    assert after.findings == FRESH.findings


def test_a_longer_finding_that_holds_what_is_never_removed_is_not_hidden() -> None:
    assert TITLED in use(FRESH, Lists().with_never("Parkinson")).redacted


def test_a_decision_stays_unless_the_words_were_listed_just_now() -> None:
    accepted = decide(FRESH, [ALONE.id], Action.ACCEPT)
    lists = Lists().with_never("Parkinson")
    assert kept(use(accepted, lists)) == [DISEASE.id]
    assert kept(use(accepted, lists, anew=True)) == [ALONE.id, DISEASE.id]


def test_what_is_always_removed_becomes_accepted_findings_in_every_spelling() -> None:
    after = use(FRESH, Lists().with_always("Oak Hill", "HOSPITAL"))
    listed = [one for one in after.findings if one.detector == LIST]
    assert [one.span.of(TEXT) for one in listed] == ["Oak-Hill", "oak hill"]
    assert {one.subcategory for one in listed} == {"HOSPITAL"}
    assert all(after.action(one) is Action.ACCEPT for one in listed)


def test_what_is_always_removed_counts_for_more_than_what_never_is() -> None:
    never = Lists(never=("Mr. Parkinson",))
    assert kept(use(FRESH, never)) == [TITLED.id]
    after = use(FRESH, Lists(never=never.never).with_always("Parkinson", "PATIENT"))
    assert not kept(after)
    rejected = decide(FRESH, [ALONE.id, TITLED.id], Action.REJECT)
    always = Lists().with_always("Parkinson", "PATIENT")
    assert kept(use(rejected, always)) == [ALONE.id, TITLED.id]
    again = use(rejected, always, anew=True)
    assert again.action(ALONE) is Action.ACCEPT
    assert again.action(TITLED) is None


def test_words_are_on_one_list_only_and_where_two_lists_disagree_they_are_removed() -> None:
    lists = Lists().with_never("Oak Hill").with_always("OAK-HILL", "CITY")
    assert not lists.never
    assert lists.with_never("oak hill") == Lists(never=("oak hill",))
    assert lists.joined(Lists(never=("Oak Hill",))).never == ()
    assert Lists(never=("Oak Hill",)).joined(lists).never == ()


def test_leaving_a_list_makes_undecided_what_it_decided_and_takes_no_finding_away() -> None:
    lists = Lists().with_never("Parkinson").with_always("Oak Hill", "HOSPITAL")
    after = leave(use(FRESH, lists), lists)
    assert not after.decisions
    assert len(after.findings) == 5


def test_neither_lists_nor_what_is_on_them_tell_their_words() -> None:
    lists = Lists().with_never("Okonkwo").with_always("Lee", "PATIENT")
    assert "Okonkwo" not in repr(lists)
    assert "Lee" not in repr(lists)


@given(
    st.lists(st.sampled_from(["Parkinson", "Mr. Parkinson", "oak", "hill again", "…"]), max_size=4),
    st.lists(st.sampled_from(["Parkinson clinic", "Mr.", "OAK HILL", "has"]), max_size=4),
)
def test_no_list_loses_a_character_that_is_always_removed(
    never: list[str], always: list[str]
) -> None:
    lists = Lists()
    for text in never:
        lists = lists.with_never(text)
    for text in always:
        lists = lists.with_always(text, "PATIENT")
    after = use(FRESH, lists)
    assert use(after, lists) == after
    covered = {i for f in after.redacted for i in range(f.span.start, f.span.end)}
    for text in always:
        start = TEXT.lower().replace("-", " ").find(text.lower())
        assert set(range(start, start + len(text.rstrip(".")))) <= covered
