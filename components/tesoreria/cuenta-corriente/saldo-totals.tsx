import { type Centavos, formatMoney } from '@/domain/dinero'

type Parte = { titulo: string; monto: Centavos; detalle?: string }

/** The totals of the whole list, whatever page is shown. */
export const Totales = ({ partes }: { partes: readonly Parte[] }) => (
  <dl className="totals">
    {partes.map(({ titulo, monto, detalle }) => (
      <div key={titulo}>
        <dt>{titulo}</dt>
        <dd>{formatMoney(monto)}</dd>
        {detalle && <dd>{detalle}</dd>}
      </div>
    ))}
  </dl>
)
