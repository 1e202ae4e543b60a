import type { Key, ReactNode } from 'react'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'

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
    <Table aria-label={label}>
      <TableHeader>
        <TableRow>
          {columnas.map(({ titulo, monto }) => (
            <TableHead key={titulo} scope="col" data-align={monto && 'end'}>
              {titulo}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {filas.map((fila, index) => (
          <TableRow key={clave ? clave(fila) : index}>
            {columnas.map(({ titulo, celda, monto }) => (
              <TableCell key={titulo} data-align={monto && 'end'} data-kind={monto && 'money'}>
                {celda(fila, index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
