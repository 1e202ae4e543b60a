import type { ReactNode } from 'react'
import {
  COLUMNAS_HOSPITAL,
  type ColumnaHospital,
  type FilaHospital,
} from '@/components/padron/ficha/hospital-row'

type Props = {
  filas: readonly FilaHospital[]
  celda?: (fila: FilaHospital, columna: ColumnaHospital) => ReactNode
  acciones?: (fila: FilaHospital) => ReactNode
}

export function HospitalTable({ filas, celda = plain, acciones }: Props) {
  if (filas.length === 0) return null
  const [primera, ...demas] = COLUMNAS_HOSPITAL
  return (
    <div className="data-table">
      {/* The roles are what these elements are: as cards they lose them in some browsers. */}
      <table role="table" aria-label="Hospitales">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNAS_HOSPITAL.map(({ campo, etiqueta }) => (
              <th key={campo} scope="col" role="columnheader">
                {etiqueta}
              </th>
            ))}
            {acciones && (
              <th scope="col" role="columnheader" data-kind="actions" className="w-24">
                Acciones
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {filas.map((fila, index) => (
            <tr key={fila.id ?? `sin-${index}`} role="row">
              <th scope="row" role="rowheader">
                {celda(fila, primera)}
              </th>
              {demas.map((columna) => (
                <td key={columna.campo} role="cell" data-label={columna.etiqueta}>
                  {celda(fila, columna)}
                </td>
              ))}
              {acciones && (
                <td role="cell" data-kind="actions">
                  {acciones(fila)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const plain = (fila: FilaHospital, { valor }: ColumnaHospital): ReactNode => valor(fila) || '—'
