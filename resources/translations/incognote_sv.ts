<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> expected among them</source>
        <translation> väntas bland dem</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n godkänd</numerusform>
            <numerusform>%n godkända</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted.</source>
        <translation>
            <numerusform>%n godkänd.</numerusform>
            <numerusform>%n godkända.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are left to be reviewed.</source>
        <translation>
            <numerusform>%n återstår att granska.</numerusform>
            <numerusform>%n återstår att granska.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n ruta</numerusform>
            <numerusform>%n rutor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes added.</source>
        <translation>
            <numerusform>%n ruta tillagd.</numerusform>
            <numerusform>%n rutor tillagda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed to {kind}.</source>
        <translation>
            <numerusform>%n ändrad till {kind}.</numerusform>
            <numerusform>%n ändrade till {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n vald</numerusform>
            <numerusform>%n valda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections</source>
        <translation>
            <numerusform>%n rättelse</numerusform>
            <numerusform>%n rättelser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements</source>
        <translation>
            <numerusform>%n oenighet</numerusform>
            <numerusform>%n oenigheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements.</source>
        <translation>
            <numerusform>%n oenighet.</numerusform>
            <numerusform>%n oenigheter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n dokument</numerusform>
            <numerusform>%n dokument</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are exported and checked.</source>
        <translation>
            <numerusform>%n dokument är exporterat och kontrollerat.</numerusform>
            <numerusform>%n dokument är exporterade och kontrollerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not reviewed yet and left out.</source>
        <translation>
            <numerusform>%n dokument är inte granskat än och utelämnas.</numerusform>
            <numerusform>%n dokument är inte granskade än och utelämnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not searched: they are not ready.</source>
        <translation>
            <numerusform>%n dokument genomsöks inte: det är inte klart.</numerusform>
            <numerusform>%n dokument genomsöks inte: de är inte klara.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are searched.</source>
        <translation>
            <numerusform>%n dokument är genomsökt.</numerusform>
            <numerusform>%n dokument är genomsökta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were decided on since: undo there first.</source>
        <translation>
            <numerusform>Sedan dess har %n dokument ändrats: ångra där först.</numerusform>
            <numerusform>Sedan dess har %n dokument ändrats: ångra där först.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were refused and are left out.</source>
        <translation>
            <numerusform>%n dokument nekades och utelämnas.</numerusform>
            <numerusform>%n dokument nekades och utelämnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of a kind that cannot be read.</source>
        <translation>
            <numerusform>%n fil är av en typ som inte kan läsas.</numerusform>
            <numerusform>%n filer är av en typ som inte kan läsas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n träff</numerusform>
            <numerusform>%n träffar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings are undecided. They will be removed as if accepted.</source>
        <translation>
            <numerusform>%n träff är oavgjord. Den tas bort som om den vore godkänd.</numerusform>
            <numerusform>%n träffar är oavgjorda. De tas bort som om de vore godkända.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings rejected: the text stays.</source>
        <translation>
            <numerusform>%n träff avvisad: texten står kvar.</numerusform>
            <numerusform>%n träffar avvisade: texten står kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review</source>
        <translation>
            <numerusform>%n träff att granska</numerusform>
            <numerusform>%n träffar att granska</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review have at least this score.</source>
        <translation>
            <numerusform>%n träff att granska har minst denna poäng.</numerusform>
            <numerusform>%n träffar att granska har minst denna poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings will be removed.</source>
        <translation>
            <numerusform>%n träff tas bort.</numerusform>
            <numerusform>%n träffar tas bort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folders could not be opened.</source>
        <translation>
            <numerusform>%n mapp kunde inte öppnas.</numerusform>
            <numerusform>%n mappar kunde inte öppnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers removed.</source>
        <translation>
            <numerusform>%n identifierande uppgift borttagen.</numerusform>
            <numerusform>%n identifierande uppgifter borttagna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n kvar</numerusform>
            <numerusform>%n kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same person or thing are taken.</source>
        <translation>
            <numerusform>%n förekomst av denna person eller sak är vald.</numerusform>
            <numerusform>%n förekomster av samma person eller sak är valda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same text are taken.</source>
        <translation>
            <numerusform>%n förekomst av denna text är vald.</numerusform>
            <numerusform>%n förekomster av samma text är valda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are redacted already.</source>
        <translation>
            <numerusform>%n till är redan borttaget.</numerusform>
            <numerusform>%n till är redan borttagna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n tveksamt fall</numerusform>
            <numerusform>%n tveksamma fall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need another look: see the list.</source>
        <translation>
            <numerusform>%n behöver ses över igen: se listan.</numerusform>
            <numerusform>%n behöver ses över igen: se listan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention.</source>
        <translation>
            <numerusform>%n kräver din uppmärksamhet.</numerusform>
            <numerusform>%n kräver din uppmärksamhet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notices</source>
        <translation>
            <numerusform>%n anmärkning</numerusform>
            <numerusform>%n anmärkningar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} ticked.</source>
        <translation>
            <numerusform>%n av {total} förbockat.</numerusform>
            <numerusform>%n av {total} förbockade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n sida</numerusform>
            <numerusform>%n sidor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages were read by recognition and not looked at yet.</source>
        <translation>
            <numerusform>%n sida lästes med textigenkänning och har inte granskats än.</numerusform>
            <numerusform>%n sidor lästes med textigenkänning och har inte granskats än.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places marked as {kind}.</source>
        <translation>
            <numerusform>%n ställe markerat som {kind}.</numerusform>
            <numerusform>%n ställen markerade som {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted in {documents} documents.</source>
        <translation>
            <numerusform>%n ställe borttaget i {documents} dokument.</numerusform>
            <numerusform>%n ställen borttagna i {documents} dokument.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted.</source>
        <translation>
            <numerusform>%n ställe borttaget.</numerusform>
            <numerusform>%n ställen borttagna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recognised pages were not looked at.</source>
        <translation>
            <numerusform>%n igenkänd sida har inte granskats.</numerusform>
            <numerusform>%n igenkända sidor har inte granskats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n nekat</numerusform>
            <numerusform>%n nekade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n avvisad</numerusform>
            <numerusform>%n avvisade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected.</source>
        <translation>
            <numerusform>%n avvisad.</numerusform>
            <numerusform>%n avvisade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replacements changed.</source>
        <translation>
            <numerusform>%n ersättning ändrad.</numerusform>
            <numerusform>%n ersättningar ändrade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <translation>
            <numerusform>%n stoppat</numerusform>
            <numerusform>%n stoppade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that the filter hides stay as they are.</source>
        <translation>
            <numerusform>%n som filtret döljer förblir som den är.</numerusform>
            <numerusform>%n som filtret döljer förblir som de är.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n att granska</numerusform>
            <numerusform>%n att granska</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided again.</source>
        <translation>
            <numerusform>%n åter oavgjord.</numerusform>
            <numerusform>%n åter oavgjorda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided will be removed.</source>
        <translation>
            <numerusform>%n oavgjord tas bort.</numerusform>
            <numerusform>%n oavgjorda tas bort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n ord</numerusform>
            <numerusform>%n ord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would stay in an export</source>
        <translation>
            <numerusform>%n skulle bli kvar i en export</numerusform>
            <numerusform>%n skulle bli kvar i en export</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigera</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arkiv</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Granska</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>A capitalised word that no list knows.</source>
        <translation>Ett ord med stor bokstav som ingen lista känner.</translation>
    </message>
    <message>
        <source>A check failed on {pages}: the export shows a picture there, without words to search, in which everything is painted over that could still be read of what was removed.</source>
        <translation>En kontroll misslyckades på {pages}: där visar exporten en bild, utan sökbara ord, i vilken allt är övermålat som ännu kunde läsas av det borttagna.</translation>
    </message>
    <message>
        <source>A digital signature will end, because the content changes.</source>
        <translation>En digital signatur upphör, eftersom innehållet ändras.</translation>
    </message>
    <message>
        <source>A file with this name is there and will be replaced.</source>
        <translation>Det finns redan en fil med det namnet; den ersätts.</translation>
    </message>
    <message>
        <source>A long number.</source>
        <translation>Ett långt nummer.</translation>
    </message>
    <message>
        <source>A lower score shows more suggestions and misses fewer identifiers. How much may be missed is expected of notes like those the model was measured on.</source>
        <translation>Med lägre poäng visas fler förslag och färre identifierande uppgifter missas. Hur mycket som kan missas gäller anteckningar som liknar dem som modellen mättes på.</translation>
    </message>
    <message>
        <source>A page can be exported as a picture: what recognition still reads there of what was removed is painted over, and the copy is checked as before. Words of that page cannot be searched or copied then.</source>
        <translation>En sida kan exporteras som bild: det som textigenkänningen ännu läser där av det borttagna målas över, och kopian kontrolleras som förut. Sidans ord kan då inte längre sökas eller kopieras.</translation>
    </message>
    <message>
        <source>A page shows its text only as a picture.</source>
        <translation>En sida visar sin text bara som bild.</translation>
    </message>
    <message>
        <source>A part of it could not be read. It will be dropped, too.</source>
        <translation>En del kunde inte läsas. Även den tas bort.</translation>
    </message>
    <message>
        <source>A part of the program is not installed.</source>
        <translation>En del av programmet är inte installerad.</translation>
    </message>
    <message>
        <source>A passphrase for the project</source>
        <translation>En lösenfras för projektet</translation>
    </message>
    <message>
        <source>A person has to read all of it. If the language is another one, name it with --language.</source>
        <translation>En människa måste läsa alltihop. Om språket är ett annat anger du det med --language.</translation>
    </message>
    <message>
        <source>A picture is shown in several places; what is removed from it in one is gone from all of them.</source>
        <translation>En bild visas på flera ställen; det som tas bort från den på ett ställe försvinner från alla.</translation>
    </message>
    <message>
        <source>A replacement does not fit into a picture or cannot be drawn; a black box stands there.</source>
        <translation>En ersättning får inte plats i en bild eller kan inte ritas; där står en svart ruta.</translation>
    </message>
    <message>
        <source>A replacement does not fit into the picture or cannot be drawn; a black box stands there.</source>
        <translation>En ersättning får inte plats i bilden eller kan inte ritas; där står en svart ruta.</translation>
    </message>
    <message>
        <source>A replacement has letters that the bundled fonts lack, or does not fit into a scan; a black box stands there.</source>
        <translation>En ersättning har bokstäver som saknas i de medföljande teckensnitten, eller får inte plats i en skannad bild; där står en svart ruta.</translation>
    </message>
    <message>
        <source>A saved session</source>
        <translation>En sparad session</translation>
    </message>
    <message>
        <source>A single letter or sign would be removed in every word.</source>
        <translation>En enda bokstav eller ett enda tecken skulle tas bort i varje ord.</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Ett år</translation>
    </message>
    <message>
        <source>AGE</source>
        <translation>ÅLDER</translation>
    </message>
    <message>
        <source>About Incognote…</source>
        <translation>Om Incognote …</translation>
    </message>
    <message>
        <source>About {name}</source>
        <translation>Om {name}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Godkänn</translation>
    </message>
    <message>
        <source>Accept all above a score</source>
        <translation>Godkänn alla över en viss poäng</translation>
    </message>
    <message>
        <source>Accept all above a score…</source>
        <translation>Godkänn alla över en viss poäng…</translation>
    </message>
    <message>
        <source>Accept all of this category</source>
        <translation>Godkänn alla i kategorin</translation>
    </message>
    <message>
        <source>Accept every mention of it</source>
        <translation>Godkänn alla förekomster av detta</translation>
    </message>
    <message>
        <source>Accept or reject</source>
        <translation>Godkänn eller avvisa</translation>
    </message>
    <message>
        <source>Accept the rest of this page</source>
        <translation>Godkänn resten av sidan</translation>
    </message>
    <message>
        <source>Accept: remove it on export</source>
        <translation>Godkänn: ta bort vid export</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Godkända</translation>
    </message>
    <message>
        <source>Accessibility tags and alternative texts will be dropped from the export; screen readers lose them.</source>
        <translation>Tillgänglighetstaggar och alternativtexter följer inte med i exporten; skärmläsare förlorar dem.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Kontonummer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message numerus="yes">
        <source>Add %n boxes</source>
        <translation>
            <numerusform>Lägg till %n ruta</numerusform>
            <numerusform>Lägg till %n rutor</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by hand</source>
        <translation>Tillagda för hand</translation>
    </message>
    <message>
        <source>Addresses of links</source>
        <translation>Länkarnas adresser</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Ålder</translation>
    </message>
    <message>
        <source>All decided</source>
        <translation>Allt avgjort</translation>
    </message>
    <message>
        <source>All findings are decided.</source>
        <translation>Alla fynd är avgjorda.</translation>
    </message>
    <message>
        <source>All is decided. {finish} calls the document reviewed, {export} exports it.</source>
        <translation>Allt är avgjort. {finish} markerar dokumentet som granskat, {export} exporterar det.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alla kortkommandon</translation>
    </message>
    <message>
        <source>All kinds…</source>
        <translation>Alla typer…</translation>
    </message>
    <message>
        <source>All my documents</source>
        <translation>Alla mina dokument</translation>
    </message>
    <message>
        <source>All of this person</source>
        <translation>Allt om personen</translation>
    </message>
    <message>
        <source>All of this will be dropped from the export. What the document shows of it, such as the value of a form field, stands in its text as well and is treated there.</source>
        <translation>Allt detta tas bort ur exporten. Det som dokumentet visar av det, till exempel värdet i ett formulärfält, står också i dess text och behandlas där.</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message numerus="yes">
        <source>Also %n other mention(s) of the same text</source>
        <translation>
            <numerusform>Även %n annan förekomst av samma text</numerusform>
            <numerusform>Även %n andra förekomster av samma text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also %n others like this</source>
        <translation>
            <numerusform>Även %n annan likadan</numerusform>
            <numerusform>Även %n andra likadana</numerusform>
        </translation>
    </message>
    <message>
        <source>Alternative texts and names of pictures, shapes and tables are removed.</source>
        <translation>Alternativtexter och namn på bilder, former och tabeller tas bort.</translation>
    </message>
    <message>
        <source>Always or never redact</source>
        <translation>Ta bort alltid eller aldrig</translation>
    </message>
    <message>
        <source>Always redact this in all documents</source>
        <translation>Ta alltid bort detta i alla dokument</translation>
    </message>
    <message>
        <source>Always redact this in this document</source>
        <translation>Ta alltid bort detta i dokumentet</translation>
    </message>
    <message>
        <source>Always redact “{words}” in all documents</source>
        <translation>Ta alltid bort ”{words}” i alla dokument</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this document</source>
        <translation>Ta alltid bort ”{words}” i dokumentet</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this project</source>
        <translation>Ta alltid bort ”{words}” i projektet</translation>
    </message>
    <message>
        <source>Always redacted</source>
        <translation>Tas alltid bort</translation>
    </message>
    <message>
        <source>Always removed</source>
        <translation>Tas alltid bort</translation>
    </message>
    <message>
        <source>An export blacks out what is under the box. {key} takes it away again, {repeat} repeats it on other pages.</source>
        <translation>En export svärtar det som är under rutan. {key} tar bort den igen, {repeat} upprepar den på andra sidor.</translation>
    </message>
    <message>
        <source>Another finding, another cell or the end of the text stands there.</source>
        <translation>Där står en annan träff, en annan cell eller textens slut.</translation>
    </message>
    <message>
        <source>Another language is used from the next start on.</source>
        <translation>Ett nytt språk används från nästa start.</translation>
    </message>
    <message>
        <source>Another mention of something that was found</source>
        <translation>Annan förekomst av något som hittats</translation>
    </message>
    <message>
        <source>Another window of the program has this document open.</source>
        <translation>Dokumentet är öppet i ett annat av programmets fönster.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabiska</translation>
    </message>
    <message>
        <source>Are in the picture only</source>
        <translation>Finns bara i bilden</translation>
    </message>
    <message>
        <source>As exported</source>
        <translation>Som exporterat</translation>
    </message>
    <message>
        <source>As it seems to be</source>
        <translation>Som den verkar vara</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Som det kändes igen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Som skrivbordet</translation>
    </message>
    <message>
        <source>As the model advises</source>
        <translation>Enligt modellens rekommendation</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Som vanligt</translation>
    </message>
    <message>
        <source>Ask whoever made the project for its passphrase.</source>
        <translation>Be den som skapade projektet om lösenfrasen.</translation>
    </message>
    <message>
        <source>At the same place on pages</source>
        <translation>På samma ställe på sidorna</translation>
    </message>
    <message>
        <source>Attached data is removed: form data, building blocks, print settings and others.</source>
        <translation>Bifogade data tas bort: formulärdata, byggblock, utskriftsinställningar med mera.</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Bifogade filer</translation>
    </message>
    <message>
        <source>Attached files will be dropped from the export; they were not searched.</source>
        <translation>Bifogade filer följer inte med i exporten; de genomsöktes inte.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatiskt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Back to your own review</source>
        <translation>Tillbaka till din egen granskning</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Balanserad</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisk</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>baskiska</translation>
    </message>
    <message>
        <source>Before you export</source>
        <translation>Innan du exporterar</translation>
    </message>
    <message>
        <source>Before: {estimate}.</source>
        <translation>Före: {estimate}.</translation>
    </message>
    <message>
        <source>Begin a word earlier</source>
        <translation>Börja ett ord tidigare</translation>
    </message>
    <message>
        <source>Begin a word later</source>
        <translation>Börja ett ord senare</translation>
    </message>
    <message>
        <source>Beside the picture</source>
        <translation>Vid sidan av bilden</translation>
    </message>
    <message>
        <source>Biometric identifier</source>
        <translation>Biometrisk uppgift</translation>
    </message>
    <message>
        <source>Black boxes</source>
        <translation>Svarta rutor</translation>
    </message>
    <message>
        <source>Black boxes: not even the kind of an identifier is told</source>
        <translation>Svarta rutor: inte ens typen av uppgift framgår</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Brödtext</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Bokmärken</translation>
    </message>
    <message>
        <source>Bookmarks will be dropped from the export.</source>
        <translation>Bokmärken följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Box on page {number}</source>
        <translation>Ruta på sidan {number}</translation>
    </message>
    <message>
        <source>Box on page {number}, {wide} by {high} points, {left} from the left, {top} down</source>
        <translation>Ruta på sidan {number}, {wide} gånger {high} punkter, {left} från vänster, {top} uppifrån</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Rutor</translation>
    </message>
    <message>
        <source>Boxes drawn on pages, counted as added by hand:</source>
        <translation>Rutor som ritats på sidor, räknade som tillagda för hand:</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bulgariska</translation>
    </message>
    <message>
        <source>Bundled default</source>
        <translation>Det medföljande</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>Efter kategori</translation>
    </message>
    <message>
        <source>By page</source>
        <translation>Efter sida</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Efter person</translation>
    </message>
    <message>
        <source>CONTACT</source>
        <translation>KONTAKT</translation>
    </message>
    <message>
        <source>Call this document reviewed, go to the next ({key})</source>
        <translation>Markera dokumentet som granskat och gå till nästa ({key})</translation>
    </message>
    <message>
        <source>Can be searched and copied</source>
        <translation>Går att söka och kopiera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Capitals, accents and line breaks make no difference. What is always removed counts for more. What is never removed stays only where it stands by itself: a longer finding that holds it is still to be reviewed, and you can accept each one all the same.</source>
        <translation>Versaler, accenter och radbrytningar spelar ingen roll. Det som alltid tas bort väger tyngre. Det som aldrig tas bort står kvar bara där det står för sig: en längre träff som innehåller det ska fortfarande granskas, och du kan ändå godkänna var och en.</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>katalanska</translation>
    </message>
    <message>
        <source>Categories to list</source>
        <translation>Kategorier att lista</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategori</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Centraleuropeisk</translation>
    </message>
    <message>
        <source>Change the keys…</source>
        <translation>Ändra tangenterna…</translation>
    </message>
    <message>
        <source>Change the kind…</source>
        <translation>Ändra typ…</translation>
    </message>
    <message>
        <source>Change the language…</source>
        <translation>Byt språk…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Charts keep what they show and lose the workbook behind it.</source>
        <translation>Diagram behåller det de visar och förlorar arbetsboken bakom.</translation>
    </message>
    <message>
        <source>Charts of newer kinds (such as waterfall or map) become the picture that Word keeps of them; without one they are removed.</source>
        <translation>Diagram av nyare slag (som vattenfall eller karta) blir den bild som Word sparar av dem; utan bild tas de bort.</translation>
    </message>
    <message>
        <source>Check that the file exists and that you may read it.</source>
        <translation>Kontrollera att filen finns och att du får läsa den.</translation>
    </message>
    <message>
        <source>Check what is to be marked as well</source>
        <translation>Kryssa för vad som också ska markeras</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Kontroller</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>kinesiska</translation>
    </message>
    <message>
        <source>Choices of the export</source>
        <translation>Val för exporten</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to and that has free space.</source>
        <translation>Välj en mapp som du får skriva i och som har ledigt utrymme.</translation>
    </message>
    <message>
        <source>Choose another model pack or install the program again.</source>
        <translation>Välj ett annat modellpaket eller installera om programmet.</translation>
    </message>
    <message>
        <source>Choose the exact kind ({key})</source>
        <translation>Välj exakt typ ({key})</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Välj mappen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Välj…</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Clear the places that are to stay as they are.</source>
        <translation>Avmarkera de ställen som ska vara som de är.</translation>
    </message>
    <message>
        <source>Click a key, or go to it with Tab, and press the new one. Tab itself goes on to the next.</source>
        <translation>Klicka på en tangent, eller gå till den med Tabb, och tryck på den nya. Tabb går vidare till nästa.</translation>
    </message>
    <message>
        <source>Clinician</source>
        <translation>Vårdpersonal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Close and forget what is saved</source>
        <translation>Stäng och glöm det sparade</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Stäng och förlora dem</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Stäng dokumentet</translation>
    </message>
    <message>
        <source>Close the project</source>
        <translation>Stäng projektet</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Stäng sökningen (Esc)</translation>
    </message>
    <message>
        <source>Close without exporting?</source>
        <translation>Stänga utan att exportera?</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>Combining</source>
        <translation>Sammanställer</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandon</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Kommandon och deras tangenter</translation>
    </message>
    <message>
        <source>Comments and marks without a drawing of their own will be dropped from the export.</source>
        <translation>Kommentarer och märken utan egen ritning följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Comments and notes</source>
        <translation>Kommentarer och anteckningar</translation>
    </message>
    <message>
        <source>Comments and the names of those who wrote them are removed.</source>
        <translation>Kommentarer och namnen på dem som skrev dem tas bort.</translation>
    </message>
    <message>
        <source>Comments will become plain page content; their pop-up texts and authors will be dropped from the export.</source>
        <translation>Kommentarer blir vanligt sidinnehåll; deras popup-texter och författare följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Comments, which are not exported</source>
        <translation>Kommentarer, som inte exporteras</translation>
    </message>
    <message>
        <source>Compare two reviewers</source>
        <translation>Jämför två granskare</translation>
    </message>
    <message>
        <source>Compare two reviewers…</source>
        <translation>Jämför två granskare…</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Content controls become plain text; choices that were not made are removed.</source>
        <translation>Innehållskontroller blir vanlig text; val som inte gjorts tas bort.</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Fortsätt där du slutade</translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n documents</source>
        <translation>
            <numerusform>Fortsätt med %n dokument</numerusform>
            <numerusform>Fortsätt med %n dokument</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue with {name}</source>
        <translation>Fortsätt med {name}</translation>
    </message>
    <message>
        <source>Copies of drawings for Word 2007 and older are removed.</source>
        <translation>Kopior av ritningar för Word 2007 och äldre tas bort.</translation>
    </message>
    <message>
        <source>Copy as exported now</source>
        <translation>Kopian som den skulle exporteras nu</translation>
    </message>
    <message>
        <source>Copy code and message; they hold no text of the document</source>
        <translation>Kopiera kod och meddelande; de innehåller ingen text ur dokumentet</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljer</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Rätta</translation>
    </message>
    <message>
        <source>Correct where it begins and ends</source>
        <translation>Ändra var det börjar och slutar</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Rättelser</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Counts as looked at once all of it was in view for a second. Press here to tick it yourself, or to take the tick away ({key}).</source>
        <translation>Räknas som granskad när hela sidan har synts i en sekund. Klicka här för att bocka för den själv, eller ta bort bocken ({key}).</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>kroatiska</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisk</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tjeckiska</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATUM</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danska</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date of an export</source>
        <translation>Datum för en export</translation>
    </message>
    <message>
        <source>Dates and numbers that label charts become text; an axis of dates shows equal steps.</source>
        <translation>Datum och tal som är etiketter i diagram blir text; en datumaxel visar lika stora steg.</translation>
    </message>
    <message>
        <source>De-identification report</source>
        <translation>Avidentifieringsrapport</translation>
    </message>
    <message>
        <source>Decide on several</source>
        <translation>Avgör flera</translation>
    </message>
    <message>
        <source>Delete what is saved of all documents; they and all projects stay</source>
        <translation>Radera det som sparats om alla dokument; de och alla projekt blir kvar</translation>
    </message>
    <message>
        <source>Delete what is saved of the chosen document, or take the project off the list (Delete)</source>
        <translation>Radera det som sparats om det valda dokumentet, eller ta bort projektet från listan (Delete)</translation>
    </message>
    <message>
        <source>Deleted text</source>
        <translation>Borttagen text</translation>
    </message>
    <message>
        <source>Descriptions of pictures and parts</source>
        <translation>Beskrivningar av bilder och delar</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Apparat</translation>
    </message>
    <message>
        <source>Digits beside what is removed.</source>
        <translation>Siffror bredvid något som tas bort.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Document properties</source>
        <translation>Dokumentegenskaper</translation>
    </message>
    <message>
        <source>Document properties such as author, title, company and dates are removed.</source>
        <translation>Dokumentegenskaper som författare, titel, företag och datum tas bort.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Documents ({endings});;All files (*)</source>
        <translation>Dokument ({endings});;Alla filer (*)</translation>
    </message>
    <message>
        <source>Documents and how far the reviewers agree</source>
        <translation>Dokument och hur eniga granskarna är</translation>
    </message>
    <message>
        <source>Documents and what came of them</source>
        <translation>Dokument och vad det blev av dem</translation>
    </message>
    <message>
        <source>Documents reviewed</source>
        <translation>Granskade dokument</translation>
    </message>
    <message>
        <source>Documents that are open keep their findings; new ones use the new settings.</source>
        <translation>Öppna dokument behåller sina träffar; nya använder de nya inställningarna.</translation>
    </message>
    <message>
        <source>Documents that are searched from now on use this point.</source>
        <translation>Dokument som söks igenom från och med nu använder denna punkt.</translation>
    </message>
    <message>
        <source>Documents with time and corrections</source>
        <translation>Dokument med tid och rättelser</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Drag with the mouse, or move with the arrow keys and Shift for the size; Enter puts the box, Esc leaves.</source>
        <translation>Dra med musen, eller flytta med piltangenterna och ändra storlek med Skift; Enter lägger rutan, Esc lämnar.</translation>
    </message>
    <message>
        <source>Draw a box</source>
        <translation>Rita en ruta</translation>
    </message>
    <message>
        <source>Draw a box over what is left on that page, and export again.</source>
        <translation>Rita en ruta över det som är kvar på sidan och exportera igen.</translation>
    </message>
    <message>
        <source>Drawing the page …</source>
        <translation>Ritar sidan …</translation>
    </message>
    <message>
        <source>Drop documents here</source>
        <translation>Släpp dokument här</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>nederländska</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-post</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates move by days of their own, 15 to {days} (see Settings).</source>
        <translation>Varje patients datum flyttas ett eget antal dagar, 15 till {days} (se inställningarna).</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates move by days of their own, at least 15, never whole weeks. Exports made before and after a change do not fit together.</source>
        <translation>Varje patients datum flyttas ett eget antal dagar, minst 15 och aldrig hela veckor. Exporter före och efter en ändring hör inte ihop.</translation>
    </message>
    <message>
        <source>Editing restrictions, document variables and links to templates are removed.</source>
        <translation>Redigeringsskydd, dokumentvariabler och länkar till mallar tas bort.</translation>
    </message>
    <message>
        <source>Embedded files (Base64) are not looked at and are removed: {count}.</source>
        <translation>Inbäddade filer (Base64) granskas inte och tas bort: {count}.</translation>
    </message>
    <message>
        <source>Embedded files and controls are removed; their picture stays where there is one.</source>
        <translation>Inbäddade filer och kontroller tas bort; deras bild står kvar om det finns en.</translation>
    </message>
    <message>
        <source>Embedded fonts are removed.</source>
        <translation>Inbäddade teckensnitt tas bort.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Teckenkodningar</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>End a word earlier</source>
        <translation>Sluta ett ord tidigare</translation>
    </message>
    <message>
        <source>End a word later</source>
        <translation>Sluta ett ord senare</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Avsluta rundturen</translation>
    </message>
    <message>
        <source>Endnotes</source>
        <translation>Slutnoter</translation>
    </message>
    <message>
        <source>English</source>
        <translation>engelska</translation>
    </message>
    <message>
        <source>Enter the password…</source>
        <translation>Ange lösenordet…</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estniska</translation>
    </message>
    <message>
        <source>Expected of what the model was in doubt about, from its scores. What it never thought of is not in these numbers: a person has to read the document.</source>
        <translation>Beräknat av poängen för det som modellen tvekade om. Det som den aldrig tänkte på finns inte med i siffrorna: en människa måste läsa dokumentet.</translation>
    </message>
    <message>
        <source>Expected to be missed</source>
        <translation>Förväntas missas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message numerus="yes">
        <source>Export %n documents</source>
        <translation>
            <numerusform>Exportera %n dokument</numerusform>
            <numerusform>Exportera %n dokument</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n pages as pictures</source>
        <translation>
            <numerusform>Exportera %n sida som bild</numerusform>
            <numerusform>Exportera %n sidor som bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all reviewed</source>
        <translation>Exportera alla granskade</translation>
    </message>
    <message>
        <source>Export all reviewed…</source>
        <translation>Exportera alla granskade…</translation>
    </message>
    <message>
        <source>Export page {number} as a picture</source>
        <translation>Exportera sida {number} som bild</translation>
    </message>
    <message>
        <source>Export this document ({key})</source>
        <translation>Exportera det här dokumentet ({key})</translation>
    </message>
    <message>
        <source>Export writes “{words}”</source>
        <translation>Exporten skriver ”{words}”</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Exportera {name}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporterat</translation>
    </message>
    <message>
        <source>Exported and checked</source>
        <translation>Exporterat och kontrollerat</translation>
    </message>
    <message>
        <source>Exported and checked.</source>
        <translation>Exporterat och kontrollerat.</translation>
    </message>
    <message>
        <source>Exported file</source>
        <translation>Exporterad fil</translation>
    </message>
    <message numerus="yes">
        <source>Exported, %n undecided</source>
        <translation>
            <numerusform>Exporterat, %n oavgjord</numerusform>
            <numerusform>Exporterat, %n oavgjorda</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported, not verified</source>
        <translation>Exporterat, inte verifierat</translation>
    </message>
    <message>
        <source>Exported, not verified.</source>
        <translation>Exporterat, inte verifierat.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Exports put in place</source>
        <translation>Exporter sätter in</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Fields other than page numbers become plain text.</source>
        <translation>Andra fält än sidnummer blir vanlig text.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Filnamn</translation>
    </message>
    <message>
        <source>File name of the export</source>
        <translation>Exportens filnamn</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrera</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Filtrera träffar</translation>
    </message>
    <message>
        <source>Filter findings by text</source>
        <translation>Filtrera träffar efter text</translation>
    </message>
    <message>
        <source>Filter findings by text ({key})</source>
        <translation>Filtrera träffar efter text ({key})</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Sök ett kommando</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Sök ett kommando…</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Sök en inställning</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Sök i dokumentet</translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation>Sök i dokumentet…</translation>
    </message>
    <message>
        <source>Find the selection in the text</source>
        <translation>Sök det valda i texten</translation>
    </message>
    <message>
        <source>Finding a name without identifiers …</source>
        <translation>Söker ett namn utan identifierande uppgifter …</translation>
    </message>
    <message>
        <source>Finding identifiers</source>
        <translation>Sökning efter identifierande uppgifter</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Träffar</translation>
    </message>
    <message>
        <source>Findings appear here once the document was searched.</source>
        <translation>Träffar visas här när dokumentet har genomsökts.</translation>
    </message>
    <message>
        <source>Finds and removes identifiers in clinical documents, on this computer alone. Apache License 2.0, without any warranty.</source>
        <translation>Hittar och tar bort identifierande uppgifter i kliniska dokument, enbart på denna dator. Apache-licensen 2.0, utan någon garanti.</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finska</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Första sidan</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Första granskaren</translation>
    </message>
    <message>
        <source>Fit to page</source>
        <translation>Anpassa till sidan</translation>
    </message>
    <message>
        <source>Fit to width</source>
        <translation>Anpassa till bredden</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mapp</translation>
    </message>
    <message>
        <source>Folder for the export</source>
        <translation>Mapp för exporten</translation>
    </message>
    <message>
        <source>Folder for the exports</source>
        <translation>Mapp för exporterna</translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation>Exportens mapp</translation>
    </message>
    <message>
        <source>Folder of the exports</source>
        <translation>Exporternas mapp</translation>
    </message>
    <message>
        <source>Footer</source>
        <translation>Sidfot</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Fotnoter</translation>
    </message>
    <message>
        <source>For your own use. Documents that were not looked at since the start show their time only. Pauses of more than a minute do not count.</source>
        <translation>För eget bruk. Dokument som inte visats sedan starten visar bara sin tid. Pauser på mer än en minut räknas inte.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Glöm</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Glöm allt</translation>
    </message>
    <message>
        <source>Forget this session; the original document is unchanged.</source>
        <translation>Glöm den här sessionen; originaldokumentet är oförändrat.</translation>
    </message>
    <message>
        <source>Form fields and field codes</source>
        <translation>Formulärfält och fältkoder</translation>
    </message>
    <message>
        <source>Form fields will become plain page content; values that the page does not show will be dropped from the export.</source>
        <translation>Formulärfält blir vanligt sidinnehåll; värden som sidan inte visar följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Found by a rule for how it is written</source>
        <translation>Hittad av en regel för hur den skrivs</translation>
    </message>
    <message>
        <source>Found by the language model</source>
        <translation>Hittad av språkmodellen</translation>
    </message>
    <message>
        <source>Found by {detector}</source>
        <translation>Hittad av {detector}</translation>
    </message>
    <message>
        <source>French</source>
        <translation>franska</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Från poäng</translation>
    </message>
    <message>
        <source>Further pictures of an animation or camera will be dropped from the export.</source>
        <translation>Ytterligare bilder ur en animation eller kamera följer inte med i exporten.</translation>
    </message>
    <message>
        <source>German</source>
        <translation>tyska</translation>
    </message>
    <message>
        <source>Give the kind {kind}</source>
        <translation>Ange typen {kind}</translation>
    </message>
    <message>
        <source>Give this kind</source>
        <translation>Ange denna typ</translation>
    </message>
    <message>
        <source>Go back to the original first ({key}): only there can text be marked.</source>
        <translation>Gå först tillbaka till originalet ({key}): bara där kan text markeras.</translation>
    </message>
    <message>
        <source>Go on all the same</source>
        <translation>Fortsätt ändå</translation>
    </message>
    <message>
        <source>Go on in the other window, or close the document there first.</source>
        <translation>Fortsätt i det andra fönstret, eller stäng dokumentet där först.</translation>
    </message>
    <message>
        <source>Go on without a model for it</source>
        <translation>Fortsätt utan modell för det</translation>
    </message>
    <message>
        <source>Go to a box first, or draw one: {key}.</source>
        <translation>Gå först till en ruta, eller rita en: {key}.</translation>
    </message>
    <message>
        <source>Go to a finding first.</source>
        <translation>Gå till en träff först.</translation>
    </message>
    <message>
        <source>Go to a finding, or select words, first.</source>
        <translation>Gå först till en träff eller välj ord.</translation>
    </message>
    <message>
        <source>Go to a page: type its number (1 to {total})</source>
        <translation>Gå till en sida: skriv dess nummer (1 till {total})</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>Gå till sida …</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>Grafikkort</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grekiska</translation>
    </message>
    <message>
        <source>Group by category</source>
        <translation>Gruppera efter kategori</translation>
    </message>
    <message>
        <source>Group by page</source>
        <translation>Gruppera efter sida</translation>
    </message>
    <message>
        <source>Group by person</source>
        <translation>Gruppera efter person</translation>
    </message>
    <message>
        <source>Group findings</source>
        <translation>Gruppera fynd</translation>
    </message>
    <message>
        <source>Grouping of the findings: {grouping}</source>
        <translation>Gruppering av träffarna: {grouping}</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Sidhuvud</translation>
    </message>
    <message>
        <source>Health plan number</source>
        <translation>Försäkringsnummer</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebreiska</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message numerus="yes">
        <source>Here, %n near misses become findings to review.</source>
        <translation>
            <numerusform>Här blir %n tveksamt fall en träff att granska.</numerusform>
            <numerusform>Här blir %n tveksamma fall träffar att granska.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, all findings stay as they are.</source>
        <translation>Här förblir alla träffar som de är.</translation>
    </message>
    <message>
        <source>Hidden text is shown here as ordinary text and stays in the export as it is.</source>
        <translation>Dold text visas här som vanlig text och står kvar i exporten som den är.</translation>
    </message>
    <message>
        <source>Hidden. Nothing is lost.</source>
        <translation>Dolt. Inget går förlorat.</translation>
    </message>
    <message>
        <source>Hide everything at once</source>
        <translation>Dölj allt genast</translation>
    </message>
    <message>
        <source>Hide this line; the View menu brings it back</source>
        <translation>Dölj raden; menyn Visa tar tillbaka den</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hög kontrast, mörkt</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hög kontrast, ljust</translation>
    </message>
    <message>
        <source>High recall</source>
        <translation>Hög känslighet</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Hospital or care unit</source>
        <translation>Sjukhus eller vårdenhet</translation>
    </message>
    <message>
        <source>How it is meant</source>
        <translation>Hur det menas</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>ungerska</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP-adress</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>isländska</translation>
    </message>
    <message>
        <source>If letters look wrong, choose how {name} was saved:</source>
        <translation>Om bokstäver ser fel ut, välj hur {name} sparades:</translation>
    </message>
    <message numerus="yes">
        <source>In all %n open documents</source>
        <translation>
            <numerusform>I det %n öppna dokumentet</numerusform>
            <numerusform>I alla %n öppna dokument</numerusform>
        </translation>
    </message>
    <message>
        <source>In all documents of the project.</source>
        <translation>I alla dokument i projektet.</translation>
    </message>
    <message>
        <source>In all documents.</source>
        <translation>I alla dokument.</translation>
    </message>
    <message>
        <source>In document order</source>
        <translation>I dokumentets ordning</translation>
    </message>
    <message numerus="yes">
        <source>In every export, in place of all %n findings:</source>
        <translation>
            <numerusform>I varje export, i stället för %n fynd:</numerusform>
            <numerusform>I varje export, i stället för alla %n fynd:</numerusform>
        </translation>
    </message>
    <message>
        <source>In every export, in place of “{text}”:</source>
        <translation>I varje export, i stället för ”{text}”:</translation>
    </message>
    <message>
        <source>In this document.</source>
        <translation>I dokumentet.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Används</translation>
    </message>
    <message>
        <source>Install the named extra with pip.</source>
        <translation>Installera den nämnda delen med pip.</translation>
    </message>
    <message>
        <source>Invented dates move by up to</source>
        <translation>Påhittade datum flyttas med högst</translation>
    </message>
    <message>
        <source>Invented values</source>
        <translation>Påhittade värden</translation>
    </message>
    <message>
        <source>Invented values: the text stays readable; dates keep their distances</source>
        <translation>Påhittade värden: texten förblir läsbar; datum behåller sina avstånd</translation>
    </message>
    <message>
        <source>It is also a name of people.</source>
        <translation>Det är också ett personnamn.</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n places, which are decided together.</source>
        <translation>
            <numerusform>Det står på %n ställe.</numerusform>
            <numerusform>Det står på %n ställen, som avgörs tillsammans.</numerusform>
        </translation>
    </message>
    <message>
        <source>It will be asked for at every start, before saved work can be opened. Nobody can recover it: without it, saved work is lost.</source>
        <translation>Den efterfrågas vid varje start, innan sparat arbete kan öppnas. Ingen kan återskapa den: utan den är sparat arbete förlorat.</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italienska</translation>
    </message>
    <message>
        <source>JOB</source>
        <translation>YRKE</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-rader</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japanska</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Behåll öppet</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behållna</translation>
    </message>
    <message>
        <source>Key for: {command}</source>
        <translation>Tangent för: {command}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Keys of the commands</source>
        <translation>Kommandonas tangenter</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Kind of identifier</source>
        <translation>Typ av identifierande uppgift</translation>
    </message>
    <message>
        <source>Kind of what is always removed</source>
        <translation>Typ av det som alltid tas bort</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>koreanska</translation>
    </message>
    <message>
        <source>Labelled data</source>
        <translation>Märkta data</translation>
    </message>
    <message>
        <source>Labels of lists</source>
        <translation>Listetiketter</translation>
    </message>
    <message>
        <source>Labels, such as [PATIENT]</source>
        <translation>Etiketter, till exempel [PATIENT]</translation>
    </message>
    <message>
        <source>Labels: every identifier becomes [PATIENT], [DATE] …</source>
        <translation>Etiketter: varje identifierande uppgift blir [PATIENT], [DATE] …</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Language of the document</source>
        <translation>Dokumentets språk</translation>
    </message>
    <message>
        <source>Language of the selected lines</source>
        <translation>De markerade radernas språk</translation>
    </message>
    <message>
        <source>Language of the text…</source>
        <translation>Textens språk…</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Större</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Sista sidan</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>lettiska</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Layers keep their state but lose their names.</source>
        <translation>Lager behåller sitt tillstånd men förlorar sina namn.</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Minst säkra först</translation>
    </message>
    <message>
        <source>Leave (R)</source>
        <translation>Lämna (R)</translation>
    </message>
    <message>
        <source>Letters behind removed words stand exactly where they stood: the width of what was removed can be measured, and may tell a name.</source>
        <translation>Bokstäverna efter borttagna ord står exakt där de stod: bredden på det borttagna kan mätas och kan avslöja ett namn.</translation>
    </message>
    <message>
        <source>Licence number</source>
        <translation>Legitimationsnummer</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Like the original, where that tells nothing</source>
        <translation>Som originalet, om det inte avslöjar något</translation>
    </message>
    <message>
        <source>Line of keys</source>
        <translation>Rad med kortkommandon</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Rader {first}–{last}</translation>
    </message>
    <message>
        <source>Links and their addresses will be dropped from the export; the linked words stay.</source>
        <translation>Länkar och deras adresser följer inte med i exporten; de länkade orden står kvar.</translation>
    </message>
    <message>
        <source>Links keep their text and lose their addresses.</source>
        <translation>Länkar behåller sin text och förlorar sina adresser.</translation>
    </message>
    <message>
        <source>List all hits and redact those that are ticked</source>
        <translation>Lista alla träffar och ta bort de förbockade</translation>
    </message>
    <message>
        <source>List of documents</source>
        <translation>Lista över dokument</translation>
    </message>
    <message>
        <source>List of findings</source>
        <translation>Lista över fynd</translation>
    </message>
    <message>
        <source>List only some categories</source>
        <translation>Lista bara vissa kategorier</translation>
    </message>
    <message>
        <source>List only {category}</source>
        <translation>Lista bara: {category}</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>litauiska</translation>
    </message>
    <message>
        <source>Loading the model …</source>
        <translation>Läser in modellen …</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Plats</translation>
    </message>
    <message numerus="yes">
        <source>Look at the first</source>
        <translation>
            <numerusform>Titta på den</numerusform>
            <numerusform>Titta på den första</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the riskiest places left ({key})</source>
        <translation>Titta på de mest riskabla ställena som är kvar ({key})</translation>
    </message>
    <message>
        <source>Look where else the document has what stayed, mark it there by hand, and export again.</source>
        <translation>Se var i dokumentet det som blev kvar också står, markera det där för hand och exportera igen.</translation>
    </message>
    <message>
        <source>Looking for identifiers …</source>
        <translation>Söker identifierande uppgifter …</translation>
    </message>
    <message>
        <source>Looking for the same picture …</source>
        <translation>Söker efter samma bild …</translation>
    </message>
    <message>
        <source>Looking on page {number} of {total} …</source>
        <translation>Söker på sidan {number} av {total} …</translation>
    </message>
    <message>
        <source>Lowest probability among the removed:</source>
        <translation>Lägsta sannolikhet bland det borttagna:</translation>
    </message>
    <message>
        <source>Lowest score shown</source>
        <translation>Lägsta poäng som visas</translation>
    </message>
    <message>
        <source>Lowest score to accept</source>
        <translation>Lägsta poäng att godkänna</translation>
    </message>
    <message>
        <source>Lowest score to reject</source>
        <translation>Lägsta poäng att avvisa</translation>
    </message>
    <message>
        <source>Machine-readable codes</source>
        <translation>Maskinläsbara koder</translation>
    </message>
    <message>
        <source>Machine-readable codes in pictures, such as QR codes and bar codes, are painted over.</source>
        <translation>Maskinläsbara koder i bilder, såsom QR-koder och streckkoder, målas över.</translation>
    </message>
    <message>
        <source>Machine-readable codes, such as QR codes and bar codes, will be removed from {pages}. A page that draws them becomes a picture.</source>
        <translation>Maskinläsbara koder, såsom QR-koder och streckkoder, tas bort från {pages}. En sida som ritar dem blir en bild.</translation>
    </message>
    <message>
        <source>Macros and key assignments are removed.</source>
        <translation>Makron och tangenttilldelningar tas bort.</translation>
    </message>
    <message>
        <source>Make a project</source>
        <translation>Skapa ett projekt</translation>
    </message>
    <message>
        <source>Make a project of these…</source>
        <translation>Skapa ett projekt av dessa…</translation>
    </message>
    <message>
        <source>Make undecided again</source>
        <translation>Gör oavgjord igen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbok</translation>
    </message>
    <message>
        <source>Mark as {kind}</source>
        <translation>Markera som {kind}</translation>
    </message>
    <message>
        <source>Mark it…</source>
        <translation>Markera…</translation>
    </message>
    <message>
        <source>Mark the hit as an identifier</source>
        <translation>Markera sökträffen som identifierande uppgift</translation>
    </message>
    <message>
        <source>Mark the near miss as {kind} ({key}) or as</source>
        <translation>Markera det tveksamma fallet som {kind} ({key}) eller som</translation>
    </message>
    <message>
        <source>Mark the selection as</source>
        <translation>Markera det valda som</translation>
    </message>
    <message>
        <source>Mark the selection as {kind} ({key})</source>
        <translation>Markera det valda som {kind} ({key})</translation>
    </message>
    <message>
        <source>Mark the selection…</source>
        <translation>Markera det valda…</translation>
    </message>
    <message>
        <source>Marked or corrected by hand</source>
        <translation>Markerad eller rättad för hand</translation>
    </message>
    <message>
        <source>Marks that only appear on paper, not on the screen, will be dropped from the export.</source>
        <translation>Markeringar som bara syns på papper, inte på skärmen, följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Skilj på versaler</translation>
    </message>
    <message>
        <source>Maximum recall</source>
        <translation>Högsta känslighet</translation>
    </message>
    <message>
        <source>May move a little, so that its width cannot be measured</source>
        <translation>Får flytta sig lite, så att bredden inte kan mätas</translation>
    </message>
    <message>
        <source>Medical record number</source>
        <translation>Journalnummer</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menyrad</translation>
    </message>
    <message>
        <source>Merge with the next finding</source>
        <translation>Slå ihop med nästa träff</translation>
    </message>
    <message>
        <source>Model pack</source>
        <translation>Modellpaket</translation>
    </message>
    <message>
        <source>Model pack {name}, version {version}, SHA-256 {hash}</source>
        <translation>Modellpaket {name}, version {version}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Model packs</source>
        <translation>Modellpaket</translation>
    </message>
    <message>
        <source>Move the document down</source>
        <translation>Flytta ned dokumentet</translation>
    </message>
    <message>
        <source>Move the document up</source>
        <translation>Flytta upp dokumentet</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAMN</translation>
    </message>
    <message>
        <source>NVIDIA graphics card</source>
        <translation>NVIDIA-grafikkort</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Name of an export</source>
        <translation>Namn på en export</translation>
    </message>
    <message>
        <source>Name or initials. In a project, each reviewer works without seeing what others decided, and two can be compared.</source>
        <translation>Namn eller initialer. I ett projekt granskar var och en utan att se vad andra beslutat, och två kan jämföras.</translation>
    </message>
    <message>
        <source>Names of places, pages and styles</source>
        <translation>Namn på platser, sidor och formatmallar</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Tveksamma fall</translation>
    </message>
    <message>
        <source>Needs a password</source>
        <translation>Kräver lösenord</translation>
    </message>
    <message>
        <source>Never like the original</source>
        <translation>Aldrig som originalet</translation>
    </message>
    <message>
        <source>Never redact this in all documents</source>
        <translation>Ta aldrig bort detta i något dokument</translation>
    </message>
    <message>
        <source>Never redact this in this document</source>
        <translation>Ta aldrig bort detta i dokumentet</translation>
    </message>
    <message>
        <source>Never redact “{words}” in all documents</source>
        <translation>Ta aldrig bort ”{words}” i något dokument</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this document</source>
        <translation>Ta aldrig bort ”{words}” i dokumentet</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this project</source>
        <translation>Ta aldrig bort ”{words}” i projektet</translation>
    </message>
    <message>
        <source>Never redacted</source>
        <translation>Tas aldrig bort</translation>
    </message>
    <message>
        <source>Never removed by itself</source>
        <translation>Tas aldrig bort för sig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Nästa dokument</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nästa träff</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nästa sökträff</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nästa sida</translation>
    </message>
    <message>
        <source>Next page with a replacement</source>
        <translation>Nästa sida med en ersättning</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nästa del av fönstret</translation>
    </message>
    <message>
        <source>Next to review</source>
        <translation>Nästa att granska</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>No command has these words.</source>
        <translation>Inget kommando har dessa ord.</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>Inget dokument är öppet</translation>
    </message>
    <message>
        <source>No document is reviewed yet. Press {key} when you are done with one.</source>
        <translation>Inget dokument är granskat än. Tryck {key} när du är klar med ett.</translation>
    </message>
    <message>
        <source>No document was called reviewed by both.</source>
        <translation>Inget dokument är granskat av båda.</translation>
    </message>
    <message>
        <source>No documents are in this folder.</source>
        <translation>Inga dokument i den här mappen.</translation>
    </message>
    <message>
        <source>No export was written. Open the document, look at the named places and export again.</source>
        <translation>Ingen export skrevs. Öppna dokumentet, se på de nämnda ställena och exportera igen.</translation>
    </message>
    <message>
        <source>No file was exported</source>
        <translation>Ingen fil exporterades</translation>
    </message>
    <message>
        <source>No finding fits the filter.</source>
        <translation>Ingen träff passar filtret.</translation>
    </message>
    <message>
        <source>No language: a table or a list</source>
        <translation>Inget språk: en tabell eller lista</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Ingen modell</translation>
    </message>
    <message>
        <source>No model for {languages}</source>
        <translation>Ingen modell för {languages}</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Utan namn</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Ingen inställning har dessa ord.</translation>
    </message>
    <message>
        <source>No words were recognised in the picture that a page shows; look whether {pages} may be shared.</source>
        <translation>Inga ord kändes igen i bilden som en sida visar; se efter om {pages} får delas.</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>Normal storlek</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norska</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Inte exporterat</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Hittas inte</translation>
    </message>
    <message>
        <source>Not found, but not far from it: {number}. An export leaves them in.</source>
        <translation>Inte träffar, men nära: {number}. En export låter dem stå kvar.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Inte nu</translation>
    </message>
    <message>
        <source>Not reviewed after all</source>
        <translation>Ändå inte granskat</translation>
    </message>
    <message>
        <source>Not searched yet</source>
        <translation>Inte genomsökt än</translation>
    </message>
    <message>
        <source>Not verified, because there is no model for their language: {names}.</source>
        <translation>Inte verifierade, eftersom det inte finns någon modell för språket: {names}.</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>Inte verifierat.</translation>
    </message>
    <message>
        <source>Nothing else was found in this file: only what is shown of it.</source>
        <translation>Inget annat hittades i filen: bara det som visas av den.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Inget hittades</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Inget lämnar den här datorn.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of them was found in %n places:</source>
        <translation>
            <numerusform>Inget av dem hittades på %n ställe:</numerusform>
            <numerusform>Inget av dem hittades på %n ställen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is left stands out. A person has to read the document.</source>
        <translation>Inget av det som är kvar sticker ut. En människa måste läsa dokumentet.</translation>
    </message>
    <message>
        <source>Nothing was found so far.</source>
        <translation>Inget har hittats hittills.</translation>
    </message>
    <message>
        <source>Nothing was found. Select text and press {key} to mark it.</source>
        <translation>Inget hittades. Välj text och tryck {key} för att markera den.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Ingenting.</translation>
    </message>
    <message>
        <source>Now: {estimate}.</source>
        <translation>Nu: {estimate}.</translation>
    </message>
    <message>
        <source>Numbered labels, such as [PATIENT-1]</source>
        <translation>Numrerade etiketter, som [PATIENT-1]</translation>
    </message>
    <message>
        <source>Numbered labels: the same person is [PATIENT-1] everywhere</source>
        <translation>Numrerade etiketter: samma person är [PATIENT-1] överallt</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Observerad</translation>
    </message>
    <message>
        <source>On the list of what is always removed</source>
        <translation>På listan över det som alltid tas bort</translation>
    </message>
    <message>
        <source>On the list of what is never removed by itself</source>
        <translation>På listan över det som aldrig tas bort för sig</translation>
    </message>
    <message>
        <source>Only documents that both called reviewed are compared. Alpha is Krippendorff&apos;s, for nominal labels of tokens: 1 is perfect, 0 is what chance gives.</source>
        <translation>Bara dokument som båda granskat jämförs. Alfa är Krippendorffs, för nominella etiketter på ord: 1 är perfekt, 0 är vad slumpen ger.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Bara på den här datorn</translation>
    </message>
    <message>
        <source>Only text files have an encoding to choose.</source>
        <translation>Bara textfiler har en teckenkodning att välja.</translation>
    </message>
    <message>
        <source>Only this mention is taken.</source>
        <translation>Bara denna förekomst är vald.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Öppna en mapp</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Öppna en mapp…</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Öppna ett projekt</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation>Öppna ett projekt…</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Öppna dokument</translation>
    </message>
    <message>
        <source>Open documents ({key})</source>
        <translation>Öppna dokument ({key})</translation>
    </message>
    <message>
        <source>Open fictional documents that come with the program</source>
        <translation>Öppna påhittade dokument som följer med programmet</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Öppna mappen</translation>
    </message>
    <message>
        <source>Open it in the program that made it and save it again.</source>
        <translation>Öppna den i programmet som skapade den och spara den igen.</translation>
    </message>
    <message>
        <source>Open the document and review it again.</source>
        <translation>Öppna dokumentet och granska det igen.</translation>
    </message>
    <message>
        <source>Open the file again and review it before exporting.</source>
        <translation>Öppna filen igen och granska den innan du exporterar.</translation>
    </message>
    <message>
        <source>Open the summary</source>
        <translation>Öppna sammanfattningen</translation>
    </message>
    <message>
        <source>Open what was open when the program last ended ({key})</source>
        <translation>Öppna det som var öppet när programmet senast avslutades ({key})</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öppna…</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>Arbetspunkt</translation>
    </message>
    <message>
        <source>Operating points</source>
        <translation>Arbetspunkter</translation>
    </message>
    <message>
        <source>Order of documents</source>
        <translation>Dokumentens ordning</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Original (keyed, for this computer)</source>
        <translation>Original (med nyckel, för den här datorn)</translation>
    </message>
    <message>
        <source>Original and copy side by side</source>
        <translation>Original och kopia sida vid sida</translation>
    </message>
    <message>
        <source>Other hidden data</source>
        <translation>Andra dolda data</translation>
    </message>
    <message>
        <source>Other identifier</source>
        <translation>Annan id-uppgift</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Andra språk</translation>
    </message>
    <message>
        <source>Other place</source>
        <translation>Annan plats</translation>
    </message>
    <message>
        <source>Other places like this</source>
        <translation>Andra likadana ställen</translation>
    </message>
    <message>
        <source>Others may see the screen, and a file may be named after a patient</source>
        <translation>Andra kan se skärmen, och en fil kan vara uppkallad efter en patient</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-dokument</translation>
    </message>
    <message>
        <source>PDF, Word (DOCX), text, pictures, HL7, JSON or XML</source>
        <translation>PDF, Word (DOCX), text, bilder, HL7, JSON eller XML</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLATS</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Sida</translation>
    </message>
    <message>
        <source>Page labels and named places will be dropped from the export.</source>
        <translation>Sidetiketter och namngivna platser följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Page looked at</source>
        <translation>Sidan är granskad</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Sidminiatyrer</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Sida {number}</translation>
    </message>
    <message>
        <source>Page {number} is looked at.</source>
        <translation>Sidan {number} är granskad.</translation>
    </message>
    <message>
        <source>Page {number} is to be looked at.</source>
        <translation>Sidan {number} återstår att granska.</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Sida {number} av {total}</translation>
    </message>
    <message>
        <source>Page {number} was not read by recognition: there is nothing to tick.</source>
        <translation>Sidan {number} lästes inte med textigenkänning: det finns inget att bocka för.</translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n findings, {left} to review</source>
        <translation>
            <numerusform>Sida {number}: %n träff, {left} att granska</numerusform>
            <numerusform>Sida {number}: %n träffar, {left} att granska</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n provisional findings</source>
        <translation>
            <numerusform>Sida {number}: %n preliminär träff</numerusform>
            <numerusform>Sida {number}: %n preliminära träffar</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sidor</translation>
    </message>
    <message>
        <source>Pages of the copy</source>
        <translation>Kopians sidor</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Dokumentets sidor</translation>
    </message>
    <message>
        <source>Pages on which boxes were drawn are pictures in the export.</source>
        <translation>Sidor på vilka rutor ritades är bilder i exporten.</translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were read by recognition and not looked at yet.</source>
        <translation>
            <numerusform>Sidan {pages} lästes med textigenkänning och har inte granskats än.</numerusform>
            <numerusform>Sidorna {pages} lästes med textigenkänning och har inte granskats än.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage from line {number} on: {language}</source>
        <translation>Avsnitt från rad {number}: {language}</translation>
    </message>
    <message>
        <source>Passage on page {number}: {language}</source>
        <translation>Avsnitt på sida {number}: {language}</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Lösenfras</translation>
    </message>
    <message>
        <source>Passphrase for saved work…</source>
        <translation>Lösenfras för sparat arbete…</translation>
    </message>
    <message>
        <source>Passphrase needed</source>
        <translation>Lösenfras behövs</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Lösenord</translation>
    </message>
    <message>
        <source>Password needed</source>
        <translation>Lösenord krävs</translation>
    </message>
    <message>
        <source>Password of {name}</source>
        <translation>Lösenord till {name}</translation>
    </message>
    <message>
        <source>Patient or relative</source>
        <translation>Patient eller anhörig</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause reading ahead</source>
        <translation>Pausa läsning i förväg</translation>
    </message>
    <message>
        <source>People who wrote, changed or signed</source>
        <translation>Personer som skrev, ändrade eller undertecknade</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persiska</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures or drawings stay as they are and were not searched; look at {pages}.</source>
        <translation>Bilder eller ritningar står kvar som de är och har inte genomsökts; se på {pages}.</translation>
    </message>
    <message>
        <source>Pictures stay and were not searched for text: look at each of them before you share the export.</source>
        <translation>Bilder står kvar och har inte genomsökts: se på var och en innan du delar exporten.</translation>
    </message>
    <message>
        <source>Pictures stay, but for words that are removed from them: look at each of them before you share the export.</source>
        <translation>Bilder står kvar, utom ord som tas bort ur dem: se på var och en innan du delar exporten.</translation>
    </message>
    <message>
        <source>Pictures stay, but for words that are removed from them; look whether those on {pages} may be shared.</source>
        <translation>Bilder står kvar, utom ord som tas bort ur dem; se efter om de på {pages} får delas.</translation>
    </message>
    <message>
        <source>Pictures that cannot be checked (EMF, WMF, SVG, TIFF, damaged or outside the file) become grey areas.</source>
        <translation>Bilder som inte kan kontrolleras (EMF, WMF, SVG, TIFF, skadade eller utanför filen) blir grå ytor.</translation>
    </message>
    <message>
        <source>Place in the batch</source>
        <translation>Plats i omgången</translation>
    </message>
    <message>
        <source>Places for the box</source>
        <translation>Ställen för rutan</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>Ställen som passar</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Vanlig text</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polska</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugisiska</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Postnummer</translation>
    </message>
    <message>
        <source>Previous document</source>
        <translation>Föregående dokument</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Föregående träff</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Föregående sökträff</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Föregående sida</translation>
    </message>
    <message>
        <source>Previous page with a replacement</source>
        <translation>Föregående sida med en ersättning</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Föregående del av fönstret</translation>
    </message>
    <message>
        <source>Private data of the program that made the file will be dropped from the export.</source>
        <translation>Privata data från programmet som skapade filen följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Processor (CPU)</source>
        <translation>Processor (CPU)</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>Processortrådar</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Yrke</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Förlopp</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Exportens förlopp</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Projects ({endings})</source>
        <translation>Projekt ({endings})</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Bevis</translation>
    </message>
    <message>
        <source>Provisional until all is searched: to read, not to decide on yet</source>
        <translation>Preliminärt tills allt är genomsökt: att läsa, inte att besluta om än</translation>
    </message>
    <message>
        <source>Put every command back to the key it came with</source>
        <translation>Ge varje kommando tillbaka sin ursprungliga tangent</translation>
    </message>
    <message>
        <source>Put the cursor inside the finding, or select a part of it, to split it there.</source>
        <translation>Sätt markören i träffen, eller välj en del av den, för att dela den där.</translation>
    </message>
    <message>
        <source>Put the original back where it was, then export again. Decisions stay.</source>
        <translation>Lägg tillbaka originalet där det var och exportera igen. Besluten finns kvar.</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>Lägger den på plats</translation>
    </message>
    <message>
        <source>Putting together what was found …</source>
        <translation>Sammanställer det som hittades …</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kö</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Läs igen</translation>
    </message>
    <message>
        <source>Read all of it yourself; no export of it is verified.</source>
        <translation>Läs allt själv; ingen export av det är verifierad.</translation>
    </message>
    <message>
        <source>Read and search this document from the start</source>
        <translation>Läs och genomsök dokumentet från början</translation>
    </message>
    <message>
        <source>Read by recognition – compare with the picture</source>
        <translation>Läst med textigenkänning – jämför med bilden</translation>
    </message>
    <message>
        <source>Read by recognition – looked at</source>
        <translation>Läst med textigenkänning – granskad</translation>
    </message>
    <message>
        <source>Read this document with its password</source>
        <translation>Läs dokumentet med dess lösenord</translation>
    </message>
    <message>
        <source>Read with another encoding</source>
        <translation>Läs med en annan teckenkodning</translation>
    </message>
    <message>
        <source>Read with another encoding…</source>
        <translation>Läs med en annan teckenkodning…</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Läser</translation>
    </message>
    <message>
        <source>Reading it again and searching for what was removed</source>
        <translation>Läser den igen och söker efter det borttagna</translation>
    </message>
    <message>
        <source>Reading the document …</source>
        <translation>Läser dokumentet …</translation>
    </message>
    <message>
        <source>Reading the documents again …</source>
        <translation>Läser dokumenten igen …</translation>
    </message>
    <message>
        <source>Reading the original</source>
        <translation>Läser originalet</translation>
    </message>
    <message>
        <source>Recent projects and documents</source>
        <translation>Senaste projekt och dokument</translation>
    </message>
    <message>
        <source>Recent work</source>
        <translation>Senaste arbete</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Ta bort</translation>
    </message>
    <message numerus="yes">
        <source>Redact %n</source>
        <translation>
            <numerusform>Ta bort %n</numerusform>
            <numerusform>Ta bort %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Redact all…</source>
        <translation>Ta bort allt…</translation>
    </message>
    <message>
        <source>Redact as</source>
        <translation>Ta bort som</translation>
    </message>
    <message>
        <source>Redact as {kind} (A)</source>
        <translation>Ta bort som {kind} (A)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Gör om: {what}</translation>
    </message>
    <message>
        <source>Refused: {why}</source>
        <translation>Nekat: {why}</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Reguljärt uttryck</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Avvisa</translation>
    </message>
    <message>
        <source>Reject all above a score</source>
        <translation>Avvisa alla över en viss poäng</translation>
    </message>
    <message>
        <source>Reject all above a score…</source>
        <translation>Avvisa alla över en viss poäng…</translation>
    </message>
    <message>
        <source>Reject: keep it in the document</source>
        <translation>Avvisa: behåll i dokumentet</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove the password in the program that set it, then open the file again.</source>
        <translation>Ta bort lösenordet i programmet som satte det och öppna filen igen.</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Borttagna</translation>
    </message>
    <message>
        <source>Removed, by kind</source>
        <translation>Borttaget, efter sort</translation>
    </message>
    <message>
        <source>Repeat the box on other pages</source>
        <translation>Upprepa rutan på andra sidor</translation>
    </message>
    <message>
        <source>Repeat the box on other pages…</source>
        <translation>Upprepa rutan på andra sidor…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersätt</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersätt med</translation>
    </message>
    <message>
        <source>Replace by your own words</source>
        <translation>Ersätt med egna ord</translation>
    </message>
    <message>
        <source>Replace by your own words…</source>
        <translation>Ersätt med egna ord…</translation>
    </message>
    <message>
        <source>Replacements that {encoding} cannot write are shown as their category: {count}.</source>
        <translation>Ersättningar som {encoding} inte kan skriva visas som sin kategori: {count}.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersätt…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Report of the export</source>
        <translation>Exportens rapport</translation>
    </message>
    <message>
        <source>Reports and exports say that this document is not verified.</source>
        <translation>Rapporter och exporter säger att dokumentet inte är verifierat.</translation>
    </message>
    <message>
        <source>Rest of the line in PDFs</source>
        <translation>Resten av raden i PDF-filer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Result of the export</source>
        <translation>Exportens resultat</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Granska</translation>
    </message>
    <message>
        <source>Review them</source>
        <translation>Granska dem</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Granskat</translation>
    </message>
    <message numerus="yes">
        <source>Reviewed, %n undecided</source>
        <translation>
            <numerusform>Granskat, %n oavgjord</numerusform>
            <numerusform>Granskat, %n oavgjorda</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed: go to the next</source>
        <translation>Granskat: gå till nästa</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Granskare</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation>Granskning</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumänska</translation>
    </message>
    <message>
        <source>Run text recognition on the file in another program, then open the result.</source>
        <translation>Kör textigenkänning på filen i ett annat program och öppna resultatet.</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Körs på</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ryska</translation>
    </message>
    <message>
        <source>Same decision on {observed} of {tokens} tokens, and on {marked} of those that at least one of the two removes. Alpha {alpha}.</source>
        <translation>Samma beslut för {observed} av {tokens} ord och för {marked} av dem som minst en av de två tar bort. Alfa {alpha}.</translation>
    </message>
    <message>
        <source>Save it as PDF, DOCX or plain text and open that file.</source>
        <translation>Spara den som PDF, DOCX eller ren text och öppna den filen.</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Spara loggen</translation>
    </message>
    <message>
        <source>Save the log…</source>
        <translation>Spara loggen…</translation>
    </message>
    <message>
        <source>Saved encrypted, on this computer only.</source>
        <translation>Sparat krypterat, endast på den här datorn.</translation>
    </message>
    <message>
        <source>Saved work is back, with what you decided since on top of it.</source>
        <translation>Sparat arbete är tillbaka, med det du beslutat sedan dess ovanpå.</translation>
    </message>
    <message>
        <source>Say why it was found</source>
        <translation>Visa varför den hittades</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Scripts and automatic actions will be dropped from the export.</source>
        <translation>Skript och automatiska åtgärder följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Sök igen</translation>
    </message>
    <message>
        <source>Search and redact all</source>
        <translation>Sök och ta bort allt</translation>
    </message>
    <message>
        <source>Search and redact all…</source>
        <translation>Sök och ta bort allt…</translation>
    </message>
    <message>
        <source>Searched in part. What is marked is provisional.</source>
        <translation>Delvis genomsökt. Det markerade är preliminärt.</translation>
    </message>
    <message>
        <source>Searched so far: page {page} of {pages}. What is marked is provisional.</source>
        <translation>Genomsökt hittills: sida {page} av {pages}. Det markerade är preliminärt.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Söker</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Söker …</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>Andra titt</translation>
    </message>
    <message>
        <source>Second look at what is left</source>
        <translation>Andra titt på det som är kvar</translation>
    </message>
    <message>
        <source>Second look {number} of {total}: “{words}”</source>
        <translation>Andra titt {number} av {total}: ”{words}”</translation>
    </message>
    <message numerus="yes">
        <source>Second look: %n of {total} looked at,</source>
        <translation>
            <numerusform>Andra titt: %n av {total} granskat,</numerusform>
            <numerusform>Andra titt: %n av {total} granskade,</numerusform>
        </translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Andra granskaren</translation>
    </message>
    <message>
        <source>Select text first: with the mouse, or with Shift and the arrow keys.</source>
        <translation>Välj först text: med musen, eller med Skift och piltangenterna.</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbiska</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ange</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Ange en lösenfras</translation>
    </message>
    <message>
        <source>Set a passphrase for the project…</source>
        <translation>Ange en lösenfras för projektet…</translation>
    </message>
    <message>
        <source>Set a passphrase…</source>
        <translation>Ange en lösenfras…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Inställningar…</translation>
    </message>
    <message>
        <source>Settle the disagreements</source>
        <translation>Lös oenigheterna</translation>
    </message>
    <message>
        <source>Shapes and text boxes drawn on charts are removed.</source>
        <translation>Former och textrutor som ritats på diagram tas bort.</translation>
    </message>
    <message>
        <source>Show again ({keys})</source>
        <translation>Visa igen ({keys})</translation>
    </message>
    <message>
        <source>Show file names</source>
        <translation>Visa filnamn</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Visa mig</translation>
    </message>
    <message>
        <source>Show only findings to review</source>
        <translation>Visa bara träffar att granska</translation>
    </message>
    <message>
        <source>Show page {number}</source>
        <translation>Visa sida {number}</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Visa rapporten</translation>
    </message>
    <message>
        <source>Show the passage</source>
        <translation>Visa avsnittet</translation>
    </message>
    <message>
        <source>Show the password</source>
        <translation>Visa lösenordet</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>Visa rundturen</translation>
    </message>
    <message>
        <source>Show what stayed</source>
        <translation>Visa det som blev kvar</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>Size in percent: type it or choose it</source>
        <translation>Storlek i procent: skriv eller välj</translation>
    </message>
    <message>
        <source>Size in percent…</source>
        <translation>Storlek i procent …</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>slovakiska</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slovenska</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>Social security number</source>
        <translation>Personnummer</translation>
    </message>
    <message>
        <source>Some words on {pages} were read with little certainty.</source>
        <translation>Några ord på {pages} lästes med liten säkerhet.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Något gick fel.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spanska</translation>
    </message>
    <message>
        <source>Split at the cursor or selection</source>
        <translation>Dela vid markören eller det valda</translation>
    </message>
    <message>
        <source>Split the file and open the parts.</source>
        <translation>Dela filen och öppna delarna.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Delstat eller län</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stays exactly where it is</source>
        <translation>Står kvar exakt där den står</translation>
    </message>
    <message>
        <source>Still looking for identifiers. What is marked so far is provisional.</source>
        <translation>Sökningen efter identifierare pågår. Det som är markerat hittills är preliminärt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Stop working on this document (Esc)</source>
        <translation>Sluta arbeta med dokumentet (Esc)</translation>
    </message>
    <message>
        <source>Stop, or leave a selection</source>
        <translation>Stoppa, eller släpp det valda</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stoppat</translation>
    </message>
    <message>
        <source>Stopped before the document was searched.</source>
        <translation>Stoppat innan dokumentet hade genomsökts.</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Stoppar …</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Styles that do not come with Word get neutral names.</source>
        <translation>Formatmallar som inte hör till Word får neutrala namn.</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Förslag</translation>
    </message>
    <message>
        <source>Summary of the batch</source>
        <translation>Sammanfattning av omgången</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>svenska</translation>
    </message>
    <message>
        <source>Take every mention of the same person or thing</source>
        <translation>Välj alla förekomster av samma person eller sak</translation>
    </message>
    <message>
        <source>Take this ({key})</source>
        <translation>Ta detta ({key})</translation>
    </message>
    <message>
        <source>Take what the first reviewer says</source>
        <translation>Ta det som första granskaren säger</translation>
    </message>
    <message>
        <source>Take what the second reviewer says</source>
        <translation>Ta det som andra granskaren säger</translation>
    </message>
    <message>
        <source>Take what {name} says</source>
        <translation>Ta det som {name} säger</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Textfil</translation>
    </message>
    <message>
        <source>Text from {lines} on seems to be in {language}, for which there is no model: many identifiers in it are missed, and ordinary words are taken for identifiers.</source>
        <translation>Texten från {lines} verkar vara på {language}, som det inte finns någon modell för: många identifierare i den missas, och vanliga ord tas för identifierare.</translation>
    </message>
    <message>
        <source>Text of the copy</source>
        <translation>Kopians text</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Dokumentets text</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Licenstext</translation>
    </message>
    <message>
        <source>Text on {pages} seems to be in {language}, for which there is no model: many identifiers in it are missed, and ordinary words are taken for identifiers.</source>
        <translation>Text på {pages} verkar vara på {language}, som det inte finns någon modell för: många identifierare i den missas, och vanliga ord tas för identifierare.</translation>
    </message>
    <message>
        <source>Text outside the visible part of a page will be dropped from the export.</source>
        <translation>Text utanför den synliga delen av en sida följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>thailändska</translation>
    </message>
    <message>
        <source>That was the last one.</source>
        <translation>Det var det sista.</translation>
    </message>
    <message>
        <source>The box stands there already.</source>
        <translation>Rutan står redan där.</translation>
    </message>
    <message>
        <source>The check failed on page {number}.</source>
        <translation>Kontrollen misslyckades på sida {number}.</translation>
    </message>
    <message>
        <source>The check failed on pages {numbers}.</source>
        <translation>Kontrollen misslyckades på sidorna {numbers}.</translation>
    </message>
    <message>
        <source>The checks prove that what was marked is gone. They cannot prove that everything that identifies a person was marked.</source>
        <translation>Kontrollerna visar att det som markerades är borta. De kan inte visa att allt som identifierar en person markerades.</translation>
    </message>
    <message>
        <source>The copy will hold every word of the original. Is that right?</source>
        <translation>Kopian kommer att innehålla varje ord i originalet. Stämmer det?</translation>
    </message>
    <message>
        <source>The data of an XFA form will be dropped from the export.</source>
        <translation>Data i ett XFA-formulär följer inte med i exporten.</translation>
    </message>
    <message>
        <source>The date that folders show can tell when a patient was here.</source>
        <translation>Datumet som mappar visar kan avslöja när en patient var här.</translation>
    </message>
    <message>
        <source>The day on which it is made</source>
        <translation>Dagen då den görs</translation>
    </message>
    <message>
        <source>The digital signature is removed.</source>
        <translation>Den digitala signaturen tas bort.</translation>
    </message>
    <message>
        <source>The document counts as {language} now.</source>
        <translation>Dokumentet räknas nu som {language}.</translation>
    </message>
    <message>
        <source>The document is not ready to be reviewed yet.</source>
        <translation>Dokumentet kan inte granskas än.</translation>
    </message>
    <message>
        <source>The document seems to be in {language}, for which there is no model: many identifiers are missed, and ordinary words are taken for identifiers.</source>
        <translation>Dokumentet verkar vara på {language}, som det inte finns någon modell för: många identifierare missas, och vanliga ord tas för identifierare.</translation>
    </message>
    <message>
        <source>The encoding is not named in the file and was taken to be {encoding}: check that letters such as é, ö or ñ look right.</source>
        <translation>Filen anger ingen teckenkodning; {encoding} antogs: kontrollera att bokstäver som é, ö eller ñ ser rätt ut.</translation>
    </message>
    <message>
        <source>The exact width of a removed name can tell which one it was. Text that moves does so by less than half a point.</source>
        <translation>Den exakta bredden på ett borttaget namn kan avslöja vilket det var. Text som flyttas gör det med mindre än en halv punkt.</translation>
    </message>
    <message>
        <source>The export did not pass its check and was not kept.</source>
        <translation>Exporten klarade inte kontrollen och behölls inte.</translation>
    </message>
    <message>
        <source>The export shows {pages} as a picture with searchable words.</source>
        <translation>Exporten visar {pages} som en bild med sökbara ord.</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>Exporten skrevs inte.</translation>
    </message>
    <message>
        <source>The fastest there is</source>
        <translation>Det snabbaste som finns</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Filen kan inte läsas.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Filen kunde inte skrivas.</translation>
    </message>
    <message>
        <source>The file is damaged or is not what its name says.</source>
        <translation>Filen är skadad eller inte vad namnet säger.</translation>
    </message>
    <message>
        <source>The file is damaged. What could be recovered is shown here, and parts of it may be missing: compare it with the original.</source>
        <translation>Filen är skadad. Här visas det som gick att återskapa, och delar kan saknas: jämför den med originalet.</translation>
    </message>
    <message>
        <source>The file is protected.</source>
        <translation>Filen är skyddad.</translation>
    </message>
    <message>
        <source>The file is protected; the export will not be encrypted.</source>
        <translation>Filen är skyddad; exporten blir inte krypterad.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <translation>Filnamnet måste sluta på {ending}.</translation>
    </message>
    <message>
        <source>The file name must not hold a path.</source>
        <translation>Filnamnet får inte innehålla en sökväg.</translation>
    </message>
    <message>
        <source>The file needs its password.</source>
        <translation>Filen kräver sitt lösenord.</translation>
    </message>
    <message>
        <source>The file needs more time, memory or pages than is allowed.</source>
        <translation>Filen kräver mer tid, minne eller fler sidor än tillåtet.</translation>
    </message>
    <message>
        <source>The file, or a part of it, cannot be redacted safely.</source>
        <translation>Filen, eller en del av den, kan inte avidentifieras säkert.</translation>
    </message>
    <message>
        <source>The findings begin anew, and your decisions are lost.</source>
        <translation>Sökningen börjar om och dina beslut går förlorade.</translation>
    </message>
    <message>
        <source>The finished file is read again and searched. If anything is left, it is not kept.</source>
        <translation>Den färdiga filen läses igen och genomsöks. Finns något kvar behålls den inte.</translation>
    </message>
    <message>
        <source>The finished file was read again by programs that had no part in removing anything. Each removed text was searched for in:</source>
        <translation>Den färdiga filen lästes igen av program som inte deltog i borttagningen. Varje borttagen text söktes i:</translation>
    </message>
    <message>
        <source>The key of the saved work cannot be reached.</source>
        <translation>Nyckeln till det sparade arbetet kan inte nås.</translation>
    </message>
    <message>
        <source>The language is the recognised one again.</source>
        <translation>Språket är åter det som kändes igen.</translation>
    </message>
    <message>
        <source>The lines count as {language} now.</source>
        <translation>Raderna räknas nu som {language}.</translation>
    </message>
    <message>
        <source>The lists are kept encrypted on this computer, with your saved work.</source>
        <translation>Listorna sparas krypterade på den här datorn, med ditt sparade arbete.</translation>
    </message>
    <message>
        <source>The log is saved. It holds no text or name of a document.</source>
        <translation>Loggen är sparad. Den innehåller varken text eller namn från något dokument.</translation>
    </message>
    <message>
        <source>The model pack cannot be used.</source>
        <translation>Modellpaketet kan inte användas.</translation>
    </message>
    <message>
        <source>The model pack does not fit this program.</source>
        <translation>Modellpaketet passar inte programmet.</translation>
    </message>
    <message>
        <source>The model pack is incomplete or was changed.</source>
        <translation>Modellpaketet är ofullständigt eller ändrat.</translation>
    </message>
    <message>
        <source>The model that is loaded has no operating points.</source>
        <translation>Modellen som är laddad har inga arbetspunkter.</translation>
    </message>
    <message>
        <source>The model was in doubt about it.</source>
        <translation>Modellen var osäker på det.</translation>
    </message>
    <message>
        <source>The next finding does not stand right behind this one.</source>
        <translation>Nästa träff står inte direkt efter den här.</translation>
    </message>
    <message>
        <source>The original is never overwritten. Choose another name or folder.</source>
        <translation>Originalet skrivs aldrig över. Välj ett annat namn eller en annan mapp.</translation>
    </message>
    <message>
        <source>The original is no longer the file that was reviewed.</source>
        <translation>Originalet är inte längre filen som granskades.</translation>
    </message>
    <message>
        <source>The original is no longer where it was opened.</source>
        <translation>Originalet finns inte längre där det öppnades.</translation>
    </message>
    <message>
        <source>The original is unchanged and no export was written.</source>
        <translation>Originalet är oförändrat och ingen export skrevs.</translation>
    </message>
    <message>
        <source>The package brings no text of its licence.</source>
        <translation>Paketet innehåller ingen licenstext.</translation>
    </message>
    <message>
        <source>The password is used while the document is open and kept nowhere. Exports of the document will need none.</source>
        <translation>Lösenordet används medan dokumentet är öppet och sparas inte. Exporter av dokumentet kräver inget lösenord.</translation>
    </message>
    <message>
        <source>The program opens no connection to any network</source>
        <translation>Programmet öppnar ingen nätverksanslutning</translation>
    </message>
    <message>
        <source>The program overlooks something now and then. {near} shows the places that it was in doubt about. What it did not mark at all, you can select and mark.</source>
        <translation>Programmet förbiser något ibland. {near} visar ställen som det var tveksamt om. Det som inte alls är markerat kan du välja och markera.</translation>
    </message>
    <message>
        <source>The project opens with a passphrase.</source>
        <translation>Projektet öppnas med en lösenfras.</translation>
    </message>
    <message>
        <source>The project opens with this passphrase from now on.</source>
        <translation>Från och med nu öppnas projektet med den här lösenfrasen.</translation>
    </message>
    <message>
        <source>The quotes of the table do not match: it is treated as plain text.</source>
        <translation>Tabellens citattecken går inte ihop: den behandlas som vanlig text.</translation>
    </message>
    <message>
        <source>The report is {name}, beside it.</source>
        <translation>Rapporten är {name}, bredvid.</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>Rapporten skrevs inte.</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Upprepa</translation>
    </message>
    <message>
        <source>The same day in 1980 for all</source>
        <translation>Samma dag 1980 för alla</translation>
    </message>
    <message>
        <source>The same picture stands nowhere else.</source>
        <translation>Samma bild finns inte någon annanstans.</translation>
    </message>
    <message>
        <source>The same words are removed elsewhere, so an export removes them here too.</source>
        <translation>Samma ord tas bort på andra ställen, så exporten tar bort dem här också.</translation>
    </message>
    <message>
        <source>The saved work is damaged or was made with another key.</source>
        <translation>Det sparade arbetet är skadat eller gjort med en annan nyckel.</translation>
    </message>
    <message>
        <source>The summary was not written: {why}</source>
        <translation>Sammanfattningen skrevs inte: {why}</translation>
    </message>
    <message>
        <source>The tour takes a minute and shows on made-up documents how to review and export. If you open a document of your own, it comes there.</source>
        <translation>Rundturen tar en minut och visar på påhittade dokument hur du granskar och exporterar. Öppnar du ett eget dokument kommer den där.</translation>
    </message>
    <message>
        <source>There are more than can be listed: redact these, then search again.</source>
        <translation>Det finns fler än som kan listas: ta bort de här och sök igen.</translation>
    </message>
    <message>
        <source>There are no near misses here.</source>
        <translation>Här finns inga tveksamma fall.</translation>
    </message>
    <message>
        <source>There is a model for every language that was recognised here.</source>
        <translation>Det finns en modell för varje språk som kändes igen här.</translation>
    </message>
    <message>
        <source>There is no disagreement here.</source>
        <translation>Här finns ingen oenighet.</translation>
    </message>
    <message>
        <source>There is no model for a language of the document.</source>
        <translation>Det finns ingen modell för ett språk i dokumentet.</translation>
    </message>
    <message>
        <source>There is no model for the language: read all of it yourself.</source>
        <translation>Det finns ingen modell för språket: läs allt själv.</translation>
    </message>
    <message>
        <source>There is no text here. Press {key} to draw a box over what is not text.</source>
        <translation>Här finns ingen text. Tryck {key} för att rita en ruta över det som inte är text.</translation>
    </message>
    <message>
        <source>These files hold the text with all identifiers. Keep them as you keep the notes.</source>
        <translation>Filerna innehåller texten med alla identifierande uppgifter. Förvara dem som du förvarar anteckningarna.</translation>
    </message>
    <message>
        <source>These words say something that is removed. Choose others.</source>
        <translation>Dessa ord säger något som tas bort. Välj andra.</translation>
    </message>
    <message>
        <source>They are lost if you close now. The originals are unchanged.</source>
        <translation>De går förlorade om du stänger nu. Originalen är oförändrade.</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Detta dokument</translation>
    </message>
    <message>
        <source>This document is protected and needs a password.</source>
        <translation>Dokumentet är skyddat och kräver ett lösenord.</translation>
    </message>
    <message>
        <source>This document was refused, so nothing was searched.</source>
        <translation>Dokumentet nekades, så inget har sökts igenom.</translation>
    </message>
    <message>
        <source>This expression takes too long. Write it more simply.</source>
        <translation>Uttrycket tar för lång tid. Skriv det enklare.</translation>
    </message>
    <message>
        <source>This is its only word. Reject the finding to keep the word in the document.</source>
        <translation>Det är dess enda ord. Avvisa träffen för att behålla ordet i dokumentet.</translation>
    </message>
    <message>
        <source>This is no regular expression.</source>
        <translation>Det här är inget reguljärt uttryck.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the project.</source>
        <translation>Det här är inte projektets lösenfras.</translation>
    </message>
    <message>
        <source>This is the invented value. Type over it for other words.</source>
        <translation>Det här är det påhittade värdet. Skriv över det för andra ord.</translation>
    </message>
    <message>
        <source>This password does not open the document.</source>
        <translation>Lösenordet öppnar inte dokumentet.</translation>
    </message>
    <message>
        <source>This project</source>
        <translation>Detta projekt</translation>
    </message>
    <message>
        <source>This proves that what was marked is gone, not that everything was marked.</source>
        <translation>Det visar att det markerade är borta, inte att allt var markerat.</translation>
    </message>
    <message>
        <source>This report holds no text of the document.</source>
        <translation>Den här rapporten innehåller ingen text ur dokumentet.</translation>
    </message>
    <message>
        <source>This summary holds no text of the documents and no name of an original.</source>
        <translation>Den här sammanfattningen innehåller ingen text ur dokumenten och inget originals namn.</translation>
    </message>
    <message>
        <source>Three years</source>
        <translation>Tre år</translation>
    </message>
    <message>
        <source>Thumbnail pictures of pages will be dropped from the export.</source>
        <translation>Miniatyrbilder av sidor följer inte med i exporten.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Bocka för alla</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Time a page</source>
        <translation>Tid per sida</translation>
    </message>
    <message>
        <source>Title, author and other document properties will be dropped from the export.</source>
        <translation>Titel, författare och andra dokumentegenskaper följer inte med i exporten.</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Att granska</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Verktyg</translation>
    </message>
    <message>
        <source>Tracked changes are accepted: deleted text is removed, inserted text stays.</source>
        <translation>Spårade ändringar godtas: raderad text tas bort, infogad text står kvar.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Try again; if it happens again, send the log, which holds no document text.</source>
        <translation>Försök igen; händer det igen, skicka loggen, som inte innehåller någon dokumenttext.</translation>
    </message>
    <message>
        <source>Try refused documents again</source>
        <translation>Försök igen med nekade dokument</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Prova exemplet</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turkiska</translation>
    </message>
    <message>
        <source>Two months</source>
        <translation>Två månader</translation>
    </message>
    <message>
        <source>Two reviewers</source>
        <translation>Två granskare</translation>
    </message>
    <message>
        <source>Two reviewers must have worked on the project, by other names.</source>
        <translation>Två granskare måste ha arbetat med projektet, under olika namn.</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Skriv vad du vill göra</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ukrainska</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>Undecided, removed</source>
        <translation>Oavgjorda, borttagna</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Undo ({key})</source>
        <translation>Ångra ({key})</translation>
    </message>
    <message>
        <source>Undo takes this back.</source>
        <translation>Ångra tar tillbaka detta.</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Ångra: {what}</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Lås upp</translation>
    </message>
    <message>
        <source>Unlock saved work</source>
        <translation>Lås upp sparat arbete</translation>
    </message>
    <message>
        <source>Until then, work is not kept. Leave it empty if you have set none.</source>
        <translation>Till dess sparas inget arbete. Lämna tomt om du inte har angett någon.</translation>
    </message>
    <message>
        <source>Updating …</source>
        <translation>Uppdaterar …</translation>
    </message>
    <message>
        <source>Updating … {share}</source>
        <translation>Uppdaterar … {share}</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>urdu</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Använd</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Använd dessa tangenter</translation>
    </message>
    <message>
        <source>Use this point</source>
        <translation>Använd denna punkt</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Användarnamn</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Standardtangenter</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fordon</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamesiska</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Väntar</translation>
    </message>
    <message>
        <source>Waiting …</source>
        <translation>Väntar …</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Webbadress</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Västeuropeisk</translation>
    </message>
    <message>
        <source>What else is in this file</source>
        <translation>Vad mer finns i filen</translation>
    </message>
    <message>
        <source>What else is in this file…</source>
        <translation>Vad mer finns i filen…</translation>
    </message>
    <message>
        <source>What is rejected stays in the document.</source>
        <translation>Det som avvisas står kvar i dokumentet.</translation>
    </message>
    <message numerus="yes">
        <source>What is under %n boxes will be blacked out.</source>
        <translation>
            <numerusform>Det under %n ruta blir svart.</numerusform>
            <numerusform>Det under %n rutor blir svart.</numerusform>
        </translation>
    </message>
    <message>
        <source>What may be missed</source>
        <translation>Vad som kan missas</translation>
    </message>
    <message>
        <source>What may be missed…</source>
        <translation>Vad som kan missas…</translation>
    </message>
    <message>
        <source>What may identify a person is marked, with a small shape for its category. A dashed line is a suggestion that waits for you; a solid one is accepted.</source>
        <translation>Det som kan identifiera en person är markerat, med en liten form för kategorin. En streckad linje är ett förslag som väntar på dig; en heldragen är godkänd.</translation>
    </message>
    <message>
        <source>What stands together in the list</source>
        <translation>Vad som står tillsammans i listan</translation>
    </message>
    <message>
        <source>What the file says beside its text</source>
        <translation>Vad filen säger vid sidan av sin text</translation>
    </message>
    <message>
        <source>What the file says beside its text will be dropped.</source>
        <translation>Det som filen säger vid sidan av sin text tas bort.</translation>
    </message>
    <message>
        <source>What the file says beside the picture, such as camera, place, comments or a thumbnail, will be dropped from the export.</source>
        <translation>Det som filen säger utöver bilden, såsom kamera, plats, kommentarer eller en miniatyrbild, följer inte med i exporten.</translation>
    </message>
    <message>
        <source>What the model never thought of is not in these numbers.</source>
        <translation>Det som modellen aldrig tänkte på finns inte i talen.</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>Vad man bör veta om den här filen</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Vad som söks</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>Vad som kontrollerades</translation>
    </message>
    <message>
        <source>What was decided on this document cannot be found any more.</source>
        <translation>Det som beslutats om dokumentet finns inte längre.</translation>
    </message>
    <message>
        <source>Wherever the same picture stands</source>
        <translation>Överallt där samma bild finns</translation>
    </message>
    <message>
        <source>Who else is meant is being worked out.</source>
        <translation>Vilka andra som avses håller på att redas ut.</translation>
    </message>
    <message>
        <source>Who found what</source>
        <translation>Vem som hittade vad</translation>
    </message>
    <message>
        <source>Who is to open {name}?</source>
        <translation>Vem ska kunna öppna {name}?</translation>
    </message>
    <message>
        <source>Whoever knows the passphrase can open the project on any computer. It will be asked for whenever the project is opened. Nobody can recover it: without it, the project is lost. Several words that nobody would guess are best.</source>
        <translation>Den som kan lösenfrasen kan öppna projektet på vilken dator som helst. Den efterfrågas varje gång projektet öppnas. Ingen kan återskapa den: utan den är projektet förlorat. Flera ord som ingen skulle gissa är bäst.</translation>
    </message>
    <message>
        <source>Whoever made the project knows it.</source>
        <translation>Den som skapade projektet kan den.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Hela ord</translation>
    </message>
    <message>
        <source>Whose lists</source>
        <translation>Vems listor</translation>
    </message>
    <message>
        <source>Wildcards need a letter or a digit beside them.</source>
        <translation>Jokertecken behöver en bokstav eller siffra bredvid sig.</translation>
    </message>
    <message>
        <source>Wildcards: * and ?</source>
        <translation>Jokertecken: * och ?</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fönster</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word-dokument</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Words always or never redacted…</source>
        <translation>Ord som alltid eller aldrig tas bort…</translation>
    </message>
    <message>
        <source>Words in pictures</source>
        <translation>Ord i bilder</translation>
    </message>
    <message>
        <source>Words in the number formats of charts are removed; the numbers stay in plain form.</source>
        <translation>Ord i diagrammens talformat tas bort; talen står kvar i enkel form.</translation>
    </message>
    <message>
        <source>Words of scanned pages in PDFs</source>
        <translation>Ord på skannade sidor i PDF-filer</translation>
    </message>
    <message>
        <source>Words that are always or never removed</source>
        <translation>Ord som alltid eller aldrig tas bort</translation>
    </message>
    <message>
        <source>Words that are removed wherever they stand, such as the name of your ward.</source>
        <translation>Ord som tas bort var de än står, till exempel namnet på avdelningen.</translation>
    </message>
    <message>
        <source>Words that stay wherever they stand by themselves, such as the name of a test.</source>
        <translation>Ord som får stå kvar var de än står för sig själva, till exempel namnet på ett prov.</translation>
    </message>
    <message>
        <source>Words to add</source>
        <translation>Ord att lägga till</translation>
    </message>
    <message>
        <source>Words to add to: {list}</source>
        <translation>Ord att lägga till i: {list}</translation>
    </message>
    <message>
        <source>Words were read from a picture by text recognition, which makes mistakes and misses handwriting; compare every word on {pages} with the picture.</source>
        <translation>Ord har lästs ur en bild med textigenkänning, som gör fel och missar handskrift; jämför varje ord på {pages} med bilden.</translation>
    </message>
    <message>
        <source>Words were read from pictures by text recognition, which makes mistakes and misses handwriting. They stand at the end of the text: compare each with its picture.</source>
        <translation>Ord har lästs ur bilder med textigenkänning, som gör fel och missar handskrift. De står i slutet av texten: jämför vart och ett med sin bild.</translation>
    </message>
    <message>
        <source>Words written from right to left may be read in the wrong order; look at {pages}.</source>
        <translation>Ord som skrivs från höger till vänster kan läsas i fel ordning; se på {pages}.</translation>
    </message>
    <message>
        <source>Work on this document cannot be kept or brought back.</source>
        <translation>Arbetet med dokumentet kan inte sparas eller hämtas tillbaka.</translation>
    </message>
    <message>
        <source>Working out who is meant …</source>
        <translation>Tar reda på vem som avses …</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>Arbetar …</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Skriv</translation>
    </message>
    <message numerus="yes">
        <source>Write %n documents as labelled data</source>
        <translation>
            <numerusform>Skriv %n dokument som märkta data</numerusform>
            <numerusform>Skriv %n dokument som märkta data</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a report beside each, without document text</source>
        <translation>Skriv en rapport bredvid var och en, utan dokumenttext</translation>
    </message>
    <message>
        <source>Write a report beside it, as HTML and JSON, without document text</source>
        <translation>Skriv en rapport bredvid, som HTML och JSON, utan dokumenttext</translation>
    </message>
    <message>
        <source>Write a summary of all, as HTML and CSV</source>
        <translation>Skriv en sammanfattning av allt, som HTML och CSV</translation>
    </message>
    <message>
        <source>Write labelled data…</source>
        <translation>Skriv märkta data…</translation>
    </message>
    <message>
        <source>Writing the redacted copy</source>
        <translation>Skriver den avidentifierade kopian</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Skrivet: {name}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You can go on, but export before you close the program.</source>
        <translation>Du kan fortsätta, men exportera innan du stänger programmet.</translation>
    </message>
    <message>
        <source>You go on without a model. Exports say that they are not verified.</source>
        <translation>Du fortsätter utan modell. Exporter säger att de inte är verifierade.</translation>
    </message>
    <message numerus="yes">
        <source>Your decisions on %n documents are in no export.</source>
        <translation>
            <numerusform>Dina beslut om %n dokument finns inte i någon export.</numerusform>
            <numerusform>Dina beslut om %n dokument finns inte i någon export.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your decisions on {name} are in no export.</source>
        <translation>Dina beslut om {name} finns inte i någon export.</translation>
    </message>
    <message>
        <source>Your figures</source>
        <translation>Dina siffror</translation>
    </message>
    <message>
        <source>Your figures…</source>
        <translation>Dina siffror…</translation>
    </message>
    <message>
        <source>Your first time here?</source>
        <translation>Första gången här?</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Egna ord</translation>
    </message>
    <message>
        <source>Your saved work is encrypted, but whoever uses your account can open it: this computer has no keyring. A passphrase prevents that, now or at any time ({key}).</source>
        <translation>Ditt sparade arbete är krypterat, men den som använder ditt konto kan öppna det: datorn saknar nyckelring. En lösenfras hindrar det, nu eller när du vill ({key}).</translation>
    </message>
    <message>
        <source>a finding of {kind}</source>
        <translation>en träff av typen {kind}</translation>
    </message>
    <message>
        <source>about {count} h</source>
        <translation>cirka {count} tim</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>cirka {count} min</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>cirka {number}</translation>
    </message>
    <message>
        <source>about {number} identifier expected among them</source>
        <translation>cirka {number} uppgift väntas bland dem</translation>
    </message>
    <message>
        <source>about {number} identifier may be missed ({least}–{most})</source>
        <translation>cirka {number} identifierande uppgift kan missas ({least}–{most})</translation>
    </message>
    <message>
        <source>about {number} identifiers expected among them</source>
        <translation>cirka {number} uppgifter väntas bland dem</translation>
    </message>
    <message>
        <source>about {number} identifiers may be missed ({least}–{most})</source>
        <translation>cirka {number} identifierande uppgifter kan missas ({least}–{most})</translation>
    </message>
    <message>
        <source>above a score</source>
        <translation>över en viss poäng</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>godkänn</translation>
    </message>
    <message numerus="yes">
        <source>accept %n findings</source>
        <translation>
            <numerusform>godkänn %n träff</numerusform>
            <numerusform>godkänn %n träffar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accept %n near misses</source>
        <translation>
            <numerusform>godkänn %n tveksamt fall</numerusform>
            <numerusform>godkänn %n tveksamma fall</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>godkänd</translation>
    </message>
    <message>
        <source>add what you decided before unlocking</source>
        <translation>lägga till det du beslutade före upplåsningen</translation>
    </message>
    <message>
        <source>added by hand</source>
        <translation>tillagd för hand</translation>
    </message>
    <message>
        <source>all decided</source>
        <translation>allt avgjort</translation>
    </message>
    <message>
        <source>always redact these words</source>
        <translation>ta alltid bort dessa ord</translation>
    </message>
    <message>
        <source>and</source>
        <translation>och</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>som exporterad</translation>
    </message>
    <message>
        <source>as now</source>
        <translation>som nu</translation>
    </message>
    <message>
        <source>black boxes in place of identifiers</source>
        <translation>svarta rutor i stället för identifierande uppgifter</translation>
    </message>
    <message>
        <source>brat: a text and its annotations</source>
        <translation>brat: en text och dess annoteringar</translation>
    </message>
    <message>
        <source>call {name} not reviewed</source>
        <translation>markera {name} som ej granskat</translation>
    </message>
    <message>
        <source>call {name} reviewed</source>
        <translation>markera {name} som granskat</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan inte läsas</translation>
    </message>
    <message>
        <source>change the box on page {number} to {kind}</source>
        <translation>ändra rutan på sidan {number} till {kind}</translation>
    </message>
    <message>
        <source>change the lists of words</source>
        <translation>ändra ordlistorna</translation>
    </message>
    <message>
        <source>change {what} to {kind}</source>
        <translation>ändra {what} till {kind}</translation>
    </message>
    <message>
        <source>disagreements</source>
        <translation>oenigheter</translation>
    </message>
    <message numerus="yes">
        <source>dismiss %n near misses</source>
        <translation>
            <numerusform>avfärda %n tveksamt fall</numerusform>
            <numerusform>avfärda %n tveksamma fall</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a box on page {number}</source>
        <translation>rita en ruta på sidan {number}</translation>
    </message>
    <message>
        <source>export writes {words}</source>
        <translation>exporten skriver {words}</translation>
    </message>
    <message>
        <source>exported</source>
        <translation>exporterat</translation>
    </message>
    <message>
        <source>exported and checked</source>
        <translation>exporterade och kontrollerade</translation>
    </message>
    <message>
        <source>exported, not verified</source>
        <translation>exporterade, inte verifierade</translation>
    </message>
    <message>
        <source>extracts checked, nothing found</source>
        <translation>utdrag kontrollerade, inget hittat</translation>
    </message>
    <message>
        <source>extracts searched for what was removed</source>
        <translation>utdrag genomsökta efter det borttagna</translation>
    </message>
    <message>
        <source>follow the lists of words</source>
        <translation>följ ordlistorna</translation>
    </message>
    <message>
        <source>go on without a model</source>
        <translation>fortsätta utan modell</translation>
    </message>
    <message>
        <source>i2b2 2014: an XML file</source>
        <translation>i2b2 2014: en XML-fil</translation>
    </message>
    <message>
        <source>identifiers blacked out</source>
        <translation>identifierande uppgifter övertäckta med svart</translation>
    </message>
    <message>
        <source>identifiers masked</source>
        <translation>identifierande uppgifter maskerade</translation>
    </message>
    <message>
        <source>identifiers masked, with a number for each person and thing</source>
        <translation>identifierare maskerade, med ett nummer för varje person och sak</translation>
    </message>
    <message>
        <source>identifiers replaced by invented values</source>
        <translation>identifierande uppgifter ersatta med påhittade värden</translation>
    </message>
    <message>
        <source>keep it</source>
        <translation>behåll det</translation>
    </message>
    <message>
        <source>kept by the reviewer</source>
        <translation>behållna av granskaren</translation>
    </message>
    <message>
        <source>labels in place of identifiers</source>
        <translation>etiketter i stället för identifierande uppgifter</translation>
    </message>
    <message>
        <source>leave a doubt in place</source>
        <translation>lämna en tveksamhet kvar</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>mindre än en minut</translation>
    </message>
    <message>
        <source>line {numbers}</source>
        <translation>rad {numbers}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>rad {number}</translation>
    </message>
    <message>
        <source>lines {numbers}</source>
        <translation>raderna {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>mark %n places as {kind}</source>
        <translation>
            <numerusform>markera %n ställe som {kind}</numerusform>
            <numerusform>markera %n ställen som {kind}</numerusform>
        </translation>
    </message>
    <message>
        <source>merge the next finding into</source>
        <translation>slå ihop nästa träff med</translation>
    </message>
    <message>
        <source>metadata, names and attributes</source>
        <translation>metadata, namn och attribut</translation>
    </message>
    <message>
        <source>move the end of</source>
        <translation>flytta slutet på</translation>
    </message>
    <message>
        <source>move the start of</source>
        <translation>flytta början på</translation>
    </message>
    <message>
        <source>move {name} in the queue</source>
        <translation>flytta {name} i kön</translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>tveksamt fall</translation>
    </message>
    <message>
        <source>never redact these words</source>
        <translation>ta aldrig bort dessa ord</translation>
    </message>
    <message>
        <source>no doubt of the model is left</source>
        <translation>ingen tvekan från modellen är kvar</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>ingen uppskattning</translation>
    </message>
    <message>
        <source>no estimate: no model for the language</source>
        <translation>ingen uppskattning: ingen modell för språket</translation>
    </message>
    <message>
        <source>no language</source>
        <translation>inget språk</translation>
    </message>
    <message>
        <source>no report: {why}</source>
        <translation>ingen rapport: {why}</translation>
    </message>
    <message>
        <source>none that was noted</source>
        <translation>inga av de noterade</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>inte exporterade</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inte känt</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>inte möjligt nu</translation>
    </message>
    <message>
        <source>not reviewed by both</source>
        <translation>inte granskat av båda</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>inte genomsökt än</translation>
    </message>
    <message>
        <source>of the page</source>
        <translation>på sidan</translation>
    </message>
    <message>
        <source>of the same text</source>
        <translation>av samma text</translation>
    </message>
    <message>
        <source>of the same text or person</source>
        <translation>med samma text eller person</translation>
    </message>
    <message>
        <source>of {category}</source>
        <translation>av typen {category}</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>one letter differs</source>
        <translation>en bokstav skiljer</translation>
    </message>
    <message>
        <source>other mentions of what was found</source>
        <translation>andra förekomster av det som hittades</translation>
    </message>
    <message>
        <source>page {numbers}</source>
        <translation>sidan {numbers}</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>sida {number}</translation>
    </message>
    <message>
        <source>pages {numbers}</source>
        <translation>sidorna {numbers}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausad</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>preliminär</translation>
    </message>
    <message>
        <source>p{number}</source>
        <translation>s{number}</translation>
    </message>
    <message>
        <source>raw bytes and streams</source>
        <translation>råa byte och strömmar</translation>
    </message>
    <message numerus="yes">
        <source>redact %n places</source>
        <translation>
            <numerusform>ta bort %n ställe</numerusform>
            <numerusform>ta bort %n ställen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redact %n places of a second look</source>
        <translation>
            <numerusform>ta bort %n ställe från en andra titt</numerusform>
            <numerusform>ta bort %n ställen från en andra titt</numerusform>
        </translation>
    </message>
    <message>
        <source>reject</source>
        <translation>avvisa</translation>
    </message>
    <message numerus="yes">
        <source>reject %n findings</source>
        <translation>
            <numerusform>avvisa %n träff</numerusform>
            <numerusform>avvisa %n träffar</numerusform>
        </translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>avvisad</translation>
    </message>
    <message>
        <source>remove the box on page {number}</source>
        <translation>ta bort rutan på sidan {number}</translation>
    </message>
    <message>
        <source>remove “{text}” as {kind}</source>
        <translation>ta bort ”{text}” som {kind}</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>borttagna</translation>
    </message>
    <message>
        <source>removed without a decision</source>
        <translation>borttagna utan beslut</translation>
    </message>
    <message numerus="yes">
        <source>repeat a box at %n places</source>
        <translation>
            <numerusform>upprepa en ruta på %n ställe</numerusform>
            <numerusform>upprepa en ruta på %n ställen</numerusform>
        </translation>
    </message>
    <message>
        <source>replace as usual:</source>
        <translation>ersätt som vanligt:</translation>
    </message>
    <message>
        <source>replace by own words:</source>
        <translation>ersätt med egna ord:</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>återställ</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>granskat</translation>
    </message>
    <message>
        <source>rules for how things are written</source>
        <translation>regler för hur saker skrivs</translation>
    </message>
    <message>
        <source>running text, by independent readers</source>
        <translation>löpande text, av oberoende läsare</translation>
    </message>
    <message>
        <source>score {number}</source>
        <translation>poäng {number}</translation>
    </message>
    <message>
        <source>set the language to {language}</source>
        <translation>ange språket {language}</translation>
    </message>
    <message numerus="yes">
        <source>show %n near misses as findings</source>
        <translation>
            <numerusform>visa %n tveksamt fall som träff</numerusform>
            <numerusform>visa %n tveksamma fall som träffar</numerusform>
        </translation>
    </message>
    <message>
        <source>split</source>
        <translation>dela</translation>
    </message>
    <message>
        <source>surrogates in place of identifiers</source>
        <translation>surrogat i stället för identifierande uppgifter</translation>
    </message>
    <message>
        <source>take the language as recognised</source>
        <translation>ta språket som det kändes igen</translation>
    </message>
    <message>
        <source>take what both say</source>
        <translation>ta det som båda säger</translation>
    </message>
    <message>
        <source>take what {name} says</source>
        <translation>ta det som {name} säger</translation>
    </message>
    <message>
        <source>the language model</source>
        <translation>språkmodellen</translation>
    </message>
    <message>
        <source>the list of what is always removed</source>
        <translation>listan över det som alltid tas bort</translation>
    </message>
    <message>
        <source>the reviewer</source>
        <translation>granskaren</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>samma</translation>
    </message>
    <message>
        <source>tick page {number} as looked at</source>
        <translation>bocka för sidan {number} som granskad</translation>
    </message>
    <message>
        <source>to</source>
        <translation>till</translation>
    </message>
    <message>
        <source>to review</source>
        <translation>att granska</translation>
    </message>
    <message>
        <source>untick page {number}</source>
        <translation>ta bort bocken för sidan {number}</translation>
    </message>
    <message>
        <source>work is not kept</source>
        <translation>arbetet sparas inte</translation>
    </message>
    <message>
        <source>written otherwise</source>
        <translation>skrivet på annat sätt</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>{done} of {all} exported and checked</source>
        <translation>{done} av {all} exporterade och kontrollerade</translation>
    </message>
    <message>
        <source>{done} of {all} reviewed</source>
        <translation>{done} av {all} granskade</translation>
    </message>
    <message>
        <source>{done} of {all} searched</source>
        <translation>{done} av {all} genomsökta</translation>
    </message>
    <message>
        <source>{done} of {all} written as labelled data</source>
        <translation>{done} av {all} skrivna som märkta data</translation>
    </message>
    <message>
        <source>{export} writes a copy, reads it again and searches it for everything that was removed. If anything is left, there is no file. The original never changes. {sheet} shows all keys.</source>
        <translation>{export} skriver en kopia, läser den igen och söker i den efter allt som togs bort. Finns något kvar blir det ingen fil. Originalet ändras aldrig. {sheet} visar alla tangenter.</translation>
    </message>
    <message>
        <source>{key} is the key for “{one}” and for “{other}”.</source>
        <translation>{key} är tangenten för ”{one}” och för ”{other}”.</translation>
    </message>
    <message>
        <source>{language} pack {version} {hash}… on {provider}</source>
        <translation>Modell: {language}, {version} {hash}… på {provider}</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (används)</translation>
    </message>
    <message>
        <source>{name} (misses up to {share})</source>
        <translation>{name} (missar upp till {share})</translation>
    </message>
    <message>
        <source>{name} is protected.</source>
        <translation>{name} är skyddat.</translation>
    </message>
    <message>
        <source>{name} is reviewed.</source>
        <translation>{name} är granskat.</translation>
    </message>
    <message>
        <source>{name} is to be reviewed again.</source>
        <translation>{name} ska granskas igen.</translation>
    </message>
    <message>
        <source>{name} opens with a passphrase.</source>
        <translation>{name} öppnas med en lösenfras.</translation>
    </message>
    <message>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <source>{name} · project · {done} of {all} reviewed</source>
        <translation>{name} · projekt · {done} av {all} granskade</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} av {total}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{page}: the same picture</source>
        <translation>{page}: samma bild</translation>
    </message>
    <message>
        <source>{page}: {share} alike</source>
        <translation>{page}: {share} lik</translation>
    </message>
    <message>
        <source>{place}, rejected</source>
        <translation>{place}, avvisat</translation>
    </message>
    <message>
        <source>{point}: {findings} findings, {missed} expected to be missed</source>
        <translation>{point}: {findings} träffar, {missed} förväntas missas</translation>
    </message>
    <message>
        <source>{time} a page</source>
        <translation>{time} per sida</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} kvar</translation>
    </message>
    <message numerus="yes">
        <source>{time} on %n documents</source>
        <translation>
            <numerusform>{time} på %n dokument</numerusform>
            <numerusform>{time} på %n dokument</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ or {accept} accepts: it is removed on export. ✕ or {reject} rejects: the text stays. Both stand in each row of the list and beside the words. {next} goes to the next that waits, and {category} accepts all of one category. Every step can be undone.</source>
        <translation>✓ eller {accept} godkänner: det tas bort vid export. ✕ eller {reject} avvisar: texten står kvar. Båda finns på varje rad i listan och bredvid orden. {next} går till nästa som väntar och {category} godkänner en hel kategori. Varje steg kan ångras.</translation>
    </message>
</context>
</TS>
