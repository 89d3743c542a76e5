"""Telephone, fax, e-mail, web and network addresses."""

from __future__ import annotations

import ipaddress

import phonenumbers

from app.engine.detectors.rules.rule import ENGLISH, Rule, rule

_REGIONS = ("US", "GB", "IT", "ES", "SE")
_DAY = r"(?:\d{1,2}/\d{1,2}/\d{2}|20\d\d-?[01]\d-?[0-3]\d[ T][0-2]\d:?[0-5]\d(?!\d))"
_EXTENSION = r"(?:\s*(?:,\s*)?(?:ext\.?|extension|x|\#)\s*\d{1,6})?"
_NANP = rf"\d{{3}}[\s./-]\d{{3}}[\s.-]\d{{4}}(?![\d-]){_EXTENSION}"
_NUMBER = r"\+?\(?\d(?:[\s()./-]{0,2}\d){5,14}"
_PHONE_LABEL = (
    r"\b(?:tele?phone|tel|tfno?|tlf|tfn|phone|ph|cell(?:ulare)?|mobile?|m[oó]vil|mob"
    r"|call(?:ing)?|ring|text|hotline|contact"
    r"|direct|office|home|work|whatsapp|voicemail|call\s?back|page|tel[eé]fono"
    r"|telefono|telefon|mobil|vx|sms)"
    r"[\s.:\#…]{0,4}(?:(?:no|number|nr)[.:]?\s*|(?:is|at|on|me|him|her|them|al"
    r"|n[aå]s\s+p[aå])\s+){0,2}"
)
# How an address is said, or written so that no program finds it, in all languages.
_SAID_AT, _SAID_DOT = r"(?:at|arroba|chiocciola|snabel-?a)", r"(?:dot|punto|punkt)"
_AT = rf"(?:\s?[(\[]{_SAID_AT}[)\]]\s?|\s{_SAID_AT}\s)"
_DOT = rf"(?:\s?[(\[]{_SAID_DOT}[)\]]\s?|\s{_SAID_DOT}\s)"
_DOMAIN = r"(?:com|org|net|edu|gov|example|eu|uk|ie|us|ca|au|nz|za|in|es|mx|ar|cl|it|ch|se)"
_FAX_LABEL = (
    r"\b(?:fax(?:ed)?|fx|telefax)[\s.:\#]{0,4}(?:(?:no|number|nr)[.:]?\s*|(?:is|at|to)\s+){0,2}"
)
_EXTENSION_LABEL = (
    r"\b(?:pager|beeper|bleep|paged(?!\s(?:at\s)?0\d[0-5]\d\b)|pgr|ext|extension|extn|anknytning|ankn"
    r"|int(?:erno)?|busca|bip|s[oö]kare"
    r"|vocera|ascom|voalte|spectra[- ]?link)[\s.:\#]{0,3}(?:(?:no|number|at|to|is)[.:]?\s+)?"
)
_HOURS = 24  # of a day


def _is_phone_of_europe(identifier: str) -> bool:
    """As `_is_phone`, but for hours of a day: `06 12 18 24`."""
    pairs = identifier.split()
    hours = [int(pair) for pair in pairs] if all(map(str.isdecimal, pairs)) else []
    is_day = len(hours) > 1 and max(hours) <= _HOURS and hours == sorted(set(hours))
    return not is_day and _is_phone(identifier)


def _is_phone(identifier: str) -> bool:
    """Whether a numbering plan of the program's regions knows the number."""
    for region in _REGIONS:
        try:
            number = phonenumbers.parse(identifier, region)
        except phonenumbers.NumberParseException:
            continue
        if phonenumbers.is_valid_number(number):
            return True
        if region == "GB" and len(str(number.national_number)) == 10 and identifier[0] == "0":
            return phonenumbers.is_possible_number(number)
    return False


def _is_address(identifier: str) -> bool:
    try:
        ipaddress.ip_address(identifier)
    except ValueError:
        return False
    return True


