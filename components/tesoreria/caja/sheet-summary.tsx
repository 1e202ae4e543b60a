import type { Planilla } from '@/lib/tesoreria/sheet-rows'
import { SimpleTable } from '@/components/ui/table'
import { CERO, formatMoney, subtract, type Centavos } from '@/domain/dinero'

export function SheetSummary({ planilla }: { planilla: Planilla }) {
  const { medios = [], recibos, cantidad = 0, anulados = 0, total = CERO, efectivo = CERO } = planilla
  return (
    <section aria-label="Resumen" className="mb-5 grid max-w-3xl grid-cols-1 gap-3">
      <p>
        <span className="text-soft">Recibos</span> <strong className="font-semibold">{recibos || '—'}</strong>
        <span className="text-soft"> · cobrados </span>
        {cantidad}
        <span className="text-soft"> · anulados </span>
        {anulados}
      </p>
      <ByMeans medios={medios} />
      <dl className="grid grid-cols-2 gap-3 rounded-lg bg-muted px-4 py-2.5">
        <div>
          <dt className="text-soft">Efectivo en caja</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatMoney(efectivo)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-soft">Total cobrado</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
    </section>
  )
}

type Medio = NonNullable<Planilla['medios']>[number]

/** The columns of what was given back are drawn only where something was, since phones have no room to spare. */
function ByMeans({ medios }: { medios: readonly Medio[] }) {
  const conDevueltos = medios.some(({ devuelto = CERO }) => devuelto > 0n)
  return (
    <div role="region" aria-label="Totales" tabIndex={0} className="overflow-x-auto">
      <SimpleTable label="Totales por medio de pago">
        <thead>
          <tr>
            <th scope="col">Medio de pago</th>
            <th scope="col" data-align="end">
              Recibos
            </th>
            {(conDevueltos ? ['Cobrado', 'Devuelto', 'Neto'] : ['Cobrado']).map((titulo) => (
              <th key={titulo} scope="col" data-align="end">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {medios.map((medio) => (
            <tr key={medio.mp}>
              <td>{medio.mp}</td>
              <td data-align="end">{medio.cantidad}</td>
              {amountsOf(medio, conDevueltos).map((monto, index) => (
                <td key={index} data-align="end" data-kind="money">
                  {formatMoney(monto)}
                </td>
              ))}
            </tr>
          ))}
          {medios.length === 0 && (
            <tr>
              <td colSpan={3}>Sin movimientos</td>
            </tr>
          )}
        </tbody>
      </SimpleTable>
    </div>
  )
}

const amountsOf = ({ total = CERO, devuelto = CERO }: Medio, conDevueltos: boolean): Centavos[] =>
  conDevueltos ? [total, devuelto, subtract(total, devuelto)] : [total]
