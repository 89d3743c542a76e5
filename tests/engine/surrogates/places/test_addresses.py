"""City, state, postal code and telephone of one address have surrogates in one other state."""

from __future__ import annotations

import re

from support.marked_text import made

from app.engine.names.american_places import cities, postal_codes, state_of_area, states

KEYS = [bytes([number]) * 32 for number in range(64)]


def is_in(city: str, code: str, postal: str) -> bool:
    low, high = postal_codes(code)
    return city in cities()[code] and low <= int(postal[:5]) <= high


def test_an_address_is_in_one_state_and_so_is_its_telephone() -> None:
    marked = "The <CITY|Port Ansel>, <STATE|OR> <ZIP|97459>, call <PHONE|(541) 555-0148>."
    for key in KEYS:
        city, state, postal, phone = made(marked, key=key)
        assert state != "OR"
        assert is_in(city, state, postal), (city, state, postal)
        assert state_of_area(phone[1:4]) == state


def test_names_of_states_and_long_postal_codes_agree_too() -> None:
    marked = "The office in <CITY|Salina>, <STATE|Kansas> <ZIP|67401-2217> and <STATE|KS>."
    for key in KEYS:
        city, name, postal, code = made(marked, key=key)
        assert states()[0][name] == code
        assert is_in(city, code, postal)
        assert re.fullmatch(r"\d{5}-\d{4}", postal)


def test_two_addresses_are_in_two_states_and_a_city_alone_is_at_home() -> None:
    marked = (
        "At <CITY|Salina>, <STATE|KS> <ZIP|67401>. In <CITY|Lindsborg>. Born in <CITY|Laredo>,"
        " <STATE|TX> <ZIP|78040>. Box <ZIP|67402>. At <CITY|Brookville>, <STATE|KS>."
    )
    for key in KEYS:
        city, kansas, postal, alone, born, texas, southern, near, last, again = made(
            marked, key=key
        )
        assert kansas == again != texas
        assert is_in(city, kansas, postal)
        assert is_in(alone, kansas, near)
        assert is_in(last, kansas, near)
        assert is_in(born, texas, southern)
        assert near[:3] == postal[:3]


def test_numbers_of_one_area_stay_in_one() -> None:
    marked = "<STATE|OR> has <PHONE|541-555-0148> and <PHONE|(541) 555-0172>, <FAX|1-541-555-0173>."
    for key in KEYS:
        state, *numbers = made(marked, key=key)
        areas = {re.sub(r"\D", "", number)[-10:-7] for number in numbers}
        assert len(areas) == 1
        assert state_of_area(areas.pop()) == state
