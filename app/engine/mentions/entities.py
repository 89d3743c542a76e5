"""Which findings mean the same person or thing, however each of them is written.

`Thaddeus Okonkwo`, `OKONKWO, T.`, `Mr. Okonkwo` and `TO` are one person as long as nobody else in
the document could be meant; a mention that may be two persons' stays by itself. Names are taken
apart as for surrogates, so that what is one entity here has the names of one person in an export.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding
from app.engine.names.evidence import NameEvidence
from app.engine.names.parts import Part, Role, WrittenName
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import key_of


@dataclass(frozen=True, slots=True)
class _Form:
    """A way of writing a person: the names, and the first letters that stand for others."""

    names: frozenset[str]
    initials: frozenset[str]

    def fits(self, other: _Form) -> bool:
        """Whether nothing in this form speaks against the person of `other`."""
        unnamed = {name[0] for name in other.names - self.names} | other.initials
        return self.names <= other.names and self.initials <= unnamed


def entities(
    findings: Iterable[Finding], text: str, evidence: NameEvidence | None = None
) -> Mapping[str, str]:
    """A key by the id of each finding; those of one entity have the same one.

    `evidence`: that of the persons among them, if it is known.
    """
    found = tuple(findings)
    persons = [finding for finding in found if finding.subcategory in PERSONS]
    keys = {
        finding.id: _key(finding, text) for finding in found if finding.subcategory not in PERSONS
    }
    return keys | _persons(persons, text, evidence or NameEvidence(persons, text))


def of_several(findings: Iterable[Finding], text: str) -> frozenset[str]:
    """The ids of names that may be several persons' and do not tell whose: `Ms. Okonkwo`."""
    persons = [finding for finding in findings if finding.subcategory in PERSONS]
    forms, by_name = _forms(persons, text, NameEvidence(persons, text))
    shared = {literal for literal, form in forms.items() if len(_fuller(form, by_name)) > 1}
    return frozenset(one.id for one in persons if one.span.of(text) in shared)


def _key(finding: Finding, text: str) -> str:
    literal = finding.span.of(text)
    return f"{schema().category_of(finding.subcategory).name} {key_of(literal) or literal}"


def _persons(found: list[Finding], text: str, evidence: NameEvidence) -> dict[str, str]:
    forms, by_name = _forms(found, text, evidence)
    meant = {literal: _fullest(form, by_name) for literal, form in forms.items()}
    for literal in sorted({finding.span.of(text) for finding in found} - forms.keys()):
        letters = key_of("".join(filter(str.isalpha, literal)))
        people = {
            _fullest(_form(person, evidence), by_name)
            for person in evidence.by_letters.get(letters, ())
        }
        if len(people) == 1:
            meant[literal] = people.pop()
    return {finding.id: _person_key(finding.span.of(text), meant) for finding in found}


def _forms(
    found: Iterable[Finding], text: str, evidence: NameEvidence
) -> tuple[dict[str, _Form], Mapping[str, list[_Form]]]:
    """The form of each literal that is more than initials, and all forms by the names in them."""
    forms: dict[str, _Form] = {}
    for literal in sorted({finding.span.of(text) for finding in found}):
        name = WrittenName.of(literal, evidence.whole)
        if not evidence.is_initials(name):
            forms[literal] = _form(name.person, evidence)
    by_name: defaultdict[str, list[_Form]] = defaultdict(list)
    for form in dict.fromkeys(forms.values()):
        for one in form.names:
            by_name[one].append(form)
    return forms, by_name


def _person_key(literal: str, meant: Mapping[str, _Form]) -> str:
    form = meant.get(literal)
    spelled = " ".join((*sorted(form.names), *sorted(form.initials))) if form else ""
    return f"NAME {spelled or key_of(literal) or literal}"


def _form(person: Iterable[Part], evidence: NameEvidence) -> _Form:
    parts = tuple(person)
    return _Form(
        frozenset(evidence.long_of.get(p.key, p.key) for p in parts if p.role is not Role.INITIAL),
        frozenset(part.key for part in parts if part.role is Role.INITIAL),
    )


def _fullest(form: _Form, by_name: Mapping[str, list[_Form]]) -> _Form:
    """The one fullest form that `form` may stand for; itself where there are several."""
    fullest = _fuller(form, by_name)
    return fullest[0] if len(fullest) == 1 else form


def _fuller(form: _Form, by_name: Mapping[str, list[_Form]]) -> list[_Form]:
    """The fullest forms that `form` may stand for, itself among them."""
    name = min(form.names, key=lambda one: len(by_name[one]), default="")
    fitting = [other for other in by_name.get(name, ()) if form.fits(other)]
    return [
        other
        for other in fitting
        if not any(other.fits(longer) and not longer.fits(other) for longer in fitting)
    ]
