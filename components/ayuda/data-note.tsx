import Link from 'next/link'
import { useLayoutEffect, useRef } from 'react'
import { usePropio } from '@/components/llamada/servidor'
import type { ConAyuda } from '@/lib/ayuda/con-ayuda'
import { QUE_ES, TEMA_DE_LOS_CAMPOS } from '@/lib/ayuda/datos'
import { rutas } from '@/lib/routes'

type Props = { clave: ConAyuda; close: () => void }

/**
 * Takes the focus, so that it is read aloud, and gives it back when it goes. Another council's server has no manual to
 * lead to.
 */
export function DataNote({ clave, close }: Props) {
  const propio = usePropio()
  const note = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const opener = document.activeElement
    note.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <span
      role="note"
      tabIndex={-1}
      ref={note}
      className="help-note"
      data-print="hide"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      {QUE_ES[clave]}{' '}
      {propio && (
        <Link href={`${rutas.ayuda()}?tema=${TEMA_DE_LOS_CAMPOS}`} className="link">
          Ver el manual
        </Link>
      )}
    </span>
  )
}
