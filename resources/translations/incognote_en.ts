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
        <source>%n are left to be reviewed.</source>
        <translation>
            <numerusform>%n is left to be reviewed.</numerusform>
            <numerusform>%n are left to be reviewed.</numerusform>
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
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
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
        <source>%n documents are exported and checked.</source>
        <translation>
            <numerusform>%n document is exported and checked.</numerusform>
            <numerusform>%n documents are exported and checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not reviewed yet and left out.</source>
        <translation>
            <numerusform>%n document is not reviewed yet and left out.</numerusform>
            <numerusform>%n documents are not reviewed yet and left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not searched: they are not ready.</source>
        <translation>
            <numerusform>%n document is not searched: it is not ready.</numerusform>
            <numerusform>%n documents are not searched: they are not ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are searched.</source>
        <translation>
            <numerusform>%n document is searched.</numerusform>
            <numerusform>%n documents are searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were decided on since: undo there first.</source>
        <translation>
            <numerusform>%n document was decided on since: undo there first.</numerusform>
            <numerusform>%n documents were decided on since: undo there first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were refused and are left out.</source>
        <translation>
            <numerusform>%n document was refused and is left out.</numerusform>
            <numerusform>%n documents were refused and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of a kind that cannot be read.</source>
        <translation>
            <numerusform>%n file is of a kind that cannot be read.</numerusform>
            <numerusform>%n files are of a kind that cannot be read.</numerusform>
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
        <source>%n findings are undecided. They will be removed as if accepted.</source>
        <translation>
            <numerusform>%n finding is undecided. It will be removed as if accepted.</numerusform>
            <numerusform>%n findings are undecided. They will be removed as if accepted.</numerusform>
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
        <source>%n findings will be removed.</source>
        <translation>
            <numerusform>%n finding will be removed.</numerusform>
            <numerusform>%n findings will be removed.</numerusform>
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
        <source>%n identifiers removed.</source>
        <translation>
            <numerusform>%n identifier removed.</numerusform>
            <numerusform>%n identifiers removed.</numerusform>
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
        <source>%n mentions of the same person or thing are taken.</source>
        <translation>
            <numerusform>%n mention of this person or thing is taken.</numerusform>
            <numerusform>%n mentions of the same person or thing are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same text are taken.</source>
        <translation>
            <numerusform>%n mention of this text is taken.</numerusform>
            <numerusform>%n mentions of the same text are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are redacted already.</source>
        <translation>
            <numerusform>%n more is redacted already.</numerusform>
            <numerusform>%n more are redacted already.</numerusform>
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
        <source>%n need another look: see the list.</source>
        <translation>
            <numerusform>%n needs another look: see the list.</numerusform>
            <numerusform>%n need another look: see the list.</numerusform>
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
        <source>%n notices</source>
        <translation>
            <numerusform>%n notice</numerusform>
            <numerusform>%n notices</numerusform>
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
        <source>%n pages were read by recognition and not looked at yet.</source>
        <translation>
            <numerusform>%n page was read by recognition and not looked at yet.</numerusform>
            <numerusform>%n pages were read by recognition and not looked at yet.</numerusform>
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
        <source>%n recognised pages were not looked at.</source>
        <translation>
            <numerusform>%n recognised page was not looked at.</numerusform>
            <numerusform>%n recognised pages were not looked at.</numerusform>
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
        <source>%n replacements changed.</source>
        <translation>
            <numerusform>%n replacement changed.</numerusform>
            <numerusform>%n replacements changed.</numerusform>
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
        <source>%n that the filter hides stay as they are.</source>
        <translation>
            <numerusform>%n that the filter hides stays as it is.</numerusform>
            <numerusform>%n that the filter hides stay as they are.</numerusform>
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
        <source>%n undecided again.</source>
        <translation>
            <numerusform>%n undecided again.</numerusform>
            <numerusform>%n undecided again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided will be removed.</source>
        <translation>
            <numerusform>%n undecided will be removed.</numerusform>
            <numerusform>%n undecided will be removed.</numerusform>
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
        <source>%n would stay in an export</source>
        <translation>
            <numerusform>%n would stay in an export</numerusform>
            <numerusform>%n would stay in an export</numerusform>
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
        <source>Also %n other mention(s) of the same text</source>
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
        <source>Here, %n near misses become findings to review.</source>
        <translation>
            <numerusform>Here, %n near miss becomes a finding to review.</numerusform>
            <numerusform>Here, %n near misses become findings to review.</numerusform>
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
        <source>In every export, in place of all %n findings:</source>
        <translation>
            <numerusform>In every export, in place of the %n finding:</numerusform>
            <numerusform>In every export, in place of all %n findings:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n places, which are decided together.</source>
        <translation>
            <numerusform>It stands in %n place.</numerusform>
            <numerusform>It stands in %n places, which are decided together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first</source>
        <translation>
            <numerusform>Look at it</numerusform>
            <numerusform>Look at the first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing of them was found in %n places:</source>
        <translation>
            <numerusform>Nothing of them was found in %n place:</numerusform>
            <numerusform>Nothing of them was found in %n places:</numerusform>
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
        <source>Pages {pages} were read by recognition and not looked at yet.</source>
        <translation>
            <numerusform>Page {pages} was read by recognition and not looked at yet.</numerusform>
            <numerusform>Pages {pages} were read by recognition and not looked at yet.</numerusform>
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
        <source>Reviewed, %n undecided</source>
        <translation>
            <numerusform>Reviewed, %n undecided</numerusform>
            <numerusform>Reviewed, %n undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second look: %n of {total} looked at,</source>
        <translation>
            <numerusform>Second look: %n of {total} looked at,</numerusform>
            <numerusform>Second look: %n of {total} looked at,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is under %n boxes will be blacked out.</source>
        <translation>
            <numerusform>What is under %n box will be blacked out.</numerusform>
            <numerusform>What is under %n boxes will be blacked out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write %n documents as labelled data</source>
        <translation>
            <numerusform>Write %n document as labelled data</numerusform>
            <numerusform>Write %n documents as labelled data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your decisions on %n documents are in no export.</source>
        <translation>
            <numerusform>Your decisions on %n document are in no export.</numerusform>
            <numerusform>Your decisions on %n documents are in no export.</numerusform>
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
        <source>redact %n places of a second look</source>
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
