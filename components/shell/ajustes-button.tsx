'use client'

import { SlidersHorizontal } from '@/components/ui/icons'
import { useState } from 'react'
import { usePart } from '@/components/shell/use-part'

const load = () => import('@/components/shell/ajustes-panel').then((module) => module.AjustesPanel)

/** The panel is loaded with the first use. */
export function AjustesButton({ atajos }: { atajos: boolean }) {
  const [Panel, fetchPanel] = usePart(load)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="Ajustes de pantalla"
        title="Ajustes de pantalla"
        aria-haspopup="dialog"
        className="header-button"
        onClick={() => void fetchPanel().then(setOpen)}
      >
        <SlidersHorizontal aria-hidden />
      </button>
      {Panel && open && <Panel atajos={atajos} onClose={() => setOpen(false)} />}
    </>
  )
}
