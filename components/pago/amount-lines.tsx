import type { ReactNode } from 'react'
import { SimpleTable } from '@/components/ui/table'

type Props<F> = {
  label: string
  heads: readonly [nombre: string, monto: string]
  filas: readonly F[]
  nombre: (fila: F) => ReactNode
  monto: (fila: F) => ReactNode
}

/** Names and what each comes to. */
export function AmountLines<F>({ label, heads, filas, nombre, monto }: Props<F>) {
  return (
    <SimpleTable label={label}>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col" data-align="end">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, index) => (
          <tr key={index}>
            <td>{nombre(fila)}</td>
            <td data-align="end" data-kind="money">
              {monto(fila)}
            </td>
          </tr>
        ))}
      </tbody>
    </SimpleTable>
  )
}
