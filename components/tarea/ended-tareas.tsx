'use client'

import Link from 'next/link'
import { markSeen } from '@/components/tarea/seen'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { endOf, linkOf, nameOf } from '@/components/tarea/words'
import { CircleCheck } from '@/components/ui/icons'

/** Jobs that ended well, in one line; opening it counts as being told of them. */
export function EndedTareas({ tareas }: { tareas: readonly TareaLeida[] }) {
  const tellAll = () => {
    for (const { id, vista } of tareas) if (vista === false && id !== undefined) markSeen(id)
  }
  return (
    <details
      className="rounded-lg bg-primary-tint px-4 py-2.5 text-primary-ink"
      onToggle={(event) => event.currentTarget.open && tellAll()}
    >
      <summary className="cursor-pointer font-medium">
        <CircleCheck aria-hidden className="mr-2.5 inline size-4" />
        Terminaron {tareas.length} tareas
      </summary>
      <ul className="mt-2 grid gap-2">
        {tareas.map((tarea) => {
          const enlace = linkOf(tarea)
          return (
            <li key={tarea.id} className="wrap-anywhere">
              {nameOf(tarea)}: {endOf(tarea)}{' '}
              {enlace && (
                <Link href={enlace.href} prefetch={false} className="link">
                  {enlace.texto}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
