'use client'

import { useEffect, useRef, useState } from 'react'
import { porPedido } from '@/components/ui/por-pedido'
import type { ConAyuda } from '@/lib/ayuda/con-ayuda'

const DataNote = porPedido(() => import('@/components/ayuda/data-note').then((module) => module.DataNote))

type Props = {
  clave: ConAyuda
  /** In a form Tab goes from field to field, and F1 in the field does what the '?' does. */
  enCampo?: boolean
}

/**
 * A '?' that tells what a field is. Neither its name nor its text says the label, by which fields are found; Esc closes
 * the note, and the focus goes back to where it was.
 */
export function HelpMark({ clave, enCampo = false }: Props) {
  const mark = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const toggle = () => setOpen((was) => !was)
  useEffect(() => {
    const field = mark.current?.closest<HTMLElement>('.field')
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'F1') return
      event.preventDefault()
      toggle()
    }
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  }, [])
  return (
    <span className="help">
      <button
        ref={mark}
        type="button"
        className="help-mark"
        aria-label="Qué es este dato"
        aria-expanded={open}
        tabIndex={enCampo ? -1 : 0}
        onClick={toggle}
      />
      {open && <DataNote clave={clave} close={toggle} />}
    </span>
  )
}

/** For the fields of a form, where marks are shown at all. */
export const helpWhen = (shown: boolean) => (clave: ConAyuda) => shown && <HelpMark clave={clave} enCampo />
