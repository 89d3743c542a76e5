<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> expected among them</source>
        <translation>, según la estimación</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n aceptada</numerusform>
            <numerusform>%n aceptadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted.</source>
        <translation>
            <numerusform>%n aceptada.</numerusform>
            <numerusform>%n aceptadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n recuadro</numerusform>
            <numerusform>%n recuadros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes added.</source>
        <translation>
            <numerusform>%n recuadro añadido.</numerusform>
            <numerusform>%n recuadros añadidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed to {kind}.</source>
        <translation>
            <numerusform>%n cambiada a {kind}.</numerusform>
            <numerusform>%n cambiadas a {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections</source>
        <translation>
            <numerusform>%n corrección</numerusform>
            <numerusform>%n correcciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements</source>
        <translation>
            <numerusform>%n desacuerdo</numerusform>
            <numerusform>%n desacuerdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disagreements.</source>
        <translation>
            <numerusform>%n desacuerdo.</numerusform>
            <numerusform>%n desacuerdos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are no patient&apos;s any more.</source>
        <translation>
            <numerusform>%n documento ya no es de ningún paciente.</numerusform>
            <numerusform>%n documentos ya no son de ningún paciente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not ready and are not searched.</source>
        <translation>
            <numerusform>%n documento no está listo y no se examina.</numerusform>
            <numerusform>%n documentos no están listos y no se examinan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not reviewed yet and will be left out.</source>
        <translation>
            <numerusform>%n documento aún no está revisado y queda fuera.</numerusform>
            <numerusform>%n documentos aún no están revisados y quedan fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents assigned to a patient.</source>
        <translation>
            <numerusform>%n documento asignado a un paciente.</numerusform>
            <numerusform>%n documentos asignados a un paciente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents exported and verified.</source>
        <translation>
            <numerusform>%n documento exportado y verificado.</numerusform>
            <numerusform>%n documentos exportados y verificados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents have changed since then: undo there first.</source>
        <translation>
            <numerusform>%n documento ha cambiado desde entonces: deshaga allí primero.</numerusform>
            <numerusform>%n documentos han cambiado desde entonces: deshaga allí primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents name no known patient for sure.</source>
        <translation>
            <numerusform>%n documento no nombra con seguridad a ningún paciente conocido.</numerusform>
            <numerusform>%n documentos no nombran con seguridad a ningún paciente conocido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents of one patient</source>
        <translation>
            <numerusform>%n documento de un paciente</numerusform>
            <numerusform>%n documentos de un paciente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents searched.</source>
        <translation>
            <numerusform>%n documento examinado.</numerusform>
            <numerusform>%n documentos examinados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they are not reviewed yet.</source>
        <translation>
            <numerusform>%n documento quedó fuera porque aún no está revisado.</numerusform>
            <numerusform>%n documentos quedaron fuera porque aún no están revisados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were left out because they were refused.</source>
        <translation>
            <numerusform>%n documento quedó fuera porque no se admitió.</numerusform>
            <numerusform>%n documentos quedaron fuera porque no se admitieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were refused and will be left out.</source>
        <translation>
            <numerusform>%n documento no se admitió y se omite.</numerusform>
            <numerusform>%n documentos no se admitieron y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of a type that cannot be read.</source>
        <translation>
            <numerusform>%n archivo es de un tipo que no se puede leer.</numerusform>
            <numerusform>%n archivos son de un tipo que no se puede leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n detección</numerusform>
            <numerusform>%n detecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings are undecided. They will be redacted as if accepted.</source>
        <translation>
            <numerusform>%n detección está sin decidir. Se suprimirá como si se hubiera aceptado.</numerusform>
            <numerusform>%n detecciones están sin decidir. Se suprimirán como si se hubieran aceptado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings rejected: the text stays.</source>
        <translation>
            <numerusform>%n detección rechazada: el texto se conserva.</numerusform>
            <numerusform>%n detecciones rechazadas: el texto se conserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings stay, because the policy keeps their type.</source>
        <translation>
            <numerusform>%n detección se conserva, porque la política conserva su tipo.</numerusform>
            <numerusform>%n detecciones se conservan, porque la política conserva su tipo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review</source>
        <translation>
            <numerusform>%n detección por revisar</numerusform>
            <numerusform>%n detecciones por revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings to review have at least this score.</source>
        <translation>
            <numerusform>%n detección por revisar tiene al menos esta puntuación.</numerusform>
            <numerusform>%n detecciones por revisar tienen al menos esta puntuación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings will be redacted.</source>
        <translation>
            <numerusform>Se suprimirá %n detección.</numerusform>
            <numerusform>Se suprimirán %n detecciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folders could not be opened.</source>
        <translation>
            <numerusform>No se ha podido abrir %n carpeta.</numerusform>
            <numerusform>No se han podido abrir %n carpetas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden by the filter stay as they are.</source>
        <translation>
            <numerusform>%n detección oculta por el filtro queda como está.</numerusform>
            <numerusform>%n detecciones ocultas por el filtro quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers</source>
        <translation>
            <numerusform>%n identificador</numerusform>
            <numerusform>%n identificadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers redacted.</source>
        <translation>
            <numerusform>Se ha suprimido %n identificador.</numerusform>
            <numerusform>Se han suprimido %n identificadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identifiers stay, because the policy keeps them.</source>
        <translation>
            <numerusform>%n identificador se conserva, porque así lo indica la política.</numerusform>
            <numerusform>%n identificadores se conservan, porque así lo indica la política.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <translation>
            <numerusform>%n conservada</numerusform>
            <numerusform>%n conservadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same person or thing selected.</source>
        <translation>
            <numerusform>%n mención de esta persona o cosa seleccionada.</numerusform>
            <numerusform>%n menciones de la misma persona o cosa seleccionadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same text selected.</source>
        <translation>
            <numerusform>%n mención de este texto seleccionada.</numerusform>
            <numerusform>%n menciones del mismo texto seleccionadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged with {name}.</source>
        <translation>
            <numerusform>%n unido con {name}.</numerusform>
            <numerusform>%n unidos con {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are already redacted.</source>
        <translation>
            <numerusform>%n más ya está suprimido.</numerusform>
            <numerusform>%n más ya están suprimidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n caso dudoso</numerusform>
            <numerusform>%n casos dudosos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention.</source>
        <translation>
            <numerusform>%n requiere su atención.</numerusform>
            <numerusform>%n requieren su atención.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention: see the list.</source>
        <translation>
            <numerusform>%n requiere su atención: vea la lista.</numerusform>
            <numerusform>%n requieren su atención: vea la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notices</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them say what is redacted in other places.</source>
        <translation>
            <numerusform>%n de ellas dice lo que se suprime en otros lugares.</numerusform>
            <numerusform>%n de ellas dicen lo que se suprime en otros lugares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not seen to the end.</source>
        <translation>
            <numerusform>%n de ellas no se ha visto hasta el final.</numerusform>
            <numerusform>%n de ellas no se han visto hasta el final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} ticked.</source>
        <translation>
            <numerusform>%n de {total} marcado.</numerusform>
            <numerusform>%n de {total} marcados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>%n página no se puede dibujar: nadie puede ver lo que contiene.</numerusform>
            <numerusform>%n páginas no se pueden dibujar: nadie puede ver lo que contienen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked yet.</source>
        <translation>
            <numerusform>%n página se leyó con reconocimiento de texto y aún no se ha comprobado.</numerusform>
            <numerusform>%n páginas se leyeron con reconocimiento de texto y aún no se han comprobado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages read by text recognition are not checked.</source>
        <translation>
            <numerusform>%n página leída con reconocimiento de texto está sin comprobar.</numerusform>
            <numerusform>%n páginas leídas con reconocimiento de texto están sin comprobar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages were not seen.</source>
        <translation>
            <numerusform>%n página no se ha visto.</numerusform>
            <numerusform>%n páginas no se han visto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients added to the known identifiers.</source>
        <translation>
            <numerusform>Se añadió %n paciente a los identificadores conocidos.</numerusform>
            <numerusform>Se añadieron %n pacientes a los identificadores conocidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patients removed. What was found stays for you to decide.</source>
        <translation>
            <numerusform>%n paciente quitado. Lo que se encontró queda para que usted decida.</numerusform>
            <numerusform>%n pacientes quitados. Lo que se encontró queda para que usted decida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places marked as {kind}.</source>
        <translation>
            <numerusform>%n lugar marcado como {kind}.</numerusform>
            <numerusform>%n lugares marcados como {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted in {documents} documents.</source>
        <translation>
            <numerusform>%n lugar suprimido en {documents} documentos.</numerusform>
            <numerusform>%n lugares suprimidos en {documents} documentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted.</source>
        <translation>
            <numerusform>%n lugar suprimido.</numerusform>
            <numerusform>%n lugares suprimidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places were searched: only what you kept is left of them:</source>
        <translation>
            <numerusform>Se buscó en %n lugar: solo queda de ellos lo que usted conservó:</numerusform>
            <numerusform>Se buscó en %n lugares: solo queda de ellos lo que usted conservó:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n&#xa0;no&#xa0;admitido</numerusform>
            <numerusform>%n&#xa0;no&#xa0;admitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected</source>
        <translation>
            <numerusform>%n rechazada</numerusform>
            <numerusform>%n rechazadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected.</source>
        <translation>
            <numerusform>%n rechazada.</numerusform>
            <numerusform>%n rechazadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remain to be reviewed.</source>
        <translation>
            <numerusform>Queda %n por revisar.</numerusform>
            <numerusform>Quedan %n por revisar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replacements changed.</source>
        <translation>
            <numerusform>%n reemplazo cambiado.</numerusform>
            <numerusform>%n reemplazos cambiados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reset to undecided.</source>
        <translation>
            <numerusform>%n restablecida a sin decidir.</numerusform>
            <numerusform>%n restablecidas a sin decidir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n seleccionada</numerusform>
            <numerusform>%n seleccionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <translation>
            <numerusform>%n detenido</numerusform>
            <numerusform>%n detenidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n por revisar</numerusform>
            <numerusform>%n por revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided</source>
        <translation>
            <numerusform>%n sin decidir</numerusform>
            <numerusform>%n sin decidir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings were redacted as if accepted.</source>
        <translation>
            <numerusform>%n detección sin decidir se suprimió como si se hubiera aceptado.</numerusform>
            <numerusform>%n detecciones sin decidir se suprimieron como si se hubieran aceptado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided findings will be redacted.</source>
        <translation>
            <numerusform>Se suprimirá %n detección sin decidir.</numerusform>
            <numerusform>Se suprimirán %n detecciones sin decidir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would stay in the export</source>
        <translation>
            <numerusform>%n quedaría en la exportación</numerusform>
            <numerusform>%n quedarían en la exportación</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisión</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>A capitalised word that is on no list.</source>
        <translation>Una palabra con mayúscula que no está en ninguna lista.</translation>
    </message>
    <message>
        <source>A file with this name exists and will be replaced.</source>
        <translation>Ya existe un archivo con este nombre y se reemplazará.</translation>
    </message>
    <message>
        <source>A long number.</source>
        <translation>Un número largo.</translation>
    </message>
    <message>
        <source>A lower score shows more findings and misses fewer identifiers. Estimates hold for notes like those the model was evaluated on.</source>
        <translation>Una puntuación más baja muestra más detecciones y omite menos identificadores. Las estimaciones valen para notas como las usadas para evaluar el modelo.</translation>
    </message>
    <message>
        <source>A page shows its text only as a picture.</source>
        <translation>Una página muestra su texto solo como imagen.</translation>
    </message>
    <message>
        <source>A person must read the whole document. If the language is wrong, set it with --language.</source>
        <translation>Una persona debe leer todo el documento. Si el idioma no es correcto, indíquelo con --language.</translation>
    </message>
    <message>
        <source>A policy for each type:</source>
        <translation>Una política por tipo:</translation>
    </message>
    <message>
        <source>A replacement does not fit into a picture or cannot be drawn: a black box replaces it.</source>
        <translation>Un reemplazo no cabe en una imagen o no se puede dibujar: en su lugar hay un recuadro negro.</translation>
    </message>
    <message>
        <source>A replacement does not fit into the picture or cannot be drawn: a black box replaces it.</source>
        <translation>Un reemplazo no cabe en la imagen o no se puede dibujar: en su lugar hay un recuadro negro.</translation>
    </message>
    <message>
        <source>A replacement has letters that the included fonts lack, or does not fit into a scan: a black box replaces it.</source>
        <translation>Un reemplazo tiene letras que faltan en las fuentes incluidas o no cabe en un escaneado: en su lugar hay un recuadro negro.</translation>
    </message>
    <message>
        <source>A single character would be redacted in every word.</source>
        <translation>Un solo carácter se suprimiría en todas las palabras.</translation>
    </message>
    <message>
        <source>A wildcard needs a letter or digit next to it.</source>
        <translation>Un comodín necesita una letra o cifra al lado.</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>AGE</source>
        <translation>EDAD</translation>
    </message>
    <message>
        <source>About Incognote…</source>
        <translation>Acerca de Incognote…</translation>
    </message>
    <message>
        <source>About {expected} identifiers are expected to be left that nothing found; in 95 of 100 documents like those of the measurement there are {least} to {most}.</source>
        <translation>Se espera que queden unos {expected} identificadores que nada encontró; en 95 de cada 100 documentos como los de la medición hay de {least} a {most}.</translation>
    </message>
    <message>
        <source>About {name}</source>
        <translation>Acerca de {name}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Accept all above a score</source>
        <translation>Aceptar todo por encima de una puntuación</translation>
    </message>
    <message>
        <source>Accept all above a score…</source>
        <translation>Aceptar todo por encima de una puntuación…</translation>
    </message>
    <message>
        <source>Accept all in this category</source>
        <translation>Aceptar todo lo de esta categoría</translation>
    </message>
    <message>
        <source>Accept all mentions</source>
        <translation>Aceptar todas sus menciones</translation>
    </message>
    <message>
        <source>Accept or reject</source>
        <translation>Aceptar o rechazar</translation>
    </message>
    <message>
        <source>Accept the rest of this page</source>
        <translation>Aceptar el resto de esta página</translation>
    </message>
    <message>
        <source>Accept: redact on export</source>
        <translation>Aceptar: suprimir al exportar</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Accessibility tags and alternative texts are removed; screen readers lose them.</source>
        <translation>Las etiquetas de accesibilidad y los textos alternativos se eliminan; los lectores de pantalla los pierden.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Número de cuenta</translation>
    </message>
    <message>
        <source>Account numbers</source>
        <translation>Números de cuenta</translation>
    </message>
    <message>
        <source>Accurate: two models</source>
        <translation>Preciso: dos modelos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message numerus="yes">
        <source>Add %n boxes</source>
        <translation>
            <numerusform>Añadir %n recuadro</numerusform>
            <numerusform>Añadir %n recuadros</numerusform>
        </translation>
    </message>
    <message>
        <source>Added by hand</source>
        <translation>Añadido a mano</translation>
    </message>
    <message>
        <source>Addresses of links</source>
        <translation>Direcciones de enlaces</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Edad</translation>
    </message>
    <message>
        <source>All decided</source>
        <translation>Todo decidido</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message>
        <source>All documents of a patient get the same invented names, numbers and date shift, which no other patient has.</source>
        <translation>Todos los documentos de un paciente reciben los mismos nombres y números inventados y el mismo desplazamiento de fechas, que ningún otro paciente tiene.</translation>
    </message>
    <message>
        <source>All findings are decided.</source>
        <translation>Todas las detecciones están decididas.</translation>
    </message>
    <message>
        <source>All findings are decided. {finish} marks the document as reviewed, {export} exports it.</source>
        <translation>Todas las detecciones están decididas. {finish} marca el documento como revisado, {export} lo exporta.</translation>
    </message>
    <message>
        <source>All frames of an animation or camera picture but the first are removed.</source>
        <translation>De una animación o foto se eliminan todos los fotogramas menos el primero.</translation>
    </message>
    <message>
        <source>All mentions</source>
        <translation>Todas las menciones</translation>
    </message>
    <message>
        <source>All of this will be removed from the export. Anything that the document also shows, such as the value of a form field, is part of its text: review it there.</source>
        <translation>Todo esto se eliminará de la exportación. Lo que el documento también muestra, como el valor de un campo de formulario, forma parte de su texto: revíselo allí.</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Todos los atajos</translation>
    </message>
    <message>
        <source>All types…</source>
        <translation>Todos los tipos…</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message numerus="yes">
        <source>Also %n other mentions of the same text</source>
        <translation>
            <numerusform>También %n mención más del mismo texto</numerusform>
            <numerusform>También %n menciones más del mismo texto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also %n others like this</source>
        <translation>
            <numerusform>También %n más como este</numerusform>
            <numerusform>También %n más como este</numerusform>
        </translation>
    </message>
    <message>
        <source>Alternative texts and names of pictures, shapes and tables are removed.</source>
        <translation>Los textos alternativos y nombres de imágenes, formas y tablas se eliminan.</translation>
    </message>
    <message>
        <source>Always 1 January 1980</source>
        <translation>Siempre el 1 de enero de 1980</translation>
    </message>
    <message>
        <source>Always neutral</source>
        <translation>Siempre neutro</translation>
    </message>
    <message>
        <source>Always or never redact</source>
        <translation>Suprimir siempre o nunca</translation>
    </message>
    <message>
        <source>Always redact</source>
        <translation>Suprimir siempre</translation>
    </message>
    <message>
        <source>Always redact in all documents</source>
        <translation>Suprimir siempre en todos los documentos</translation>
    </message>
    <message>
        <source>Always redact in this document</source>
        <translation>Suprimir siempre en este documento</translation>
    </message>
    <message>
        <source>Always redact “{words}” in all documents</source>
        <translation>Suprimir siempre «{words}» en todos los documentos</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this document</source>
        <translation>Suprimir siempre «{words}» en este documento</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this project</source>
        <translation>Suprimir siempre «{words}» en este proyecto</translation>
    </message>
    <message>
        <source>Always redacted</source>
        <translation>Se suprime siempre</translation>
    </message>
    <message>
        <source>Annotations that appear only in print are removed.</source>
        <translation>Las anotaciones que solo aparecen al imprimir se eliminan.</translation>
    </message>
    <message>
        <source>Another finding, another cell or the end of the text is in the way.</source>
        <translation>Ahí hay otra detección, otra celda o el final del texto.</translation>
    </message>
    <message>
        <source>Another mention of a finding</source>
        <translation>Otra mención de una detección</translation>
    </message>
    <message>
        <source>Another surrogate</source>
        <translation>Otro sustituto</translation>
    </message>
    <message>
        <source>Anyone who knows the passphrase can open the project on any computer. You will be asked for it whenever the project opens. Nobody can recover it: without it, the project is lost. Use several words that nobody would guess.</source>
        <translation>Cualquiera que conozca la frase de contraseña puede abrir el proyecto en cualquier equipo. Se pedirá cada vez que se abra el proyecto. Nadie puede recuperarla: sin ella, el proyecto se pierde. Use varias palabras que nadie adivinaría.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>árabe</translation>
    </message>
    <message>
        <source>As exported</source>
        <translation>Como se exportará</translation>
    </message>
    <message>
        <source>As exported now</source>
        <translation>Tal como se exportaría ahora</translation>
    </message>
    <message>
        <source>As long as a key or the originals exist, surrogates are pseudonyms: under the GDPR the export remains personal data for whoever could use them.</source>
        <translation>Mientras existan una clave o los originales, los sustitutos son seudónimos: según el RGPD, la exportación sigue siendo un dato personal para quien pueda usarlos.</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>El reconocido</translation>
    </message>
    <message>
        <source>Ask the person who created the project for its passphrase.</source>
        <translation>Pida la frase de contraseña a quien creó el proyecto.</translation>
    </message>
    <message>
        <source>Ask whoever administers this computer to correct the policy file.</source>
        <translation>Pida a quien administra este equipo que corrija el archivo de directivas.</translation>
    </message>
    <message>
        <source>Attached data is removed, such as form data, building blocks and print settings.</source>
        <translation>Los datos adjuntos se eliminan, como datos de formularios, bloques de creación y ajustes de impresión.</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Archivos adjuntos</translation>
    </message>
    <message>
        <source>Attached files are removed without being searched.</source>
        <translation>Los archivos adjuntos se eliminan sin examinarlos.</translation>
    </message>
    <message>
        <source>Authors, editors and signers</source>
        <translation>Autores, editores y firmantes</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to your own review</source>
        <translation>Volver a su propia revisión</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>euskera</translation>
    </message>
    <message>
        <source>Batch summary</source>
        <translation>Resumen del lote</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Before you export</source>
        <translation>Antes de exportar</translation>
    </message>
    <message>
        <source>Before: {estimate}.</source>
        <translation>Antes: {estimate}.</translation>
    </message>
    <message>
        <source>Biometric identifier</source>
        <translation>Identificador biométrico</translation>
    </message>
    <message>
        <source>Biometric identifiers</source>
        <translation>Identificadores biométricos</translation>
    </message>
    <message>
        <source>Black box</source>
        <translation>Recuadro negro</translation>
    </message>
    <message>
        <source>Black boxes</source>
        <translation>Recuadros negros</translation>
    </message>
    <message>
        <source>Black boxes: even the type of an identifier is hidden</source>
        <translation>Recuadros negros: se oculta incluso el tipo de identificador</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Bookmarks are removed.</source>
        <translation>Los marcadores se eliminan.</translation>
    </message>
    <message>
        <source>Box on page {number}</source>
        <translation>Recuadro en la página {number}</translation>
    </message>
    <message>
        <source>Box on page {number}, {wide} by {high} points, {left} from the left, {top} from the top</source>
        <translation>Recuadro en la página {number}, {wide} por {high} puntos, a {left} del borde izquierdo y a {top} del superior</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Recuadros</translation>
    </message>
    <message>
        <source>Boxes drawn on pages, counted as added by hand:</source>
        <translation>Recuadros dibujados en páginas, contados como añadidos a mano:</translation>
    </message>
    <message>
        <source>Broad class</source>
        <translation>Clase amplia</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>búlgaro</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>Por categoría</translation>
    </message>
    <message>
        <source>By page</source>
        <translation>Por página</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Por persona</translation>
    </message>
    <message>
        <source>CONTACT</source>
        <translation>CONTACTO</translation>
    </message>
    <message>
        <source>Can be searched and copied</source>
        <translation>Se puede buscar y copiar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Capitals, accents and line breaks make no difference. “Always redact” takes precedence. “Never redact” applies only where the words stand alone: longer findings that contain them still need review, and you can still accept any finding.</source>
        <translation>No se distinguen mayúsculas, acentos ni saltos de línea. «Suprimir siempre» tiene prioridad. «No suprimir nunca» solo vale donde las palabras están solas: las detecciones más largas que las contienen siguen por revisar, y cualquier detección se puede aceptar.</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalán</translation>
    </message>
    <message>
        <source>Categories to list</source>
        <translation>Categorías mostradas</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Cells below merged ones</source>
        <translation>Celdas bajo celdas combinadas</translation>
    </message>
    <message>
        <source>Cells with links keep their text and lose the addresses.</source>
        <translation>Las celdas con enlaces conservan su texto y pierden las direcciones.</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europa central</translation>
    </message>
    <message>
        <source>Certificate and licence numbers</source>
        <translation>Números de certificados y licencias</translation>
    </message>
    <message>
        <source>Change language…</source>
        <translation>Cambiar idioma…</translation>
    </message>
    <message>
        <source>Change shortcuts</source>
        <translation>Cambiar los atajos</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Cambiar los atajos…</translation>
    </message>
    <message>
        <source>Change type…</source>
        <translation>Cambiar el tipo…</translation>
    </message>
    <message>
        <source>Changes take effect the next time the program starts.</source>
        <translation>El cambio se aplica en el próximo inicio.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Charts keep what they show and lose their workbook.</source>
        <translation>Los gráficos conservan lo que muestran y pierden el libro de cálculo.</translation>
    </message>
    <message>
        <source>Charts of newer types (such as waterfall or map) become the picture that Word stores with them, or are removed if there is none.</source>
        <translation>Los gráficos de tipos nuevos (como cascada o mapa) se convierten en la imagen que Word guarda con ellos, o se eliminan si no la hay.</translation>
    </message>
    <message>
        <source>Check that the file exists and that you have permission to read it.</source>
        <translation>Compruebe que el archivo existe y que tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chino</translation>
    </message>
    <message>
        <source>Choose a folder that you can write to and that has free space.</source>
        <translation>Elija una carpeta en la que pueda escribir y que tenga espacio libre.</translation>
    </message>
    <message>
        <source>Choose another model or reinstall the program.</source>
        <translation>Elija otro modelo o vuelva a instalar el programa.</translation>
    </message>
    <message>
        <source>Choose the exact type ({key})</source>
        <translation>Elegir el tipo exacto ({key})</translation>
    </message>
    <message>
        <source>Choose the first reviewer&apos;s decision</source>
        <translation>Elegir la decisión del primer revisor</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Elegir la carpeta</translation>
    </message>
    <message>
        <source>Choose the second reviewer&apos;s decision</source>
        <translation>Elegir la decisión del segundo revisor</translation>
    </message>
    <message>
        <source>Choose this ({key})</source>
        <translation>Elegir esto ({key})</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>Elegir {name}</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choosing a file name without identifiers…</source>
        <translation>Eligiendo un nombre de archivo sin identificadores…</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear the selection, or leave a tool</source>
        <translation>Quitar la selección o salir de una herramienta</translation>
    </message>
    <message>
        <source>Click a shortcut, or move to it with Tab, and press the new keys. Tab moves on to the next.</source>
        <translation>Haga clic en un atajo, o vaya a él con Tab, y pulse las teclas nuevas. Tab pasa al siguiente.</translation>
    </message>
    <message>
        <source>Click once you have compared the page with its picture, to mark it as checked. Click again to undo that ({key}).</source>
        <translation>Haga clic cuando haya comparado la página con su imagen, para marcarla como comprobada. Haga clic otra vez para deshacerlo ({key}).</translation>
    </message>
    <message>
        <source>Clinician</source>
        <translation>Profesional sanitario</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close and discard them</source>
        <translation>Cerrar y descartarlas</translation>
    </message>
    <message>
        <source>Close and forget saved work</source>
        <translation>Cerrar y olvidar el trabajo guardado</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Cerrar el documento</translation>
    </message>
    <message>
        <source>Close project</source>
        <translation>Cerrar el proyecto</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Cerrar la búsqueda (Esc)</translation>
    </message>
    <message>
        <source>Close without exporting?</source>
        <translation>¿Cerrar sin exportar?</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Combining findings</source>
        <translation>Reuniendo detecciones</translation>
    </message>
    <message>
        <source>Combining findings…</source>
        <translation>Reuniendo las detecciones…</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Comandos y atajos</translation>
    </message>
    <message>
        <source>Comments (not exported)</source>
        <translation>Comentarios (no se exportan)</translation>
    </message>
    <message>
        <source>Comments and annotations without an appearance of their own are removed.</source>
        <translation>Los comentarios y anotaciones sin apariencia propia se eliminan.</translation>
    </message>
    <message>
        <source>Comments and notes</source>
        <translation>Comentarios y notas</translation>
    </message>
    <message>
        <source>Comments and the names of their authors are removed.</source>
        <translation>Los comentarios y los nombres de sus autores se eliminan.</translation>
    </message>
    <message>
        <source>Comments become plain page content; their pop-up texts and authors are removed.</source>
        <translation>Los comentarios pasan a ser contenido de la página; sus textos emergentes y autores se eliminan.</translation>
    </message>
    <message>
        <source>Comments on cells and the names of their authors are removed.</source>
        <translation>Se eliminan los comentarios de las celdas y los nombres de sus autores.</translation>
    </message>
    <message>
        <source>Compare two reviewers</source>
        <translation>Comparar dos revisores</translation>
    </message>
    <message>
        <source>Compare two reviewers…</source>
        <translation>Comparar dos revisores…</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Coherente</translation>
    </message>
    <message>
        <source>Consistent surrogates can be linked, but a missed mention stands out. Markov surrogates change now and then and hide most of them; random ones hide the most and link nothing.</source>
        <translation>Los sustitutos coherentes se pueden vincular, pero una mención omitida salta a la vista. Los de Markov cambian de vez en cuando y ocultan la mayoría; los aleatorios son los que más ocultan y no vinculan nada.</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Content controls become plain text; options that are not selected are removed.</source>
        <translation>Los controles de contenido se convierten en texto; las opciones no seleccionadas se eliminan.</translation>
    </message>
    <message>
        <source>Continue in the other window, or close the document there first.</source>
        <translation>Siga en la otra ventana o cierre antes allí el documento.</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Continuar donde lo dejó</translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n documents</source>
        <translation>
            <numerusform>Continuar con %n documento</numerusform>
            <numerusform>Continuar con %n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue with {name}</source>
        <translation>Continuar con {name}</translation>
    </message>
    <message>
        <source>Continue without a model</source>
        <translation>Continuar sin modelo</translation>
    </message>
    <message>
        <source>Continuing without a model. Exports are marked as not verified.</source>
        <translation>Se continúa sin modelo. Las exportaciones se marcan como no verificadas.</translation>
    </message>
    <message>
        <source>Copies of drawings for Word 2007 and older are removed.</source>
        <translation>Las copias de dibujos para Word 2007 y anteriores se eliminan.</translation>
    </message>
    <message>
        <source>Copy code and message, without document text</source>
        <translation>Copiar código y mensaje, sin texto del documento</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Correct boundaries</source>
        <translation>Corregir los límites</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Create a project</source>
        <translation>Crear un proyecto</translation>
    </message>
    <message>
        <source>Create a project from these…</source>
        <translation>Crear un proyecto con estos…</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croata</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>checo</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>FECHA</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danés</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Dates and numbers that label charts become text; a date axis shows equal steps.</source>
        <translation>Las fechas y los números que rotulan los gráficos se convierten en texto; un eje de fechas muestra intervalos iguales.</translation>
    </message>
    <message>
        <source>Dates but the year, ages over 89</source>
        <translation>Fechas salvo el año, edades de más de 89</translation>
    </message>
    <message>
        <source>De-identification report</source>
        <translation>Informe de desidentificación</translation>
    </message>
    <message>
        <source>Decide on several findings</source>
        <translation>Decidir sobre varias detecciones</translation>
    </message>
    <message numerus="yes">
        <source>Decisions on %n documents that are saved will be deleted. The documents stay.</source>
        <translation>
            <numerusform>Se borrarán las decisiones guardadas de %n documento. El documento se conserva.</numerusform>
            <numerusform>Se borrarán las decisiones guardadas de %n documentos. Los documentos se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete the saved work of all documents; the documents and all projects stay</source>
        <translation>Borrar el trabajo guardado de todos los documentos; los documentos y los proyectos se conservan</translation>
    </message>
    <message>
        <source>Delete the saved work of the selected document, or remove the project from the list (Delete)</source>
        <translation>Borrar el trabajo guardado del documento seleccionado, o quitar el proyecto de la lista (Supr)</translation>
    </message>
    <message>
        <source>Deleted text</source>
        <translation>Texto eliminado</translation>
    </message>
    <message>
        <source>Descriptions of pictures and objects</source>
        <translation>Descripciones de imágenes y objetos</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Devices and their numbers</source>
        <translation>Dispositivos y sus números</translation>
    </message>
    <message>
        <source>Digits next to redacted text.</source>
        <translation>Cifras junto a texto que se suprime.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar aviso</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Document list</source>
        <translation>Lista de documentos</translation>
    </message>
    <message>
        <source>Document properties</source>
        <translation>Propiedades del documento</translation>
    </message>
    <message>
        <source>Document properties such as author, title, company and dates are removed.</source>
        <translation>Las propiedades del documento, como autor, título, empresa y fechas, se eliminan.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Documents ({endings});;All files (*)</source>
        <translation>Documentos ({endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Documents and agreement</source>
        <translation>Documentos y acuerdo</translation>
    </message>
    <message>
        <source>Documents and results</source>
        <translation>Documentos y resultados</translation>
    </message>
    <message>
        <source>Documents of another kind may hold much more: label some of your own and evaluate. No level is guaranteed for a single document.</source>
        <translation>Los documentos de otro tipo pueden contener muchos más: etiquete algunos suyos y evalúe. Para un solo documento no se garantiza ningún nivel.</translation>
    </message>
    <message>
        <source>Documents of one patient</source>
        <translation>Documentos de un paciente</translation>
    </message>
    <message>
        <source>Documents reviewed</source>
        <translation>Documentos revisados</translation>
    </message>
    <message>
        <source>Documents searched from now on use this operating point.</source>
        <translation>Los documentos que se examinen desde ahora usan este punto de operación.</translation>
    </message>
    <message>
        <source>Documents with time and corrections</source>
        <translation>Documentos con tiempo y correcciones</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Drag with the mouse, or use the arrow keys, with Shift to resize. Enter places the box, Esc cancels.</source>
        <translation>Arrastre con el ratón o use las flechas, con Mayús para cambiar el tamaño. Intro coloca el recuadro, Esc cancela.</translation>
    </message>
    <message>
        <source>Draw a box</source>
        <translation>Dibujar un recuadro</translation>
    </message>
    <message>
        <source>Draw a box over what is left on that page, and export again.</source>
        <translation>Dibuje un recuadro sobre lo que queda en esa página y exporte de nuevo.</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>Dibujando la página…</translation>
    </message>
    <message>
        <source>Drop documents here</source>
        <translation>Suelte documentos aquí</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>neerlandés</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>Direcciones de correo electrónico</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates shift by 15 to {days} days (see Settings).</source>
        <translation>Las fechas de cada paciente se desplazan entre 15 y {days} días (consulte Ajustes).</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates shift by their own number of days: at least 15, and never whole weeks. Exports from before and after a change do not match.</source>
        <translation>Las fechas de cada paciente se desplazan un número propio de días: al menos 15 y nunca semanas enteras. Las exportaciones anteriores y posteriores a un cambio no concuerdan.</translation>
    </message>
    <message>
        <source>Edit replacement</source>
        <translation>Editar el reemplazo</translation>
    </message>
    <message>
        <source>Edit replacement…</source>
        <translation>Editar el reemplazo…</translation>
    </message>
    <message>
        <source>Edit the policy</source>
        <translation>Editar la política</translation>
    </message>
    <message>
        <source>Editing restrictions, document variables and links to templates are removed.</source>
        <translation>Las restricciones de edición, variables del documento y enlaces a plantillas se eliminan.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Embedded files (Base64) are removed without being searched: {count}.</source>
        <translation>Los archivos incrustados (Base64) se eliminan sin examinarlos: {count}.</translation>
    </message>
    <message>
        <source>Embedded files and controls are removed; their picture stays if there is one.</source>
        <translation>Los archivos y controles incrustados se eliminan; su imagen se conserva si la hay.</translation>
    </message>
    <message>
        <source>Embedded fonts are removed.</source>
        <translation>Las fuentes incrustadas se eliminan.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codificaciones</translation>
    </message>
    <message>
        <source>End one word earlier</source>
        <translation>Terminar una palabra antes</translation>
    </message>
    <message>
        <source>End one word later</source>
        <translation>Terminar una palabra después</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminar la visita</translation>
    </message>
    <message>
        <source>Endnotes</source>
        <translation>Notas al final</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Enter the password…</source>
        <translation>Introducir la contraseña…</translation>
    </message>
    <message>
        <source>Estimate of missed identifiers</source>
        <translation>Estimación de identificadores omitidos</translation>
    </message>
    <message>
        <source>Estimate of missed identifiers…</source>
        <translation>Estimación de identificadores omitidos…</translation>
    </message>
    <message>
        <source>Estimated from the scores of what the model was unsure about. What it never considered is not included: a person must read the document.</source>
        <translation>Estimado a partir de las puntuaciones de aquello en lo que el modelo dudó. Lo que nunca consideró no está incluido: una persona debe leer el documento.</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonio</translation>
    </message>
    <message numerus="yes">
        <source>Everything under %n boxes will be blacked out.</source>
        <translation>
            <numerusform>Se tachará en negro todo lo que hay bajo %n recuadro.</numerusform>
            <numerusform>Se tachará en negro todo lo que hay bajo %n recuadros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Libro de Excel</translation>
    </message>
    <message>
        <source>Expected misses</source>
        <translation>Omisiones previstas</translation>
    </message>
    <message>
        <source>Explain this finding</source>
        <translation>Explicar esta detección</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message numerus="yes">
        <source>Export %n documents</source>
        <translation>
            <numerusform>Exportar %n documento</numerusform>
            <numerusform>Exportar %n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n pages as pictures</source>
        <translation>
            <numerusform>Exportar %n página como imagen</numerusform>
            <numerusform>Exportar %n páginas como imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all reviewed</source>
        <translation>Exportar todos los revisados</translation>
    </message>
    <message>
        <source>Export all reviewed…</source>
        <translation>Exportar todos los revisados…</translation>
    </message>
    <message>
        <source>Export options</source>
        <translation>Opciones de la exportación</translation>
    </message>
    <message>
        <source>Export page {number} as a picture</source>
        <translation>Exportar la página {number} como imagen</translation>
    </message>
    <message>
        <source>Export the policy</source>
        <translation>Exportar la política</translation>
    </message>
    <message>
        <source>Export this document ({key})</source>
        <translation>Exportar este documento ({key})</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Exportar {name}</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>Exported and verified</source>
        <translation>Exportado y verificado</translation>
    </message>
    <message>
        <source>Exported and verified.</source>
        <translation>Exportado y verificado.</translation>
    </message>
    <message>
        <source>Exported file</source>
        <translation>Archivo exportado</translation>
    </message>
    <message numerus="yes">
        <source>Exported, %n undecided</source>
        <translation>
            <numerusform>Exportado, %n sin decidir</numerusform>
            <numerusform>Exportado, %n sin decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported, not verified</source>
        <translation>Exportado, sin verificar</translation>
    </message>
    <message>
        <source>Exported, not verified.</source>
        <translation>Exportado, sin verificar.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>Exports get new surrogates and shifts from now on (key {code}).</source>
        <translation>A partir de ahora, las exportaciones reciben sustitutos y desplazamientos nuevos (clave {code}).</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Fast: one model, which misses more</source>
        <translation>Rápido: un modelo, que omite más</translation>
    </message>
    <message>
        <source>Fastest available</source>
        <translation>El más rápido disponible</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Fax numbers</source>
        <translation>Números de fax</translation>
    </message>
    <message>
        <source>Fields other than page numbers become plain text.</source>
        <translation>Los campos que no son números de página se convierten en texto.</translation>
    </message>
    <message>
        <source>File date of exports</source>
        <translation>Fecha de archivo de las exportaciones</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>File name of exports</source>
        <translation>Nombre de archivo de las exportaciones</translation>
    </message>
    <message>
        <source>File name of the export</source>
        <translation>Nombre del archivo exportado</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter by category</source>
        <translation>Filtrar por categoría</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Filtrar detecciones</translation>
    </message>
    <message>
        <source>Filter findings by text</source>
        <translation>Filtrar detecciones por texto</translation>
    </message>
    <message>
        <source>Filter findings by text ({key})</source>
        <translation>Filtrar detecciones por texto ({key})</translation>
    </message>
    <message>
        <source>Filters, conditional formats and rules for what may be entered are removed.</source>
        <translation>Se eliminan los filtros, los formatos condicionales y las reglas sobre lo que se puede introducir.</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Buscar un comando…</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Buscar en el documento</translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation>Buscar en el documento…</translation>
    </message>
    <message>
        <source>Find the selection in the text</source>
        <translation>Buscar la selección en el texto</translation>
    </message>
    <message>
        <source>Finding identifiers</source>
        <translation>Búsqueda de identificadores</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Detecciones</translation>
    </message>
    <message>
        <source>Findings appear here once the document is searched.</source>
        <translation>Las detecciones aparecen aquí cuando se ha examinado el documento.</translation>
    </message>
    <message>
        <source>Findings list</source>
        <translation>Lista de detecciones</translation>
    </message>
    <message>
        <source>Finds and redacts identifiers in clinical documents, on this computer only. Apache License 2.0, no warranty.</source>
        <translation>Encuentra y suprime identificadores en documentos clínicos, solo en este equipo. Licencia Apache 2.0, sin garantía.</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Huellas</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finés</translation>
    </message>
    <message>
        <source>First choose “Same patient…” for the documents of one patient.</source>
        <translation>Elija primero «Mismo paciente…» para los documentos de un paciente.</translation>
    </message>
    <message>
        <source>First enter patients under “Known identifiers…”.</source>
        <translation>Introduzca primero pacientes en «Identificadores conocidos…».</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Primer revisor</translation>
    </message>
    <message>
        <source>First three digits</source>
        <translation>Tres primeras cifras</translation>
    </message>
    <message>
        <source>Fit to page</source>
        <translation>Ajustar a la página</translation>
    </message>
    <message>
        <source>Fit to width</source>
        <translation>Ajustar al ancho</translation>
    </message>
    <message>
        <source>Five years, above 89 as 90+</source>
        <translation>Cinco años, más de 89 como 90+</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder for the export</source>
        <translation>Carpeta para la exportación</translation>
    </message>
    <message>
        <source>Folder for the exports</source>
        <translation>Carpeta para las exportaciones</translation>
    </message>
    <message>
        <source>Folder of labelled data</source>
        <translation>Carpeta de datos etiquetados</translation>
    </message>
    <message>
        <source>Footer</source>
        <translation>Pie de página</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Notas al pie</translation>
    </message>
    <message>
        <source>For your own use. Documents not viewed since the program started show only their time. Pauses of more than a minute do not count.</source>
        <translation>Para su propio uso. Los documentos que no se han visto desde que se inició el programa muestran solo su tiempo. Las pausas de más de un minuto no cuentan.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Olvidar todo</translation>
    </message>
    <message>
        <source>Forget this saved work; the original document is unchanged.</source>
        <translation>Olvide este trabajo guardado; el documento original no ha cambiado.</translation>
    </message>
    <message>
        <source>Form fields and field codes</source>
        <translation>Campos de formulario y códigos de campo</translation>
    </message>
    <message>
        <source>Form fields become plain page content; values that the page does not show are removed.</source>
        <translation>Los campos de formulario pasan a ser contenido de la página; los valores que la página no muestra se eliminan.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Formulas become their stored results; a formula without one leaves its cell empty.</source>
        <translation>Las fórmulas se sustituyen por sus resultados guardados; una fórmula sin resultado deja su celda vacía.</translation>
    </message>
    <message>
        <source>Found by a rule</source>
        <translation>Detectado por una regla</translation>
    </message>
    <message>
        <source>Found by the model</source>
        <translation>Detectado por el modelo</translation>
    </message>
    <message>
        <source>Found by {detector}</source>
        <translation>Detectado por {detector}</translation>
    </message>
    <message>
        <source>Found like identifiers</source>
        <translation>Se buscan como los identificadores</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Desde la puntuación</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Go through the riskiest places left ({key})</source>
        <translation>Recorrer los lugares más arriesgados que quedan ({key})</translation>
    </message>
    <message>
        <source>Go to a box first, or draw one: {key}.</source>
        <translation>Vaya primero a un recuadro o dibuje uno: {key}.</translation>
    </message>
    <message>
        <source>Go to a finding first.</source>
        <translation>Vaya primero a una detección.</translation>
    </message>
    <message>
        <source>Go to a finding or select words first.</source>
        <translation>Vaya primero a una detección o seleccione palabras.</translation>
    </message>
    <message>
        <source>Go to page: type a number (1 to {total})</source>
        <translation>Ir a la página: escriba un número (de 1 a {total})</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>Ir a la página…</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>Tarjeta gráfica</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>griego</translation>
    </message>
    <message>
        <source>Group by category</source>
        <translation>Agrupar por categoría</translation>
    </message>
    <message>
        <source>Group by page</source>
        <translation>Agrupar por página</translation>
    </message>
    <message>
        <source>Group by person</source>
        <translation>Agrupar por persona</translation>
    </message>
    <message>
        <source>Group findings</source>
        <translation>Agrupar detecciones</translation>
    </message>
    <message>
        <source>Grouping mentions…</source>
        <translation>Agrupando menciones…</translation>
    </message>
    <message>
        <source>Grouping: {grouping}</source>
        <translation>Agrupación: {grouping}</translation>
    </message>
    <message>
        <source>HIPAA, under a data use agreement: dates, ages, towns, states and postal codes stay.</source>
        <translation>HIPAA, con un acuerdo de uso de datos: se conservan fechas, edades, localidades, estados y códigos postales.</translation>
    </message>
    <message>
        <source>HIPAA: years, ages up to 89, states and three digits of postal codes stay; all else is redacted.</source>
        <translation>HIPAA: se conservan años, edades hasta 89, estados y tres cifras de los códigos postales; todo lo demás se suprime.</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Encabezado</translation>
    </message>
    <message>
        <source>Headers, footers and printer settings are removed.</source>
        <translation>Se eliminan los encabezados, los pies de página y los ajustes de impresión.</translation>
    </message>
    <message>
        <source>Health plan number</source>
        <translation>Número de tarjeta sanitaria</translation>
    </message>
    <message>
        <source>Health plan numbers</source>
        <translation>Números de seguro médico</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebreo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hidden content</source>
        <translation>Contenido oculto</translation>
    </message>
    <message>
        <source>Hidden content of this file</source>
        <translation>Contenido oculto de este archivo</translation>
    </message>
    <message>
        <source>Hidden content of this file…</source>
        <translation>Contenido oculto de este archivo…</translation>
    </message>
    <message>
        <source>Hidden sheets, rows and columns are shown here like all others, and in the export.</source>
        <translation>Las hojas, filas y columnas ocultas se muestran aquí como todas las demás, y también en la exportación.</translation>
    </message>
    <message>
        <source>Hidden text is shown here as ordinary text and stays in the export.</source>
        <translation>El texto oculto se muestra aquí como texto normal y se conserva en la exportación.</translation>
    </message>
    <message>
        <source>Hidden. Nothing is lost.</source>
        <translation>Oculto. No se pierde nada.</translation>
    </message>
    <message>
        <source>Hide this line; the View menu shows it again</source>
        <translation>Ocultar esta línea; el menú Ver la muestra de nuevo</translation>
    </message>
    <message>
        <source>Hide window contents</source>
        <translation>Ocultar el contenido de la ventana</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High recall</source>
        <translation>Sensibilidad alta</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Hospital or care unit</source>
        <translation>Hospital o unidad asistencial</translation>
    </message>
    <message>
        <source>How each type of identifier is treated</source>
        <translation>Cómo se trata cada tipo de identificador</translation>
    </message>
    <message>
        <source>How the findings are grouped</source>
        <translation>Cómo se agrupan las detecciones</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>húngaro</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Dirección IP</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>Direcciones IP</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandés</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Identifiers were kept on purpose.</source>
        <translation>Se han conservado identificadores a propósito.</translation>
    </message>
    <message>
        <source>If letters look wrong, choose how {name} was saved:</source>
        <translation>Si las letras se ven mal, elija cómo se guardó {name}:</translation>
    </message>
    <message>
        <source>If something is left, it most likely is, the most harmful first:</source>
        <translation>Si queda algo, lo más probable es que sea, empezando por lo más dañino:</translation>
    </message>
    <message>
        <source>Import a policy</source>
        <translation>Importar una política</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message numerus="yes">
        <source>In all %n open documents</source>
        <translation>
            <numerusform>En el %n documento abierto</numerusform>
            <numerusform>En los %n documentos abiertos</numerusform>
        </translation>
    </message>
    <message>
        <source>In all documents about {expected} identifiers are expected to be left that nothing found, with 95 % between {least} and {most}. Documents of another kind than those of the measurement may hold much more.</source>
        <translation>En el conjunto de documentos se espera que queden unos {expected} identificadores que nada encontró, con un 95 % entre {least} y {most}. Los documentos de otro tipo que los de la medición pueden contener muchos más.</translation>
    </message>
    <message>
        <source>In all documents of the project.</source>
        <translation>En todos los documentos del proyecto.</translation>
    </message>
    <message>
        <source>In all documents.</source>
        <translation>En todos los documentos.</translation>
    </message>
    <message>
        <source>In document order</source>
        <translation>En el orden del documento</translation>
    </message>
    <message>
        <source>In the documents</source>
        <translation>En los documentos</translation>
    </message>
    <message>
        <source>In the export</source>
        <translation>En la exportación</translation>
    </message>
    <message>
        <source>In the same place on pages</source>
        <translation>En el mismo lugar de las páginas</translation>
    </message>
    <message numerus="yes">
        <source>In this document, %n near misses become findings to review.</source>
        <translation>
            <numerusform>En este documento, %n caso dudoso pasa a ser una detección por revisar.</numerusform>
            <numerusform>En este documento, %n casos dudosos pasan a ser detecciones por revisar.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this document, all findings stay as they are.</source>
        <translation>En este documento, todas las detecciones quedan como están.</translation>
    </message>
    <message>
        <source>In this document.</source>
        <translation>En este documento.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Install the named extra with pip.</source>
        <translation>Instale el componente indicado con pip.</translation>
    </message>
    <message>
        <source>Is in the picture only</source>
        <translation>Está solo en la imagen</translation>
    </message>
    <message numerus="yes">
        <source>It appears in %n places, which are decided together.</source>
        <translation>
            <numerusform>Aparece en %n lugar.</numerusform>
            <numerusform>Aparece en %n lugares, que se deciden juntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is also a personal name.</source>
        <translation>También es un nombre de persona.</translation>
    </message>
    <message>
        <source>It is not clear which patient the document is about.</source>
        <translation>No está claro de qué paciente trata el documento.</translation>
    </message>
    <message>
        <source>It protects saved work and the keys of surrogates and reports. You will be asked for it at every start. Nobody can recover it: without it, saved work is lost, and earlier surrogates and reports can no longer be continued or verified.</source>
        <translation>Protege el trabajo guardado y las claves. Se pide en cada inicio. Nadie puede recuperarla: sin ella se pierde el trabajo guardado y no se pueden continuar ni verificar sustitutos e informes anteriores.</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Líneas JSON</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonés</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep (R)</source>
        <translation>Conservar (R)</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Mantener abierto</translation>
    </message>
    <message>
        <source>Keep the one in use</source>
        <translation>Mantener la actual</translation>
    </message>
    <message>
        <source>Keep {code} (behind the passphrase)</source>
        <translation>Mantener {code} (tras la frase de contraseña)</translation>
    </message>
    <message>
        <source>Keep {code} (in an unprotected file)</source>
        <translation>Mantener {code} (en un archivo sin protección)</translation>
    </message>
    <message>
        <source>Keep {code} (in the system&apos;s keyring)</source>
        <translation>Mantener {code} (en el llavero del sistema)</translation>
    </message>
    <message>
        <source>Keep, above 89 as 90+</source>
        <translation>Conservar, más de 89 como 90+</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Kept by the policy</source>
        <translation>Conservados por la política</translation>
    </message>
    <message>
        <source>Key of surrogates and reports</source>
        <translation>Clave de sustitutos e informes</translation>
    </message>
    <message>
        <source>Key {key}, report {number} of run {run}</source>
        <translation>Clave {key}, informe {number} de la ejecución {run}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Known identifiers</source>
        <translation>Identificadores conocidos</translation>
    </message>
    <message>
        <source>Known identifiers changed.</source>
        <translation>Identificadores conocidos cambiados.</translation>
    </message>
    <message>
        <source>Known identifiers…</source>
        <translation>Identificadores conocidos…</translation>
    </message>
    <message>
        <source>Known patients</source>
        <translation>Pacientes conocidos</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>LOCATION</source>
        <translation>LUGAR</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Labelled data</source>
        <translation>Datos etiquetados</translation>
    </message>
    <message>
        <source>Labels for everything, nothing kept.</source>
        <translation>Etiquetas para todo, no se conserva nada.</translation>
    </message>
    <message>
        <source>Labels, such as [PATIENT]</source>
        <translation>Etiquetas, como [PATIENT]</translation>
    </message>
    <message>
        <source>Labels: identifiers become [PATIENT], [DATE] and so on</source>
        <translation>Etiquetas: los identificadores se convierten en [PATIENT], [DATE], etc.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of labels</source>
        <translation>Idioma de las etiquetas</translation>
    </message>
    <message>
        <source>Language of the document</source>
        <translation>Idioma del documento</translation>
    </message>
    <message>
        <source>Language of the document: {language}.</source>
        <translation>Idioma del documento: {language}.</translation>
    </message>
    <message>
        <source>Language of the documents</source>
        <translation>Idioma de los documentos</translation>
    </message>
    <message>
        <source>Language of the lines: {language}.</source>
        <translation>Idioma de las líneas: {language}.</translation>
    </message>
    <message>
        <source>Language of the selected lines</source>
        <translation>Idioma de las líneas seleccionadas</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Idioma del texto</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Última página</translation>
    </message>
    <message>
        <source>Later mentions</source>
        <translation>Menciones siguientes</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letón</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Layers stay shown or hidden, but lose their names.</source>
        <translation>Las capas siguen visibles u ocultas, pero pierden sus nombres.</translation>
    </message>
    <message>
        <source>Learnt from {learnt} documents, measured on {aside} others.</source>
        <translation>Aprendido de {learnt} documentos, medido con otros {aside}.</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Menos seguras primero</translation>
    </message>
    <message>
        <source>Left out: the day may be an identifier of the document, or you chose so</source>
        <translation>Omitido: el día puede ser un identificador del documento, o así se eligió</translation>
    </message>
    <message>
        <source>Licence number</source>
        <translation>Número de licencia</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Like the original, unless it identifies somebody</source>
        <translation>Como el original, si no identifica a nadie</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Líneas {first}–{last}</translation>
    </message>
    <message>
        <source>Links and their addresses are removed; the linked words stay.</source>
        <translation>Los enlaces y sus direcciones se eliminan; las palabras enlazadas se conservan.</translation>
    </message>
    <message>
        <source>Links keep their text and lose their addresses.</source>
        <translation>Los enlaces conservan su texto y pierden sus direcciones.</translation>
    </message>
    <message>
        <source>List all matches and redact those you tick</source>
        <translation>Mostrar todas las coincidencias y suprimir las marcadas</translation>
    </message>
    <message>
        <source>List labels</source>
        <translation>Etiquetas de listas</translation>
    </message>
    <message>
        <source>List only {category}</source>
        <translation>Mostrar solo: {category}</translation>
    </message>
    <message>
        <source>Lists earlier documents and projects</source>
        <translation>Documentos y proyectos anteriores</translation>
    </message>
    <message>
        <source>Lists for</source>
        <translation>Listas para</translation>
    </message>
    <message>
        <source>Lists nothing</source>
        <translation>Sin lista</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituano</translation>
    </message>
    <message>
        <source>Load a file…</source>
        <translation>Cargar un archivo…</translation>
    </message>
    <message>
        <source>Load known identifiers</source>
        <translation>Cargar identificadores conocidos</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Cargando el modelo…</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Locked by the administrator of this computer.</source>
        <translation>Bloqueado por el administrador de este equipo.</translation>
    </message>
    <message>
        <source>Log saved. It contains no text or name of a document.</source>
        <translation>Registro guardado. No contiene texto ni nombre de ningún documento.</translation>
    </message>
    <message>
        <source>Looking for bar codes and QR codes. Findings are provisional.</source>
        <translation>Buscando códigos de barras y códigos QR. Las detecciones son provisionales.</translation>
    </message>
    <message>
        <source>Looking for people and places…</source>
        <translation>Buscando personas y lugares…</translation>
    </message>
    <message>
        <source>Lowest score among the redacted findings:</source>
        <translation>Puntuación más baja entre las detecciones suprimidas:</translation>
    </message>
    <message>
        <source>Lowest score shown</source>
        <translation>Puntuación mínima mostrada</translation>
    </message>
    <message>
        <source>Lowest score to accept</source>
        <translation>Puntuación mínima para aceptar</translation>
    </message>
    <message>
        <source>Lowest score to reject</source>
        <translation>Puntuación mínima para rechazar</translation>
    </message>
    <message>
        <source>Machine-readable codes</source>
        <translation>Códigos legibles por máquina</translation>
    </message>
    <message>
        <source>Machine-readable codes in pictures, such as QR codes and bar codes, are painted over.</source>
        <translation>Los códigos legibles por máquina de las imágenes, como códigos QR y de barras, se tapan.</translation>
    </message>
    <message>
        <source>Machine-readable codes, such as QR codes and bar codes, are removed from {pages}. A page that draws them becomes a picture.</source>
        <translation>Los códigos legibles por máquina, como códigos QR y de barras, se eliminan de {pages}. Una página que los dibuja se convierte en una imagen.</translation>
    </message>
    <message>
        <source>Macros and key assignments are removed.</source>
        <translation>Las macros y asignaciones de teclas se eliminan.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Make a new one</source>
        <translation>Crear una nueva</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Mark as not reviewed</source>
        <translation>Marcar como no revisado</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to next</source>
        <translation>Marcar como revisado y pasar al siguiente</translation>
    </message>
    <message>
        <source>Mark as reviewed and go to the next document ({key})</source>
        <translation>Marcar como revisado e ir al documento siguiente ({key})</translation>
    </message>
    <message>
        <source>Mark as {kind}</source>
        <translation>Marcar como {kind}</translation>
    </message>
    <message>
        <source>Mark page as checked</source>
        <translation>Marcar la página como comprobada</translation>
    </message>
    <message>
        <source>Mark the near miss as {kind} ({key}) or as</source>
        <translation>Marcar el caso dudoso como {kind} ({key}) o como</translation>
    </message>
    <message>
        <source>Mark the selection as</source>
        <translation>Marcar la selección como</translation>
    </message>
    <message>
        <source>Mark the selection as {kind} ({key})</source>
        <translation>Marcar la selección como {kind} ({key})</translation>
    </message>
    <message>
        <source>Mark the selection…</source>
        <translation>Marcar la selección…</translation>
    </message>
    <message>
        <source>Mark this match as an identifier</source>
        <translation>Marcar la coincidencia como identificador</translation>
    </message>
    <message>
        <source>Marked or corrected by hand</source>
        <translation>Marcado o corregido a mano</translation>
    </message>
    <message>
        <source>Markov</source>
        <translation>Markov</translation>
    </message>
    <message>
        <source>Mark…</source>
        <translation>Marcar…</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Maximum recall</source>
        <translation>Sensibilidad máxima</translation>
    </message>
    <message>
        <source>May be left</source>
        <translation>Puede quedar</translation>
    </message>
    <message>
        <source>May shift slightly</source>
        <translation>Puede moverse un poco</translation>
    </message>
    <message>
        <source>Measured before review on {notes} labelled notes held aside: the interval held the truth in {covered} % of them, and in {lowest} to {highest} % of the groups by genre, length and spoilt writing.</source>
        <translation>Medido antes de la revisión en {notes} notas etiquetadas y reservadas: el intervalo contuvo la verdad en el {covered} % de ellas, y del {lowest} al {highest} % en los grupos por género, longitud y escritura defectuosa.</translation>
    </message>
    <message>
        <source>Medical record number</source>
        <translation>Número de historia clínica</translation>
    </message>
    <message>
        <source>Medical record numbers</source>
        <translation>Números de historia clínica</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Menciones</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menús</translation>
    </message>
    <message>
        <source>Merge (M)</source>
        <translation>Unir (M)</translation>
    </message>
    <message>
        <source>Merge what means the same person or place, split what does not, and type another surrogate. This holds for all documents of the patient.</source>
        <translation>Una lo que designa a la misma persona o lugar, separe lo que no, y escriba otro sustituto. Vale para todos los documentos del paciente.</translation>
    </message>
    <message>
        <source>Merge with the next finding</source>
        <translation>Unir con la detección siguiente</translation>
    </message>
    <message>
        <source>Merged cells keep what they show; what the cells below them hold is removed.</source>
        <translation>Las celdas combinadas conservan lo que muestran; lo que contienen las celdas que hay debajo se elimina.</translation>
    </message>
    <message>
        <source>Minimum score</source>
        <translation>Puntuación mínima</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model {name}, version {version}, SHA-256 {hash}</source>
        <translation>Modelo {name}, versión {version}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Move the document down</source>
        <translation>Bajar el documento</translation>
    </message>
    <message>
        <source>Move the document up</source>
        <translation>Subir el documento</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>NVIDIA graphics card</source>
        <translation>Tarjeta gráfica NVIDIA</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Nombre del modelo</translation>
    </message>
    <message>
        <source>Name or initials, also for reports. In a project, reviewers work without seeing each other&apos;s decisions, and two can be compared.</source>
        <translation>Nombre o iniciales, también para los informes. En un proyecto, los revisores trabajan sin ver las decisiones de los demás, y se pueden comparar dos.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Names of cells and tables, own views and scenarios are removed.</source>
        <translation>Se eliminan los nombres de celdas y tablas, las vistas propias y los escenarios.</translation>
    </message>
    <message>
        <source>Names of destinations, pages and styles</source>
        <translation>Nombres de destinos, páginas y estilos</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Casos dudosos</translation>
    </message>
    <message>
        <source>Near misses, not findings: {number}. They stay in the export.</source>
        <translation>Casos dudosos, no detecciones: {number}. Se conservan en la exportación.</translation>
    </message>
    <message>
        <source>Needs a password</source>
        <translation>Necesita contraseña</translation>
    </message>
    <message>
        <source>Never redact</source>
        <translation>No suprimir nunca</translation>
    </message>
    <message>
        <source>Never redact in all documents</source>
        <translation>No suprimir nunca en ningún documento</translation>
    </message>
    <message>
        <source>Never redact in this document</source>
        <translation>No suprimir nunca en este documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in all documents</source>
        <translation>No suprimir nunca «{words}» en ningún documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this document</source>
        <translation>No suprimir nunca «{words}» en este documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this project</source>
        <translation>No suprimir nunca «{words}» en este proyecto</translation>
    </message>
    <message>
        <source>Never redacted</source>
        <translation>No se suprime nunca</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Documento siguiente</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Detección siguiente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Siguiente coincidencia</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Next page with a replacement</source>
        <translation>Página siguiente con un reemplazo</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Next to review</source>
        <translation>Siguiente por revisar</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No document is open</source>
        <translation>No hay ningún documento abierto</translation>
    </message>
    <message>
        <source>No document is reviewed yet. Press {key} when you are done with one.</source>
        <translation>Aún no hay ningún documento revisado. Pulse {key} cuando termine uno.</translation>
    </message>
    <message>
        <source>No document was marked as reviewed by both.</source>
        <translation>Ningún documento está marcado como revisado por ambos.</translation>
    </message>
    <message>
        <source>No documents in this folder.</source>
        <translation>No hay documentos en esta carpeta.</translation>
    </message>
    <message>
        <source>No export was written. Open the document, check the places listed and export again.</source>
        <translation>No se ha escrito ninguna exportación. Abra el documento, compruebe los lugares indicados y exporte de nuevo.</translation>
    </message>
    <message>
        <source>No file was exported</source>
        <translation>No se ha exportado ningún archivo</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>Ninguna detección se ajusta al filtro.</translation>
    </message>
    <message>
        <source>No hidden content was found in this file.</source>
        <translation>No se encontró contenido oculto en este archivo.</translation>
    </message>
    <message>
        <source>No language: a table or a list</source>
        <translation>Ninguno: una tabla o una lista</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin coincidencias</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Ningún comando coincide.</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>Ningún ajuste coincide.</translation>
    </message>
    <message>
        <source>No method finds everything. The best published systems miss about 2 of 100 identifying words of American discharge letters (i2b2 2014), 8 of 100 of Swedish notes (Berg and Dalianis 2020).</source>
        <translation>Ningún método lo encuentra todo. Los mejores sistemas publicados pasan por alto unas 2 de cada 100 palabras identificativas en informes de alta estadounidenses (i2b2 2014) y 8 de cada 100 en notas suecas (Berg y Dalianis 2020).</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>No model for {languages}</source>
        <translation>Sin modelo para {languages}</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>No patient</source>
        <translation>Sin paciente</translation>
    </message>
    <message>
        <source>No people or places were found so far.</source>
        <translation>Hasta ahora no se han encontrado personas ni lugares.</translation>
    </message>
    <message>
        <source>Nobody knows how much is left: this model, with this minimum score and these languages, was never held against labelled notes.</source>
        <translation>Nadie sabe cuánto queda: este modelo, con esta puntuación mínima y estos idiomas, nunca se comparó con notas etiquetadas.</translation>
    </message>
    <message numerus="yes">
        <source>None of them was found in %n places that were searched:</source>
        <translation>
            <numerusform>No se encontró ninguno en %n lugar examinado:</numerusform>
            <numerusform>No se encontró ninguno en %n lugares examinados:</numerusform>
        </translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>noruego</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>No exportado</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Not searched for</source>
        <translation>No se buscan</translation>
    </message>
    <message>
        <source>Not searched for: see the notices about pictures</source>
        <translation>No se busca: véanse los avisos sobre imágenes</translation>
    </message>
    <message>
        <source>Not searched yet</source>
        <translation>Aún sin examinar</translation>
    </message>
    <message>
        <source>Not verified, because there is no model for the language: {names}.</source>
        <translation>Sin verificar, porque no hay modelo para el idioma: {names}.</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>Sin verificar.</translation>
    </message>
    <message>
        <source>Nothing else stands out. A person must still read the document.</source>
        <translation>Nada más llama la atención. Aun así, una persona debe leer el documento.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>Hasta ahora no se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Nothing found. Select text and press {key} to mark it.</source>
        <translation>No se ha encontrado nada. Seleccione texto y pulse {key} para marcarlo.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Nothing that is known of.</source>
        <translation>Nada que se sepa.</translation>
    </message>
    <message>
        <source>Notices about this file</source>
        <translation>Avisos sobre este archivo</translation>
    </message>
    <message>
        <source>Now: {estimate}.</source>
        <translation>Ahora: {estimate}.</translation>
    </message>
    <message>
        <source>Number in the batch</source>
        <translation>Número en el lote</translation>
    </message>
    <message>
        <source>Numbered label</source>
        <translation>Etiqueta numerada</translation>
    </message>
    <message>
        <source>Numbered labels, such as [PATIENT-1]</source>
        <translation>Etiquetas numeradas, como [PATIENT-1]</translation>
    </message>
    <message>
        <source>Numbered labels: the same person is [PATIENT-1] throughout</source>
        <translation>Etiquetas numeradas: la misma persona es siempre [PATIENT-1]</translation>
    </message>
    <message>
        <source>Numbered persons; dates and ages move together, so intervals stay.</source>
        <translation>Personas numeradas; fechas y edades se desplazan juntas, así que los intervalos se conservan.</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Observado</translation>
    </message>
    <message numerus="yes">
        <source>Of %n documents nobody knows how much is left: their language or model was never measured.</source>
        <translation>
            <numerusform>De %n documento nadie sabe cuánto queda: su idioma o modelo nunca se midió.</numerusform>
            <numerusform>De %n documentos nadie sabe cuánto queda: su idioma o modelo nunca se midió.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of postal codes, areas of 20,000 people or fewer become 000, by the censuses of 2000 and 2010. That all 18 were treated is not all that Safe Harbor asks: nobody may know how what is left could identify the person.</source>
        <translation>De los códigos postales, las zonas de 20 000 habitantes o menos pasan a ser 000, según los censos de 2000 y 2010. Tratar los 18 no es todo lo que exige Safe Harbor: nadie debe saber cómo lo que queda podría identificar a la persona.</translation>
    </message>
    <message>
        <source>On the list of known identifiers</source>
        <translation>En la lista de identificadores conocidos</translation>
    </message>
    <message>
        <source>On the list “Always redact”</source>
        <translation>En la lista «Suprimir siempre»</translation>
    </message>
    <message>
        <source>On the list “Never redact”</source>
        <translation>En la lista «No suprimir nunca»</translation>
    </message>
    <message>
        <source>One patient per folder</source>
        <translation>Un paciente por carpeta</translation>
    </message>
    <message>
        <source>One row for each patient, with a heading for each column, as copied from a spreadsheet. They are found in all documents before the model searches: in any spelling, in parts, and with one error.</source>
        <translation>Una fila por paciente y un encabezado por columna, como al copiar de una hoja de cálculo. Se encuentran en todos los documentos antes de que busque el modelo: con cualquier grafía, en partes y con un error.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Only documents that both marked as reviewed are compared. Alpha is Krippendorff&apos;s, for nominal labels of tokens: 1 is perfect agreement, 0 is chance.</source>
        <translation>Solo se comparan documentos que ambos marcaron como revisados. Alfa es la de Krippendorff, para etiquetas nominales de palabras: 1 es acuerdo perfecto, 0 es azar.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Solo en este equipo</translation>
    </message>
    <message>
        <source>Only this mention is selected.</source>
        <translation>Solo está seleccionada esta mención.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Abrir una carpeta</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Abrir un proyecto</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Abrir documentos</translation>
    </message>
    <message>
        <source>Open documents ({key})</source>
        <translation>Abrir documentos ({key})</translation>
    </message>
    <message>
        <source>Open documents keep their findings; new ones use the new settings.</source>
        <translation>Los documentos abiertos conservan sus detecciones; los nuevos usan los nuevos ajustes.</translation>
    </message>
    <message>
        <source>Open fictional documents that come with the program</source>
        <translation>Abrir documentos ficticios que vienen con el programa</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir carpeta…</translation>
    </message>
    <message>
        <source>Open it in the program that created it and save it again.</source>
        <translation>Ábralo en el programa que lo creó y guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Abrir proyecto…</translation>
    </message>
    <message>
        <source>Open the document and review it again.</source>
        <translation>Abra el documento y revíselo de nuevo.</translation>
    </message>
    <message>
        <source>Open the documents of last time ({key})</source>
        <translation>Abrir los documentos de la última vez ({key})</translation>
    </message>
    <message>
        <source>Open the file again and review it before exporting.</source>
        <translation>Abra de nuevo el archivo y revíselo antes de exportar.</translation>
    </message>
    <message>
        <source>Open the summary</source>
        <translation>Abrir el resumen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>Punto de operación</translation>
    </message>
    <message>
        <source>Operating points</source>
        <translation>Puntos de operación</translation>
    </message>
    <message>
        <source>Order of documents</source>
        <translation>Orden de los documentos</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organización</translation>
    </message>
    <message>
        <source>Origin or religion</source>
        <translation>Origen o religión</translation>
    </message>
    <message>
        <source>Original (keyed, for this computer)</source>
        <translation>Original (con clave, para este equipo)</translation>
    </message>
    <message>
        <source>Original and export side by side</source>
        <translation>Original y exportación en paralelo</translation>
    </message>
    <message>
        <source>Other hidden data</source>
        <translation>Otros datos ocultos</translation>
    </message>
    <message>
        <source>Other identifier</source>
        <translation>Otro identificador</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Otros idiomas</translation>
    </message>
    <message>
        <source>Other location</source>
        <translation>Otro lugar</translation>
    </message>
    <message>
        <source>Other mentions are still being grouped.</source>
        <translation>Aún se están agrupando otras menciones.</translation>
    </message>
    <message>
        <source>Other places like this</source>
        <translation>Otros lugares como este</translation>
    </message>
    <message>
        <source>Other unique numbers and codes</source>
        <translation>Otros números y códigos únicos</translation>
    </message>
    <message>
        <source>Others may see the screen, and file names may contain the name of a patient</source>
        <translation>Otros pueden ver la pantalla, y un nombre de archivo puede contener el de un paciente</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>PDF, Word, Excel, text, pictures, HL7, JSON or XML</source>
        <translation>PDF, Word, Excel, texto, imágenes, HL7, JSON o XML</translation>
    </message>
    <message>
        <source>PROF.</source>
        <translation>PROF.</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Page labels and named destinations are removed.</source>
        <translation>Las etiquetas de página y los destinos con nombre se eliminan.</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Miniaturas de las páginas</translation>
    </message>
    <message>
        <source>Page thumbnails are removed.</source>
        <translation>Las miniaturas de las páginas se eliminan.</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
    <message>
        <source>Page {number} marked as checked.</source>
        <translation>Página {number} marcada como comprobada.</translation>
    </message>
    <message>
        <source>Page {number} marked as not checked.</source>
        <translation>Página {number} marcada como no comprobada.</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Página {number} de {total}</translation>
    </message>
    <message>
        <source>Page {number} was not read by text recognition: there is nothing to check.</source>
        <translation>La página {number} no se leyó con reconocimiento de texto: no hay nada que comprobar.</translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n findings, {left} to review</source>
        <translation>
            <numerusform>Página {number}: %n detección, {left} por revisar</numerusform>
            <numerusform>Página {number}: %n detecciones, {left} por revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Page {number}: %n provisional findings</source>
        <translation>
            <numerusform>Página {number}: %n detección provisional</numerusform>
            <numerusform>Página {number}: %n detecciones provisionales</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Páginas del documento</translation>
    </message>
    <message>
        <source>Pages of the export</source>
        <translation>Páginas de la exportación</translation>
    </message>
    <message>
        <source>Pages with boxes become pictures in the export.</source>
        <translation>Las páginas con recuadros se convierten en imágenes en la exportación.</translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} cannot be drawn: nobody can see what is on them.</source>
        <translation>
            <numerusform>La página {pages} no se puede dibujar: nadie puede ver lo que contiene.</numerusform>
            <numerusform>Las páginas {pages} no se pueden dibujar: nadie puede ver lo que contienen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen to the end.</source>
        <translation>
            <numerusform>La página {pages} no se ha visto hasta el final.</numerusform>
            <numerusform>Las páginas {pages} no se han visto hasta el final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were not seen.</source>
        <translation>
            <numerusform>La página {pages} no se ha visto.</numerusform>
            <numerusform>Las páginas {pages} no se han visto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were read by text recognition and are not checked yet.</source>
        <translation>
            <numerusform>La página {pages} se leyó con reconocimiento de texto y aún no se ha comprobado.</numerusform>
            <numerusform>Las páginas {pages} se leyeron con reconocimiento de texto y aún no se han comprobado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of it could not be read. That part will be removed too.</source>
        <translation>Una parte no se pudo leer. Esa parte también se eliminará.</translation>
    </message>
    <message>
        <source>Part of the program is not installed.</source>
        <translation>Falta por instalar una parte del programa.</translation>
    </message>
    <message>
        <source>Partly searched. Findings are provisional.</source>
        <translation>Examinado en parte. Las detecciones son provisionales.</translation>
    </message>
    <message>
        <source>Passage from line {number} on: {language}</source>
        <translation>Pasaje desde la línea {number}: {language}</translation>
    </message>
    <message>
        <source>Passage on page {number}: {language}</source>
        <translation>Pasaje en la página {number}: {language}</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Passphrase for saved work…</source>
        <translation>Frase de contraseña del trabajo guardado…</translation>
    </message>
    <message>
        <source>Passphrase needed</source>
        <translation>Se necesita la frase de contraseña</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Password needed</source>
        <translation>Se necesita contraseña</translation>
    </message>
    <message>
        <source>Password of {name}</source>
        <translation>Contraseña de {name}</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Paciente</translation>
    </message>
    <message>
        <source>Patient or relative</source>
        <translation>Paciente o familiar</translation>
    </message>
    <message>
        <source>Patient {number}</source>
        <translation>Paciente {number}</translation>
    </message>
    <message>
        <source>Patients by known identifiers</source>
        <translation>Pacientes según los identificadores conocidos</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause background reading</source>
        <translation>Pausar la lectura en segundo plano</translation>
    </message>
    <message>
        <source>People and places</source>
        <translation>Personas y lugares</translation>
    </message>
    <message>
        <source>People and places: {patient}</source>
        <translation>Personas y lugares: {patient}</translation>
    </message>
    <message>
        <source>People and places…</source>
        <translation>Personas y lugares…</translation>
    </message>
    <message>
        <source>People can be recognised without any identifier: birth date, sex and postal code together are unique for 63 to 87 of 100 Americans (Sweeney 2000, Golle 2006). Rare diseases, professions and events do the same.</source>
        <translation>Se puede reconocer a las personas sin ningún identificador: fecha de nacimiento, sexo y código postal juntos son únicos para entre 63 y 87 de cada 100 estadounidenses (Sweeney 2000, Golle 2006). Lo mismo hacen las enfermedades, profesiones y sucesos raros.</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>Photographs of the face</source>
        <translation>Fotografías del rostro</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Picture metadata</source>
        <translation>Metadatos de la imagen</translation>
    </message>
    <message>
        <source>Picture metadata is removed, such as camera, location, comments or a thumbnail.</source>
        <translation>Los metadatos de la imagen se eliminan, como la cámara, la ubicación, los comentarios o una miniatura.</translation>
    </message>
    <message>
        <source>Pictures or drawings stay as they are and were not searched: check {pages}.</source>
        <translation>Las imágenes o dibujos se conservan tal cual y no se han examinado: compruebe {pages}.</translation>
    </message>
    <message>
        <source>Pictures stay and were not searched for text: check each one before you share the export.</source>
        <translation>Las imágenes se conservan y no se ha buscado texto en ellas: compruebe cada una antes de compartir la exportación.</translation>
    </message>
    <message>
        <source>Pictures stay, and only words in them are redacted: check each one before you share the export.</source>
        <translation>Las imágenes se conservan y solo se suprimen palabras en ellas: compruebe cada una antes de compartir la exportación.</translation>
    </message>
    <message>
        <source>Pictures stay, and only words in them are redacted: check whether those on {pages} may be shared.</source>
        <translation>Las imágenes se conservan y solo se suprimen palabras en ellas: compruebe si se pueden compartir las de {pages}.</translation>
    </message>
    <message>
        <source>Pictures that cannot be searched (EMF, WMF, SVG, TIFF, damaged or outside the file) become grey areas.</source>
        <translation>Las imágenes que no se pueden examinar (EMF, WMF, SVG, TIFF, dañadas o fuera del archivo) se convierten en áreas grises.</translation>
    </message>
    <message>
        <source>Pictures, drawings, charts and embedded files are removed without being searched.</source>
        <translation>Las imágenes, los dibujos, los gráficos y los archivos incrustados se eliminan sin examinarlos.</translation>
    </message>
    <message>
        <source>Pivot tables keep what they show and lose their data; connections and other workbooks are removed.</source>
        <translation>Las tablas dinámicas conservan lo que muestran y pierden sus datos; se eliminan las conexiones y los otros libros.</translation>
    </message>
    <message>
        <source>Places for the box</source>
        <translation>Lugares para el recuadro</translation>
    </message>
    <message>
        <source>Places smaller than a state</source>
        <translation>Lugares menores que un estado</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto normal</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polaco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugués</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Código postal</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Previous document</source>
        <translation>Documento anterior</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Detección anterior</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Previous page with a replacement</source>
        <translation>Página anterior con un reemplazo</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Private data of the program that created the file is removed.</source>
        <translation>Los datos privados del programa que creó el archivo se eliminan.</translation>
    </message>
    <message>
        <source>Processor (CPU)</source>
        <translation>Procesador (CPU)</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>Hilos del procesador</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profesión</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Programs that took no part in writing the finished file read it again, and searched for each redacted text in:</source>
        <translation>Programas que no intervinieron en la escritura del archivo terminado lo leyeron de nuevo y buscaron cada texto suprimido en:</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Progreso del aprendizaje</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Project passphrase</source>
        <translation>Frase de contraseña del proyecto</translation>
    </message>
    <message>
        <source>Projects ({endings})</source>
        <translation>Proyectos ({endings})</translation>
    </message>
    <message>
        <source>Properties of the workbook are removed, such as author, title, company and dates.</source>
        <translation>Se eliminan las propiedades del libro, como autor, título, empresa y fechas.</translation>
    </message>
    <message>
        <source>Provisional: you can decide once the search is complete</source>
        <translation>Provisional: podrá decidir cuando termine la búsqueda</translation>
    </message>
    <message>
        <source>Put the cursor inside the finding, or select a part of it, to split it there.</source>
        <translation>Ponga el cursor dentro de la detección, o seleccione una parte, para dividirla ahí.</translation>
    </message>
    <message>
        <source>Put the document into the folder of its patient, or name it in the list of patients.</source>
        <translation>Ponga el documento en la carpeta de su paciente o indíquelo en la lista de pacientes.</translation>
    </message>
    <message>
        <source>Put the original back where it was, then export again. Your decisions are kept.</source>
        <translation>Ponga el original donde estaba y exporte de nuevo. Las decisiones se mantienen.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Read and search this document from the start</source>
        <translation>Leer y examinar este documento desde el principio</translation>
    </message>
    <message>
        <source>Read the whole text yourself; exports are not verified.</source>
        <translation>Lea usted todo el texto; las exportaciones no se verifican.</translation>
    </message>
    <message>
        <source>Read this document with its password</source>
        <translation>Leer este documento con su contraseña</translation>
    </message>
    <message>
        <source>Read with another encoding</source>
        <translation>Leer con otra codificación</translation>
    </message>
    <message>
        <source>Read with another encoding…</source>
        <translation>Leer con otra codificación…</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Reading it again and searching for what was redacted</source>
        <translation>Leyéndola de nuevo y buscando lo que se suprimió</translation>
    </message>
    <message>
        <source>Reading the documents again…</source>
        <translation>Leyendo de nuevo los documentos…</translation>
    </message>
    <message>
        <source>Reading the document…</source>
        <translation>Leyendo el documento…</translation>
    </message>
    <message>
        <source>Reading the original</source>
        <translation>Leyendo el original</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Recall fell: nothing was changed.</source>
        <translation>La sensibilidad bajó: no se cambió nada.</translation>
    </message>
    <message>
        <source>Recent projects and documents</source>
        <translation>Proyectos y documentos recientes</translation>
    </message>
    <message>
        <source>Recent work</source>
        <translation>Trabajo reciente</translation>
    </message>
    <message>
        <source>Recommended by the model</source>
        <translation>Recomendada por el modelo</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Suprimir</translation>
    </message>
    <message numerus="yes">
        <source>Redact %n</source>
        <translation>
            <numerusform>Suprimir %n</numerusform>
            <numerusform>Suprimir %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Redact all…</source>
        <translation>Suprimir todo…</translation>
    </message>
    <message>
        <source>Redact as</source>
        <translation>Suprimir como</translation>
    </message>
    <message>
        <source>Redact as {kind} (A)</source>
        <translation>Suprimir como {kind} (A)</translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation>Suprimidos</translation>
    </message>
    <message>
        <source>Redacted, by type</source>
        <translation>Suprimido, por tipo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Rehacer: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>No admitido</translation>
    </message>
    <message>
        <source>Refused: {why}</source>
        <translation>No admitido: {why}</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Reject all above a score</source>
        <translation>Rechazar todo por encima de una puntuación</translation>
    </message>
    <message>
        <source>Reject all above a score…</source>
        <translation>Rechazar todo por encima de una puntuación…</translation>
    </message>
    <message>
        <source>Reject: keep the text</source>
        <translation>Rechazar: conservar el texto</translation>
    </message>
    <message>
        <source>Rejected findings stay in the export.</source>
        <translation>Las detecciones rechazadas se conservan en la exportación.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove from the patient</source>
        <translation>Quitar del paciente</translation>
    </message>
    <message>
        <source>Remove the password in the program that set it, then open the file again.</source>
        <translation>Quite la contraseña en el programa que la puso y abra de nuevo el archivo.</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Repetir la frase</translation>
    </message>
    <message>
        <source>Repeat the box on other pages</source>
        <translation>Repetir el recuadro en otras páginas</translation>
    </message>
    <message>
        <source>Repeat the box on other pages…</source>
        <translation>Repetir el recuadro en otras páginas…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace identifiers with</source>
        <translation>Reemplazar identificadores por</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Reemplazo</translation>
    </message>
    <message numerus="yes">
        <source>Replacement for all %n findings in every export:</source>
        <translation>
            <numerusform>Reemplazo de %n detección en cada exportación:</numerusform>
            <numerusform>Reemplazo de las %n detecciones en cada exportación:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replacement for “{text}” in every export:</source>
        <translation>Reemplazo de «{text}» en cada exportación:</translation>
    </message>
    <message>
        <source>Replacements that {encoding} cannot write are shown as their category: {count}.</source>
        <translation>Los reemplazos que {encoding} no puede escribir se muestran como su categoría: {count}.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Report of the export</source>
        <translation>Informe de la exportación</translation>
    </message>
    <message>
        <source>Reports say that exports of this document are not verified.</source>
        <translation>Los informes dicen que las exportaciones de este documento no están verificadas.</translation>
    </message>
    <message>
        <source>Reset to undecided</source>
        <translation>Restablecer a sin decidir</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Restablecer zoom</translation>
    </message>
    <message>
        <source>Resolve disagreements</source>
        <translation>Resolver los desacuerdos</translation>
    </message>
    <message>
        <source>Rest of the line in PDFs</source>
        <translation>Resto de la línea en los PDF</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore the default shortcut of every command</source>
        <translation>Restablecer el atajo predeterminado de cada comando</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result of the export</source>
        <translation>Resultado de la exportación</translation>
    </message>
    <message>
        <source>Retry refused documents</source>
        <translation>Reintentar los documentos no admitidos</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Review them</source>
        <translation>Revisarlas</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message numerus="yes">
        <source>Reviewed, %n undecided</source>
        <translation>
            <numerusform>Revisado, %n sin decidir</numerusform>
            <numerusform>Revisado, %n sin decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Revisor</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumano</translation>
    </message>
    <message>
        <source>Rotate page</source>
        <translation>Girar la página</translation>
    </message>
    <message>
        <source>Run text recognition on the file in another program, then open the result.</source>
        <translation>Aplique reconocimiento de texto al archivo en otro programa y abra el resultado.</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Se ejecuta en</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruso</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Same decision on {observed} of {tokens} tokens, and on {marked} of those that at least one of the two redacts. Alpha {alpha}.</source>
        <translation>Misma decisión en el {observed} de {tokens} palabras y en el {marked} de las que suprime al menos uno de los dos. Alfa {alpha}.</translation>
    </message>
    <message>
        <source>Same patient</source>
        <translation>Mismo paciente</translation>
    </message>
    <message>
        <source>Same patient…</source>
        <translation>Mismo paciente…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message numerus="yes">
        <source>Save %n documents as labelled data</source>
        <translation>
            <numerusform>Guardar %n documento como datos etiquetados</numerusform>
            <numerusform>Guardar %n documentos como datos etiquetados</numerusform>
        </translation>
    </message>
    <message>
        <source>Save it as PDF, DOCX or plain text and open that file.</source>
        <translation>Guárdelo como PDF, DOCX o texto sin formato y abra ese archivo.</translation>
    </message>
    <message>
        <source>Save labelled data…</source>
        <translation>Guardar datos etiquetados…</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Save the log…</source>
        <translation>Guardar el registro…</translation>
    </message>
    <message>
        <source>Saved encrypted, on this computer only.</source>
        <translation>Guardado cifrado, solo en este equipo.</translation>
    </message>
    <message>
        <source>Saved work</source>
        <translation>Trabajo guardado</translation>
    </message>
    <message>
        <source>Saved work restored; your decisions since then were added to it.</source>
        <translation>Trabajo guardado recuperado; se han añadido sus decisiones posteriores.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Guardado: {name}</translation>
    </message>
    <message>
        <source>Saving it in the folder</source>
        <translation>Guardándola en la carpeta</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>Scripts and automatic actions are removed.</source>
        <translation>Los scripts y las acciones automáticas se eliminan.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Search and redact all</source>
        <translation>Buscar y suprimir todo</translation>
    </message>
    <message>
        <source>Search and redact all…</source>
        <translation>Buscar y suprimir todo…</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search mode</source>
        <translation>Modo de búsqueda</translation>
    </message>
    <message>
        <source>Search the document for other places where it appears, mark them, and export again.</source>
        <translation>Busque en el documento otros lugares donde aparezca, márquelos y exporte de nuevo.</translation>
    </message>
    <message>
        <source>Searched up to page {page} of {pages}. Findings are provisional.</source>
        <translation>Examinado hasta la página {page} de {pages}. Las detecciones son provisionales.</translation>
    </message>
    <message>
        <source>Searched {done} of {pages} pages</source>
        <translation>Buscadas {done} de {pages} páginas</translation>
    </message>
    <message>
        <source>Searched {share}</source>
        <translation>Buscado {share}</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Searching for identifiers…</source>
        <translation>Buscando identificadores…</translation>
    </message>
    <message>
        <source>Searching for the same picture…</source>
        <translation>Buscando la misma imagen…</translation>
    </message>
    <message>
        <source>Searching page {number} of {total}…</source>
        <translation>Buscando en la página {number} de {total}…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>Segundo repaso</translation>
    </message>
    <message>
        <source>Second look {number} of {total}: “{words}”</source>
        <translation>Segundo repaso, {number} de {total}: «{words}»</translation>
    </message>
    <message numerus="yes">
        <source>Second look: %n of {total} decided,</source>
        <translation>
            <numerusform>Segundo repaso: %n de {total} decidido,</numerusform>
            <numerusform>Segundo repaso: %n de {total} decididos,</numerusform>
        </translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Segundo revisor</translation>
    </message>
    <message>
        <source>Select all mentions of this person or thing</source>
        <translation>Seleccionar todas las menciones de esta persona o cosa</translation>
    </message>
    <message>
        <source>Select text first: with the mouse, or with Shift and the arrow keys.</source>
        <translation>Seleccione primero texto: con el ratón, o con Mayús y las flechas.</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbio</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Establecer</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Establecer una frase de contraseña</translation>
    </message>
    <message>
        <source>Set a passphrase for the project…</source>
        <translation>Frase de contraseña del proyecto…</translation>
    </message>
    <message>
        <source>Set a passphrase…</source>
        <translation>Establecer una frase…</translation>
    </message>
    <message>
        <source>Set type</source>
        <translation>Asignar tipo</translation>
    </message>
    <message>
        <source>Set type: {kind}</source>
        <translation>Asignar tipo: {kind}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Shapes and text boxes drawn on charts are removed.</source>
        <translation>Se eliminan las formas y los cuadros de texto dibujados sobre los gráficos.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Shift dates by up to</source>
        <translation>Desplazar fechas hasta</translation>
    </message>
    <message>
        <source>Shortcut for: {command}</source>
        <translation>Atajo para: {command}</translation>
    </message>
    <message>
        <source>Shortcut hints</source>
        <translation>Barra de atajos</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Show again ({keys})</source>
        <translation>Mostrar de nuevo ({keys})</translation>
    </message>
    <message>
        <source>Show file names</source>
        <translation>Mostrar nombres de archivo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show only findings to review</source>
        <translation>Mostrar solo detecciones por revisar</translation>
    </message>
    <message>
        <source>Show page {number}</source>
        <translation>Mostrar la página {number}</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>Mostrar el pasaje</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar el informe</translation>
    </message>
    <message numerus="yes">
        <source>Show the first</source>
        <translation>
            <numerusform>Verla</numerusform>
            <numerusform>Ver la primera</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the password</source>
        <translation>Mostrar la contraseña</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>Mostrar la visita guiada</translation>
    </message>
    <message>
        <source>Show what is left</source>
        <translation>Mostrar lo que queda</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Firmado</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>eslovaco</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>esloveno</translation>
    </message>
    <message>
        <source>Social security number</source>
        <translation>Número de seguridad social</translation>
    </message>
    <message>
        <source>Social security numbers</source>
        <translation>Números de la seguridad social</translation>
    </message>
    <message>
        <source>Some words on {pages} were read with low certainty.</source>
        <translation>Algunas palabras de {pages} se leyeron con poca certeza.</translation>
    </message>
    <message>
        <source>Some writing on {pages}, such as handwriting, could not be read. Boxes cover it: look at each one, and remove those over writing that may be shared.</source>
        <translation>En {pages} hay texto que no se pudo leer, por ejemplo manuscrito. Lo cubren recuadros: mire cada uno y quite los que cubran texto que se puede compartir.</translation>
    </message>
    <message>
        <source>Somebody else already has this surrogate. Choose another one.</source>
        <translation>Otra persona ya tiene este sustituto. Elija otro.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Algo ha fallado.</translation>
    </message>
    <message>
        <source>Source of the findings</source>
        <translation>Origen de las detecciones</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Split at the cursor or selection</source>
        <translation>Dividir en el cursor o la selección</translation>
    </message>
    <message>
        <source>Split off (S)</source>
        <translation>Separar (S)</translation>
    </message>
    <message>
        <source>Split off from {name}.</source>
        <translation>Separado de {name}.</translation>
    </message>
    <message>
        <source>Split the file and open the parts.</source>
        <translation>Divida el archivo y abra las partes.</translation>
    </message>
    <message>
        <source>Start one word earlier</source>
        <translation>Empezar una palabra antes</translation>
    </message>
    <message>
        <source>Start one word later</source>
        <translation>Empezar una palabra después</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado o provincia</translation>
    </message>
    <message>
        <source>State, province or county</source>
        <translation>Estado, provincia o condado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Queda</translation>
    </message>
    <message>
        <source>Stays exactly where it is</source>
        <translation>Se queda exactamente donde está</translation>
    </message>
    <message>
        <source>Still searching for identifiers. Findings so far are provisional.</source>
        <translation>Aún se buscan identificadores. Las detecciones hasta ahora son provisionales.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop processing this document</source>
        <translation>Dejar de procesar este documento</translation>
    </message>
    <message>
        <source>Stop processing this document ({key})</source>
        <translation>Dejar de procesar este documento ({key})</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Stopped before the document was searched.</source>
        <translation>Detenido antes de examinar el documento.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Calle</translation>
    </message>
    <message>
        <source>Styles that do not come with Word get neutral names.</source>
        <translation>Los estilos que no son de Word reciben nombres neutros.</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>Sustituto</translation>
    </message>
    <message>
        <source>Surrogate of {name} changed.</source>
        <translation>Sustituto de {name} cambiado.</translation>
    </message>
    <message>
        <source>Surrogates (invented values)</source>
        <translation>Sustitutos (valores inventados)</translation>
    </message>
    <message>
        <source>Surrogates that the holder of the key can link; ages in bands, all numbers redacted.</source>
        <translation>Sustitutos que puede vincular quien tiene la clave; edades en tramos, todos los números suprimidos.</translation>
    </message>
    <message>
        <source>Surrogates: invented values that keep the intervals between dates</source>
        <translation>Sustitutos: valores inventados que conservan los intervalos entre fechas</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>sueco</translation>
    </message>
    <message>
        <source>Switch to the original first ({key}): text can only be marked there.</source>
        <translation>Cambie primero al original ({key}): solo allí se puede marcar texto.</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>Tabla que se añade</translation>
    </message>
    <message>
        <source>Tables ({endings});;All files (*)</source>
        <translation>Tablas ({endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Enseñar</translation>
    </message>
    <message>
        <source>Teach a local model</source>
        <translation>Enseñar un modelo local</translation>
    </message>
    <message>
        <source>Teach a local model…</source>
        <translation>Enseñar un modelo local…</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Telephone numbers</source>
        <translation>Números de teléfono</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text after redacted words stays exactly in place: the width of what was redacted can be measured and may reveal a name.</source>
        <translation>El texto que sigue a las palabras suprimidas se queda exactamente en su sitio: se puede medir el ancho de lo suprimido, que puede revelar un nombre.</translation>
    </message>
    <message>
        <source>Text from {lines} on seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>El texto desde {lines} parece estar en este idioma: {language}. No hay modelo para él: la búsqueda omite muchos identificadores y marca palabras corrientes.</translation>
    </message>
    <message>
        <source>Text language…</source>
        <translation>Idioma del texto…</translation>
    </message>
    <message>
        <source>Text of scanned PDF pages</source>
        <translation>Texto de páginas PDF escaneadas</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Texto del documento</translation>
    </message>
    <message>
        <source>Text of the export</source>
        <translation>Texto de la exportación</translation>
    </message>
    <message>
        <source>Text on the box</source>
        <translation>Texto en el recuadro</translation>
    </message>
    <message>
        <source>Text on {pages} seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>El texto de {pages} parece estar en este idioma: {language}. No hay modelo para él: la búsqueda omite muchos identificadores y marca palabras corrientes.</translation>
    </message>
    <message>
        <source>Text outside the visible part of a page is removed.</source>
        <translation>El texto fuera de la parte visible de una página se elimina.</translation>
    </message>
    <message>
        <source>Text recognition found no words in the picture on {pages}: check whether it may be shared.</source>
        <translation>El reconocimiento de texto no encontró palabras en la imagen de {pages}: compruebe si se puede compartir.</translation>
    </message>
    <message>
        <source>Text recognition read the words in pictures. It makes mistakes and misses handwriting. The words are at the end of the text: compare each with its picture.</source>
        <translation>El reconocimiento de texto leyó las palabras de las imágenes. Comete errores y no ve la letra manuscrita. Las palabras están al final del texto: compare cada una con su imagen.</translation>
    </message>
    <message>
        <source>Text recognition read the words on {pages}. It makes mistakes and misses handwriting: compare every word with the picture.</source>
        <translation>El reconocimiento de texto leyó las palabras de {pages}. Comete errores y no ve la letra manuscrita: compare cada palabra con la imagen.</translation>
    </message>
    <message>
        <source>Text recognition – checked</source>
        <translation>Reconocimiento de texto: comprobada</translation>
    </message>
    <message>
        <source>Text recognition – compare with the picture</source>
        <translation>Reconocimiento de texto: compare con la imagen</translation>
    </message>
    <message>
        <source>Text recognition – seen; tick once compared with the picture</source>
        <translation>Reconocimiento de texto: vista; márquela tras compararla con la imagen</translation>
    </message>
    <message>
        <source>Text that may identify a person is marked, with a small shape for its category. A dashed line means undecided: it waits for you. A solid line means accepted.</source>
        <translation>El texto que puede identificar a una persona está marcado, con una pequeña forma para su categoría. Una línea discontinua significa sin decidir: espera su decisión. Una línea continua significa aceptada.</translation>
    </message>
    <message>
        <source>Text that was redacted in other places can still be read where the reviewer kept it. Number of such places: {count}.</source>
        <translation>El texto suprimido en otros lugares aún puede leerse donde el revisor lo conservó. Número de lugares: {count}.</translation>
    </message>
    <message>
        <source>Text was recognised as {language}, for which there is no model. The reviewer chose another language, or none.</source>
        <translation>Se reconoció un texto en {language}, para el que no hay modelo. El revisor eligió otro idioma o ninguno.</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>tailandés</translation>
    </message>
    <message>
        <source>That was the last one.</source>
        <translation>Ese era el último.</translation>
    </message>
    <message>
        <source>The 18 identifiers of Safe Harbor (HIPAA)</source>
        <translation>Los 18 identificadores de Safe Harbor (HIPAA)</translation>
    </message>
    <message>
        <source>The box is already there.</source>
        <translation>El recuadro ya está ahí.</translation>
    </message>
    <message>
        <source>The checks prove that what was marked is gone. They cannot prove that everything that identifies a person was marked.</source>
        <translation>Las comprobaciones demuestran que lo marcado ya no está. No pueden demostrar que se haya marcado todo lo que identifica a una persona.</translation>
    </message>
    <message>
        <source>The data of an XFA form is removed.</source>
        <translation>Los datos de un formulario XFA se eliminan.</translation>
    </message>
    <message>
        <source>The day of the export</source>
        <translation>El día de la exportación</translation>
    </message>
    <message>
        <source>The decisions on this document were not found.</source>
        <translation>No se han encontrado las decisiones sobre este documento.</translation>
    </message>
    <message>
        <source>The digital signature becomes invalid because the content changes.</source>
        <translation>La firma digital deja de ser válida porque el contenido cambia.</translation>
    </message>
    <message>
        <source>The digital signature is removed.</source>
        <translation>La firma digital se elimina.</translation>
    </message>
    <message>
        <source>The document is not ready to be reviewed yet.</source>
        <translation>El documento aún no está listo para revisarse.</translation>
    </message>
    <message>
        <source>The document seems to be in {language}. There is no model for it, so the search misses many identifiers and marks ordinary words.</source>
        <translation>El documento parece estar en este idioma: {language}. No hay modelo para él: la búsqueda omite muchos identificadores y marca palabras corrientes.</translation>
    </message>
    <message>
        <source>The document will be searched again, and your decisions will be lost.</source>
        <translation>El documento se examinará de nuevo y sus decisiones se perderán.</translation>
    </message>
    <message>
        <source>The encoding can be chosen for text files only.</source>
        <translation>La codificación solo se puede elegir en archivos de texto.</translation>
    </message>
    <message>
        <source>The exact width of a redacted name can reveal it. Text shifts by less than half a point.</source>
        <translation>El ancho exacto de un nombre suprimido puede revelarlo. El texto se desplaza menos de medio punto.</translation>
    </message>
    <message>
        <source>The export blacks out what is under the box. {key} removes the box, {repeat} repeats it on other pages.</source>
        <translation>La exportación tapa en negro lo que hay debajo del recuadro. {key} lo quita, {repeat} lo repite en otras páginas.</translation>
    </message>
    <message>
        <source>The export failed verification and was not kept.</source>
        <translation>La exportación no superó la verificación y no se ha conservado.</translation>
    </message>
    <message>
        <source>The export is a plain workbook: dates are written as year-month-day, and colours, borders, typefaces and other formats are removed.</source>
        <translation>La exportación es un libro sencillo: las fechas se escriben como año-mes-día, y se eliminan los colores, los bordes, los tipos de letra y otros formatos.</translation>
    </message>
    <message>
        <source>The export shows {pages} as a picture with searchable text.</source>
        <translation>La exportación muestra {pages} como imagen con texto que se puede buscar.</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>La exportación no se ha escrito.</translation>
    </message>
    <message>
        <source>The export will contain every word of the original. Is that intended?</source>
        <translation>La exportación contendrá todas las palabras del original. ¿Es lo que desea?</translation>
    </message>
    <message>
        <source>The export will show “{words}”</source>
        <translation>La exportación mostrará «{words}»</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>No se ha podido escribir el archivo.</translation>
    </message>
    <message>
        <source>The file date can reveal when a patient was here.</source>
        <translation>La fecha del archivo puede revelar cuándo estuvo aquí un paciente.</translation>
    </message>
    <message>
        <source>The file does not name its encoding and was read as {encoding}: check that letters such as é, ö or ñ look right.</source>
        <translation>El archivo no indica su codificación y se leyó como {encoding}: compruebe que letras como é, ö o ñ se vean bien.</translation>
    </message>
    <message>
        <source>The file exceeds a limit on time, memory or pages.</source>
        <translation>El archivo supera un límite de tiempo, memoria o páginas.</translation>
    </message>
    <message>
        <source>The file is damaged or is not what its name says.</source>
        <translation>El archivo está dañado o no es lo que dice su nombre.</translation>
    </message>
    <message>
        <source>The file is damaged. What could be recovered is shown here; parts may be missing. Compare it with the original.</source>
        <translation>El archivo está dañado. Aquí se muestra lo que se pudo recuperar; pueden faltar partes. Compárelo con el original.</translation>
    </message>
    <message>
        <source>The file is protected.</source>
        <translation>El archivo está protegido.</translation>
    </message>
    <message>
        <source>The file is protected; the export is not encrypted.</source>
        <translation>El archivo está protegido; la exportación no está cifrada.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <translation>El nombre del archivo debe terminar en {ending}.</translation>
    </message>
    <message>
        <source>The file name must not contain a path.</source>
        <translation>El nombre del archivo no debe contener una ruta.</translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation>El archivo necesita una contraseña.</translation>
    </message>
    <message>
        <source>The file, or a part of it, cannot be redacted safely.</source>
        <translation>El archivo, o una parte, no se puede desidentificar con seguridad.</translation>
    </message>
    <message>
        <source>The finished export is read again and searched. If anything is left, it is deleted.</source>
        <translation>La exportación terminada se lee de nuevo y se examina. Si queda algo, se borra.</translation>
    </message>
    <message>
        <source>The former model is back.</source>
        <translation>Ha vuelto el modelo anterior.</translation>
    </message>
    <message>
        <source>The hidden content of the file will be removed.</source>
        <translation>El contenido oculto del archivo se eliminará.</translation>
    </message>
    <message>
        <source>The key to your saved work is not available.</source>
        <translation>No se puede acceder a la clave del trabajo guardado.</translation>
    </message>
    <message>
        <source>The keys of surrogates and reports need the passphrase.</source>
        <translation>Las claves de los sustitutos y de los informes necesitan su frase de contraseña.</translation>
    </message>
    <message>
        <source>The list is forgotten when the window closes. Create a project to keep it.</source>
        <translation>La lista se olvida al cerrar la ventana. Cree un proyecto para conservarla.</translation>
    </message>
    <message>
        <source>The list is saved encrypted in the project.</source>
        <translation>La lista se guarda cifrada en el proyecto.</translation>
    </message>
    <message>
        <source>The lists are saved encrypted on this computer, with your saved work.</source>
        <translation>Las listas se guardan cifradas en este equipo, con su trabajo guardado.</translation>
    </message>
    <message>
        <source>The loaded model has no operating points.</source>
        <translation>El modelo cargado no tiene puntos de operación.</translation>
    </message>
    <message>
        <source>The local model was removed.</source>
        <translation>El modelo local se ha eliminado.</translation>
    </message>
    <message>
        <source>The model cannot be used.</source>
        <translation>El modelo no se puede usar.</translation>
    </message>
    <message>
        <source>The model does not match this version of the program.</source>
        <translation>El modelo no corresponde a esta versión del programa.</translation>
    </message>
    <message>
        <source>The model is incomplete or was changed.</source>
        <translation>El modelo está incompleto o se ha modificado.</translation>
    </message>
    <message>
        <source>The model learns from reviewed documents that were saved as labelled data, and searches beside the model in use. A fifth of the documents is kept aside to measure it. Where recall falls, nothing changes. Nothing leaves this computer.</source>
        <translation>El modelo aprende de documentos revisados que se guardaron como datos etiquetados y busca junto al modelo en uso. Una quinta parte de los documentos se aparta para medirlo. Si baja la sensibilidad, no cambia nada. Nada sale de este ordenador.</translation>
    </message>
    <message>
        <source>The model was unsure about it.</source>
        <translation>El modelo dudaba.</translation>
    </message>
    <message>
        <source>The next finding does not directly follow this one.</source>
        <translation>La detección siguiente no sigue directamente a esta.</translation>
    </message>
    <message>
        <source>The original is never overwritten. Choose another name or folder.</source>
        <translation>El original nunca se sobrescribe. Elija otro nombre u otra carpeta.</translation>
    </message>
    <message>
        <source>The original is no longer the file that was reviewed.</source>
        <translation>El original ya no es el archivo que se revisó.</translation>
    </message>
    <message>
        <source>The original is no longer where it was opened.</source>
        <translation>El original ya no está donde se abrió.</translation>
    </message>
    <message>
        <source>The original is unchanged and no export was written.</source>
        <translation>El original no ha cambiado y no se ha escrito ninguna exportación.</translation>
    </message>
    <message>
        <source>The package contains no licence text.</source>
        <translation>El paquete no contiene el texto de la licencia.</translation>
    </message>
    <message>
        <source>The password is used while the document is open and is not stored. Exports will not need it.</source>
        <translation>La contraseña se usa mientras el documento está abierto y no se guarda. Las exportaciones no la necesitarán.</translation>
    </message>
    <message>
        <source>The policy could not be deleted: {why}</source>
        <translation>No se pudo borrar la política: {why}</translation>
    </message>
    <message>
        <source>The policy could not be saved: {why}</source>
        <translation>No se pudo guardar la política: {why}</translation>
    </message>
    <message numerus="yes">
        <source>The policy keeps %n identifiers as they are; the table shows their types.</source>
        <translation>
            <numerusform>La política conserva %n identificador tal como está; la tabla muestra su tipo.</numerusform>
            <numerusform>La política conserva %n identificadores tal como están; la tabla muestra sus tipos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program has a policy with this name. Give yours another name.</source>
        <translation>El programa tiene una política con este nombre. Dé otro nombre a la suya.</translation>
    </message>
    <message>
        <source>The program opens no connection to any network</source>
        <translation>El programa no abre ninguna conexión de red</translation>
    </message>
    <message>
        <source>The program sometimes misses an identifier. The end of the list, or {near}, shows where it was unsure. Select any other text that it missed, and choose a category.</source>
        <translation>El programa omite a veces un identificador. El final de la lista, o {near}, muestra dónde dudó. Seleccione cualquier otro texto que haya omitido y elija una categoría.</translation>
    </message>
    <message>
        <source>The project needs a passphrase.</source>
        <translation>El proyecto necesita una frase de contraseña.</translation>
    </message>
    <message>
        <source>The project opens with this passphrase from now on.</source>
        <translation>A partir de ahora, el proyecto se abre con esta frase de contraseña.</translation>
    </message>
    <message>
        <source>The quotation marks in the table do not match: it is treated as plain text.</source>
        <translation>Las comillas de la tabla no cuadran: se trata como texto.</translation>
    </message>
    <message>
        <source>The recognised language is used again.</source>
        <translation>Se usa de nuevo el idioma reconocido.</translation>
    </message>
    <message>
        <source>The report is next to it: {name}.</source>
        <translation>El informe está a su lado: {name}.</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>El informe no se ha escrito.</translation>
    </message>
    <message>
        <source>The same picture appears in several places; what is redacted in one place is redacted in all of them.</source>
        <translation>La misma imagen aparece en varios lugares; lo que se suprime en uno se suprime en todos.</translation>
    </message>
    <message>
        <source>The same picture appears nowhere else.</source>
        <translation>La misma imagen no aparece en ningún otro lugar.</translation>
    </message>
    <message>
        <source>The same words are redacted elsewhere, so the export redacts them here too.</source>
        <translation>Las mismas palabras se suprimen en otro lugar, así que al exportar también se suprimen aquí.</translation>
    </message>
    <message>
        <source>The saved work is damaged or was made with another key.</source>
        <translation>El trabajo guardado está dañado o se hizo con otra clave.</translation>
    </message>
    <message>
        <source>The settings of this computer&apos;s administrator cannot be used.</source>
        <translation>No se pueden usar los ajustes del administrador de este equipo.</translation>
    </message>
    <message>
        <source>The summary was not written: {why}</source>
        <translation>El resumen no se ha escrito: {why}</translation>
    </message>
    <message>
        <source>The table cannot be used. Check its headings, such as name, birth date, MRN, phone, case, and that each row has as many columns.</source>
        <translation>La tabla no se puede usar. Compruebe sus encabezados, como name, birth date, MRN, phone, case, y que cada fila tenga las mismas columnas.</translation>
    </message>
    <message>
        <source>The tour takes a minute and shows how to review and export, with fictional documents. If you open a document of your own, the tour shows it there.</source>
        <translation>La visita dura un minuto y muestra con documentos ficticios cómo revisar y exportar. Si abre un documento propio, la visita lo muestra en él.</translation>
    </message>
    <message>
        <source>There are no near misses here.</source>
        <translation>Aquí no hay casos dudosos.</translation>
    </message>
    <message>
        <source>There are too many to list: redact these, then search again.</source>
        <translation>Hay demasiadas para la lista: suprima estas y busque de nuevo.</translation>
    </message>
    <message>
        <source>There is a model for every language recognised here.</source>
        <translation>Hay modelo para todos los idiomas reconocidos aquí.</translation>
    </message>
    <message>
        <source>There is no disagreement here.</source>
        <translation>Aquí no hay desacuerdo.</translation>
    </message>
    <message>
        <source>There is no model for a language of the document.</source>
        <translation>No hay modelo para un idioma del documento.</translation>
    </message>
    <message>
        <source>There is no model for the language: read the whole text yourself.</source>
        <translation>No hay modelo para el idioma: lea usted todo el texto.</translation>
    </message>
    <message>
        <source>There is no text here. Press {key} to draw a box instead.</source>
        <translation>Aquí no hay texto. Pulse {key} para dibujar un recuadro.</translation>
    </message>
    <message>
        <source>These files contain the text with all identifiers. Protect them like the original documents.</source>
        <translation>Estos archivos contienen el texto con todos los identificadores. Protéjalos como los documentos originales.</translation>
    </message>
    <message>
        <source>These words contain something that is redacted. Choose others.</source>
        <translation>Estas palabras contienen algo que se suprime. Elija otras.</translation>
    </message>
    <message>
        <source>They identify nobody alone; the GDPR counts them among its special categories.</source>
        <translation>Por sí solas no identifican a nadie; el RGPD las cuenta entre las categorías especiales.</translation>
    </message>
    <message numerus="yes">
        <source>They were not seen to the end.</source>
        <translation>
            <numerusform>No se ha visto hasta el final.</numerusform>
            <numerusform>No se han visto hasta el final.</numerusform>
        </translation>
    </message>
    <message>
        <source>They will be lost if you close now. The originals are unchanged.</source>
        <translation>Se pierden si cierra ahora. Los originales no cambian.</translation>
    </message>
    <message>
        <source>This button, or {export}, writes a redacted copy, reads it again and searches it for everything that was redacted. If anything is left, no file is kept. The original never changes. {sheet} shows all shortcuts.</source>
        <translation>Este botón, o {export}, escribe una copia sin identificadores, la lee de nuevo y busca en ella todo lo suprimido. Si queda algo, no se conserva ningún archivo. El original nunca cambia. {sheet} muestra todos los atajos.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>This computer has no keyring, so anyone who uses your account can open your saved work and the key of your surrogates. A passphrase prevents that ({key}).</source>
        <translation>Este equipo no tiene llavero, así que cualquiera que use su cuenta puede abrir su trabajo guardado y la clave de sus sustitutos. Una frase de contraseña lo impide ({key}).</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Este documento</translation>
    </message>
    <message>
        <source>This document is open in another window of the program.</source>
        <translation>Este documento está abierto en otra ventana del programa.</translation>
    </message>
    <message>
        <source>This document is protected and needs a password.</source>
        <translation>Este documento está protegido y necesita una contraseña.</translation>
    </message>
    <message>
        <source>This document was refused, so it was not searched.</source>
        <translation>Este documento no se ha admitido: no se ha examinado.</translation>
    </message>
    <message>
        <source>This expression takes too long. Simplify it.</source>
        <translation>Esta expresión tarda demasiado. Simplifíquela.</translation>
    </message>
    <message>
        <source>This is not a valid regular expression.</source>
        <translation>No es una expresión regular válida.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the project.</source>
        <translation>Esta no es la frase de contraseña del proyecto.</translation>
    </message>
    <message>
        <source>This is the only word of the finding. Reject the finding to keep the word.</source>
        <translation>Es la única palabra de la detección. Rechácela para conservar la palabra.</translation>
    </message>
    <message>
        <source>This is the surrogate. Type over it to change it.</source>
        <translation>Este es el sustituto. Escriba encima para cambiarlo.</translation>
    </message>
    <message>
        <source>This password does not open the document.</source>
        <translation>Esta contraseña no abre el documento.</translation>
    </message>
    <message>
        <source>This project</source>
        <translation>Este proyecto</translation>
    </message>
    <message>
        <source>This proves that what was marked is gone, not that everything was marked.</source>
        <translation>Esto demuestra que lo marcado ya no está, no que se haya marcado todo.</translation>
    </message>
    <message>
        <source>This report contains no text of the document.</source>
        <translation>Este informe no contiene texto del documento.</translation>
    </message>
    <message>
        <source>This summary contains no document text and no original file names.</source>
        <translation>Este resumen no contiene texto de los documentos ni nombres de archivos originales.</translation>
    </message>
    <message>
        <source>Three years</source>
        <translation>Tres años</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todo</translation>
    </message>
    <message>
        <source>Tick what else to mark</source>
        <translation>Marque qué más incluir</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time per page</source>
        <translation>Tiempo por página</translation>
    </message>
    <message>
        <source>Title, author and other document properties are removed.</source>
        <translation>El título, el autor y otras propiedades del documento se eliminan.</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Told by the name of a field</source>
        <translation>Indicado por el nombre de un campo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Tracked changes are accepted: deleted text is removed, inserted text stays.</source>
        <translation>Los cambios controlados se aceptan: el texto borrado se elimina, el insertado se conserva.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try again. If it happens again, send the log, which contains no document text.</source>
        <translation>Inténtelo de nuevo. Si vuelve a ocurrir, envíe el registro, que no contiene texto de documentos.</translation>
    </message>
    <message>
        <source>Try the samples</source>
        <translation>Probar los ejemplos</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turco</translation>
    </message>
    <message>
        <source>Two months</source>
        <translation>Dos meses</translation>
    </message>
    <message>
        <source>Two reviewers</source>
        <translation>Dos revisores</translation>
    </message>
    <message>
        <source>Two reviewers with different names must have worked on the project.</source>
        <translation>Dos revisores con nombres distintos deben haber trabajado en el proyecto.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>Tipo de identificador</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Escriba lo que quiere hacer</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ucraniano</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>Undecided, redacted</source>
        <translation>Sin decidir, suprimidos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo ({key})</source>
        <translation>Deshacer ({key})</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Unlock saved work</source>
        <translation>Desbloquear el trabajo guardado</translation>
    </message>
    <message>
        <source>Unlock saved work with its passphrase, which opens the keys too; then try again.</source>
        <translation>Desbloquee el trabajo guardado con su frase de contraseña, que también abre las claves, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Untick the places that should stay as they are.</source>
        <translation>Desmarque los lugares que deban quedar como están.</translation>
    </message>
    <message>
        <source>Until then, work is not saved. Leave it empty if you have not set one.</source>
        <translation>Hasta entonces, el trabajo no se guarda. Déjela vacía si no ha establecido ninguna.</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Actualizando…</translation>
    </message>
    <message>
        <source>Updating… {share}</source>
        <translation>Actualizando… {share}</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>urdu</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use default</source>
        <translation>Usar el predeterminado</translation>
    </message>
    <message>
        <source>Use these shortcuts</source>
        <translation>Usar estos atajos</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Usar este modelo</translation>
    </message>
    <message>
        <source>Use this operating point</source>
        <translation>Usar este punto de operación</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nombre de usuario</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
    </message>
    <message>
        <source>Vehicles and licence plates</source>
        <translation>Vehículos y matrículas</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>Verification failed on page {number}.</source>
        <translation>La verificación falló en la página {number}.</translation>
    </message>
    <message>
        <source>Verification failed on pages {numbers}.</source>
        <translation>La verificación falló en las páginas {numbers}.</translation>
    </message>
    <message>
        <source>Verification failed on {pages}. The export shows a picture there, without searchable text; redacted text that could still be read is painted over.</source>
        <translation>La verificación falló en {pages}. La exportación muestra allí una imagen, sin texto que se pueda buscar; el texto suprimido que aún se podía leer está tapado.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamita</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Waiting for an export or another task to finish…</source>
        <translation>Esperando a que termine una exportación u otra tarea…</translation>
    </message>
    <message>
        <source>Waiting for another search to stop…</source>
        <translation>Esperando a que se detenga otra búsqueda…</translation>
    </message>
    <message>
        <source>Waiting for the model to load…</source>
        <translation>Esperando a que se cargue el modelo…</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>En espera…</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Dirección web</translation>
    </message>
    <message>
        <source>Web addresses</source>
        <translation>Direcciones web</translation>
    </message>
    <message>
        <source>Weighed by how far each narrows down a person, that is as much as {expected} telephone numbers or full names ({least} to {most}).</source>
        <translation>Ponderados según cuánto acotan a una persona, equivalen a {expected} números de teléfono o nombres completos (de {least} a {most}).</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europa occidental</translation>
    </message>
    <message>
        <source>What is left can be looked for: an attacker who trained a program on released notes found 211 of 310 identifiers that had been missed among surrogates (Carrell 2019).</source>
        <translation>Lo que queda se puede buscar: un atacante que entrenó un programa con notas publicadas encontró 211 de 310 identificadores que se habían pasado por alto entre sustitutos (Carrell 2019).</translation>
    </message>
    <message>
        <source>What may be left</source>
        <translation>Lo que puede quedar</translation>
    </message>
    <message>
        <source>What removing identifiers cannot promise</source>
        <translation>Lo que eliminar identificadores no puede prometer</translation>
    </message>
    <message>
        <source>What the model never considered is not included.</source>
        <translation>Lo que el modelo nunca consideró no está incluido.</translation>
    </message>
    <message>
        <source>What was not looked at, or not surely</source>
        <translation>Lo que no se examinó, o no con seguridad</translation>
    </message>
    <message>
        <source>Where it held in fewer than 90 %, it is too narrow.</source>
        <translation>Donde lo hizo en menos del 90 %, es demasiado estrecho.</translation>
    </message>
    <message>
        <source>Where it held in more than 99 %, it is wider than it need be.</source>
        <translation>Donde lo hizo en más del 99 %, es más ancho de lo necesario.</translation>
    </message>
    <message>
        <source>Wherever the same picture appears</source>
        <translation>Dondequiera que aparezca la misma imagen</translation>
    </message>
    <message>
        <source>Who and when</source>
        <translation>Quién y cuándo</translation>
    </message>
    <message>
        <source>Who should be able to open {name}?</source>
        <translation>¿Quién podrá abrir {name}?</translation>
    </message>
    <message>
        <source>Whoever created the project knows it.</source>
        <translation>La conoce quien creó el proyecto.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Wildcards: * and ?</source>
        <translation>Comodines: * y ?</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>With a new key, patients get other surrogates and shifts than in earlier exports. The old key is kept, so that reports of those still verify.</source>
        <translation>Con una clave nueva, los pacientes reciben otros sustitutos y desplazamientos que en exportaciones anteriores. La clave anterior se conserva, de modo que los informes de estas se siguen pudiendo verificar.</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Documento de Word</translation>
    </message>
    <message>
        <source>Word lists</source>
        <translation>Listas de palabras</translation>
    </message>
    <message>
        <source>Word lists…</source>
        <translation>Listas de palabras…</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Words in pictures</source>
        <translation>Palabras en imágenes</translation>
    </message>
    <message>
        <source>Words in the number formats of charts are removed; the numbers stay, without that formatting.</source>
        <translation>Las palabras de los formatos numéricos de los gráficos se eliminan; los números se conservan sin ese formato.</translation>
    </message>
    <message>
        <source>Words of origin and religion</source>
        <translation>Palabras de origen y religión</translation>
    </message>
    <message>
        <source>Words that are redacted wherever they appear, such as the name of your ward.</source>
        <translation>Palabras que se suprimen dondequiera que aparezcan, como el nombre de su servicio.</translation>
    </message>
    <message>
        <source>Words that stay wherever they stand alone, such as the name of a test.</source>
        <translation>Palabras que se quedan dondequiera que aparezcan solas, como el nombre de una prueba.</translation>
    </message>
    <message>
        <source>Words to add</source>
        <translation>Palabras que añadir</translation>
    </message>
    <message>
        <source>Words to add to: {list}</source>
        <translation>Palabras que añadir a: {list}</translation>
    </message>
    <message>
        <source>Words written from right to left may be read in the wrong order: check {pages}.</source>
        <translation>Las palabras escritas de derecha a izquierda pueden leerse en un orden equivocado: compruebe {pages}.</translation>
    </message>
    <message>
        <source>Work on this document cannot be saved or restored.</source>
        <translation>El trabajo en este documento no se puede guardar ni recuperar.</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Trabajando…</translation>
    </message>
    <message>
        <source>Write a report (HTML, PDF and JSON), without document text</source>
        <translation>Escribir un informe (HTML, PDF y JSON), sin texto del documento</translation>
    </message>
    <message>
        <source>Write a report for each, without document text</source>
        <translation>Escribir un informe de cada uno, sin texto del documento</translation>
    </message>
    <message>
        <source>Write a summary of all (HTML and CSV)</source>
        <translation>Escribir un resumen de todos (HTML y CSV)</translation>
    </message>
    <message>
        <source>Writing in pictures that could not be read, such as handwriting, is painted over.</source>
        <translation>La escritura de las imágenes que no se pudo leer, como la manuscrita, queda tapada.</translation>
    </message>
    <message>
        <source>Writing the export</source>
        <translation>Escribiendo la exportación</translation>
    </message>
    <message>
        <source>Year only</source>
        <translation>Solo el año</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You can continue, but export before you close the program.</source>
        <translation>Puede seguir, pero exporte antes de cerrar el programa.</translation>
    </message>
    <message>
        <source>You can export a page as a picture. Redacted text that text recognition can still read there is painted over, and the export is verified again. The text of that page can then no longer be searched or copied.</source>
        <translation>Puede exportar una página como imagen. El texto suprimido que el reconocimiento de texto aún lea allí se tapa, y la exportación se verifica de nuevo. El texto de esa página ya no se podrá buscar ni copiar.</translation>
    </message>
    <message numerus="yes">
        <source>Your decisions on %n documents have not been exported.</source>
        <translation>
            <numerusform>Sus decisiones sobre %n documento no se han exportado.</numerusform>
            <numerusform>Sus decisiones sobre %n documentos no se han exportado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your decisions on {name} have not been exported.</source>
        <translation>Sus decisiones sobre {name} no se han exportado.</translation>
    </message>
    <message>
        <source>Your first time here?</source>
        <translation>¿Es su primera vez aquí?</translation>
    </message>
    <message>
        <source>Your statistics</source>
        <translation>Sus estadísticas</translation>
    </message>
    <message>
        <source>Your statistics…</source>
        <translation>Sus estadísticas…</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom in percent: type or choose it</source>
        <translation>Zoom en porcentaje: escríbalo o elíjalo</translation>
    </message>
    <message>
        <source>Zoom level…</source>
        <translation>Nivel de zoom…</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>a finding of {kind}</source>
        <translation>una detección de {kind}</translation>
    </message>
    <message>
        <source>about {count} h</source>
        <translation>aprox. {count} h</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>aprox. {count} min</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>aprox. {number}</translation>
    </message>
    <message>
        <source>about {number} identifier expected among them</source>
        <translation>alrededor de {number} identificador, según la estimación</translation>
    </message>
    <message>
        <source>about {number} identifier may be missed ({least}–{most})</source>
        <translation>puede escaparse alrededor de {number} identificador ({least}–{most})</translation>
    </message>
    <message>
        <source>about {number} identifiers expected among them</source>
        <translation>unos {number} identificadores, según la estimación</translation>
    </message>
    <message>
        <source>about {number} identifiers may be missed ({least}–{most})</source>
        <translation>pueden escaparse alrededor de {number} identificadores ({least}–{most})</translation>
    </message>
    <message>
        <source>above a score</source>
        <translation>por encima de una puntuación</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>aceptar</translation>
    </message>
    <message numerus="yes">
        <source>accept %n findings</source>
        <translation>
            <numerusform>aceptar %n detección</numerusform>
            <numerusform>aceptar %n detecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accept %n near misses</source>
        <translation>
            <numerusform>aceptar %n caso dudoso</numerusform>
            <numerusform>aceptar %n casos dudosos</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>add the decisions made before unlocking</source>
        <translation>añadir las decisiones tomadas antes de desbloquear</translation>
    </message>
    <message>
        <source>added by hand</source>
        <translation>añadido a mano</translation>
    </message>
    <message>
        <source>all decided</source>
        <translation>todo decidido</translation>
    </message>
    <message>
        <source>always redact these words</source>
        <translation>suprimir siempre estas palabras</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>apply the word lists</source>
        <translation>aplicar las listas de palabras</translation>
    </message>
    <message>
        <source>as exported</source>
        <translation>como se exportará</translation>
    </message>
    <message>
        <source>assign documents to patients</source>
        <translation>asignar documentos a pacientes</translation>
    </message>
    <message>
        <source>black boxes in place of identifiers</source>
        <translation>recuadros negros en lugar de identificadores</translation>
    </message>
    <message>
        <source>brat: a text and its annotations</source>
        <translation>brat: un texto y sus anotaciones</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>change a surrogate</source>
        <translation>cambiar un sustituto</translation>
    </message>
    <message>
        <source>change the box on page {number} to {kind}</source>
        <translation>cambiar el recuadro de la página {number} a {kind}</translation>
    </message>
    <message>
        <source>change the known identifiers</source>
        <translation>cambiar los identificadores conocidos</translation>
    </message>
    <message>
        <source>change the word lists</source>
        <translation>cambiar las listas de palabras</translation>
    </message>
    <message>
        <source>change {what} to {kind}</source>
        <translation>cambiar {what} a {kind}</translation>
    </message>
    <message>
        <source>choose the decision of {name}</source>
        <translation>elegir la decisión de {name}</translation>
    </message>
    <message>
        <source>choose what both decided</source>
        <translation>elegir lo que decidieron ambos</translation>
    </message>
    <message>
        <source>continue without a model</source>
        <translation>continuar sin modelo</translation>
    </message>
    <message>
        <source>disagreements</source>
        <translation>desacuerdos</translation>
    </message>
    <message numerus="yes">
        <source>dismiss %n near misses</source>
        <translation>
            <numerusform>descartar %n caso dudoso</numerusform>
            <numerusform>descartar %n casos dudosos</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a box on page {number}</source>
        <translation>dibujar un recuadro en la página {number}</translation>
    </message>
    <message>
        <source>exported</source>
        <translation>exportado</translation>
    </message>
    <message>
        <source>exported and verified</source>
        <translation>exportados y verificados</translation>
    </message>
    <message>
        <source>exported, not verified</source>
        <translation>exportados, sin verificar</translation>
    </message>
    <message>
        <source>extracts checked, nothing found</source>
        <translation>extractos comprobados, nada encontrado</translation>
    </message>
    <message>
        <source>extracts searched for what was redacted</source>
        <translation>extractos en los que se buscó lo suprimido</translation>
    </message>
    <message>
        <source>find the known identifiers</source>
        <translation>buscar los identificadores conocidos</translation>
    </message>
    <message>
        <source>given name,family name,birth date,MRN,phone
Thaddeus,Okonkwo,1958-07-14,ZQ-140361,</source>
        <translation>given name,family name,birth date,MRN,phone
Thaddeus,Okonkwo,1958-07-14,ZQ-140361,</translation>
    </message>
    <message>
        <source>hidden content, such as metadata and names</source>
        <translation>contenido oculto, como metadatos y nombres</translation>
    </message>
    <message>
        <source>i2b2 2014: an XML file</source>
        <translation>i2b2 2014: un archivo XML</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>idéntico</translation>
    </message>
    <message>
        <source>identifiers covered with black boxes</source>
        <translation>identificadores cubiertos con recuadros negros</translation>
    </message>
    <message>
        <source>identifiers replaced with labels</source>
        <translation>identificadores reemplazados por etiquetas</translation>
    </message>
    <message>
        <source>identifiers replaced with numbered labels</source>
        <translation>identificadores reemplazados por etiquetas numeradas</translation>
    </message>
    <message>
        <source>identifiers replaced with surrogates</source>
        <translation>identificadores reemplazados por sustitutos</translation>
    </message>
    <message>
        <source>keep a place from the second look</source>
        <translation>conservar un lugar del segundo repaso</translation>
    </message>
    <message>
        <source>keep it</source>
        <translation>conservarlo</translation>
    </message>
    <message>
        <source>kept by the reviewer</source>
        <translation>conservados por el revisor</translation>
    </message>
    <message>
        <source>labels in place of identifiers</source>
        <translation>etiquetas en lugar de identificadores</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>line {numbers}</source>
        <translation>la línea {numbers}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>lines {numbers}</source>
        <translation>las líneas {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>mark %n places as {kind}</source>
        <translation>
            <numerusform>marcar %n lugar como {kind}</numerusform>
            <numerusform>marcar %n lugares como {kind}</numerusform>
        </translation>
    </message>
    <message>
        <source>mark page {number} as checked</source>
        <translation>marcar la página {number} como comprobada</translation>
    </message>
    <message>
        <source>mark page {number} as not checked</source>
        <translation>marcar la página {number} como no comprobada</translation>
    </message>
    <message>
        <source>mark {name} as not reviewed</source>
        <translation>marcar {name} como no revisado</translation>
    </message>
    <message>
        <source>mark {name} as reviewed</source>
        <translation>marcar {name} como revisado</translation>
    </message>
    <message>
        <source>merge people or places</source>
        <translation>unir personas o lugares</translation>
    </message>
    <message>
        <source>merge the next finding into</source>
        <translation>unir la detección siguiente con</translation>
    </message>
    <message>
        <source>move the end of</source>
        <translation>mover el final de</translation>
    </message>
    <message>
        <source>move the start of</source>
        <translation>mover el inicio de</translation>
    </message>
    <message>
        <source>move {name} in the queue</source>
        <translation>mover {name} en la cola</translation>
    </message>
    <message>
        <source>names of fields</source>
        <translation>nombres de campos</translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>caso dudoso</translation>
    </message>
    <message>
        <source>never redact these words</source>
        <translation>no suprimir nunca estas palabras</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>sin estimación</translation>
    </message>
    <message>
        <source>no estimate: no model for the language</source>
        <translation>sin estimación: no hay modelo para el idioma</translation>
    </message>
    <message>
        <source>no language</source>
        <translation>ningún idioma</translation>
    </message>
    <message>
        <source>no report: {why}</source>
        <translation>sin informe: {why}</translation>
    </message>
    <message>
        <source>none known</source>
        <translation>ninguno conocido</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>no disponible ahora</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>no exportados</translation>
    </message>
    <message>
        <source>not reviewed by both</source>
        <translation>no revisado por ambos</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>sin examinar aún</translation>
    </message>
    <message>
        <source>nothing left that the model was unsure about</source>
        <translation>no queda nada en lo que el modelo dudara</translation>
    </message>
    <message>
        <source>numbered labels in place of identifiers</source>
        <translation>etiquetas numeradas en lugar de identificadores</translation>
    </message>
    <message>
        <source>of the page</source>
        <translation>de la página</translation>
    </message>
    <message>
        <source>of the same text</source>
        <translation>del mismo texto</translation>
    </message>
    <message>
        <source>of the same text or person</source>
        <translation>del mismo texto o persona</translation>
    </message>
    <message>
        <source>of {category}</source>
        <translation>de {category}</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>one letter differs</source>
        <translation>difiere en una letra</translation>
    </message>
    <message>
        <source>other mentions of a finding</source>
        <translation>otras menciones de una detección</translation>
    </message>
    <message>
        <source>page {numbers}</source>
        <translation>la página {numbers}</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>página {number}</translation>
    </message>
    <message>
        <source>pages {numbers}</source>
        <translation>las páginas {numbers}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>p{number}</source>
        <translation>p{number}</translation>
    </message>
    <message numerus="yes">
        <source>redact %n places</source>
        <translation>
            <numerusform>suprimir %n lugar</numerusform>
            <numerusform>suprimir %n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redact %n places from the second look</source>
        <translation>
            <numerusform>suprimir %n lugar del segundo repaso</numerusform>
            <numerusform>suprimir %n lugares del segundo repaso</numerusform>
        </translation>
    </message>
    <message>
        <source>redact “{text}” as {kind}</source>
        <translation>suprimir «{text}» como {kind}</translation>
    </message>
    <message>
        <source>redacted</source>
        <translation>suprimidos</translation>
    </message>
    <message>
        <source>redacted without a decision</source>
        <translation>suprimidos sin decisión</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>rechazar</translation>
    </message>
    <message numerus="yes">
        <source>reject %n findings</source>
        <translation>
            <numerusform>rechazar %n detección</numerusform>
            <numerusform>rechazar %n detecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>remove the box on page {number}</source>
        <translation>quitar el recuadro de la página {number}</translation>
    </message>
    <message numerus="yes">
        <source>repeat a box at %n places</source>
        <translation>
            <numerusform>repetir un recuadro en %n lugar</numerusform>
            <numerusform>repetir un recuadro en %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>replace with your own words:</source>
        <translation>reemplazar por palabras propias:</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>restablecer</translation>
    </message>
    <message>
        <source>reset the replacement:</source>
        <translation>restablecer el reemplazo:</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>score {number}</source>
        <translation>puntuación {number}</translation>
    </message>
    <message>
        <source>set the language to {language}</source>
        <translation>poner el idioma: {language}</translation>
    </message>
    <message numerus="yes">
        <source>show %n near misses as findings</source>
        <translation>
            <numerusform>mostrar %n caso dudoso como detección</numerusform>
            <numerusform>mostrar %n casos dudosos como detecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>some accepted, some rejected</source>
        <translation>algunas aceptadas, otras rechazadas</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividir</translation>
    </message>
    <message>
        <source>split off people or places</source>
        <translation>separar personas o lugares</translation>
    </message>
    <message>
        <source>stored data, byte by byte</source>
        <translation>datos almacenados, byte a byte</translation>
    </message>
    <message>
        <source>surrogates in place of identifiers</source>
        <translation>sustitutos en lugar de identificadores</translation>
    </message>
    <message>
        <source>text, as other programs read it</source>
        <translation>texto, tal como lo leen otros programas</translation>
    </message>
    <message>
        <source>the export will show {words}</source>
        <translation>la exportación mostrará {words}</translation>
    </message>
    <message>
        <source>the list of known identifiers</source>
        <translation>la lista de identificadores conocidos</translation>
    </message>
    <message>
        <source>the list “Always redact”</source>
        <translation>la lista «Suprimir siempre»</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>el modelo</translation>
    </message>
    <message>
        <source>the reviewer</source>
        <translation>el revisor</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>to review</source>
        <translation>por revisar</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>use the recognised language</source>
        <translation>usar el idioma reconocido</translation>
    </message>
    <message>
        <source>work is not saved</source>
        <translation>el trabajo no se guarda</translation>
    </message>
    <message>
        <source>written differently</source>
        <translation>escrito de otra forma</translation>
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
        <translation>{done} de {all} exportados y verificados</translation>
    </message>
    <message>
        <source>{done} of {all} reviewed</source>
        <translation>{done} de {all} revisados</translation>
    </message>
    <message>
        <source>{done} of {all} saved as labelled data</source>
        <translation>{done} de {all} guardados como datos etiquetados</translation>
    </message>
    <message>
        <source>{done} of {all} searched</source>
        <translation>{done} de {all} examinados</translation>
    </message>
    <message>
        <source>{key} is the shortcut of “{one}” and of “{other}”.</source>
        <translation>{key} es el atajo de «{one}» y de «{other}».</translation>
    </message>
    <message>
        <source>{language} model {version} {hash}… on {provider}</source>
        <translation>Modelo: {language}, {version} {hash}…, en {provider}</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (en uso)</translation>
    </message>
    <message>
        <source>{name} (misses up to {share})</source>
        <translation>{name} (omite hasta {share})</translation>
    </message>
    <message>
        <source>{name} is protected.</source>
        <translation>{name} está protegido.</translation>
    </message>
    <message>
        <source>{name} marked as not reviewed.</source>
        <translation>{name} marcado como no revisado.</translation>
    </message>
    <message>
        <source>{name} marked as reviewed.</source>
        <translation>{name} marcado como revisado.</translation>
    </message>
    <message>
        <source>{name} needs a passphrase.</source>
        <translation>{name} necesita una frase de contraseña.</translation>
    </message>
    <message>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <source>{name} · project · {done} of {all} reviewed</source>
        <translation>{name} · proyecto · {done} de {all} revisados</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{page}: the same picture</source>
        <translation>{page}: la misma imagen</translation>
    </message>
    <message>
        <source>{page}: {share} similar</source>
        <translation>{page}: parecida al {share}</translation>
    </message>
    <message>
        <source>{place}, rejected</source>
        <translation>{place}, rechazado</translation>
    </message>
    <message>
        <source>{point}: {findings} findings, {missed} expected to be missed</source>
        <translation>{point}: {findings} detecciones, omisiones previstas: {missed}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>tiempo restante: {time}</translation>
    </message>
    <message numerus="yes">
        <source>{time} on %n documents</source>
        <translation>
            <numerusform>{time} en %n documento</numerusform>
            <numerusform>{time} en %n documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} per page</source>
        <translation>{time} por página</translation>
    </message>
    <message>
        <source>✓ or {accept} accepts: the text is redacted on export. ✕ or {reject} rejects: the text stays. Both are in each row of the list and next to the text; those beside a category, or {category}, take all of it. {next} goes to the next undecided finding. Every step can be undone.</source>
        <translation>✓ o {accept} acepta: el texto se suprime al exportar. ✕ o {reject} rechaza: el texto se conserva. Ambos están en cada fila de la lista y junto al texto; los de una categoría, o {category}, valen para toda ella. {next} pasa a la siguiente sin decidir. Cada paso se puede deshacer.</translation>
    </message>
</context>
</TS>
