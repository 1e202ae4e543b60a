/** What the zip says to whoever opens it without us. */
export const LEEME = `Todo lo que tenía el registro del Consejo, en formatos que cualquiera abre.

esquema.json      qué es cada tabla y cada columna, en una oración; su clave y a qué se refiere
datos/            cada tabla, una fila por línea en JSON, en el orden de su clave
archivos/         pólizas, adjuntos y lo que mandaron los bancos, con su huella SHA-256 por nombre
manifiesto.json   cuántas filas y bytes tiene cada archivo, su huella y la suma de sus importes
verificar.mjs     node verificar.mjs, en la carpeta donde se descomprimió, comprueba todo eso

Los importes están en centavos. Los días se escriben AAAA-MM-DD y los instantes en UTC.
No salen las contraseñas, las sesiones ni las llaves: quien vuelva a entrar elige otra contraseña.

Para volver a tenerlo en Padrón: npm run traer -- este.zip
Tiene datos personales de todos los matriculados: guárdelo como el registro mismo.
`
