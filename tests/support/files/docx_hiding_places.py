"""Places in a Word document where a name can hide from its reader; the name is `Okonkwo`."""

from __future__ import annotations

from support.files.docx_files import HEAD, NAMESPACES, p, part, picture

SECRET = "Okonkwo"

IN_THE_BODY = {
    "deleted text": """
        <w:p><w:del w:author='x'><w:r><w:delText>Okonkwo</w:delText></w:r></w:del></w:p>
    """,
    "deletion without its mark": """
        <w:p><w:r><w:delText>Okonkwo</w:delText></w:r></w:p>
    """,
    "author of an insertion": """
        <w:p><w:ins w:author='Okonkwo'><w:r><w:t>x</w:t></w:r></w:ins></w:p>
    """,
    "former format": """
        <w:p><w:pPr><w:pPrChange w:author='Okonkwo'><w:pPr/></w:pPrChange></w:pPr></w:p>
    """,
    "field code": """
        <w:p><w:r><w:fldChar w:fldCharType='begin'/><w:instrText>ADDIN Okonkwo</w:instrText>
        <w:fldChar w:fldCharType='separate'/><w:t>x</w:t><w:fldChar w:fldCharType='end'/></w:r>
        </w:p>
    """,
    "field code of a page number": """
        <w:p><w:fldSimple w:instr='PAGE \\* Okonkwo'/></w:p>
    """,
    "field code outside a field": """
        <w:p><w:r><w:instrText>Okonkwo</w:instrText></w:r></w:p>
    """,
    "form data": """
        <w:p><w:r><w:fldChar w:fldCharType='begin'><w:ffData><w:name w:val='Okonkwo'/>
        </w:ffData></w:fldChar><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType='end'/>
        </w:r></w:p>
    """,
    "choice not made": """
        <w:sdt><w:sdtPr><w:dropDownList><w:listItem w:displayText='Okonkwo'/></w:dropDownList>
        </w:sdtPr><w:sdtContent><w:p><w:r><w:t>x</w:t></w:r></w:p></w:sdtContent></w:sdt>
    """,
    "tag of a control": """
        <w:sdt><w:sdtPr><w:tag w:val='Okonkwo'/></w:sdtPr><w:sdtContent/></w:sdt>
    """,
    "bookmark": """
        <w:p><w:bookmarkStart w:id='1' w:name='Okonkwo'/><w:bookmarkEnd w:id='1'/></w:p>
    """,
    "bookmark in use": """
        <w:p><w:bookmarkStart w:id='1' w:name='Okonkwo'/><w:bookmarkEnd w:id='1'/><w:hyperlink
        w:anchor='Okonkwo'><w:r><w:t>x</w:t></w:r></w:hyperlink></w:p>
    """,
    "tip of a link": """
        <w:p><w:hyperlink w:tooltip='Okonkwo'><w:r><w:t>x</w:t></w:r></w:hyperlink></w:p>
    """,
    "picture name": """
        <w:p><w:r><w:drawing><wp:inline><wp:docPr id='1' name='Okonkwo' descr='Okonkwo'
        title='Okonkwo'><a:hlinkClick r:id='q' tooltip='Okonkwo'/></wp:docPr></wp:inline>
        </w:drawing></w:r></w:p>
    """,
    "extension of a drawing": """
        <w:p><w:r><w:drawing><wp:inline><wp:docPr id='1' name=''><a:extLst><a:ext
        uri='Okonkwo'/></a:extLst></wp:docPr></wp:inline></w:drawing></w:r></w:p>
    """,
    "shape": """
        <w:p><w:r><w:pict><v:shapetype id='Okonkwo'/><v:shape id='Okonkwos' alt='Okonkwo'
        title='Okonkwo' href='Okonkwo' o:gfxdata='Okonkwo' type='#Okonkwo'><v:imagedata
        o:title='Okonkwo'/></v:shape></w:pict></w:r></w:p>
    """,
    "table description": """
        <w:tbl><w:tblPr><w:tblCaption w:val='Okonkwo'/><w:tblDescription w:val='Okonkwo'/>
        </w:tblPr><w:tr><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
    """,
    "smart tag": """
        <w:p><w:smartTag w:uri='u' w:element='Okonkwo'><w:smartTagPr><w:attr w:name='n'
        w:val='Okonkwo'/></w:smartTagPr><w:r><w:t>x</w:t></w:r></w:smartTag></w:p>
    """,
    "custom element": """
        <w:customXml w:element='Okonkwo'><w:p><w:r><w:t>x</w:t></w:r></w:p></w:customXml>
    """,
    "permission": """
        <w:p><w:permStart w:id='1' w:ed='Okonkwo'/><w:permEnd w:id='1'/></w:p>
    """,
    "comment in the XML": """
        <w:p><!-- Okonkwo --><w:r><w:t>Ann<!-- Okonkwo -->a</w:t></w:r></w:p>
    """,
    "instruction in the XML": """
        <w:p><?Okonkwo Okonkwo?></w:p>
    """,
    "text between elements": """
        <w:p>Okonkwo<w:r>Okonkwo<w:t>x</w:t>Okonkwo</w:r></w:p>Okonkwo
    """,
    "text outside a paragraph": """
        <w:r><w:t>Okonkwo</w:t></w:r>
    """,
    "attribute of another program": """
        <w:p x:patient='Okonkwo'/>
    """,
    "attribute without a namespace": """
        <w:p patient='Okonkwo'/>
    """,
    "element of another program": """
        <w:p><x:patient name='Okonkwo'>Okonkwo</x:patient></w:p>
    """,
    "newer element of Word": """
        <w:p w15:seen='Okonkwo'><w15:person w15:author='Okonkwo'/></w:p>
    """,
    "unused namespace": """
        <w:p xmlns:Okonkwo='https://Okonkwo'/>
    """,
    "branch not shown": """
        <w:p><w:r><mc:AlternateContent><mc:Choice Requires='wps'><w:t>x</w:t></mc:Choice>
        <mc:Fallback><w:t>Okonkwo</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>
    """,
    "branch that needs another program": """
        <w:p><w:r><mc:AlternateContent><mc:Choice Requires='x'><w:t>Okonkwo</w:t></mc:Choice>
        <mc:Fallback><w:t>x</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>
    """,
    "embedded object": """
        <w:p><w:r><w:object><o:OLEObject ProgID='Okonkwo' r:id='q'/></w:object></w:r></w:p>
    """,
    "signature line": """
        <w:p><w:r><w:pict><v:shape><o:signatureline o:suggestedsigner='Okonkwo'/></v:shape>
        </w:pict></w:r></w:p>
    """,
    "style that does not exist": """
        <w:p><w:pPr><w:pStyle w:val='Okonkwo'/></w:pPr></w:p>
    """,
    "revision ids": """
        <w:p w:rsidR='Okonkwo' w14:paraId='Okonkwo'/>
    """,
}


