'use client'

import { useState } from 'react'
import { letterOf } from '@/domain/spreadsheets/column'
import { shownCell } from '@/components/mudanza/importar/words'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Fila = LeidoEn<'/importacion/traerFilas'>[number]

type Props = {
  importacionID: number
  hoja: number
  nombre: string
  /** The number of its last row. */
  ultima: number
  /** The row of the titles; null of a sheet that is not read. */
  encabezado: number | null
  primeras: readonly Fila[]
}

/** Rows asked for at once. */
const MAS = 100

/** The rows of a sheet as they are, in a box of their own. */
export function SheetRows({ importacionID, hoja, nombre, ultima, encabezado, primeras }: Props) {
  const { estado, leer } = useLectura('/importacion/traerFilas')
  const [luego, setLuego] = useState<readonly Fila[]>([])
  const filas = [...primeras, ...luego]
  const last = filas.at(-1)?.fila ?? 0
  async function more() {
    const read = await leer({ importacionID, hoja, desde: last + 1, cantidad: MAS })
    if (read?.ok) setLuego([...luego, ...read.datos])
  }
  if (filas.length === 0)
    return <p className="rounded-lg border px-4 py-6 text-center">La hoja está vacía.</p>
  return (
    <div className="grid gap-2">
      <SheetTable {...{ nombre, encabezado, filas }} />
      {estado.fase === 'falla' && <p role="alert">{estado.falla.mensaje}</p>}
      {last < ultima && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={estado.fase === 'leyendo'}
          onClick={() => void more()}
        >
          Ver más filas (hasta la {formatCount(ultima)})
        </Button>
      )}
    </div>
  )
}

type TableProps = Pick<Props, 'nombre' | 'encabezado'> & { filas: readonly Fila[] }

function SheetTable({ nombre, encabezado, filas }: TableProps) {
  const width = filas.reduce((most, { celdas = [] }) => Math.max(most, celdas.length), 1)
  const columns = Array.from({ length: width }, (_, column) => letterOf(column))
  return (
    <div
      className="sheet-rows"
      role="region"
      aria-label={nombre ? `Filas de ${nombre}` : 'Filas del archivo'}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Fila</span>
            </th>
            {columns.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ fila, borrada, celdas = [] }, index) => (
            <tr
              key={fila ?? index}
              data-titulos={fila === encabezado || undefined}
              data-borrada={borrada || undefined}
            >
              <th scope="row">
                {fila}
                {fila === encabezado && <span className="sr-only"> (títulos)</span>}
                {borrada && <span className="sr-only"> (borrada)</span>}
              </th>
              {columns.map((letter, column) => (
                <td key={letter} title={shownCell(celdas[column] ?? '') || undefined}>
                  {shownCell(celdas[column] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
