"""Which values in the XML of an export can only be form, for the search of hidden text.

A person may be called Black, Page, Strong or Georgia; colours, break types, Word's own styles and
fonts must not look like one. Everything that is not named here is searched.
"""

from __future__ import annotations

import re

PAGE_NUMBER = re.compile(
    r"\s*(PAGE|NUMPAGES|SECTION|SECTIONPAGES)"
    r"(\s*\\\*\s*(MERGEFORMAT|CHARFORMAT|ARABIC|ARABICDASH|ROMAN|ALPHABETIC|ORDINAL|CARDTEXT)"
    r"|\s*\\#\s*\"?[0#]{1,4}\"?)*\s*",
    re.IGNORECASE,
)


FORMULA = "Sheet1!$A$1"


_UNIT = (
    r"(?:[munkpdµμ]?(?:mol|g|l|m|s|U|IU|eq|osm)|cm|mmHg|kPa|bpm|min|h|d|%|°C|°F|kcal|kJ|x?\s?10\S?)"
)


_NUMBER_FORMAT = re.compile(
    rf'(?:[#0.,%;()_ +\-]|"\s*/?{_UNIT}(?:/{_UNIT})*\s*")*|General', re.IGNORECASE
)


def is_plain_format(number_format: str) -> bool:
    """Whether a number format holds no words but the units of measurements."""
    return _NUMBER_FORMAT.fullmatch(number_format) is not None


def _words(names: str) -> frozenset[str]:
    return frozenset(names.split())


