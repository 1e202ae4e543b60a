'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useReading } from '@/components/mudanza/importar/reading'
import { type Paso, PASOS } from '@/components/mudanza/importar/steps'
import { Button } from '@/components/ui/button'
import { ArrowLeft, ArrowRight } from '@/components/ui/icons'
import { Kbd } from '@/components/ui/kbd'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  paso: Paso
  act: () => Promise<unknown>
  pendiente?: boolean
  disabled?: boolean
  children: ReactNode
}

/** The way back and the way on of a step; Ctrl+Enter goes on from anywhere in it. */
export function ActBar({ paso, act, pendiente = false, disabled = false, children }: Props) {
  const { go } = useReading()
  const before = PASOS[PASOS.indexOf(paso) - 1]
  useCtrlEnter(() => {
    if (!pendiente && !disabled) void act()
  })
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2" data-print="hide">
      {before && (
        <Button variant="outline" className="mr-auto" onClick={() => void go(before)}>
          <ArrowLeft aria-hidden />
          Anterior
        </Button>
      )}
      <span className="pointer-coarse:hidden">
        <Kbd>Ctrl+Enter</Kbd>
      </span>
      <Button
        aria-keyshortcuts="Control+Enter Meta+Enter"
        busy={pendiente}
        disabled={disabled}
        onClick={() => void act()}
      >
        {pendiente && <Spinner />}
        {children}
      </Button>
    </div>
  )
}

/** On to the next step. */
export function NextBar({ paso }: { paso: Paso }) {
  const { go } = useReading()
  const after = PASOS[PASOS.indexOf(paso) + 1]
  return (
    <ActBar paso={paso} act={async () => after && go(after)}>
      Siguiente
      <ArrowRight aria-hidden />
    </ActBar>
  )
}

const ABIERTO = '[role=dialog]:not([popover]), [role=alertdialog], dialog[open]'

function useCtrlEnter(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (event.defaultPrevented || document.querySelector(ABIERTO)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
