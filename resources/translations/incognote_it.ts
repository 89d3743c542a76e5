<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> expected among them</source>
        <translation>, secondo la stima</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accettato</numerusform>
            <numerusform>%n accettati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted.</source>
        <translation>
            <numerusform>%n accettato.</numerusform>
            <numerusform>%n accettati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n riquadro</numerusform>
            <numerusform>%n riquadri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes added.</source>
        <translation>
            <numerusform>%n riquadro aggiunto.</numerusform>
            <numerusform>%n riquadri aggiunti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed to {kind}.</source>
        <translation>
            <numerusform>%n cambiato in {kind}.</numerusform>
            <numerusform>%n cambiati in {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections</source>
        <translation>
            <numerusform>%n correzione</numerusform>
            <numerusform>%n correzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements</source>
        <translation>
            <numerusform>%n disaccordo</numerusform>
            <numerusform>%n disaccordi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements.</source>
        <translation>
            <numerusform>%n disaccordo.</numerusform>
            <numerusform>%n disaccordi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are no patient&apos;s any more.</source>
        <translation>
            <numerusform>%n documento non è più di alcun paziente.</numerusform>
            <numerusform>%n documenti non sono più di alcun paziente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not ready and are not searched.</source>
        <translation>
            <numerusform>%n documento non è pronto e non viene esaminato.</numerusform>
            <numerusform>%n documenti non sono pronti e non vengono esaminati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not reviewed yet and will be left out.</source>
        <translation>
            <numerusform>%n documento non è ancora revisionato ed è escluso.</numerusform>
            <numerusform>%n documenti non sono ancora revisionati e sono esclusi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents assigned to a patient.</source>
        <translation>
            <numerusform>%n documento assegnato a un paziente.</numerusform>
            <numerusform>%n documenti assegnati a un paziente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents exported and verified.</source>
        <translation>
            <numerusform>%n documento esportato e verificato.</numerusform>
            <numerusform>%n documenti esportati e verificati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents have changed since then: undo there first.</source>
        <translation>
            <numerusform>%n documento è cambiato nel frattempo: annulla prima lì.</numerusform>
            <numerusform>%n documenti sono cambiati nel frattempo: annulla prima lì.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents name no known patient for sure.</source>
        <translation>
            <numerusform>%n documento non nomina con certezza alcun paziente noto.</numerusform>
            <numerusform>%n documenti non nominano con certezza alcun paziente noto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents of one patient</source>
        <translation>
            <numerusform>%n documento di un paziente</numerusform>
            <numerusform>%n documenti di un paziente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents searched.</source>
        <translation>
            <numerusform>%n documento esaminato.</numerusform>
            <numerusform>%n documenti esaminati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they are not reviewed yet.</source>
        <translation>
            <numerusform>%n documento è stato escluso perché non è ancora revisionato.</numerusform>
            <numerusform>%n documenti sono stati esclusi perché non sono ancora revisionati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they were refused.</source>
        <translation>
            <numerusform>%n documento è stato escluso perché rifiutato.</numerusform>
            <numerusform>%n documenti sono stati esclusi perché rifiutati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were refused and will be left out.</source>
        <translation>
            <numerusform>%n documento è stato rifiutato e resta escluso.</numerusform>
            <numerusform>%n documenti sono stati rifiutati e restano esclusi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of a type that cannot be read.</source>
        <translation>
            <numerusform>%n file è di un tipo che non si può leggere.</numerusform>
            <numerusform>%n file sono di un tipo che non si può leggere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n rilevamento</numerusform>
            <numerusform>%n rilevamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings are undecided. They will be redacted as if accepted.</source>
        <translation>
            <numerusform>%n rilevamento è da decidere. Sarà oscurato come se fosse accettato.</numerusform>
            <numerusform>%n rilevamenti sono da decidere. Saranno oscurati come se fossero accettati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings rejected: the text stays.</source>
        <translation>
            <numerusform>%n rilevamento rifiutato: il testo resta.</numerusform>
            <numerusform>%n rilevamenti rifiutati: il testo resta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings stay, because the policy keeps their type.</source>
        <translation>
            <numerusform>%n rilevamento resta, perché il profilo mantiene il suo tipo.</numerusform>
            <numerusform>%n rilevamenti restano, perché il profilo mantiene il loro tipo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review</source>
        <translation>
            <numerusform>%n rilevamento da revisionare</numerusform>
            <numerusform>%n rilevamenti da revisionare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review have at least this score.</source>
        <translation>
            <numerusform>%n rilevamento da revisionare ha almeno questo punteggio.</numerusform>
            <numerusform>%n rilevamenti da revisionare hanno almeno questo punteggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings will be redacted.</source>
        <translation>
            <numerusform>Sarà oscurato %n rilevamento.</numerusform>
            <numerusform>Saranno oscurati %n rilevamenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folders could not be opened.</source>
        <translation>
            <numerusform>Impossibile aprire %n cartella.</numerusform>
            <numerusform>Impossibile aprire %n cartelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden by the filter stay as they are.</source>
        <translation>
            <numerusform>%n nascosto dal filtro resta com&apos;è.</numerusform>
            <numerusform>%n nascosti dal filtro restano come sono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers</source>
        <translation>
            <numerusform>%n identificativo</numerusform>
            <numerusform>%n identificativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers redacted.</source>
        <translation>
            <numerusform>%n identificativo oscurato.</numerusform>
            <numerusform>%n identificativi oscurati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers stay, because the policy keeps them.</source>
        <translation>
            <numerusform>%n identificativo resta, perché il profilo lo mantiene.</numerusform>
            <numerusform>%n identificativi restano, perché il profilo li mantiene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <translation>
            <numerusform>%n mantenuto</numerusform>
            <numerusform>%n mantenuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>ancora %n</numerusform>
            <numerusform>ancora %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same person or thing selected.</source>
        <translation>
            <numerusform>%n menzione di questa persona o cosa selezionata.</numerusform>
            <numerusform>%n menzioni della stessa persona o cosa selezionate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same text selected.</source>
        <translation>
            <numerusform>%n menzione di questo testo selezionata.</numerusform>
            <numerusform>%n menzioni dello stesso testo selezionate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged with {name}.</source>
        <translation>
            <numerusform>%n unito a {name}.</numerusform>
            <numerusform>%n uniti a {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are already redacted.</source>
        <translation>
            <numerusform>%n altro è già oscurato.</numerusform>
            <numerusform>Altri %n sono già oscurati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n caso dubbio</numerusform>
            <numerusform>%n casi dubbi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention.</source>
        <translation>
            <numerusform>%n richiede la tua attenzione.</numerusform>
            <numerusform>%n richiedono la tua attenzione.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention: see the list.</source>
        <translation>
            <numerusform>%n richiede la tua attenzione: vedi l&apos;elenco.</numerusform>
            <numerusform>%n richiedono la tua attenzione: vedi l&apos;elenco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notices</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them say what is redacted in other places.</source>
        <translation>
            <numerusform>%n di essi dice ciò che altrove è oscurato.</numerusform>
            <numerusform>%n di essi dicono ciò che altrove è oscurato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not seen to the end.</source>
        <translation>
            <numerusform>%n di esse non è stata vista fino in fondo.</numerusform>
            <numerusform>%n di esse non sono state viste fino in fondo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} ticked.</source>
        <translation>
            <numerusform>%n di {total} spuntato.</numerusform>
            <numerusform>%n di {total} spuntati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>%n pagina non può essere disegnata: nessuno può vedere che cosa contiene.</numerusform>
            <numerusform>%n pagine non possono essere disegnate: nessuno può vedere che cosa contengono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked yet.</source>
        <translation>
            <numerusform>%n pagina è stata letta con il riconoscimento del testo e non è ancora stata controllata.</numerusform>
            <numerusform>%n pagine sono state lette con il riconoscimento del testo e non sono ancora state controllate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked.</source>
        <translation>
            <numerusform>%n pagina letta con il riconoscimento del testo non è controllata.</numerusform>
            <numerusform>%n pagine lette con il riconoscimento del testo non sono controllate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages were not seen.</source>
        <translation>
            <numerusform>%n pagina non è stata vista.</numerusform>
            <numerusform>%n pagine non sono state viste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients added to the known identifiers.</source>
        <translation>
            <numerusform>%n paziente aggiunto agli identificativi noti.</numerusform>
            <numerusform>%n pazienti aggiunti agli identificativi noti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients removed. What was found stays for you to decide.</source>
        <translation>
            <numerusform>%n paziente rimosso. Ciò che è stato trovato resta da decidere.</numerusform>
            <numerusform>%n pazienti rimossi. Ciò che è stato trovato resta da decidere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places marked as {kind}.</source>
        <translation>
            <numerusform>%n punto marcato come {kind}.</numerusform>
            <numerusform>%n punti marcati come {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted in {documents} documents.</source>
        <translation>
            <numerusform>%n punto oscurato in {documents} documenti.</numerusform>
            <numerusform>%n punti oscurati in {documents} documenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted.</source>
        <translation>
            <numerusform>%n punto oscurato.</numerusform>
            <numerusform>%n punti oscurati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were searched: only what you kept is left of them:</source>
        <translation>
            <numerusform>Cercati in %n punto: ne resta solo ciò che è stato mantenuto:</numerusform>
            <numerusform>Cercati in %n punti: ne resta solo ciò che è stato mantenuto:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n rifiutato</numerusform>
            <numerusform>%n rifiutati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n rifiutato</numerusform>
            <numerusform>%n rifiutati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected.</source>
        <translation>
            <numerusform>%n rifiutato.</numerusform>
            <numerusform>%n rifiutati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remain to be reviewed.</source>
        <translation>
            <numerusform>Ne resta %n da revisionare.</numerusform>
            <numerusform>Ne restano %n da revisionare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replacements changed.</source>
        <translation>
            <numerusform>%n sostituzione cambiata.</numerusform>
            <numerusform>%n sostituzioni cambiate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reset to undecided.</source>
        <translation>
            <numerusform>%n riportato a da decidere.</numerusform>
            <numerusform>%n riportati a da decidere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selezionato</numerusform>
            <numerusform>%n selezionati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <translation>
            <numerusform>%n fermato</numerusform>
            <numerusform>%n fermati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n da revisionare</numerusform>
            <numerusform>%n da revisionare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n da decidere</numerusform>
            <numerusform>%n da decidere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings were redacted as if accepted.</source>
        <translation>
            <numerusform>%n rilevamento da decidere è stato oscurato come se fosse accettato.</numerusform>
            <numerusform>%n rilevamenti da decidere sono stati oscurati come se fossero accettati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings will be redacted.</source>
        <translation>
            <numerusform>%n rilevamento da decidere sarà oscurato.</numerusform>
            <numerusform>%n rilevamenti da decidere saranno oscurati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n parola</numerusform>
            <numerusform>%n parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would stay in the export</source>
        <translation>
            <numerusform>%n resterebbe nell&apos;esportazione</numerusform>
            <numerusform>%n resterebbero nell&apos;esportazione</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisione</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>A capitalised word that is on no list.</source>
        <translation>Una parola maiuscola che non è in nessun elenco.</translation>
    </message>
    <message>
        <source>A file with this name exists and will be replaced.</source>
        <translation>Esiste già un file con questo nome e sarà sostituito.</translation>
    </message>
    <message>
        <source>A long number.</source>
        <translation>Un numero lungo.</translation>
    </message>
    <message>
        <source>A lower score shows more findings and misses fewer identifiers. Estimates hold for notes like those the model was evaluated on.</source>
        <translation>Un punteggio più basso mostra più rilevamenti e lascia sfuggire meno identificativi. Le stime valgono per note simili a quelle su cui il modello è stato valutato.</translation>
    </message>
    <message>
        <source>A page shows its text only as a picture.</source>
        <translation>Una pagina mostra il testo solo come immagine.</translation>
    </message>
    <message>
        <source>A person must read the whole document. If the language is wrong, set it with --language.</source>
        <translation>Una persona deve leggere tutto il documento. Se la lingua è sbagliata, indicala con --language.</translation>
    </message>
    <message>
        <source>A policy for each type:</source>
        <translation>Un profilo per ogni tipo:</translation>
    </message>
    <message>
        <source>A replacement does not fit into a picture or cannot be drawn: a black box replaces it.</source>
        <translation>Una sostituzione non entra in un&apos;immagine o non può essere disegnata: al suo posto c&apos;è un riquadro nero.</translation>
    </message>
    <message>
        <source>A replacement does not fit into the picture or cannot be drawn: a black box replaces it.</source>
        <translation>Una sostituzione non entra nell&apos;immagine o non può essere disegnata: al suo posto c&apos;è un riquadro nero.</translation>
    </message>
    <message>
        <source>A replacement has letters that the included fonts lack, or does not fit into a scan: a black box replaces it.</source>
        <translation>Una sostituzione ha lettere che mancano nei caratteri inclusi o non entra in una scansione: al suo posto c&apos;è un riquadro nero.</translation>
    </message>
    <message>
        <source>A single character would be redacted in every word.</source>
        <translation>Un solo carattere sarebbe oscurato in ogni parola.</translation>
    </message>
    <message>
        <source>A wildcard needs a letter or digit next to it.</source>
        <translation>Un carattere jolly richiede accanto una lettera o una cifra.</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un anno</translation>
    </message>
    <message>
        <source>AGE</source>
        <translation>ETÀ</translation>
    </message>
    <message>
        <source>About Incognote…</source>
        <translation>Informazioni su Incognote…</translation>
    </message>
    <message>
        <source>About {expected} identifiers are expected to be left that nothing found; in 95 of 100 documents like those of the measurement there are {least} to {most}.</source>
        <translation>Ci si attende che restino circa {expected} identificatori che nulla ha trovato; in 95 documenti su 100 come quelli della misurazione ve ne sono da {least} a {most}.</translation>
    </message>
    <message>
        <source>About {name}</source>
        <translation>Informazioni su {name}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Accept all above a score</source>
        <translation>Accetta tutti sopra un punteggio</translation>
    </message>
    <message>
        <source>Accept all above a score…</source>
        <translation>Accetta tutti sopra un punteggio…</translation>
    </message>
    <message>
        <source>Accept all in this category</source>
        <translation>Accetta tutti di questa categoria</translation>
    </message>
    <message>
        <source>Accept all mentions</source>
        <translation>Accetta tutte le menzioni</translation>
    </message>
    <message>
        <source>Accept or reject</source>
        <translation>Accettare o rifiutare</translation>
    </message>
    <message>
        <source>Accept the rest of this page</source>
        <translation>Accetta il resto di questa pagina</translation>
    </message>
    <message>
        <source>Accept: redact on export</source>
        <translation>Accetta: oscura all&apos;esportazione</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accettati</translation>
    </message>
    <message>
        <source>Accessibility tags and alternative texts are removed; screen readers lose them.</source>
        <translation>I tag di accessibilità e i testi alternativi sono rimossi; gli screen reader li perdono.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Numero di conto</translation>
    </message>
    <message>
        <source>Account numbers</source>
        <translation>Numeri di conto</translation>
    </message>
    <message>
        <source>Accurate: two models</source>
        <translation>Preciso: due modelli</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message numerus="yes">
        <source>Add %n boxes</source>
        <translation>
            <numerusform>Aggiungi %n riquadro</numerusform>
            <numerusform>Aggiungi %n riquadri</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by hand</source>
        <translation>Aggiunti a mano</translation>
    </message>
    <message>
        <source>Addresses of links</source>
        <translation>Indirizzi dei collegamenti</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Età</translation>
    </message>
    <message>
        <source>All decided</source>
        <translation>Tutto deciso</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tutti i documenti</translation>
    </message>
    <message>
        <source>All documents of a patient get the same invented names, numbers and date shift, which no other patient has.</source>
        <translation>Tutti i documenti di un paziente ricevono gli stessi nomi e numeri inventati e lo stesso spostamento delle date, che nessun altro paziente ha.</translation>
    </message>
    <message>
        <source>All findings are decided.</source>
        <translation>Tutti i rilevamenti sono decisi.</translation>
    </message>
    <message>
        <source>All findings are decided. {finish} marks the document as reviewed, {export} exports it.</source>
        <translation>Tutti i rilevamenti sono decisi. {finish} segna il documento come revisionato, {export} lo esporta.</translation>
    </message>
    <message>
        <source>All frames of an animation or camera picture but the first are removed.</source>
        <translation>Di un&apos;animazione o foto vengono rimossi tutti i fotogrammi tranne il primo.</translation>
    </message>
    <message>
        <source>All mentions</source>
        <translation>Tutte le menzioni</translation>
    </message>
    <message>
        <source>All of this will be removed from the export. Anything that the document also shows, such as the value of a form field, is part of its text: review it there.</source>
        <translation>Tutto questo sarà rimosso dall&apos;esportazione. Ciò che il documento mostra anche, come il valore di un campo di modulo, fa parte del testo: revisionalo lì.</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Tutte le scorciatoie</translation>
    </message>
    <message>
        <source>All types…</source>
        <translation>Tutti i tipi…</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message numerus="yes">
        <source>Also %n other mentions of the same text</source>
        <translation>
            <numerusform>Anche %n altra menzione dello stesso testo</numerusform>
            <numerusform>Anche %n altre menzioni dello stesso testo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also %n others like this</source>
        <translation>
            <numerusform>Anche %n altro come questo</numerusform>
            <numerusform>Anche altri %n come questo</numerusform>
        </translation>
    </message>
    <message>
        <source>Alternative texts and names of pictures, shapes and tables are removed.</source>
        <translation>I testi alternativi e i nomi di immagini, forme e tabelle sono rimossi.</translation>
    </message>
    <message>
        <source>Always 1 January 1980</source>
        <translation>Sempre il 1º gennaio 1980</translation>
    </message>
    <message>
        <source>Always neutral</source>
        <translation>Sempre neutro</translation>
    </message>
    <message>
        <source>Always or never redact</source>
        <translation>Oscura sempre o mai</translation>
    </message>
    <message>
        <source>Always redact</source>
        <translation>Oscura sempre</translation>
    </message>
    <message>
        <source>Always redact in all documents</source>
        <translation>Oscura sempre in tutti i documenti</translation>
    </message>
    <message>
        <source>Always redact in this document</source>
        <translation>Oscura sempre in questo documento</translation>
    </message>
    <message>
        <source>Always redact “{words}” in all documents</source>
        <translation>Oscura sempre «{words}» in tutti i documenti</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this document</source>
        <translation>Oscura sempre «{words}» in questo documento</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this project</source>
        <translation>Oscura sempre «{words}» in questo progetto</translation>
    </message>
    <message>
        <source>Always redacted</source>
        <translation>Sempre oscurato</translation>
    </message>
    <message>
        <source>Annotations that appear only in print are removed.</source>
        <translation>Le annotazioni che compaiono solo in stampa sono rimosse.</translation>
    </message>
    <message>
        <source>Another finding, another cell or the end of the text is in the way.</source>
        <translation>Lì c&apos;è un altro rilevamento, un&apos;altra cella o la fine del testo.</translation>
    </message>
    <message>
        <source>Another mention of a finding</source>
        <translation>Un&apos;altra menzione di un rilevamento</translation>
    </message>
    <message>
        <source>Another surrogate</source>
        <translation>Altro surrogato</translation>
    </message>
    <message>
        <source>Anyone who knows the passphrase can open the project on any computer. You will be asked for it whenever the project opens. Nobody can recover it: without it, the project is lost. Use several words that nobody would guess.</source>
        <translation>Chi conosce la passphrase può aprire il progetto su qualsiasi computer. Sarà chiesta a ogni apertura del progetto. Nessuno può recuperarla: senza di essa il progetto è perso. Usa più parole che nessuno indovinerebbe.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabo</translation>
    </message>
    <message>
        <source>As exported</source>
        <translation>Come esportato</translation>
    </message>
    <message>
        <source>As exported now</source>
        <translation>Come sarebbe esportato ora</translation>
    </message>
    <message>
        <source>As long as a key or the originals exist, surrogates are pseudonyms: under the GDPR the export remains personal data for whoever could use them.</source>
        <translation>Finché esistono una chiave o gli originali, i surrogati sono pseudonimi: secondo il GDPR l’esportazione resta un dato personale per chi potrebbe usarli.</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Quella riconosciuta</translation>
    </message>
    <message>
        <source>Ask the person who created the project for its passphrase.</source>
        <translation>Chiedi la passphrase a chi ha creato il progetto.</translation>
    </message>
    <message>
        <source>Ask whoever administers this computer to correct the policy file.</source>
        <translation>Chiedi a chi amministra questo computer di correggere il file dei criteri.</translation>
    </message>
    <message>
        <source>Attached data is removed, such as form data, building blocks and print settings.</source>
        <translation>I dati allegati sono rimossi, come dati dei moduli, blocchi predefiniti e impostazioni di stampa.</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>File allegati</translation>
    </message>
    <message>
        <source>Attached files are removed without being searched.</source>
        <translation>I file allegati sono rimossi senza essere esaminati.</translation>
    </message>
    <message>
        <source>Authors, editors and signers</source>
        <translation>Autori, redattori e firmatari</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to your own review</source>
        <translation>Torna alla tua revisione</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrato</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltico</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>basco</translation>
    </message>
    <message>
        <source>Batch summary</source>
        <translation>Riepilogo del lotto</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Before you export</source>
        <translation>Prima di esportare</translation>
    </message>
    <message>
        <source>Before: {estimate}.</source>
        <translation>Prima: {estimate}.</translation>
    </message>
    <message>
        <source>Biometric identifier</source>
        <translation>Identificativo biometrico</translation>
    </message>
    <message>
        <source>Biometric identifiers</source>
        <translation>Identificatori biometrici</translation>
    </message>
    <message>
        <source>Black box</source>
        <translation>Riquadro nero</translation>
    </message>
    <message>
        <source>Black boxes</source>
        <translation>Riquadri neri</translation>
    </message>
    <message>
        <source>Black boxes: even the type of an identifier is hidden</source>
        <translation>Riquadri neri: si nasconde anche il tipo di identificativo</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corpo</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>Bookmarks are removed.</source>
        <translation>I segnalibri sono rimossi.</translation>
    </message>
    <message>
        <source>Box on page {number}</source>
        <translation>Riquadro a pagina {number}</translation>
    </message>
    <message>
        <source>Box on page {number}, {wide} by {high} points, {left} from the left, {top} from the top</source>
        <translation>Riquadro a pagina {number}, {wide} per {high} punti, a {left} da sinistra e {top} dall&apos;alto</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Riquadri</translation>
    </message>
    <message>
        <source>Boxes drawn on pages, counted as added by hand:</source>
        <translation>Riquadri disegnati sulle pagine, contati come aggiunti a mano:</translation>
    </message>
    <message>
        <source>Broad class</source>
        <translation>Classe generale</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bulgaro</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>Per categoria</translation>
    </message>
    <message>
        <source>By page</source>
        <translation>Per pagina</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Per persona</translation>
    </message>
    <message>
        <source>CONTACT</source>
        <translation>CONTATTO</translation>
    </message>
    <message>
        <source>Can be searched and copied</source>
        <translation>Si può cercare e copiare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Capitals, accents and line breaks make no difference. “Always redact” takes precedence. “Never redact” applies only where the words stand alone: longer findings that contain them still need review, and you can still accept any finding.</source>
        <translation>Maiuscole, accenti e a capo non contano. «Oscura sempre» ha la precedenza. «Non oscurare mai» vale solo dove le parole stanno da sole: i rilevamenti più lunghi che le contengono restano da revisionare, e puoi comunque accettare ogni rilevamento.</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalano</translation>
    </message>
    <message>
        <source>Categories to list</source>
        <translation>Categorie elencate</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Cells below merged ones</source>
        <translation>Celle sotto celle unite</translation>
    </message>
    <message>
        <source>Cells with links keep their text and lose the addresses.</source>
        <translation>Le celle con collegamenti conservano il testo e perdono gli indirizzi.</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europa centrale</translation>
    </message>
    <message>
        <source>Certificate and licence numbers</source>
        <translation>Numeri di certificati e licenze</translation>
    </message>
    <message>
        <source>Change language…</source>
        <translation>Cambia lingua…</translation>
    </message>
    <message>
        <source>Change shortcuts</source>
        <translation>Cambia le scorciatoie</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Cambia le scorciatoie…</translation>
    </message>
    <message>
        <source>Change type…</source>
        <translation>Cambia il tipo…</translation>
    </message>
    <message>
        <source>Changes take effect the next time the program starts.</source>
        <translation>La modifica ha effetto dal prossimo avvio.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Charts keep what they show and lose their workbook.</source>
        <translation>I grafici mantengono ciò che mostrano e perdono la cartella di lavoro.</translation>
    </message>
    <message>
        <source>Charts of newer types (such as waterfall or map) become the picture that Word stores with them, or are removed if there is none.</source>
        <translation>I grafici di tipo nuovo (come cascata o mappa) diventano l&apos;immagine che Word conserva con essi, o sono rimossi se non c&apos;è.</translation>
    </message>
    <message>
        <source>Check that the file exists and that you have permission to read it.</source>
        <translation>Controlla che il file esista e che tu abbia il permesso di leggerlo.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>cinese</translation>
    </message>
    <message>
        <source>Choose a folder that you can write to and that has free space.</source>
        <translation>Scegli una cartella in cui puoi scrivere e con spazio libero.</translation>
    </message>
    <message>
        <source>Choose another model or reinstall the program.</source>
        <translation>Scegli un altro modello o reinstalla il programma.</translation>
    </message>
    <message>
        <source>Choose the exact type ({key})</source>
        <translation>Scegli il tipo esatto ({key})</translation>
    </message>
    <message>
        <source>Choose the first reviewer&apos;s decision</source>
        <translation>Scegli la decisione del primo revisore</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Scegli la cartella</translation>
    </message>
    <message>
        <source>Choose the second reviewer&apos;s decision</source>
        <translation>Scegli la decisione del secondo revisore</translation>
    </message>
    <message>
        <source>Choose this ({key})</source>
        <translation>Scegli questo ({key})</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>Scegli {name}</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choosing a file name without identifiers…</source>
        <translation>Scelta di un nome di file senza identificativi…</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Clear the selection, or leave a tool</source>
        <translation>Annulla la selezione o esci da uno strumento</translation>
    </message>
    <message>
        <source>Click a shortcut, or move to it with Tab, and press the new keys. Tab moves on to the next.</source>
        <translation>Fai clic su una scorciatoia, o raggiungila con Tab, e premi i tasti nuovi. Tab passa alla successiva.</translation>
    </message>
    <message>
        <source>Click once you have compared the page with its picture, to mark it as checked. Click again to undo that ({key}).</source>
        <translation>Fai clic dopo aver confrontato la pagina con la sua immagine, per segnarla come controllata. Fai di nuovo clic per annullare ({key}).</translation>
    </message>
    <message>
        <source>Clinician</source>
        <translation>Operatore sanitario</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close and discard them</source>
        <translation>Chiudi e scartale</translation>
    </message>
    <message>
        <source>Close and forget saved work</source>
        <translation>Chiudi e dimentica il lavoro salvato</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Chiudi il documento</translation>
    </message>
    <message>
        <source>Close project</source>
        <translation>Chiudi il progetto</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Chiudi la ricerca (Esc)</translation>
    </message>
    <message>
        <source>Close without exporting?</source>
        <translation>Chiudere senza esportare?</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Combining findings</source>
        <translation>Unione dei rilevamenti</translation>
    </message>
    <message>
        <source>Combining findings…</source>
        <translation>Unione dei rilevamenti…</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Comandi e scorciatoie</translation>
    </message>
    <message>
        <source>Comments (not exported)</source>
        <translation>Commenti (non esportati)</translation>
    </message>
    <message>
        <source>Comments and annotations without an appearance of their own are removed.</source>
        <translation>I commenti e le annotazioni senza aspetto proprio sono rimossi.</translation>
    </message>
    <message>
        <source>Comments and notes</source>
        <translation>Commenti e note</translation>
    </message>
    <message>
        <source>Comments and the names of their authors are removed.</source>
        <translation>I commenti e i nomi di chi li ha scritti sono rimossi.</translation>
    </message>
    <message>
        <source>Comments become plain page content; their pop-up texts and authors are removed.</source>
        <translation>I commenti diventano contenuto della pagina; i testi a comparsa e gli autori sono rimossi.</translation>
    </message>
    <message>
        <source>Comments on cells and the names of their authors are removed.</source>
        <translation>I commenti alle celle e i nomi dei loro autori vengono rimossi.</translation>
    </message>
    <message>
        <source>Compare two reviewers</source>
        <translation>Confronta due revisori</translation>
    </message>
    <message>
        <source>Compare two reviewers…</source>
        <translation>Confronta due revisori…</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Coerente</translation>
    </message>
    <message>
        <source>Consistent surrogates can be linked, but a missed mention stands out. Markov surrogates change now and then and hide most of them; random ones hide the most and link nothing.</source>
        <translation>I surrogati coerenti si possono collegare, ma una menzione sfuggita salta all&apos;occhio. Quelli di Markov cambiano ogni tanto e ne nascondono la maggior parte; quelli casuali nascondono di più e non collegano nulla.</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contatto</translation>
    </message>
    <message>
        <source>Content controls become plain text; options that are not selected are removed.</source>
        <translation>I controlli contenuto diventano testo semplice; le opzioni non selezionate sono rimosse.</translation>
    </message>
    <message>
        <source>Continue in the other window, or close the document there first.</source>
        <translation>Continua nell&apos;altra finestra, o chiudi prima lì il documento.</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Continua da dove eri rimasto</translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n documents</source>
        <translation>
            <numerusform>Continua con %n documento</numerusform>
            <numerusform>Continua con %n documenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue with {name}</source>
        <translation>Continua con {name}</translation>
    </message>
    <message>
        <source>Continue without a model</source>
        <translation>Continua senza modello</translation>
    </message>
    <message>
        <source>Continuing without a model. Exports are marked as not verified.</source>
        <translation>Si continua senza modello. Le esportazioni sono segnate come non verificate.</translation>
    </message>
    <message>
        <source>Copies of drawings for Word 2007 and older are removed.</source>
        <translation>Le copie dei disegni per Word 2007 e precedenti sono rimosse.</translation>
    </message>
    <message>
        <source>Copy code and message, without document text</source>
        <translation>Copia codice e messaggio, senza testo del documento</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copia i dettagli</translation>
    </message>
    <message>
        <source>Correct boundaries</source>
        <translation>Correggi i limiti</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correzioni</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Paese</translation>
    </message>
    <message>
        <source>Create a project</source>
        <translation>Crea un progetto</translation>
    </message>
    <message>
        <source>Create a project from these…</source>
        <translation>Crea un progetto con questi…</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croato</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirillico</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>ceco</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATA</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danese</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Data di nascita</translation>
    </message>
    <message>
        <source>Dates and numbers that label charts become text; a date axis shows equal steps.</source>
        <translation>Le date e i numeri che etichettano i grafici diventano testo; un asse di date mostra intervalli uguali.</translation>
    </message>
    <message>
        <source>Dates but the year, ages over 89</source>
        <translation>Date tranne l’anno, età oltre 89</translation>
    </message>
    <message>
        <source>De-identification report</source>
        <translation>Rapporto di de-identificazione</translation>
    </message>
    <message>
        <source>Decide on several findings</source>
        <translation>Decidi su più rilevamenti</translation>
    </message>
    <message numerus="yes">
        <source>Decisions on %n documents that are saved will be deleted. The documents stay.</source>
        <translation>
            <numerusform>Le decisioni salvate di %n documento verranno eliminate. Il documento resta.</numerusform>
            <numerusform>Le decisioni salvate di %n documenti verranno eliminate. I documenti restano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete the saved work of all documents; the documents and all projects stay</source>
        <translation>Elimina il lavoro salvato di tutti i documenti; i documenti e i progetti restano</translation>
    </message>
    <message>
        <source>Delete the saved work of the selected document, or remove the project from the list (Delete)</source>
        <translation>Elimina il lavoro salvato del documento selezionato, o togli il progetto dall&apos;elenco (Canc)</translation>
    </message>
    <message>
        <source>Deleted text</source>
        <translation>Testo eliminato</translation>
    </message>
    <message>
        <source>Descriptions of pictures and objects</source>
        <translation>Descrizioni di immagini e oggetti</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Rileva automaticamente</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Devices and their numbers</source>
        <translation>Dispositivi e loro numeri</translation>
    </message>
    <message>
        <source>Digits next to redacted text.</source>
        <translation>Cifre accanto a testo che viene oscurato.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi avviso</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Document list</source>
        <translation>Elenco dei documenti</translation>
    </message>
    <message>
        <source>Document properties</source>
        <translation>Proprietà del documento</translation>
    </message>
    <message>
        <source>Document properties such as author, title, company and dates are removed.</source>
        <translation>Le proprietà del documento, come autore, titolo, azienda e date, sono rimosse.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Documents ({endings});;All files (*)</source>
        <translation>Documenti ({endings});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Documents and agreement</source>
        <translation>Documenti e accordo</translation>
    </message>
    <message>
        <source>Documents and results</source>
        <translation>Documenti e risultati</translation>
    </message>
    <message>
        <source>Documents of another kind may hold much more: label some of your own and evaluate. No level is guaranteed for a single document.</source>
        <translation>Documenti di altro tipo possono contenerne molti di più: etichetti alcuni dei suoi e valuti. Per un singolo documento non è garantito alcun livello.</translation>
    </message>
    <message>
        <source>Documents of one patient</source>
        <translation>Documenti di un paziente</translation>
    </message>
    <message>
        <source>Documents reviewed</source>
        <translation>Documenti revisionati</translation>
    </message>
    <message>
        <source>Documents searched from now on use this operating point.</source>
        <translation>I documenti esaminati d&apos;ora in poi usano questo punto operativo.</translation>
    </message>
    <message>
        <source>Documents with time and corrections</source>
        <translation>Documenti con tempo e correzioni</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Drag with the mouse, or use the arrow keys, with Shift to resize. Enter places the box, Esc cancels.</source>
        <translation>Trascina con il mouse o usa le frecce, con Maiusc per ridimensionare. Invio mette il riquadro, Esc annulla.</translation>
    </message>
    <message>
        <source>Draw a box</source>
        <translation>Disegna un riquadro</translation>
    </message>
    <message>
        <source>Draw a box over what is left on that page, and export again.</source>
        <translation>Disegna un riquadro su ciò che resta in quella pagina ed esporta di nuovo.</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>Disegno della pagina…</translation>
    </message>
    <message>
        <source>Drop documents here</source>
        <translation>Trascina qui i documenti</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>olandese</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>Indirizzi e-mail</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates shift by 15 to {days} days (see Settings).</source>
        <translation>Le date di ogni paziente si spostano da 15 a {days} giorni (vedi le impostazioni).</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates shift by their own number of days: at least 15, and never whole weeks. Exports from before and after a change do not match.</source>
        <translation>Le date di ogni paziente si spostano di un numero proprio di giorni: almeno 15 e mai settimane intere. Le esportazioni fatte prima e dopo una modifica non concordano.</translation>
    </message>
    <message>
        <source>Edit replacement</source>
        <translation>Modifica la sostituzione</translation>
    </message>
    <message>
        <source>Edit replacement…</source>
        <translation>Modifica la sostituzione…</translation>
    </message>
    <message>
        <source>Edit the policy</source>
        <translation>Modifica il profilo</translation>
    </message>
    <message>
        <source>Editing restrictions, document variables and links to templates are removed.</source>
        <translation>Le restrizioni di modifica, le variabili e i collegamenti ai modelli sono rimossi.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Embedded files (Base64) are removed without being searched: {count}.</source>
        <translation>I file incorporati (Base64) sono rimossi senza essere esaminati: {count}.</translation>
    </message>
    <message>
        <source>Embedded files and controls are removed; their picture stays if there is one.</source>
        <translation>I file e i controlli incorporati sono rimossi; la loro immagine resta se c&apos;è.</translation>
    </message>
    <message>
        <source>Embedded fonts are removed.</source>
        <translation>I caratteri incorporati sono rimossi.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codifiche</translation>
    </message>
    <message>
        <source>End one word earlier</source>
        <translation>Finisci una parola prima</translation>
    </message>
    <message>
        <source>End one word later</source>
        <translation>Finisci una parola dopo</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Termina la visita</translation>
    </message>
    <message>
        <source>Endnotes</source>
        <translation>Note di chiusura</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglese</translation>
    </message>
    <message>
        <source>Enter the password…</source>
        <translation>Inserisci la password…</translation>
    </message>
    <message>
        <source>Estimate of missed identifiers</source>
        <translation>Stima degli identificativi sfuggiti</translation>
    </message>
    <message>
        <source>Estimate of missed identifiers…</source>
        <translation>Stima degli identificativi sfuggiti…</translation>
    </message>
    <message>
        <source>Estimated from the scores of what the model was unsure about. What it never considered is not included: a person must read the document.</source>
        <translation>Stimato dai punteggi di ciò su cui il modello era incerto. Ciò che non ha mai considerato non è incluso: una persona deve leggere il documento.</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estone</translation>
    </message>
    <message numerus="yes">
        <source>Everything under %n boxes will be blacked out.</source>
        <translation>
            <numerusform>Tutto ciò che sta sotto %n riquadro sarà annerito.</numerusform>
            <numerusform>Tutto ciò che sta sotto %n riquadri sarà annerito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Cartella di lavoro Excel</translation>
    </message>
    <message>
        <source>Expected misses</source>
        <translation>Omissioni previste</translation>
    </message>
    <message>
        <source>Explain this finding</source>
        <translation>Spiega questo rilevamento</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message numerus="yes">
        <source>Export %n documents</source>
        <translation>
            <numerusform>Esporta %n documento</numerusform>
            <numerusform>Esporta %n documenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n pages as pictures</source>
        <translation>
            <numerusform>Esporta %n pagina come immagine</numerusform>
            <numerusform>Esporta %n pagine come immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all reviewed</source>
        <translation>Esporta tutti i revisionati</translation>
    </message>
    <message>
        <source>Export all reviewed…</source>
        <translation>Esporta tutti i revisionati…</translation>
    </message>
    <message>
        <source>Export options</source>
        <translation>Opzioni di esportazione</translation>
    </message>
    <message>
        <source>Export page {number} as a picture</source>
        <translation>Esporta la pagina {number} come immagine</translation>
    </message>
    <message>
        <source>Export the policy</source>
        <translation>Esporta il profilo</translation>
    </message>
    <message>
        <source>Export this document ({key})</source>
        <translation>Esporta questo documento ({key})</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Esporta {name}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Esportato</translation>
    </message>
    <message>
        <source>Exported and verified</source>
        <translation>Esportato e verificato</translation>
    </message>
    <message>
        <source>Exported and verified.</source>
        <translation>Esportato e verificato.</translation>
    </message>
    <message>
        <source>Exported file</source>
        <translation>File esportato</translation>
    </message>
    <message numerus="yes">
        <source>Exported, %n undecided</source>
        <translation>
            <numerusform>Esportato, %n da decidere</numerusform>
            <numerusform>Esportato, %n da decidere</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported, not verified</source>
        <translation>Esportato, non verificato</translation>
    </message>
    <message>
        <source>Exported, not verified.</source>
        <translation>Esportato, non verificato.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Esportazione</translation>
    </message>
    <message>
        <source>Exports get new surrogates and shifts from now on (key {code}).</source>
        <translation>Da ora le esportazioni ricevono nuovi surrogati e spostamenti (chiave {code}).</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Fast: one model, which misses more</source>
        <translation>Veloce: un solo modello, a cui sfugge di più</translation>
    </message>
    <message>
        <source>Fastest available</source>
        <translation>Il più veloce disponibile</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Fax numbers</source>
        <translation>Numeri di fax</translation>
    </message>
    <message>
        <source>Fields other than page numbers become plain text.</source>
        <translation>I campi diversi dai numeri di pagina diventano testo semplice.</translation>
    </message>
    <message>
        <source>File date of exports</source>
        <translation>Data di file delle esportazioni</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nome del file</translation>
    </message>
    <message>
        <source>File name of exports</source>
        <translation>Nome di file delle esportazioni</translation>
    </message>
    <message>
        <source>File name of the export</source>
        <translation>Nome del file esportato</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtra</translation>
    </message>
    <message>
        <source>Filter by category</source>
        <translation>Filtra per categoria</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Filtra i rilevamenti</translation>
    </message>
    <message>
        <source>Filter findings by text</source>
        <translation>Filtra i rilevamenti per testo</translation>
    </message>
    <message>
        <source>Filter findings by text ({key})</source>
        <translation>Filtra i rilevamenti per testo ({key})</translation>
    </message>
    <message>
        <source>Filters, conditional formats and rules for what may be entered are removed.</source>
        <translation>I filtri, i formati condizionali e le regole su ciò che si può immettere vengono rimossi.</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Cerca un comando</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Cerca un comando…</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Cerca un&apos;impostazione</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Cerca nel documento</translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation>Cerca nel documento…</translation>
    </message>
    <message>
        <source>Find the selection in the text</source>
        <translation>Trova la selezione nel testo</translation>
    </message>
    <message>
        <source>Finding identifiers</source>
        <translation>Ricerca degli identificativi</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Rilevamenti</translation>
    </message>
    <message>
        <source>Findings appear here once the document is searched.</source>
        <translation>I rilevamenti compaiono qui dopo l&apos;esame del documento.</translation>
    </message>
    <message>
        <source>Findings list</source>
        <translation>Elenco dei rilevamenti</translation>
    </message>
    <message>
        <source>Finds and redacts identifiers in clinical documents, on this computer only. Apache License 2.0, no warranty.</source>
        <translation>Trova e oscura identificativi nei documenti clinici, solo su questo computer. Licenza Apache 2.0, senza garanzia.</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Impronte</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finlandese</translation>
    </message>
    <message>
        <source>First choose “Same patient…” for the documents of one patient.</source>
        <translation>Scegli prima “Stesso paziente…” per i documenti di un paziente.</translation>
    </message>
    <message>
        <source>First enter patients under “Known identifiers…”.</source>
        <translation>Inserisci prima i pazienti in “Identificativi noti…”.</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Prima pagina</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Primo revisore</translation>
    </message>
    <message>
        <source>First three digits</source>
        <translation>Prime tre cifre</translation>
    </message>
    <message>
        <source>Fit to page</source>
        <translation>Adatta alla pagina</translation>
    </message>
    <message>
        <source>Fit to width</source>
        <translation>Adatta alla larghezza</translation>
    </message>
    <message>
        <source>Five years, above 89 as 90+</source>
        <translation>Cinque anni, oltre 89 come 90+</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Folder for the export</source>
        <translation>Cartella per l&apos;esportazione</translation>
    </message>
    <message>
        <source>Folder for the exports</source>
        <translation>Cartella per le esportazioni</translation>
    </message>
    <message>
        <source>Folder of labelled data</source>
        <translation>Cartella dei dati etichettati</translation>
    </message>
    <message>
        <source>Footer</source>
        <translation>Piè di pagina</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Note a piè di pagina</translation>
    </message>
    <message>
        <source>For your own use. Documents not viewed since the program started show only their time. Pauses of more than a minute do not count.</source>
        <translation>Per uso personale. I documenti non aperti dall&apos;avvio del programma mostrano solo il tempo. Le pause di oltre un minuto non contano.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Dimentica tutto</translation>
    </message>
    <message>
        <source>Forget this saved work; the original document is unchanged.</source>
        <translation>Dimentica questo lavoro salvato; il documento originale non è cambiato.</translation>
    </message>
    <message>
        <source>Form fields and field codes</source>
        <translation>Campi di modulo e codici di campo</translation>
    </message>
    <message>
        <source>Form fields become plain page content; values that the page does not show are removed.</source>
        <translation>I campi dei moduli diventano contenuto della pagina; i valori che la pagina non mostra sono rimossi.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Formulas become their stored results; a formula without one leaves its cell empty.</source>
        <translation>Le formule diventano i loro risultati memorizzati; una formula senza risultato lascia vuota la cella.</translation>
    </message>
    <message>
        <source>Found by a rule</source>
        <translation>Rilevato da una regola</translation>
    </message>
    <message>
        <source>Found by the model</source>
        <translation>Rilevato dal modello</translation>
    </message>
    <message>
        <source>Found by {detector}</source>
        <translation>Rilevato da {detector}</translation>
    </message>
    <message>
        <source>Found like identifiers</source>
        <translation>Cercate come gli identificativi</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francese</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Dal punteggio</translation>
    </message>
    <message>
        <source>German</source>
        <translation>tedesco</translation>
    </message>
    <message>
        <source>Go through the riskiest places left ({key})</source>
        <translation>Passa in rassegna i punti più rischiosi rimasti ({key})</translation>
    </message>
    <message>
        <source>Go to a box first, or draw one: {key}.</source>
        <translation>Vai prima a un riquadro o disegnane uno: {key}.</translation>
    </message>
    <message>
        <source>Go to a finding first.</source>
        <translation>Vai prima a un rilevamento.</translation>
    </message>
    <message>
        <source>Go to a finding or select words first.</source>
        <translation>Vai prima a un rilevamento o seleziona delle parole.</translation>
    </message>
    <message>
        <source>Go to page: type a number (1 to {total})</source>
        <translation>Vai alla pagina: scrivi un numero (da 1 a {total})</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>Vai alla pagina…</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>Scheda grafica</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>greco</translation>
    </message>
    <message>
        <source>Group by category</source>
        <translation>Raggruppa per categoria</translation>
    </message>
    <message>
        <source>Group by page</source>
        <translation>Raggruppa per pagina</translation>
    </message>
    <message>
        <source>Group by person</source>
        <translation>Raggruppa per persona</translation>
    </message>
    <message>
        <source>Group findings</source>
        <translation>Raggruppa i rilevamenti</translation>
    </message>
    <message>
        <source>Grouping mentions…</source>
        <translation>Raggruppamento delle menzioni…</translation>
    </message>
    <message>
        <source>Grouping: {grouping}</source>
        <translation>Raggruppamento: {grouping}</translation>
    </message>
    <message>
        <source>HIPAA, under a data use agreement: dates, ages, towns, states and postal codes stay.</source>
        <translation>HIPAA, con un accordo sull&apos;uso dei dati: restano date, età, località, stati e codici postali.</translation>
    </message>
    <message>
        <source>HIPAA: years, ages up to 89, states and three digits of postal codes stay; all else is redacted.</source>
        <translation>HIPAA: restano anni, età fino a 89, stati e tre cifre dei codici postali; tutto il resto è oscurato.</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Intestazione</translation>
    </message>
    <message>
        <source>Headers, footers and printer settings are removed.</source>
        <translation>Le intestazioni, i piè di pagina e le impostazioni di stampa vengono rimossi.</translation>
    </message>
    <message>
        <source>Health plan number</source>
        <translation>Numero di tessera sanitaria</translation>
    </message>
    <message>
        <source>Health plan numbers</source>
        <translation>Numeri di assicurazione sanitaria</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ebraico</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Hidden content</source>
        <translation>Contenuto nascosto</translation>
    </message>
    <message>
        <source>Hidden content of this file</source>
        <translation>Contenuto nascosto di questo file</translation>
    </message>
    <message>
        <source>Hidden content of this file…</source>
        <translation>Contenuto nascosto di questo file…</translation>
    </message>
    <message>
        <source>Hidden sheets, rows and columns are shown here like all others, and in the export.</source>
        <translation>I fogli, le righe e le colonne nascosti sono mostrati qui come tutti gli altri, e anche nell&apos;esportazione.</translation>
    </message>
    <message>
        <source>Hidden text is shown here as ordinary text and stays in the export.</source>
        <translation>Il testo nascosto è mostrato qui come testo normale e resta nell&apos;esportazione.</translation>
    </message>
    <message>
        <source>Hidden. Nothing is lost.</source>
        <translation>Nascosto. Nulla va perso.</translation>
    </message>
    <message>
        <source>Hide this line; the View menu shows it again</source>
        <translation>Nascondi questa riga; il menu Visualizza la mostra di nuovo</translation>
    </message>
    <message>
        <source>Hide window contents</source>
        <translation>Nascondi il contenuto della finestra</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contrasto, scuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contrasto, chiaro</translation>
    </message>
    <message>
        <source>High recall</source>
        <translation>Sensibilità alta</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Hospital or care unit</source>
        <translation>Ospedale o unità di cura</translation>
    </message>
    <message>
        <source>How each type of identifier is treated</source>
        <translation>Come viene trattato ogni tipo di identificativo</translation>
    </message>
    <message>
        <source>How the findings are grouped</source>
        <translation>Come sono raggruppati i rilevamenti</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>ungherese</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Indirizzo IP</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>Indirizzi IP</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandese</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificatore</translation>
    </message>
    <message>
        <source>Identifiers were kept on purpose.</source>
        <translation>Alcuni identificativi sono stati mantenuti di proposito.</translation>
    </message>
    <message>
        <source>If letters look wrong, choose how {name} was saved:</source>
        <translation>Se le lettere sembrano sbagliate, scegli come è stato salvato {name}:</translation>
    </message>
    <message>
        <source>If something is left, it most likely is, the most harmful first:</source>
        <translation>Se resta qualcosa, molto probabilmente è, a partire dal più dannoso:</translation>
    </message>
    <message>
        <source>Import a policy</source>
        <translation>Importa un profilo</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message numerus="yes">
        <source>In all %n open documents</source>
        <translation>
            <numerusform>Nell&apos;%n documento aperto</numerusform>
            <numerusform>In tutti i %n documenti aperti</numerusform>
        </translation>
    </message>
    <message>
        <source>In all documents about {expected} identifiers are expected to be left that nothing found, with 95 % between {least} and {most}. Documents of another kind than those of the measurement may hold much more.</source>
        <translation>In tutti i documenti ci si attende che restino circa {expected} identificatori che nulla ha trovato, con il 95 % tra {least} e {most}. Documenti di tipo diverso da quelli della misurazione possono contenerne molti di più.</translation>
    </message>
    <message>
        <source>In all documents of the project.</source>
        <translation>In tutti i documenti del progetto.</translation>
    </message>
    <message>
        <source>In all documents.</source>
        <translation>In tutti i documenti.</translation>
    </message>
    <message>
        <source>In document order</source>
        <translation>Nell&apos;ordine del documento</translation>
    </message>
    <message>
        <source>In the documents</source>
        <translation>Nei documenti</translation>
    </message>
    <message>
        <source>In the export</source>
        <translation>Nell&apos;esportazione</translation>
    </message>
    <message>
        <source>In the same place on pages</source>
        <translation>Nello stesso punto delle pagine</translation>
    </message>
    <message numerus="yes">
        <source>In this document, %n near misses become findings to review.</source>
        <translation>
            <numerusform>In questo documento, %n caso dubbio diventa un rilevamento da revisionare.</numerusform>
            <numerusform>In questo documento, %n casi dubbi diventano rilevamenti da revisionare.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this document, all findings stay as they are.</source>
        <translation>In questo documento tutti i rilevamenti restano come sono.</translation>
    </message>
    <message>
        <source>In this document.</source>
        <translation>In questo documento.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In uso</translation>
    </message>
    <message>
        <source>Install the named extra with pip.</source>
        <translation>Installa il componente indicato con pip.</translation>
    </message>
    <message>
        <source>Is in the picture only</source>
        <translation>È solo nell&apos;immagine</translation>
    </message>
    <message numerus="yes">
        <source>It appears in %n places, which are decided together.</source>
        <translation>
            <numerusform>Compare in %n punto.</numerusform>
            <numerusform>Compare in %n punti, che si decidono insieme.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is also a personal name.</source>
        <translation>È anche un nome di persona.</translation>
    </message>
    <message>
        <source>It is not clear which patient the document is about.</source>
        <translation>Non è chiaro di quale paziente tratti il documento.</translation>
    </message>
    <message>
        <source>It protects saved work and the keys of surrogates and reports. You will be asked for it at every start. Nobody can recover it: without it, saved work is lost, and earlier surrogates and reports can no longer be continued or verified.</source>
        <translation>Protegge il lavoro salvato e le chiavi dei surrogati e dei rapporti. Verrà chiesta a ogni avvio. Nessuno può recuperarla: senza di essa il lavoro salvato è perso e i surrogati e i rapporti precedenti non si possono più continuare né verificare.</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Righe JSON</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>giapponese</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Mantieni</translation>
    </message>
    <message>
        <source>Keep (R)</source>
        <translation>Mantieni (R)</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Tieni aperto</translation>
    </message>
    <message>
        <source>Keep the one in use</source>
        <translation>Mantenere quella in uso</translation>
    </message>
    <message>
        <source>Keep {code} (behind the passphrase)</source>
        <translation>Mantieni {code} (protetta dalla passphrase)</translation>
    </message>
    <message>
        <source>Keep {code} (in an unprotected file)</source>
        <translation>Mantieni {code} (in un file non protetto)</translation>
    </message>
    <message>
        <source>Keep {code} (in the system&apos;s keyring)</source>
        <translation>Mantieni {code} (nel portachiavi del sistema)</translation>
    </message>
    <message>
        <source>Keep, above 89 as 90+</source>
        <translation>Mantieni, oltre 89 come 90+</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantenuti</translation>
    </message>
    <message>
        <source>Kept by the policy</source>
        <translation>Mantenuti dal profilo</translation>
    </message>
    <message>
        <source>Key of surrogates and reports</source>
        <translation>Chiave di surrogati e rapporti</translation>
    </message>
    <message>
        <source>Key {key}, report {number} of run {run}</source>
        <translation>Chiave {key}, rapporto {number} dell’esecuzione {run}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Known identifiers</source>
        <translation>Identificativi noti</translation>
    </message>
    <message>
        <source>Known identifiers changed.</source>
        <translation>Identificativi noti modificati.</translation>
    </message>
    <message>
        <source>Known identifiers…</source>
        <translation>Identificativi noti…</translation>
    </message>
    <message>
        <source>Known patients</source>
        <translation>Pazienti noti</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>LOCATION</source>
        <translation>LUOGO</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etichetta</translation>
    </message>
    <message>
        <source>Labelled data</source>
        <translation>Dati etichettati</translation>
    </message>
    <message>
        <source>Labels for everything, nothing kept.</source>
        <translation>Etichette per tutto, non si mantiene nulla.</translation>
    </message>
    <message>
        <source>Labels, such as [PATIENT]</source>
        <translation>Etichette, come [PATIENT]</translation>
    </message>
    <message>
        <source>Labels: identifiers become [PATIENT], [DATE] and so on</source>
        <translation>Etichette: gli identificativi diventano [PATIENT], [DATE] ecc.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language of labels</source>
        <translation>Lingua delle etichette</translation>
    </message>
    <message>
        <source>Language of the document</source>
        <translation>Lingua del documento</translation>
    </message>
    <message>
        <source>Language of the document: {language}.</source>
        <translation>Lingua del documento: {language}.</translation>
    </message>
    <message>
        <source>Language of the documents</source>
        <translation>Lingua dei documenti</translation>
    </message>
    <message>
        <source>Language of the lines: {language}.</source>
        <translation>Lingua delle righe: {language}.</translation>
    </message>
    <message>
        <source>Language of the selected lines</source>
        <translation>Lingua delle righe selezionate</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Lingua del testo</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Ultima pagina</translation>
    </message>
    <message>
        <source>Later mentions</source>
        <translation>Menzioni successive</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>lettone</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Layers stay shown or hidden, but lose their names.</source>
        <translation>I livelli restano visibili o nascosti, ma perdono i nomi.</translation>
    </message>
    <message>
        <source>Learnt from {learnt} documents, measured on {aside} others.</source>
        <translation>Appreso da {learnt} documenti, misurato su altri {aside}.</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Prima i meno certi</translation>
    </message>
    <message>
        <source>Left out: the day may be an identifier of the document, or you chose so</source>
        <translation>Omesso: il giorno può essere un identificatore del documento, oppure si è scelto così</translation>
    </message>
    <message>
        <source>Licence number</source>
        <translation>Numero di licenza</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Like the original, unless it identifies somebody</source>
        <translation>Come l&apos;originale, se non identifica nessuno</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Righe {first}–{last}</translation>
    </message>
    <message>
        <source>Links and their addresses are removed; the linked words stay.</source>
        <translation>I collegamenti e gli indirizzi sono rimossi; le parole collegate restano.</translation>
    </message>
    <message>
        <source>Links keep their text and lose their addresses.</source>
        <translation>I collegamenti mantengono il testo e perdono gli indirizzi.</translation>
    </message>
    <message>
        <source>List all matches and redact those you tick</source>
        <translation>Elenca tutti i risultati e oscura quelli spuntati</translation>
    </message>
    <message>
        <source>List labels</source>
        <translation>Etichette degli elenchi</translation>
    </message>
    <message>
        <source>List only {category}</source>
        <translation>Elenca solo: {category}</translation>
    </message>
    <message>
        <source>Lists earlier documents and projects</source>
        <translation>Elenca documenti e progetti precedenti</translation>
    </message>
    <message>
        <source>Lists for</source>
        <translation>Elenchi per</translation>
    </message>
    <message>
        <source>Lists nothing</source>
        <translation>Non elenca nulla</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituano</translation>
    </message>
    <message>
        <source>Load a file…</source>
        <translation>Carica un file…</translation>
    </message>
    <message>
        <source>Load known identifiers</source>
        <translation>Carica identificativi noti</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Caricamento del modello…</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Locked by the administrator of this computer.</source>
        <translation>Bloccato dall&apos;amministratore di questo computer.</translation>
    </message>
    <message>
        <source>Log saved. It contains no text or name of a document.</source>
        <translation>Registro salvato. Non contiene testo né nomi di documenti.</translation>
    </message>
    <message>
        <source>Looking for bar codes and QR codes. Findings are provisional.</source>
        <translation>Ricerca di codici a barre e codici QR. I rilevamenti sono provvisori.</translation>
    </message>
    <message>
        <source>Looking for people and places…</source>
        <translation>Ricerca di persone e luoghi…</translation>
    </message>
    <message>
        <source>Lowest score among the redacted findings:</source>
        <translation>Punteggio più basso tra i rilevamenti oscurati:</translation>
    </message>
    <message>
        <source>Lowest score shown</source>
        <translation>Punteggio minimo mostrato</translation>
    </message>
    <message>
        <source>Lowest score to accept</source>
        <translation>Punteggio minimo da accettare</translation>
    </message>
    <message>
        <source>Lowest score to reject</source>
        <translation>Punteggio minimo da rifiutare</translation>
    </message>
    <message>
        <source>Machine-readable codes</source>
        <translation>Codici leggibili da macchina</translation>
    </message>
    <message>
        <source>Machine-readable codes in pictures, such as QR codes and bar codes, are painted over.</source>
        <translation>I codici leggibili da macchina nelle immagini, come i codici QR e a barre, vengono coperti.</translation>
    </message>
    <message>
        <source>Machine-readable codes, such as QR codes and bar codes, are removed from {pages}. A page that draws them becomes a picture.</source>
        <translation>I codici leggibili da macchina, come i codici QR e a barre, sono rimossi da {pages}. Una pagina che li disegna diventa un&apos;immagine.</translation>
    </message>
    <message>
        <source>Macros and key assignments are removed.</source>
        <translation>Le macro e le assegnazioni di tasti sono rimosse.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creato</translation>
    </message>
    <message>
        <source>Make a new one</source>
        <translation>Crearne una nuova</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>Segna come non revisionato</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to next</source>
        <translation>Segna come revisionato e vai al successivo</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next document ({key})</source>
        <translation>Segna come revisionato e passa al documento successivo ({key})</translation>
    </message>
    <message>
        <source>Mark as {kind}</source>
        <translation>Marca come {kind}</translation>
    </message>
    <message>
        <source>Mark page as checked</source>
        <translation>Segna la pagina come controllata</translation>
    </message>
    <message>
        <source>Mark the near miss as {kind} ({key}) or as</source>
        <translation>Marca il caso dubbio come {kind} ({key}) o come</translation>
    </message>
    <message>
        <source>Mark the selection as</source>
        <translation>Marca la selezione come</translation>
    </message>
    <message>
        <source>Mark the selection as {kind} ({key})</source>
        <translation>Marca la selezione come {kind} ({key})</translation>
    </message>
    <message>
        <source>Mark the selection…</source>
        <translation>Marca la selezione…</translation>
    </message>
    <message>
        <source>Mark this match as an identifier</source>
        <translation>Marca il risultato come identificativo</translation>
    </message>
    <message>
        <source>Marked or corrected by hand</source>
        <translation>Marcato o corretto a mano</translation>
    </message>
    <message>
        <source>Markov</source>
        <translation>Markov</translation>
    </message>
    <message>
        <source>Mark…</source>
        <translation>Marca…</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Maiuscole/minuscole</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Maximum recall</source>
        <translation>Sensibilità massima</translation>
    </message>
    <message>
        <source>May be left</source>
        <translation>Può restare</translation>
    </message>
    <message>
        <source>May shift slightly</source>
        <translation>Può spostarsi un poco</translation>
    </message>
    <message>
        <source>Measured before review on {notes} labelled notes held aside: the interval held the truth in {covered} % of them, and in {lowest} to {highest} % of the groups by genre, length and spoilt writing.</source>
        <translation>Misurato prima della revisione su {notes} note etichettate e tenute da parte: l’intervallo conteneva il vero nel {covered} % di esse, e dal {lowest} al {highest} % nei gruppi per genere, lunghezza e scrittura difettosa.</translation>
    </message>
    <message>
        <source>Medical record number</source>
        <translation>Numero di cartella clinica</translation>
    </message>
    <message>
        <source>Medical record numbers</source>
        <translation>Numeri di cartella clinica</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Menzioni</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra dei menu</translation>
    </message>
    <message>
        <source>Merge (M)</source>
        <translation>Unisci (M)</translation>
    </message>
    <message>
        <source>Merge what means the same person or place, split what does not, and type another surrogate. This holds for all documents of the patient.</source>
        <translation>Unisci ciò che indica la stessa persona o lo stesso luogo, separa ciò che non lo è e scrivi un altro surrogato. Vale per tutti i documenti del paziente.</translation>
    </message>
    <message>
        <source>Merge with the next finding</source>
        <translation>Unisci al rilevamento successivo</translation>
    </message>
    <message>
        <source>Merged cells keep what they show; what the cells below them hold is removed.</source>
        <translation>Le celle unite mantengono ciò che mostrano; ciò che contengono le celle sottostanti viene rimosso.</translation>
    </message>
    <message>
        <source>Minimum score</source>
        <translation>Punteggio minimo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Model {name}, version {version}, SHA-256 {hash}</source>
        <translation>Modello {name}, versione {version}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>Move the document down</source>
        <translation>Sposta il documento in basso</translation>
    </message>
    <message>
        <source>Move the document up</source>
        <translation>Sposta il documento in alto</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>NVIDIA graphics card</source>
        <translation>Scheda grafica NVIDIA</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Nome del modello</translation>
    </message>
    <message>
        <source>Name or initials, also for reports. In a project, reviewers work without seeing each other&apos;s decisions, and two can be compared.</source>
        <translation>Nome o iniziali, anche per i rapporti. In un progetto i revisori lavorano senza vedere le decisioni degli altri, e due si possono confrontare.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Names of cells and tables, own views and scenarios are removed.</source>
        <translation>I nomi di celle e tabelle, le visualizzazioni personali e gli scenari vengono rimossi.</translation>
    </message>
    <message>
        <source>Names of destinations, pages and styles</source>
        <translation>Nomi di destinazioni, pagine e stili</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Casi dubbi</translation>
    </message>
    <message>
        <source>Near misses, not findings: {number}. They stay in the export.</source>
        <translation>Casi dubbi, non rilevamenti: {number}. Restano nell&apos;esportazione.</translation>
    </message>
    <message>
        <source>Needs a password</source>
        <translation>Richiede una password</translation>
    </message>
    <message>
        <source>Never redact</source>
        <translation>Non oscurare mai</translation>
    </message>
    <message>
        <source>Never redact in all documents</source>
        <translation>Non oscurare mai in nessun documento</translation>
    </message>
    <message>
        <source>Never redact in this document</source>
        <translation>Non oscurare mai in questo documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in all documents</source>
        <translation>Non oscurare mai «{words}» in nessun documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this document</source>
        <translation>Non oscurare mai «{words}» in questo documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this project</source>
        <translation>Non oscurare mai «{words}» in questo progetto</translation>
    </message>
    <message>
        <source>Never redacted</source>
        <translation>Mai oscurato</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Documento successivo</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Rilevamento successivo</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Risultato successivo</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Next page with a replacement</source>
        <translation>Pagina successiva con una sostituzione</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Pannello successivo</translation>
    </message>
    <message>
        <source>Next to review</source>
        <translation>Prossimo da revisionare</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>Nessun documento aperto</translation>
    </message>
    <message>
        <source>No document is reviewed yet. Press {key} when you are done with one.</source>
        <translation>Nessun documento è ancora revisionato. Premi {key} quando ne hai finito uno.</translation>
    </message>
    <message>
        <source>No document was marked as reviewed by both.</source>
        <translation>Nessun documento è stato segnato come revisionato da entrambi.</translation>
    </message>
    <message>
        <source>No documents in this folder.</source>
        <translation>Nessun documento in questa cartella.</translation>
    </message>
    <message>
        <source>No export was written. Open the document, check the places listed and export again.</source>
        <translation>Nessuna esportazione è stata scritta. Apri il documento, controlla i punti elencati ed esporta di nuovo.</translation>
    </message>
    <message>
        <source>No file was exported</source>
        <translation>Nessun file esportato</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>Nessun rilevamento corrisponde al filtro.</translation>
    </message>
    <message>
        <source>No hidden content was found in this file.</source>
        <translation>In questo file non è stato trovato contenuto nascosto.</translation>
    </message>
    <message>
        <source>No language: a table or a list</source>
        <translation>Nessuna: una tabella o un elenco</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Nessun comando corrispondente.</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>Nessuna impostazione corrispondente.</translation>
    </message>
    <message>
        <source>No method finds everything. The best published systems miss about 2 of 100 identifying words of American discharge letters (i2b2 2014), 8 of 100 of Swedish notes (Berg and Dalianis 2020).</source>
        <translation>Nessun metodo trova tutto. I migliori sistemi pubblicati tralasciano circa 2 parole identificative su 100 nelle lettere di dimissione americane (i2b2 2014) e 8 su 100 nelle note svedesi (Berg e Dalianis 2020).</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Nessun modello</translation>
    </message>
    <message>
        <source>No model for {languages}</source>
        <translation>Nessun modello per {languages}</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>No patient</source>
        <translation>Nessun paziente</translation>
    </message>
    <message>
        <source>No people or places were found so far.</source>
        <translation>Finora non sono stati trovati né persone né luoghi.</translation>
    </message>
    <message>
        <source>Nobody knows how much is left: this model, with this minimum score and these languages, was never held against labelled notes.</source>
        <translation>Nessuno sa quanto resta: questo modello, con questo punteggio minimo e queste lingue, non è mai stato confrontato con note etichettate.</translation>
    </message>
    <message numerus="yes">
        <source>None of them was found in %n places that were searched:</source>
        <translation>
            <numerusform>Nessuno di questi è stato trovato in %n punto esaminato:</numerusform>
            <numerusform>Nessuno di questi è stato trovato in %n punti esaminati:</numerusform>
        </translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Nessuno.</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norvegese</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Non esportato</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Not searched for</source>
        <translation>Non cercate</translation>
    </message>
    <message>
        <source>Not searched for: see the notices about pictures</source>
        <translation>Non cercato: vedere gli avvisi sulle immagini</translation>
    </message>
    <message>
        <source>Not searched yet</source>
        <translation>Non ancora esaminata</translation>
    </message>
    <message>
        <source>Not verified, because there is no model for the language: {names}.</source>
        <translation>Non verificati, perché non c&apos;è un modello per la lingua: {names}.</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>Non verificato.</translation>
    </message>
    <message>
        <source>Nothing else stands out. A person must still read the document.</source>
        <translation>Nient&apos;altro salta all&apos;occhio. Una persona deve comunque leggere il documento.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nulla trovato</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>Finora non è stato trovato nulla.</translation>
    </message>
    <message>
        <source>Nothing found. Select text and press {key} to mark it.</source>
        <translation>Non è stato trovato nulla. Seleziona del testo e premi {key} per marcarlo.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nulla lascia questo computer.</translation>
    </message>
    <message>
        <source>Nothing that is known of.</source>
        <translation>Niente di cui si sappia.</translation>
    </message>
    <message>
        <source>Notices about this file</source>
        <translation>Avvisi su questo file</translation>
    </message>
    <message>
        <source>Now: {estimate}.</source>
        <translation>Ora: {estimate}.</translation>
    </message>
    <message>
        <source>Number in the batch</source>
        <translation>Numero nel lotto</translation>
    </message>
    <message>
        <source>Numbered label</source>
        <translation>Etichetta numerata</translation>
    </message>
    <message>
        <source>Numbered labels, such as [PATIENT-1]</source>
        <translation>Etichette numerate, come [PATIENT-1]</translation>
    </message>
    <message>
        <source>Numbered labels: the same person is [PATIENT-1] throughout</source>
        <translation>Etichette numerate: la stessa persona è sempre [PATIENT-1]</translation>
    </message>
    <message>
        <source>Numbered persons; dates and ages move together, so intervals stay.</source>
        <translation>Persone numerate; date ed età si spostano insieme, così gli intervalli restano.</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Osservato</translation>
    </message>
    <message numerus="yes">
        <source>Of %n documents nobody knows how much is left: their language or model was never measured.</source>
        <translation>
            <numerusform>Di %n documento nessuno sa quanto resta: la sua lingua o il suo modello non sono mai stati misurati.</numerusform>
            <numerusform>Di %n documenti nessuno sa quanto resta: la loro lingua o il loro modello non sono mai stati misurati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of postal codes, areas of 20,000 people or fewer become 000, by the censuses of 2000 and 2010. That all 18 were treated is not all that Safe Harbor asks: nobody may know how what is left could identify the person.</source>
        <translation>Dei codici postali, le zone con 20 000 abitanti o meno diventano 000, secondo i censimenti del 2000 e del 2010. Trattarli tutti e 18 non è tutto ciò che chiede Safe Harbor: nessuno deve sapere come ciò che resta potrebbe identificare la persona.</translation>
    </message>
    <message>
        <source>On the list of known identifiers</source>
        <translation>Nell&apos;elenco degli identificativi noti</translation>
    </message>
    <message>
        <source>On the list “Always redact”</source>
        <translation>Nell&apos;elenco «Oscura sempre»</translation>
    </message>
    <message>
        <source>On the list “Never redact”</source>
        <translation>Nell&apos;elenco «Non oscurare mai»</translation>
    </message>
    <message>
        <source>One patient per folder</source>
        <translation>Un paziente per cartella</translation>
    </message>
    <message>
        <source>One row for each patient, with a heading for each column, as copied from a spreadsheet. They are found in all documents before the model searches: in any spelling, in parts, and with one error.</source>
        <translation>Una riga per paziente e un&apos;intestazione per colonna, come copiate da un foglio di calcolo. Sono trovati in tutti i documenti prima che cerchi il modello: con qualsiasi grafia, in parti e con un errore.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Only documents that both marked as reviewed are compared. Alpha is Krippendorff&apos;s, for nominal labels of tokens: 1 is perfect agreement, 0 is chance.</source>
        <translation>Si confrontano solo i documenti che entrambi hanno segnato come revisionati. Alfa è quella di Krippendorff, per etichette nominali dei token: 1 è accordo perfetto, 0 è il caso.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Solo su questo computer</translation>
    </message>
    <message>
        <source>Only this mention is selected.</source>
        <translation>È selezionata solo questa menzione.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Apri una cartella</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Apri un progetto</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Apri documenti</translation>
    </message>
    <message>
        <source>Open documents ({key})</source>
        <translation>Apri documenti ({key})</translation>
    </message>
    <message>
        <source>Open documents keep their findings; new ones use the new settings.</source>
        <translation>I documenti aperti mantengono i loro rilevamenti; quelli nuovi usano le nuove impostazioni.</translation>
    </message>
    <message>
        <source>Open fictional documents that come with the program</source>
        <translation>Apri documenti fittizi inclusi nel programma</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Apri cartella…</translation>
    </message>
    <message>
        <source>Open it in the program that created it and save it again.</source>
        <translation>Aprilo nel programma che l&apos;ha creato e salvalo di nuovo.</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Apri progetto…</translation>
    </message>
    <message>
        <source>Open the document and review it again.</source>
        <translation>Apri il documento e revisionalo di nuovo.</translation>
    </message>
    <message>
        <source>Open the documents of last time ({key})</source>
        <translation>Apri i documenti dell&apos;ultima volta ({key})</translation>
    </message>
    <message>
        <source>Open the file again and review it before exporting.</source>
        <translation>Apri di nuovo il file e revisionalo prima di esportare.</translation>
    </message>
    <message>
        <source>Open the summary</source>
        <translation>Apri il riepilogo</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>Punto operativo</translation>
    </message>
    <message>
        <source>Operating points</source>
        <translation>Punti operativi</translation>
    </message>
    <message>
        <source>Order of documents</source>
        <translation>Ordine dei documenti</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organizzazione</translation>
    </message>
    <message>
        <source>Origin or religion</source>
        <translation>Origine o religione</translation>
    </message>
    <message>
        <source>Original (keyed, for this computer)</source>
        <translation>Originale (con chiave, per questo computer)</translation>
    </message>
    <message>
        <source>Original and export side by side</source>
        <translation>Originale ed esportazione affiancati</translation>
    </message>
    <message>
        <source>Other hidden data</source>
        <translation>Altri dati nascosti</translation>
    </message>
    <message>
        <source>Other identifier</source>
        <translation>Altro identificativo</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Altre lingue</translation>
    </message>
    <message>
        <source>Other location</source>
        <translation>Altro luogo</translation>
    </message>
    <message>
        <source>Other mentions are still being grouped.</source>
        <translation>Le altre menzioni sono ancora in corso di raggruppamento.</translation>
    </message>
    <message>
        <source>Other places like this</source>
        <translation>Altri punti come questo</translation>
    </message>
    <message>
        <source>Other unique numbers and codes</source>
        <translation>Altri numeri e codici univoci</translation>
    </message>
    <message>
        <source>Others may see the screen, and file names may contain the name of a patient</source>
        <translation>Altri possono vedere lo schermo, e un nome di file può contenere quello di un paziente</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>PDF, Word, Excel, text, pictures, HL7, JSON or XML</source>
        <translation>PDF, Word, Excel, testo, immagini, HL7, JSON o XML</translation>
    </message>
    <message>
        <source>PROF.</source>
        <translation>PROF.</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pacchetti</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Page labels and named destinations are removed.</source>
        <translation>Le etichette di pagina e le destinazioni con nome sono rimosse.</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Miniature delle pagine</translation>
    </message>
    <message>
        <source>Page thumbnails are removed.</source>
        <translation>Le miniature delle pagine sono rimosse.</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Pagina {number}</translation>
    </message>
    <message>
        <source>Page {number} marked as checked.</source>
        <translation>Pagina {number} segnata come controllata.</translation>
    </message>
    <message>
        <source>Page {number} marked as not checked.</source>
        <translation>Pagina {number} segnata come non controllata.</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Pagina {number} di {total}</translation>
    </message>
    <message>
        <source>Page {number} was not read by text recognition: there is nothing to check.</source>
        <translation>La pagina {number} non è stata letta con il riconoscimento del testo: non c&apos;è nulla da controllare.</translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n findings, {left} to review</source>
        <translation>
            <numerusform>Pagina {number}: %n rilevamento, {left} da revisionare</numerusform>
            <numerusform>Pagina {number}: %n rilevamenti, {left} da revisionare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n provisional findings</source>
        <translation>
            <numerusform>Pagina {number}: %n rilevamento provvisorio</numerusform>
            <numerusform>Pagina {number}: %n rilevamenti provvisori</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Pagine del documento</translation>
    </message>
    <message>
        <source>Pages of the export</source>
        <translation>Pagine dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Pages with boxes become pictures in the export.</source>
        <translation>Le pagine con riquadri diventano immagini nell&apos;esportazione.</translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>La pagina {pages} non può essere disegnata: nessuno può vedere che cosa contiene.</numerusform>
            <numerusform>Le pagine {pages} non possono essere disegnate: nessuno può vedere che cosa contengono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen to the end.</source>
        <translation>
            <numerusform>La pagina {pages} non è stata vista fino in fondo.</numerusform>
            <numerusform>Le pagine {pages} non sono state viste fino in fondo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen.</source>
        <translation>
            <numerusform>La pagina {pages} non è stata vista.</numerusform>
            <numerusform>Le pagine {pages} non sono state viste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were read by text recognition and are not checked yet.</source>
        <translation>
            <numerusform>La pagina {pages} è stata letta con il riconoscimento del testo e non è ancora stata controllata.</numerusform>
            <numerusform>Le pagine {pages} sono state lette con il riconoscimento del testo e non sono ancora state controllate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of it could not be read. That part will be removed too.</source>
        <translation>Una parte non è stata letta. Sarà rimossa anche quella.</translation>
    </message>
    <message>
        <source>Part of the program is not installed.</source>
        <translation>Una parte del programma non è installata.</translation>
    </message>
    <message>
        <source>Partly searched. Findings are provisional.</source>
        <translation>Esaminato in parte. I rilevamenti sono provvisori.</translation>
    </message>
    <message>
        <source>Passage from line {number} on: {language}</source>
        <translation>Passaggio dalla riga {number}: {language}</translation>
    </message>
    <message>
        <source>Passage on page {number}: {language}</source>
        <translation>Passaggio a pagina {number}: {language}</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Passphrase for saved work…</source>
        <translation>Passphrase per il lavoro salvato…</translation>
    </message>
    <message>
        <source>Passphrase needed</source>
        <translation>Serve la passphrase</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Password needed</source>
        <translation>Serve la password</translation>
    </message>
    <message>
        <source>Password of {name}</source>
        <translation>Password di {name}</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Paziente</translation>
    </message>
    <message>
        <source>Patient or relative</source>
        <translation>Paziente o familiare</translation>
    </message>
    <message>
        <source>Patient {number}</source>
        <translation>Paziente {number}</translation>
    </message>
    <message>
        <source>Patients by known identifiers</source>
        <translation>Pazienti secondo gli identificativi noti</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Sospendi</translation>
    </message>
    <message>
        <source>Pause background reading</source>
        <translation>Sospendi la lettura in background</translation>
    </message>
    <message>
        <source>People and places</source>
        <translation>Persone e luoghi</translation>
    </message>
    <message>
        <source>People and places: {patient}</source>
        <translation>Persone e luoghi: {patient}</translation>
    </message>
    <message>
        <source>People and places…</source>
        <translation>Persone e luoghi…</translation>
    </message>
    <message>
        <source>People can be recognised without any identifier: birth date, sex and postal code together are unique for 63 to 87 of 100 Americans (Sweeney 2000, Golle 2006). Rare diseases, professions and events do the same.</source>
        <translation>Le persone possono essere riconosciute senza alcun identificatore: data di nascita, sesso e codice postale insieme sono unici per 63–87 americani su 100 (Sweeney 2000, Golle 2006). Lo stesso vale per malattie, professioni ed eventi rari.</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persiano</translation>
    </message>
    <message>
        <source>Photographs of the face</source>
        <translation>Fotografie del volto</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Picture metadata</source>
        <translation>Metadati dell&apos;immagine</translation>
    </message>
    <message>
        <source>Picture metadata is removed, such as camera, location, comments or a thumbnail.</source>
        <translation>I metadati dell&apos;immagine sono rimossi, come fotocamera, posizione, commenti o una miniatura.</translation>
    </message>
    <message>
        <source>Pictures or drawings stay as they are and were not searched: check {pages}.</source>
        <translation>Le immagini o i disegni restano come sono e non sono stati esaminati: controlla {pages}.</translation>
    </message>
    <message>
        <source>Pictures stay and were not searched for text: check each one before you share the export.</source>
        <translation>Le immagini restano e non sono state esaminate: controllale una per una prima di condividere l&apos;esportazione.</translation>
    </message>
    <message>
        <source>Pictures stay, and only words in them are redacted: check each one before you share the export.</source>
        <translation>Le immagini restano e in esse vengono oscurate solo parole: controllale una per una prima di condividere l&apos;esportazione.</translation>
    </message>
    <message>
        <source>Pictures stay, and only words in them are redacted: check whether those on {pages} may be shared.</source>
        <translation>Le immagini restano e in esse vengono oscurate solo parole: controlla se quelle a {pages} si possono condividere.</translation>
    </message>
    <message>
        <source>Pictures that cannot be searched (EMF, WMF, SVG, TIFF, damaged or outside the file) become grey areas.</source>
        <translation>Le immagini che non si possono esaminare (EMF, WMF, SVG, TIFF, danneggiate o fuori dal file) diventano aree grigie.</translation>
    </message>
    <message>
        <source>Pictures, drawings, charts and embedded files are removed without being searched.</source>
        <translation>Le immagini, i disegni, i grafici e i file incorporati vengono rimossi senza essere esaminati.</translation>
    </message>
    <message>
        <source>Pivot tables keep what they show and lose their data; connections and other workbooks are removed.</source>
        <translation>Le tabelle pivot conservano ciò che mostrano e perdono i loro dati; le connessioni e le altre cartelle di lavoro vengono rimosse.</translation>
    </message>
    <message>
        <source>Places for the box</source>
        <translation>Punti per il riquadro</translation>
    </message>
    <message>
        <source>Places smaller than a state</source>
        <translation>Luoghi più piccoli di uno Stato</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Testo normale</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Profilo</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polacco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portoghese</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Codice postale</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Previous document</source>
        <translation>Documento precedente</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Rilevamento precedente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Previous page with a replacement</source>
        <translation>Pagina precedente con una sostituzione</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Pannello precedente</translation>
    </message>
    <message>
        <source>Private data of the program that created the file is removed.</source>
        <translation>I dati privati del programma che ha creato il file sono rimossi.</translation>
    </message>
    <message>
        <source>Processor (CPU)</source>
        <translation>Processore (CPU)</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>Thread del processore</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Professione</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Programs that took no part in writing the finished file read it again, and searched for each redacted text in:</source>
        <translation>Programmi che non hanno partecipato alla scrittura del file finito lo hanno riletto e hanno cercato ogni testo oscurato in:</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Avanzamento dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Avanzamento dell’apprendimento</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Progetto</translation>
    </message>
    <message>
        <source>Project passphrase</source>
        <translation>Passphrase del progetto</translation>
    </message>
    <message>
        <source>Projects ({endings})</source>
        <translation>Progetti ({endings})</translation>
    </message>
    <message>
        <source>Properties of the workbook are removed, such as author, title, company and dates.</source>
        <translation>Le proprietà della cartella di lavoro vengono rimosse, come autore, titolo, azienda e date.</translation>
    </message>
    <message>
        <source>Provisional: you can decide once the search is complete</source>
        <translation>Provvisori: potrai decidere a ricerca finita</translation>
    </message>
    <message>
        <source>Put the cursor inside the finding, or select a part of it, to split it there.</source>
        <translation>Metti il cursore dentro il rilevamento, o selezionane una parte, per dividerlo lì.</translation>
    </message>
    <message>
        <source>Put the document into the folder of its patient, or name it in the list of patients.</source>
        <translation>Metti il documento nella cartella del paziente oppure indicalo nell&apos;elenco dei pazienti.</translation>
    </message>
    <message>
        <source>Put the original back where it was, then export again. Your decisions are kept.</source>
        <translation>Rimetti l&apos;originale dov&apos;era, poi esporta di nuovo. Le decisioni restano.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Coda</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leggi di nuovo</translation>
    </message>
    <message>
        <source>Read and search this document from the start</source>
        <translation>Leggi ed esamina questo documento dall&apos;inizio</translation>
    </message>
    <message>
        <source>Read the whole text yourself; exports are not verified.</source>
        <translation>Leggi tutto il testo; le esportazioni non sono verificate.</translation>
    </message>
    <message>
        <source>Read this document with its password</source>
        <translation>Leggi questo documento con la sua password</translation>
    </message>
    <message>
        <source>Read with another encoding</source>
        <translation>Leggi con un&apos;altra codifica</translation>
    </message>
    <message>
        <source>Read with another encoding…</source>
        <translation>Leggi con un&apos;altra codifica…</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Reading it again and searching for what was redacted</source>
        <translation>Rilettura e ricerca di ciò che è stato oscurato</translation>
    </message>
    <message>
        <source>Reading the documents again…</source>
        <translation>Rilettura dei documenti…</translation>
    </message>
    <message>
        <source>Reading the document…</source>
        <translation>Lettura del documento…</translation>
    </message>
    <message>
        <source>Reading the original</source>
        <translation>Lettura dell&apos;originale</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Sensibilità</translation>
    </message>
    <message>
        <source>Recall fell: nothing was changed.</source>
        <translation>La sensibilità è scesa: nulla è cambiato.</translation>
    </message>
    <message>
        <source>Recent projects and documents</source>
        <translation>Progetti e documenti recenti</translation>
    </message>
    <message>
        <source>Recent work</source>
        <translation>Lavoro recente</translation>
    </message>
    <message>
        <source>Recommended by the model</source>
        <translation>Consigliato dal modello</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Oscura</translation>
    </message>
    <message numerus="yes">
        <source>Redact %n</source>
        <translation>
            <numerusform>Oscura %n</numerusform>
            <numerusform>Oscura %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Redact all…</source>
        <translation>Oscura tutto…</translation>
    </message>
    <message>
        <source>Redact as</source>
        <translation>Oscura come</translation>
    </message>
    <message>
        <source>Redact as {kind} (A)</source>
        <translation>Oscura come {kind} (A)</translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation>Oscurati</translation>
    </message>
    <message>
        <source>Redacted, by type</source>
        <translation>Oscurato, per tipo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Ripeti: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Ripetuto: {what}</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutato</translation>
    </message>
    <message>
        <source>Refused: {why}</source>
        <translation>Rifiutato: {why}</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Espressione regolare</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Reject all above a score</source>
        <translation>Rifiuta tutti sopra un punteggio</translation>
    </message>
    <message>
        <source>Reject all above a score…</source>
        <translation>Rifiuta tutti sopra un punteggio…</translation>
    </message>
    <message>
        <source>Reject: keep the text</source>
        <translation>Rifiuta: mantieni il testo</translation>
    </message>
    <message>
        <source>Rejected findings stay in the export.</source>
        <translation>I rilevamenti rifiutati restano nell&apos;esportazione.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Remove from the patient</source>
        <translation>Rimuovi dal paziente</translation>
    </message>
    <message>
        <source>Remove the password in the program that set it, then open the file again.</source>
        <translation>Togli la password nel programma che l&apos;ha impostata, poi riapri il file.</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Ripeti la passphrase</translation>
    </message>
    <message>
        <source>Repeat the box on other pages</source>
        <translation>Ripeti il riquadro su altre pagine</translation>
    </message>
    <message>
        <source>Repeat the box on other pages…</source>
        <translation>Ripeti il riquadro su altre pagine…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Replace identifiers with</source>
        <translation>Sostituisci gli identificativi con</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Sostituisci con</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Sostituzione</translation>
    </message>
    <message numerus="yes">
        <source>Replacement for all %n findings in every export:</source>
        <translation>
            <numerusform>Sostituzione di %n rilevamento in ogni esportazione:</numerusform>
            <numerusform>Sostituzione di tutti i %n rilevamenti in ogni esportazione:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replacement for “{text}” in every export:</source>
        <translation>Sostituzione di «{text}» in ogni esportazione:</translation>
    </message>
    <message>
        <source>Replacements that {encoding} cannot write are shown as their category: {count}.</source>
        <translation>Le sostituzioni che {encoding} non può scrivere sono mostrate come la loro categoria: {count}.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Sostituisci…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Report of the export</source>
        <translation>Rapporto dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Reports say that exports of this document are not verified.</source>
        <translation>I rapporti dicono che le esportazioni di questo documento non sono verificate.</translation>
    </message>
    <message>
        <source>Reset to undecided</source>
        <translation>Riporta a da decidere</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Reimposta zoom</translation>
    </message>
    <message>
        <source>Resolve disagreements</source>
        <translation>Risolvi i disaccordi</translation>
    </message>
    <message>
        <source>Rest of the line in PDFs</source>
        <translation>Resto della riga nei PDF</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore the default shortcut of every command</source>
        <translation>Ripristina la scorciatoia predefinita di ogni comando</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Result of the export</source>
        <translation>Risultato dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Retry refused documents</source>
        <translation>Riprova i documenti rifiutati</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>Review them</source>
        <translation>Revisionali</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisionato</translation>
    </message>
    <message numerus="yes">
        <source>Reviewed, %n undecided</source>
        <translation>
            <numerusform>Revisionato, %n da decidere</numerusform>
            <numerusform>Revisionato, %n da decidere</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Revisore</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumeno</translation>
    </message>
    <message>
        <source>Rotate page</source>
        <translation>Ruota la pagina</translation>
    </message>
    <message>
        <source>Run text recognition on the file in another program, then open the result.</source>
        <translation>Esegui il riconoscimento del testo in un altro programma, poi apri il risultato.</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Eseguito su</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russo</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Same decision on {observed} of {tokens} tokens, and on {marked} of those that at least one of the two redacts. Alpha {alpha}.</source>
        <translation>Stessa decisione sul {observed} di {tokens} token e sul {marked} di quelli che almeno uno dei due oscura. Alfa {alpha}.</translation>
    </message>
    <message>
        <source>Same patient</source>
        <translation>Stesso paziente</translation>
    </message>
    <message>
        <source>Same patient…</source>
        <translation>Stesso paziente…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message numerus="yes">
        <source>Save %n documents as labelled data</source>
        <translation>
            <numerusform>Salva %n documento come dati etichettati</numerusform>
            <numerusform>Salva %n documenti come dati etichettati</numerusform>
        </translation>
    </message>
    <message>
        <source>Save it as PDF, DOCX or plain text and open that file.</source>
        <translation>Salvalo come PDF, DOCX o testo semplice e apri quel file.</translation>
    </message>
    <message>
        <source>Save labelled data…</source>
        <translation>Salva dati etichettati…</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Salva il registro</translation>
    </message>
    <message>
        <source>Save the log…</source>
        <translation>Salva il registro…</translation>
    </message>
    <message>
        <source>Saved encrypted, on this computer only.</source>
        <translation>Salvato cifrato, solo su questo computer.</translation>
    </message>
    <message>
        <source>Saved work</source>
        <translation>Lavoro salvato</translation>
    </message>
    <message>
        <source>Saved work restored; your decisions since then were added to it.</source>
        <translation>Lavoro salvato ripristinato; sono state aggiunte le decisioni prese nel frattempo.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Salvato: {name}</translation>
    </message>
    <message>
        <source>Saving it in the folder</source>
        <translation>Salvataggio nella cartella</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Scripts and automatic actions are removed.</source>
        <translation>Gli script e le azioni automatiche sono rimossi.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message>
        <source>Search and redact all</source>
        <translation>Cerca e oscura tutto</translation>
    </message>
    <message>
        <source>Search and redact all…</source>
        <translation>Cerca e oscura tutto…</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search mode</source>
        <translation>Modo di ricerca</translation>
    </message>
    <message>
        <source>Search the document for other places where it appears, mark them, and export again.</source>
        <translation>Cerca nel documento gli altri punti in cui compare, marcali ed esporta di nuovo.</translation>
    </message>
    <message>
        <source>Searched up to page {page} of {pages}. Findings are provisional.</source>
        <translation>Esaminato fino a pagina {page} di {pages}. I rilevamenti sono provvisori.</translation>
    </message>
    <message>
        <source>Searched {done} of {pages} pages</source>
        <translation>Cercate {done} di {pages} pagine</translation>
    </message>
    <message>
        <source>Searched {share}</source>
        <translation>Cercato {share}</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Searching for identifiers…</source>
        <translation>Ricerca degli identificativi…</translation>
    </message>
    <message>
        <source>Searching for the same picture…</source>
        <translation>Ricerca della stessa immagine…</translation>
    </message>
    <message>
        <source>Searching page {number} of {total}…</source>
        <translation>Ricerca a pagina {number} di {total}…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca in corso…</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>Seconda lettura</translation>
    </message>
    <message>
        <source>Second look {number} of {total}: “{words}”</source>
        <translation>Seconda lettura, {number} di {total}: «{words}»</translation>
    </message>
    <message numerus="yes">
        <source>Second look: %n of {total} decided,</source>
        <translation>
            <numerusform>Seconda lettura: %n di {total} deciso,</numerusform>
            <numerusform>Seconda lettura: %n di {total} decisi,</numerusform>
        </translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Secondo revisore</translation>
    </message>
    <message>
        <source>Select all mentions of this person or thing</source>
        <translation>Seleziona tutte le menzioni di questa persona o cosa</translation>
    </message>
    <message>
        <source>Select text first: with the mouse, or with Shift and the arrow keys.</source>
        <translation>Seleziona prima del testo: con il mouse, o con Maiusc e le frecce.</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Imposta una passphrase</translation>
    </message>
    <message>
        <source>Set a passphrase for the project…</source>
        <translation>Imposta una passphrase per il progetto…</translation>
    </message>
    <message>
        <source>Set a passphrase…</source>
        <translation>Imposta una passphrase…</translation>
    </message>
    <message>
        <source>Set type</source>
        <translation>Assegna tipo</translation>
    </message>
    <message>
        <source>Set type: {kind}</source>
        <translation>Assegna tipo: {kind}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Shapes and text boxes drawn on charts are removed.</source>
        <translation>Le forme e le caselle di testo disegnate sui grafici vengono rimosse.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Shift dates by up to</source>
        <translation>Sposta le date al massimo di</translation>
    </message>
    <message>
        <source>Shortcut for: {command}</source>
        <translation>Scorciatoia per: {command}</translation>
    </message>
    <message>
        <source>Shortcut hints</source>
        <translation>Barra delle scorciatoie</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Show again ({keys})</source>
        <translation>Mostra di nuovo ({keys})</translation>
    </message>
    <message>
        <source>Show file names</source>
        <translation>Mostra i nomi dei file</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show only findings to review</source>
        <translation>Mostra solo i rilevamenti da revisionare</translation>
    </message>
    <message>
        <source>Show page {number}</source>
        <translation>Mostra la pagina {number}</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>Mostra il passaggio</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostra il rapporto</translation>
    </message>
    <message numerus="yes">
        <source>Show the first</source>
        <translation>
            <numerusform>Mostra</numerusform>
            <numerusform>Mostra la prima</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the password</source>
        <translation>Mostra la password</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>Mostra la visita guidata</translation>
    </message>
    <message>
        <source>Show what is left</source>
        <translation>Mostra ciò che resta</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmato</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>slovacco</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>sloveno</translation>
    </message>
    <message>
        <source>Social security number</source>
        <translation>Codice fiscale o previdenziale</translation>
    </message>
    <message>
        <source>Social security numbers</source>
        <translation>Numeri di previdenza sociale</translation>
    </message>
    <message>
        <source>Some words on {pages} were read with low certainty.</source>
        <translation>Alcune parole di {pages} sono state lette con poca certezza.</translation>
    </message>
    <message>
        <source>Some writing on {pages}, such as handwriting, could not be read. Boxes cover it: look at each one, and remove those over writing that may be shared.</source>
        <translation>A {pages} c&apos;è del testo, per esempio scritto a mano, che non è stato letto. Lo coprono riquadri: guarda ognuno e togli quelli su testo che si può condividere.</translation>
    </message>
    <message>
        <source>Somebody else already has this surrogate. Choose another one.</source>
        <translation>Qualcun altro ha già questo surrogato. Scegline un altro.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Qualcosa è andato storto.</translation>
    </message>
    <message>
        <source>Source of the findings</source>
        <translation>Origine dei rilevamenti</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spagnolo</translation>
    </message>
    <message>
        <source>Split at the cursor or selection</source>
        <translation>Dividi al cursore o alla selezione</translation>
    </message>
    <message>
        <source>Split off (S)</source>
        <translation>Separa (S)</translation>
    </message>
    <message>
        <source>Split off from {name}.</source>
        <translation>Separato da {name}.</translation>
    </message>
    <message>
        <source>Split the file and open the parts.</source>
        <translation>Dividi il file e apri le parti.</translation>
    </message>
    <message>
        <source>Start one word earlier</source>
        <translation>Inizia una parola prima</translation>
    </message>
    <message>
        <source>Start one word later</source>
        <translation>Inizia una parola dopo</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato o regione</translation>
    </message>
    <message>
        <source>State, province or county</source>
        <translation>Stato, provincia o contea</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Stays exactly where it is</source>
        <translation>Resta esattamente dov&apos;è</translation>
    </message>
    <message>
        <source>Still searching for identifiers. Findings so far are provisional.</source>
        <translation>La ricerca degli identificativi continua. I rilevamenti finora sono provvisori.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop processing this document</source>
        <translation>Interrompi l&apos;elaborazione di questo documento</translation>
    </message>
    <message>
        <source>Stop processing this document ({key})</source>
        <translation>Interrompi l&apos;elaborazione di questo documento ({key})</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Fermato</translation>
    </message>
    <message>
        <source>Stopped before the document was searched.</source>
        <translation>Fermato prima di esaminare il documento.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arresto in corso…</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Via</translation>
    </message>
    <message>
        <source>Styles that do not come with Word get neutral names.</source>
        <translation>Gli stili non di Word ricevono nomi neutri.</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>Surrogato</translation>
    </message>
    <message>
        <source>Surrogate of {name} changed.</source>
        <translation>Surrogato di {name} cambiato.</translation>
    </message>
    <message>
        <source>Surrogates (invented values)</source>
        <translation>Surrogati (valori inventati)</translation>
    </message>
    <message>
        <source>Surrogates that the holder of the key can link; ages in bands, all numbers redacted.</source>
        <translation>Surrogati che chi ha la chiave può collegare; età a fasce, tutti i numeri oscurati.</translation>
    </message>
    <message>
        <source>Surrogates: invented values that keep the intervals between dates</source>
        <translation>Surrogati: valori inventati che conservano gli intervalli fra le date</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>svedese</translation>
    </message>
    <message>
        <source>Switch to the original first ({key}): text can only be marked there.</source>
        <translation>Passa prima all&apos;originale ({key}): solo lì si può marcare del testo.</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>Tabella da aggiungere</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>Tabelle ({endings});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Addestra</translation>
    </message>
    <message>
        <source>Teach a local model</source>
        <translation>Addestra un modello locale</translation>
    </message>
    <message>
        <source>Teach a local model…</source>
        <translation>Addestra un modello locale…</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefono</translation>
    </message>
    <message>
        <source>Telephone numbers</source>
        <translation>Numeri di telefono</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Text after redacted words stays exactly in place: the width of what was redacted can be measured and may reveal a name.</source>
        <translation>Il testo dopo le parole oscurate resta esattamente al suo posto: la larghezza di ciò che è stato oscurato si può misurare e può rivelare un nome.</translation>
    </message>
    <message>
        <source>Text from {lines} on seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>Il testo da {lines} in poi sembra in questa lingua: {language}. Non c&apos;è un modello: alla ricerca sfuggono molti identificativi e vengono marcate parole comuni.</translation>
    </message>
    <message>
        <source>Text language…</source>
        <translation>Lingua del testo…</translation>
    </message>
    <message>
        <source>Text of scanned PDF pages</source>
        <translation>Testo delle pagine PDF scansionate</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Testo del documento</translation>
    </message>
    <message>
        <source>Text of the export</source>
        <translation>Testo dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Text on the box</source>
        <translation>Testo sul riquadro</translation>
    </message>
    <message>
        <source>Text on {pages} seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>Il testo a {pages} sembra in questa lingua: {language}. Non c&apos;è un modello: alla ricerca sfuggono molti identificativi e vengono marcate parole comuni.</translation>
    </message>
    <message>
        <source>Text outside the visible part of a page is removed.</source>
        <translation>Il testo fuori dalla parte visibile di una pagina è rimosso.</translation>
    </message>
    <message>
        <source>Text recognition found no words in the picture on {pages}: check whether it may be shared.</source>
        <translation>Il riconoscimento del testo non ha trovato parole nell&apos;immagine a {pages}: controlla se si può condividere.</translation>
    </message>
    <message>
        <source>Text recognition read the words in pictures. It makes mistakes and misses handwriting. The words are at the end of the text: compare each with its picture.</source>
        <translation>Il riconoscimento del testo ha letto le parole nelle immagini. Sbaglia e non vede la scrittura a mano. Le parole sono alla fine del testo: confronta ognuna con la sua immagine.</translation>
    </message>
    <message>
        <source>Text recognition read the words on {pages}. It makes mistakes and misses handwriting: compare every word with the picture.</source>
        <translation>Il riconoscimento del testo ha letto le parole a {pages}. Sbaglia e non vede la scrittura a mano: confronta ogni parola con l&apos;immagine.</translation>
    </message>
    <message>
        <source>Text recognition – checked</source>
        <translation>Riconoscimento del testo: controllata</translation>
    </message>
    <message>
        <source>Text recognition – compare with the picture</source>
        <translation>Riconoscimento del testo: confronta con l&apos;immagine</translation>
    </message>
    <message>
        <source>Text recognition – seen; tick once compared with the picture</source>
        <translation>Riconoscimento del testo: vista; spunta dopo il confronto con l&apos;immagine</translation>
    </message>
    <message>
        <source>Text that may identify a person is marked, with a small shape for its category. A dashed line means undecided: it waits for you. A solid line means accepted.</source>
        <translation>Il testo che può identificare una persona è marcato, con una piccola forma per la categoria. Una linea tratteggiata è da decidere: aspetta te. Una linea continua è accettata.</translation>
    </message>
    <message>
        <source>Text that was redacted in other places can still be read where the reviewer kept it. Number of such places: {count}.</source>
        <translation>Il testo oscurato altrove si può ancora leggere dove il revisore lo ha mantenuto. Numero di punti: {count}.</translation>
    </message>
    <message>
        <source>Text was recognised as {language}, for which there is no model. The reviewer chose another language, or none.</source>
        <translation>Un testo è stato riconosciuto come {language}, per cui non c’è un modello. Il revisore ha scelto un’altra lingua o nessuna.</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>thailandese</translation>
    </message>
    <message>
        <source>That was the last one.</source>
        <translation>Era l&apos;ultimo.</translation>
    </message>
    <message>
        <source>The 18 identifiers of Safe Harbor (HIPAA)</source>
        <translation>I 18 identificatori di Safe Harbor (HIPAA)</translation>
    </message>
    <message>
        <source>The box is already there.</source>
        <translation>Il riquadro è già lì.</translation>
    </message>
    <message>
        <source>The checks prove that what was marked is gone. They cannot prove that everything that identifies a person was marked.</source>
        <translation>I controlli dimostrano che ciò che era marcato non c&apos;è più. Non possono dimostrare che sia stato marcato tutto ciò che identifica una persona.</translation>
    </message>
    <message>
        <source>The data of an XFA form is removed.</source>
        <translation>I dati di un modulo XFA sono rimossi.</translation>
    </message>
    <message>
        <source>The day of the export</source>
        <translation>Il giorno dell&apos;esportazione</translation>
    </message>
    <message>
        <source>The decisions on this document were not found.</source>
        <translation>Le decisioni su questo documento non sono state trovate.</translation>
    </message>
    <message>
        <source>The digital signature becomes invalid because the content changes.</source>
        <translation>La firma digitale non è più valida perché il contenuto cambia.</translation>
    </message>
    <message>
        <source>The digital signature is removed.</source>
        <translation>La firma digitale è rimossa.</translation>
    </message>
    <message>
        <source>The document is not ready to be reviewed yet.</source>
        <translation>Il documento non è ancora pronto per la revisione.</translation>
    </message>
    <message>
        <source>The document seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>Il documento sembra in questa lingua: {language}. Non c&apos;è un modello: alla ricerca sfuggono molti identificativi e vengono marcate parole comuni.</translation>
    </message>
    <message>
        <source>The document will be searched again, and your decisions will be lost.</source>
        <translation>Il documento sarà esaminato di nuovo e le tue decisioni andranno perse.</translation>
    </message>
    <message>
        <source>The encoding can be chosen for text files only.</source>
        <translation>La codifica si può scegliere solo per i file di testo.</translation>
    </message>
    <message>
        <source>The exact width of a redacted name can reveal it. Text shifts by less than half a point.</source>
        <translation>La larghezza esatta di un nome oscurato può rivelarlo. Il testo si sposta di meno di mezzo punto.</translation>
    </message>
    <message>
        <source>The export blacks out what is under the box. {key} removes the box, {repeat} repeats it on other pages.</source>
        <translation>L&apos;esportazione annerisce ciò che sta sotto il riquadro. {key} lo toglie, {repeat} lo ripete su altre pagine.</translation>
    </message>
    <message>
        <source>The export failed verification and was not kept.</source>
        <translation>L&apos;esportazione non ha superato la verifica e non è stata conservata.</translation>
    </message>
    <message>
        <source>The export is a plain workbook: dates are written as year-month-day, and colours, borders, typefaces and other formats are removed.</source>
        <translation>L&apos;esportazione è una cartella di lavoro semplice: le date sono scritte come anno-mese-giorno, e colori, bordi, caratteri e altri formati vengono rimossi.</translation>
    </message>
    <message>
        <source>The export shows {pages} as a picture with searchable text.</source>
        <translation>L&apos;esportazione mostra {pages} come immagine con testo ricercabile.</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>L&apos;esportazione non è stata scritta.</translation>
    </message>
    <message>
        <source>The export will contain every word of the original. Is that intended?</source>
        <translation>L&apos;esportazione conterrà ogni parola dell&apos;originale. È quello che vuoi?</translation>
    </message>
    <message>
        <source>The export will show “{words}”</source>
        <translation>L&apos;esportazione mostrerà «{words}»</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Il file non può essere letto.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Impossibile scrivere il file.</translation>
    </message>
    <message>
        <source>The file date can reveal when a patient was here.</source>
        <translation>La data del file può rivelare quando un paziente è stato qui.</translation>
    </message>
    <message>
        <source>The file does not name its encoding and was read as {encoding}: check that letters such as é, ö or ñ look right.</source>
        <translation>Il file non indica la codifica ed è stato letto come {encoding}: controlla che lettere come é, ö o ñ appaiano corrette.</translation>
    </message>
    <message>
        <source>The file exceeds a limit on time, memory or pages.</source>
        <translation>Il file supera un limite di tempo, memoria o pagine.</translation>
    </message>
    <message>
        <source>The file is damaged or is not what its name says.</source>
        <translation>Il file è danneggiato o non è ciò che dice il nome.</translation>
    </message>
    <message>
        <source>The file is damaged. What could be recovered is shown here; parts may be missing. Compare it with the original.</source>
        <translation>Il file è danneggiato. Qui si vede ciò che si è potuto recuperare; possono mancare parti. Confrontalo con l&apos;originale.</translation>
    </message>
    <message>
        <source>The file is protected.</source>
        <translation>Il file è protetto.</translation>
    </message>
    <message>
        <source>The file is protected; the export is not encrypted.</source>
        <translation>Il file è protetto; l&apos;esportazione non è cifrata.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <translation>Il nome del file deve finire con {ending}.</translation>
    </message>
    <message>
        <source>The file name must not contain a path.</source>
        <translation>Il nome del file non deve contenere un percorso.</translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation>Il file richiede una password.</translation>
    </message>
    <message>
        <source>The file, or a part of it, cannot be redacted safely.</source>
        <translation>Il file, o una sua parte, non può essere de-identificato in sicurezza.</translation>
    </message>
    <message>
        <source>The finished export is read again and searched. If anything is left, it is deleted.</source>
        <translation>L&apos;esportazione finita viene riletta ed esaminata. Se resta qualcosa, viene eliminata.</translation>
    </message>
    <message>
        <source>The former model is back.</source>
        <translation>È tornato il modello precedente.</translation>
    </message>
    <message>
        <source>The hidden content of the file will be removed.</source>
        <translation>Il contenuto nascosto del file sarà rimosso.</translation>
    </message>
    <message>
        <source>The key to your saved work is not available.</source>
        <translation>La chiave del lavoro salvato non è raggiungibile.</translation>
    </message>
    <message>
        <source>The keys of surrogates and reports need the passphrase.</source>
        <translation>Le chiavi dei surrogati e dei rapporti richiedono la passphrase.</translation>
    </message>
    <message>
        <source>The list is forgotten when the window closes. Create a project to keep it.</source>
        <translation>L&apos;elenco viene dimenticato alla chiusura della finestra. Crea un progetto per conservarlo.</translation>
    </message>
    <message>
        <source>The list is saved encrypted in the project.</source>
        <translation>L&apos;elenco è salvato cifrato nel progetto.</translation>
    </message>
    <message>
        <source>The lists are saved encrypted on this computer, with your saved work.</source>
        <translation>Gli elenchi sono conservati cifrati su questo computer, con il lavoro salvato.</translation>
    </message>
    <message>
        <source>The loaded model has no operating points.</source>
        <translation>Il modello caricato non ha punti operativi.</translation>
    </message>
    <message>
        <source>The local model was removed.</source>
        <translation>Il modello locale è stato rimosso.</translation>
    </message>
    <message>
        <source>The model cannot be used.</source>
        <translation>Il modello non può essere usato.</translation>
    </message>
    <message>
        <source>The model does not match this version of the program.</source>
        <translation>Il modello non corrisponde a questa versione del programma.</translation>
    </message>
    <message>
        <source>The model is incomplete or was changed.</source>
        <translation>Il modello è incompleto o è stato modificato.</translation>
    </message>
    <message>
        <source>The model learns from reviewed documents that were saved as labelled data, and searches beside the model in use. A fifth of the documents is kept aside to measure it. Where recall falls, nothing changes. Nothing leaves this computer.</source>
        <translation>Il modello impara dai documenti revisionati salvati come dati etichettati e cerca accanto al modello in uso. Un quinto dei documenti viene messo da parte per misurarlo. Se la sensibilità scende, nulla cambia. Nulla lascia questo computer.</translation>
    </message>
    <message>
        <source>The model was unsure about it.</source>
        <translation>Il modello era incerto.</translation>
    </message>
    <message>
        <source>The next finding does not directly follow this one.</source>
        <translation>Il rilevamento successivo non segue direttamente questo.</translation>
    </message>
    <message>
        <source>The original is never overwritten. Choose another name or folder.</source>
        <translation>L&apos;originale non viene mai sovrascritto. Scegli un altro nome o un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>The original is no longer the file that was reviewed.</source>
        <translation>L&apos;originale non è più il file revisionato.</translation>
    </message>
    <message>
        <source>The original is no longer where it was opened.</source>
        <translation>L&apos;originale non è più dove è stato aperto.</translation>
    </message>
    <message>
        <source>The original is unchanged and no export was written.</source>
        <translation>L&apos;originale è invariato e nessuna esportazione è stata scritta.</translation>
    </message>
    <message>
        <source>The package contains no licence text.</source>
        <translation>Il pacchetto non contiene il testo della licenza.</translation>
    </message>
    <message>
        <source>The password is used while the document is open and is not stored. Exports will not need it.</source>
        <translation>La password si usa finché il documento è aperto e non viene salvata. Le esportazioni non la richiederanno.</translation>
    </message>
    <message>
        <source>The policy could not be deleted: {why}</source>
        <translation>Impossibile eliminare il profilo: {why}</translation>
    </message>
    <message>
        <source>The policy could not be saved: {why}</source>
        <translation>Impossibile salvare il profilo: {why}</translation>
    </message>
    <message numerus="yes">
        <source>The policy keeps %n identifiers as they are; the table shows their types.</source>
        <translation>
            <numerusform>Il profilo mantiene %n identificativo com&apos;è; la tabella ne mostra il tipo.</numerusform>
            <numerusform>Il profilo mantiene %n identificativi come sono; la tabella ne mostra i tipi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program has a policy with this name. Give yours another name.</source>
        <translation>Il programma ha un profilo con questo nome. Dai al tuo un altro nome.</translation>
    </message>
    <message>
        <source>The program opens no connection to any network</source>
        <translation>Il programma non apre alcuna connessione di rete</translation>
    </message>
    <message>
        <source>The program sometimes misses an identifier. The end of the list, or {near}, shows where it was unsure. Select any other text that it missed, and choose a category.</source>
        <translation>Al programma a volte sfugge un identificativo. La fine dell&apos;elenco, o {near}, mostra dove era incerto. Seleziona ogni altro testo che gli è sfuggito e scegli una categoria.</translation>
    </message>
    <message>
        <source>The project needs a passphrase.</source>
        <translation>Il progetto richiede una passphrase.</translation>
    </message>
    <message>
        <source>The project opens with this passphrase from now on.</source>
        <translation>D&apos;ora in poi il progetto si apre con questa passphrase.</translation>
    </message>
    <message>
        <source>The quotation marks in the table do not match: it is treated as plain text.</source>
        <translation>Le virgolette della tabella non corrispondono: è trattata come testo.</translation>
    </message>
    <message>
        <source>The recognised language is used again.</source>
        <translation>Si usa di nuovo la lingua riconosciuta.</translation>
    </message>
    <message>
        <source>The report is next to it: {name}.</source>
        <translation>Il rapporto è accanto: {name}.</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>Il rapporto non è stato scritto.</translation>
    </message>
    <message>
        <source>The same picture appears in several places; what is redacted in one place is redacted in all of them.</source>
        <translation>La stessa immagine compare in più punti; ciò che viene oscurato in uno è oscurato in tutti.</translation>
    </message>
    <message>
        <source>The same picture appears nowhere else.</source>
        <translation>La stessa immagine non compare altrove.</translation>
    </message>
    <message>
        <source>The same words are redacted elsewhere, so the export redacts them here too.</source>
        <translation>Le stesse parole sono oscurate altrove, quindi l&apos;esportazione le oscura anche qui.</translation>
    </message>
    <message>
        <source>The saved work is damaged or was made with another key.</source>
        <translation>Il lavoro salvato è danneggiato o fatto con un&apos;altra chiave.</translation>
    </message>
    <message>
        <source>The settings of this computer&apos;s administrator cannot be used.</source>
        <translation>Le impostazioni dell&apos;amministratore di questo computer non sono utilizzabili.</translation>
    </message>
    <message>
        <source>The summary was not written: {why}</source>
        <translation>Il riepilogo non è stato scritto: {why}</translation>
    </message>
    <message>
        <source>The table cannot be used. Check its headings, such as name, birth date, MRN, phone, case, and that each row has as many columns.</source>
        <translation>La tabella non può essere usata. Controlla le intestazioni, come name, birth date, MRN, phone, case, e che ogni riga abbia lo stesso numero di colonne.</translation>
    </message>
    <message>
        <source>The tour takes a minute and shows how to review and export, with fictional documents. If you open a document of your own, the tour shows it there.</source>
        <translation>La visita dura un minuto e mostra su documenti fittizi come revisionare ed esportare. Se apri un documento tuo, la visita lo mostra lì.</translation>
    </message>
    <message>
        <source>There are no near misses here.</source>
        <translation>Qui non ci sono casi dubbi.</translation>
    </message>
    <message>
        <source>There are too many to list: redact these, then search again.</source>
        <translation>Sono troppi da elencare: oscura questi, poi cerca di nuovo.</translation>
    </message>
    <message>
        <source>There is a model for every language recognised here.</source>
        <translation>C&apos;è un modello per ogni lingua riconosciuta qui.</translation>
    </message>
    <message>
        <source>There is no disagreement here.</source>
        <translation>Qui non c&apos;è disaccordo.</translation>
    </message>
    <message>
        <source>There is no model for a language of the document.</source>
        <translation>Non c&apos;è un modello per una lingua del documento.</translation>
    </message>
    <message>
        <source>There is no model for the language: read the whole text yourself.</source>
        <translation>Non c&apos;è un modello per la lingua: leggi tutto il testo.</translation>
    </message>
    <message>
        <source>There is no text here. Press {key} to draw a box instead.</source>
        <translation>Qui non c&apos;è testo. Premi {key} per disegnare un riquadro.</translation>
    </message>
    <message>
        <source>These files contain the text with all identifiers. Protect them like the original documents.</source>
        <translation>Questi file contengono il testo con tutti gli identificativi. Proteggili come i documenti originali.</translation>
    </message>
    <message>
        <source>These words contain something that is redacted. Choose others.</source>
        <translation>Queste parole contengono qualcosa che viene oscurato. Scegline altre.</translation>
    </message>
    <message>
        <source>They identify nobody alone; the GDPR counts them among its special categories.</source>
        <translation>Da sole non identificano nessuno; il GDPR le annovera tra le categorie particolari.</translation>
    </message>
    <message numerus="yes">
        <source>They were not seen to the end.</source>
        <translation>
            <numerusform>Non è stata vista fino in fondo.</numerusform>
            <numerusform>Non sono state viste fino in fondo.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be lost if you close now. The originals are unchanged.</source>
        <translation>Se chiudi ora vanno perse. Gli originali sono invariati.</translation>
    </message>
    <message>
        <source>This button, or {export}, writes a redacted copy, reads it again and searches it for everything that was redacted. If anything is left, no file is kept. The original never changes. {sheet} shows all shortcuts.</source>
        <translation>Questo pulsante, o {export}, scrive una copia senza identificativi, la rilegge e vi cerca tutto ciò che è stato oscurato. Se resta qualcosa, non viene conservato alcun file. L&apos;originale non cambia mai. {sheet} mostra tutte le scorciatoie.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Questa operazione non si può annullare.</translation>
    </message>
    <message>
        <source>This computer has no keyring, so anyone who uses your account can open your saved work and the key of your surrogates. A passphrase prevents that ({key}).</source>
        <translation>Questo computer non ha un portachiavi, quindi chi usa il tuo account può aprire il lavoro salvato e la chiave dei tuoi surrogati. Una passphrase lo impedisce ({key}).</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Questo documento</translation>
    </message>
    <message>
        <source>This document is open in another window of the program.</source>
        <translation>Questo documento è aperto in un&apos;altra finestra del programma.</translation>
    </message>
    <message>
        <source>This document is protected and needs a password.</source>
        <translation>Questo documento è protetto e richiede una password.</translation>
    </message>
    <message>
        <source>This document was refused, so it was not searched.</source>
        <translation>Questo documento è stato rifiutato: non è stato esaminato.</translation>
    </message>
    <message>
        <source>This expression takes too long. Simplify it.</source>
        <translation>Questa espressione richiede troppo tempo. Semplificala.</translation>
    </message>
    <message>
        <source>This is not a valid regular expression.</source>
        <translation>Non è un&apos;espressione regolare valida.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the project.</source>
        <translation>Questa non è la passphrase del progetto.</translation>
    </message>
    <message>
        <source>This is the only word of the finding. Reject the finding to keep the word.</source>
        <translation>È la sola parola del rilevamento. Rifiutalo per mantenere la parola.</translation>
    </message>
    <message>
        <source>This is the surrogate. Type over it to change it.</source>
        <translation>Questo è il surrogato. Scrivi sopra per cambiarlo.</translation>
    </message>
    <message>
        <source>This password does not open the document.</source>
        <translation>Questa password non apre il documento.</translation>
    </message>
    <message>
        <source>This project</source>
        <translation>Questo progetto</translation>
    </message>
    <message>
        <source>This proves that what was marked is gone, not that everything was marked.</source>
        <translation>Questo prova che ciò che era marcato non c&apos;è più, non che tutto fosse marcato.</translation>
    </message>
    <message>
        <source>This report contains no text of the document.</source>
        <translation>Questo rapporto non contiene testo del documento.</translation>
    </message>
    <message>
        <source>This summary contains no document text and no original file names.</source>
        <translation>Questo riepilogo non contiene testo dei documenti né nomi di file originali.</translation>
    </message>
    <message>
        <source>Three years</source>
        <translation>Tre anni</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Spunta tutto</translation>
    </message>
    <message>
        <source>Tick what else to mark</source>
        <translation>Spunta cos&apos;altro marcare</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time per page</source>
        <translation>Tempo per pagina</translation>
    </message>
    <message>
        <source>Title, author and other document properties are removed.</source>
        <translation>Titolo, autore e altre proprietà del documento sono rimossi.</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Da revisionare</translation>
    </message>
    <message>
        <source>Told by the name of a field</source>
        <translation>Indicato dal nome di un campo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Tracked changes are accepted: deleted text is removed, inserted text stays.</source>
        <translation>Le revisioni sono accettate: il testo eliminato è rimosso, quello inserito resta.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Try again. If it happens again, send the log, which contains no document text.</source>
        <translation>Riprova. Se succede ancora, invia il registro, che non contiene testo dei documenti.</translation>
    </message>
    <message>
        <source>Try the samples</source>
        <translation>Prova gli esempi</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turco</translation>
    </message>
    <message>
        <source>Two months</source>
        <translation>Due mesi</translation>
    </message>
    <message>
        <source>Two reviewers</source>
        <translation>Due revisori</translation>
    </message>
    <message>
        <source>Two reviewers with different names must have worked on the project.</source>
        <translation>Due revisori con nomi diversi devono aver lavorato al progetto.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>Tipo di identificativo</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Scrivi cosa vuoi fare</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ucraino</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Da decidere</translation>
    </message>
    <message>
        <source>Undecided, redacted</source>
        <translation>Da decidere, oscurati</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla modifica</translation>
    </message>
    <message>
        <source>Undo ({key})</source>
        <translation>Annulla ({key})</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Annulla: {what}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Annullato: {what}</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Sblocca</translation>
    </message>
    <message>
        <source>Unlock saved work</source>
        <translation>Sblocca il lavoro salvato</translation>
    </message>
    <message>
        <source>Unlock saved work with its passphrase, which opens the keys too; then try again.</source>
        <translation>Sblocca il lavoro salvato con la passphrase, che apre anche le chiavi, e riprova.</translation>
    </message>
    <message>
        <source>Untick the places that should stay as they are.</source>
        <translation>Togli la spunta dai punti che devono restare come sono.</translation>
    </message>
    <message>
        <source>Until then, work is not saved. Leave it empty if you have not set one.</source>
        <translation>Fino ad allora il lavoro non viene conservato. Lasciala vuota se non ne hai impostata una.</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Aggiornamento…</translation>
    </message>
    <message>
        <source>Updating… {share}</source>
        <translation>Aggiornamento… {share}</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>urdu</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>Use default</source>
        <translation>Usa quella predefinita</translation>
    </message>
    <message>
        <source>Use these shortcuts</source>
        <translation>Usa queste scorciatoie</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Usa questo modello</translation>
    </message>
    <message>
        <source>Use this operating point</source>
        <translation>Usa questo punto operativo</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nome utente</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Veicolo</translation>
    </message>
    <message>
        <source>Vehicles and licence plates</source>
        <translation>Veicoli e targhe</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Verification failed on page {number}.</source>
        <translation>La verifica non è riuscita a pagina {number}.</translation>
    </message>
    <message>
        <source>Verification failed on pages {numbers}.</source>
        <translation>La verifica non è riuscita alle pagine {numbers}.</translation>
    </message>
    <message>
        <source>Verification failed on {pages}. The export shows a picture there, without searchable text; redacted text that could still be read is painted over.</source>
        <translation>La verifica non è riuscita a {pages}. L&apos;esportazione vi mostra un&apos;immagine, senza testo ricercabile; il testo oscurato che si poteva ancora leggere è coperto.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamita</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Waiting for an export or another task to finish…</source>
        <translation>In attesa che termini un’esportazione o un’altra operazione…</translation>
    </message>
    <message>
        <source>Waiting for another search to stop…</source>
        <translation>In attesa che si fermi un’altra ricerca…</translation>
    </message>
    <message>
        <source>Waiting for the model to load…</source>
        <translation>In attesa del caricamento del modello…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>In attesa…</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Indirizzo web</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>Indirizzi web</translation>
    </message>
    <message>
        <source>Weighed by how far each narrows down a person, that is as much as {expected} telephone numbers or full names ({least} to {most}).</source>
        <translation>Pesati secondo quanto restringono il campo a una persona, equivalgono a {expected} numeri di telefono o nomi completi (da {least} a {most}).</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europa occidentale</translation>
    </message>
    <message>
        <source>What is left can be looked for: an attacker who trained a program on released notes found 211 of 310 identifiers that had been missed among surrogates (Carrell 2019).</source>
        <translation>Ciò che resta si può cercare: un attaccante che ha addestrato un programma su note pubblicate ha trovato 211 dei 310 identificatori sfuggiti tra i surrogati (Carrell 2019).</translation>
    </message>
    <message>
        <source>What may be left</source>
        <translation>Che cosa può restare</translation>
    </message>
    <message>
        <source>What removing identifiers cannot promise</source>
        <translation>Che cosa la rimozione degli identificatori non può promettere</translation>
    </message>
    <message>
        <source>What the model never considered is not included.</source>
        <translation>Ciò che il modello non ha mai considerato non è incluso.</translation>
    </message>
    <message>
        <source>What was not looked at, or not surely</source>
        <translation>Che cosa non è stato esaminato, o non con certezza</translation>
    </message>
    <message>
        <source>Where it held in fewer than 90 %, it is too narrow.</source>
        <translation>Dove lo faceva in meno del 90 %, è troppo stretto.</translation>
    </message>
    <message>
        <source>Where it held in more than 99 %, it is wider than it need be.</source>
        <translation>Dove lo faceva in più del 99 %, è più ampio del necessario.</translation>
    </message>
    <message>
        <source>Wherever the same picture appears</source>
        <translation>Ovunque compaia la stessa immagine</translation>
    </message>
    <message>
        <source>Who and when</source>
        <translation>Chi e quando</translation>
    </message>
    <message>
        <source>Who should be able to open {name}?</source>
        <translation>Chi potrà aprire {name}?</translation>
    </message>
    <message>
        <source>Whoever created the project knows it.</source>
        <translation>La conosce chi ha creato il progetto.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Parole intere</translation>
    </message>
    <message>
        <source>Wildcards: * and ?</source>
        <translation>Caratteri jolly: * e ?</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>With a new key, patients get other surrogates and shifts than in earlier exports. The old key is kept, so that reports of those still verify.</source>
        <translation>Con una nuova chiave i pazienti ricevono surrogati e spostamenti diversi da quelli delle esportazioni precedenti. La chiave precedente resta, così i loro rapporti si possono ancora verificare.</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Documento Word</translation>
    </message>
    <message>
        <source>Word lists</source>
        <translation>Elenchi di parole</translation>
    </message>
    <message>
        <source>Word lists…</source>
        <translation>Elenchi di parole…</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Words in pictures</source>
        <translation>Parole nelle immagini</translation>
    </message>
    <message>
        <source>Words in the number formats of charts are removed; the numbers stay, without that formatting.</source>
        <translation>Le parole nei formati numerici dei grafici vengono rimosse; i numeri restano, senza quel formato.</translation>
    </message>
    <message>
        <source>Words of origin and religion</source>
        <translation>Parole di origine e religione</translation>
    </message>
    <message>
        <source>Words that are redacted wherever they appear, such as the name of your ward.</source>
        <translation>Parole che vengono oscurate ovunque compaiano, come il nome del reparto.</translation>
    </message>
    <message>
        <source>Words that stay wherever they stand alone, such as the name of a test.</source>
        <translation>Parole che restano ovunque compaiano da sole, come il nome di un esame.</translation>
    </message>
    <message>
        <source>Words to add</source>
        <translation>Parole da aggiungere</translation>
    </message>
    <message>
        <source>Words to add to: {list}</source>
        <translation>Parole da aggiungere a: {list}</translation>
    </message>
    <message>
        <source>Words written from right to left may be read in the wrong order: check {pages}.</source>
        <translation>Le parole scritte da destra a sinistra possono essere lette nell&apos;ordine sbagliato: controlla {pages}.</translation>
    </message>
    <message>
        <source>Work on this document cannot be saved or restored.</source>
        <translation>Il lavoro su questo documento non può essere conservato o ripreso.</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In corso…</translation>
    </message>
    <message>
        <source>Write a report (HTML, PDF and JSON), without document text</source>
        <translation>Scrivi un rapporto (HTML, PDF e JSON), senza testo del documento</translation>
    </message>
    <message>
        <source>Write a report for each, without document text</source>
        <translation>Scrivi un rapporto per ciascuno, senza testo del documento</translation>
    </message>
    <message>
        <source>Write a summary of all (HTML and CSV)</source>
        <translation>Scrivi un riepilogo di tutti (HTML e CSV)</translation>
    </message>
    <message>
        <source>Writing in pictures that could not be read, such as handwriting, is painted over.</source>
        <translation>La scrittura nelle immagini che non è stato possibile leggere, come quella a mano, viene coperta.</translation>
    </message>
    <message>
        <source>Writing the export</source>
        <translation>Scrittura dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Year only</source>
        <translation>Solo l&apos;anno</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>You can continue, but export before you close the program.</source>
        <translation>Puoi continuare, ma esporta prima di chiudere il programma.</translation>
    </message>
    <message>
        <source>You can export a page as a picture. Redacted text that text recognition can still read there is painted over, and the export is verified again. The text of that page can then no longer be searched or copied.</source>
        <translation>Puoi esportare una pagina come immagine. Il testo oscurato che il riconoscimento del testo vi legge ancora viene coperto, e l&apos;esportazione è verificata di nuovo. Il testo di quella pagina non si potrà più cercare né copiare.</translation>
    </message>
    <message numerus="yes">
        <source>Your decisions on %n documents have not been exported.</source>
        <translation>
            <numerusform>Le tue decisioni su %n documento non sono state esportate.</numerusform>
            <numerusform>Le tue decisioni su %n documenti non sono state esportate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your decisions on {name} have not been exported.</source>
        <translation>Le tue decisioni su {name} non sono state esportate.</translation>
    </message>
    <message>
        <source>Your first time here?</source>
        <translation>È la prima volta qui?</translation>
    </message>
    <message>
        <source>Your statistics</source>
        <translation>Le tue statistiche</translation>
    </message>
    <message>
        <source>Your statistics…</source>
        <translation>Le tue statistiche…</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom in percent: type or choose it</source>
        <translation>Zoom in percentuale: scrivilo o sceglilo</translation>
    </message>
    <message>
        <source>Zoom level…</source>
        <translation>Livello di zoom…</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>a finding of {kind}</source>
        <translation>un rilevamento di {kind}</translation>
    </message>
    <message>
        <source>about {count} h</source>
        <translation>circa {count} h</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>circa {count} min</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>circa {number}</translation>
    </message>
    <message>
        <source>about {number} identifier expected among them</source>
        <translation>circa {number} identificativo, secondo la stima</translation>
    </message>
    <message>
        <source>about {number} identifier may be missed ({least}–{most})</source>
        <translation>può sfuggire circa {number} identificativo ({least}–{most})</translation>
    </message>
    <message>
        <source>about {number} identifiers expected among them</source>
        <translation>circa {number} identificativi, secondo la stima</translation>
    </message>
    <message>
        <source>about {number} identifiers may be missed ({least}–{most})</source>
        <translation>possono sfuggire circa {number} identificativi ({least}–{most})</translation>
    </message>
    <message>
        <source>above a score</source>
        <translation>sopra un punteggio</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>accetta</translation>
    </message>
    <message numerus="yes">
        <source>accept %n findings</source>
        <translation>
            <numerusform>accetta %n rilevamento</numerusform>
            <numerusform>accetta %n rilevamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accept %n near misses</source>
        <translation>
            <numerusform>accetta %n caso dubbio</numerusform>
            <numerusform>accetta %n casi dubbi</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accettato</translation>
    </message>
    <message>
        <source>add the decisions made before unlocking</source>
        <translation>aggiungi le decisioni prese prima di sbloccare</translation>
    </message>
    <message>
        <source>added by hand</source>
        <translation>aggiunto a mano</translation>
    </message>
    <message>
        <source>all decided</source>
        <translation>tutto deciso</translation>
    </message>
    <message>
        <source>always redact these words</source>
        <translation>oscura sempre queste parole</translation>
    </message>
    <message>
        <source>and</source>
        <translation>e</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>apply the word lists</source>
        <translation>applica gli elenchi di parole</translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>come esportato</translation>
    </message>
    <message>
        <source>assign documents to patients</source>
        <translation>assegna documenti ai pazienti</translation>
    </message>
    <message>
        <source>black boxes in place of identifiers</source>
        <translation>riquadri neri al posto degli identificativi</translation>
    </message>
    <message>
        <source>brat: a text and its annotations</source>
        <translation>brat: un testo e le sue annotazioni</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>non leggibile</translation>
    </message>
    <message>
        <source>change a surrogate</source>
        <translation>cambia un surrogato</translation>
    </message>
    <message>
        <source>change the box on page {number} to {kind}</source>
        <translation>cambia il riquadro a pagina {number} in {kind}</translation>
    </message>
    <message>
        <source>change the known identifiers</source>
        <translation>modifica gli identificativi noti</translation>
    </message>
    <message>
        <source>change the word lists</source>
        <translation>cambia gli elenchi di parole</translation>
    </message>
    <message>
        <source>change {what} to {kind}</source>
        <translation>cambia {what} in {kind}</translation>
    </message>
    <message>
        <source>choose the decision of {name}</source>
        <translation>scegli la decisione di {name}</translation>
    </message>
    <message>
        <source>choose what both decided</source>
        <translation>scegli ciò che hanno deciso entrambi</translation>
    </message>
    <message>
        <source>continue without a model</source>
        <translation>continua senza modello</translation>
    </message>
    <message>
        <source>disagreements</source>
        <translation>disaccordi</translation>
    </message>
    <message numerus="yes">
        <source>dismiss %n near misses</source>
        <translation>
            <numerusform>scarta %n caso dubbio</numerusform>
            <numerusform>scarta %n casi dubbi</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a box on page {number}</source>
        <translation>disegna un riquadro a pagina {number}</translation>
    </message>
    <message>
        <source>exported</source>
        <translation>esportato</translation>
    </message>
    <message>
        <source>exported and verified</source>
        <translation>esportati e verificati</translation>
    </message>
    <message>
        <source>exported, not verified</source>
        <translation>esportati, non verificati</translation>
    </message>
    <message>
        <source>extracts checked, nothing found</source>
        <translation>estratti controllati, nulla trovato</translation>
    </message>
    <message>
        <source>extracts searched for what was redacted</source>
        <translation>estratti in cui è stato cercato ciò che è stato oscurato</translation>
    </message>
    <message>
        <source>find the known identifiers</source>
        <translation>cerca gli identificativi noti</translation>
    </message>
    <message>
        <source>given name,family name,birth date,MRN,phone
Thaddeus,Okonkwo,1958-07-14,ZQ-140361,</source>
        <translation>given name,family name,birth date,MRN,phone
Thaddeus,Okonkwo,1958-07-14,ZQ-140361,</translation>
    </message>
    <message>
        <source>hidden content, such as metadata and names</source>
        <translation>contenuto nascosto, come metadati e nomi</translation>
    </message>
    <message>
        <source>i2b2 2014: an XML file</source>
        <translation>i2b2 2014: un file XML</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identico</translation>
    </message>
    <message>
        <source>identifiers covered with black boxes</source>
        <translation>identificativi coperti con riquadri neri</translation>
    </message>
    <message>
        <source>identifiers replaced with labels</source>
        <translation>identificativi sostituiti da etichette</translation>
    </message>
    <message>
        <source>identifiers replaced with numbered labels</source>
        <translation>identificativi sostituiti da etichette numerate</translation>
    </message>
    <message>
        <source>identifiers replaced with surrogates</source>
        <translation>identificativi sostituiti da surrogati</translation>
    </message>
    <message>
        <source>keep a place from the second look</source>
        <translation>mantieni un punto della seconda lettura</translation>
    </message>
    <message>
        <source>keep it</source>
        <translation>mantienilo</translation>
    </message>
    <message>
        <source>kept by the reviewer</source>
        <translation>mantenuti dal revisore</translation>
    </message>
    <message>
        <source>labels in place of identifiers</source>
        <translation>etichette al posto degli identificativi</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>meno di un minuto</translation>
    </message>
    <message>
        <source>line {numbers}</source>
        <translation>la riga {numbers}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>lines {numbers}</source>
        <translation>le righe {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>mark %n places as {kind}</source>
        <translation>
            <numerusform>marca %n punto come {kind}</numerusform>
            <numerusform>marca %n punti come {kind}</numerusform>
        </translation>
    </message>
    <message>
        <source>mark page {number} as checked</source>
        <translation>segna la pagina {number} come controllata</translation>
    </message>
    <message>
        <source>mark page {number} as not checked</source>
        <translation>segna la pagina {number} come non controllata</translation>
    </message>
    <message>
        <source>mark {name} as not reviewed</source>
        <translation>segna {name} come non revisionato</translation>
    </message>
    <message>
        <source>mark {name} as reviewed</source>
        <translation>segna {name} come revisionato</translation>
    </message>
    <message>
        <source>merge people or places</source>
        <translation>unisci persone o luoghi</translation>
    </message>
    <message>
        <source>merge the next finding into</source>
        <translation>unisci il rilevamento successivo a</translation>
    </message>
    <message>
        <source>move the end of</source>
        <translation>sposta la fine di</translation>
    </message>
    <message>
        <source>move the start of</source>
        <translation>sposta l&apos;inizio di</translation>
    </message>
    <message>
        <source>move {name} in the queue</source>
        <translation>sposta {name} nella coda</translation>
    </message>
    <message>
        <source>names of fields</source>
        <translation>nomi di campi</translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>caso dubbio</translation>
    </message>
    <message>
        <source>never redact these words</source>
        <translation>non oscurare mai queste parole</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>nessuna stima</translation>
    </message>
    <message>
        <source>no estimate: no model for the language</source>
        <translation>nessuna stima: non c&apos;è un modello per la lingua</translation>
    </message>
    <message>
        <source>no language</source>
        <translation>nessuna lingua</translation>
    </message>
    <message>
        <source>no report: {why}</source>
        <translation>nessun rapporto: {why}</translation>
    </message>
    <message>
        <source>none known</source>
        <translation>nessuno noto</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>non disponibile ora</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>non esportati</translation>
    </message>
    <message>
        <source>not reviewed by both</source>
        <translation>non revisionato da entrambi</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>non ancora esaminato</translation>
    </message>
    <message>
        <source>nothing left that the model was unsure about</source>
        <translation>non resta nulla su cui il modello fosse incerto</translation>
    </message>
    <message>
        <source>numbered labels in place of identifiers</source>
        <translation>etichette numerate al posto degli identificativi</translation>
    </message>
    <message>
        <source>of the page</source>
        <translation>della pagina</translation>
    </message>
    <message>
        <source>of the same text</source>
        <translation>dello stesso testo</translation>
    </message>
    <message>
        <source>of the same text or person</source>
        <translation>dello stesso testo o persona</translation>
    </message>
    <message>
        <source>of {category}</source>
        <translation>di {category}</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>one letter differs</source>
        <translation>differisce in una lettera</translation>
    </message>
    <message>
        <source>other mentions of a finding</source>
        <translation>altre menzioni di un rilevamento</translation>
    </message>
    <message>
        <source>page {numbers}</source>
        <translation>pag. {numbers}</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>pagina {number}</translation>
    </message>
    <message>
        <source>pages {numbers}</source>
        <translation>pagg. {numbers}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>p{number}</source>
        <translation>p{number}</translation>
    </message>
    <message numerus="yes">
        <source>redact %n places</source>
        <translation>
            <numerusform>oscura %n punto</numerusform>
            <numerusform>oscura %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redact %n places from the second look</source>
        <translation>
            <numerusform>oscura %n punto della seconda lettura</numerusform>
            <numerusform>oscura %n punti della seconda lettura</numerusform>
        </translation>
    </message>
    <message>
        <source>redact “{text}” as {kind}</source>
        <translation>oscura «{text}» come {kind}</translation>
    </message>
    <message>
        <source>redacted</source>
        <translation>oscurati</translation>
    </message>
    <message>
        <source>redacted without a decision</source>
        <translation>oscurati senza decisione</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>rifiuta</translation>
    </message>
    <message numerus="yes">
        <source>reject %n findings</source>
        <translation>
            <numerusform>rifiuta %n rilevamento</numerusform>
            <numerusform>rifiuta %n rilevamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rifiutato</translation>
    </message>
    <message>
        <source>remove the box on page {number}</source>
        <translation>togli il riquadro a pagina {number}</translation>
    </message>
    <message numerus="yes">
        <source>repeat a box at %n places</source>
        <translation>
            <numerusform>ripeti un riquadro in %n punto</numerusform>
            <numerusform>ripeti un riquadro in %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>replace with your own words:</source>
        <translation>sostituisci con parole tue:</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>ripristina</translation>
    </message>
    <message>
        <source>reset the replacement:</source>
        <translation>ripristina la sostituzione:</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisionato</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regole</translation>
    </message>
    <message>
        <source>score {number}</source>
        <translation>punteggio {number}</translation>
    </message>
    <message>
        <source>set the language to {language}</source>
        <translation>imposta la lingua: {language}</translation>
    </message>
    <message numerus="yes">
        <source>show %n near misses as findings</source>
        <translation>
            <numerusform>mostra %n caso dubbio come rilevamento</numerusform>
            <numerusform>mostra %n casi dubbi come rilevamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>some accepted, some rejected</source>
        <translation>alcuni accettati, altri rifiutati</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividi</translation>
    </message>
    <message>
        <source>split off people or places</source>
        <translation>separa persone o luoghi</translation>
    </message>
    <message>
        <source>stored data, byte by byte</source>
        <translation>dati memorizzati, byte per byte</translation>
    </message>
    <message>
        <source>surrogates in place of identifiers</source>
        <translation>surrogati al posto degli identificativi</translation>
    </message>
    <message>
        <source>text, as other programs read it</source>
        <translation>testo, come lo leggono altri programmi</translation>
    </message>
    <message>
        <source>the export will show {words}</source>
        <translation>l&apos;esportazione mostrerà {words}</translation>
    </message>
    <message>
        <source>the list of known identifiers</source>
        <translation>l&apos;elenco degli identificativi noti</translation>
    </message>
    <message>
        <source>the list “Always redact”</source>
        <translation>l&apos;elenco «Oscura sempre»</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>il modello</translation>
    </message>
    <message>
        <source>the reviewer</source>
        <translation>il revisore</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>to review</source>
        <translation>da revisionare</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>invariato</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>use the recognised language</source>
        <translation>usa la lingua riconosciuta</translation>
    </message>
    <message>
        <source>work is not saved</source>
        <translation>il lavoro non è conservato</translation>
    </message>
    <message>
        <source>written differently</source>
        <translation>scritto diversamente</translation>
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
        <translation>{done} di {all} esportati e verificati</translation>
    </message>
    <message>
        <source>{done} of {all} reviewed</source>
        <translation>{done} di {all} revisionati</translation>
    </message>
    <message>
        <source>{done} of {all} saved as labelled data</source>
        <translation>{done} di {all} salvati come dati etichettati</translation>
    </message>
    <message>
        <source>{done} of {all} searched</source>
        <translation>{done} di {all} esaminati</translation>
    </message>
    <message>
        <source>{key} is the shortcut of “{one}” and of “{other}”.</source>
        <translation>{key} è la scorciatoia di «{one}» e di «{other}».</translation>
    </message>
    <message>
        <source>{language} model {version} {hash}… on {provider}</source>
        <translation>Modello: {language}, {version} {hash}…, su {provider}</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (in uso)</translation>
    </message>
    <message>
        <source>{name} (misses up to {share})</source>
        <translation>{name} (ne sfugge fino al {share})</translation>
    </message>
    <message>
        <source>{name} is protected.</source>
        <translation>{name} è protetto.</translation>
    </message>
    <message>
        <source>{name} marked as not reviewed.</source>
        <translation>{name} segnato come non revisionato.</translation>
    </message>
    <message>
        <source>{name} marked as reviewed.</source>
        <translation>{name} segnato come revisionato.</translation>
    </message>
    <message>
        <source>{name} needs a passphrase.</source>
        <translation>{name} richiede una passphrase.</translation>
    </message>
    <message>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <source>{name} · project · {done} of {all} reviewed</source>
        <translation>{name} · progetto · {done} di {all} revisionati</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} di {total}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{page}: the same picture</source>
        <translation>{page}: la stessa immagine</translation>
    </message>
    <message>
        <source>{page}: {share} similar</source>
        <translation>{page}: simile al {share}</translation>
    </message>
    <message>
        <source>{place}, rejected</source>
        <translation>{place}, rifiutato</translation>
    </message>
    <message>
        <source>{point}: {findings} findings, {missed} expected to be missed</source>
        <translation>{point}: {findings} rilevamenti, si prevede ne sfuggano {missed}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ancora {time}</translation>
    </message>
    <message numerus="yes">
        <source>{time} on %n documents</source>
        <translation>
            <numerusform>{time} su %n documento</numerusform>
            <numerusform>{time} su %n documenti</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} per page</source>
        <translation>{time} per pagina</translation>
    </message>
    <message>
        <source>✓ or {accept} accepts: the text is redacted on export. ✕ or {reject} rejects: the text stays. Both are in each row of the list and next to the text; those beside a category, or {category}, take all of it. {next} goes to the next undecided finding. Every step can be undone.</source>
        <translation>✓ o {accept} accetta: il testo viene oscurato all&apos;esportazione. ✕ o {reject} rifiuta: il testo resta. Entrambi sono in ogni riga dell&apos;elenco e accanto al testo; quelli di una categoria, o {category}, valgono per tutta. {next} va al prossimo da decidere. Ogni passo si può annullare.</translation>
    </message>
</context>
</TS>
