'use client'

import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { ConAyuda } from '@/lib/ayuda/con-ayuda'

const DataNote = lazy(() =>
  import('@/components/ayuda/data-note').then((module) => ({ default: module.DataNote })),
)

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
  const [opener, setOpener] = useState<HTMLElement | null>(null)

  function toggle(from: HTMLElement | null) {
    opener?.focus({ preventScroll: true })
    setOpener(opener ? null : from)
  }
  useEffect(() => {
    const around = mark.current?.closest<HTMLElement>('.field, dt')
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'F1' && !(event.key === 'Escape' && opener)) return
      event.preventDefault()
      event.stopPropagation()
      toggle(event.target as HTMLElement)
    }
    around?.addEventListener('keydown', onKey)
    return () => around?.removeEventListener('keydown', onKey)
  })
  return (
    <span className="help">
      <button
        ref={mark}
        type="button"
        className="help-mark"
        aria-label="Qué es este dato"
        aria-expanded={opener !== null}
        aria-keyshortcuts="F1"
        tabIndex={enCampo ? -1 : undefined}
        data-print="hide"
        onClick={() => toggle(mark.current)}
      />
      {opener && (
        <Suspense>
          <DataNote clave={clave} />
        </Suspense>
      )}
    </span>
  )
}

/** For the fields of a form: the mark of those that have a text, where marks are shown at all. */
export const helpWhen =
  (shown: boolean) =>
  ({ ayuda }: { ayuda?: ConAyuda | undefined }) =>
    shown && ayuda && <HelpMark clave={ayuda} enCampo />
