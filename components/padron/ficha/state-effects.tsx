'use client'

import { useEffect } from 'react'
import {
  foreseenEffects,
  knownEffects,
  unpaidWords,
  type Miembro,
} from '@/components/padron/ficha/state-words'
import type { askedDays } from '@/components/padron/ficha/state-days'
import { ClosedDebitos } from '@/components/padron/matriculado/closed-debitos'
import { ChargesTold } from '@/components/seguros/federacion/ajuste-de-cargo'
import { Checkbox } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import { type Fecha, today } from '@/domain/fechas'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

/** What is done beside the change, as the clerk ticked it. */
export type Acts = Pick<
  EntradaEn<'/matriculado/cambiarEstado'>,
  'bajaSeguro' | 'bajaDebito' | 'eliminarFuturas' | 'montoFuturas'
>
type Ticking = { acts: Acts; setActs: (acts: Acts) => void }
type Props = Ticking & {
  miembro: Miembro
  tipoMatriculaID: number | undefined
  same: boolean
  simula: boolean
  /** Null while a day that was typed is no date. */
  asked: ReturnType<typeof askedDays> | Record<string, never>
  /** What the server says against it, by its keys. */
  setErrores: (errores: Readonly<Record<string, string>>) => void
}

/** It takes its room from the start, so that nothing jumps under the pointer. */
export function StateEffects({
  miembro,
  tipoMatriculaID,
  same,
  simula,
  asked,
  setErrores,
  acts,
  setActs,
}: Props) {
  return (
    <section
      aria-label="Qué cambia"
      aria-live="polite"
      className="min-h-29 rounded-lg border bg-background px-4 py-3"
    >
      <h3 className="mb-1 font-medium">Qué cambia</h3>
      {tipoMatriculaID === undefined ? (
        <p className="text-muted-foreground">Elija un estado para verlo.</p>
      ) : same ? (
        <p>Es el estado que ya tiene.</p>
      ) : asked === null ? (
        <p className="text-muted-foreground">Complete las fechas para verlo.</p>
      ) : simula ? (
        <Simulated {...{ tipoMatriculaID, miembro, asked, setErrores, acts, setActs }} />
      ) : (
        <Known miembro={miembro} />
      )}
    </section>
  )
}

type SimulatedProps = Ticking &
  Pick<Props, 'setErrores'> & {
    tipoMatriculaID: number
    miembro: Miembro
    asked: { desde?: Fecha; hasta?: Fecha; vuelveA?: number }
  }

function Simulated({ tipoMatriculaID, miembro, asked, setErrores, acts, setActs }: SimulatedProps) {
  const { estado, leer } = useLectura('/matriculado/simularEstado')
  const { matriculadoID } = miembro
  const { desde = today(), hasta, vuelveA } = asked
  // The record may have been read again, with another state to begin with.
  const actual = miembro.tipoMatricula?.id
  useEffect(() => {
    void leer({ matriculadoID, tipoMatriculaID, desde, hasta, vuelveA }).then((result) => {
      if (result && !result.ok) setErrores(result.errores)
    })
  }, [leer, matriculadoID, tipoMatriculaID, desde, hasta, vuelveA, actual, setErrores])
  if (estado.fase === 'falla') {
    const { tipo, mensaje } = estado.falla
    return (
      <p className="text-destructive-ink">
        {tipo === 'rechazo' ? `No se puede: ${mensaje}` : `No se pudo calcular: ${mensaje}`}
      </p>
    )
  }
  if (estado.fase !== 'lista') return <Skeleton width="70%" />
  return (
    <>
      <Lines lines={foreseenEffects(estado.datos, miembro, { desde, hoy: today() })} />
      <ClosedDebitos cerrados={estado.datos.cerrados} />
      <Proposed simulado={estado.datos} {...{ matriculadoID, desde, acts, setActs }} />
    </>
  )
}

type ProposedProps = Ticking & {
  simulado: LeidoEn<'/matriculado/simularEstado'>
  matriculadoID: number
  desde: Fecha
}

/** What can be done beside it. */
function Proposed({ simulado, matriculadoID, desde, acts, setActs }: ProposedProps) {
  const { bajaSeguro, seguroID, bajaDebito, eliminarFuturas, montoFuturas } = simulado
  const hoy = today()
  const cuando = desde > hoy ? 'ese día' : 'hoy'
  if (!bajaSeguro && !bajaDebito && !eliminarFuturas) return null
  return (
    <fieldset className="mt-2 grid gap-1 border-t pt-2">
      <legend className="sr-only">Qué se hace además</legend>
      {bajaSeguro && (
        <Tick
          checked={acts.bajaSeguro ?? false}
          onChange={(bajaSeguro) => setActs({ ...acts, bajaSeguro })}
          label={`Dar de baja su seguro ${cuando}`}
        />
      )}
      {acts.bajaSeguro && seguroID && desde <= hoy && (
        // Its own first line is spoken; the table is not.
        <div aria-live="off">
          <ChargesTold
            change={{ acto: 'baja', matriculadoID, federacionMatriculadoID: seguroID, dia: hoy }}
            unpaid={unpaidWords(acts.eliminarFuturas)}
          />
        </div>
      )}
      {bajaDebito && (
        <Tick
          checked={acts.bajaDebito ?? false}
          onChange={(bajaDebito) => setActs({ ...acts, bajaDebito })}
          label={`Dar de baja su débito automático ${cuando}`}
        />
      )}
      {eliminarFuturas && (
        <Tick
          checked={acts.eliminarFuturas ?? false}
          onChange={(eliminarFuturas) => setActs({ ...acts, eliminarFuturas, montoFuturas })}
          label={`Eliminar las cuotas ${desde < hoy ? 'generadas desde entonces' : 'de meses futuros'}`}
        />
      )}
    </fieldset>
  )
}

type TickProps = { checked: boolean; onChange: (checked: boolean) => void; label: string }

const Tick = ({ checked, onChange, label }: TickProps) => (
  <label className="flex items-center gap-2">
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)

/** For a server that cannot foresee: the record's own facts and its coverage. */
function Known({ miembro }: { miembro: Miembro }) {
  const { estado, leer } = useLectura('/federacion_matriculado/traerEstado')
  useEffect(() => void leer({ matriculadoID: miembro.matriculadoID }), [leer, miembro.matriculadoID])
  const cobertura = estado.fase === 'lista' ? estado.datos : undefined
  return <Lines lines={knownEffects(miembro, cobertura)} />
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
