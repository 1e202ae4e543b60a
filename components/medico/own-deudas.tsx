import type { ReactNode } from 'react'
import type { Vencimiento } from '@/components/medico/deuda-summary'
import { Section } from '@/components/medico/section'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { Checkbox } from '@/components/ui/checkbox'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { moneyOrDash } from '@/domain/dinero'

export type FilaPropia = FilaPendiente & { vencido: Vencimiento }

type Props = {
  filas: readonly FilaPropia[]
  aviso: ReactNode
  elegidas?: ReadonlySet<string>
  /** Absent where nothing is paid online. */
  toggle?: (clave: string, yes: boolean) => void
}

/** What is owed by item; nothing at all where nothing is. */
export function OwnDeudas({ filas, aviso, elegidas, toggle }: Props) {
  if (filas.length === 0) return null
  return (
    <Section id="pendientes" title="Pagos pendientes">
      {aviso}
      <ul aria-label="Pagos pendientes" className="divide-y rounded-lg border bg-card">
        {filas.map((fila) => (
          <li key={fila.clave} className="px-4">
            {toggle ? (
              <label className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <Checkbox
                  checked={elegidas?.has(fila.clave) ?? false}
                  disabled={fila.traba !== undefined}
                  onChange={({ target }) => toggle(fila.clave, target.checked)}
                />
                <Cargo fila={fila} />
              </label>
            ) : (
              <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <Cargo fila={fila} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const VENCIMIENTOS: Readonly<Record<Vencimiento, { texto: string; color: BadgeColor }>> = {
  vencido: { texto: 'Vencido', color: 'red' },
  enCurso: { texto: 'Mes en curso', color: 'orange' },
  aVencer: { texto: 'A vencer', color: 'cyan' },
  sinMes: { texto: 'Pendiente', color: 'cyan' },
}

function Cargo({ fila: { nombre, mes, monto, vencido, tramite, traba } }: { fila: FilaPropia }) {
  const { texto, color } = VENCIMIENTOS[vencido]
  return (
    <>
      <span className="min-w-0 flex-[1_1_6rem]">
        <span className="block font-medium wrap-anywhere">{nombre || '—'}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground">
          {mes}
          {tramite ? <Badge color="blue">En trámite</Badge> : <Badge color={color}>{texto}</Badge>}
        </span>
        {traba && !tramite && <span className="block text-sm text-muted-foreground">{traba}</span>}
      </span>
      <strong className="ml-auto font-semibold tabular-nums">{moneyOrDash(monto)}</strong>
    </>
  )
}
