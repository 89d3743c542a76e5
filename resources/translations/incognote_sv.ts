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
        <source>%n documents are no patient&apos;s any more.</source>
        <translation>
            <numerusform>%n dokument hör inte längre till någon patient.</numerusform>
            <numerusform>%n dokument hör inte längre till någon patient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not ready and are not searched.</source>
        <translation>
            <numerusform>%n dokument är inte klart och genomsöks inte.</numerusform>
            <numerusform>%n dokument är inte klara och genomsöks inte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not reviewed yet and will be left out.</source>
        <translation>
            <numerusform>%n dokument är inte granskat än och utelämnas.</numerusform>
            <numerusform>%n dokument är inte granskade än och utelämnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents assigned to a patient.</source>
        <translation>
            <numerusform>%n dokument har tilldelats en patient.</numerusform>
            <numerusform>%n dokument har tilldelats en patient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents exported and verified.</source>
        <translation>
            <numerusform>%n dokument exporterat och verifierat.</numerusform>
            <numerusform>%n dokument exporterade och verifierade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents have changed since then: undo there first.</source>
        <translation>
            <numerusform>%n dokument har ändrats sedan dess: ångra där först.</numerusform>
            <numerusform>%n dokument har ändrats sedan dess: ångra där först.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents name no known patient for sure.</source>
        <translation>
            <numerusform>%n dokument nämner inte säkert någon känd patient.</numerusform>
            <numerusform>%n dokument nämner inte säkert någon känd patient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents of one patient</source>
        <translation>
            <numerusform>%n dokument för en patient</numerusform>
            <numerusform>%n dokument för en patient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents searched.</source>
        <translation>
            <numerusform>%n dokument genomsökt.</numerusform>
            <numerusform>%n dokument genomsökta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they are not reviewed yet.</source>
        <translation>
            <numerusform>%n dokument utelämnades eftersom det inte är granskat än.</numerusform>
            <numerusform>%n dokument utelämnades eftersom de inte är granskade än.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they were refused.</source>
        <translation>
            <numerusform>%n dokument utelämnades eftersom det nekades.</numerusform>
            <numerusform>%n dokument utelämnades eftersom de nekades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were refused and will be left out.</source>
        <translation>
            <numerusform>%n dokument nekades och utelämnas.</numerusform>
            <numerusform>%n dokument nekades och utelämnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of a type that cannot be read.</source>
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
        <source>%n findings are undecided. They will be redacted as if accepted.</source>
        <translation>
            <numerusform>%n träff är oavgjord. Den maskeras som om den vore godkänd.</numerusform>
            <numerusform>%n träffar är oavgjorda. De maskeras som om de vore godkända.</numerusform>
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
        <source>%n findings stay, because the policy keeps their type.</source>
        <translation>
            <numerusform>%n träff blir kvar, eftersom profilen behåller dess typ.</numerusform>
            <numerusform>%n träffar blir kvar, eftersom profilen behåller deras typ.</numerusform>
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
        <source>%n findings will be redacted.</source>
        <translation>
            <numerusform>%n träff maskeras.</numerusform>
            <numerusform>%n träffar maskeras.</numerusform>
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
        <source>%n hidden by the filter stay as they are.</source>
        <translation>
            <numerusform>%n som filtret döljer förblir som den är.</numerusform>
            <numerusform>%n som filtret döljer förblir som de är.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers</source>
        <translation>
            <numerusform>%n identifierande uppgift</numerusform>
            <numerusform>%n identifierande uppgifter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers redacted.</source>
        <translation>
            <numerusform>%n identifierande uppgift maskerad.</numerusform>
            <numerusform>%n identifierande uppgifter maskerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers stay, because the policy keeps them.</source>
        <translation>
            <numerusform>%n identifierande uppgift blir kvar, eftersom profilen behåller den.</numerusform>
            <numerusform>%n identifierande uppgifter blir kvar, eftersom profilen behåller dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <translation>
            <numerusform>%n behållen</numerusform>
            <numerusform>%n behållna</numerusform>
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
        <source>%n mentions of the same person or thing selected.</source>
        <translation>
            <numerusform>%n förekomst av denna person eller sak är vald.</numerusform>
            <numerusform>%n förekomster av samma person eller sak är valda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same text selected.</source>
        <translation>
            <numerusform>%n förekomst av denna text är vald.</numerusform>
            <numerusform>%n förekomster av samma text är valda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged with {name}.</source>
        <translation>
            <numerusform>%n slogs ihop med {name}.</numerusform>
            <numerusform>%n slogs ihop med {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are already redacted.</source>
        <translation>
            <numerusform>%n till är redan maskerat.</numerusform>
            <numerusform>%n till är redan maskerade.</numerusform>
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
        <source>%n need your attention.</source>
        <translation>
            <numerusform>%n kräver din uppmärksamhet.</numerusform>
            <numerusform>%n kräver din uppmärksamhet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention: see the list.</source>
        <translation>
            <numerusform>%n kräver din uppmärksamhet: se listan.</numerusform>
            <numerusform>%n kräver din uppmärksamhet: se listan.</numerusform>
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
        <source>%n of them say what is redacted in other places.</source>
        <translation>
            <numerusform>%n av dem säger det som maskeras på andra ställen.</numerusform>
            <numerusform>%n av dem säger det som maskeras på andra ställen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not seen to the end.</source>
        <translation>
            <numerusform>%n av dem har inte setts till slutet.</numerusform>
            <numerusform>%n av dem har inte setts till slutet.</numerusform>
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
        <source>%n pages cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>%n sida kan inte ritas: ingen kan se vad som står på den.</numerusform>
            <numerusform>%n sidor kan inte ritas: ingen kan se vad som står på dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked yet.</source>
        <translation>
            <numerusform>%n sida lästes med textigenkänning och har inte kontrollerats än.</numerusform>
            <numerusform>%n sidor lästes med textigenkänning och har inte kontrollerats än.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked.</source>
        <translation>
            <numerusform>%n sida läst med textigenkänning är inte kontrollerad.</numerusform>
            <numerusform>%n sidor lästa med textigenkänning är inte kontrollerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages were not seen.</source>
        <translation>
            <numerusform>Ingen har sett %n sida.</numerusform>
            <numerusform>Ingen har sett %n sidor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients added to the known identifiers.</source>
        <translation>
            <numerusform>%n patient har lagts till bland de kända uppgifterna.</numerusform>
            <numerusform>%n patienter har lagts till bland de kända uppgifterna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients removed. What was found stays for you to decide.</source>
        <translation>
            <numerusform>%n patient har tagits bort. Det som hittades finns kvar för beslut.</numerusform>
            <numerusform>%n patienter har tagits bort. Det som hittades finns kvar för beslut.</numerusform>
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
            <numerusform>%n ställe maskerat i {documents} dokument.</numerusform>
            <numerusform>%n ställen maskerade i {documents} dokument.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted.</source>
        <translation>
            <numerusform>%n ställe maskerat.</numerusform>
            <numerusform>%n ställen maskerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were searched: only what you kept is left of them:</source>
        <translation>
            <numerusform>%n ställe söktes igenom: bara det som du behöll finns kvar av dem:</numerusform>
            <numerusform>%n ställen söktes igenom: bara det som du behöll finns kvar av dem:</numerusform>
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
        <source>%n remain to be reviewed.</source>
        <translation>
            <numerusform>%n återstår att granska.</numerusform>
            <numerusform>%n återstår att granska.</numerusform>
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
        <source>%n reset to undecided.</source>
        <translation>
            <numerusform>%n återställd till oavgjord.</numerusform>
            <numerusform>%n återställda till oavgjorda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n vald</numerusform>
            <numerusform>%n valda</numerusform>
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
        <source>%n to review</source>
        <translation>
            <numerusform>%n att granska</numerusform>
            <numerusform>%n att granska</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n oavgjord</numerusform>
            <numerusform>%n oavgjorda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings were redacted as if accepted.</source>
        <translation>
            <numerusform>%n oavgjord träff maskerades som om den vore godkänd.</numerusform>
            <numerusform>%n oavgjorda träffar maskerades som om de vore godkända.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings will be redacted.</source>
        <translation>
            <numerusform>%n oavgjord träff maskeras.</numerusform>
            <numerusform>%n oavgjorda träffar maskeras.</numerusform>
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
        <source>%n would stay in the export</source>
        <translation>
            <numerusform>%n skulle bli kvar i exporten</numerusform>
            <numerusform>%n skulle bli kvar i exporten</numerusform>
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
        <source>A capitalised word that is on no list.</source>
        <translation>Ett ord med stor bokstav som inte finns på någon lista.</translation>
    </message>
    <message>
        <source>A file with this name exists and will be replaced.</source>
        <translation>Det finns redan en fil med det namnet; den ersätts.</translation>
    </message>
    <message>
        <source>A long number.</source>
        <translation>Ett långt nummer.</translation>
    </message>
    <message>
        <source>A lower score shows more findings and misses fewer identifiers. Estimates hold for notes like those the model was evaluated on.</source>
        <translation>Lägre poäng visar fler träffar och missar färre identifierande uppgifter. Uppskattningarna gäller anteckningar som liknar dem som modellen utvärderades på.</translation>
    </message>
    <message>
        <source>A page shows its text only as a picture.</source>
        <translation>En sida visar sin text bara som bild.</translation>
    </message>
    <message>
        <source>A person must read the whole document. If the language is wrong, set it with --language.</source>
        <translation>En människa måste läsa hela dokumentet. Om språket är fel anger du det med --language.</translation>
    </message>
    <message>
        <source>A policy for each type:</source>
        <translation>En profil för varje typ:</translation>
    </message>
    <message>
        <source>A replacement does not fit into a picture or cannot be drawn: a black box replaces it.</source>
        <translation>En ersättning får inte plats i en bild eller kan inte ritas: en svart ruta ersätter den.</translation>
    </message>
    <message>
        <source>A replacement does not fit into the picture or cannot be drawn: a black box replaces it.</source>
        <translation>En ersättning får inte plats i bilden eller kan inte ritas: en svart ruta ersätter den.</translation>
    </message>
    <message>
        <source>A replacement has letters that the included fonts lack, or does not fit into a scan: a black box replaces it.</source>
        <translation>En ersättning har bokstäver som saknas i de medföljande teckensnitten eller får inte plats i en skannad bild: en svart ruta ersätter den.</translation>
    </message>
    <message>
        <source>A single character would be redacted in every word.</source>
        <translation>Ett enda tecken skulle maskeras i varje ord.</translation>
    </message>
    <message>
        <source>A wildcard needs a letter or digit next to it.</source>
        <translation>Ett jokertecken behöver en bokstav eller siffra bredvid sig.</translation>
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
        <translation>Om Incognote…</translation>
    </message>
    <message>
        <source>About {expected} identifiers are expected to be left that nothing found; in 95 of 100 documents like those of the measurement there are {least} to {most}.</source>
        <translation>Omkring {expected} identifierare som inget hittade väntas vara kvar; i 95 av 100 dokument av samma slag som de uppmätta finns det {least} till {most}.</translation>
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
        <source>Accept all in this category</source>
        <translation>Godkänn alla i kategorin</translation>
    </message>
    <message>
        <source>Accept all mentions</source>
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
        <source>Accept: redact on export</source>
        <translation>Godkänn: maskera vid export</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Godkända</translation>
    </message>
    <message>
        <source>Accessibility tags and alternative texts are removed; screen readers lose them.</source>
        <translation>Tillgänglighetstaggar och alternativtexter tas bort; skärmläsare förlorar dem.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Kontonummer</translation>
    </message>
    <message>
        <source>Account numbers</source>
        <translation>Kontonummer</translation>
    </message>
    <message>
        <source>Accurate: two models</source>
        <translation>Noggrann: två modeller</translation>
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
        <source>After</source>
        <translation>Efter</translation>
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
        <source>All documents</source>
        <translation>Alla dokument</translation>
    </message>
    <message>
        <source>All documents of a patient get the same invented names, numbers and date shift, which no other patient has.</source>
        <translation>Alla dokument för en patient får samma påhittade namn, nummer och datumförskjutning, som ingen annan patient har.</translation>
    </message>
    <message>
        <source>All findings are decided.</source>
        <translation>Alla träffar är avgjorda.</translation>
    </message>
    <message>
        <source>All findings are decided. {finish} marks the document as reviewed, {export} exports it.</source>
        <translation>Alla träffar är avgjorda. {finish} markerar dokumentet som granskat, {export} exporterar det.</translation>
    </message>
    <message>
        <source>All frames of an animation or camera picture but the first are removed.</source>
        <translation>Alla bildrutor utom den första i en animation eller ett foto tas bort.</translation>
    </message>
    <message>
        <source>All mentions</source>
        <translation>Alla förekomster</translation>
    </message>
    <message>
        <source>All of this will be removed from the export. Anything that the document also shows, such as the value of a form field, is part of its text: review it there.</source>
        <translation>Allt detta tas bort ur exporten. Det som dokumentet också visar, till exempel värdet i ett formulärfält, ingår i texten: granska det där.</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alla kortkommandon</translation>
    </message>
    <message>
        <source>All types…</source>
        <translation>Alla typer…</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message numerus="yes">
        <source>Also %n other mentions of the same text</source>
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
        <source>Always 1 January 1980</source>
        <translation>Alltid den 1 januari 1980</translation>
    </message>
    <message>
        <source>Always neutral</source>
        <translation>Alltid neutralt</translation>
    </message>
    <message>
        <source>Always or never redact</source>
        <translation>Maskera alltid eller aldrig</translation>
    </message>
    <message>
        <source>Always redact</source>
        <translation>Maskera alltid</translation>
    </message>
    <message>
        <source>Always redact in all documents</source>
        <translation>Maskera alltid i alla dokument</translation>
    </message>
    <message>
        <source>Always redact in this document</source>
        <translation>Maskera alltid i dokumentet</translation>
    </message>
    <message>
        <source>Always redact “{words}” in all documents</source>
        <translation>Maskera alltid ”{words}” i alla dokument</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this document</source>
        <translation>Maskera alltid ”{words}” i dokumentet</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this project</source>
        <translation>Maskera alltid ”{words}” i projektet</translation>
    </message>
    <message>
        <source>Always redacted</source>
        <translation>Maskeras alltid</translation>
    </message>
    <message>
        <source>Annotations that appear only in print are removed.</source>
        <translation>Anteckningar som bara syns i utskrift tas bort.</translation>
    </message>
    <message>
        <source>Another finding, another cell or the end of the text is in the way.</source>
        <translation>Där står en annan träff, en annan cell eller textens slut.</translation>
    </message>
    <message>
        <source>Another mention of a finding</source>
        <translation>Annan förekomst av en träff</translation>
    </message>
    <message>
        <source>Another surrogate</source>
        <translation>Annat surrogat</translation>
    </message>
    <message>
        <source>Anyone who knows the passphrase can open the project on any computer. You will be asked for it whenever the project opens. Nobody can recover it: without it, the project is lost. Use several words that nobody would guess.</source>
        <translation>Den som kan lösenfrasen kan öppna projektet på vilken dator som helst. Den efterfrågas varje gång projektet öppnas. Ingen kan återskapa den: utan den är projektet förlorat. Använd flera ord som ingen skulle gissa.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabiska</translation>
    </message>
    <message>
        <source>As exported</source>
        <translation>Som exporterat</translation>
    </message>
    <message>
        <source>As exported now</source>
        <translation>Som det skulle exporteras nu</translation>
    </message>
    <message>
        <source>As long as a key or the originals exist, surrogates are pseudonyms: under the GDPR the export remains personal data for whoever could use them.</source>
        <translation>Så länge en nyckel eller originalen finns är surrogaten pseudonymer: enligt GDPR förblir exporten personuppgifter för den som kan använda dem.</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Det som kändes igen</translation>
    </message>
    <message>
        <source>Ask the person who created the project for its passphrase.</source>
        <translation>Be den som skapade projektet om lösenfrasen.</translation>
    </message>
    <message>
        <source>Ask whoever administers this computer to correct the policy file.</source>
        <translation>Be den som administrerar datorn att rätta principfilen.</translation>
    </message>
    <message>
        <source>Attached data is removed, such as form data, building blocks and print settings.</source>
        <translation>Bifogade data tas bort, som formulärdata, byggblock och utskriftsinställningar.</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Bifogade filer</translation>
    </message>
    <message>
        <source>Attached files are removed without being searched.</source>
        <translation>Bifogade filer tas bort utan att genomsökas.</translation>
    </message>
    <message>
        <source>Authors, editors and signers</source>
        <translation>Författare, redigerare och undertecknare</translation>
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
        <source>Backspace</source>
        <translation>Backsteg</translation>
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
        <source>Batch summary</source>
        <translation>Sammanfattning av omgången</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Före</translation>
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
        <source>Biometric identifier</source>
        <translation>Biometrisk uppgift</translation>
    </message>
    <message>
        <source>Biometric identifiers</source>
        <translation>Biometriska identifierare</translation>
    </message>
    <message>
        <source>Black box</source>
        <translation>Svart ruta</translation>
    </message>
    <message>
        <source>Black boxes</source>
        <translation>Svarta rutor</translation>
    </message>
    <message>
        <source>Black boxes: even the type of an identifier is hidden</source>
        <translation>Svarta rutor: även typen av uppgift döljs</translation>
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
        <source>Bookmarks are removed.</source>
        <translation>Bokmärken tas bort.</translation>
    </message>
    <message>
        <source>Box on page {number}</source>
        <translation>Ruta på sidan {number}</translation>
    </message>
    <message>
        <source>Box on page {number}, {wide} by {high} points, {left} from the left, {top} from the top</source>
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
        <source>Broad class</source>
        <translation>Bred grupp</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bulgariska</translation>
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
        <source>Can be searched and copied</source>
        <translation>Går att söka och kopiera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Capitals, accents and line breaks make no difference. “Always redact” takes precedence. “Never redact” applies only where the words stand alone: longer findings that contain them still need review, and you can still accept any finding.</source>
        <translation>Versaler, accenter och radbrytningar spelar ingen roll. ”Maskera alltid” går före. ”Maskera aldrig” gäller bara där orden står för sig: längre träffar som innehåller dem behöver fortfarande granskas, och du kan ändå godkänna vilken träff som helst.</translation>
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
        <source>Cells below merged ones</source>
        <translation>Celler under sammanfogade celler</translation>
    </message>
    <message>
        <source>Cells with links keep their text and lose the addresses.</source>
        <translation>Celler med länkar behåller sin text och förlorar adresserna.</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Centraleuropeisk</translation>
    </message>
    <message>
        <source>Certificate and licence numbers</source>
        <translation>Intygs- och licensnummer</translation>
    </message>
    <message>
        <source>Change language…</source>
        <translation>Byt språk…</translation>
    </message>
    <message>
        <source>Change shortcuts</source>
        <translation>Ändra kortkommandon</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Ändra kortkommandon…</translation>
    </message>
    <message>
        <source>Change type…</source>
        <translation>Ändra typ…</translation>
    </message>
    <message>
        <source>Changes take effect the next time the program starts.</source>
        <translation>Ändringen gäller från nästa start.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Charts keep what they show and lose their workbook.</source>
        <translation>Diagram behåller det de visar och förlorar arbetsboken bakom.</translation>
    </message>
    <message>
        <source>Charts of newer types (such as waterfall or map) become the picture that Word stores with them, or are removed if there is none.</source>
        <translation>Diagram av nyare typer (som vattenfall eller karta) blir den bild som Word sparar med dem, eller tas bort om den saknas.</translation>
    </message>
    <message>
        <source>Check that the file exists and that you have permission to read it.</source>
        <translation>Kontrollera att filen finns och att du har behörighet att läsa den.</translation>
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
        <source>Choose a folder that you can write to and that has free space.</source>
        <translation>Välj en mapp som du kan skriva i och som har ledigt utrymme.</translation>
    </message>
    <message>
        <source>Choose another model or reinstall the program.</source>
        <translation>Välj en annan modell eller installera om programmet.</translation>
    </message>
    <message>
        <source>Choose the exact type ({key})</source>
        <translation>Välj exakt typ ({key})</translation>
    </message>
    <message>
        <source>Choose the first reviewer&apos;s decision</source>
        <translation>Välj första granskarens beslut</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Välj mappen</translation>
    </message>
    <message>
        <source>Choose the second reviewer&apos;s decision</source>
        <translation>Välj andra granskarens beslut</translation>
    </message>
    <message>
        <source>Choose this ({key})</source>
        <translation>Välj detta ({key})</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>Välj {name}</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Välj…</translation>
    </message>
    <message>
        <source>Choosing a file name without identifiers…</source>
        <translation>Väljer ett filnamn utan identifierande uppgifter…</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Rensa</translation>
    </message>
    <message>
        <source>Clear the selection, or leave a tool</source>
        <translation>Rensa markeringen eller lämna ett verktyg</translation>
    </message>
    <message>
        <source>Click a shortcut, or move to it with Tab, and press the new keys. Tab moves on to the next.</source>
        <translation>Klicka på ett kortkommando, eller gå till det med Tabb, och tryck på de nya tangenterna. Tabb går till nästa.</translation>
    </message>
    <message>
        <source>Click once you have compared the page with its picture, to mark it as checked. Click again to undo that ({key}).</source>
        <translation>Klicka när du har jämfört sidan med bilden, för att markera den som kontrollerad. Klicka igen för att ångra det ({key}).</translation>
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
        <source>Close and discard them</source>
        <translation>Stäng och förkasta dem</translation>
    </message>
    <message>
        <source>Close and forget saved work</source>
        <translation>Stäng och glöm sparat arbete</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Stäng dokumentet</translation>
    </message>
    <message>
        <source>Close project</source>
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
        <source>Combining findings</source>
        <translation>Sammanställer</translation>
    </message>
    <message>
        <source>Combining findings…</source>
        <translation>Sammanställer träffarna…</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandon</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Kommandon och kortkommandon</translation>
    </message>
    <message>
        <source>Comments (not exported)</source>
        <translation>Kommentarer (exporteras inte)</translation>
    </message>
    <message>
        <source>Comments and annotations without an appearance of their own are removed.</source>
        <translation>Kommentarer och anteckningar utan eget utseende tas bort.</translation>
    </message>
    <message>
        <source>Comments and notes</source>
        <translation>Kommentarer och anteckningar</translation>
    </message>
    <message>
        <source>Comments and the names of their authors are removed.</source>
        <translation>Kommentarer och namnen på dem som skrev dem tas bort.</translation>
    </message>
    <message>
        <source>Comments become plain page content; their pop-up texts and authors are removed.</source>
        <translation>Kommentarer blir vanligt sidinnehåll; deras popup-texter och författare tas bort.</translation>
    </message>
    <message>
        <source>Comments on cells and the names of their authors are removed.</source>
        <translation>Kommentarer till celler och deras författares namn tas bort.</translation>
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
        <source>Consistent</source>
        <translation>Samma överallt</translation>
    </message>
    <message>
        <source>Consistent surrogates can be linked, but a missed mention stands out. Markov surrogates change now and then and hide most of them; random ones hide the most and link nothing.</source>
        <translation>Surrogat som är samma överallt kan kopplas ihop, men en missad förekomst sticker ut. Markov-surrogat byts då och då och döljer de flesta; slumpvisa döljer mest och kopplar inget.</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Content controls become plain text; options that are not selected are removed.</source>
        <translation>Innehållskontroller blir vanlig text; alternativ som inte är valda tas bort.</translation>
    </message>
    <message>
        <source>Continue in the other window, or close the document there first.</source>
        <translation>Fortsätt i det andra fönstret, eller stäng dokumentet där först.</translation>
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
        <source>Continue without a model</source>
        <translation>Fortsätt utan modell</translation>
    </message>
    <message>
        <source>Continuing without a model. Exports are marked as not verified.</source>
        <translation>Fortsätter utan modell. Exporter markeras som ej verifierade.</translation>
    </message>
    <message>
        <source>Copies of drawings for Word 2007 and older are removed.</source>
        <translation>Kopior av ritningar för Word 2007 och äldre tas bort.</translation>
    </message>
    <message>
        <source>Copy code and message, without document text</source>
        <translation>Kopiera kod och meddelande, utan dokumenttext</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljer</translation>
    </message>
    <message>
        <source>Correct boundaries</source>
        <translation>Rätta gränserna</translation>
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
        <source>Create a project</source>
        <translation>Skapa ett projekt</translation>
    </message>
    <message>
        <source>Create a project from these…</source>
        <translation>Skapa ett projekt av dessa…</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>kroatiska</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
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
        <source>Date of birth</source>
        <translation>Födelsedatum</translation>
    </message>
    <message>
        <source>Dates and numbers that label charts become text; a date axis shows equal steps.</source>
        <translation>Datum och tal som är etiketter i diagram blir text; en datumaxel visar lika stora steg.</translation>
    </message>
    <message>
        <source>Dates but the year, ages over 89</source>
        <translation>Datum utom året, åldrar över 89</translation>
    </message>
    <message>
        <source>De-identification report</source>
        <translation>Avidentifieringsrapport</translation>
    </message>
    <message>
        <source>Decide on several findings</source>
        <translation>Avgör flera träffar</translation>
    </message>
    <message numerus="yes">
        <source>Decisions on %n documents that are saved will be deleted. The documents stay.</source>
        <translation>
            <numerusform>De sparade besluten om %n dokument raderas. Dokumentet finns kvar.</numerusform>
            <numerusform>De sparade besluten om %n dokument raderas. Dokumenten finns kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Radera</translation>
    </message>
    <message>
        <source>Delete the saved work of all documents; the documents and all projects stay</source>
        <translation>Radera det sparade arbetet för alla dokument; dokumenten och alla projekt blir kvar</translation>
    </message>
    <message>
        <source>Delete the saved work of the selected document, or remove the project from the list (Delete)</source>
        <translation>Radera det sparade arbetet för det valda dokumentet, eller ta bort projektet från listan (Delete)</translation>
    </message>
    <message>
        <source>Deleted text</source>
        <translation>Borttagen text</translation>
    </message>
    <message>
        <source>Descriptions of pictures and objects</source>
        <translation>Beskrivningar av bilder och objekt</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Identifiera automatiskt</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Apparat</translation>
    </message>
    <message>
        <source>Devices and their numbers</source>
        <translation>Enheter och deras nummer</translation>
    </message>
    <message>
        <source>Digits next to redacted text.</source>
        <translation>Siffror bredvid text som maskeras.</translation>
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
        <source>Document list</source>
        <translation>Lista över dokument</translation>
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
        <source>Documents and agreement</source>
        <translation>Dokument och enighet</translation>
    </message>
    <message>
        <source>Documents and results</source>
        <translation>Dokument och resultat</translation>
    </message>
    <message>
        <source>Documents of another kind may hold much more: label some of your own and evaluate. No level is guaranteed for a single document.</source>
        <translation>Dokument av annat slag kan innehålla mycket mer: märk upp några egna och utvärdera. För ett enskilt dokument garanteras ingen nivå.</translation>
    </message>
    <message>
        <source>Documents of one patient</source>
        <translation>Dokument för en patient</translation>
    </message>
    <message>
        <source>Documents reviewed</source>
        <translation>Granskade dokument</translation>
    </message>
    <message>
        <source>Documents searched from now on use this operating point.</source>
        <translation>Dokument som genomsöks från och med nu använder denna arbetspunkt.</translation>
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
        <source>Drag with the mouse, or use the arrow keys, with Shift to resize. Enter places the box, Esc cancels.</source>
        <translation>Dra med musen eller använd piltangenterna, med Skift för att ändra storlek. Enter placerar rutan, Esc avbryter.</translation>
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
        <source>Drawing the page…</source>
        <translation>Ritar sidan…</translation>
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
        <source>E-mail addresses</source>
        <translation>E-postadresser</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates shift by 15 to {days} days (see Settings).</source>
        <translation>Varje patients datum flyttas 15 till {days} dagar (se inställningarna).</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates shift by their own number of days: at least 15, and never whole weeks. Exports from before and after a change do not match.</source>
        <translation>Varje patients datum flyttas ett eget antal dagar: minst 15 och aldrig hela veckor. Exporter från före och efter en ändring stämmer inte överens.</translation>
    </message>
    <message>
        <source>Edit replacement</source>
        <translation>Redigera ersättningen</translation>
    </message>
    <message>
        <source>Edit replacement…</source>
        <translation>Redigera ersättningen…</translation>
    </message>
    <message>
        <source>Edit the policy</source>
        <translation>Redigera profilen</translation>
    </message>
    <message>
        <source>Editing restrictions, document variables and links to templates are removed.</source>
        <translation>Redigeringsskydd, dokumentvariabler och länkar till mallar tas bort.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Redigera…</translation>
    </message>
    <message>
        <source>Embedded files (Base64) are removed without being searched: {count}.</source>
        <translation>Inbäddade filer (Base64) tas bort utan att genomsökas: {count}.</translation>
    </message>
    <message>
        <source>Embedded files and controls are removed; their picture stays if there is one.</source>
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
        <source>End one word earlier</source>
        <translation>Sluta ett ord tidigare</translation>
    </message>
    <message>
        <source>End one word later</source>
        <translation>Sluta ett ord senare</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Avsluta rundturen</translation>
    </message>
    <message>
        <source>Endnotes</source>
        <translation>Slutkommentarer</translation>
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
        <source>Estimate of missed identifiers</source>
        <translation>Uppskattning av missade uppgifter</translation>
    </message>
    <message>
        <source>Estimate of missed identifiers…</source>
        <translation>Uppskattning av missade uppgifter…</translation>
    </message>
    <message>
        <source>Estimated from the scores of what the model was unsure about. What it never considered is not included: a person must read the document.</source>
        <translation>Uppskattat ur poängen för det som modellen var osäker på. Det som den aldrig övervägde ingår inte: en människa måste läsa dokumentet.</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estniska</translation>
    </message>
    <message numerus="yes">
        <source>Everything under %n boxes will be blacked out.</source>
        <translation>
            <numerusform>Allt under %n ruta svärtas.</numerusform>
            <numerusform>Allt under %n rutor svärtas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-arbetsbok</translation>
    </message>
    <message>
        <source>Expected misses</source>
        <translation>Väntade missar</translation>
    </message>
    <message>
        <source>Explain this finding</source>
        <translation>Förklara träffen</translation>
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
        <source>Export options</source>
        <translation>Exportalternativ</translation>
    </message>
    <message>
        <source>Export page {number} as a picture</source>
        <translation>Exportera sida {number} som bild</translation>
    </message>
    <message>
        <source>Export the policy</source>
        <translation>Exportera profilen</translation>
    </message>
    <message>
        <source>Export this document ({key})</source>
        <translation>Exportera det här dokumentet ({key})</translation>
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
        <source>Exported and verified</source>
        <translation>Exporterat och verifierat</translation>
    </message>
    <message>
        <source>Exported and verified.</source>
        <translation>Exporterat och verifierat.</translation>
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
        <source>Exports get new surrogates and shifts from now on (key {code}).</source>
        <translation>Exporter får från och med nu nya surrogat och förskjutningar (nyckel {code}).</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Fast: one model, which misses more</source>
        <translation>Snabb: en enda modell, som missar mer</translation>
    </message>
    <message>
        <source>Fastest available</source>
        <translation>Det snabbaste som finns</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Fax numbers</source>
        <translation>Faxnummer</translation>
    </message>
    <message>
        <source>Fields other than page numbers become plain text.</source>
        <translation>Andra fält än sidnummer blir vanlig text.</translation>
    </message>
    <message>
        <source>File date of exports</source>
        <translation>Exporternas fildatum</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Filnamn</translation>
    </message>
    <message>
        <source>File name of exports</source>
        <translation>Exporternas filnamn</translation>
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
        <source>Filter by category</source>
        <translation>Filtrera efter kategori</translation>
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
        <source>Filters, conditional formats and rules for what may be entered are removed.</source>
        <translation>Filter, villkorsstyrda format och regler för vad som får skrivas in tas bort.</translation>
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
        <source>Finding identifiers</source>
        <translation>Sökning efter identifierande uppgifter</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Träffar</translation>
    </message>
    <message>
        <source>Findings appear here once the document is searched.</source>
        <translation>Träffar visas här när dokumentet har genomsökts.</translation>
    </message>
    <message>
        <source>Findings list</source>
        <translation>Lista över träffar</translation>
    </message>
    <message>
        <source>Finds and redacts identifiers in clinical documents, on this computer only. Apache License 2.0, no warranty.</source>
        <translation>Hittar och maskerar identifierande uppgifter i kliniska dokument, bara på den här datorn. Apache-licensen 2.0, utan garanti.</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Fingeravtryck</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finska</translation>
    </message>
    <message>
        <source>First choose “Same patient…” for the documents of one patient.</source>
        <translation>Välj först ”Samma patient…” för en patients dokument.</translation>
    </message>
    <message>
        <source>First enter patients under “Known identifiers…”.</source>
        <translation>Ange först patienter under ”Kända uppgifter…”.</translation>
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
        <source>First three digits</source>
        <translation>De tre första siffrorna</translation>
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
        <source>Five years, above 89 as 90+</source>
        <translation>Fem år, över 89 som 90+</translation>
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
        <source>Folder of labelled data</source>
        <translation>Mapp med märkta data</translation>
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
        <source>For your own use. Documents not viewed since the program started show only their time. Pauses of more than a minute do not count.</source>
        <translation>För eget bruk. Dokument som inte har visats sedan programmet startade visar bara sin tid. Pauser på mer än en minut räknas inte.</translation>
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
        <source>Forget this saved work; the original document is unchanged.</source>
        <translation>Glöm det här sparade arbetet; originaldokumentet är oförändrat.</translation>
    </message>
    <message>
        <source>Form fields and field codes</source>
        <translation>Formulärfält och fältkoder</translation>
    </message>
    <message>
        <source>Form fields become plain page content; values that the page does not show are removed.</source>
        <translation>Formulärfält blir vanligt sidinnehåll; värden som sidan inte visar tas bort.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Formulas become their stored results; a formula without one leaves its cell empty.</source>
        <translation>Formler ersätts med sina sparade resultat; en formel utan resultat lämnar sin cell tom.</translation>
    </message>
    <message>
        <source>Found by a rule</source>
        <translation>Hittad av en regel</translation>
    </message>
    <message>
        <source>Found by the model</source>
        <translation>Hittad av modellen</translation>
    </message>
    <message>
        <source>Found by {detector}</source>
        <translation>Hittad av {detector}</translation>
    </message>
    <message>
        <source>Found like identifiers</source>
        <translation>Söks som identifierande uppgifter</translation>
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
        <source>German</source>
        <translation>tyska</translation>
    </message>
    <message>
        <source>Go through the riskiest places left ({key})</source>
        <translation>Gå igenom de mest riskabla ställena som är kvar ({key})</translation>
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
        <source>Go to a finding or select words first.</source>
        <translation>Gå först till en träff eller välj ord.</translation>
    </message>
    <message>
        <source>Go to page: type a number (1 to {total})</source>
        <translation>Gå till sida: skriv ett nummer (1 till {total})</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>Gå till sida…</translation>
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
        <translation>Gruppera träffar</translation>
    </message>
    <message>
        <source>Grouping mentions…</source>
        <translation>Grupperar förekomster…</translation>
    </message>
    <message>
        <source>Grouping: {grouping}</source>
        <translation>Gruppering: {grouping}</translation>
    </message>
    <message>
        <source>HIPAA, under a data use agreement: dates, ages, towns, states and postal codes stay.</source>
        <translation>HIPAA, med avtal om användningen: datum, åldrar, orter, delstater och postnummer blir kvar.</translation>
    </message>
    <message>
        <source>HIPAA: years, ages up to 89, states and three digits of postal codes stay; all else is redacted.</source>
        <translation>HIPAA: årtal, åldrar till och med 89, delstater och tre siffror av postnummer blir kvar; allt annat maskeras.</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Sidhuvud</translation>
    </message>
    <message>
        <source>Headers, footers and printer settings are removed.</source>
        <translation>Sidhuvuden, sidfötter och skrivarinställningar tas bort.</translation>
    </message>
    <message>
        <source>Health plan number</source>
        <translation>Försäkringsnummer</translation>
    </message>
    <message>
        <source>Health plan numbers</source>
        <translation>Sjukförsäkringsnummer</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebreiska</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Hidden content</source>
        <translation>Dolt innehåll</translation>
    </message>
    <message>
        <source>Hidden content of this file</source>
        <translation>Dolt innehåll i filen</translation>
    </message>
    <message>
        <source>Hidden content of this file…</source>
        <translation>Dolt innehåll i filen…</translation>
    </message>
    <message>
        <source>Hidden sheets, rows and columns are shown here like all others, and in the export.</source>
        <translation>Dolda blad, rader och kolumner visas här som alla andra, och även i exporten.</translation>
    </message>
    <message>
        <source>Hidden text is shown here as ordinary text and stays in the export.</source>
        <translation>Dold text visas här som vanlig text och står kvar i exporten.</translation>
    </message>
    <message>
        <source>Hidden. Nothing is lost.</source>
        <translation>Dolt. Inget går förlorat.</translation>
    </message>
    <message>
        <source>Hide this line; the View menu shows it again</source>
        <translation>Dölj raden; menyn Visa visar den igen</translation>
    </message>
    <message>
        <source>Hide window contents</source>
        <translation>Dölj fönstrets innehåll</translation>
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
        <source>How each type of identifier is treated</source>
        <translation>Hur varje typ av uppgift behandlas</translation>
    </message>
    <message>
        <source>How the findings are grouped</source>
        <translation>Hur träffarna grupperas</translation>
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
        <source>IP addresses</source>
        <translation>IP-adresser</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>isländska</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifierare</translation>
    </message>
    <message>
        <source>Identifiers were kept on purpose.</source>
        <translation>Identifierande uppgifter behölls med avsikt.</translation>
    </message>
    <message>
        <source>If letters look wrong, choose how {name} was saved:</source>
        <translation>Om bokstäver ser fel ut, välj hur {name} sparades:</translation>
    </message>
    <message>
        <source>If something is left, it most likely is, the most harmful first:</source>
        <translation>Om något är kvar är det troligast, det skadligaste först:</translation>
    </message>
    <message>
        <source>Import a policy</source>
        <translation>Importera en profil</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importera…</translation>
    </message>
    <message numerus="yes">
        <source>In all %n open documents</source>
        <translation>
            <numerusform>I det %n öppna dokumentet</numerusform>
            <numerusform>I alla %n öppna dokument</numerusform>
        </translation>
    </message>
    <message>
        <source>In all documents about {expected} identifiers are expected to be left that nothing found, with 95 % between {least} and {most}. Documents of another kind than those of the measurement may hold much more.</source>
        <translation>I alla dokument väntas omkring {expected} identifierare som inget hittade vara kvar, med 95 % mellan {least} och {most}. Dokument av annat slag än de uppmätta kan innehålla mycket mer.</translation>
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
    <message>
        <source>In the documents</source>
        <translation>I dokumenten</translation>
    </message>
    <message>
        <source>In the export</source>
        <translation>I exporten</translation>
    </message>
    <message>
        <source>In the same place on pages</source>
        <translation>På samma ställe på sidorna</translation>
    </message>
    <message numerus="yes">
        <source>In this document, %n near misses become findings to review.</source>
        <translation>
            <numerusform>I dokumentet blir %n tveksamt fall en träff att granska.</numerusform>
            <numerusform>I dokumentet blir %n tveksamma fall träffar att granska.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this document, all findings stay as they are.</source>
        <translation>I dokumentet förblir alla träffar som de är.</translation>
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
        <source>Is in the picture only</source>
        <translation>Finns bara i bilden</translation>
    </message>
    <message numerus="yes">
        <source>It appears in %n places, which are decided together.</source>
        <translation>
            <numerusform>Det finns på %n ställe.</numerusform>
            <numerusform>Det finns på %n ställen, som avgörs tillsammans.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is also a personal name.</source>
        <translation>Det är också ett personnamn.</translation>
    </message>
    <message>
        <source>It is not clear which patient the document is about.</source>
        <translation>Det är oklart vilken patient dokumentet handlar om.</translation>
    </message>
    <message>
        <source>It protects saved work and the keys of surrogates and reports. You will be asked for it at every start. Nobody can recover it: without it, saved work is lost, and earlier surrogates and reports can no longer be continued or verified.</source>
        <translation>Den skyddar sparat arbete och nycklarna. Den efterfrågas vid varje start. Ingen kan återskapa den: utan den förloras sparat arbete, och tidigare surrogat och rapporter kan inte fortsättas eller verifieras.</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italienska</translation>
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
        <source>Keep</source>
        <translation>Behåll</translation>
    </message>
    <message>
        <source>Keep (R)</source>
        <translation>Behåll (R)</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Behåll öppet</translation>
    </message>
    <message>
        <source>Keep the one in use</source>
        <translation>Behåll den nuvarande</translation>
    </message>
    <message>
        <source>Keep {code} (behind the passphrase)</source>
        <translation>Behåll {code} (bakom lösenfrasen)</translation>
    </message>
    <message>
        <source>Keep {code} (in an unprotected file)</source>
        <translation>Behåll {code} (i en oskyddad fil)</translation>
    </message>
    <message>
        <source>Keep {code} (in the system&apos;s keyring)</source>
        <translation>Behåll {code} (i systemets nyckelring)</translation>
    </message>
    <message>
        <source>Keep, above 89 as 90+</source>
        <translation>Behåll, över 89 som 90+</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behållna</translation>
    </message>
    <message>
        <source>Kept by the policy</source>
        <translation>Behållna enligt profilen</translation>
    </message>
    <message>
        <source>Key of surrogates and reports</source>
        <translation>Nyckel för surrogat och rapporter</translation>
    </message>
    <message>
        <source>Key {key}, report {number} of run {run}</source>
        <translation>Nyckel {key}, rapport {number} i körning {run}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Known identifiers</source>
        <translation>Kända uppgifter</translation>
    </message>
    <message>
        <source>Known identifiers changed.</source>
        <translation>De kända uppgifterna har ändrats.</translation>
    </message>
    <message>
        <source>Known identifiers…</source>
        <translation>Kända uppgifter…</translation>
    </message>
    <message>
        <source>Known patients</source>
        <translation>Kända patienter</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>koreanska</translation>
    </message>
    <message>
        <source>LOCATION</source>
        <translation>PLATS</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etikett</translation>
    </message>
    <message>
        <source>Labelled data</source>
        <translation>Märkta data</translation>
    </message>
    <message>
        <source>Labels for everything, nothing kept.</source>
        <translation>Etiketter för allt, inget behålls.</translation>
    </message>
    <message>
        <source>Labels, such as [PATIENT]</source>
        <translation>Etiketter, till exempel [PATIENT]</translation>
    </message>
    <message>
        <source>Labels: identifiers become [PATIENT], [DATE] and so on</source>
        <translation>Etiketter: uppgifterna blir [PATIENT], [DATE] och så vidare</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Language of labels</source>
        <translation>Etiketternas språk</translation>
    </message>
    <message>
        <source>Language of the document</source>
        <translation>Dokumentets språk</translation>
    </message>
    <message>
        <source>Language of the document: {language}.</source>
        <translation>Dokumentets språk: {language}.</translation>
    </message>
    <message>
        <source>Language of the documents</source>
        <translation>Dokumentens språk</translation>
    </message>
    <message>
        <source>Language of the lines: {language}.</source>
        <translation>Radernas språk: {language}.</translation>
    </message>
    <message>
        <source>Language of the selected lines</source>
        <translation>De markerade radernas språk</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Textens språk</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Sista sidan</translation>
    </message>
    <message>
        <source>Later mentions</source>
        <translation>Senare förekomster</translation>
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
        <source>Layers stay shown or hidden, but lose their names.</source>
        <translation>Lager förblir synliga eller dolda, men förlorar sina namn.</translation>
    </message>
    <message>
        <source>Learnt from {learnt} documents, measured on {aside} others.</source>
        <translation>Lärt av {learnt} dokument, mätt på {aside} andra.</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Minst säkra först</translation>
    </message>
    <message>
        <source>Left out: the day may be an identifier of the document, or you chose so</source>
        <translation>Utelämnat: dagen kan vara en identifierare i dokumentet, eller så valdes det</translation>
    </message>
    <message>
        <source>Licence number</source>
        <translation>Legitimationsnummer</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Licenstext</translation>
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
        <source>Like the original, unless it identifies somebody</source>
        <translation>Som originalet, om det inte identifierar någon</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Rader {first}–{last}</translation>
    </message>
    <message>
        <source>Links and their addresses are removed; the linked words stay.</source>
        <translation>Länkar och deras adresser tas bort; de länkade orden står kvar.</translation>
    </message>
    <message>
        <source>Links keep their text and lose their addresses.</source>
        <translation>Länkar behåller sin text och förlorar sina adresser.</translation>
    </message>
    <message>
        <source>List all matches and redact those you tick</source>
        <translation>Lista alla sökträffar och maskera de förbockade</translation>
    </message>
    <message>
        <source>List labels</source>
        <translation>Listetiketter</translation>
    </message>
    <message>
        <source>List only {category}</source>
        <translation>Lista bara: {category}</translation>
    </message>
    <message>
        <source>Lists earlier documents and projects</source>
        <translation>Listar tidigare dokument och projekt</translation>
    </message>
    <message>
        <source>Lists for</source>
        <translation>Listor för</translation>
    </message>
    <message>
        <source>Lists nothing</source>
        <translation>Listar ingenting</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>litauiska</translation>
    </message>
    <message>
        <source>Load a file…</source>
        <translation>Läs in en fil…</translation>
    </message>
    <message>
        <source>Load known identifiers</source>
        <translation>Läs in kända uppgifter</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Läser in modellen…</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Locked by the administrator of this computer.</source>
        <translation>Låst av den här datorns administratör.</translation>
    </message>
    <message>
        <source>Log saved. It contains no text or name of a document.</source>
        <translation>Loggen är sparad. Den innehåller varken text eller namn från något dokument.</translation>
    </message>
    <message>
        <source>Looking for bar codes and QR codes. Findings are provisional.</source>
        <translation>Söker streckkoder och QR-koder. Träffarna är preliminära.</translation>
    </message>
    <message>
        <source>Looking for people and places…</source>
        <translation>Söker efter personer och platser…</translation>
    </message>
    <message>
        <source>Lowest score among the redacted findings:</source>
        <translation>Lägsta poäng bland de maskerade träffarna:</translation>
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
        <source>Machine-readable codes, such as QR codes and bar codes, are removed from {pages}. A page that draws them becomes a picture.</source>
        <translation>Maskinläsbara koder, såsom QR-koder och streckkoder, tas bort från {pages}. En sida som ritar dem blir en bild.</translation>
    </message>
    <message>
        <source>Macros and key assignments are removed.</source>
        <translation>Makron och tangenttilldelningar tas bort.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Skapad</translation>
    </message>
    <message>
        <source>Make a new one</source>
        <translation>Skapa en ny</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbok</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>Markera som ej granskat</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to next</source>
        <translation>Markera som granskat och gå till nästa</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next document ({key})</source>
        <translation>Markera som granskat och gå till nästa dokument ({key})</translation>
    </message>
    <message>
        <source>Mark as {kind}</source>
        <translation>Markera som {kind}</translation>
    </message>
    <message>
        <source>Mark page as checked</source>
        <translation>Markera sidan som kontrollerad</translation>
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
        <source>Mark this match as an identifier</source>
        <translation>Markera sökträffen som identifierande uppgift</translation>
    </message>
    <message>
        <source>Marked or corrected by hand</source>
        <translation>Markerad eller rättad för hand</translation>
    </message>
    <message>
        <source>Markov</source>
        <translation>Markov</translation>
    </message>
    <message>
        <source>Mark…</source>
        <translation>Markera…</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Skilj på stora och små bokstäver</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Sökträffar</translation>
    </message>
    <message>
        <source>Maximum recall</source>
        <translation>Högsta känslighet</translation>
    </message>
    <message>
        <source>May be left</source>
        <translation>Kan vara kvar</translation>
    </message>
    <message>
        <source>May shift slightly</source>
        <translation>Får flytta sig lite</translation>
    </message>
    <message>
        <source>Measured before review on {notes} labelled notes held aside: the interval held the truth in {covered} % of them, and in {lowest} to {highest} % of the groups by genre, length and spoilt writing.</source>
        <translation>Uppmätt före granskning på {notes} märkta anteckningar som hölls åt sidan: intervallet innehöll det sanna talet i {covered} % av dem, och i {lowest} till {highest} % i grupperna efter genre, längd och felskriven text.</translation>
    </message>
    <message>
        <source>Medical record number</source>
        <translation>Journalnummer</translation>
    </message>
    <message>
        <source>Medical record numbers</source>
        <translation>Journalnummer</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Förekomster</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menyrad</translation>
    </message>
    <message>
        <source>Merge (M)</source>
        <translation>Slå ihop (M)</translation>
    </message>
    <message>
        <source>Merge what means the same person or place, split what does not, and type another surrogate. This holds for all documents of the patient.</source>
        <translation>Slå ihop det som är samma person eller plats, dela det som inte är det och skriv ett annat surrogat. Det gäller alla patientens dokument.</translation>
    </message>
    <message>
        <source>Merge with the next finding</source>
        <translation>Slå ihop med nästa träff</translation>
    </message>
    <message>
        <source>Merged cells keep what they show; what the cells below them hold is removed.</source>
        <translation>Sammanfogade celler behåller det de visar; det som cellerna under dem innehåller tas bort.</translation>
    </message>
    <message>
        <source>Minimum score</source>
        <translation>Lägsta poäng</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model {name}, version {version}, SHA-256 {hash}</source>
        <translation>Modell {name}, version {version}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modeller</translation>
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
        <source>Name of the model</source>
        <translation>Modellens namn</translation>
    </message>
    <message>
        <source>Name or initials, also for reports. In a project, reviewers work without seeing each other&apos;s decisions, and two can be compared.</source>
        <translation>Namn eller initialer, även för rapporter. I ett projekt arbetar granskarna utan att se varandras beslut, och två kan jämföras.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Names of cells and tables, own views and scenarios are removed.</source>
        <translation>Namn på celler och tabeller, egna vyer och scenarier tas bort.</translation>
    </message>
    <message>
        <source>Names of destinations, pages and styles</source>
        <translation>Namn på mål, sidor och formatmallar</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Tveksamma fall</translation>
    </message>
    <message>
        <source>Near misses, not findings: {number}. They stay in the export.</source>
        <translation>Tveksamma fall, inga träffar: {number}. De står kvar i exporten.</translation>
    </message>
    <message>
        <source>Needs a password</source>
        <translation>Kräver lösenord</translation>
    </message>
    <message>
        <source>Never redact</source>
        <translation>Maskera aldrig</translation>
    </message>
    <message>
        <source>Never redact in all documents</source>
        <translation>Maskera aldrig i något dokument</translation>
    </message>
    <message>
        <source>Never redact in this document</source>
        <translation>Maskera aldrig i dokumentet</translation>
    </message>
    <message>
        <source>Never redact “{words}” in all documents</source>
        <translation>Maskera aldrig ”{words}” i något dokument</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this document</source>
        <translation>Maskera aldrig ”{words}” i dokumentet</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this project</source>
        <translation>Maskera aldrig ”{words}” i projektet</translation>
    </message>
    <message>
        <source>Never redacted</source>
        <translation>Maskeras aldrig</translation>
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
        <source>Next match</source>
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
        <source>Next pane</source>
        <translation>Nästa panel</translation>
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
        <source>No document is open</source>
        <translation>Inget dokument är öppet</translation>
    </message>
    <message>
        <source>No document is reviewed yet. Press {key} when you are done with one.</source>
        <translation>Inget dokument är granskat än. Tryck {key} när du är klar med ett.</translation>
    </message>
    <message>
        <source>No document was marked as reviewed by both.</source>
        <translation>Inget dokument är granskat av båda.</translation>
    </message>
    <message>
        <source>No documents in this folder.</source>
        <translation>Inga dokument i den här mappen.</translation>
    </message>
    <message>
        <source>No export was written. Open the document, check the places listed and export again.</source>
        <translation>Ingen export skrevs. Öppna dokumentet, kontrollera de angivna ställena och exportera igen.</translation>
    </message>
    <message>
        <source>No file was exported</source>
        <translation>Ingen fil exporterades</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>Ingen träff passar filtret.</translation>
    </message>
    <message>
        <source>No hidden content was found in this file.</source>
        <translation>Inget dolt innehåll hittades i filen.</translation>
    </message>
    <message>
        <source>No language: a table or a list</source>
        <translation>Inget språk: en tabell eller lista</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Inga sökträffar</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Inga matchande kommandon.</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>Inga matchande inställningar.</translation>
    </message>
    <message>
        <source>No method finds everything. The best published systems miss about 2 of 100 identifying words of American discharge letters (i2b2 2014), 8 of 100 of Swedish notes (Berg and Dalianis 2020).</source>
        <translation>Ingen metod hittar allt. De bästa publicerade systemen missar omkring 2 av 100 identifierande ord i amerikanska epikriser (i2b2 2014) och 8 av 100 i svenska anteckningar (Berg och Dalianis 2020).</translation>
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
        <source>No patient</source>
        <translation>Ingen patient</translation>
    </message>
    <message>
        <source>No people or places were found so far.</source>
        <translation>Hittills har inga personer eller platser hittats.</translation>
    </message>
    <message>
        <source>Nobody knows how much is left: this model, with this minimum score and these languages, was never held against labelled notes.</source>
        <translation>Ingen vet hur mycket som är kvar: den här modellen har, med denna lägsta poäng och dessa språk, aldrig jämförts med märkta anteckningar.</translation>
    </message>
    <message numerus="yes">
        <source>None of them was found in %n places that were searched:</source>
        <translation>
            <numerusform>Ingen av dem hittades på %n ställe som genomsöktes:</numerusform>
            <numerusform>Ingen av dem hittades på %n ställen som genomsöktes:</numerusform>
        </translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Inga.</translation>
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
        <source>Not now</source>
        <translation>Inte nu</translation>
    </message>
    <message>
        <source>Not searched for</source>
        <translation>Söks inte</translation>
    </message>
    <message>
        <source>Not searched for: see the notices about pictures</source>
        <translation>Söks inte: se meddelandena om bilder</translation>
    </message>
    <message>
        <source>Not searched yet</source>
        <translation>Inte genomsökt än</translation>
    </message>
    <message>
        <source>Not verified, because there is no model for the language: {names}.</source>
        <translation>Inte verifierade, eftersom det inte finns någon modell för språket: {names}.</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>Inte verifierat.</translation>
    </message>
    <message>
        <source>Nothing else stands out. A person must still read the document.</source>
        <translation>Inget mer sticker ut. En människa måste ändå läsa dokumentet.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Inget hittades</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>Inget har hittats hittills.</translation>
    </message>
    <message>
        <source>Nothing found. Select text and press {key} to mark it.</source>
        <translation>Inget hittades. Välj text och tryck {key} för att markera den.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Inget lämnar den här datorn.</translation>
    </message>
    <message>
        <source>Nothing that is known of.</source>
        <translation>Inget som är känt.</translation>
    </message>
    <message>
        <source>Notices about this file</source>
        <translation>Anmärkningar om filen</translation>
    </message>
    <message>
        <source>Now: {estimate}.</source>
        <translation>Nu: {estimate}.</translation>
    </message>
    <message>
        <source>Number in the batch</source>
        <translation>Nummer i omgången</translation>
    </message>
    <message>
        <source>Numbered label</source>
        <translation>Numrerad etikett</translation>
    </message>
    <message>
        <source>Numbered labels, such as [PATIENT-1]</source>
        <translation>Numrerade etiketter, som [PATIENT-1]</translation>
    </message>
    <message>
        <source>Numbered labels: the same person is [PATIENT-1] throughout</source>
        <translation>Numrerade etiketter: samma person är [PATIENT-1] överallt</translation>
    </message>
    <message>
        <source>Numbered persons; dates and ages move together, so intervals stay.</source>
        <translation>Numrerade personer; datum och åldrar flyttas tillsammans, så att avstånden blir kvar.</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Observerad</translation>
    </message>
    <message numerus="yes">
        <source>Of %n documents nobody knows how much is left: their language or model was never measured.</source>
        <translation>
            <numerusform>För %n dokument vet ingen hur mycket som är kvar: dess språk eller modell har aldrig mätts.</numerusform>
            <numerusform>För %n dokument vet ingen hur mycket som är kvar: deras språk eller modell har aldrig mätts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of postal codes, areas of 20,000 people or fewer become 000, by the censuses of 2000 and 2010. That all 18 were treated is not all that Safe Harbor asks: nobody may know how what is left could identify the person.</source>
        <translation>Bland postnumren blir områden med högst 20 000 invånare 000, enligt folkräkningarna 2000 och 2010. Att alla 18 behandlades är inte allt som Safe Harbor kräver: ingen får veta hur det som är kvar kan identifiera personen.</translation>
    </message>
    <message>
        <source>On the list of known identifiers</source>
        <translation>På listan över kända uppgifter</translation>
    </message>
    <message>
        <source>On the list “Always redact”</source>
        <translation>På listan ”Maskera alltid”</translation>
    </message>
    <message>
        <source>On the list “Never redact”</source>
        <translation>På listan ”Maskera aldrig”</translation>
    </message>
    <message>
        <source>One patient per folder</source>
        <translation>En patient per mapp</translation>
    </message>
    <message>
        <source>One row for each patient, with a heading for each column, as copied from a spreadsheet. They are found in all documents before the model searches: in any spelling, in parts, and with one error.</source>
        <translation>En rad för varje patient och en rubrik för varje kolumn, som kopierat från ett kalkylblad. De hittas i alla dokument innan modellen söker: oavsett skrivsätt, i delar och med ett fel.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ett steg tillbaka</translation>
    </message>
    <message>
        <source>Only documents that both marked as reviewed are compared. Alpha is Krippendorff&apos;s, for nominal labels of tokens: 1 is perfect agreement, 0 is chance.</source>
        <translation>Bara dokument som båda markerat som granskade jämförs. Alfa är Krippendorffs, för nominella etiketter på ord: 1 är full enighet, 0 är slump.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Bara på den här datorn</translation>
    </message>
    <message>
        <source>Only this mention is selected.</source>
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
        <source>Open a project</source>
        <translation>Öppna ett projekt</translation>
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
        <source>Open documents keep their findings; new ones use the new settings.</source>
        <translation>Öppna dokument behåller sina träffar; nya använder de nya inställningarna.</translation>
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
        <source>Open folder…</source>
        <translation>Öppna mapp…</translation>
    </message>
    <message>
        <source>Open it in the program that created it and save it again.</source>
        <translation>Öppna den i programmet som skapade den och spara den igen.</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Öppna projekt…</translation>
    </message>
    <message>
        <source>Open the document and review it again.</source>
        <translation>Öppna dokumentet och granska det igen.</translation>
    </message>
    <message>
        <source>Open the documents of last time ({key})</source>
        <translation>Öppna dokumenten från förra gången ({key})</translation>
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
        <source>Origin or religion</source>
        <translation>Ursprung eller religion</translation>
    </message>
    <message>
        <source>Original (keyed, for this computer)</source>
        <translation>Original (med nyckel, för den här datorn)</translation>
    </message>
    <message>
        <source>Original and export side by side</source>
        <translation>Original och export sida vid sida</translation>
    </message>
    <message>
        <source>Other hidden data</source>
        <translation>Andra dolda data</translation>
    </message>
    <message>
        <source>Other identifier</source>
        <translation>Annan identifierande uppgift</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Andra språk</translation>
    </message>
    <message>
        <source>Other location</source>
        <translation>Annan plats</translation>
    </message>
    <message>
        <source>Other mentions are still being grouped.</source>
        <translation>Andra förekomster grupperas fortfarande.</translation>
    </message>
    <message>
        <source>Other places like this</source>
        <translation>Andra likadana ställen</translation>
    </message>
    <message>
        <source>Other unique numbers and codes</source>
        <translation>Andra unika nummer och koder</translation>
    </message>
    <message>
        <source>Others may see the screen, and file names may contain the name of a patient</source>
        <translation>Andra kan se skärmen, och filnamn kan innehålla en patients namn</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-dokument</translation>
    </message>
    <message>
        <source>PDF, Word, Excel, text, pictures, HL7, JSON or XML</source>
        <translation>PDF, Word, Excel, text, bilder, HL7, JSON eller XML</translation>
    </message>
    <message>
        <source>PROF.</source>
        <translation>YRKE</translation>
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
        <source>Page labels and named destinations are removed.</source>
        <translation>Sidetiketter och namngivna mål tas bort.</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Sidminiatyrer</translation>
    </message>
    <message>
        <source>Page thumbnails are removed.</source>
        <translation>Sidminiatyrer tas bort.</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Sida {number}</translation>
    </message>
    <message>
        <source>Page {number} marked as checked.</source>
        <translation>Sidan {number} markerad som kontrollerad.</translation>
    </message>
    <message>
        <source>Page {number} marked as not checked.</source>
        <translation>Sidan {number} markerad som ej kontrollerad.</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Sida {number} av {total}</translation>
    </message>
    <message>
        <source>Page {number} was not read by text recognition: there is nothing to check.</source>
        <translation>Sidan {number} lästes inte med textigenkänning: det finns inget att kontrollera.</translation>
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
        <source>Pages of the document</source>
        <translation>Dokumentets sidor</translation>
    </message>
    <message>
        <source>Pages of the export</source>
        <translation>Exportens sidor</translation>
    </message>
    <message>
        <source>Pages with boxes become pictures in the export.</source>
        <translation>Sidor med rutor blir bilder i exporten.</translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>Sida {pages} kan inte ritas: ingen kan se vad som står på den.</numerusform>
            <numerusform>Sidorna {pages} kan inte ritas: ingen kan se vad som står på dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen to the end.</source>
        <translation>
            <numerusform>Sidan {pages} har inte setts till slutet.</numerusform>
            <numerusform>Sidorna {pages} har inte setts till slutet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen.</source>
        <translation>
            <numerusform>Ingen har sett sida {pages}.</numerusform>
            <numerusform>Ingen har sett sidorna {pages}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were read by text recognition and are not checked yet.</source>
        <translation>
            <numerusform>Sidan {pages} lästes med textigenkänning och har inte kontrollerats än.</numerusform>
            <numerusform>Sidorna {pages} lästes med textigenkänning och har inte kontrollerats än.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of it could not be read. That part will be removed too.</source>
        <translation>En del kunde inte läsas. Även den delen tas bort.</translation>
    </message>
    <message>
        <source>Part of the program is not installed.</source>
        <translation>En del av programmet är inte installerad.</translation>
    </message>
    <message>
        <source>Partly searched. Findings are provisional.</source>
        <translation>Delvis genomsökt. Träffarna är preliminära.</translation>
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
        <translation>Lösenfras krävs</translation>
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
        <source>Patient</source>
        <translation>Patient</translation>
    </message>
    <message>
        <source>Patient or relative</source>
        <translation>Patient eller anhörig</translation>
    </message>
    <message>
        <source>Patient {number}</source>
        <translation>Patient {number}</translation>
    </message>
    <message>
        <source>Patients by known identifiers</source>
        <translation>Patienter enligt kända uppgifter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause background reading</source>
        <translation>Pausa läsning i bakgrunden</translation>
    </message>
    <message>
        <source>People and places</source>
        <translation>Personer och platser</translation>
    </message>
    <message>
        <source>People and places: {patient}</source>
        <translation>Personer och platser: {patient}</translation>
    </message>
    <message>
        <source>People and places…</source>
        <translation>Personer och platser…</translation>
    </message>
    <message>
        <source>People can be recognised without any identifier: birth date, sex and postal code together are unique for 63 to 87 of 100 Americans (Sweeney 2000, Golle 2006). Rare diseases, professions and events do the same.</source>
        <translation>Människor kan kännas igen utan någon identifierare: födelsedatum, kön och postnummer tillsammans är unika för 63 till 87 av 100 amerikaner (Sweeney 2000, Golle 2006). Detsamma gäller sällsynta sjukdomar, yrken och händelser.</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persiska</translation>
    </message>
    <message>
        <source>Photographs of the face</source>
        <translation>Fotografier av ansiktet</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Picture metadata</source>
        <translation>Bildens metadata</translation>
    </message>
    <message>
        <source>Picture metadata is removed, such as camera, location, comments or a thumbnail.</source>
        <translation>Bildens metadata tas bort, som kamera, plats, kommentarer eller en miniatyrbild.</translation>
    </message>
    <message>
        <source>Pictures or drawings stay as they are and were not searched: check {pages}.</source>
        <translation>Bilder eller ritningar står kvar som de är och har inte genomsökts: kontrollera {pages}.</translation>
    </message>
    <message>
        <source>Pictures stay and were not searched for text: check each one before you share the export.</source>
        <translation>Bilder står kvar och har inte genomsökts: kontrollera var och en innan du delar exporten.</translation>
    </message>
    <message>
        <source>Pictures stay, and only words in them are redacted: check each one before you share the export.</source>
        <translation>Bilder står kvar och bara ord maskeras i dem: kontrollera var och en innan du delar exporten.</translation>
    </message>
    <message>
        <source>Pictures stay, and only words in them are redacted: check whether those on {pages} may be shared.</source>
        <translation>Bilder står kvar och bara ord maskeras i dem: kontrollera om de på {pages} får delas.</translation>
    </message>
    <message>
        <source>Pictures that cannot be searched (EMF, WMF, SVG, TIFF, damaged or outside the file) become grey areas.</source>
        <translation>Bilder som inte kan genomsökas (EMF, WMF, SVG, TIFF, skadade eller utanför filen) blir grå ytor.</translation>
    </message>
    <message>
        <source>Pictures, drawings, charts and embedded files are removed without being searched.</source>
        <translation>Bilder, ritningar, diagram och inbäddade filer tas bort utan att genomsökas.</translation>
    </message>
    <message>
        <source>Pivot tables keep what they show and lose their data; connections and other workbooks are removed.</source>
        <translation>Pivottabeller behåller det som de visar och förlorar sina data; anslutningar och andra arbetsböcker tas bort.</translation>
    </message>
    <message>
        <source>Places for the box</source>
        <translation>Ställen för rutan</translation>
    </message>
    <message>
        <source>Places smaller than a state</source>
        <translation>Platser mindre än en delstat</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Vanlig text</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Profil</translation>
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
        <source>Precision</source>
        <translation>Precision</translation>
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
        <source>Previous match</source>
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
        <source>Previous pane</source>
        <translation>Föregående panel</translation>
    </message>
    <message>
        <source>Private data of the program that created the file is removed.</source>
        <translation>Privata data från programmet som skapade filen tas bort.</translation>
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
        <source>Programs that took no part in writing the finished file read it again, and searched for each redacted text in:</source>
        <translation>Program som inte deltog i skrivningen läste den färdiga filen igen och sökte efter varje maskerad text i:</translation>
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
        <source>Progress of the lesson</source>
        <translation>Inlärningens förlopp</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Project passphrase</source>
        <translation>Projektets lösenfras</translation>
    </message>
    <message>
        <source>Projects ({endings})</source>
        <translation>Projekt ({endings})</translation>
    </message>
    <message>
        <source>Properties of the workbook are removed, such as author, title, company and dates.</source>
        <translation>Arbetsbokens egenskaper tas bort, såsom författare, titel, företag och datum.</translation>
    </message>
    <message>
        <source>Provisional: you can decide once the search is complete</source>
        <translation>Preliminärt: du kan besluta när sökningen är klar</translation>
    </message>
    <message>
        <source>Put the cursor inside the finding, or select a part of it, to split it there.</source>
        <translation>Sätt markören i träffen, eller välj en del av den, för att dela den där.</translation>
    </message>
    <message>
        <source>Put the document into the folder of its patient, or name it in the list of patients.</source>
        <translation>Lägg dokumentet i patientens mapp eller ange det i listan över patienter.</translation>
    </message>
    <message>
        <source>Put the original back where it was, then export again. Your decisions are kept.</source>
        <translation>Lägg tillbaka originalet där det var och exportera igen. Besluten finns kvar.</translation>
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
        <source>Random</source>
        <translation>Slumpvis</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Läs igen</translation>
    </message>
    <message>
        <source>Read and search this document from the start</source>
        <translation>Läs och genomsök dokumentet från början</translation>
    </message>
    <message>
        <source>Read the whole text yourself; exports are not verified.</source>
        <translation>Läs hela texten själv; exporter verifieras inte.</translation>
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
        <source>Reading it again and searching for what was redacted</source>
        <translation>Läser den igen och söker efter det maskerade</translation>
    </message>
    <message>
        <source>Reading the documents again…</source>
        <translation>Läser dokumenten igen…</translation>
    </message>
    <message>
        <source>Reading the document…</source>
        <translation>Läser dokumentet…</translation>
    </message>
    <message>
        <source>Reading the original</source>
        <translation>Läser originalet</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Känslighet</translation>
    </message>
    <message>
        <source>Recall fell: nothing was changed.</source>
        <translation>Känsligheten sjönk: ingenting ändrades.</translation>
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
        <source>Recommended by the model</source>
        <translation>Enligt modellens rekommendation</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Maskera</translation>
    </message>
    <message numerus="yes">
        <source>Redact %n</source>
        <translation>
            <numerusform>Maskera %n</numerusform>
            <numerusform>Maskera %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Redact all…</source>
        <translation>Maskera allt…</translation>
    </message>
    <message>
        <source>Redact as</source>
        <translation>Maskera som</translation>
    </message>
    <message>
        <source>Redact as {kind} (A)</source>
        <translation>Maskera som {kind} (A)</translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation>Maskerade</translation>
    </message>
    <message>
        <source>Redacted, by type</source>
        <translation>Maskerat, efter typ</translation>
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
        <source>Redone: {what}</source>
        <translation>Gjort om: {what}</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Nekat</translation>
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
        <source>Reject: keep the text</source>
        <translation>Avvisa: behåll texten</translation>
    </message>
    <message>
        <source>Rejected findings stay in the export.</source>
        <translation>Avvisade träffar står kvar i exporten.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove from the patient</source>
        <translation>Ta bort från patienten</translation>
    </message>
    <message>
        <source>Remove the password in the program that set it, then open the file again.</source>
        <translation>Ta bort lösenordet i programmet som satte det och öppna filen igen.</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Upprepa lösenfrasen</translation>
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
        <source>Replace identifiers with</source>
        <translation>Ersätt uppgifter med</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersätt med</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersättning</translation>
    </message>
    <message numerus="yes">
        <source>Replacement for all %n findings in every export:</source>
        <translation>
            <numerusform>Ersättning för %n träff i varje export:</numerusform>
            <numerusform>Ersättning för alla %n träffar i varje export:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replacement for “{text}” in every export:</source>
        <translation>Ersättning för ”{text}” i varje export:</translation>
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
        <source>Reports say that exports of this document are not verified.</source>
        <translation>Rapporter anger att exporter av dokumentet inte är verifierade.</translation>
    </message>
    <message>
        <source>Reset to undecided</source>
        <translation>Återställ till oavgjort</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Återställ zoom</translation>
    </message>
    <message>
        <source>Resolve disagreements</source>
        <translation>Lös oenigheterna</translation>
    </message>
    <message>
        <source>Rest of the line in PDFs</source>
        <translation>Resten av raden i PDF-filer</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Restore the default shortcut of every command</source>
        <translation>Återställ alla kommandons ursprungliga kortkommandon</translation>
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
        <source>Retry refused documents</source>
        <translation>Försök igen med nekade dokument</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
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
        <source>Rotate page</source>
        <translation>Rotera sidan</translation>
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
        <source>Same as the system</source>
        <translation>Samma som systemet</translation>
    </message>
    <message>
        <source>Same decision on {observed} of {tokens} tokens, and on {marked} of those that at least one of the two redacts. Alpha {alpha}.</source>
        <translation>Samma beslut för {observed} av {tokens} ord och för {marked} av dem som minst en av de två maskerar. Alfa {alpha}.</translation>
    </message>
    <message>
        <source>Same patient</source>
        <translation>Samma patient</translation>
    </message>
    <message>
        <source>Same patient…</source>
        <translation>Samma patient…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message numerus="yes">
        <source>Save %n documents as labelled data</source>
        <translation>
            <numerusform>Spara %n dokument som märkta data</numerusform>
            <numerusform>Spara %n dokument som märkta data</numerusform>
        </translation>
    </message>
    <message>
        <source>Save it as PDF, DOCX or plain text and open that file.</source>
        <translation>Spara den som PDF, DOCX eller ren text och öppna den filen.</translation>
    </message>
    <message>
        <source>Save labelled data…</source>
        <translation>Spara märkta data…</translation>
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
        <translation>Sparat krypterat, bara på den här datorn.</translation>
    </message>
    <message>
        <source>Saved work</source>
        <translation>Sparat arbete</translation>
    </message>
    <message>
        <source>Saved work restored; your decisions since then were added to it.</source>
        <translation>Sparat arbete är återställt; dina beslut sedan dess lades till.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Sparat: {name}</translation>
    </message>
    <message>
        <source>Saving it in the folder</source>
        <translation>Sparar den i mappen</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Scripts and automatic actions are removed.</source>
        <translation>Skript och automatiska åtgärder tas bort.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Sök igen</translation>
    </message>
    <message>
        <source>Search and redact all</source>
        <translation>Sök och maskera allt</translation>
    </message>
    <message>
        <source>Search and redact all…</source>
        <translation>Sök och maskera allt…</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Sök efter</translation>
    </message>
    <message>
        <source>Search mode</source>
        <translation>Sökläge</translation>
    </message>
    <message>
        <source>Search the document for other places where it appears, mark them, and export again.</source>
        <translation>Sök i dokumentet efter andra ställen där det står, markera dem och exportera igen.</translation>
    </message>
    <message>
        <source>Searched up to page {page} of {pages}. Findings are provisional.</source>
        <translation>Genomsökt till sida {page} av {pages}. Träffarna är preliminära.</translation>
    </message>
    <message>
        <source>Searched {done} of {pages} pages</source>
        <translation>Sökta {done} av {pages} sidor</translation>
    </message>
    <message>
        <source>Searched {share}</source>
        <translation>Sökt {share}</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Söker</translation>
    </message>
    <message>
        <source>Searching for identifiers…</source>
        <translation>Söker efter identifierande uppgifter…</translation>
    </message>
    <message>
        <source>Searching for the same picture…</source>
        <translation>Söker efter samma bild…</translation>
    </message>
    <message>
        <source>Searching page {number} of {total}…</source>
        <translation>Söker på sidan {number} av {total}…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Söker…</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>Andra genomgång</translation>
    </message>
    <message>
        <source>Second look {number} of {total}: “{words}”</source>
        <translation>Andra genomgång, {number} av {total}: ”{words}”</translation>
    </message>
    <message numerus="yes">
        <source>Second look: %n of {total} decided,</source>
        <translation>
            <numerusform>Andra genomgång: %n av {total} avgjort,</numerusform>
            <numerusform>Andra genomgång: %n av {total} avgjorda,</numerusform>
        </translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Andra granskaren</translation>
    </message>
    <message>
        <source>Select all mentions of this person or thing</source>
        <translation>Välj alla förekomster av personen eller saken</translation>
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
        <source>Set type</source>
        <translation>Ange typ</translation>
    </message>
    <message>
        <source>Set type: {kind}</source>
        <translation>Ange typ: {kind}</translation>
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
        <source>Shapes and text boxes drawn on charts are removed.</source>
        <translation>Former och textrutor som ritats på diagram tas bort.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Skift</translation>
    </message>
    <message>
        <source>Shift dates by up to</source>
        <translation>Flytta datum med högst</translation>
    </message>
    <message>
        <source>Shortcut for: {command}</source>
        <translation>Kortkommando för: {command}</translation>
    </message>
    <message>
        <source>Shortcut hints</source>
        <translation>Rad med kortkommandon</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Kortkommandon</translation>
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
        <source>Show passage</source>
        <translation>Visa avsnittet</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Visa rapporten</translation>
    </message>
    <message numerus="yes">
        <source>Show the first</source>
        <translation>
            <numerusform>Visa den</numerusform>
            <numerusform>Visa den första</numerusform>
        </translation>
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
        <source>Show what is left</source>
        <translation>Visa vad som är kvar</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signerad</translation>
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
        <source>Social security number</source>
        <translation>Personnummer</translation>
    </message>
    <message>
        <source>Social security numbers</source>
        <translation>Socialförsäkringsnummer</translation>
    </message>
    <message>
        <source>Some words on {pages} were read with low certainty.</source>
        <translation>Några ord på {pages} lästes med låg säkerhet.</translation>
    </message>
    <message>
        <source>Some writing on {pages}, such as handwriting, could not be read. Boxes cover it: look at each one, and remove those over writing that may be shared.</source>
        <translation>På {pages} finns skrift, till exempel handskrift, som inte kunde läsas. Rutor täcker den: titta på var och en och ta bort dem över skrift som får delas.</translation>
    </message>
    <message>
        <source>Somebody else already has this surrogate. Choose another one.</source>
        <translation>Någon annan har redan detta surrogat. Välj ett annat.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Något gick fel.</translation>
    </message>
    <message>
        <source>Source of the findings</source>
        <translation>Träffarnas ursprung</translation>
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
        <source>Split off (S)</source>
        <translation>Skilj ut (S)</translation>
    </message>
    <message>
        <source>Split off from {name}.</source>
        <translation>Utskilt från {name}.</translation>
    </message>
    <message>
        <source>Split the file and open the parts.</source>
        <translation>Dela filen och öppna delarna.</translation>
    </message>
    <message>
        <source>Start one word earlier</source>
        <translation>Börja ett ord tidigare</translation>
    </message>
    <message>
        <source>Start one word later</source>
        <translation>Börja ett ord senare</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startsida</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Delstat eller län</translation>
    </message>
    <message>
        <source>State, province or county</source>
        <translation>Delstat, provins eller län</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Är kvar</translation>
    </message>
    <message>
        <source>Stays exactly where it is</source>
        <translation>Står kvar exakt där den står</translation>
    </message>
    <message>
        <source>Still searching for identifiers. Findings so far are provisional.</source>
        <translation>Sökningen efter identifierande uppgifter pågår. Träffarna hittills är preliminära.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Stop processing this document</source>
        <translation>Sluta bearbeta dokumentet</translation>
    </message>
    <message>
        <source>Stop processing this document ({key})</source>
        <translation>Sluta bearbeta dokumentet ({key})</translation>
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
        <source>Stopping…</source>
        <translation>Stoppar…</translation>
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
        <source>Surrogate</source>
        <translation>Surrogat</translation>
    </message>
    <message>
        <source>Surrogate of {name} changed.</source>
        <translation>Surrogatet för {name} har ändrats.</translation>
    </message>
    <message>
        <source>Surrogates (invented values)</source>
        <translation>Surrogat (påhittade värden)</translation>
    </message>
    <message>
        <source>Surrogates that the holder of the key can link; ages in bands, all numbers redacted.</source>
        <translation>Surrogat som den som har nyckeln kan koppla ihop; åldrar i intervall, alla nummer maskerade.</translation>
    </message>
    <message>
        <source>Surrogates: invented values that keep the intervals between dates</source>
        <translation>Surrogat: påhittade värden som behåller avstånden mellan datum</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>svenska</translation>
    </message>
    <message>
        <source>Switch to the original first ({key}): text can only be marked there.</source>
        <translation>Växla först till originalet ({key}): bara där kan text markeras.</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>Tabell att lägga till</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>Tabeller ({endings});;Alla filer (*)</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Lär upp</translation>
    </message>
    <message>
        <source>Teach a local model</source>
        <translation>Lär upp en lokal modell</translation>
    </message>
    <message>
        <source>Teach a local model…</source>
        <translation>Lär upp en lokal modell…</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Telephone numbers</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Textfil</translation>
    </message>
    <message>
        <source>Text after redacted words stays exactly in place: the width of what was redacted can be measured and may reveal a name.</source>
        <translation>Text efter maskerade ord står kvar exakt på sin plats: bredden på det maskerade kan mätas och kan avslöja ett namn.</translation>
    </message>
    <message>
        <source>Text from {lines} on seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>Texten från {lines} verkar vara på {language}. Det finns ingen modell för språket, så sökningen missar många identifierande uppgifter och markerar vanliga ord.</translation>
    </message>
    <message>
        <source>Text language…</source>
        <translation>Textens språk…</translation>
    </message>
    <message>
        <source>Text of scanned PDF pages</source>
        <translation>Text på skannade PDF-sidor</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Dokumentets text</translation>
    </message>
    <message>
        <source>Text of the export</source>
        <translation>Exportens text</translation>
    </message>
    <message>
        <source>Text on the box</source>
        <translation>Text på rutan</translation>
    </message>
    <message>
        <source>Text on {pages} seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>Texten på {pages} verkar vara på {language}. Det finns ingen modell för språket, så sökningen missar många identifierande uppgifter och markerar vanliga ord.</translation>
    </message>
    <message>
        <source>Text outside the visible part of a page is removed.</source>
        <translation>Text utanför den synliga delen av en sida tas bort.</translation>
    </message>
    <message>
        <source>Text recognition found no words in the picture on {pages}: check whether it may be shared.</source>
        <translation>Textigenkänningen hittade inga ord i bilden på {pages}: kontrollera om den får delas.</translation>
    </message>
    <message>
        <source>Text recognition read the words in pictures. It makes mistakes and misses handwriting. The words are at the end of the text: compare each with its picture.</source>
        <translation>Textigenkänningen har läst orden i bilder. Den gör fel och missar handskrift. Orden står i slutet av texten: jämför vart och ett med sin bild.</translation>
    </message>
    <message>
        <source>Text recognition read the words on {pages}. It makes mistakes and misses handwriting: compare every word with the picture.</source>
        <translation>Textigenkänningen har läst orden på {pages}. Den gör fel och missar handskrift: jämför varje ord med bilden.</translation>
    </message>
    <message>
        <source>Text recognition – checked</source>
        <translation>Textigenkänning – kontrollerad</translation>
    </message>
    <message>
        <source>Text recognition – compare with the picture</source>
        <translation>Textigenkänning – jämför med bilden</translation>
    </message>
    <message>
        <source>Text recognition – seen; tick once compared with the picture</source>
        <translation>Textigenkänning – sedd; markera efter jämförelse med bilden</translation>
    </message>
    <message>
        <source>Text that may identify a person is marked, with a small shape for its category. A dashed line means undecided: it waits for you. A solid line means accepted.</source>
        <translation>Text som kan identifiera en person är markerad, med en liten form för kategorin. En streckad linje betyder oavgjord: den väntar på dig. En heldragen linje betyder godkänd.</translation>
    </message>
    <message>
        <source>Text that was redacted in other places can still be read where the reviewer kept it. Number of such places: {count}.</source>
        <translation>Text som maskerats på andra ställen kan fortfarande läsas där granskaren behöll den. Antal sådana ställen: {count}.</translation>
    </message>
    <message>
        <source>Text was recognised as {language}, for which there is no model. The reviewer chose another language, or none.</source>
        <translation>Text kändes igen som {language}, som saknar modell. Granskaren valde ett annat språk eller inget.</translation>
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
        <source>The 18 identifiers of Safe Harbor (HIPAA)</source>
        <translation>De 18 identifierarna i Safe Harbor (HIPAA)</translation>
    </message>
    <message>
        <source>The box is already there.</source>
        <translation>Rutan finns redan där.</translation>
    </message>
    <message>
        <source>The checks prove that what was marked is gone. They cannot prove that everything that identifies a person was marked.</source>
        <translation>Kontrollerna visar att det som markerades är borta. De kan inte visa att allt som identifierar en person markerades.</translation>
    </message>
    <message>
        <source>The data of an XFA form is removed.</source>
        <translation>Data i ett XFA-formulär tas bort.</translation>
    </message>
    <message>
        <source>The day of the export</source>
        <translation>Exportdagen</translation>
    </message>
    <message>
        <source>The decisions on this document were not found.</source>
        <translation>Besluten om dokumentet hittades inte.</translation>
    </message>
    <message>
        <source>The digital signature becomes invalid because the content changes.</source>
        <translation>Den digitala signaturen blir ogiltig eftersom innehållet ändras.</translation>
    </message>
    <message>
        <source>The digital signature is removed.</source>
        <translation>Den digitala signaturen tas bort.</translation>
    </message>
    <message>
        <source>The document is not ready to be reviewed yet.</source>
        <translation>Dokumentet kan inte granskas än.</translation>
    </message>
    <message>
        <source>The document seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>Dokumentet verkar vara på {language}. Det finns ingen modell för språket, så sökningen missar många identifierande uppgifter och markerar vanliga ord.</translation>
    </message>
    <message>
        <source>The document will be searched again, and your decisions will be lost.</source>
        <translation>Dokumentet genomsöks igen och dina beslut går förlorade.</translation>
    </message>
    <message>
        <source>The encoding can be chosen for text files only.</source>
        <translation>Teckenkodning kan bara väljas för textfiler.</translation>
    </message>
    <message>
        <source>The exact width of a redacted name can reveal it. Text shifts by less than half a point.</source>
        <translation>Den exakta bredden på ett maskerat namn kan avslöja det. Texten flyttas mindre än en halv punkt.</translation>
    </message>
    <message>
        <source>The export blacks out what is under the box. {key} removes the box, {repeat} repeats it on other pages.</source>
        <translation>Exporten svärtar det som är under rutan. {key} tar bort rutan, {repeat} upprepar den på andra sidor.</translation>
    </message>
    <message>
        <source>The export failed verification and was not kept.</source>
        <translation>Exporten klarade inte verifieringen och behölls inte.</translation>
    </message>
    <message>
        <source>The export is a plain workbook: dates are written as year-month-day, and colours, borders, typefaces and other formats are removed.</source>
        <translation>Exporten är en enkel arbetsbok: datum skrivs som år-månad-dag, och färger, kantlinjer, teckensnitt och andra format tas bort.</translation>
    </message>
    <message>
        <source>The export shows {pages} as a picture with searchable text.</source>
        <translation>Exporten visar {pages} som en bild med sökbar text.</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>Exporten skrevs inte.</translation>
    </message>
    <message>
        <source>The export will contain every word of the original. Is that intended?</source>
        <translation>Exporten kommer att innehålla varje ord i originalet. Är det meningen?</translation>
    </message>
    <message>
        <source>The export will show “{words}”</source>
        <translation>Exporten visar ”{words}”</translation>
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
        <source>The file date can reveal when a patient was here.</source>
        <translation>Fildatumet kan avslöja när en patient var här.</translation>
    </message>
    <message>
        <source>The file does not name its encoding and was read as {encoding}: check that letters such as é, ö or ñ look right.</source>
        <translation>Filen anger ingen teckenkodning och lästes som {encoding}: kontrollera att bokstäver som é, ö eller ñ ser rätt ut.</translation>
    </message>
    <message>
        <source>The file exceeds a limit on time, memory or pages.</source>
        <translation>Filen överskrider en gräns för tid, minne eller sidor.</translation>
    </message>
    <message>
        <source>The file is damaged or is not what its name says.</source>
        <translation>Filen är skadad eller inte vad namnet säger.</translation>
    </message>
    <message>
        <source>The file is damaged. What could be recovered is shown here; parts may be missing. Compare it with the original.</source>
        <translation>Filen är skadad. Här visas det som gick att återskapa; delar kan saknas. Jämför den med originalet.</translation>
    </message>
    <message>
        <source>The file is protected.</source>
        <translation>Filen är skyddad.</translation>
    </message>
    <message>
        <source>The file is protected; the export is not encrypted.</source>
        <translation>Filen är skyddad; exporten är inte krypterad.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <translation>Filnamnet måste sluta på {ending}.</translation>
    </message>
    <message>
        <source>The file name must not contain a path.</source>
        <translation>Filnamnet får inte innehålla en sökväg.</translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation>Filen kräver ett lösenord.</translation>
    </message>
    <message>
        <source>The file, or a part of it, cannot be redacted safely.</source>
        <translation>Filen, eller en del av den, kan inte avidentifieras säkert.</translation>
    </message>
    <message>
        <source>The finished export is read again and searched. If anything is left, it is deleted.</source>
        <translation>Den färdiga exporten läses igen och genomsöks. Finns något kvar raderas den.</translation>
    </message>
    <message>
        <source>The former model is back.</source>
        <translation>Den tidigare modellen är tillbaka.</translation>
    </message>
    <message>
        <source>The hidden content of the file will be removed.</source>
        <translation>Filens dolda innehåll tas bort.</translation>
    </message>
    <message>
        <source>The key to your saved work is not available.</source>
        <translation>Nyckeln till det sparade arbetet kan inte nås.</translation>
    </message>
    <message>
        <source>The keys of surrogates and reports need the passphrase.</source>
        <translation>Nycklarna för surrogat och rapporter kräver sin lösenfras.</translation>
    </message>
    <message>
        <source>The list is forgotten when the window closes. Create a project to keep it.</source>
        <translation>Listan glöms när fönstret stängs. Skapa ett projekt för att behålla den.</translation>
    </message>
    <message>
        <source>The list is saved encrypted in the project.</source>
        <translation>Listan sparas krypterad i projektet.</translation>
    </message>
    <message>
        <source>The lists are saved encrypted on this computer, with your saved work.</source>
        <translation>Listorna sparas krypterade på den här datorn, med ditt sparade arbete.</translation>
    </message>
    <message>
        <source>The loaded model has no operating points.</source>
        <translation>Modellen som är laddad har inga arbetspunkter.</translation>
    </message>
    <message>
        <source>The local model was removed.</source>
        <translation>Den lokala modellen togs bort.</translation>
    </message>
    <message>
        <source>The model cannot be used.</source>
        <translation>Modellen kan inte användas.</translation>
    </message>
    <message>
        <source>The model does not match this version of the program.</source>
        <translation>Modellen passar inte den här versionen av programmet.</translation>
    </message>
    <message>
        <source>The model is incomplete or was changed.</source>
        <translation>Modellen är ofullständig eller ändrad.</translation>
    </message>
    <message>
        <source>The model learns from reviewed documents that were saved as labelled data, and searches beside the model in use. A fifth of the documents is kept aside to measure it. Where recall falls, nothing changes. Nothing leaves this computer.</source>
        <translation>Modellen lär av granskade dokument som sparats som märkta data och söker vid sidan av modellen i bruk. En femtedel av dokumenten läggs undan för att mäta den. Om känsligheten sjunker ändras ingenting. Ingenting lämnar datorn.</translation>
    </message>
    <message>
        <source>The model was unsure about it.</source>
        <translation>Modellen var osäker på det.</translation>
    </message>
    <message>
        <source>The next finding does not directly follow this one.</source>
        <translation>Nästa träff följer inte direkt efter den här.</translation>
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
        <source>The package contains no licence text.</source>
        <translation>Paketet innehåller ingen licenstext.</translation>
    </message>
    <message>
        <source>The password is used while the document is open and is not stored. Exports will not need it.</source>
        <translation>Lösenordet används medan dokumentet är öppet och sparas inte. Exporter kräver det inte.</translation>
    </message>
    <message>
        <source>The policy could not be deleted: {why}</source>
        <translation>Profilen kunde inte raderas: {why}</translation>
    </message>
    <message>
        <source>The policy could not be saved: {why}</source>
        <translation>Profilen kunde inte sparas: {why}</translation>
    </message>
    <message numerus="yes">
        <source>The policy keeps %n identifiers as they are; the table shows their types.</source>
        <translation>
            <numerusform>Profilen behåller %n identifierande uppgift som den är; tabellen visar dess typ.</numerusform>
            <numerusform>Profilen behåller %n identifierande uppgifter som de är; tabellen visar deras typer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program has a policy with this name. Give yours another name.</source>
        <translation>Programmet har en profil med det namnet. Ge din ett annat namn.</translation>
    </message>
    <message>
        <source>The program opens no connection to any network</source>
        <translation>Programmet öppnar ingen nätverksanslutning</translation>
    </message>
    <message>
        <source>The program sometimes misses an identifier. The end of the list, or {near}, shows where it was unsure. Select any other text that it missed, and choose a category.</source>
        <translation>Programmet missar ibland en uppgift. Listans slut, eller {near}, visar var det var osäkert. Markera annan text som det har missat och välj en kategori.</translation>
    </message>
    <message>
        <source>The project needs a passphrase.</source>
        <translation>Projektet kräver en lösenfras.</translation>
    </message>
    <message>
        <source>The project opens with this passphrase from now on.</source>
        <translation>Från och med nu öppnas projektet med den här lösenfrasen.</translation>
    </message>
    <message>
        <source>The quotation marks in the table do not match: it is treated as plain text.</source>
        <translation>Tabellens citattecken går inte ihop: den behandlas som vanlig text.</translation>
    </message>
    <message>
        <source>The recognised language is used again.</source>
        <translation>Språket som kändes igen används igen.</translation>
    </message>
    <message>
        <source>The report is next to it: {name}.</source>
        <translation>Rapporten finns bredvid: {name}.</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>Rapporten skrevs inte.</translation>
    </message>
    <message>
        <source>The same picture appears in several places; what is redacted in one place is redacted in all of them.</source>
        <translation>Samma bild finns på flera ställen; det som maskeras på ett ställe maskeras på alla.</translation>
    </message>
    <message>
        <source>The same picture appears nowhere else.</source>
        <translation>Samma bild finns inte någon annanstans.</translation>
    </message>
    <message>
        <source>The same words are redacted elsewhere, so the export redacts them here too.</source>
        <translation>Samma ord maskeras på andra ställen, så exporten maskerar dem här också.</translation>
    </message>
    <message>
        <source>The saved work is damaged or was made with another key.</source>
        <translation>Det sparade arbetet är skadat eller gjort med en annan nyckel.</translation>
    </message>
    <message>
        <source>The settings of this computer&apos;s administrator cannot be used.</source>
        <translation>Inställningarna från datorns administratör kan inte användas.</translation>
    </message>
    <message>
        <source>The summary was not written: {why}</source>
        <translation>Sammanfattningen skrevs inte: {why}</translation>
    </message>
    <message>
        <source>The table cannot be used. Check its headings, such as name, birth date, MRN, phone, case, and that each row has as many columns.</source>
        <translation>Tabellen kan inte användas. Kontrollera rubrikerna, till exempel name, birth date, MRN, phone, case, och att varje rad har lika många kolumner.</translation>
    </message>
    <message>
        <source>The tour takes a minute and shows how to review and export, with fictional documents. If you open a document of your own, the tour shows it there.</source>
        <translation>Rundturen tar en minut och visar med påhittade dokument hur du granskar och exporterar. Öppnar du ett eget dokument visas den där.</translation>
    </message>
    <message>
        <source>There are no near misses here.</source>
        <translation>Här finns inga tveksamma fall.</translation>
    </message>
    <message>
        <source>There are too many to list: redact these, then search again.</source>
        <translation>Det är för många att lista: maskera de här och sök igen.</translation>
    </message>
    <message>
        <source>There is a model for every language recognised here.</source>
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
        <source>There is no model for the language: read the whole text yourself.</source>
        <translation>Det finns ingen modell för språket: läs hela texten själv.</translation>
    </message>
    <message>
        <source>There is no text here. Press {key} to draw a box instead.</source>
        <translation>Här finns ingen text. Tryck {key} för att rita en ruta.</translation>
    </message>
    <message>
        <source>These files contain the text with all identifiers. Protect them like the original documents.</source>
        <translation>Filerna innehåller texten med alla identifierande uppgifter. Skydda dem som originaldokumenten.</translation>
    </message>
    <message>
        <source>These words contain something that is redacted. Choose others.</source>
        <translation>De här orden innehåller något som maskeras. Välj andra.</translation>
    </message>
    <message>
        <source>They identify nobody alone; the GDPR counts them among its special categories.</source>
        <translation>Ensamma identifierar de ingen; GDPR räknar dem till de särskilda kategorierna.</translation>
    </message>
    <message numerus="yes">
        <source>They were not seen to the end.</source>
        <translation>
            <numerusform>Den har inte setts till slutet.</numerusform>
            <numerusform>De har inte setts till slutet.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be lost if you close now. The originals are unchanged.</source>
        <translation>De går förlorade om du stänger nu. Originalen är oförändrade.</translation>
    </message>
    <message>
        <source>This button, or {export}, writes a redacted copy, reads it again and searches it for everything that was redacted. If anything is left, no file is kept. The original never changes. {sheet} shows all shortcuts.</source>
        <translation>Den här knappen, eller {export}, skriver en avidentifierad kopia, läser den igen och söker i den efter allt som maskerades. Finns något kvar sparas ingen fil. Originalet ändras aldrig. {sheet} visar alla kortkommandon.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Detta kan inte ångras.</translation>
    </message>
    <message>
        <source>This computer has no keyring, so anyone who uses your account can open your saved work and the key of your surrogates. A passphrase prevents that ({key}).</source>
        <translation>Datorn saknar nyckelring, så den som använder ditt konto kan öppna ditt sparade arbete och nyckeln till dina surrogat. En lösenfras hindrar det ({key}).</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Detta dokument</translation>
    </message>
    <message>
        <source>This document is open in another window of the program.</source>
        <translation>Dokumentet är öppet i ett annat av programmets fönster.</translation>
    </message>
    <message>
        <source>This document is protected and needs a password.</source>
        <translation>Dokumentet är skyddat och kräver ett lösenord.</translation>
    </message>
    <message>
        <source>This document was refused, so it was not searched.</source>
        <translation>Dokumentet nekades och har inte genomsökts.</translation>
    </message>
    <message>
        <source>This expression takes too long. Simplify it.</source>
        <translation>Uttrycket tar för lång tid. Förenkla det.</translation>
    </message>
    <message>
        <source>This is not a valid regular expression.</source>
        <translation>Det är inte ett giltigt reguljärt uttryck.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the project.</source>
        <translation>Det här är inte projektets lösenfras.</translation>
    </message>
    <message>
        <source>This is the only word of the finding. Reject the finding to keep the word.</source>
        <translation>Det är träffens enda ord. Avvisa träffen för att behålla ordet.</translation>
    </message>
    <message>
        <source>This is the surrogate. Type over it to change it.</source>
        <translation>Det här är surrogatet. Skriv över det för att ändra.</translation>
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
        <source>This report contains no text of the document.</source>
        <translation>Den här rapporten innehåller ingen text ur dokumentet.</translation>
    </message>
    <message>
        <source>This summary contains no document text and no original file names.</source>
        <translation>Sammanfattningen innehåller ingen text ur dokumenten och inga originals filnamn.</translation>
    </message>
    <message>
        <source>Three years</source>
        <translation>Tre år</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Bocka för alla</translation>
    </message>
    <message>
        <source>Tick what else to mark</source>
        <translation>Bocka för vad som också ska markeras</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Time per page</source>
        <translation>Tid per sida</translation>
    </message>
    <message>
        <source>Title, author and other document properties are removed.</source>
        <translation>Titel, författare och andra dokumentegenskaper tas bort.</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Att granska</translation>
    </message>
    <message>
        <source>Told by the name of a field</source>
        <translation>Framgår av ett fälts namn</translation>
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
        <source>Try again. If it happens again, send the log, which contains no document text.</source>
        <translation>Försök igen. Händer det igen, skicka loggen, som inte innehåller någon dokumenttext.</translation>
    </message>
    <message>
        <source>Try the samples</source>
        <translation>Prova exemplen</translation>
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
        <source>Two reviewers with different names must have worked on the project.</source>
        <translation>Två granskare med olika namn måste ha arbetat med projektet.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>Typ av identifierande uppgift</translation>
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
        <source>Undecided, redacted</source>
        <translation>Oavgjorda, maskerade</translation>
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
        <source>Undo {what}</source>
        <translation>Ångra: {what}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Ångrat: {what}</translation>
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
        <source>Unlock saved work with its passphrase, which opens the keys too; then try again.</source>
        <translation>Lås upp sparat arbete med dess lösenfras, som även öppnar nycklarna, och försök igen.</translation>
    </message>
    <message>
        <source>Untick the places that should stay as they are.</source>
        <translation>Ta bort bocken för de ställen som ska vara som de är.</translation>
    </message>
    <message>
        <source>Until then, work is not saved. Leave it empty if you have not set one.</source>
        <translation>Till dess sparas inget arbete. Lämna tomt om du inte har angett någon.</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Uppdaterar…</translation>
    </message>
    <message>
        <source>Updating… {share}</source>
        <translation>Uppdaterar… {share}</translation>
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
        <source>Use default</source>
        <translation>Använd standard</translation>
    </message>
    <message>
        <source>Use these shortcuts</source>
        <translation>Använd dessa kortkommandon</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Använd den här modellen</translation>
    </message>
    <message>
        <source>Use this operating point</source>
        <translation>Använd denna arbetspunkt</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Användarnamn</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fordon</translation>
    </message>
    <message>
        <source>Vehicles and licence plates</source>
        <translation>Fordon och registreringsskyltar</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verifiering</translation>
    </message>
    <message>
        <source>Verification failed on page {number}.</source>
        <translation>Verifieringen misslyckades på sidan {number}.</translation>
    </message>
    <message>
        <source>Verification failed on pages {numbers}.</source>
        <translation>Verifieringen misslyckades på sidorna {numbers}.</translation>
    </message>
    <message>
        <source>Verification failed on {pages}. The export shows a picture there, without searchable text; redacted text that could still be read is painted over.</source>
        <translation>Verifieringen misslyckades på {pages}. Exporten visar en bild där, utan sökbar text; maskerad text som fortfarande kunde läsas är övermålad.</translation>
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
        <source>Waiting for an export or another task to finish…</source>
        <translation>Väntar på att en export eller en annan uppgift ska bli klar…</translation>
    </message>
    <message>
        <source>Waiting for another search to stop…</source>
        <translation>Väntar på att en annan sökning ska stoppas…</translation>
    </message>
    <message>
        <source>Waiting for the model to load…</source>
        <translation>Väntar på att modellen ska läsas in…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>Väntar…</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Webbadress</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>Webbadresser</translation>
    </message>
    <message>
        <source>Weighed by how far each narrows down a person, that is as much as {expected} telephone numbers or full names ({least} to {most}).</source>
        <translation>Vägt efter hur mycket de ringar in en person motsvarar det {expected} telefonnummer eller fullständiga namn ({least} till {most}).</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Västeuropeisk</translation>
    </message>
    <message>
        <source>What is left can be looked for: an attacker who trained a program on released notes found 211 of 310 identifiers that had been missed among surrogates (Carrell 2019).</source>
        <translation>Det som är kvar kan eftersökas: en angripare som tränade ett program på utlämnade anteckningar fann 211 av 310 identifierare som hade missats bland surrogaten (Carrell 2019).</translation>
    </message>
    <message>
        <source>What may be left</source>
        <translation>Vad som kan vara kvar</translation>
    </message>
    <message>
        <source>What removing identifiers cannot promise</source>
        <translation>Vad borttagning av identifierare inte kan lova</translation>
    </message>
    <message>
        <source>What the model never considered is not included.</source>
        <translation>Det som modellen aldrig övervägde ingår inte.</translation>
    </message>
    <message>
        <source>What was not looked at, or not surely</source>
        <translation>Vad som inte granskades, eller inte säkert</translation>
    </message>
    <message>
        <source>Where it held in fewer than 90 %, it is too narrow.</source>
        <translation>Där det gällde i färre än 90 % är det för smalt.</translation>
    </message>
    <message>
        <source>Where it held in more than 99 %, it is wider than it need be.</source>
        <translation>Där det gällde i mer än 99 % är det bredare än nödvändigt.</translation>
    </message>
    <message>
        <source>Wherever the same picture appears</source>
        <translation>Överallt där samma bild finns</translation>
    </message>
    <message>
        <source>Who and when</source>
        <translation>Vem och när</translation>
    </message>
    <message>
        <source>Who should be able to open {name}?</source>
        <translation>Vem ska kunna öppna {name}?</translation>
    </message>
    <message>
        <source>Whoever created the project knows it.</source>
        <translation>Den som skapade projektet kan den.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Hela ord</translation>
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
        <source>With a new key, patients get other surrogates and shifts than in earlier exports. The old key is kept, so that reports of those still verify.</source>
        <translation>Med en ny nyckel får patienter andra surrogat och förskjutningar än i tidigare exporter. Den gamla nyckeln behålls, så att rapporterna för dem fortfarande kan kontrolleras.</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word-dokument</translation>
    </message>
    <message>
        <source>Word lists</source>
        <translation>Ordlistor</translation>
    </message>
    <message>
        <source>Word lists…</source>
        <translation>Ordlistor…</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Words in pictures</source>
        <translation>Ord i bilder</translation>
    </message>
    <message>
        <source>Words in the number formats of charts are removed; the numbers stay, without that formatting.</source>
        <translation>Ord i diagrammens talformat tas bort; talen står kvar, utan den formateringen.</translation>
    </message>
    <message>
        <source>Words of origin and religion</source>
        <translation>Ord om ursprung och religion</translation>
    </message>
    <message>
        <source>Words that are redacted wherever they appear, such as the name of your ward.</source>
        <translation>Ord som maskeras var de än står, till exempel namnet på avdelningen.</translation>
    </message>
    <message>
        <source>Words that stay wherever they stand alone, such as the name of a test.</source>
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
        <source>Words written from right to left may be read in the wrong order: check {pages}.</source>
        <translation>Ord som skrivs från höger till vänster kan läsas i fel ordning: kontrollera {pages}.</translation>
    </message>
    <message>
        <source>Work on this document cannot be saved or restored.</source>
        <translation>Arbetet med dokumentet kan inte sparas eller hämtas tillbaka.</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Arbetar…</translation>
    </message>
    <message>
        <source>Write a report (HTML, PDF and JSON), without document text</source>
        <translation>Skriv en rapport (HTML, PDF och JSON), utan dokumenttext</translation>
    </message>
    <message>
        <source>Write a report for each, without document text</source>
        <translation>Skriv en rapport för varje, utan dokumenttext</translation>
    </message>
    <message>
        <source>Write a summary of all (HTML and CSV)</source>
        <translation>Skriv en sammanfattning av alla (HTML och CSV)</translation>
    </message>
    <message>
        <source>Writing in pictures that could not be read, such as handwriting, is painted over.</source>
        <translation>Text i bilder som inte gick att läsa, till exempel handskrift, målas över.</translation>
    </message>
    <message>
        <source>Writing the export</source>
        <translation>Skriver exporten</translation>
    </message>
    <message>
        <source>Year only</source>
        <translation>Endast år</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You can continue, but export before you close the program.</source>
        <translation>Du kan fortsätta, men exportera innan du stänger programmet.</translation>
    </message>
    <message>
        <source>You can export a page as a picture. Redacted text that text recognition can still read there is painted over, and the export is verified again. The text of that page can then no longer be searched or copied.</source>
        <translation>Du kan exportera en sida som bild. Maskerad text som textigenkänningen fortfarande kan läsa där målas över, och exporten verifieras på nytt. Sidans text kan sedan inte längre sökas eller kopieras.</translation>
    </message>
    <message numerus="yes">
        <source>Your decisions on %n documents have not been exported.</source>
        <translation>
            <numerusform>Dina beslut om %n dokument har inte exporterats.</numerusform>
            <numerusform>Dina beslut om %n dokument har inte exporterats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your decisions on {name} have not been exported.</source>
        <translation>Dina beslut om {name} har inte exporterats.</translation>
    </message>
    <message>
        <source>Your first time here?</source>
        <translation>Första gången här?</translation>
    </message>
    <message>
        <source>Your statistics</source>
        <translation>Din statistik</translation>
    </message>
    <message>
        <source>Your statistics…</source>
        <translation>Din statistik…</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zooma in</translation>
    </message>
    <message>
        <source>Zoom in percent: type or choose it</source>
        <translation>Zoom i procent: skriv eller välj</translation>
    </message>
    <message>
        <source>Zoom level…</source>
        <translation>Zoomnivå…</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zooma ut</translation>
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
        <translation>cirka {number} identifierande uppgift väntas bland dem</translation>
    </message>
    <message>
        <source>about {number} identifier may be missed ({least}–{most})</source>
        <translation>cirka {number} identifierande uppgift kan missas ({least}–{most})</translation>
    </message>
    <message>
        <source>about {number} identifiers expected among them</source>
        <translation>cirka {number} identifierande uppgifter väntas bland dem</translation>
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
        <source>add the decisions made before unlocking</source>
        <translation>lägg till besluten från före upplåsningen</translation>
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
        <translation>maskera alltid dessa ord</translation>
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
        <source>apply the word lists</source>
        <translation>tillämpa ordlistorna</translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>som exporterad</translation>
    </message>
    <message>
        <source>assign documents to patients</source>
        <translation>tilldela patienter dokument</translation>
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
        <source>cannot be read</source>
        <translation>kan inte läsas</translation>
    </message>
    <message>
        <source>change a surrogate</source>
        <translation>ändra ett surrogat</translation>
    </message>
    <message>
        <source>change the box on page {number} to {kind}</source>
        <translation>ändra rutan på sidan {number} till {kind}</translation>
    </message>
    <message>
        <source>change the known identifiers</source>
        <translation>ändra de kända uppgifterna</translation>
    </message>
    <message>
        <source>change the word lists</source>
        <translation>ändra ordlistorna</translation>
    </message>
    <message>
        <source>change {what} to {kind}</source>
        <translation>ändra {what} till {kind}</translation>
    </message>
    <message>
        <source>choose the decision of {name}</source>
        <translation>välj beslutet av {name}</translation>
    </message>
    <message>
        <source>choose what both decided</source>
        <translation>välj det som båda beslutade</translation>
    </message>
    <message>
        <source>continue without a model</source>
        <translation>fortsätt utan modell</translation>
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
        <source>exported</source>
        <translation>exporterat</translation>
    </message>
    <message>
        <source>exported and verified</source>
        <translation>exporterade och verifierade</translation>
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
        <source>extracts searched for what was redacted</source>
        <translation>utdrag genomsökta efter det maskerade</translation>
    </message>
    <message>
        <source>find the known identifiers</source>
        <translation>sök de kända uppgifterna</translation>
    </message>
    <message>
        <source>given name,family name,birth date,MRN,phone
Thaddeus,Okonkwo,1958-07-14,ZQ-140361,</source>
        <translation>given name,family name,birth date,MRN,phone
Thaddeus,Okonkwo,1958-07-14,ZQ-140361,</translation>
    </message>
    <message>
        <source>hidden content, such as metadata and names</source>
        <translation>dolt innehåll, som metadata och namn</translation>
    </message>
    <message>
        <source>i2b2 2014: an XML file</source>
        <translation>i2b2 2014: en XML-fil</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identiskt</translation>
    </message>
    <message>
        <source>identifiers covered with black boxes</source>
        <translation>identifierande uppgifter täckta med svarta rutor</translation>
    </message>
    <message>
        <source>identifiers replaced with labels</source>
        <translation>identifierande uppgifter ersatta med etiketter</translation>
    </message>
    <message>
        <source>identifiers replaced with numbered labels</source>
        <translation>identifierande uppgifter ersatta med numrerade etiketter</translation>
    </message>
    <message>
        <source>identifiers replaced with surrogates</source>
        <translation>identifierande uppgifter ersatta med surrogat</translation>
    </message>
    <message>
        <source>keep a place from the second look</source>
        <translation>behåll ett ställe från den andra genomgången</translation>
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
        <source>mark page {number} as checked</source>
        <translation>markera sidan {number} som kontrollerad</translation>
    </message>
    <message>
        <source>mark page {number} as not checked</source>
        <translation>markera sidan {number} som ej kontrollerad</translation>
    </message>
    <message>
        <source>mark {name} as not reviewed</source>
        <translation>markera {name} som ej granskat</translation>
    </message>
    <message>
        <source>mark {name} as reviewed</source>
        <translation>markera {name} som granskat</translation>
    </message>
    <message>
        <source>merge people or places</source>
        <translation>slå ihop personer eller platser</translation>
    </message>
    <message>
        <source>merge the next finding into</source>
        <translation>slå ihop nästa träff med</translation>
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
        <source>names of fields</source>
        <translation>fältnamn</translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>tveksamt fall</translation>
    </message>
    <message>
        <source>never redact these words</source>
        <translation>maskera aldrig dessa ord</translation>
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
        <source>none known</source>
        <translation>inga kända</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>inte tillgängligt nu</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>inte exporterade</translation>
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
        <source>nothing left that the model was unsure about</source>
        <translation>inget kvar som modellen var osäker på</translation>
    </message>
    <message>
        <source>numbered labels in place of identifiers</source>
        <translation>numrerade etiketter i stället för identifierande uppgifter</translation>
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
        <source>other mentions of a finding</source>
        <translation>andra förekomster av en träff</translation>
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
    <message numerus="yes">
        <source>redact %n places</source>
        <translation>
            <numerusform>maskera %n ställe</numerusform>
            <numerusform>maskera %n ställen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redact %n places from the second look</source>
        <translation>
            <numerusform>maskera %n ställe från den andra genomgången</numerusform>
            <numerusform>maskera %n ställen från den andra genomgången</numerusform>
        </translation>
    </message>
    <message>
        <source>redact “{text}” as {kind}</source>
        <translation>maskera ”{text}” som {kind}</translation>
    </message>
    <message>
        <source>redacted</source>
        <translation>maskerade</translation>
    </message>
    <message>
        <source>redacted without a decision</source>
        <translation>maskerade utan beslut</translation>
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
    <message numerus="yes">
        <source>repeat a box at %n places</source>
        <translation>
            <numerusform>upprepa en ruta på %n ställe</numerusform>
            <numerusform>upprepa en ruta på %n ställen</numerusform>
        </translation>
    </message>
    <message>
        <source>replace with your own words:</source>
        <translation>ersätt med egna ord:</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>återställ</translation>
    </message>
    <message>
        <source>reset the replacement:</source>
        <translation>återställ ersättningen:</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>granskat</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regler</translation>
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
        <source>some accepted, some rejected</source>
        <translation>några godkända, några avvisade</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dela</translation>
    </message>
    <message>
        <source>split off people or places</source>
        <translation>skilj ut personer eller platser</translation>
    </message>
    <message>
        <source>stored data, byte by byte</source>
        <translation>lagrade data, byte för byte</translation>
    </message>
    <message>
        <source>surrogates in place of identifiers</source>
        <translation>surrogat i stället för identifierande uppgifter</translation>
    </message>
    <message>
        <source>text, as other programs read it</source>
        <translation>text, så som andra program läser den</translation>
    </message>
    <message>
        <source>the export will show {words}</source>
        <translation>exporten visar {words}</translation>
    </message>
    <message>
        <source>the list of known identifiers</source>
        <translation>listan över kända uppgifter</translation>
    </message>
    <message>
        <source>the list “Always redact”</source>
        <translation>listan ”Maskera alltid”</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>modellen</translation>
    </message>
    <message>
        <source>the reviewer</source>
        <translation>granskaren</translation>
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
        <source>unchanged</source>
        <translation>oförändrat</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>okänt</translation>
    </message>
    <message>
        <source>use the recognised language</source>
        <translation>använd språket som kändes igen</translation>
    </message>
    <message>
        <source>work is not saved</source>
        <translation>arbetet sparas inte</translation>
    </message>
    <message>
        <source>written differently</source>
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
        <source>{done} of {all} exported and verified</source>
        <translation>{done} av {all} exporterade och verifierade</translation>
    </message>
    <message>
        <source>{done} of {all} reviewed</source>
        <translation>{done} av {all} granskade</translation>
    </message>
    <message>
        <source>{done} of {all} saved as labelled data</source>
        <translation>{done} av {all} sparade som märkta data</translation>
    </message>
    <message>
        <source>{done} of {all} searched</source>
        <translation>{done} av {all} genomsökta</translation>
    </message>
    <message>
        <source>{key} is the shortcut of “{one}” and of “{other}”.</source>
        <translation>{key} är kortkommando för ”{one}” och för ”{other}”.</translation>
    </message>
    <message>
        <source>{language} model {version} {hash}… on {provider}</source>
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
        <source>{name} marked as not reviewed.</source>
        <translation>{name} markerat som ej granskat.</translation>
    </message>
    <message>
        <source>{name} marked as reviewed.</source>
        <translation>{name} markerat som granskat.</translation>
    </message>
    <message>
        <source>{name} needs a passphrase.</source>
        <translation>{name} kräver en lösenfras.</translation>
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
        <source>{page}: {share} similar</source>
        <translation>{page}: {share} likhet</translation>
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
        <source>{time} per page</source>
        <translation>{time} per sida</translation>
    </message>
    <message>
        <source>✓ or {accept} accepts: the text is redacted on export. ✕ or {reject} rejects: the text stays. Both are in each row of the list and next to the text; those beside a category, or {category}, take all of it. {next} goes to the next undecided finding. Every step can be undone.</source>
        <translation>✓ eller {accept} godkänner: texten maskeras vid export. ✕ eller {reject} avvisar: texten står kvar. Båda finns på varje rad i listan och bredvid texten; de vid en kategori, eller {category}, gäller hela den. {next} går till nästa oavgjorda. Varje steg kan ångras.</translation>
    </message>
</context>
</TS>
