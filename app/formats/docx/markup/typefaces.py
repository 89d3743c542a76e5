"""Names of typefaces that come with office programs and systems, many of them also people's names.

A patient may be called Georgia, Gill or Harrington. What is called otherwise was named by somebody.
"""

from __future__ import annotations

import re


def _words(names: str) -> frozenset[str]:
    return frozenset(names.split())


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
_WORD = re.compile(r"[^\W\d_]+")


def is_typeface(name: str) -> bool:
    """Whether all words of `name` belong to names of well-known typefaces; also without any."""
    return all(word in _WORDS or word in _STYLES for word in _WORD.findall(name.casefold()))
