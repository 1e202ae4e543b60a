'use client'

import { CircleCheck, TriangleAlert } from '@/components/ui/icons'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { TareaProblems } from '@/components/tarea/tarea-problems'
import { markSeen } from '@/components/tarea/seen'
import { StopButton } from '@/components/tarea/stop-button'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { useTarea } from '@/components/tarea/use-tarea'
import { endedWell, endOf, nameOf, progressOf, titleOf } from '@/components/tarea/words'
import { formatInstante } from '@/domain/fechas'

type Props = {
  tarea: TareaLeida
  enlace: { href: string; texto: string } | undefined
  /** Called when it is seen to end; without it the screen is read again. */
  alTerminar?: (tarea: TareaLeida) => void
}

/** A job on the screen where it was asked for. Its success is told once to that person; open problems stay. */
export function TareaPanel({ tarea, enlace, alTerminar }: Props) {
  const router = useRouter()
  const ahora = useTarea(tarea, (ended) => (alTerminar ? alTerminar(ended) : router.refresh()))
  const { estado, problemas = 0, vista } = ahora
  const [told] = useState(vista === false || estado === 'pendiente')
  useSeen(ahora)
  if (estado === 'pendiente') return <Running tarea={ahora} />
  if (!told && estado === 'terminada' && problemas === 0) return null
  return <Ended tarea={ahora} enlace={enlace} />
}

/** Seeing it counts as being told. */
function useSeen({ id: tareaID, vista }: TareaLeida): void {
  useEffect(() => {
    if (vista === false && tareaID !== undefined) markSeen(tareaID)
  }, [vista, tareaID])
}

function Running({ tarea }: { tarea: TareaLeida }) {
  const { hechas = 0, total = 0, usuario, creada } = tarea
  return (
    <section
      aria-label={titleOf(tarea)}
      className="grid gap-2.5 rounded-lg border border-primary/40 bg-primary-tint px-4 py-3.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium text-primary-ink">
          {nameOf(tarea)}: {progressOf(tarea)}
        </p>
        <StopButton tarea={tarea} />
      </div>
      <progress className="bar" aria-label={titleOf(tarea)} value={hechas} max={total} />
      <p className="text-sm text-muted-foreground">
        {usuario && creada && `La pidió ${usuario} el ${formatInstante(creada)}. `}
        Puede salir de esta pantalla: sigue igual.
      </p>
    </section>
  )
}

function Ended({ tarea, enlace }: Props) {
  const { id, problemas = 0, terminada } = tarea
  const well = endedWell(tarea)
  const Icon = well ? CircleCheck : TriangleAlert
  return (
    <section
      aria-label={titleOf(tarea)}
      className={`grid gap-2 rounded-lg px-4 py-2.5 ${well ? 'bg-primary-tint text-primary-ink' : 'border bg-card'}`}
    >
      <p role="status" className="flex min-w-0 items-start gap-2.5">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {endOf(tarea)}{' '}
          {enlace && (
            <Link href={enlace.href} prefetch={false} className="link">
              {enlace.texto}
            </Link>
          )}
          {!well && terminada && (
            <span className="block text-sm text-muted-foreground">
              Terminó el {formatInstante(terminada)}.
            </span>
          )}
        </span>
      </p>
      {problemas > 0 && id !== undefined && <TareaProblems tareaID={id} problemas={problemas} />}
    </section>
  )
}
