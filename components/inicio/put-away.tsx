'use client'

import { type ReactNode, useState } from 'react'

/** A card that Esc or its button puts away for good; the focus goes to the screen. */
export function PutAway({ children }: { children: ReactNode }) {
  const [gone, setGone] = useState(false)
  function putAway() {
    document.getElementById('contenido')?.focus({ preventScroll: true })
    setGone(true)
    // Loaded with the press, since hardly anybody needs it.
    void import('@/components/inicio/steps-seen').then(({ tellStepsSeen }) => tellStepsSeen())
  }
  if (gone) return null
  return (
    <section
      aria-labelledby="primeros-pasos"
      className="card mt-3 px-4 py-4"
      onKeyDown={({ key }) => key === 'Escape' && putAway()}
    >
      {children}
      <button type="button" className="link mt-2 min-h-6 pointer-coarse:min-h-11" onClick={putAway}>
        Listo, no mostrar más
      </button>
    </section>
  )
}
