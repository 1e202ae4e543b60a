'use client'

import type { Datos } from '@/components/mudanza/importar/datos'
import { nameOfSheet } from '@/components/mudanza/importar/field-options'
import type { Tabla } from '@/components/descarga/pedido'
import { Downloads } from '@/components/descarga/table-downloads'

type Props = { datos: Pick<Datos, 'importacion' | 'libro' | 'hojas'> }

/** The refused rows as the file has them, with why: mended, the sheet is imported as it is. */
export const ErrorSheet = ({ datos }: Props) => (
  <div className="grid gap-2">
    {datos.hojas.map(({ hoja }) => {
      const tabla = sheetOfErrors(datos, hoja)
      const de = datos.hojas.length > 1 ? ` de ${nameOfSheet(datos, hoja)}` : ''
      return (
        <Downloads
          key={hoja}
          que="la hoja de errores"
          botones={[
            { texto: `Descargar hoja de errores${de}`, pedido: { ...tabla, formato: 'xlsx' } },
            { texto: `En CSV${de}`, pedido: { ...tabla, formato: 'csv' } },
          ]}
        />
      )
    })}
  </div>
)

function sheetOfErrors({ importacion, libro, hojas }: Props['datos'], hoja: number): Tabla {
  const nombre = nameOfSheet({ libro }, hoja)
  const columnas = hojas.find((one) => one.hoja === hoja)?.columnas ?? []
  const query = new URLSearchParams({ importacionID: String(importacion.id), hoja: nombre })
  return {
    de: `/api/descargas/erroresDeImportacion?${query}`,
    titulo: `Errores de ${importacion.nombre.replace(/\.[a-z]{3,4}$/i, '')}`,
    ajena: true,
    columnas: [
      ...columnas.map(({ columna, titulo }) => ({ id: `c${columna}`, titulo, tipo: 'texto' as const })),
      { id: 'fila', titulo: 'Fila', tipo: 'entero' },
      { id: 'porque', titulo: 'Por qué', tipo: 'texto' },
    ],
  }
}
