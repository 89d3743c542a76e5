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
            <numerusform>%n aceptado</numerusform>
            <numerusform>%n aceptados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted.</source>
        <translation>
            <numerusform>%n aceptado.</numerusform>
            <numerusform>%n aceptados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are left to be reviewed.</source>
        <translation>
            <numerusform>Queda %n por revisar.</numerusform>
            <numerusform>Quedan %n por revisar.</numerusform>
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
            <numerusform>%n cambiado a {kind}.</numerusform>
            <numerusform>%n cambiados a {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegido</numerusform>
            <numerusform>%n elegidos</numerusform>
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
        <source>%n documents are exported and checked.</source>
        <translation>
            <numerusform>Se ha exportado y comprobado %n documento.</numerusform>
            <numerusform>Se han exportado y comprobado %n documentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not reviewed yet and left out.</source>
        <translation>
            <numerusform>%n documento aún no está revisado y queda fuera.</numerusform>
            <numerusform>%n documentos aún no están revisados y quedan fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are not searched: they are not ready.</source>
        <translation>
            <numerusform>No se busca en %n documento: no está listo.</numerusform>
            <numerusform>No se busca en %n documentos: no están listos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are searched.</source>
        <translation>
            <numerusform>Se ha examinado %n documento.</numerusform>
            <numerusform>Se han examinado %n documentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were decided on since: undo there first.</source>
        <translation>
            <numerusform>Desde entonces se decidió en %n documento: deshaga allí primero.</numerusform>
            <numerusform>Desde entonces se decidió en %n documentos: deshaga allí primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents were refused and are left out.</source>
        <translation>
            <numerusform>%n documento no se admitió y se omite.</numerusform>
            <numerusform>%n documentos no se admitieron y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of a kind that cannot be read.</source>
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
        <source>%n findings are undecided. They will be removed as if accepted.</source>
        <translation>
            <numerusform>%n detección está sin decidir. Se eliminará como si se hubiera aceptado.</numerusform>
            <numerusform>%n detecciones están sin decidir. Se eliminarán como si se hubieran aceptado.</numerusform>
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
        <source>%n findings will be removed.</source>
        <translation>
            <numerusform>Se eliminará %n detección.</numerusform>
            <numerusform>Se eliminarán %n detecciones.</numerusform>
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
        <source>%n identifiers removed.</source>
        <translation>
            <numerusform>Se ha eliminado %n identificador.</numerusform>
            <numerusform>Se han eliminado %n identificadores.</numerusform>
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
        <source>%n mentions of the same person or thing are taken.</source>
        <translation>
            <numerusform>Se incluye %n mención de esta persona o cosa.</numerusform>
            <numerusform>Se incluyen %n menciones de la misma persona o cosa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mentions of the same text are taken.</source>
        <translation>
            <numerusform>Se incluye %n mención de este texto.</numerusform>
            <numerusform>Se incluyen %n menciones del mismo texto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are redacted already.</source>
        <translation>
            <numerusform>%n más ya está eliminado.</numerusform>
            <numerusform>%n más ya están eliminados.</numerusform>
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
        <source>%n need another look: see the list.</source>
        <translation>
            <numerusform>%n necesita otra revisión: vea la lista.</numerusform>
            <numerusform>%n necesitan otra revisión: vea la lista.</numerusform>
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
        <source>%n notices</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
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
        <source>%n pages were read by recognition and not looked at yet.</source>
        <translation>
            <numerusform>%n página se leyó por reconocimiento y aún no se ha mirado.</numerusform>
            <numerusform>%n páginas se leyeron por reconocimiento y aún no se han mirado.</numerusform>
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
            <numerusform>%n lugar eliminado en {documents} documentos.</numerusform>
            <numerusform>%n lugares eliminados en {documents} documentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places redacted.</source>
        <translation>
            <numerusform>%n lugar eliminado.</numerusform>
            <numerusform>%n lugares eliminados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recognised pages were not looked at.</source>
        <translation>
            <numerusform>No se ha mirado %n página reconocida.</numerusform>
            <numerusform>No se han mirado %n páginas reconocidas.</numerusform>
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
            <numerusform>%n rechazado</numerusform>
            <numerusform>%n rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected.</source>
        <translation>
            <numerusform>%n rechazado.</numerusform>
            <numerusform>%n rechazados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replacements changed.</source>
        <translation>
            <numerusform>%n sustitución cambiada.</numerusform>
            <numerusform>%n sustituciones cambiadas.</numerusform>
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
        <source>%n that the filter hides stay as they are.</source>
        <translation>
            <numerusform>%n que el filtro oculta queda como está.</numerusform>
            <numerusform>%n que el filtro oculta quedan como están.</numerusform>
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
        <source>%n undecided again.</source>
        <translation>
            <numerusform>%n de nuevo sin decidir.</numerusform>
            <numerusform>%n de nuevo sin decidir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undecided will be removed.</source>
        <translation>
            <numerusform>%n sin decidir se eliminará.</numerusform>
            <numerusform>%n sin decidir se eliminarán.</numerusform>
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
        <source>%n would stay in an export</source>
        <translation>
            <numerusform>%n quedaría en una exportación</numerusform>
            <numerusform>%n quedarían en una exportación</numerusform>
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
        <source>A capitalised word that no list knows.</source>
        <translation>Una palabra con mayúscula que no está en ninguna lista.</translation>
    </message>
    <message>
        <source>A check failed on {pages}: the export shows a picture there, without words to search, in which everything is painted over that could still be read of what was removed.</source>
        <translation>Una comprobación falló en {pages}: la exportación muestra allí una imagen, sin palabras que buscar, en la que se ha tapado todo lo que aún podía leerse de lo eliminado.</translation>
    </message>
    <message>
        <source>A digital signature will end, because the content changes.</source>
        <translation>Una firma digital dejará de valer, porque el contenido cambia.</translation>
    </message>
    <message>
        <source>A file with this name is there and will be replaced.</source>
        <translation>Ya existe un archivo con este nombre y se reemplazará.</translation>
    </message>
    <message>
        <source>A long number.</source>
        <translation>Un número largo.</translation>
    </message>
    <message>
        <source>A lower score shows more suggestions and misses fewer identifiers. How much may be missed is expected of notes like those the model was measured on.</source>
        <translation>Con una puntuación más baja se muestran más sugerencias y se escapan menos identificadores. Lo que puede escaparse es lo esperado en notas como aquellas con las que se midió el modelo.</translation>
    </message>
    <message>
        <source>A page can be exported as a picture: what recognition still reads there of what was removed is painted over, and the copy is checked as before. Words of that page cannot be searched or copied then.</source>
        <translation>Una página se puede exportar como imagen: se tapa lo que el reconocimiento aún lee allí de lo eliminado, y la copia se comprueba como antes. Las palabras de esa página ya no se podrán buscar ni copiar.</translation>
    </message>
    <message>
        <source>A page shows its text only as a picture.</source>
        <translation>Una página muestra su texto solo como imagen.</translation>
    </message>
    <message>
        <source>A part of it could not be read. It will be dropped, too.</source>
        <translation>Una parte no se pudo leer. También se eliminará.</translation>
    </message>
    <message>
        <source>A part of the program is not installed.</source>
        <translation>Falta por instalar una parte del programa.</translation>
    </message>
    <message>
        <source>A passphrase for the project</source>
        <translation>Una frase de contraseña para el proyecto</translation>
    </message>
    <message>
        <source>A person has to read all of it. If the language is another one, name it with --language.</source>
        <translation>Una persona tiene que leerlo todo. Si el idioma es otro, indíquelo con --language.</translation>
    </message>
    <message>
        <source>A picture is shown in several places; what is removed from it in one is gone from all of them.</source>
        <translation>Una imagen se muestra en varios lugares; lo que se elimina de ella en uno desaparece de todos.</translation>
    </message>
    <message>
        <source>A replacement does not fit into a picture or cannot be drawn; a black box stands there.</source>
        <translation>Un reemplazo no cabe en una imagen o no se puede dibujar; en su lugar hay un recuadro negro.</translation>
    </message>
    <message>
        <source>A replacement does not fit into the picture or cannot be drawn; a black box stands there.</source>
        <translation>Un reemplazo no cabe en la imagen o no se puede dibujar; en su lugar hay un recuadro negro.</translation>
    </message>
    <message>
        <source>A replacement has letters that the bundled fonts lack, or does not fit into a scan; a black box stands there.</source>
        <translation>Un reemplazo tiene letras que faltan en las fuentes incluidas, o no cabe en un escaneado; en su lugar hay un recuadro negro.</translation>
    </message>
    <message>
        <source>A saved session</source>
        <translation>Una sesión guardada</translation>
    </message>
    <message>
        <source>A single letter or sign would be removed in every word.</source>
        <translation>Una sola letra o signo se eliminaría en todas las palabras.</translation>
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
        <source>Accept all of this category</source>
        <translation>Aceptar todo lo de esta categoría</translation>
    </message>
    <message>
        <source>Accept every mention of it</source>
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
        <source>Accept: remove it on export</source>
        <translation>Aceptar: eliminarlo al exportar</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Accessibility tags and alternative texts will be dropped from the export; screen readers lose them.</source>
        <translation>Las etiquetas de accesibilidad y los textos alternativos no pasarán a la exportación; los lectores de pantalla los pierden.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Número de cuenta</translation>
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
        <source>Age</source>
        <translation>Edad</translation>
    </message>
    <message>
        <source>All decided</source>
        <translation>Todo decidido</translation>
    </message>
    <message>
        <source>All findings are decided.</source>
        <translation>Todos los hallazgos están decididos.</translation>
    </message>
    <message>
        <source>All is decided. {finish} calls the document reviewed, {export} exports it.</source>
        <translation>Todo está decidido. {finish} da el documento por revisado, {export} lo exporta.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>All kinds…</source>
        <translation>Todos los tipos…</translation>
    </message>
    <message>
        <source>All my documents</source>
        <translation>Todos mis documentos</translation>
    </message>
    <message>
        <source>All of this person</source>
        <translation>Todo de esta persona</translation>
    </message>
    <message>
        <source>All of this will be dropped from the export. What the document shows of it, such as the value of a form field, stands in its text as well and is treated there.</source>
        <translation>Todo esto se eliminará de la exportación. Lo que el documento muestra de ello, como el valor de un campo de formulario, está también en su texto y se trata allí.</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message numerus="yes">
        <source>Also %n other mention(s) of the same text</source>
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
        <source>Always or never redact</source>
        <translation>Eliminar siempre o nunca</translation>
    </message>
    <message>
        <source>Always redact this in all documents</source>
        <translation>Eliminar siempre esto en todos los documentos</translation>
    </message>
    <message>
        <source>Always redact this in this document</source>
        <translation>Eliminar siempre esto en este documento</translation>
    </message>
    <message>
        <source>Always redact “{words}” in all documents</source>
        <translation>Eliminar siempre «{words}» en todos los documentos</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this document</source>
        <translation>Eliminar siempre «{words}» en este documento</translation>
    </message>
    <message>
        <source>Always redact “{words}” in this project</source>
        <translation>Eliminar siempre «{words}» en este proyecto</translation>
    </message>
    <message>
        <source>Always redacted</source>
        <translation>Se elimina siempre</translation>
    </message>
    <message>
        <source>Always removed</source>
        <translation>Siempre se elimina</translation>
    </message>
    <message>
        <source>An export blacks out what is under the box. {key} takes it away again, {repeat} repeats it on other pages.</source>
        <translation>Al exportar se tapa en negro lo que hay debajo del recuadro. {key} lo quita, {repeat} lo repite en otras páginas.</translation>
    </message>
    <message>
        <source>Another finding, another cell or the end of the text stands there.</source>
        <translation>Ahí hay otra detección, otra celda o el final del texto.</translation>
    </message>
    <message>
        <source>Another language is used from the next start on.</source>
        <translation>El nuevo idioma se usa a partir del próximo inicio.</translation>
    </message>
    <message>
        <source>Another mention of something that was found</source>
        <translation>Otra mención de algo detectado</translation>
    </message>
    <message>
        <source>Another window of the program has this document open.</source>
        <translation>Otra ventana del programa tiene abierto este documento.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>árabe</translation>
    </message>
    <message>
        <source>Are in the picture only</source>
        <translation>Están solo en la imagen</translation>
    </message>
    <message>
        <source>As exported</source>
        <translation>Como se exportará</translation>
    </message>
    <message>
        <source>As it seems to be</source>
        <translation>La que parece ser</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Como se reconoció</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>As the model advises</source>
        <translation>Como aconseja el modelo</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como de costumbre</translation>
    </message>
    <message>
        <source>Ask whoever made the project for its passphrase.</source>
        <translation>Pida la frase de contraseña a quien creó el proyecto.</translation>
    </message>
    <message>
        <source>At the same place on pages</source>
        <translation>En el mismo lugar de las páginas</translation>
    </message>
    <message>
        <source>Attached data is removed: form data, building blocks, print settings and others.</source>
        <translation>Los datos adjuntos se eliminan: datos de formularios, bloques de creación, ajustes de impresión y otros.</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Archivos adjuntos</translation>
    </message>
    <message>
        <source>Attached files will be dropped from the export; they were not searched.</source>
        <translation>Los archivos adjuntos no pasarán a la exportación; no se han examinado.</translation>
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
        <source>Before you export</source>
        <translation>Antes de exportar</translation>
    </message>
    <message>
        <source>Before: {estimate}.</source>
        <translation>Antes: {estimate}.</translation>
    </message>
    <message>
        <source>Begin a word earlier</source>
        <translation>Empezar una palabra antes</translation>
    </message>
    <message>
        <source>Begin a word later</source>
        <translation>Empezar una palabra después</translation>
    </message>
    <message>
        <source>Beside the picture</source>
        <translation>Junto a la imagen</translation>
    </message>
    <message>
        <source>Biometric identifier</source>
        <translation>Identificador biométrico</translation>
    </message>
    <message>
        <source>Black boxes</source>
        <translation>Recuadros negros</translation>
    </message>
    <message>
        <source>Black boxes: not even the kind of an identifier is told</source>
        <translation>Recuadros negros: ni siquiera se dice qué tipo de identificador es</translation>
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
        <source>Bookmarks will be dropped from the export.</source>
        <translation>Los marcadores no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Box on page {number}</source>
        <translation>Recuadro en la página {number}</translation>
    </message>
    <message>
        <source>Box on page {number}, {wide} by {high} points, {left} from the left, {top} down</source>
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
        <source>Bulgarian</source>
        <translation>búlgaro</translation>
    </message>
    <message>
        <source>Bundled default</source>
        <translation>El incluido con el programa</translation>
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
        <source>Call this document reviewed, go to the next ({key})</source>
        <translation>Dar este documento por revisado e ir al siguiente ({key})</translation>
    </message>
    <message>
        <source>Can be searched and copied</source>
        <translation>Se pueden buscar y copiar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Capitals, accents and line breaks make no difference. What is always removed counts for more. What is never removed stays only where it stands by itself: a longer finding that holds it is still to be reviewed, and you can accept each one all the same.</source>
        <translation>Mayúsculas, acentos y saltos de línea no importan. Lo que siempre se elimina pesa más. Lo que nunca se elimina se conserva solo donde está por sí mismo: una detección más larga que lo contiene sigue por revisar, y aun así puede aceptar cada una.</translation>
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
        <source>Central European</source>
        <translation>Europa central</translation>
    </message>
    <message>
        <source>Change the keys…</source>
        <translation>Cambiar las teclas…</translation>
    </message>
    <message>
        <source>Change the kind…</source>
        <translation>Cambiar el tipo…</translation>
    </message>
    <message>
        <source>Change the language…</source>
        <translation>Cambiar el idioma…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Charts keep what they show and lose the workbook behind it.</source>
        <translation>Los gráficos conservan lo que muestran y pierden el libro de cálculo.</translation>
    </message>
    <message>
        <source>Charts of newer kinds (such as waterfall or map) become the picture that Word keeps of them; without one they are removed.</source>
        <translation>Los gráficos de tipos nuevos (como cascada o mapa) se convierten en la imagen que Word guarda de ellos; sin imagen se eliminan.</translation>
    </message>
    <message>
        <source>Check that the file exists and that you may read it.</source>
        <translation>Compruebe que el archivo existe y que puede leerlo.</translation>
    </message>
    <message>
        <source>Check what is to be marked as well</source>
        <translation>Elija lo que también debe marcarse</translation>
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
        <source>Choices of the export</source>
        <translation>Opciones de la exportación</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to and that has free space.</source>
        <translation>Elija una carpeta en la que pueda escribir y que tenga espacio libre.</translation>
    </message>
    <message>
        <source>Choose another model pack or install the program again.</source>
        <translation>Elija otro paquete de modelo o vuelva a instalar el programa.</translation>
    </message>
    <message>
        <source>Choose the exact kind ({key})</source>
        <translation>Elegir el tipo exacto ({key})</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Elegir la carpeta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Clear the places that are to stay as they are.</source>
        <translation>Desmarque los lugares que deban quedar como están.</translation>
    </message>
    <message>
        <source>Click a key, or go to it with Tab, and press the new one. Tab itself goes on to the next.</source>
        <translation>Haga clic en una tecla, o vaya a ella con Tab, y pulse la nueva. Tab pasa a la siguiente.</translation>
    </message>
    <message>
        <source>Clinician</source>
        <translation>Personal sanitario</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close and forget what is saved</source>
        <translation>Cerrar y olvidar lo guardado</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Cerrar y perderlas</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Cerrar el documento</translation>
    </message>
    <message>
        <source>Close the project</source>
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
        <source>Combining</source>
        <translation>Reuniendo hallazgos</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Órdenes y sus teclas</translation>
    </message>
    <message>
        <source>Comments and marks without a drawing of their own will be dropped from the export.</source>
        <translation>Los comentarios y marcas sin dibujo propio no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Comments and notes</source>
        <translation>Comentarios y notas</translation>
    </message>
    <message>
        <source>Comments and the names of those who wrote them are removed.</source>
        <translation>Los comentarios y los nombres de sus autores se eliminan.</translation>
    </message>
    <message>
        <source>Comments will become plain page content; their pop-up texts and authors will be dropped from the export.</source>
        <translation>Los comentarios pasarán a ser contenido de la página; sus textos emergentes y autores no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Comments, which are not exported</source>
        <translation>Comentarios, que no se exportan</translation>
    </message>
    <message>
        <source>Compare two reviewers</source>
        <translation>Comparar dos revisiones</translation>
    </message>
    <message>
        <source>Compare two reviewers…</source>
        <translation>Comparar dos revisiones…</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Content controls become plain text; choices that were not made are removed.</source>
        <translation>Los controles de contenido se convierten en texto; las opciones no elegidas se eliminan.</translation>
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
        <source>Copies of drawings for Word 2007 and older are removed.</source>
        <translation>Las copias de dibujos para Word 2007 y anteriores se eliminan.</translation>
    </message>
    <message>
        <source>Copy as exported now</source>
        <translation>Copia tal como se exportaría ahora</translation>
    </message>
    <message>
        <source>Copy code and message; they hold no text of the document</source>
        <translation>Copiar código y mensaje; no contienen texto del documento</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct where it begins and ends</source>
        <translation>Corregir dónde empieza y acaba</translation>
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
        <source>Counts as looked at once all of it was in view for a second. Press here to tick it yourself, or to take the tick away ({key}).</source>
        <translation>Cuenta como mirada cuando toda la página ha estado un segundo a la vista. Pulse aquí para marcarla usted, o para quitar la marca ({key}).</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croata</translation>
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
        <source>Date of an export</source>
        <translation>Fecha de una exportación</translation>
    </message>
    <message>
        <source>Dates and numbers that label charts become text; an axis of dates shows equal steps.</source>
        <translation>Las fechas y los números que rotulan los gráficos pasan a ser texto; un eje de fechas muestra pasos iguales.</translation>
    </message>
    <message>
        <source>De-identification report</source>
        <translation>Informe de desidentificación</translation>
    </message>
    <message>
        <source>Decide on several</source>
        <translation>Decidir sobre varios</translation>
    </message>
    <message>
        <source>Delete what is saved of all documents; they and all projects stay</source>
        <translation>Borrar lo guardado de todos los documentos; estos y todos los proyectos se conservan</translation>
    </message>
    <message>
        <source>Delete what is saved of the chosen document, or take the project off the list (Delete)</source>
        <translation>Borrar lo guardado del documento elegido, o quitar el proyecto de la lista (Supr)</translation>
    </message>
    <message>
        <source>Deleted text</source>
        <translation>Texto eliminado</translation>
    </message>
    <message>
        <source>Descriptions of pictures and parts</source>
        <translation>Descripciones de imágenes y partes</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Digits beside what is removed.</source>
        <translation>Cifras junto a algo que se elimina.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
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
        <source>Documents and how far the reviewers agree</source>
        <translation>Documentos y grado de acuerdo</translation>
    </message>
    <message>
        <source>Documents and what came of them</source>
        <translation>Documentos y su resultado</translation>
    </message>
    <message>
        <source>Documents reviewed</source>
        <translation>Documentos revisados</translation>
    </message>
    <message>
        <source>Documents that are open keep their findings; new ones use the new settings.</source>
        <translation>Los documentos abiertos conservan sus detecciones; los nuevos usan los nuevos ajustes.</translation>
    </message>
    <message>
        <source>Documents that are searched from now on use this point.</source>
        <translation>Los documentos que se analicen desde ahora usan este punto.</translation>
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
        <source>Drag with the mouse, or move with the arrow keys and Shift for the size; Enter puts the box, Esc leaves.</source>
        <translation>Arrastre con el ratón, o mueva con las flechas y cambie el tamaño con Mayús; Intro pone el recuadro, Esc sale.</translation>
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
        <source>Drawing the page …</source>
        <translation>Dibujando la página …</translation>
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
        <source>Each patient&apos;s dates move by days of their own, 15 to {days} (see Settings).</source>
        <translation>Las fechas de cada paciente se desplazan un número propio de días, de 15 a {days} (véanse los ajustes).</translation>
    </message>
    <message>
        <source>Each patient&apos;s dates move by days of their own, at least 15, never whole weeks. Exports made before and after a change do not fit together.</source>
        <translation>Las fechas de cada paciente se desplazan un número propio de días, al menos 15 y nunca semanas enteras. Las exportaciones de antes y después de un cambio no concuerdan.</translation>
    </message>
    <message>
        <source>Editing restrictions, document variables and links to templates are removed.</source>
        <translation>Las restricciones de edición, variables del documento y enlaces a plantillas se eliminan.</translation>
    </message>
    <message>
        <source>Embedded files (Base64) are not looked at and are removed: {count}.</source>
        <translation>Los archivos incrustados (Base64) no se miran y se eliminan: {count}.</translation>
    </message>
    <message>
        <source>Embedded files and controls are removed; their picture stays where there is one.</source>
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
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>End a word earlier</source>
        <translation>Terminar una palabra antes</translation>
    </message>
    <message>
        <source>End a word later</source>
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
        <source>Estonian</source>
        <translation>estonio</translation>
    </message>
    <message>
        <source>Expected of what the model was in doubt about, from its scores. What it never thought of is not in these numbers: a person has to read the document.</source>
        <translation>Se calcula con las puntuaciones de aquello en lo que el modelo dudó. Lo que nunca consideró no está en estas cifras: una persona tiene que leer el documento.</translation>
    </message>
    <message>
        <source>Expected to be missed</source>
        <translation>Omisiones previstas</translation>
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
        <source>Export page {number} as a picture</source>
        <translation>Exportar la página {number} como imagen</translation>
    </message>
    <message>
        <source>Export this document ({key})</source>
        <translation>Exportar este documento ({key})</translation>
    </message>
    <message>
        <source>Export writes “{words}”</source>
        <translation>La exportación escribe «{words}»</translation>
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
        <source>Exported and checked</source>
        <translation>Exportado y comprobado</translation>
    </message>
    <message>
        <source>Exported and checked.</source>
        <translation>Exportado y comprobado.</translation>
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
        <source>Exports put in place</source>
        <translation>Reemplazo al exportar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Fields other than page numbers become plain text.</source>
        <translation>Los campos que no son números de página se convierten en texto.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre del archivo</translation>
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
        <source>Find a command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Buscar una orden…</translation>
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
        <source>Finding a name without identifiers …</source>
        <translation>Buscando un nombre sin identificadores …</translation>
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
        <source>Findings appear here once the document was searched.</source>
        <translation>Las detecciones aparecen aquí cuando se ha examinado el documento.</translation>
    </message>
    <message>
        <source>Finds and removes identifiers in clinical documents, on this computer alone. Apache License 2.0, without any warranty.</source>
        <translation>Encuentra y elimina identificadores en documentos clínicos, solo en este ordenador. Licencia Apache 2.0, sin garantía alguna.</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finés</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Primera persona que revisa</translation>
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
        <source>Folder of the export</source>
        <translation>Carpeta de la exportación</translation>
    </message>
    <message>
        <source>Folder of the exports</source>
        <translation>Carpeta de las exportaciones</translation>
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
        <source>For your own use. Documents that were not looked at since the start show their time only. Pauses of more than a minute do not count.</source>
        <translation>Para su propio uso. Los documentos no vistos desde el inicio muestran solo su tiempo. Las pausas de más de un minuto no cuentan.</translation>
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
        <source>Forget this session; the original document is unchanged.</source>
        <translation>Olvide esta sesión; el documento original no ha cambiado.</translation>
    </message>
    <message>
        <source>Form fields and field codes</source>
        <translation>Campos de formulario y códigos de campo</translation>
    </message>
    <message>
        <source>Form fields will become plain page content; values that the page does not show will be dropped from the export.</source>
        <translation>Los campos de formulario pasarán a ser contenido de la página; los valores que la página no muestra no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Found by a rule for how it is written</source>
        <translation>Detectado por una regla sobre cómo está escrito</translation>
    </message>
    <message>
        <source>Found by the language model</source>
        <translation>Detectado por el modelo de lenguaje</translation>
    </message>
    <message>
        <source>Found by {detector}</source>
        <translation>Detectado por {detector}</translation>
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
        <source>Further pictures of an animation or camera will be dropped from the export.</source>
        <translation>Otras imágenes de una animación o cámara no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Give the kind {kind}</source>
        <translation>Asignar el tipo {kind}</translation>
    </message>
    <message>
        <source>Give this kind</source>
        <translation>Asignar este tipo</translation>
    </message>
    <message>
        <source>Go back to the original first ({key}): only there can text be marked.</source>
        <translation>Vuelva primero al original ({key}): solo allí se puede marcar texto.</translation>
    </message>
    <message>
        <source>Go on all the same</source>
        <translation>Seguir de todos modos</translation>
    </message>
    <message>
        <source>Go on in the other window, or close the document there first.</source>
        <translation>Siga en la otra ventana o cierre antes allí el documento.</translation>
    </message>
    <message>
        <source>Go on without a model for it</source>
        <translation>Seguir sin modelo para él</translation>
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
        <source>Go to a finding, or select words, first.</source>
        <translation>Vaya primero a una detección o seleccione palabras.</translation>
    </message>
    <message>
        <source>Go to a page: type its number (1 to {total})</source>
        <translation>Ir a una página: escriba su número (1 a {total})</translation>
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
        <translation>Agrupar hallazgos</translation>
    </message>
    <message>
        <source>Grouping of the findings: {grouping}</source>
        <translation>Agrupación de las detecciones: {grouping}</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Encabezado</translation>
    </message>
    <message>
        <source>Health plan number</source>
        <translation>Número de seguro médico</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebreo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message numerus="yes">
        <source>Here, %n near misses become findings to review.</source>
        <translation>
            <numerusform>Aquí, %n caso dudoso pasa a ser una detección por revisar.</numerusform>
            <numerusform>Aquí, %n casos dudosos pasan a ser detecciones por revisar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, all findings stay as they are.</source>
        <translation>Aquí, todas las detecciones quedan como están.</translation>
    </message>
    <message>
        <source>Hidden text is shown here as ordinary text and stays in the export as it is.</source>
        <translation>El texto oculto se muestra aquí como texto normal y permanece en la exportación tal cual.</translation>
    </message>
    <message>
        <source>Hidden. Nothing is lost.</source>
        <translation>Oculto. No se pierde nada.</translation>
    </message>
    <message>
        <source>Hide everything at once</source>
        <translation>Ocultarlo todo de inmediato</translation>
    </message>
    <message>
        <source>Hide this line; the View menu brings it back</source>
        <translation>Ocultar esta línea; el menú Ver la recupera</translation>
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
        <source>How it is meant</source>
        <translation>Cómo se entiende</translation>
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
        <source>Icelandic</source>
        <translation>islandés</translation>
    </message>
    <message>
        <source>If letters look wrong, choose how {name} was saved:</source>
        <translation>Si las letras se ven mal, elija cómo se guardó {name}:</translation>
    </message>
    <message numerus="yes">
        <source>In all %n open documents</source>
        <translation>
            <numerusform>En el %n documento abierto</numerusform>
            <numerusform>En los %n documentos abiertos</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>In every export, in place of all %n findings:</source>
        <translation>
            <numerusform>En cada exportación, en lugar del %n hallazgo:</numerusform>
            <numerusform>En cada exportación, en lugar de los %n hallazgos:</numerusform>
        </translation>
    </message>
    <message>
        <source>In every export, in place of “{text}”:</source>
        <translation>En cada exportación, en lugar de «{text}»:</translation>
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
        <source>Invented dates move by up to</source>
        <translation>Las fechas inventadas se desplazan hasta</translation>
    </message>
    <message>
        <source>Invented values</source>
        <translation>Valores inventados</translation>
    </message>
    <message>
        <source>Invented values: the text stays readable; dates keep their distances</source>
        <translation>Valores inventados: texto legible, fechas con sus distancias</translation>
    </message>
    <message>
        <source>It is also a name of people.</source>
        <translation>También es un nombre de persona.</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n places, which are decided together.</source>
        <translation>
            <numerusform>Está en %n lugar.</numerusform>
            <numerusform>Está en %n lugares, que se deciden juntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It will be asked for at every start, before saved work can be opened. Nobody can recover it: without it, saved work is lost.</source>
        <translation>Se pedirá en cada inicio, antes de abrir el trabajo guardado. Nadie puede recuperarla: sin ella, el trabajo guardado se pierde.</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>JOB</source>
        <translation>OFICIO</translation>
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
        <source>Keep open</source>
        <translation>Mantener abierto</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Key for: {command}</source>
        <translation>Tecla para: {command}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keys of the commands</source>
        <translation>Teclas de las órdenes</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kind of identifier</source>
        <translation>Tipo de identificador</translation>
    </message>
    <message>
        <source>Kind of what is always removed</source>
        <translation>Tipo de lo que siempre se elimina</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>Labelled data</source>
        <translation>Datos etiquetados</translation>
    </message>
    <message>
        <source>Labels of lists</source>
        <translation>Etiquetas de listas</translation>
    </message>
    <message>
        <source>Labels, such as [PATIENT]</source>
        <translation>Etiquetas, como [PATIENT]</translation>
    </message>
    <message>
        <source>Labels: every identifier becomes [PATIENT], [DATE] …</source>
        <translation>Etiquetas: cada identificador se convierte en [PATIENT], [DATE] …</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the document</source>
        <translation>Idioma del documento</translation>
    </message>
    <message>
        <source>Language of the selected lines</source>
        <translation>Idioma de las líneas seleccionadas</translation>
    </message>
    <message>
        <source>Language of the text…</source>
        <translation>Idioma del texto…</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Última página</translation>
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
        <source>Layers keep their state but lose their names.</source>
        <translation>Las capas conservan su estado, pero pierden sus nombres.</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Lo incierto primero</translation>
    </message>
    <message>
        <source>Leave (R)</source>
        <translation>Dejar (R)</translation>
    </message>
    <message>
        <source>Letters behind removed words stand exactly where they stood: the width of what was removed can be measured, and may tell a name.</source>
        <translation>Las letras detrás de las palabras eliminadas están exactamente donde estaban: se puede medir el ancho de lo eliminado, que puede delatar un nombre.</translation>
    </message>
    <message>
        <source>Licence number</source>
        <translation>Número de licencia</translation>
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
        <source>Like the original, where that tells nothing</source>
        <translation>Como el original, si no revela nada</translation>
    </message>
    <message>
        <source>Line of keys</source>
        <translation>Línea de teclas</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Líneas {first}–{last}</translation>
    </message>
    <message>
        <source>Links and their addresses will be dropped from the export; the linked words stay.</source>
        <translation>Los enlaces y sus direcciones no pasarán a la exportación; las palabras enlazadas se conservan.</translation>
    </message>
    <message>
        <source>Links keep their text and lose their addresses.</source>
        <translation>Los enlaces conservan su texto y pierden sus direcciones.</translation>
    </message>
    <message>
        <source>List all hits and redact those that are ticked</source>
        <translation>Mostrar todos los resultados y eliminar los marcados</translation>
    </message>
    <message>
        <source>List of documents</source>
        <translation>Lista de documentos</translation>
    </message>
    <message>
        <source>List of findings</source>
        <translation>Lista de hallazgos</translation>
    </message>
    <message>
        <source>List only some categories</source>
        <translation>Mostrar solo algunas categorías</translation>
    </message>
    <message>
        <source>List only {category}</source>
        <translation>Mostrar solo: {category}</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituano</translation>
    </message>
    <message>
        <source>Loading the model …</source>
        <translation>Cargando el modelo …</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message numerus="yes">
        <source>Look at the first</source>
        <translation>
            <numerusform>Verla</numerusform>
            <numerusform>Ver la primera</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the riskiest places left ({key})</source>
        <translation>Mirar los lugares más arriesgados que quedan ({key})</translation>
    </message>
    <message>
        <source>Look where else the document has what stayed, mark it there by hand, and export again.</source>
        <translation>Busque en qué otro lugar del documento está lo que quedó, márquelo allí a mano y exporte de nuevo.</translation>
    </message>
    <message>
        <source>Looking for identifiers …</source>
        <translation>Buscando identificadores …</translation>
    </message>
    <message>
        <source>Looking for the same picture …</source>
        <translation>Buscando la misma imagen…</translation>
    </message>
    <message>
        <source>Looking on page {number} of {total} …</source>
        <translation>Buscando en la página {number} de {total}…</translation>
    </message>
    <message>
        <source>Lowest probability among the removed:</source>
        <translation>Probabilidad más baja entre lo eliminado:</translation>
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
        <translation>Los códigos legibles por máquina de las imágenes, como códigos QR y de barras, se cubren con pintura.</translation>
    </message>
    <message>
        <source>Machine-readable codes, such as QR codes and bar codes, will be removed from {pages}. A page that draws them becomes a picture.</source>
        <translation>Los códigos legibles por máquina, como códigos QR y de barras, se eliminarán de {pages}. Una página que los dibuja se convierte en una imagen.</translation>
    </message>
    <message>
        <source>Macros and key assignments are removed.</source>
        <translation>Las macros y asignaciones de teclas se eliminan.</translation>
    </message>
    <message>
        <source>Make a project</source>
        <translation>Crear un proyecto</translation>
    </message>
    <message>
        <source>Make a project of these…</source>
        <translation>Crear un proyecto con estos…</translation>
    </message>
    <message>
        <source>Make undecided again</source>
        <translation>Dejar de nuevo sin decidir</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Mark as {kind}</source>
        <translation>Marcar como {kind}</translation>
    </message>
    <message>
        <source>Mark it…</source>
        <translation>Marcar…</translation>
    </message>
    <message>
        <source>Mark the hit as an identifier</source>
        <translation>Marcar la coincidencia como identificador</translation>
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
        <source>Marked or corrected by hand</source>
        <translation>Marcado o corregido a mano</translation>
    </message>
    <message>
        <source>Marks that only appear on paper, not on the screen, will be dropped from the export.</source>
        <translation>Las marcas que solo aparecen en papel, no en la pantalla, no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Maximum recall</source>
        <translation>Sensibilidad máxima</translation>
    </message>
    <message>
        <source>May move a little, so that its width cannot be measured</source>
        <translation>Puede moverse un poco, para que no se pueda medir el ancho</translation>
    </message>
    <message>
        <source>Medical record number</source>
        <translation>Número de historia clínica</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menús</translation>
    </message>
    <message>
        <source>Merge with the next finding</source>
        <translation>Unir con la detección siguiente</translation>
    </message>
    <message>
        <source>Model pack</source>
        <translation>Paquete de modelo</translation>
    </message>
    <message>
        <source>Model pack {name}, version {version}, SHA-256 {hash}</source>
        <translation>Paquete de modelo {name}, versión {version}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Model packs</source>
        <translation>Paquetes de modelos</translation>
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
        <source>Name of an export</source>
        <translation>Nombre de una exportación</translation>
    </message>
    <message>
        <source>Name or initials. In a project, each reviewer works without seeing what others decided, and two can be compared.</source>
        <translation>Nombre o iniciales. En un proyecto, cada persona revisa sin ver lo que decidieron otras, y se pueden comparar dos.</translation>
    </message>
    <message>
        <source>Names of places, pages and styles</source>
        <translation>Nombres de lugares, páginas y estilos</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>Casos dudosos</translation>
    </message>
    <message>
        <source>Needs a password</source>
        <translation>Necesita contraseña</translation>
    </message>
    <message>
        <source>Never like the original</source>
        <translation>Nunca como el original</translation>
    </message>
    <message>
        <source>Never redact this in all documents</source>
        <translation>No eliminar nunca esto en ningún documento</translation>
    </message>
    <message>
        <source>Never redact this in this document</source>
        <translation>No eliminar nunca esto en este documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in all documents</source>
        <translation>No eliminar nunca «{words}» en ningún documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this document</source>
        <translation>No eliminar nunca «{words}» en este documento</translation>
    </message>
    <message>
        <source>Never redact “{words}” in this project</source>
        <translation>No eliminar nunca «{words}» en este proyecto</translation>
    </message>
    <message>
        <source>Never redacted</source>
        <translation>No se elimina nunca</translation>
    </message>
    <message>
        <source>Never removed by itself</source>
        <translation>Nunca se elimina por sí mismo</translation>
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
        <source>Next hit</source>
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
        <source>Next part of the window</source>
        <translation>Parte siguiente de la ventana</translation>
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
        <source>No command has these words.</source>
        <translation>Ninguna orden tiene estas palabras.</translation>
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
        <source>No document was called reviewed by both.</source>
        <translation>Ningún documento está marcado como revisado por ambas.</translation>
    </message>
    <message>
        <source>No documents are in this folder.</source>
        <translation>No hay documentos en esta carpeta.</translation>
    </message>
    <message>
        <source>No export was written. Open the document, look at the named places and export again.</source>
        <translation>No se ha escrito ninguna exportación. Abra el documento, mire los lugares indicados y exporte de nuevo.</translation>
    </message>
    <message>
        <source>No file was exported</source>
        <translation>No se ha exportado ningún archivo</translation>
    </message>
    <message>
        <source>No finding fits the filter.</source>
        <translation>Ninguna detección se ajusta al filtro.</translation>
    </message>
    <message>
        <source>No language: a table or a list</source>
        <translation>Ninguno: una tabla o una lista</translation>
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
        <source>No setting has these words.</source>
        <translation>Ningún ajuste tiene estas palabras.</translation>
    </message>
    <message>
        <source>No words were recognised in the picture that a page shows; look whether {pages} may be shared.</source>
        <translation>No se reconocieron palabras en la imagen que muestra una página; mire si se puede compartir {pages}.</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>Tamaño normal</translation>
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
        <source>Not found</source>
        <translation>No se encuentra</translation>
    </message>
    <message>
        <source>Not found, but not far from it: {number}. An export leaves them in.</source>
        <translation>No detectados, pero por poco: {number}. Una exportación los conserva.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Not reviewed after all</source>
        <translation>No está revisado</translation>
    </message>
    <message>
        <source>Not searched yet</source>
        <translation>Aún sin buscar</translation>
    </message>
    <message>
        <source>Not verified, because there is no model for their language: {names}.</source>
        <translation>Sin verificar, porque no hay modelo para su idioma: {names}.</translation>
    </message>
    <message>
        <source>Not verified.</source>
        <translation>Sin verificar.</translation>
    </message>
    <message>
        <source>Nothing else was found in this file: only what is shown of it.</source>
        <translation>No se encontró nada más en este archivo: solo lo que se muestra de él.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sale de este equipo.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of them was found in %n places:</source>
        <translation>
            <numerusform>No se ha encontrado nada de ellos en %n lugar:</numerusform>
            <numerusform>No se ha encontrado nada de ellos en %n lugares:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is left stands out. A person has to read the document.</source>
        <translation>Nada de lo que queda llama la atención. Una persona tiene que leer el documento.</translation>
    </message>
    <message>
        <source>Nothing was found so far.</source>
        <translation>Hasta ahora no se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Nothing was found. Select text and press {key} to mark it.</source>
        <translation>No se ha encontrado nada. Seleccione texto y pulse {key} para marcarlo.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nada.</translation>
    </message>
    <message>
        <source>Now: {estimate}.</source>
        <translation>Ahora: {estimate}.</translation>
    </message>
    <message>
        <source>Numbered labels, such as [PATIENT-1]</source>
        <translation>Etiquetas numeradas, como [PATIENT-1]</translation>
    </message>
    <message>
        <source>Numbered labels: the same person is [PATIENT-1] everywhere</source>
        <translation>Etiquetas numeradas: la misma persona es [PATIENT-1] en todas partes</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Observado</translation>
    </message>
    <message>
        <source>On the list of what is always removed</source>
        <translation>En la lista de lo que siempre se elimina</translation>
    </message>
    <message>
        <source>On the list of what is never removed by itself</source>
        <translation>En la lista de lo que nunca se elimina por sí mismo</translation>
    </message>
    <message>
        <source>Only documents that both called reviewed are compared. Alpha is Krippendorff&apos;s, for nominal labels of tokens: 1 is perfect, 0 is what chance gives.</source>
        <translation>Solo se comparan documentos que ambas dieron por revisados. Alfa es la de Krippendorff, para etiquetas nominales de palabras: 1 es perfecto, 0 es lo que da el azar.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>Solo en este equipo</translation>
    </message>
    <message>
        <source>Only text files have an encoding to choose.</source>
        <translation>Solo los archivos de texto tienen una codificación que elegir.</translation>
    </message>
    <message>
        <source>Only this mention is taken.</source>
        <translation>Solo se incluye esta mención.</translation>
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
        <source>Open a folder…</source>
        <translation>Abrir una carpeta…</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Abrir un proyecto</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation>Abrir un proyecto…</translation>
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
        <source>Open fictional documents that come with the program</source>
        <translation>Abrir documentos ficticios que vienen con el programa</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Open it in the program that made it and save it again.</source>
        <translation>Ábralo en el programa que lo creó y guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>Open the document and review it again.</source>
        <translation>Abra el documento y revíselo de nuevo.</translation>
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
        <source>Open what was open when the program last ended ({key})</source>
        <translation>Abrir lo que estaba abierto al terminar el programa ({key})</translation>
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
        <source>Original (keyed, for this computer)</source>
        <translation>Original (con clave, para este equipo)</translation>
    </message>
    <message>
        <source>Original and copy side by side</source>
        <translation>Original y copia uno al lado del otro</translation>
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
        <source>Other place</source>
        <translation>Otro lugar</translation>
    </message>
    <message>
        <source>Other places like this</source>
        <translation>Otros lugares como este</translation>
    </message>
    <message>
        <source>Others may see the screen, and a file may be named after a patient</source>
        <translation>Otros pueden ver la pantalla, y un archivo puede llevar el nombre de un paciente</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>PDF, Word (DOCX), text, pictures, HL7, JSON or XML</source>
        <translation>PDF, Word (DOCX), texto, imágenes, HL7, JSON o XML</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>LUGAR</translation>
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
        <source>Page labels and named places will be dropped from the export.</source>
        <translation>Las etiquetas de página y los destinos con nombre no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Page looked at</source>
        <translation>Página mirada</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Miniaturas de las páginas</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
    <message>
        <source>Page {number} is looked at.</source>
        <translation>La página {number} está mirada.</translation>
    </message>
    <message>
        <source>Page {number} is to be looked at.</source>
        <translation>La página {number} está por mirar.</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Página {number} de {total}</translation>
    </message>
    <message>
        <source>Page {number} was not read by recognition: there is nothing to tick.</source>
        <translation>La página {number} no se leyó por reconocimiento: no hay nada que marcar.</translation>
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
        <source>Pages of the copy</source>
        <translation>Páginas de la copia</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>Páginas del documento</translation>
    </message>
    <message>
        <source>Pages on which boxes were drawn are pictures in the export.</source>
        <translation>Las páginas en las que se dibujaron recuadros son imágenes en la exportación.</translation>
    </message>
    <message numerus="yes">
        <source>Pages {pages} were read by recognition and not looked at yet.</source>
        <translation>
            <numerusform>La página {pages} se leyó por reconocimiento y aún no se ha mirado.</numerusform>
            <numerusform>Las páginas {pages} se leyeron por reconocimiento y aún no se han mirado.</numerusform>
        </translation>
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
        <source>Patient or relative</source>
        <translation>Paciente o familiar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause reading ahead</source>
        <translation>Pausar la lectura anticipada</translation>
    </message>
    <message>
        <source>People who wrote, changed or signed</source>
        <translation>Personas que escribieron, modificaron o firmaron</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pictures or drawings stay as they are and were not searched; look at {pages}.</source>
        <translation>Las imágenes o dibujos se conservan tal cual y no se han examinado; mire {pages}.</translation>
    </message>
    <message>
        <source>Pictures stay and were not searched for text: look at each of them before you share the export.</source>
        <translation>Las imágenes se conservan y no se ha buscado texto en ellas: mire cada una antes de compartir la exportación.</translation>
    </message>
    <message>
        <source>Pictures stay, but for words that are removed from them: look at each of them before you share the export.</source>
        <translation>Las imágenes se conservan, salvo las palabras que se eliminan de ellas: mire cada una antes de compartir la exportación.</translation>
    </message>
    <message>
        <source>Pictures stay, but for words that are removed from them; look whether those on {pages} may be shared.</source>
        <translation>Las imágenes se conservan, salvo las palabras que se eliminan de ellas; mire si se pueden compartir las de {pages}.</translation>
    </message>
    <message>
        <source>Pictures that cannot be checked (EMF, WMF, SVG, TIFF, damaged or outside the file) become grey areas.</source>
        <translation>Las imágenes que no se pueden comprobar (EMF, WMF, SVG, TIFF, dañadas o fuera del archivo) se convierten en áreas grises.</translation>
    </message>
    <message>
        <source>Place in the batch</source>
        <translation>Puesto en el lote</translation>
    </message>
    <message>
        <source>Places for the box</source>
        <translation>Lugares para el recuadro</translation>
    </message>
    <message>
        <source>Places that fit</source>
        <translation>Lugares que coinciden</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto normal</translation>
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
        <source>Previous document</source>
        <translation>Documento anterior</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Detección anterior</translation>
    </message>
    <message>
        <source>Previous hit</source>
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
        <source>Previous part of the window</source>
        <translation>Parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Private data of the program that made the file will be dropped from the export.</source>
        <translation>Los datos privados del programa que creó el archivo no pasarán a la exportación.</translation>
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
        <translation>Oficio</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
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
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Projects ({endings})</source>
        <translation>Proyectos ({endings})</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Provisional until all is searched: to read, not to decide on yet</source>
        <translation>Provisional hasta que se busque en todo: para leer, aún no para decidir</translation>
    </message>
    <message>
        <source>Put every command back to the key it came with</source>
        <translation>Devolver a cada orden su tecla original</translation>
    </message>
    <message>
        <source>Put the cursor inside the finding, or select a part of it, to split it there.</source>
        <translation>Ponga el cursor dentro de la detección, o seleccione una parte, para dividirla ahí.</translation>
    </message>
    <message>
        <source>Put the original back where it was, then export again. Decisions stay.</source>
        <translation>Ponga el original donde estaba y exporte de nuevo. Las decisiones se mantienen.</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>Colocándola en su sitio</translation>
    </message>
    <message>
        <source>Putting together what was found …</source>
        <translation>Reuniendo lo encontrado …</translation>
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
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Read all of it yourself; no export of it is verified.</source>
        <translation>Léalo todo usted; ninguna exportación suya queda verificada.</translation>
    </message>
    <message>
        <source>Read and search this document from the start</source>
        <translation>Leer y examinar este documento desde el principio</translation>
    </message>
    <message>
        <source>Read by recognition – compare with the picture</source>
        <translation>Leída por reconocimiento: compare con la imagen</translation>
    </message>
    <message>
        <source>Read by recognition – looked at</source>
        <translation>Leída por reconocimiento: ya mirada</translation>
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
        <source>Reading it again and searching for what was removed</source>
        <translation>Leyéndola de nuevo y buscando lo que se eliminó</translation>
    </message>
    <message>
        <source>Reading the document …</source>
        <translation>Leyendo el documento …</translation>
    </message>
    <message>
        <source>Reading the documents again …</source>
        <translation>Leyendo de nuevo los documentos …</translation>
    </message>
    <message>
        <source>Reading the original</source>
        <translation>Leyendo el original</translation>
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
        <source>Redact</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Redact %n</source>
        <translation>
            <numerusform>Eliminar %n</numerusform>
            <numerusform>Eliminar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Redact all…</source>
        <translation>Eliminar todo…</translation>
    </message>
    <message>
        <source>Redact as</source>
        <translation>Eliminar como</translation>
    </message>
    <message>
        <source>Redact as {kind} (A)</source>
        <translation>Eliminar como {kind} (A)</translation>
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
        <source>Reject: keep it in the document</source>
        <translation>Rechazar: conservarlo en el documento</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the password in the program that set it, then open the file again.</source>
        <translation>Quite la contraseña en el programa que la puso y abra de nuevo el archivo.</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>Removed, by kind</source>
        <translation>Eliminado, por tipo</translation>
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
        <source>Replace by</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replace by your own words</source>
        <translation>Reemplazar por sus propias palabras</translation>
    </message>
    <message>
        <source>Replace by your own words…</source>
        <translation>Reemplazar por sus propias palabras…</translation>
    </message>
    <message>
        <source>Replacements that {encoding} cannot write are shown as their category: {count}.</source>
        <translation>Los reemplazos que {encoding} no puede escribir se muestran como su categoría: {count}.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Sustituir…</translation>
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
        <source>Reports and exports say that this document is not verified.</source>
        <translation>Los informes y las exportaciones dicen que este documento no está verificado.</translation>
    </message>
    <message>
        <source>Rest of the line in PDFs</source>
        <translation>Resto de la línea en los PDF</translation>
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
        <source>Review</source>
        <translation>Revisar</translation>
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
        <source>Reviewed: go to the next</source>
        <translation>Revisado: pasar al siguiente</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Persona que revisa</translation>
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
        <source>Same decision on {observed} of {tokens} tokens, and on {marked} of those that at least one of the two removes. Alpha {alpha}.</source>
        <translation>Misma decisión en el {observed} de {tokens} palabras y en el {marked} de las que al menos una persona elimina. Alfa {alpha}.</translation>
    </message>
    <message>
        <source>Save it as PDF, DOCX or plain text and open that file.</source>
        <translation>Guárdelo como PDF, DOCX o texto sin formato y abra ese archivo.</translation>
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
        <source>Saved work is back, with what you decided since on top of it.</source>
        <translation>El trabajo guardado ha vuelto, con lo que decidió después encima.</translation>
    </message>
    <message>
        <source>Say why it was found</source>
        <translation>Decir por qué se encontró</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>Scripts and automatic actions will be dropped from the export.</source>
        <translation>Los scripts y acciones automáticas no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Search and redact all</source>
        <translation>Buscar y eliminar todo</translation>
    </message>
    <message>
        <source>Search and redact all…</source>
        <translation>Buscar y eliminar todo…</translation>
    </message>
    <message>
        <source>Searched in part. What is marked is provisional.</source>
        <translation>Buscado en parte. Lo marcado es provisional.</translation>
    </message>
    <message>
        <source>Searched so far: page {page} of {pages}. What is marked is provisional.</source>
        <translation>Buscado hasta la página {page} de {pages}. Lo marcado es provisional.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>Segunda mirada</translation>
    </message>
    <message>
        <source>Second look at what is left</source>
        <translation>Segunda mirada a lo que queda</translation>
    </message>
    <message>
        <source>Second look {number} of {total}: “{words}”</source>
        <translation>Segunda mirada {number} de {total}: «{words}»</translation>
    </message>
    <message numerus="yes">
        <source>Second look: %n of {total} looked at,</source>
        <translation>
            <numerusform>Segunda mirada: %n de {total} visto,</numerusform>
            <numerusform>Segunda mirada: %n de {total} vistos,</numerusform>
        </translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Segunda persona que revisa</translation>
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
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Settle the disagreements</source>
        <translation>Resolver los desacuerdos</translation>
    </message>
    <message>
        <source>Shapes and text boxes drawn on charts are removed.</source>
        <translation>Se eliminan las formas y los cuadros de texto dibujados sobre los gráficos.</translation>
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
        <source>Show report</source>
        <translation>Mostrar el informe</translation>
    </message>
    <message>
        <source>Show the passage</source>
        <translation>Mostrar el pasaje</translation>
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
        <source>Show what stayed</source>
        <translation>Mostrar lo que quedó</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size in percent: type it or choose it</source>
        <translation>Tamaño en porcentaje: escríbalo o elíjalo</translation>
    </message>
    <message>
        <source>Size in percent…</source>
        <translation>Tamaño en porcentaje…</translation>
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
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Social security number</source>
        <translation>Número de seguridad social</translation>
    </message>
    <message>
        <source>Some words on {pages} were read with little certainty.</source>
        <translation>Algunas palabras de {pages} se leyeron con poca certeza.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Algo ha fallado.</translation>
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
        <source>Split the file and open the parts.</source>
        <translation>Divida el archivo y abra las partes.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado o provincia</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stays exactly where it is</source>
        <translation>Se queda exactamente donde está</translation>
    </message>
    <message>
        <source>Still looking for identifiers. What is marked so far is provisional.</source>
        <translation>Aún se buscan identificadores. Lo marcado hasta ahora es provisional.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop working on this document (Esc)</source>
        <translation>Dejar de procesar este documento (Esc)</translation>
    </message>
    <message>
        <source>Stop, or leave a selection</source>
        <translation>Detener o quitar la selección</translation>
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
        <source>Stopping …</source>
        <translation>Deteniendo …</translation>
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
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Summary of the batch</source>
        <translation>Resumen del lote</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>sueco</translation>
    </message>
    <message>
        <source>Take every mention of the same person or thing</source>
        <translation>Incluir todas las menciones de la misma persona o cosa</translation>
    </message>
    <message>
        <source>Take this ({key})</source>
        <translation>Tomar esto ({key})</translation>
    </message>
    <message>
        <source>Take what the first reviewer says</source>
        <translation>Tomar lo que dice la primera persona</translation>
    </message>
    <message>
        <source>Take what the second reviewer says</source>
        <translation>Tomar lo que dice la segunda persona</translation>
    </message>
    <message>
        <source>Take what {name} says</source>
        <translation>Tomar lo que dice {name}</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text from {lines} on seems to be in {language}, for which there is no model: many identifiers in it are missed, and ordinary words are taken for identifiers.</source>
        <translation>El texto desde {lines} parece estar en {language}, para el que no hay modelo: se pasan por alto muchos de sus identificadores y se toman por tales palabras corrientes.</translation>
    </message>
    <message>
        <source>Text of the copy</source>
        <translation>Texto de la copia</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Texto del documento</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>Text on {pages} seems to be in {language}, for which there is no model: many identifiers in it are missed, and ordinary words are taken for identifiers.</source>
        <translation>Hay texto en {pages} que parece estar en {language}, para el que no hay modelo: se pasan por alto muchos de sus identificadores y se toman por tales palabras corrientes.</translation>
    </message>
    <message>
        <source>Text outside the visible part of a page will be dropped from the export.</source>
        <translation>El texto fuera de la parte visible de una página no pasará a la exportación.</translation>
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
        <source>The box stands there already.</source>
        <translation>El recuadro ya está ahí.</translation>
    </message>
    <message>
        <source>The check failed on page {number}.</source>
        <translation>La comprobación falló en la página {number}.</translation>
    </message>
    <message>
        <source>The check failed on pages {numbers}.</source>
        <translation>La comprobación falló en las páginas {numbers}.</translation>
    </message>
    <message>
        <source>The checks prove that what was marked is gone. They cannot prove that everything that identifies a person was marked.</source>
        <translation>Las comprobaciones demuestran que lo marcado ya no está. No pueden demostrar que se haya marcado todo lo que identifica a una persona.</translation>
    </message>
    <message>
        <source>The copy will hold every word of the original. Is that right?</source>
        <translation>La copia contendrá todas las palabras del original. ¿Es correcto?</translation>
    </message>
    <message>
        <source>The data of an XFA form will be dropped from the export.</source>
        <translation>Los datos de un formulario XFA no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>The date that folders show can tell when a patient was here.</source>
        <translation>La fecha que muestran las carpetas puede revelar cuándo estuvo aquí un paciente.</translation>
    </message>
    <message>
        <source>The day on which it is made</source>
        <translation>El día en que se hace</translation>
    </message>
    <message>
        <source>The digital signature is removed.</source>
        <translation>La firma digital se elimina.</translation>
    </message>
    <message>
        <source>The document counts as {language} now.</source>
        <translation>El documento cuenta ahora como {language}.</translation>
    </message>
    <message>
        <source>The document is not ready to be reviewed yet.</source>
        <translation>El documento aún no está listo para revisarse.</translation>
    </message>
    <message>
        <source>The document seems to be in {language}, for which there is no model: many identifiers are missed, and ordinary words are taken for identifiers.</source>
        <translation>El documento parece estar en {language}, para el que no hay modelo: se pasan por alto muchos identificadores y se toman por tales palabras corrientes.</translation>
    </message>
    <message>
        <source>The encoding is not named in the file and was taken to be {encoding}: check that letters such as é, ö or ñ look right.</source>
        <translation>El archivo no indica su codificación y se supuso {encoding}: compruebe que letras como é, ö o ñ se vean bien.</translation>
    </message>
    <message>
        <source>The exact width of a removed name can tell which one it was. Text that moves does so by less than half a point.</source>
        <translation>El ancho exacto de un nombre eliminado puede decir cuál era. El texto que se mueve lo hace menos de medio punto.</translation>
    </message>
    <message>
        <source>The export did not pass its check and was not kept.</source>
        <translation>La exportación no superó la comprobación y no se ha conservado.</translation>
    </message>
    <message>
        <source>The export shows {pages} as a picture with searchable words.</source>
        <translation>La exportación muestra {pages} como imagen con palabras que se pueden buscar.</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>La exportación no se ha escrito.</translation>
    </message>
    <message>
        <source>The fastest there is</source>
        <translation>Lo más rápido que haya</translation>
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
        <source>The file is damaged or is not what its name says.</source>
        <translation>El archivo está dañado o no es lo que dice su nombre.</translation>
    </message>
    <message>
        <source>The file is damaged. What could be recovered is shown here, and parts of it may be missing: compare it with the original.</source>
        <translation>El archivo está dañado. Aquí se muestra lo que se pudo recuperar y puede que falten partes: compárelo con el original.</translation>
    </message>
    <message>
        <source>The file is protected.</source>
        <translation>El archivo está protegido.</translation>
    </message>
    <message>
        <source>The file is protected; the export will not be encrypted.</source>
        <translation>El archivo está protegido; la exportación no estará cifrada.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <translation>El nombre del archivo debe terminar en {ending}.</translation>
    </message>
    <message>
        <source>The file name must not hold a path.</source>
        <translation>El nombre del archivo no debe contener una ruta.</translation>
    </message>
    <message>
        <source>The file needs its password.</source>
        <translation>El archivo necesita su contraseña.</translation>
    </message>
    <message>
        <source>The file needs more time, memory or pages than is allowed.</source>
        <translation>El archivo necesita más tiempo, memoria o páginas de lo permitido.</translation>
    </message>
    <message>
        <source>The file, or a part of it, cannot be redacted safely.</source>
        <translation>El archivo, o una parte, no se puede desidentificar con seguridad.</translation>
    </message>
    <message>
        <source>The findings begin anew, and your decisions are lost.</source>
        <translation>La búsqueda empieza de nuevo y sus decisiones se pierden.</translation>
    </message>
    <message>
        <source>The finished file is read again and searched. If anything is left, it is not kept.</source>
        <translation>El archivo terminado se lee de nuevo y se examina. Si queda algo, no se conserva.</translation>
    </message>
    <message>
        <source>The finished file was read again by programs that had no part in removing anything. Each removed text was searched for in:</source>
        <translation>El archivo terminado fue leído de nuevo por programas que no intervinieron en la eliminación. Cada texto eliminado se buscó en:</translation>
    </message>
    <message>
        <source>The key of the saved work cannot be reached.</source>
        <translation>No se puede acceder a la clave del trabajo guardado.</translation>
    </message>
    <message>
        <source>The language is the recognised one again.</source>
        <translation>El idioma vuelve a ser el reconocido.</translation>
    </message>
    <message>
        <source>The lines count as {language} now.</source>
        <translation>Las líneas cuentan ahora como {language}.</translation>
    </message>
    <message>
        <source>The lists are kept encrypted on this computer, with your saved work.</source>
        <translation>Las listas se guardan cifradas en este equipo, con su trabajo guardado.</translation>
    </message>
    <message>
        <source>The log is saved. It holds no text or name of a document.</source>
        <translation>El registro se ha guardado. No contiene texto ni nombre de ningún documento.</translation>
    </message>
    <message>
        <source>The model pack cannot be used.</source>
        <translation>El paquete de modelo no se puede usar.</translation>
    </message>
    <message>
        <source>The model pack does not fit this program.</source>
        <translation>El paquete de modelo no corresponde a este programa.</translation>
    </message>
    <message>
        <source>The model pack is incomplete or was changed.</source>
        <translation>El paquete de modelo está incompleto o se ha modificado.</translation>
    </message>
    <message>
        <source>The model that is loaded has no operating points.</source>
        <translation>El modelo cargado no tiene puntos de operación.</translation>
    </message>
    <message>
        <source>The model was in doubt about it.</source>
        <translation>El modelo dudaba.</translation>
    </message>
    <message>
        <source>The next finding does not stand right behind this one.</source>
        <translation>La detección siguiente no está justo detrás de esta.</translation>
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
        <source>The package brings no text of its licence.</source>
        <translation>El paquete no trae el texto de su licencia.</translation>
    </message>
    <message>
        <source>The password is used while the document is open and kept nowhere. Exports of the document will need none.</source>
        <translation>La contraseña se usa mientras el documento está abierto y no se guarda. Las exportaciones del documento no la necesitarán.</translation>
    </message>
    <message>
        <source>The program opens no connection to any network</source>
        <translation>El programa no abre ninguna conexión de red</translation>
    </message>
    <message>
        <source>The program overlooks something now and then. {near} shows the places that it was in doubt about. What it did not mark at all, you can select and mark.</source>
        <translation>El programa pasa algo por alto de vez en cuando. {near} muestra los lugares en los que dudó. Lo que no marcó, puede seleccionarlo y marcarlo.</translation>
    </message>
    <message>
        <source>The project opens with a passphrase.</source>
        <translation>El proyecto se abre con una frase de contraseña.</translation>
    </message>
    <message>
        <source>The project opens with this passphrase from now on.</source>
        <translation>A partir de ahora, el proyecto se abre con esta frase de contraseña.</translation>
    </message>
    <message>
        <source>The quotes of the table do not match: it is treated as plain text.</source>
        <translation>Las comillas de la tabla no cuadran: se trata como texto.</translation>
    </message>
    <message>
        <source>The report is {name}, beside it.</source>
        <translation>El informe es {name}, a su lado.</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>El informe no se ha escrito.</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Repetir la frase</translation>
    </message>
    <message>
        <source>The same day in 1980 for all</source>
        <translation>El mismo día de 1980 para todas</translation>
    </message>
    <message>
        <source>The same picture stands nowhere else.</source>
        <translation>La misma imagen no aparece en ningún otro lugar.</translation>
    </message>
    <message>
        <source>The same words are removed elsewhere, so an export removes them here too.</source>
        <translation>Las mismas palabras se eliminan en otro lugar, así que al exportar también se eliminan aquí.</translation>
    </message>
    <message>
        <source>The saved work is damaged or was made with another key.</source>
        <translation>El trabajo guardado está dañado o se hizo con otra clave.</translation>
    </message>
    <message>
        <source>The summary was not written: {why}</source>
        <translation>El resumen no se ha escrito: {why}</translation>
    </message>
    <message>
        <source>The tour takes a minute and shows on made-up documents how to review and export. If you open a document of your own, it comes there.</source>
        <translation>La visita dura un minuto y muestra con documentos inventados cómo revisar y exportar. Si abre un documento propio, aparece en él.</translation>
    </message>
    <message>
        <source>There are more than can be listed: redact these, then search again.</source>
        <translation>Hay más de los que caben en la lista: elimine estos y busque otra vez.</translation>
    </message>
    <message>
        <source>There are no near misses here.</source>
        <translation>Aquí no hay casos dudosos.</translation>
    </message>
    <message>
        <source>There is a model for every language that was recognised here.</source>
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
        <source>There is no model for the language: read all of it yourself.</source>
        <translation>No hay modelo para el idioma: léalo todo usted.</translation>
    </message>
    <message>
        <source>There is no text here. Press {key} to draw a box over what is not text.</source>
        <translation>Aquí no hay texto. Pulse {key} para dibujar un recuadro sobre lo que no es texto.</translation>
    </message>
    <message>
        <source>These files hold the text with all identifiers. Keep them as you keep the notes.</source>
        <translation>Estos archivos contienen el texto con todos los identificadores. Guárdelos como guarda las notas.</translation>
    </message>
    <message>
        <source>These words say something that is removed. Choose others.</source>
        <translation>Estas palabras dicen algo que se elimina. Elija otras.</translation>
    </message>
    <message>
        <source>They are lost if you close now. The originals are unchanged.</source>
        <translation>Se pierden si cierra ahora. Los originales no cambian.</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Este documento</translation>
    </message>
    <message>
        <source>This document is protected and needs a password.</source>
        <translation>Este documento está protegido y necesita una contraseña.</translation>
    </message>
    <message>
        <source>This document was refused, so nothing was searched.</source>
        <translation>Este documento no se ha admitido: no se ha buscado nada.</translation>
    </message>
    <message>
        <source>This expression takes too long. Write it more simply.</source>
        <translation>Esta expresión tarda demasiado. Escríbala de forma más sencilla.</translation>
    </message>
    <message>
        <source>This is its only word. Reject the finding to keep the word in the document.</source>
        <translation>Es su única palabra. Rechace la detección para conservar la palabra en el documento.</translation>
    </message>
    <message>
        <source>This is no regular expression.</source>
        <translation>Esto no es una expresión regular.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the project.</source>
        <translation>Esta no es la frase de contraseña del proyecto.</translation>
    </message>
    <message>
        <source>This is the invented value. Type over it for other words.</source>
        <translation>Este es el valor inventado. Escriba encima para usar otras palabras.</translation>
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
        <source>This report holds no text of the document.</source>
        <translation>Este informe no contiene texto del documento.</translation>
    </message>
    <message>
        <source>This summary holds no text of the documents and no name of an original.</source>
        <translation>Este resumen no contiene texto de los documentos ni el nombre de ningún original.</translation>
    </message>
    <message>
        <source>Three years</source>
        <translation>Tres años</translation>
    </message>
    <message>
        <source>Thumbnail pictures of pages will be dropped from the export.</source>
        <translation>Las miniaturas de páginas no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time a page</source>
        <translation>Tiempo por página</translation>
    </message>
    <message>
        <source>Title, author and other document properties will be dropped from the export.</source>
        <translation>El título, el autor y otras propiedades del documento no pasarán a la exportación.</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Por revisar</translation>
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
        <source>Try again; if it happens again, send the log, which holds no document text.</source>
        <translation>Inténtelo de nuevo; si vuelve a ocurrir, envíe el registro, que no contiene texto de documentos.</translation>
    </message>
    <message>
        <source>Try refused documents again</source>
        <translation>Reintentar los documentos no admitidos</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Probar el ejemplo</translation>
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
        <source>Two reviewers must have worked on the project, by other names.</source>
        <translation>Dos personas deben haber trabajado en el proyecto, con nombres distintos.</translation>
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
        <source>Undecided, removed</source>
        <translation>Sin decidir, eliminado</translation>
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
        <source>Undo takes this back.</source>
        <translation>Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Deshacer: {what}</translation>
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
        <source>Until then, work is not kept. Leave it empty if you have set none.</source>
        <translation>Hasta entonces, el trabajo no se guarda. Déjela vacía si no ha establecido ninguna.</translation>
    </message>
    <message>
        <source>Updating …</source>
        <translation>Actualizando…</translation>
    </message>
    <message>
        <source>Updating … {share}</source>
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
        <source>Use these keys</source>
        <translation>Usar estas teclas</translation>
    </message>
    <message>
        <source>Use this point</source>
        <translation>Usar este punto</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nombre de usuario</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Teclas habituales</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehículo</translation>
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
        <source>Waiting …</source>
        <translation>En espera …</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Dirección web</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europa occidental</translation>
    </message>
    <message>
        <source>What else is in this file</source>
        <translation>Qué más hay en este archivo</translation>
    </message>
    <message>
        <source>What else is in this file…</source>
        <translation>Qué más hay en este archivo…</translation>
    </message>
    <message>
        <source>What is rejected stays in the document.</source>
        <translation>Lo que se rechaza se conserva en el documento.</translation>
    </message>
    <message numerus="yes">
        <source>What is under %n boxes will be blacked out.</source>
        <translation>
            <numerusform>Se tachará en negro lo que hay bajo %n recuadro.</numerusform>
            <numerusform>Se tachará en negro lo que hay bajo %n recuadros.</numerusform>
        </translation>
    </message>
    <message>
        <source>What may be missed</source>
        <translation>Lo que puede quedar sin detectar</translation>
    </message>
    <message>
        <source>What may be missed…</source>
        <translation>Lo que puede quedar sin detectar…</translation>
    </message>
    <message>
        <source>What may identify a person is marked, with a small shape for its category. A dashed line is a suggestion that waits for you; a solid one is accepted.</source>
        <translation>Lo que puede identificar a una persona está marcado, con una pequeña forma para su categoría. Una línea discontinua es una sugerencia que espera su decisión; una continua está aceptada.</translation>
    </message>
    <message>
        <source>What stands together in the list</source>
        <translation>Lo que está junto en la lista</translation>
    </message>
    <message>
        <source>What the file says beside its text</source>
        <translation>Lo que el archivo dice además de su texto</translation>
    </message>
    <message>
        <source>What the file says beside its text will be dropped.</source>
        <translation>Lo que el archivo dice además de su texto se eliminará.</translation>
    </message>
    <message>
        <source>What the file says beside the picture, such as camera, place, comments or a thumbnail, will be dropped from the export.</source>
        <translation>Lo que el archivo dice además de la imagen, como la cámara, el lugar, los comentarios o una miniatura, no estará en la exportación.</translation>
    </message>
    <message>
        <source>What the model never thought of is not in these numbers.</source>
        <translation>Lo que el modelo nunca consideró no está en estas cifras.</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>Qué hay que saber de este archivo</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Qué buscar</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>Qué se comprobó</translation>
    </message>
    <message>
        <source>What was decided on this document cannot be found any more.</source>
        <translation>Lo que se decidió sobre este documento ya no se encuentra.</translation>
    </message>
    <message>
        <source>Wherever the same picture stands</source>
        <translation>Dondequiera que aparezca la misma imagen</translation>
    </message>
    <message>
        <source>Who else is meant is being worked out.</source>
        <translation>Se está averiguando qué otras se refieren a lo mismo.</translation>
    </message>
    <message>
        <source>Who found what</source>
        <translation>Quién encontró qué</translation>
    </message>
    <message>
        <source>Who is to open {name}?</source>
        <translation>¿Quién podrá abrir {name}?</translation>
    </message>
    <message>
        <source>Whoever knows the passphrase can open the project on any computer. It will be asked for whenever the project is opened. Nobody can recover it: without it, the project is lost. Several words that nobody would guess are best.</source>
        <translation>Quien conozca la frase de contraseña puede abrir el proyecto en cualquier equipo. Se pedirá cada vez que se abra el proyecto. Nadie puede recuperarla: sin ella, el proyecto se pierde. Lo mejor son varias palabras que nadie adivinaría.</translation>
    </message>
    <message>
        <source>Whoever made the project knows it.</source>
        <translation>La conoce quien creó el proyecto.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Whose lists</source>
        <translation>De quién son las listas</translation>
    </message>
    <message>
        <source>Wildcards need a letter or a digit beside them.</source>
        <translation>Los comodines necesitan al lado una letra o una cifra.</translation>
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
        <source>Word document</source>
        <translation>Documento de Word</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Words always or never redacted…</source>
        <translation>Palabras siempre o nunca eliminadas…</translation>
    </message>
    <message>
        <source>Words in pictures</source>
        <translation>Palabras en imágenes</translation>
    </message>
    <message>
        <source>Words in the number formats of charts are removed; the numbers stay in plain form.</source>
        <translation>Se quitan las palabras de los formatos numéricos de los gráficos; los números quedan en forma simple.</translation>
    </message>
    <message>
        <source>Words of scanned pages in PDFs</source>
        <translation>Palabras de páginas escaneadas en los PDF</translation>
    </message>
    <message>
        <source>Words that are always or never removed</source>
        <translation>Palabras que siempre o nunca se eliminan</translation>
    </message>
    <message>
        <source>Words that are removed wherever they stand, such as the name of your ward.</source>
        <translation>Palabras que se eliminan dondequiera que aparezcan, como el nombre de su servicio.</translation>
    </message>
    <message>
        <source>Words that stay wherever they stand by themselves, such as the name of a test.</source>
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
        <source>Words were read from a picture by text recognition, which makes mistakes and misses handwriting; compare every word on {pages} with the picture.</source>
        <translation>Se han leído palabras de una imagen por reconocimiento de texto, que comete errores y no ve la letra manuscrita; compare cada palabra de {pages} con la imagen.</translation>
    </message>
    <message>
        <source>Words were read from pictures by text recognition, which makes mistakes and misses handwriting. They stand at the end of the text: compare each with its picture.</source>
        <translation>Se han leído palabras de imágenes por reconocimiento de texto, que comete errores y no ve la letra manuscrita. Están al final del texto: compare cada una con su imagen.</translation>
    </message>
    <message>
        <source>Words written from right to left may be read in the wrong order; look at {pages}.</source>
        <translation>Las palabras escritas de derecha a izquierda pueden leerse en orden equivocado; mire {pages}.</translation>
    </message>
    <message>
        <source>Work on this document cannot be kept or brought back.</source>
        <translation>El trabajo en este documento no se puede guardar ni recuperar.</translation>
    </message>
    <message>
        <source>Working out who is meant …</source>
        <translation>Averiguando de quién se trata …</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>Trabajando …</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message numerus="yes">
        <source>Write %n documents as labelled data</source>
        <translation>
            <numerusform>Escribir %n documento como datos etiquetados</numerusform>
            <numerusform>Escribir %n documentos como datos etiquetados</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a report beside each, without document text</source>
        <translation>Escribir un informe junto a cada uno, sin texto del documento</translation>
    </message>
    <message>
        <source>Write a report beside it, as HTML and JSON, without document text</source>
        <translation>Escribir un informe en HTML y JSON, sin texto del documento</translation>
    </message>
    <message>
        <source>Write a summary of all, as HTML and CSV</source>
        <translation>Escribir un resumen de todo, en HTML y CSV</translation>
    </message>
    <message>
        <source>Write labelled data…</source>
        <translation>Escribir datos etiquetados…</translation>
    </message>
    <message>
        <source>Writing the redacted copy</source>
        <translation>Escribiendo la copia desidentificada</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Escrito: {name}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You can go on, but export before you close the program.</source>
        <translation>Puede seguir, pero exporte antes de cerrar el programa.</translation>
    </message>
    <message>
        <source>You go on without a model. Exports say that they are not verified.</source>
        <translation>Sigue sin modelo. Las exportaciones dirán que no están verificadas.</translation>
    </message>
    <message numerus="yes">
        <source>Your decisions on %n documents are in no export.</source>
        <translation>
            <numerusform>Sus decisiones sobre %n documento no están en ninguna exportación.</numerusform>
            <numerusform>Sus decisiones sobre %n documentos no están en ninguna exportación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your decisions on {name} are in no export.</source>
        <translation>Sus decisiones sobre {name} no están en ninguna exportación.</translation>
    </message>
    <message>
        <source>Your figures</source>
        <translation>Sus cifras</translation>
    </message>
    <message>
        <source>Your figures…</source>
        <translation>Sus cifras…</translation>
    </message>
    <message>
        <source>Your first time here?</source>
        <translation>¿Es su primera vez aquí?</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Sus propias palabras</translation>
    </message>
    <message>
        <source>Your saved work is encrypted, but whoever uses your account can open it: this computer has no keyring. A passphrase prevents that, now or at any time ({key}).</source>
        <translation>Su trabajo guardado está cifrado, pero quien use su cuenta puede abrirlo: este ordenador no tiene llavero. Una frase de contraseña lo impide, ahora o cuando quiera ({key}).</translation>
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
        <source>add what you decided before unlocking</source>
        <translation>añadir lo que decidió antes de desbloquear</translation>
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
        <translation>eliminar siempre estas palabras</translation>
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
        <source>as exported</source>
        <translation>como se exportará</translation>
    </message>
    <message>
        <source>as now</source>
        <translation>como ahora</translation>
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
        <source>call {name} not reviewed</source>
        <translation>dar {name} por no revisado</translation>
    </message>
    <message>
        <source>call {name} reviewed</source>
        <translation>dar {name} por revisado</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>change the box on page {number} to {kind}</source>
        <translation>cambiar el recuadro de la página {number} a {kind}</translation>
    </message>
    <message>
        <source>change the lists of words</source>
        <translation>cambiar las listas de palabras</translation>
    </message>
    <message>
        <source>change {what} to {kind}</source>
        <translation>cambiar {what} a {kind}</translation>
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
        <source>export writes {words}</source>
        <translation>la exportación escribe {words}</translation>
    </message>
    <message>
        <source>exported</source>
        <translation>exportado</translation>
    </message>
    <message>
        <source>exported and checked</source>
        <translation>exportados y comprobados</translation>
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
        <source>extracts searched for what was removed</source>
        <translation>extractos en los que se buscó lo eliminado</translation>
    </message>
    <message>
        <source>follow the lists of words</source>
        <translation>seguir las listas de palabras</translation>
    </message>
    <message>
        <source>go on without a model</source>
        <translation>seguir sin modelo</translation>
    </message>
    <message>
        <source>i2b2 2014: an XML file</source>
        <translation>i2b2 2014: un archivo XML</translation>
    </message>
    <message>
        <source>identifiers blacked out</source>
        <translation>identificadores tachados en negro</translation>
    </message>
    <message>
        <source>identifiers masked</source>
        <translation>identificadores enmascarados</translation>
    </message>
    <message>
        <source>identifiers masked, with a number for each person and thing</source>
        <translation>identificadores enmascarados, con un número por persona y cosa</translation>
    </message>
    <message>
        <source>identifiers replaced by invented values</source>
        <translation>identificadores reemplazados por valores inventados</translation>
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
        <source>leave a doubt in place</source>
        <translation>dejar una duda como está</translation>
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
        <source>merge the next finding into</source>
        <translation>unir la detección siguiente con</translation>
    </message>
    <message>
        <source>metadata, names and attributes</source>
        <translation>metadatos, nombres y atributos</translation>
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
        <source>near miss</source>
        <translation>caso dudoso</translation>
    </message>
    <message>
        <source>never redact these words</source>
        <translation>no eliminar nunca estas palabras</translation>
    </message>
    <message>
        <source>no doubt of the model is left</source>
        <translation>no queda ninguna duda del modelo</translation>
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
        <source>none that was noted</source>
        <translation>ninguno de los anotados</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>no exportados</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>no es posible ahora</translation>
    </message>
    <message>
        <source>not reviewed by both</source>
        <translation>no revisado por ambas</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>sin examinar aún</translation>
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
        <source>other mentions of what was found</source>
        <translation>otras menciones de lo encontrado</translation>
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
    <message>
        <source>raw bytes and streams</source>
        <translation>bytes y flujos sin procesar</translation>
    </message>
    <message numerus="yes">
        <source>redact %n places</source>
        <translation>
            <numerusform>eliminar %n lugar</numerusform>
            <numerusform>eliminar %n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>redact %n places of a second look</source>
        <translation>
            <numerusform>eliminar %n lugar de una segunda mirada</numerusform>
            <numerusform>eliminar %n lugares de una segunda mirada</numerusform>
        </translation>
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
    <message>
        <source>remove “{text}” as {kind}</source>
        <translation>eliminar «{text}» como {kind}</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminados</translation>
    </message>
    <message>
        <source>removed without a decision</source>
        <translation>eliminados sin decisión</translation>
    </message>
    <message numerus="yes">
        <source>repeat a box at %n places</source>
        <translation>
            <numerusform>repetir un recuadro en %n lugar</numerusform>
            <numerusform>repetir un recuadro en %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>replace as usual:</source>
        <translation>reemplazar como de costumbre:</translation>
    </message>
    <message>
        <source>replace by own words:</source>
        <translation>reemplazar por palabras propias:</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>restablecer</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>rules for how things are written</source>
        <translation>reglas sobre cómo se escriben las cosas</translation>
    </message>
    <message>
        <source>running text, by independent readers</source>
        <translation>texto corrido, por lectores independientes</translation>
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
        <source>split</source>
        <translation>dividir</translation>
    </message>
    <message>
        <source>surrogates in place of identifiers</source>
        <translation>sustitutos en lugar de identificadores</translation>
    </message>
    <message>
        <source>take the language as recognised</source>
        <translation>tomar el idioma reconocido</translation>
    </message>
    <message>
        <source>take what both say</source>
        <translation>tomar lo que dicen ambas</translation>
    </message>
    <message>
        <source>take what {name} says</source>
        <translation>tomar lo que dice {name}</translation>
    </message>
    <message>
        <source>the language model</source>
        <translation>el modelo de lenguaje</translation>
    </message>
    <message>
        <source>the list of what is always removed</source>
        <translation>la lista de lo que siempre se elimina</translation>
    </message>
    <message>
        <source>the reviewer</source>
        <translation>el revisor</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>tick page {number} as looked at</source>
        <translation>marcar la página {number} como mirada</translation>
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
        <source>untick page {number}</source>
        <translation>quitar la marca de la página {number}</translation>
    </message>
    <message>
        <source>work is not kept</source>
        <translation>el trabajo no se guarda</translation>
    </message>
    <message>
        <source>written otherwise</source>
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
        <source>{done} of {all} exported and checked</source>
        <translation>{done} de {all} exportados y comprobados</translation>
    </message>
    <message>
        <source>{done} of {all} reviewed</source>
        <translation>{done} de {all} revisados</translation>
    </message>
    <message>
        <source>{done} of {all} searched</source>
        <translation>{done} de {all} buscados</translation>
    </message>
    <message>
        <source>{done} of {all} written as labelled data</source>
        <translation>{done} de {all} escritos como datos etiquetados</translation>
    </message>
    <message>
        <source>{export} writes a copy, reads it again and searches it for everything that was removed. If anything is left, there is no file. The original never changes. {sheet} shows all keys.</source>
        <translation>{export} escribe una copia, la lee de nuevo y busca en ella todo lo eliminado. Si queda algo, no hay archivo. El original nunca cambia. {sheet} muestra todas las teclas.</translation>
    </message>
    <message>
        <source>{key} is the key for “{one}” and for “{other}”.</source>
        <translation>{key} es la tecla de «{one}» y de «{other}».</translation>
    </message>
    <message>
        <source>{language} pack {version} {hash}… on {provider}</source>
        <translation>Modelo: {language}, {version} {hash}…, en {provider}</translation>
    </message>
    <message>
        <source>{name} (in use)</source>
        <translation>{name} (en uso)</translation>
    </message>
    <message>
        <source>{name} (misses up to {share})</source>
        <translation>{name} (se escapa hasta un {share})</translation>
    </message>
    <message>
        <source>{name} is protected.</source>
        <translation>{name} está protegido.</translation>
    </message>
    <message>
        <source>{name} is reviewed.</source>
        <translation>{name} está revisado.</translation>
    </message>
    <message>
        <source>{name} is to be reviewed again.</source>
        <translation>{name} se revisará de nuevo.</translation>
    </message>
    <message>
        <source>{name} opens with a passphrase.</source>
        <translation>{name} se abre con una frase de contraseña.</translation>
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
        <source>{page}: {share} alike</source>
        <translation>{page}: {share} de parecido</translation>
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
        <source>{time} a page</source>
        <translation>{time} por página</translation>
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
        <source>✓ or {accept} accepts: it is removed on export. ✕ or {reject} rejects: the text stays. Both stand in each row of the list and beside the words. {next} goes to the next that waits, and {category} accepts all of one category. Every step can be undone.</source>
        <translation>✓ o {accept} acepta: se elimina al exportar. ✕ o {reject} rechaza: el texto se conserva. Ambos están en cada fila de la lista y junto a las palabras. {next} pasa a la siguiente pendiente y {category} acepta todo lo de una categoría. Cada paso se puede deshacer.</translation>
    </message>
</context>
</TS>