# Inside these elements every attribute is a measure or a choice from a fixed list.
FORM_ELEMENTS = _words(
    "rPr pPr tblPr tblPrEx trPr tcPr sectPr tblGrid spPr grpSpPr bodyPr lstStyle defRPr "
    "endParaRPr effectExtent compat mathPr latentStyles docDefaults fmtScheme clrScheme "
    "objectDefaults clrMapOvr clrMap txPr marker dLbls view3D majorFont minorFont font stroke "
    "fill shadow path formulas handles lock wrap wrapPolygon lvlJc numFmt suff multiLevelType "
    "prstClr schemeClr sysClr srgbClr blipFill footnotePr endnotePr clrSchemeMapping "
    "characterSpacingControl oMathParaPr fPr sSubPr sSupPr sSubSupPr dPr naryPr radPr accPr barPr "
    "ctrlPr groupChrPr limLowPr limUppPr mPr eqArrPr funcPr legendPos crosses crossBetween "
    "tickLblPos majorTickMark minorTickMark barDir grouping dispBlanksAs symbol orientation axPos "
    "scatterStyle radarStyle themeFontLang zoom jc dLblPos lang anchorlock"
)
_FORM_ATTRIBUTES = _words(
    "type fldCharType space Requires Ignorable orient relativeFrom prst style fillcolor "
    "strokecolor coordsize coordorigin bwmode connectortype conformance ContentType Type "
    "Extension path adj from to points inset wrapText alignment relativeTo leader font lang"
)
_MEASURE = re.compile(
    r"(?:[#\d.,;%+-]|pt|in|cm|mm|px)+|(?=.*\d)[0-9a-f]+|[0-9a-f]{6}(?:[0-9a-f]{2})?|true|false|on|off|auto|none|t|f",
    re.IGNORECASE,
)
# The names and ids that an export is given instead of those in the source.
_NEUTRAL = re.compile(r"(rId|_b|Style[ -]|Typeface )\d+|#?_x0000_[a-z]+\d+")
# Where even a number is something that somebody typed.
_TYPED_ELEMENTS = _words(
    "tag alias aliases docVar listEntry listItem helpText statusText docPart property caption"
)
_TYPED_ATTRIBUTES = _words(
    "name descr title alt author initials date fullDate string instr tooltip anchor displayText "
    "userName ed recommended"
)
_FONT_ELEMENTS = _words("font mathFont altName latin ea cs sym buFont")
_FONT_ATTRIBUTES = _words("ascii hAnsi cs eastAsia typeface font")
# Schema enumerations begin with a small letter; languages are the exception.
_CHOICE = re.compile(r"[a-z][A-Za-z0-9]*|[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})+")
# Of these, what stands among the form all the same.
_TYPED_IN_FORM = _words(
    "author date initials descr title alt tooltip tag alias tblCaption tblDescription fontKey "
    "pStyle rStyle tblStyle docPart"
)
_ADDRESS = re.compile(
    r"http://(schemas\.(openxmlformats\.org|microsoft\.com)|purl\.oclc\.org)/[\w./-]*"
    r"|http://www\.w3\.org/[\w./-]*|urn:schemas-microsoft-com:[\w:]*|\{[0-9A-Fa-f-]{36}\}"
)
# Those of the parts that an export has.
_CONTENT_TYPE = re.compile(
    r"image/(png|jpeg|gif|bmp)|application/(vnd\.openxmlformats-(package\.relationships"
    r"|officedocument\.(theme|drawingml\.chart|wordprocessingml\.(document\.main|template\.main"
    r"|header|footer|footnotes|endnotes|styles|settings|fontTable|numbering)))\+)?xml"
)
# The words of Word's own style names, in whose combinations nobody is named.
_STYLE_WORDS = _words(
    "accent annotation attribution autospacing balloon bibliography block body book bottom bullet "
    "caption case char classic closing code color colorful columns contemporary continue dark "
    "date definition document elegant email e-mail emphasis end endnote envelope even figure "
    "first followed followedhyperlink font footer footnote form grid header heading html "
    "hyperlink indent index infinity intense keyboard light line list macro map medium mention "
    "message name no note normal number numbering odd of outline page paragraph placeholder plain "
    "preformatted professional quote reference return revision salutation sample section shading "
    "signature simple smart spacing strong style subject subtitle subtle table tables text theme "
    "title toa toc top topic typewriter unresolved variable vml web websiteaddress citation cite "
    "address acronym z comment effects d figures authorities contents office default hashtag link"
)
_LISTED = (_CHOICE, _MEASURE, _NEUTRAL, _CONTENT_TYPE)
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+|[-]")
_OWN_NAME = re.compile(
    r"/?(\[Content_Types\]\.xml|_rels/\.rels|(\.\./)?(word/)?"
    r"(_rels/|theme/|theme/_rels/|charts/|charts/_rels/|media/)?"
    r"(document|header\d+|footer\d+|footnotes|endnotes|styles|settings|fontTable|numbering"
    r"|theme\d+|chart\d+|image\d+)\.(xml|xml\.rels|png|jpeg|gif|bmp)|rels|xml|png|jpeg|gif|bmp)"
)


def is_form(element: str, attribute: str, value: str, *, among_form: bool = False) -> bool:
    """Whether a value cannot name anybody. Names come without their prefix.

    `among_form` says that the element is one of `FORM_ELEMENTS` or in one.
    """
    if among_form and element not in _TYPED_IN_FORM and attribute not in _TYPED_IN_FORM:
        return True
    if not value or _NEUTRAL.fullmatch(value) or is_style_name(value):
        return True
    if element in _TYPED_ELEMENTS or attribute in _TYPED_ATTRIBUTES:
        return False
    if attribute in _FORM_ATTRIBUTES or is_own_name(value) or is_address(value):
        return True
    return _MEASURE.fullmatch(value) is not None


def is_address(value: str) -> bool:
    """Whether `value` is a namespace, a relationship type or an id of the kind that Word writes."""
    return _ADDRESS.fullmatch(value) is not None


def is_from_a_list(element: str, attribute: str, value: str) -> bool:
    """Whether a value of form is a measure, a font or a choice, and no name in the wrong place."""
    is_font = attribute in _FONT_ATTRIBUTES or element in _FONT_ELEMENTS
    return (
        (is_font and is_typeface(value))
        or any(pattern.fullmatch(value) for pattern in _LISTED)
        or is_style_name(value)
        or is_own_name(value)
        or is_address(value)
    )