# Last step of the relationship type, target, content.
PARTS: dict[str, tuple[str, str, str | bytes]] = {
    "comments": (
        "comments",
        "c.xml",
        part("comments", f"<w:comment w:author='Okonkwo'>{p('Okonkwo')}</w:comment>"),
    ),
    "people": (
        "people",
        "p.xml",
        "<w15:people xmlns:w15='u'><w15:person w15:author='Okonkwo'/></w15:people>",
    ),
    "glossary": ("glossaryDocument", "g.xml", part("glossaryDocument", p("Okonkwo"))),
    "custom XML": ("customXml", "../customXml/i.xml", "<patient>Okonkwo</patient>"),
    "web settings": ("webSettings", "w.xml", part("webSettings", "<w:div w:id='Okonkwo'/>")),
    "workbook": ("package", "b.xlsx", "Okonkwo"),
    "object": ("oleObject", "o.bin", "Okonkwo"),
    "macros": ("vbaProject", "v.bin", "Okonkwo"),
    "printer": ("printerSettings", "p.bin", "Okonkwo"),
    "link": ("hyperlink", "mailto:Okonkwo@example.org", ""),
    "template": ("attachedTemplate", "file:///C:/Okonkwo.dotx", ""),
    "unknown part": ("ofOkonkwo", "u.xml", "<u>Okonkwo</u>"),
    "picture that is not shown": ("image", "i.png", picture() + b"Okonkwo"),
    "header that is not shown": ("header", "h.xml", part("hdr", p("Okonkwo"))),
    "settings": (
        "settings",
        "s.xml",
        part(
            "settings",
            "<w:docVars><w:docVar w:name='n' w:val='Okonkwo'/></w:docVars><w15:docId "
            "w15:val='Okonkwo'/><w:writeProtection w:recommended='Okonkwo'/>"
            "<w:captions><w:caption w:name='Okonkwo'/></w:captions>",
        ),
    ),
    "style": (
        "styles",
        "y.xml",
        part(
            "styles",
            "<w:style w:customStyle='1' w:styleId='Okonkwo'><w:name w:val='Okonkwo'/>"
            "<w:aliases w:val='Okonkwo'/><w:rsid w:val='Okonkwo'/></w:style>",
        ),
    ),
    "list": (
        "numbering",
        "n.xml",
        part("numbering", "<w:abstractNum><w:name w:val='Okonkwo'/></w:abstractNum>"),
    ),
    "theme": (
        "theme",
        "t.xml",
        f"{HEAD}<a:theme {NAMESPACES} name='Okonkwo'><a:clrScheme name='Okonkwo'/></a:theme>",
    ),
    "fonts": (
        "fontTable",
        "f.xml",
        part(
            "fonts",
            "<w:font w:name='Arial'><w:embedRegular w:fontKey='Okonkwo'/></w:font>",
        ),
    ),
}
