'use client'

import { useEffect } from 'react'
import { usePropio } from '@/components/llamada/servidor'
import type { Miembro } from '@/components/padron/ficha/record-options'
import { foreseenEffects, knownEffects } from '@/components/padron/ficha/state-words'
import { Skeleton } from '@/components/ui/skeleton'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = { miembro: Miembro; tipoMatriculaID: number | undefined; same: boolean }

/** It takes its room from the start, so that nothing jumps under the pointer. */
export function StateEffects({ miembro, tipoMatriculaID, same }: Props) {
  const propio = usePropio()
  return (
    <section
      aria-label="Qué cambia"
      aria-live="polite"
      className="min-h-29 rounded-lg border bg-background px-4 py-3"
    >
      <h3 className="mb-1 font-medium">Qué cambia</h3>
      {tipoMatriculaID === undefined ? (
        <p className="text-soft">Elija un estado para verlo.</p>
      ) : same ? (
        <p>Es el estado que ya tiene.</p>
      ) : propio ? (
        <Simulated
          matriculadoID={miembro.matriculadoID}
          tipoMatriculaID={tipoMatriculaID}
          miembro={miembro}
        />
      ) : (
        <Known miembro={miembro} />
      )}
    </section>
  )
}

type SimulatedProps = { matriculadoID: number; tipoMatriculaID: number; miembro: Miembro }

function Simulated({ matriculadoID, tipoMatriculaID, miembro }: SimulatedProps) {
  const { estado, leer } = useLectura('/matriculado/simularEstado')
  // The record may have been read again, with another state to begin with.
  const actual = miembro.tipoMatricula?.id
  useEffect(
    () => void leer({ matriculadoID, tipoMatriculaID }),
    [leer, matriculadoID, tipoMatriculaID, actual],
  )
  if (estado.fase === 'falla')
    return <p className="text-danger-ink">No se pudo calcular: {estado.falla.mensaje}</p>
  if (estado.fase !== 'lista') return <Skeleton width="70%" />
  return <Lines lines={foreseenEffects(estado.datos, miembro)} />
}

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
