import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { WideBox } from '@/components/tesoreria/pago/dialog-parts'
import type { Leida } from '@/components/tesoreria/pago/pending-row'
import { formatMoney, moneyOrDash, sumMoney } from '@/domain/dinero'

type Props = {
  anio: number
  meses: readonly Leida[]
}

/** Shown where the server has no preview: the months that are pending now. */
export function AnnualPending({ anio, meses }: Props) {
  const montos = meses.flatMap(({ monto }) => monto ?? [])
  return (
    <section aria-label="Cuotas pendientes" className="grid grid-cols-1 gap-2">
      {meses.length > 0 ? (
        <>
          <WideBox label="Cuotas">
            <AmountTable
              label="Cuotas pendientes"
              filas={meses}
              columnas={[
                { titulo: 'Cuota pendiente', celda: ({ nombre }) => nombre || '—' },
                { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
              ]}
            />
          </WideBox>
          {montos.length === meses.length && (
            <p className="text-muted-foreground">
              Hoy suman <span className="tabular-nums">{formatMoney(sumMoney(montos))}</span>.
            </p>
          )}
        </>
      ) : (
        <p>No hay cuotas de {anio} pendientes.</p>
      )}
      <p className="text-muted-foreground">
        Qué cuotas de {anio} toma el pago anual y cuánto cobra lo decide el servidor: aquí no se ve de
        antemano.
      </p>
    </section>
  )
}
