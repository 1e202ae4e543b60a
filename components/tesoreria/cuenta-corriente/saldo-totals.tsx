import { type Centavos, formatMoney } from '@/domain/dinero'

type Parte = { titulo: string; monto: Centavos; detalle?: string }

/** The totals of the whole list, whatever page is shown. */
export const Totales = ({ partes }: { partes: readonly Parte[] }) => (
  <dl className="totals mb-4 flex flex-wrap gap-x-8 gap-y-2 rounded-lg border bg-card px-4 py-3">
    {partes.map(({ titulo, monto, detalle }) => (
      <div key={titulo} className="min-w-40">
        <dt className="text-sm text-muted-foreground">{titulo}</dt>
        <dd className="text-lg font-semibold tabular-nums">{formatMoney(monto)}</dd>
        {detalle && <dd className="text-[0.8125rem] text-muted-foreground">{detalle}</dd>}
      </div>
    ))}
  </dl>
)
