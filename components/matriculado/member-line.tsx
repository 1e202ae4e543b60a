import type { ReactNode } from 'react'
import { EstadoTag } from '@/components/matriculado/estado-tag'
import { type Centavos, formatMoney } from '@/domain/dinero'

type Props = {
  /** What stands first: the registration number, or the screen's name where the title has the number. */
  lead: string
  estado: string | null | undefined
  /** Absent where the server does not tell. */
  deuda: Centavos | undefined
  saldoAFavor: Centavos | undefined
  /** The insurance label, where it is shown. */
  cobertura?: ReactNode
}

/** State and money of a member, under his name. */
export function MemberLine({ lead, estado, deuda, saldoAFavor, cobertura }: Props) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="tabular-nums">{lead}</span>
      {estado && <EstadoTag estado={estado} />}
      {cobertura}
      {deuda !== undefined && (
        <span className="tabular-nums">
          Deuda{' '}
          <strong className={deuda > 0n ? 'font-semibold text-danger-ink' : 'font-semibold text-foreground'}>
            {formatMoney(deuda)}
          </strong>
        </span>
      )}
      {saldoAFavor !== undefined && saldoAFavor > 0n && (
        <span className="tabular-nums">
          Saldo a favor <strong className="font-semibold text-foreground">{formatMoney(saldoAFavor)}</strong>
        </span>
      )}
    </span>
  )
}
