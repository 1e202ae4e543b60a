'use client'

import { NextBar } from '@/components/mudanza/importar/act-bar'
import { ColumnLine } from '@/components/mudanza/importar/column-line'
import type { Datos } from '@/components/mudanza/importar/datos'
import { fieldOptions, nameOfSheet } from '@/components/mudanza/importar/field-options'
import { ReadingOptions } from '@/components/mudanza/importar/reading-options'
import { Card, CardTitle } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'

/** What each column is: those of the chosen sheet, then those of the sheets joined to it. */
export function ColumnsStep({ datos }: { datos: Datos }) {
  const { importacion, hojas } = datos
  const options = fieldOptions(importacion.destino)
  return (
    <>
      <Missing titulos={datos.faltan} />
      <div className="grid gap-4">
        {hojas.map(({ hoja, columnas }) => (
          <Card key={hoja} aria-label={`Columnas de ${nameOfSheet(datos, hoja)}`} className="min-w-0">
            {hojas.length > 1 && (
              <CardTitle className="px-4 pt-3 md:px-5">{nameOfSheet(datos, hoja)}</CardTitle>
            )}
            <ul className="divide-y">
              {columnas.map((columna) => (
                <ColumnLine key={columna.columna} hoja={hoja} columna={columna} options={options} />
              ))}
            </ul>
          </Card>
        ))}
        <ReadingOptions destino={importacion.destino} />
      </div>
      <NextBar paso="columnas" />
    </>
  )
}

function Missing({ titulos }: { titulos: readonly string[] }) {
  if (titulos.length === 0) return null
  return (
    <DangerNotice role="status" className="mb-4">
      <ul>
        {titulos.map((titulo) => (
          <li key={titulo}>Falta decir qué columna es {titulo}</li>
        ))}
      </ul>
    </DangerNotice>
  )
}
