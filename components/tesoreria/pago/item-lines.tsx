import type { ReactNode } from 'react'
import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { ScrollBox } from '@/components/tesoreria/pago/dialog-parts'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { moneyOrDash } from '@/domain/dinero'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export const SIN_ITEMS = 'De lo elegido no queda nada: cierre este cuadro. La lista ya se leyó de nuevo.'

export type Item = Pick<FilaPendiente, 'clave' | 'nombre' | 'mes' | 'monto'>

const nameOf = ({ nombre }: Item): ReactNode => nombre || '—'

type Props<I> = {
  label: string
  filas: readonly I[]
  /** Stands in the first column instead of the name. */
  first?: (fila: I) => ReactNode
}

export function ItemLines<I extends Item>({ label, filas, first = nameOf }: Props<I>) {
  return (
    <ScrollBox label={label}>
      <AmountTable
        label={label}
        filas={filas}
        clave={({ clave }) => clave}
        columnas={[
          { titulo: 'Nombre', celda: (fila) => first(fila) },
          { titulo: 'Mes', celda: ({ mes }) => mes ?? '—' },
          { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
        ]}
      />
    </ScrollBox>
  )
}

type Linea = EntradaEn<'/pago/realizarPagoEfectivo'>['lineas'][number]

/** Items that could not be read cannot be chosen, which the types do not know. */
export const linesOf = (filas: readonly FilaPendiente[]): Linea[] =>
  filas.flatMap(({ id, tipo, nombre, monto }) =>
    id === undefined || tipo === undefined || monto === undefined
      ? []
      : [{ id, tipoPagoID: tipo, nombre, monto }],
  )
