import type { Key, ReactNode } from 'react'
import { SimpleTable } from '@/components/ui/table'

export interface AmountColumn<F> {
  titulo: string
  celda: (fila: F, index: number) => ReactNode
  monto?: true
}

type Props<F> = {
  label: string
  columnas: readonly AmountColumn<F>[]
  filas: readonly F[]
  /** Absent for rows that neither move nor keep state. */
  clave?: (fila: F) => Key
}

export function AmountTable<F>({ label, columnas, filas, clave }: Props<F>) {
  return (
    <SimpleTable label={label}>
      <thead>
        <tr>
          {columnas.map(({ titulo, monto }) => (
            <th key={titulo} scope="col" data-align={monto && 'end'}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, index) => (
          <tr key={clave ? clave(fila) : index}>
            {columnas.map(({ titulo, celda, monto }) => (
              <td key={titulo} data-align={monto && 'end'} data-kind={monto && 'money'}>
                {celda(fila, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SimpleTable>
  )
}
