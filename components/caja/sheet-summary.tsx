import type { Planilla } from '@/components/caja/sheet-rows'
import { SimpleTable } from '@/components/ui/table'
import { CERO, formatMoney, subtract } from '@/domain/dinero'

/** Totals by means of payment, receipts from–to, and what the drawer should hold. */
export function SheetSummary({ planilla }: { planilla: Planilla }) {
  const { medios = [], recibos, cantidad = 0, anulados = 0, total = CERO, efectivo = CERO } = planilla
  return (
    <section aria-label="Resumen" className="mb-5 grid max-w-3xl gap-3">
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

function ByMeans({ medios }: { medios: NonNullable<Planilla['medios']> }) {
  return (
    <SimpleTable label="Totales por medio de pago">
      <thead>
        <tr>
          <th scope="col">Medio de pago</th>
          <th scope="col" data-align="end">
            Recibos
          </th>
          <th scope="col" data-align="end">
            Cobrado
          </th>
          <th scope="col" data-align="end">
            Devuelto
          </th>
          <th scope="col" data-align="end">
            Neto
          </th>
        </tr>
      </thead>
      <tbody>
        {medios.map(({ mp, cantidad: n = 0, total: cobrado = CERO, devuelto = CERO }) => (
          <tr key={mp}>
            <td>{mp}</td>
            <td data-align="end">{n}</td>
            <td data-align="end" data-kind="money">
              {formatMoney(cobrado)}
            </td>
            <td data-align="end" data-kind="money">
              {devuelto > 0n ? formatMoney(devuelto) : ''}
            </td>
            <td data-align="end" data-kind="money">
              {formatMoney(subtract(cobrado, devuelto))}
            </td>
          </tr>
        ))}
        {medios.length === 0 && (
          <tr>
            <td colSpan={5}>Sin movimientos</td>
          </tr>
        )}
      </tbody>
    </SimpleTable>
  )
}
