'use client'

import { type ReactNode, useEffect } from 'react'
import {
  chargedWords,
  type Cuota,
  filesWords,
  inOrder,
  keptWords,
  leadWords,
  signed,
  type Simulado,
} from '@/components/seguros/federacion/ajuste-words'
import {
  type Adjusting,
  type Adjustment,
  type Change,
  useAjuste,
} from '@/components/seguros/federacion/use-ajuste'
import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { ScrollBox } from '@/components/tesoreria/pago/dialog-parts'
import { Checkbox } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import { CERO, moneyOrDash } from '@/domain/dinero'

/** What a change does to charged months, before it is confirmed; nothing while it is not known which change. */
/** `told`: the form tells already what is wrong with the days, and need not be told again. */
export const AjusteDeCargo = ({ estado, ticked, tick, told }: Adjusting & { told?: boolean }) => (
  <ChargedMonths
    estado={told && estado.fase === 'falla' ? { fase: 'quieta' } : estado}
    foot={(datos) => <Choice {...{ datos, ticked, tick }} />}
  />
)

/** The same beside an act that adjusts nothing; `unpaid` tells what becomes of the months still owed. */
export function ChargesTold({ change, unpaid }: { change: Change; unpaid: string }) {
  const { estado } = useAjuste(change)
  return <ChargedMonths estado={estado} foot={() => <p className="border-t pt-2">{unpaid}</p>} />
}

type Months = { estado: Adjusting['estado']; foot: (datos: Simulado) => ReactNode }

function ChargedMonths({ estado, foot }: Months) {
  if (estado.fase === 'quieta' || estado.fase === 'ausente') return null
  return (
    <section aria-label="Cuotas ya generadas" className="rounded-lg border bg-background px-4 py-3 text-sm">
      {estado.fase === 'falla' ? (
        <p role="status" className="text-destructive-ink">
          No se pudo calcular qué cuotas cambian: {estado.falla.mensaje}
        </p>
      ) : estado.fase === 'lista' ? (
        <Told datos={estado.datos} foot={foot} />
      ) : (
        <Skeleton width="70%" />
      )}
    </section>
  )
}

/** For a question that stands outside of who asks it, who is told what was ticked. */
export function RemovalAdjustment({ change, tell }: { change: Change; tell: (done: Adjustment) => void }) {
  const adjusting = useAjuste(change)
  const { adjustment } = adjusting
  useEffect(() => {
    tell(adjustment)
  }, [tell, adjustment])
  return <AjusteDeCargo {...adjusting} />
}

const LABEL = 'Cuotas que se cobrarían de otro modo'

function Told({ datos, foot }: { datos: Simulado; foot: Months['foot'] }) {
  const { cuotas = [], diferencia = CERO, ajustables = 0 } = datos
  const files = filesWords(datos.archivos)
  const lead = (
    <>
      <p role="status">{leadWords(cuotas)}</p>
      {files && <p className="mt-1 font-medium">{files}</p>}
    </>
  )
  if (cuotas.length === 0) return lead
  return (
    <div className="grid gap-2">
      {lead}
      <ScrollBox label={LABEL}>
        <AmountTable
          label={LABEL}
          filas={inOrder(cuotas)}
          clave={({ id }) => id ?? ''}
          columnas={[
            { titulo: 'Mes', celda: monthOf },
            { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
            { titulo: 'Sería', monto: true, celda: ({ nuevo }) => moneyOrDash(nuevo) },
          ]}
        />
      </ScrollBox>
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        Diferencia <span className="tabular-nums">{signed(diferencia)}</span>
      </p>
      {keptWords(datos).map((words) => (
        <p key={words} className="text-muted-foreground">
          {words}
        </p>
      ))}
      {ajustables > 0 && foot(datos)}
    </div>
  )
}

function monthOf(cuota: Cuota) {
  const { anio, mes } = cuota
  return (
    <>
      {mes && anio ? `${String(mes).padStart(2, '0')}/${anio}` : '—'}
      <span className="block text-[0.8125rem] text-muted-foreground">{chargedWords(cuota)}</span>
    </>
  )
}

function Choice({ datos, ticked, tick }: { datos: Simulado } & Pick<Adjusting, 'ticked' | 'tick'>) {
  const { diferenciaAjustable = CERO, puedeAjustar } = datos
  if (!puedeAjustar)
    return (
      <p className="border-t pt-2">
        Las cuotas quedan como están. Las impagas las ajusta quien puede editar matrículas generadas.
      </p>
    )
  return (
    <label className="flex items-start gap-2 border-t pt-2">
      <Checkbox className="mt-0.5" checked={ticked} onChange={(event) => tick(event.target.checked)} />
      <span>
        Ajustar las cuotas impagas{' '}
        <span className="text-muted-foreground tabular-nums">
          ({signed(diferenciaAjustable)}). Sin tildar, quedan como están.
        </span>
      </span>
    </label>
  )
}
