'use client'

import { Bell as BellIcon } from '@/components/ui/icons'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { markSeen } from '@/components/tarea/seen'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { ToldList } from '@/components/tarea/told-list'
import { useActivas } from '@/components/tarea/use-activas'
import type { Told } from '@/components/tarea/use-told'
import { BADGES_DE_TAREA, endOf, isRunning, linkOf, nameOf, progressOf } from '@/components/tarea/words'
import { Badge } from '@/components/ui/badge'
import { rutas } from '@/lib/routes'

const isNew = (tarea: TareaLeida): boolean => !isRunning(tarea) && tarea.vista === false

/**
 * On the browser's own popover, which opens before the scripts arrive. Opening it counts as being told. An end is
 * announced once; progress is not.
 */
export function BellPanel({ activas, told }: { activas: readonly TareaLeida[]; told: Told }) {
  const tareas = useActivas(activas)
  const said = useEnd(tareas)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), [])
  const nuevas = tareas.filter(isNew)
  useEffect(() => {
    if (open) for (const { id } of nuevas) if (id !== undefined) markSeen(id)
  }, [open, nuevas])
  const enCurso = tareas.filter(isRunning).length
  const { avisos } = told
  // What ended well was seen as it ended; what failed waits to be read.
  const fallas = avisos.filter(({ kind, visto }) => kind === 'error' && !visto).length
  const title = titleOf(tareas.length > 0, avisos.length > 0)
  return (
    <>
      <button
        type="button"
        popoverTarget="panel-de-tareas"
        aria-label={labelOf(title, enCurso, nuevas.length + fallas)}
        title={title}
        className="header-button relative"
      >
        <BellIcon aria-hidden />
        <BellCount nuevas={nuevas.length + fallas} enCurso={enCurso} />
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div
        ref={panel}
        id="panel-de-tareas"
        popover="auto"
        role="dialog"
        aria-label={title}
        className="user-menu raised w-[22rem]!"
        onToggle={(event) => {
          const opened = event.newState === 'open'
          setOpen(opened)
          // They stay marked as new while they are looked at.
          if (!opened) told.markRead()
        }}
      >
        <Contents
          tareas={tareas}
          avisos={open ? avisos : []}
          close={() => panel.current?.hidePopover()}
          clear={told.clear}
        />
      </div>
    </>
  )
}

type ContentsProps = {
  tareas: readonly TareaLeida[]
  /** None while it is shut, when it holds no second copy of what a notice says. */
  avisos: Told['avisos']
  close: () => void
  clear: () => void
}

function Contents({ tareas, avisos, close, clear }: ContentsProps) {
  const clearAll = () => {
    close()
    // Without tasks the bell goes with what it held.
    if (tareas.length === 0) document.getElementById('contenido')?.focus()
    clear()
  }
  return (
    <>
      {tareas.length > 0 && (
        <ul className="max-h-[40vh] divide-y overflow-y-auto">
          {tareas.map((tarea) => (
            <li key={tarea.id} className="grid gap-1.5 px-4 py-3">
              <Item tarea={tarea} close={close} />
            </li>
          ))}
        </ul>
      )}
      {avisos.length > 0 && <ToldList avisos={avisos} clear={clearAll} />}
      {tareas.length > 0 && (
        <p className="border-t px-4 py-2.5">
          <Link href={rutas.tareas()} prefetch={false} className="link" onClick={close}>
            Ver todas las tareas
          </Link>
        </p>
      )}
    </>
  )
}

function BellCount({ nuevas, enCurso }: { nuevas: number; enCurso: number }) {
  if (nuevas + enCurso === 0) return null
  const looks =
    nuevas > 0 ? 'bg-primary text-primary-foreground' : 'border border-primary bg-card text-primary-ink'
  return (
    <span
      aria-hidden
      className={`absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full px-1 text-[0.6875rem] font-semibold ${looks}`}
    >
      {nuevas || enCurso}
    </span>
  )
}

function Item({ tarea, close }: { tarea: TareaLeida; close: () => void }) {
  const nombre = nameOf(tarea)
  if (isRunning(tarea))
    return (
      <>
        <p className="font-medium">{nombre}</p>
        <progress className="bar" aria-label={nombre} value={tarea.hechas ?? 0} max={tarea.total ?? 0} />
        <p className="text-sm text-muted-foreground tabular-nums">
          {tarea.deteniendo ? 'Deteniendo… ' : ''}
          {progressOf(tarea)}
        </p>
      </>
    )
  const enlace = linkOf(tarea)
  const badge = tarea.estado && BADGES_DE_TAREA[tarea.estado]
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-medium">
        {nombre}
        <Badge color={badge?.color ?? 'grey'}>{badge?.label}</Badge>
      </p>
      <p className="text-sm wrap-anywhere">{endOf(tarea)}</p>
      {enlace && (
        <p>
          <Link href={enlace.href} prefetch={false} className="link" onClick={close}>
            {enlace.texto}
          </Link>
        </p>
      )}
    </>
  )
}

const titleOf = (tareas: boolean, avisos: boolean): string =>
  [tareas && 'Tareas', avisos && (tareas ? 'avisos' : 'Avisos')].filter(Boolean).join(' y ')

const labelOf = (title: string, enCurso: number, nuevas: number): string =>
  [
    title,
    [enCurso > 0 && `${enCurso} en curso`, nuevas > 0 && `${nuevas} sin ver`].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(': ')

function useEnd(tareas: readonly TareaLeida[]): string {
  const [before, setBefore] = useState(tareas)
  const [said, setSaid] = useState('')
  if (before !== tareas) {
    setBefore(tareas)
    const running = new Set(before.filter(isRunning).map(({ id }) => id))
    const ended = tareas.filter((tarea) => running.has(tarea.id) && !isRunning(tarea))
    if (ended.length > 0) setSaid(ended.map((tarea) => `${nameOf(tarea)}: ${endOf(tarea)}`).join(' '))
  }
  return said
}
