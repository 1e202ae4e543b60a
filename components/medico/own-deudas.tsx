'use client'

import { type ReactNode, useState } from 'react'
import type { Vencimiento } from '@/components/medico/deuda-summary'
import { Section } from '@/components/medico/section'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { Checkbox } from '@/components/ui/checkbox'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TIPO_MATRICULA } from '@/domain/estados'
import { moneyOrDash } from '@/domain/dinero'

export type FilaPropia = FilaPendiente & { vencido: Vencimiento }

type Props = {
  filas: readonly FilaPropia[]
  aviso: ReactNode
  elegidas?: ReadonlySet<string>
  /** Absent where nothing is paid online. */
  toggle?: (clave: string, yes: boolean) => void
}

/** The oldest of many; the rest is a tap away. */
const A_LA_VISTA = 3

/** What is owed by item; nothing at all where nothing is. */
export function OwnDeudas({ filas, aviso, elegidas, toggle }: Props) {
  const [todas, setTodas] = useState(filas.length <= A_LA_VISTA + 1)
  if (filas.length === 0) return null
  const shown = todas ? filas : filas.slice(0, A_LA_VISTA)
  return (
    <Section id="pendientes" title="Pagos pendientes">
      {aviso}
      <ul aria-label="Pagos pendientes" className="divide-y rounded-lg border bg-card">
        {shown.map((fila) => (
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
      {!todas && (
        <Button variant="ghost" className="mt-1 w-full" onClick={() => setTodas(true)}>
          Ver las {filas.length}
        </Button>
      )}
    </Section>
  )
}

const VENCIMIENTOS: Readonly<Record<Vencimiento, { texto: string; color: BadgeColor }>> = {
  vencido: { texto: 'Vencido', color: 'red' },
  enCurso: { texto: 'Mes en curso', color: 'orange' },
  aVencer: { texto: 'A vencer', color: 'cyan' },
  sinMes: { texto: 'Pendiente', color: 'cyan' },
}

function Cargo({ fila }: { fila: FilaPropia }) {
  const { nombre, tipo, mes, monto, vencido, tramite, traba } = fila
  const { texto, color } = VENCIMIENTOS[vencido]
  // A month is called by its name; the ledger's name of it says the same in numbers.
  const cuota = tipo === TIPO_MATRICULA && mes && !fila.resto
  return (
    <>
      <span className="min-w-0 flex-[1_1_6rem]">
        <span className="block font-medium wrap-anywhere">{cuota ? mes : nombre || '—'}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground">
          {!cuota && mes}
          {tramite ? <Badge color="blue">En trámite</Badge> : <Badge color={color}>{texto}</Badge>}
        </span>
        {traba && !tramite && <span className="block text-sm text-muted-foreground">{traba}</span>}
      </span>
      <strong className="ml-auto font-semibold tabular-nums">{moneyOrDash(monto)}</strong>
    </>
  )
}
