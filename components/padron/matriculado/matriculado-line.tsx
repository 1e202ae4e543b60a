'use client'

import { type ReactNode, Suspense, use } from 'react'
import { EstadoBadge } from '@/components/acto/estado-badge'
import { Skeleton } from '@/components/ui/skeleton'
import { type Centavos, CERO, formatMoney, sumMoney } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Situacion = NonNullable<LeidoEn<'/matriculado/traerDatosBasicos'>['situacion']>

type Props = {
  /** The registration number, or the screen's name where the title has the number. */
  lead: string
  estado: string | null | undefined
  /** Absent where the server does not tell. */
  deuda: Centavos | undefined
  /** Replaces an absent `deuda`; the line does not wait for it. */
  suma?: Promise<Centavos | undefined> | undefined
  saldoAFavor: Centavos | undefined
  /** What is owed told apart, where the server tells it. */
  situacion?: Partial<Situacion> | undefined
  cobertura?: ReactNode
}

/** Drawn by the browser's code, so that it travels as what it tells and not as elements (decision 108). */
export function MatriculadoLine({ lead, estado, deuda, suma, saldoAFavor, situacion, cobertura }: Props) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="tabular-nums">{lead}</span>
      {estado && <EstadoBadge estado={estado} />}
      {cobertura}
      {situacion && <Situation {...situacion} />}
      {deuda !== undefined && !situacion && <Debt monto={deuda} />}
      {deuda === undefined && suma && (
        <Suspense fallback={<Skeleton width="8rem" />}>
          <Summed suma={suma} />
        </Suspense>
      )}
      {saldoAFavor !== undefined && saldoAFavor > 0n && <Amount label="Saldo a favor" monto={saldoAFavor} />}
      {situacion?.ultimoPago && <LastPayment {...situacion.ultimoPago} />}
    </span>
  )
}

/** The answer to 'how much do I owe': all of it, and what of that is behind since when. */
function Situation({ vencido, meses, desde, corriente, antigua }: Partial<Situacion>) {
  const since = meses && desde && `${meses === 1 ? '' : 'desde '}${monthOf(desde)}`
  const detalle = meses
    ? [`${meses} ${meses === 1 ? 'mes' : 'meses'}`, since].filter(Boolean).join(', ')
    : undefined
  if (vencido === undefined) return null
  const total = sumMoney([vencido, corriente ?? CERO, antigua ?? CERO])
  return (
    <>
      <Amount
        label="Debe"
        monto={total}
        grave={total > 0n}
        detalle={
          total > 0n && vencido === total ? ['todo vencido', detalle].filter(Boolean).join(': ') : undefined
        }
      />
      {vencido > 0n && vencido < total && <Amount label="Vencido" monto={vencido} detalle={detalle} grave />}
      {antigua !== undefined && antigua > 0n && <Amount label="De más de cinco años" monto={antigua} />}
    </>
  )
}

/** '08/2026', as the debt's months are told on a line. */
const monthOf = ({ anio, mes }: NonNullable<Situacion['desde']>): string =>
  `${String(mes).padStart(2, '0')}/${anio}`

const LastPayment = ({ fecha, total }: NonNullable<Situacion['ultimoPago']>) =>
  fecha !== undefined && total !== undefined ? (
    <Amount label="Último pago" monto={total} detalle={formatFecha(fecha)} />
  ) : null

type AmountProps = { label: string; monto: Centavos; detalle?: string | undefined; grave?: boolean }

const Amount = ({ label, monto, detalle, grave = false }: AmountProps) => (
  <span className="tabular-nums">
    {label}{' '}
    <strong className={grave ? 'font-semibold text-destructive-ink' : 'font-semibold text-foreground'}>
      {formatMoney(monto)}
    </strong>
    {detalle && ` (${detalle})`}
  </span>
)

const Debt = ({ monto }: { monto: Centavos }) => <Amount label="Deuda" monto={monto} grave={monto > 0n} />

function Summed({ suma }: { suma: Promise<Centavos | undefined> }) {
  const monto = use(suma)
  return monto === undefined ? null : <Debt monto={monto} />
}
