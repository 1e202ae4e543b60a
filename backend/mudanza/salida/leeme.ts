/** What the zip says to whoever opens it without us. */
export const LEEME = `Todo lo que tenía el registro del Consejo, en formatos que cualquiera abre.

hojas/            lo de todos los días en planillas: padrón, especialidades, pagos, cuenta, catálogos y demás;
                  cada una en Excel (.xlsx) y en texto (.csv, con punto y coma)
esquema.json      qué es cada tabla y cada columna, en una oración; su clave y a qué se refiere
datos/            cada tabla, una fila por línea en JSON, en el orden de su clave
archivos/         pólizas, adjuntos y lo que mandaron los bancos, con su huella SHA-256 por nombre
manifiesto.json   cuántas filas y bytes tiene cada archivo, su huella y la suma de sus importes
verificar.mjs     node verificar.mjs, en la carpeta donde se descomprimió, comprueba todo eso

En datos/ los importes están en centavos, los días se escriben AAAA-MM-DD y los instantes en UTC. Está todo: también lo
eliminado y lo que nadie mira.
En hojas/ los importes tienen decimales y los días son DD/MM/AAAA, sin lo eliminado. La columna «id» es la de datos/.
Los títulos son los que Padrón reconoce al importar. «pendientes» tiene todo lo que se debe; «meses», las matrículas
que se deben; «saldos», lo demás que se debe y lo que está a favor. Una planilla de más de un millón de filas sigue en
otra, con «-2».
No salen las contraseñas, las sesiones ni las llaves: quien vuelva a entrar elige otra contraseña.

Para volver a tenerlo en Padrón: npm run traer -- este.zip
Tiene datos personales de todos los matriculados: guárdelo como el registro mismo.
`
