import { AmountTable, type AmountColumn } from '@/components/tesoreria/pago/amount-table'
import { TotalLine, WideBox } from '@/components/tesoreria/pago/dialog-parts'
import { Badge } from '@/components/ui/badge'
import type { simularPagoAnual } from '@/contract/pago-anual'
import { CERO, subtract, moneyOrDash } from '@/domain/dinero'
import type { LeidoDe } from '@/lib/api/result'

export type Simulado = LeidoDe<typeof simularPagoAnual>

export function AnnualTables({ simulado }: { simulado: Simulado }) {
  const { meses = [], excluidos = [], avisos = [] } = simulado
  return (
    <div className="grid grid-cols-1 gap-4">
      {avisos.map((aviso) => (
        <p key={aviso} className="text-muted-foreground">
          {aviso}.
        </p>
      ))}
      {meses.length > 0 && <Months simulado={simulado} />}
      {excluidos.length > 0 && <Excluded excluidos={excluidos} />}
    </div>
  )
}

function Excluded({ excluidos }: { excluidos: NonNullable<Simulado['excluidos']> }) {
  return (
    <section aria-labelledby="excluidos" className="grid grid-cols-1 gap-2">
      <h2 id="excluidos" className="text-base font-semibold">
        Quedan afuera
      </h2>
      <WideBox label="Cuotas que quedan afuera">
        <AmountTable
          label="Quedan afuera"
          filas={excluidos}
          columnas={[
            { titulo: 'Cuota', celda: nameOf },
            { titulo: 'Motivo', celda: ({ motivo }) => motivo || '—' },
            { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
          ]}
        />
      </WideBox>
    </section>
  )
}

type Mes = NonNullable<Simulado['meses']>[number]

const nameOf = ({ nombre }: Pick<Mes, 'nombre'>) => nombre ?? '—'

const PLAIN: readonly AmountColumn<Mes>[] = [
  { titulo: 'Cuota', celda: nameOf },
  {
    titulo: 'Estado',
    celda: ({ nueva }) =>
      nueva ? <Badge color="cyan">Se genera ahora</Badge> : <Badge color="orange">Pendiente</Badge>,
  },
  { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
]
const DISCOUNTED: readonly AmountColumn<Mes>[] = [
  ...PLAIN,
  { titulo: 'Descuento', monto: true, celda: ({ descuento = CERO }) => moneyOrDash(descuento) },
  {
    titulo: 'A pagar',
    monto: true,
    celda: ({ monto, descuento = CERO }) => (monto ? moneyOrDash(subtract(monto, descuento)) : '—'),
  },
]

function Months({ simulado }: { simulado: Simulado }) {
  const { meses = [], descuento = CERO, total } = simulado
  const conDescuento = descuento > 0n
  return (
    <section aria-label="Qué se paga">
      <WideBox label="Cuotas">
        <AmountTable label="Qué se paga" filas={meses} columnas={conDescuento ? DISCOUNTED : PLAIN} />
      </WideBox>
      {conDescuento && (
        <p className="mt-2 text-muted-foreground">
          Descuento por pagar el año ({simulado.porcentaje} %):{' '}
          <span className="tabular-nums">{moneyOrDash(descuento)}</span>
        </p>
      )}
      <TotalLine total={total} />
    </section>
  )
}
