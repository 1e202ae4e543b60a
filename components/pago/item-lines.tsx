import type { ReactNode } from 'react'
import { ScrollBox } from '@/components/pago/dialog-parts'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { SimpleTable } from '@/components/ui/table'
import { moneyOrDash } from '@/domain/dinero'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'

/** What a dialog needs of an item. */
export type Item = Pick<FilaPendiente, 'clave' | 'nombre' | 'mes' | 'monto'>

const nameOf = ({ nombre }: Item): ReactNode => nombre || '—'

type Props<I> = {
  label: string
  filas: readonly I[]
  /** What stands in the first column instead of the name. */
  first?: (fila: I) => ReactNode
}

/** What an act of the counter is about, item by item. */
export function ItemLines<I extends Item>({ label, filas, first = nameOf }: Props<I>) {
  return (
    <ScrollBox label={label}>
      <SimpleTable label={label}>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Mes</th>
            <th scope="col" data-align="end">
              Monto
            </th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.clave}>
              <td>{first(fila)}</td>
              <td>{fila.mes ?? '—'}</td>
              <td data-align="end" data-kind="money">
                {moneyOrDash(fila.monto)}
              </td>
            </tr>
          ))}
        </tbody>
      </SimpleTable>
    </ScrollBox>
  )
}

type Linea = EntradaEn<'/pago/realizarPagoEfectivo'>['lineas'][number]

/** Items that could not be read cannot be chosen; the types do not know it. */
export const linesOf = (filas: readonly FilaPendiente[]): Linea[] =>
  filas.flatMap(({ id, tipo, nombre, monto }) =>
    id === undefined || tipo === undefined || monto === undefined
      ? []
      : [{ id, tipoPagoID: tipo, nombre, monto }],
  )
