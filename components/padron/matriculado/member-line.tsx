import { type ReactNode, Suspense } from 'react'
import { EstadoTag } from '@/components/padron/matriculado/estado-tag'
import { Skeleton } from '@/components/ui/skeleton'
import { type Centavos, formatMoney } from '@/domain/dinero'

type Props = {
  /** The registration number, or the screen's name where the title has the number. */
  lead: string
  estado: string | null | undefined
  /** Absent where the server does not tell. */
  deuda: Centavos | undefined
  /** Replaces an absent `deuda`; the line does not wait for it. */
  suma?: Promise<Centavos | undefined> | undefined
  saldoAFavor: Centavos | undefined
  cobertura?: ReactNode
}

export function MemberLine({ lead, estado, deuda, suma, saldoAFavor, cobertura }: Props) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="tabular-nums">{lead}</span>
      {estado && <EstadoTag estado={estado} />}
      {cobertura}
      {deuda !== undefined && <Debt monto={deuda} />}
      {deuda === undefined && suma && (
        <Suspense fallback={<Skeleton width="8rem" />}>
          <Summed suma={suma} />
        </Suspense>
      )}
      {saldoAFavor !== undefined && saldoAFavor > 0n && (
        <span className="tabular-nums">
          Saldo a favor <strong className="font-semibold text-foreground">{formatMoney(saldoAFavor)}</strong>
        </span>
      )}
    </span>
  )
}

const Debt = ({ monto }: { monto: Centavos }) => (
  <span className="tabular-nums">
    Deuda{' '}
    <strong className={monto > 0n ? 'font-semibold text-danger-ink' : 'font-semibold text-foreground'}>
      {formatMoney(monto)}
    </strong>
  </span>
)

async function Summed({ suma }: { suma: Promise<Centavos | undefined> }) {
  const monto = await suma
  return monto === undefined ? null : <Debt monto={monto} />
}