RULES: tuple[Rule, ...] = (
    rule("phone-nanp", "PHONE", rf"(?<![\d-]){_NANP}", 0.97),
    rule(
        "phone-nanp-brackets",
        "PHONE",
        rf"\(\d{{3}}\)\s?\d{{3}}[\s./-]\d{{4}}(?![\d-]){_EXTENSION}",
        0.97,
    ),
    rule(
        "phone-nanp-trunk",
        "PHONE",
        rf"(?<![\w.-])[1][\s.-]\(?\d{{3}}\)?[\s.-]\d{{3}}[\s.-]\d{{4}}(?![\d-]){_EXTENSION}",
        0.97,
    ),
    rule("phone-local", "PHONE", rf"(?<![\d./-])[5]55[-.\s]\d{{4}}(?![\d-]){_EXTENSION}", 0.95),
    rule(
        "phone-labelled",
        "PHONE",
        rf"{_PHONE_LABEL}(?!{_DAY})(?P<id>{_NUMBER}{_EXTENSION})(?!\d)",
        0.95,
        languages=ENGLISH,
    ),
    rule(
        "phone-international",
        "PHONE",
        r"(?P<id>\+(?<![\w+]\+)\d{1,3}(?:[\s().-]{0,2}\d){6,12})(?!\d)",
        0.95,
        _is_phone,
    ),
    rule(
        "phone-european",
        "PHONE",
        r"(?<![\d./:+-])(?P<id>0(?<!ndc\s0)\d{1,4}[\s/-]\d(?:[\s-]?\d){4,8})(?![\d./:-]\d|\d)",
        0.85,
        _is_phone_of_europe,
    ),
    rule(
        # As India writes mobile numbers, and not codes of procedures, of which there are more.
        "phone-indian",
        "PHONE",
        r"(?<![\w.,/+-])(?<!\d{5}\s)(?<!cpt\s)[6-9]\d{4}[\s-]\d{5}(?![\w-]|[.,]\d|\s\d{5}\b)",
        0.9,
        languages=ENGLISH,
    ),
    rule("phone-plain", "PHONE", r"(?<![\w./-])[2-9]\d{2}5550?1\d{2}\d?(?![\w./-])", 0.93),
    rule("phone-masked", "PHONE", r"\(\d{3}\)\s?\d{3}-[\dx]{4}", 0.95),
    rule("fax-labelled", "FAX", rf"{_FAX_LABEL}(?P<id>{_NUMBER}{_EXTENSION})(?!\d)", 0.97),
    rule(
        "phone-extension",
        "PHONE",
        rf"{_EXTENSION_LABEL}(?P<id>\d[\d-]{{1,9}}\d)(?![\d/])",
        0.95,
        languages=ENGLISH,
    ),
    rule("phone-x", "PHONE", r"(?<![\w.])x\s?\d{4,5}(?![\d/x]|\s?(?:mg|ml))", 0.95),
    rule(
        "email",
        "EMAIL",
        r"(?<![\w.+%'’-])[\w.+%'’-]++\s?@\s?(?:[\w-]+\.)+[a-zà-ÿ]{2,24}(?![\w@])",
        0.99,
    ),
    rule(
        "email-said",
        "EMAIL",
        rf"(?<![\w.-])[\w-]++(?:(?:\.|{_DOT})[\w-]++){{0,3}}{_AT}[\w-]++(?:{_DOT}[\w-]++){{0,2}}"
        rf"{_DOT}{_DOMAIN}\b",
        0.97,
    ),
    rule(
        "url",
        "URL",
        r"\b(?:https?://|ftp://|www\.)(?!loinc|hl7|snomed|(?:www\.)?w3\.org"
        r"|unitsofmeasure)[^\s<>\"'|;,]+[^\s<>\"'|;,.)\]?!:]",
        0.98,
    ),
    rule(
        "url-bare",
        "URL",
        r"(?<![\w@./-])(?!(?:loinc|hl7|w3)\.org)(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov"
        r"|example|info|health|io|co\.uk|nhs\.uk|it|es|se)"
        r"(?:/[^\s<>\"'|;,]*[^\s<>\"'|;,.)])?(?![\w@.-])",
        0.9,
    ),
    rule(
        "ip",
        "IPADDRESS",
        r"(?<![\w.:])(?<!ver\s)(?<!version\s)(?P<id>\d{1,3}(?:\.\d{1,3}){3}"
        r"|(?:[0-9a-f]{1,4}:){2,7}:?(?:[0-9a-f]{1,4}:?){0,6}[0-9a-f]{0,4})(?![\w.:]*\w)",
        0.97,
        _is_address,
    ),
)
