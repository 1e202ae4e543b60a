import type { Datos } from '@/components/mudanza/importar/datos'
import { fieldOf } from '@/components/mudanza/importar/lectura'
import { nameOfField, nameOfSheet } from '@/components/mudanza/importar/field-options'
import { shownCell } from '@/components/mudanza/importar/words'
import { letterOf } from '@/domain/spreadsheets/column'

/** How the file is read in short, for whoever was led past the steps that say it. */
export function ReadSummary({ datos }: { datos: Datos }) {
  const { importacion, lectura, hojas, mapeo } = datos
  return (
    <section aria-label="Cómo se lee" className="grid gap-2 rounded-lg border bg-card px-4 py-4 md:px-5">
      <p>
        La revisión dice qué pasaría con cada fila, sin escribir nada.
        {mapeo &&
          ` Se lee como la última vez que se importó un archivo con estos títulos${mapeo.usuario ? `, por ${mapeo.usuario}` : ''}.`}
      </p>
      {hojas.map(({ hoja, columnas }) => (
        <ul key={hoja} aria-label={nameOfSheet(datos, hoja)} className="flex flex-wrap gap-x-5 gap-y-0.5">
          {columnas.map(({ columna, titulo }) => {
            const campo = fieldOf(lectura, hoja, columna)
            return (
              <li key={columna} className="min-w-0 wrap-anywhere">
                <span className="text-muted-foreground">{titulo || letterOf(columna)}</span>{' '}
                {campo === null ? (
                  <span className="text-muted-foreground">no se importa</span>
                ) : (
                  <>
                    es <strong className="font-medium">{nameOfField(importacion.destino, campo)}</strong>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      ))}
      {lectura.fijos.length > 0 && (
        <ul aria-label="De todo el archivo" className="flex flex-wrap gap-x-5 gap-y-0.5">
          {lectura.fijos.map(({ campo, valor }) => (
            <li key={campo} className="min-w-0 wrap-anywhere">
              <span className="text-muted-foreground">{nameOfField(importacion.destino, campo)}</span> es{' '}
              <strong className="font-medium">{shownCell(valor)}</strong> en todas las filas
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
