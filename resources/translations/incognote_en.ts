<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted.</source>
        <translation>
            <numerusform>%n accepted.</numerusform>
            <numerusform>%n accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes added.</source>
        <translation>
            <numerusform>%n box added.</numerusform>
            <numerusform>%n boxes added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed to {kind}.</source>
        <translation>
            <numerusform>%n changed to {kind}.</numerusform>
            <numerusform>%n changed to {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections</source>
        <translation>
            <numerusform>%n correction</numerusform>
            <numerusform>%n corrections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements</source>
        <translation>
            <numerusform>%n disagreement</numerusform>
            <numerusform>%n disagreements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements.</source>
        <translation>
            <numerusform>%n disagreement.</numerusform>
            <numerusform>%n disagreements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are no patient&apos;s any more.</source>
        <translation>
            <numerusform>%n document is no patient&apos;s any more.</numerusform>
            <numerusform>%n documents are no patient&apos;s any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not ready and are not searched.</source>
        <translation>
            <numerusform>%n document is not ready and is not searched.</numerusform>
            <numerusform>%n documents are not ready and are not searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not reviewed yet and will be left out.</source>
        <translation>
            <numerusform>%n document is not reviewed yet and will be left out.</numerusform>
            <numerusform>%n documents are not reviewed yet and will be left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents assigned to a patient.</source>
        <translation>
            <numerusform>%n document assigned to a patient.</numerusform>
            <numerusform>%n documents assigned to a patient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents exported and verified.</source>
        <translation>
            <numerusform>%n document exported and verified.</numerusform>
            <numerusform>%n documents exported and verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents have changed since then: undo there first.</source>
        <translation>
            <numerusform>%n document was changed since then: undo there first.</numerusform>
            <numerusform>%n documents were changed since then: undo there first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents name no known patient for sure.</source>
        <translation>
            <numerusform>%n document names no known patient for sure.</numerusform>
            <numerusform>%n documents name no known patient for sure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents of one patient</source>
        <translation>
            <numerusform>%n document of one patient</numerusform>
            <numerusform>%n documents of one patient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents searched.</source>
        <translation>
            <numerusform>%n document searched.</numerusform>
            <numerusform>%n documents searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they are not reviewed yet.</source>
        <translation>
            <numerusform>%n document was left out because it is not reviewed yet.</numerusform>
            <numerusform>%n documents were left out because they are not reviewed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they were refused.</source>
        <translation>
            <numerusform>%n document was left out because it was refused.</numerusform>
            <numerusform>%n documents were left out because they were refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were refused and will be left out.</source>
        <translation>
            <numerusform>%n document was refused and will be left out.</numerusform>
            <numerusform>%n documents were refused and will be left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of a type that cannot be read.</source>
        <translation>
            <numerusform>%n file is of a type that cannot be read.</numerusform>
            <numerusform>%n files are of a type that cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings are undecided. They will be redacted as if accepted.</source>
        <translation>
            <numerusform>%n finding is undecided. It will be redacted as if accepted.</numerusform>
            <numerusform>%n findings are undecided. They will be redacted as if accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings rejected: the text stays.</source>
        <translation>
            <numerusform>%n finding rejected: the text stays.</numerusform>
            <numerusform>%n findings rejected: the text stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings stay, because the policy keeps their type.</source>
        <translation>
            <numerusform>%n finding stays, because the policy keeps its type.</numerusform>
            <numerusform>%n findings stay, because the policy keeps their type.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review</source>
        <translation>
            <numerusform>%n finding to review</numerusform>
            <numerusform>%n findings to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review have at least this score.</source>
        <translation>
            <numerusform>%n finding to review has at least this score.</numerusform>
            <numerusform>%n findings to review have at least this score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings will be redacted.</source>
        <translation>
            <numerusform>%n finding will be redacted.</numerusform>
            <numerusform>%n findings will be redacted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folders could not be opened.</source>
        <translation>
            <numerusform>%n folder could not be opened.</numerusform>
            <numerusform>%n folders could not be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden by the filter stay as they are.</source>
        <translation>
            <numerusform>%n hidden by the filter stays as it is.</numerusform>
            <numerusform>%n hidden by the filter stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers</source>
        <translation>
            <numerusform>%n identifier</numerusform>
            <numerusform>%n identifiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers redacted.</source>
        <translation>
            <numerusform>%n identifier redacted.</numerusform>
            <numerusform>%n identifiers redacted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers stay, because the policy keeps them.</source>
        <translation>
            <numerusform>%n identifier stays, because the policy keeps it.</numerusform>
            <numerusform>%n identifiers stay, because the policy keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <translation>
            <numerusform>%n kept</numerusform>
            <numerusform>%n kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same person or thing selected.</source>
        <translation>
            <numerusform>%n mention of this person or thing selected.</numerusform>
            <numerusform>%n mentions of the same person or thing selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same text selected.</source>
        <translation>
            <numerusform>%n mention of this text selected.</numerusform>
            <numerusform>%n mentions of the same text selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged with {name}.</source>
        <translation>
            <numerusform>%n merged with {name}.</numerusform>
            <numerusform>%n merged with {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are already redacted.</source>
        <translation>
            <numerusform>%n more is already redacted.</numerusform>
            <numerusform>%n more are already redacted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n near miss</numerusform>
            <numerusform>%n near misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention.</source>
        <translation>
            <numerusform>%n needs your attention.</numerusform>
            <numerusform>%n need your attention.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention: see the list.</source>
        <translation>
            <numerusform>%n needs your attention: see the list.</numerusform>
            <numerusform>%n need your attention: see the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notices</source>
        <translation>
            <numerusform>%n notice</numerusform>
            <numerusform>%n notices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them say what is redacted in other places.</source>
        <translation>
            <numerusform>%n of them says what is redacted in other places.</numerusform>
            <numerusform>%n of them say what is redacted in other places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not seen to the end.</source>
        <translation>
            <numerusform>%n of them was not seen to the end.</numerusform>
            <numerusform>%n of them were not seen to the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} ticked.</source>
        <translation>
            <numerusform>%n of {total} ticked.</numerusform>
            <numerusform>%n of {total} ticked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>%n page cannot be drawn: nobody can see what is on it.</numerusform>
            <numerusform>%n pages cannot be drawn: nobody can see what is on them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked yet.</source>
        <translation>
            <numerusform>%n page read by text recognition is not checked yet.</numerusform>
            <numerusform>%n pages read by text recognition are not checked yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked.</source>
        <translation>
            <numerusform>%n page read by text recognition is not checked.</numerusform>
            <numerusform>%n pages read by text recognition are not checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages were not seen.</source>
        <translation>
            <numerusform>%n page was not seen.</numerusform>
            <numerusform>%n pages were not seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients added to the known identifiers.</source>
        <translation>
            <numerusform>%n patient added to the known identifiers.</numerusform>
            <numerusform>%n patients added to the known identifiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients removed. What was found stays for you to decide.</source>
        <translation>
            <numerusform>%n patient removed. What was found stays for you to decide.</numerusform>
            <numerusform>%n patients removed. What was found stays for you to decide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places marked as {kind}.</source>
        <translation>
            <numerusform>%n place marked as {kind}.</numerusform>
            <numerusform>%n places marked as {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted in {documents} documents.</source>
        <translation>
            <numerusform>%n place redacted in {documents} documents.</numerusform>
            <numerusform>%n places redacted in {documents} documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted.</source>
        <translation>
            <numerusform>%n place redacted.</numerusform>
            <numerusform>%n places redacted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were searched: only what you kept is left of them:</source>
        <translation>
            <numerusform>%n place was searched: only what you kept is left of them:</numerusform>
            <numerusform>%n places were searched: only what you kept is left of them:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n rejected</numerusform>
            <numerusform>%n rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected.</source>
        <translation>
            <numerusform>%n rejected.</numerusform>
            <numerusform>%n rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remain to be reviewed.</source>
        <translation>
            <numerusform>%n remains to be reviewed.</numerusform>
            <numerusform>%n remain to be reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replacements changed.</source>
        <translation>
            <numerusform>%n replacement changed.</numerusform>
            <numerusform>%n replacements changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reset to undecided.</source>
        <translation>
            <numerusform>%n reset to undecided.</numerusform>
            <numerusform>%n reset to undecided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <translation>
            <numerusform>%n stopped</numerusform>
            <numerusform>%n stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n to review</numerusform>
            <numerusform>%n to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n undecided</numerusform>
            <numerusform>%n undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings were redacted as if accepted.</source>
        <translation>
            <numerusform>%n undecided finding was redacted as if accepted.</numerusform>
            <numerusform>%n undecided findings were redacted as if accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings will be redacted.</source>
        <translation>
            <numerusform>%n undecided finding will be redacted.</numerusform>
            <numerusform>%n undecided findings will be redacted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would stay in the export</source>
        <translation>
            <numerusform>%n would stay in the export</numerusform>
            <numerusform>%n would stay in the export</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n boxes</source>
        <translation>
            <numerusform>Add %n box</numerusform>
            <numerusform>Add %n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also %n other mentions of the same text</source>
        <translation>
            <numerusform>Also %n other mention of the same text</numerusform>
            <numerusform>Also %n other mentions of the same text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also %n others like this</source>
        <translation>
            <numerusform>Also %n other like this</numerusform>
            <numerusform>Also %n others like this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n documents</source>
        <translation>
            <numerusform>Continue with %n document</numerusform>
            <numerusform>Continue with %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decisions on %n documents that are saved will be deleted. The documents stay.</source>
        <translation>
            <numerusform>Decisions on %n document that are saved will be deleted. The document stays.</numerusform>
            <numerusform>Decisions on %n documents that are saved will be deleted. The documents stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything under %n boxes will be blacked out.</source>
        <translation>
            <numerusform>What is under %n box will be blacked out.</numerusform>
            <numerusform>What is under %n boxes will be blacked out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n documents</source>
        <translation>
            <numerusform>Export %n document</numerusform>
            <numerusform>Export %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n pages as pictures</source>
        <translation>
            <numerusform>Export %n page as a picture</numerusform>
            <numerusform>Export %n pages as pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported, %n undecided</source>
        <translation>
            <numerusform>Exported, %n undecided</numerusform>
            <numerusform>Exported, %n undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In all %n open documents</source>
        <translation>
            <numerusform>In the %n open document</numerusform>
            <numerusform>In all %n open documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this document, %n near misses become findings to review.</source>
        <translation>
            <numerusform>In this document, %n near miss becomes a finding to review.</numerusform>
            <numerusform>In this document, %n near misses become findings to review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It appears in %n places, which are decided together.</source>
        <translation>
            <numerusform>It appears in %n place.</numerusform>
            <numerusform>It appears in %n places, which are decided together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of them was found in %n places that were searched:</source>
        <translation>
            <numerusform>None of them was found in %n place that was searched:</numerusform>
            <numerusform>None of them was found in %n places that were searched:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n documents nobody knows how much is left: their language or model was never measured.</source>
        <translation>
            <numerusform>Of %n document nobody knows how much is left: its language or model was never measured.</numerusform>
            <numerusform>Of %n documents nobody knows how much is left: their language or model was never measured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n findings, {left} to review</source>
        <translation>
            <numerusform>Page {number}: %n finding, {left} to review</numerusform>
            <numerusform>Page {number}: %n findings, {left} to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n provisional findings</source>
        <translation>
            <numerusform>Page {number}: %n provisional finding</numerusform>
            <numerusform>Page {number}: %n provisional findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>Page {pages} cannot be drawn: nobody can see what is on it.</numerusform>
            <numerusform>Pages {pages} cannot be drawn: nobody can see what is on them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen to the end.</source>
        <translation>
            <numerusform>Page {pages} was not seen to the end.</numerusform>
            <numerusform>Pages {pages} were not seen to the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen.</source>
        <translation>
            <numerusform>Page {pages} was not seen.</numerusform>
            <numerusform>Pages {pages} were not seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were read by text recognition and are not checked yet.</source>
        <translation>
            <numerusform>Page {pages} was read by text recognition and is not checked yet.</numerusform>
            <numerusform>Pages {pages} were read by text recognition and are not checked yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redact %n</source>
        <translation>
            <numerusform>Redact %n</numerusform>
            <numerusform>Redact %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replacement for all %n findings in every export:</source>
        <translation>
            <numerusform>Replacement for %n finding in every export:</numerusform>
            <numerusform>Replacement for all %n findings in every export:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed, %n undecided</source>
        <translation>
            <numerusform>Reviewed, %n undecided</numerusform>
            <numerusform>Reviewed, %n undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n documents as labelled data</source>
        <translation>
            <numerusform>Save %n document as labelled data</numerusform>
            <numerusform>Save %n documents as labelled data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second look: %n of {total} decided,</source>
        <translation>
            <numerusform>Second look: %n of {total} decided,</numerusform>
            <numerusform>Second look: %n of {total} decided,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the first</source>
        <translation>
            <numerusform>Show it</numerusform>
            <numerusform>Show the first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The policy keeps %n identifiers as they are; the table shows their types.</source>
        <translation>
            <numerusform>The policy keeps %n identifier as it is; the table says of which type.</numerusform>
            <numerusform>The policy keeps %n identifiers as they are; the table says of which types.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They were not seen to the end.</source>
        <translation>
            <numerusform>It was not seen to the end.</numerusform>
            <numerusform>They were not seen to the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your decisions on %n documents have not been exported.</source>
        <translation>
            <numerusform>Your decisions on %n document have not been exported.</numerusform>
            <numerusform>Your decisions on %n documents have not been exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accept %n findings</source>
        <translation>
            <numerusform>accept %n finding</numerusform>
            <numerusform>accept %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accept %n near misses</source>
        <translation>
            <numerusform>accept %n near miss</numerusform>
            <numerusform>accept %n near misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dismiss %n near misses</source>
        <translation>
            <numerusform>dismiss %n near miss</numerusform>
            <numerusform>dismiss %n near misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mark %n places as {kind}</source>
        <translation>
            <numerusform>mark %n place as {kind}</numerusform>
            <numerusform>mark %n places as {kind}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redact %n places</source>
        <translation>
            <numerusform>redact %n place</numerusform>
            <numerusform>redact %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redact %n places from the second look</source>
        <translation>
            <numerusform>redact %n place of a second look</numerusform>
            <numerusform>redact %n places of a second look</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reject %n findings</source>
        <translation>
            <numerusform>reject %n finding</numerusform>
            <numerusform>reject %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repeat a box at %n places</source>
        <translation>
            <numerusform>repeat a box at %n place</numerusform>
            <numerusform>repeat a box at %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show %n near misses as findings</source>
        <translation>
            <numerusform>show %n near miss as a finding</numerusform>
            <numerusform>show %n near misses as findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} on %n documents</source>
        <translation>
            <numerusform>{time} on %n document</numerusform>
            <numerusform>{time} on %n documents</numerusform>
        </translation>
    </message>
</context>
</TS>
