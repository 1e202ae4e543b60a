'use client'

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { useTellEdit } from '@/components/padron/ficha/tell-edit'
import { porPedido } from '@/components/ui/por-pedido'
import type { RutaCampo } from '@/domain/campos-ficha'
import { fieldToEdit } from '@/lib/padron/edit-address'

const EditDialog = porPedido(() =>
  import('@/components/padron/ficha/edit-dialog').then((module) => module.EditDialog),
)
const SectionDialog = porPedido(() =>
  import('@/components/padron/ficha/section-dialog').then((module) => module.SectionDialog),
)

type Props = {
  ficha: Ficha
  /** Sections are edited too, and a notice leads back: our own server's, beyond the specification. */
  amplia: boolean
  /** Editable values carry their path in `data-campo`. */
  children: ReactNode
}

/**
 * Listens for the editable values inside and opens their dialog, which is loaded when a value is first pointed at or
 * focused.
 */
export function FieldEditing({ ficha, amplia, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [campo, setCampo] = useState<RutaCampo>()
  const [seccion, setSeccion] = useState<string>()
  const told = useTellEdit()
  const focusOn = (selector: string) =>
    box.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })

  function open(event: MouseEvent) {
    const whole = event.target instanceof Element && event.target.closest<HTMLElement>('[data-seccion]')
    if (whole) return setSeccion(whole.dataset.seccion)
    const value = valueIn(event.target)
    // Dragging over a value copies it, so the click that ends the drag edits nothing.
    if (!value || selectsTextOf(value)) return
    setCampo(value.dataset.campo as RutaCampo)
  }
  useAskedField(box)
  const warm = (event: { target: EventTarget }) => void (valueIn(event.target) && EditDialog.fetch())

  return (
    <div ref={box} onClick={open} onPointerOver={warm} onFocus={warm}>
      {children}
      {campo && (
        <EditDialog
          key={campo}
          ficha={ficha}
          campo={campo}
          close={() => setCampo(undefined)}
          focusBack={() => focusOn(`[data-campo="${campo}"]`)}
          tell={amplia ? told : undefined}
        />
      )}
      {seccion && (
        <SectionDialog
          key={seccion}
          ficha={ficha}
          seccion={seccion}
          close={() => setSeccion(undefined)}
          focusBack={() => focusOn(`[data-seccion="${seccion}"]`)}
          tell={told}
        />
      )}
    </div>
  )
}

/** An address may ask for one field, as what a certificate lacks; so may a link of this same page. */
function useAskedField(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const openAsked = () => {
      const asked = fieldToEdit(location.hash)
      const value = asked && box.current?.querySelector<HTMLElement>(`[data-campo="${asked}"]`)
      if (!value) return
      value.closest('details')?.setAttribute('open', '')
      value.click()
    }
    const hear = () => {
      openAsked()
      // The same place may be asked for once more.
      if (fieldToEdit(location.hash))
        history.replaceState(history.state, '', location.pathname + location.search)
    }
    openAsked()
    window.addEventListener('hashchange', hear)
    return () => window.removeEventListener('hashchange', hear)
  }, [box])
}

const valueIn = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-campo]') : null

function selectsTextOf(value: HTMLElement): boolean {
  const selection = window.getSelection()
  return !!selection && !selection.isCollapsed && selection.containsNode(value, true)
}