def may_be_a_choice(value: str) -> bool:
    """Whether `value` is written like one that a schema offers; a name in small letters is too."""
    return _CHOICE.fullmatch(value) is not None


def is_own_name(value: str) -> bool:
    """Whether `value` is a part name that this program gives."""
    return _OWN_NAME.fullmatch(value) is not None


def is_style_name(value: str) -> bool:
    """Whether `value` is made of nothing but the words of Word's own style names."""
    words = _WORD.findall(value)
    return any(map(str.isalpha, words)) and all(
        word.isdigit() or word == "-" or word.lower() in _STYLE_WORDS for word in words
    )


# Words of the names of typefaces that come with office programs and systems. A patient may be
# called Georgia, Gill or Harrington too; a typeface with any other name was named by somebody.
_WORDS = _words(
    """
    agency aharoni albertus algerian andale andalus angsana antique antiqua apple aptos arabic arial
    arimo arno asap avenir baiti baskerville batang batangche bauhaus bell bembo berlin bernard
    bodoni boli bookman bookshelf bradley braille bremen britannic broadway browallia brush
    calibri californian calisto calligraphy cambria candara carlito castellar cavolini centaur
    century chalkboard charter cherokee chiller cjk clarendon colonna comic consolas constantia
    console cooper copperplate corbel cordia corsiva cousine courier curlz daunpenh david dejavu
    dengxian devanagari dfkai didot dilleniaupc dingbats dokchampa dotum dotumche droid ebrima
    edessa edwardian elephant emoji engravers engraved eras estrangelo eucrosiaupc euphemia fangsong
    felix fira footlight forte franklin frank freemono freesans freeserif freestyle french
    frutiger futura gabriola gadugi garamond gautami geneva georgia gigi gill gisha gloucester
    gothic goudy grande grotesque gulim gulimche gungsuh gungsuhche han handwriting harlow
    harrington head helvetica high himalaya hoefler imprint impact informal ink inter iskoola
    itc javanese jhenghei jokerman juice kaiti kalinga kartika khmer kodchiangupc kokila
    kristen kruti kunstler lao lato latha latin leelawadee levenim liberation lilyupc linotype
    lohit lucida magneto maiandro malgun mangal marlett math matura menlo meiryo microsoft mincho
    mingliu minion miriam mistral modern monaco mongolian monotype montserrat moolboran mv myanmar
    myriad narkisim narrow niagara nimbus nina nirmala noto nsimsun nyala office old onyx open
    optima orator osaka oswald palace palatino papyrus parchment perpetua phagspa pigiarniq
    plantagenet playbill pmingliu poor poppins poster pota prestige print pristina raavi rage
    raleway ravie reference richard roboto rockwell rod roman rounded sakkal script segoe serif
    shonar showcard shruti simhei simplified simsun sitka snap snell source specialty stencil style
    sylfaen symbol syriac tahoma tai tale tempus text times tinos traditional trebuchet tunga
    ubuntu uighur univers urdu utsaah vani verdana vijaya viner vivaldi vladimir vrinda webdings
    wide wingdings yahei yi yu zapf zapfino
    """
)
# Weights, widths, makers and numbers, which name nobody.
_STYLES = _words(
    """
    a and black bold book bright bt capitals compressed cond condensed cs demi display ea emboss
    english estended extended extra face fax fb hand heavy it italic jp kr l lgc light lt
    medium mn mono monospace mono mt ms n neo neue new no normal oblique one pc pro ps psmt regular
    ruled sans sb sc schoolbook semi semibold semilight sign small solid std t tc thin tw ui ultra
    unicode unknown x
    """
)
_LETTERS = re.compile(r"[^\W\d_]+")


def is_typeface(name: str) -> bool:
    """Whether all words of `name` belong to names of well-known typefaces; also without any."""
    return all(word in _WORDS or word in _STYLES for word in _LETTERS.findall(name.casefold()))
