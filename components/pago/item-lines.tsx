import { ScrollBox } from '@/components/pago/dialog-parts'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { SimpleTable } from '@/components/ui/table'
import { formatMoney } from '@/domain/dinero'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'

/** What a dialog needs of an item. */
export type Item = Pick<FilaPendiente, 'clave' | 'nombre' | 'mes' | 'monto'>

/** What an act of the counter is about, item by item. */
export function ItemLines({ label, filas }: { label: string; filas: readonly Item[] }) {
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
          {filas.map(({ clave, nombre, mes, monto }) => (
            <tr key={clave}>
              <td>{nombre || '—'}</td>
              <td>{mes ?? '—'}</td>
              <td data-align="end" data-kind="money">
                {monto === undefined ? '—' : formatMoney(monto)}
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
