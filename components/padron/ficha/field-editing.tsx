'use client'

import { type MouseEvent, type ReactNode, Suspense, lazy, useRef, useState } from 'react'
import type { Ficha } from '@/components/padron/ficha/field-value'
import type { RutaCampo } from '@/domain/campos-ficha'

const loadDialog = () =>
  import('@/components/padron/ficha/edit-dialog').then((module) => ({ default: module.EditDialog }))
const EditDialog = lazy(loadDialog)

type Props = {
  ficha: Ficha
  /** Editable values carry their path in `data-campo`. */
  children: ReactNode
}

/**
 * Listens for the editable values inside and opens their dialog, which is loaded when a value is first pointed at or
 * focused.
 */
export function FieldEditing({ ficha, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [campo, setCampo] = useState<RutaCampo>()

  function open(event: MouseEvent) {
    const value = valueIn(event.target)
    // Dragging over a value copies it, so the click that ends the drag edits nothing.
    if (!value || selectsTextOf(value)) return
    setCampo(value.dataset.campo as RutaCampo)
  }
  const warm = (event: { target: EventTarget }) => void (valueIn(event.target) && loadDialog())

  return (
    <div ref={box} onClick={open} onPointerOver={warm} onFocus={warm}>
      {children}
      {campo && (
        <Suspense>
          <EditDialog
            key={campo}
            ficha={ficha}
            campo={campo}
            close={() => setCampo(undefined)}
            focusBack={() => box.current?.querySelector<HTMLElement>(`[data-campo="${campo}"]`)?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
}

const valueIn = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-campo]') : null

function selectsTextOf(value: HTMLElement): boolean {
  const selection = window.getSelection()
  return !!selection && !selection.isCollapsed && selection.containsNode(value, true)
}
