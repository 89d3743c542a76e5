<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
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
        <source>%n findings will be removed.</source>
        <translation>
            <numerusform>%n finding will be removed.</numerusform>
            <numerusform>%n findings will be removed.</numerusform>
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
        <source>%n near misses</source>
        <translation>
            <numerusform>%n near miss</numerusform>
            <numerusform>%n near misses</numerusform>
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
        <source>Your decisions on %n documents are in no export.</source>
        <translation>
            <numerusform>Your decisions on %n document are in no export.</numerusform>
            <numerusform>Your decisions on %n documents are in no export.</numerusform>
        </translation>
    </message>
</context>
</TS>
