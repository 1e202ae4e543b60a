import { CircleCheck } from '@/components/ui/icons'
import type { Deuda, Parte } from '@/components/medico/deuda-summary'
import { Card } from '@/components/ui/card'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { formatMes } from '@/domain/fechas'

type Props = {
  /** Undefined when the list could not be read; then only the record's figure is known. */
  deuda: Deuda | undefined
  segunFicha: Centavos | undefined
  saldoAFavor: Centavos | undefined
}

export function DeudaCard({ deuda, segunFicha, saldoAFavor }: Props) {
  const total = deuda?.total ?? segunFicha
  if (total === undefined) return null
  return (
    <Card aria-label="Deuda" className="mb-4 px-5 py-4">
      {total === 0n && !deuda?.incompleta ? <NoDebt /> : <Owed total={total} deuda={deuda} />}
      {saldoAFavor !== undefined && saldoAFavor > 0n && (
        <p className="mt-3 border-t pt-3">
          Saldo a favor: <strong className="font-semibold tabular-nums">{formatMoney(saldoAFavor)}</strong>
        </p>
      )}
    </Card>
  )
}

const NoDebt = () => (
  <p className="flex items-center gap-2 text-lg font-semibold">
    <CircleCheck aria-hidden className="size-5 shrink-0 text-primary-ink" />
    No tiene deuda
  </p>
)

function Owed({ total, deuda }: { total: Centavos; deuda: Deuda | undefined }) {
  return (
    <>
      <p className="text-muted-foreground">Deuda total</p>
      <p className="text-[min(1.875rem,9vw)] leading-tight font-semibold tracking-tight tabular-nums">
        {formatMoney(total)}
      </p>
      {deuda && (
        <dl className="mt-3 grid gap-3 border-t pt-3 sm:grid-cols-2">
          <Side label="Vencido" parte={deuda.vencido} danger />
          <Side label="Del mes en curso y siguientes" parte={deuda.aVencer} />
        </dl>
      )}
      {deuda?.incompleta && (
        <p className="mt-3 text-destructive-ink">
          Hay cargos cuyo importe no se pudo leer: no están en la suma.
        </p>
      )}
    </>
  )
}

function Side({ label, parte, danger = false }: { label: string; parte: Parte; danger?: boolean }) {
  const { monto, items, desde } = parte
  return (
    <div>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>
        <span
          className={`text-xl font-semibold wrap-anywhere tabular-nums ${danger && items > 0 ? 'text-destructive-ink' : ''}`}
        >
          {formatMoney(monto)}
        </span>
        {items > 0 && (
          <span className="block text-muted-foreground">
            {items === 1 ? '1 cargo' : `${items} cargos`}
            {desde && (items === 1 ? ` de ${formatMes(desde)}` : ` desde ${formatMes(desde)}`)}
          </span>
        )}
      </dd>
    </div>
  )
}
