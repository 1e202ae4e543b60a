import type { Planilla } from '@/lib/tesoreria/sheet-rows'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { CERO, formatMoney, subtract, type Centavos } from '@/domain/dinero'

export function PlanillaSummary({ planilla }: { planilla: Planilla }) {
  const { medios = [], recibos, cantidad = 0, anulados = 0, total = CERO, efectivo = CERO } = planilla
  return (
    <section aria-label="Resumen" className="grid grid-cols-1 content-start gap-2">
      <p>
        <span className="text-muted-foreground">Recibos</span>{' '}
        <strong className="font-semibold">{recibos || '—'}</strong>
        <span className="text-muted-foreground"> · cobrados </span>
        {cantidad}
        <span className="text-muted-foreground"> · anulados </span>
        {anulados}
      </p>
      <ByMeans medios={medios} />
      <dl className="grid grid-cols-2 gap-3 rounded-lg bg-muted px-4 py-2.5">
        <div>
          <dt className="text-muted-foreground">Efectivo en caja</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatMoney(efectivo)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-muted-foreground">Total cobrado</dt>
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
      <Table aria-label="Totales por medio de pago">
        <TableHeader>
          <TableRow>
            <TableHead scope="col">Medio de pago</TableHead>
            <TableHead scope="col" data-align="end">
              Recibos
            </TableHead>
            {(conDevueltos ? ['Cobrado', 'Devuelto', 'Neto'] : ['Cobrado']).map((titulo) => (
              <TableHead key={titulo} scope="col" data-align="end">
                {titulo}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {medios.map((medio) => (
            <TableRow key={medio.mp}>
              <TableCell>{medio.mp}</TableCell>
              <TableCell data-align="end">{medio.cantidad}</TableCell>
              {amountsOf(medio, conDevueltos).map((monto, index) => (
                <TableCell key={index} data-align="end" data-kind="money">
                  {formatMoney(monto)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {medios.length === 0 && (
            <TableRow>
              <TableCell colSpan={3}>Sin movimientos</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </div>
  )
}

const amountsOf = ({ total = CERO, devuelto = CERO }: Medio, conDevueltos: boolean): Centavos[] =>
  conDevueltos ? [total, devuelto, subtract(total, devuelto)] : [total]
