"""Names of ordinary typefaces, which documents name without telling anything of anybody."""

from __future__ import annotations

import re
from unicodedata import normalize


def _words(names: str) -> list[str]:
    return names.split()


# As they are written without blanks. A name is one of these with words of weights and makers.
_FAMILIES = sorted(
    _words("""
        adobefangsongstd adobegothicstd adobeheitistd adobekaitistd adobemingstd adobemyungjostd
        adobesongstd agencyfb aharoni albertus aldhabi algerian andale andalemono andalus
        angsananew angsanaupc apercu apple applecoloremoji applegothic applesdgothic applesymbols
        aptos aptosdisplay arabictypesetting arial arialnarrow arialrounded arialunicode arimo
        asana avantgarde avenir avenirnext bahnschrift barlow baskervilleoldface batang batangche
        bauhaus bellmt bembo berlinsansfb bernardmt biaukai bitstreamcharter bitstreamvera
        bitstreamverasans bitstreamverasansmono bitstreamveraserif blackadderitc bodonimt
        bookantiqua bookman bookmanoldstyle bookshelfsymbol bradleyhanditc britannicbold broadway
        browallianew browalliaupc brushscript caladea calibri californianfb calistomt cambria
        cambriamath candara carlito castellar century centurygothic centuryschoolbook chalkboard
        chalkduster charis chiller cmr comfortaa comicsans comicsansms computermodern consolas
        constantia cooperblack copperplategothic corbel cordianew cordiaupc courier couriernew
        courierprime cousine cumberland curlzmt cursive daunpenh dejavu dejavulgc dejavulgcsans
        dejavulgcsansmono dejavulgcserif dejavusans dejavusansmono dejavuserif dengxian devanagari
        dfkaisb dilleniaupc dinalternate dingbats dokchampa dotum dotumche droidsans
        droidsansfallback droidsansmono droidserif ebrima edwardianscriptitc elephant engravers
        engraversmt erasitc estrangeloedessa eucrosiaupc euphemia fangsong fantasy felixtitling
        firacode firamono firasans footlightmt forte franklingothic freemono freesans freeserif
        freestylescript frenchscript frutiger fshei futura fzshuti fzyaoti gabriola gadugi
        garamond gautami geneva gentium gentiumplus georgia gillsans gillsansultra gloucester
        goudyoldstyle goudystout gujarati gulim gulimche gungsuh gungsuhche gurmukhi
        haettenschweiler hannotate harlowsolid heisei heiseikakugo heiseikakugow heiseimin
        heiseiminw heiti helvetica helveticaneue highertower hightowertext hiraginokakugo
        hiraginomincho hiraginosans hirakakupro hiraminpro hoefler hoeflertext hygothic hymyeongjo
        hysmyeongjo hysmyeongjostd impact imprintshadow inconsolata informalroman inter ipagothic
        ipamincho ipapgothic ipapmincho iskoolapota itcavantgarde itcbookman itczapfchancery
        itczapfdingbats javanesetext jokerman juiceitc kacst kacstbook kacstoffice kaiti kaitisc
        kalinga kartika khmerui kodchiangupc kokila kozgopr kozgopro kozminpr kozminpro kristenitc
        kunstlerscript laoui latha latinmodern lato leelawadee leelawadeeui levenim liberation
        liberationmono liberationsans liberationsansnarrow liberationserif lilyupc linbiolinum
        linlibertine lmmono lmroman lmsans lohit lucida lucidabright lucidacalligraphy
        lucidaconsole lucidafax lucidagrande lucidahandwriting lucidasans lucidasanstypewriter
        lucidasansunicode magneto maiandragd malayalam malgungothic mangal marlett mathjax
        maturascript meiryo meiryoui menlo mhei microsofthimalaya microsoftjhenghei
        microsoftnewtailue microsoftphagspa microsoftsansserif microsofttaile microsoftuighur
        microsoftyahei microsoftyaheiui microsoftyibaiti mingliu mingliuhkscs minion minionpro
        miriam miriamfixed mistral modern modernno monaco mongolianbaiti monospace monotypecorsiva
        monotypesorts montserrat moolboran msgothic mshei mskai msmincho msminchow msoutlook
        mspgothic mspmincho msreferencesansserif msreferencespecialty mssans mssansserif msserif
        mssong msung msungstd mtextra mvboli myanmartext myriad myriadpro narkisim
        newcenturyschlbk newcenturyschoolbook newyork niagaraengraved niagarasolid nimbusmonl
        nimbusmono nimbusmonol nimbusroman nimbusromanno nimbusromno nimbussanl nimbussans
        nimbussansl nirmala nirmalaui noto notomono notonaskharabic notosans notosanscjk
        notosansmono notosanssymbols notoserif notoserifcjk nsimsun nyala ocra ocraextended ocrb
        oldenglishtext onyx opensans opensymbol optima oswald palacescript palatino
        palatinolinotype papyrus parchment perpetua perpetuatitling pingfang plantagenetcherokee
        playbill pmingliu poorrichard poppins pristina ptmono ptsans ptserif raavi rageitalic
        raleway ravie roboto robotocondensed robotomono robotoslab rockwell sakkalmajalla
        sansserif sazanami scriptmtbold segoe segoefluenticons segoemdlassets segoeprint
        segoescript segoeui segoeuiemoji segoeuihistoric segoeuisymbol serif shonarbangla
        showcardgothic shruti simhei simplifiedarabic simplifiedarabicfixed simsun simsunextb
        sitka sitkabanner sitkaheading sitkasmall sitkasubheading sitkatext snapitc sourcecodepro
        sourcesans sourcesanspro sourceserifpro stbaoli stcaiyun stencil stfangsong sthei stheiti
        sthupo stix stixgeneral stixtwo stkaiti stliti stsong stsongstd stxihei stxingkai stxinwei
        stzhongsong swiss sylfaen symbol symbola symbolmt systemfont systemui tahoma takao tamil
        telugu tempussansitc texgyre thaana thorndale times timesnewroman timesnewromanps
        timesroman tinos traditionalarabic trajan trebuchet trebuchetms tunga twcenmt ubuntu
        ubuntumono umbra unifont univers urdutypesetting utopia utsaah vani verdana vijaya
        vinerhanditc vivaldi vladimirscript vrinda webdings widelatin wingdings wingdings2
        wingdings3 wingdingsregular wqy xits yugothic yugothicui yumincho zapfchancery
        zapfdingbats zapfino
        宋体 仿宋 仿宋gb 맑은고딕 新細明體 msゴシック ms明朝 mspゴシック mspゴ 黑体 楷体 楷体gb
        等线 游ゴシック 游明朝 細明體 바탕 幼圆 微軟正黑體 华文中宋 돋움 굴림 微软雅黑 標楷體 隶书
        华文细黑 华文楷体 华文宋体 华文仿宋 メイリオ microsofthead gisha nina phagspa goudy bremen
        centaur colonnamt harrington maturascriptcapitals msuigothic swis swissbt sourcehanserif
        sourcehansans arialgras hygothic hy중고딕 transliteration lohitdevanagari
    """),
    key=len,
    reverse=True,
)
# Weights, widths, makers and numbers, which name nobody.
_STYLES = (
    *(
        "bold",
        "black",
        "heavy",
        "light",
        "medium",
        "thin",
        "book",
        "demi",
        "semi",
        "extra",
        "ultra",
    ),
    *("regular", "normal", "roman", "italic", "oblique", "ital", "obli", "narrow", "condensed"),
    *("cond", "compressed", "extended", "expanded", "wide", "display", "text", "caption", "head"),
    *(
        "ps",
        "mt",
        "psmt",
        "std",
        "pro",
        "ms",
        "itc",
        "lt",
        "bt",
        "fb",
        "sc",
        "jp",
        "kr",
        "tc",
        "cn",
    ),
    *("unicode", "identity", "h", "v", "new", "neue", "math", "console", "ui", "linotype", "gb"),
    *("sans", "serif", "mono", "regu", "reguital", "boldital", "boldobli", "bd", "bi", "rg", "it"),
    *(
        "big",
        "hk",
        "cjk",
        "no",
        "l",
        "b",
        "i",
        "w",
        "poster",
        "slab",
        "rounded",
        "small",
        "titling",
        "hand",
    ),
)
_LONGEST = 80
_OTHER = re.compile(r"[\W\d_]+")
# What viewers have themselves (ISO 32000-1, 9.6.2.2).
STANDARD = frozenset(
    (
        *("Courier", "Courier-Bold", "Courier-BoldOblique", "Courier-Oblique", "Helvetica"),
        *("Helvetica-Bold", "Helvetica-BoldOblique", "Helvetica-Oblique", "Times-Roman"),
        *("Times-Bold", "Times-BoldItalic", "Times-Italic", "Symbol", "ZapfDingbats"),
    )
)


def is_ordinary(name: str) -> bool:
    """Whether `name` is that of a well-known typeface, in any weight."""
    word = _OTHER.sub("", normalize("NFKC", name).casefold())
    if len(word) > _LONGEST:
        return False
    waiting = {len(family) for family in _FAMILIES if word.startswith(family)}
    # Each place once: a word of many weights could be parted in too many ways.
    reached: set[int] = set()
    while waiting:
        place = waiting.pop()
        reached.add(place)
        ends = {place + len(style) for style in _STYLES if word.startswith(style, place)}
        waiting |= ends - reached
    return len(word) in reached
