'use client'

import { SlidersHorizontal } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/mensajes'

type Panel = ComponentType<{ onClose: () => void }>

/** Opens the settings of this browser (S1 2.2); the panel itself arrives with the first use. */
export function AjustesButton() {
  const [Panel, setPanel] = useState<Panel>()
  const [open, setOpen] = useState(false)

  async function show() {
    try {
      const { AjustesPanel } = await import('@/components/shell/ajustes-panel')
      setPanel(() => AjustesPanel)
      setOpen(true)
    } catch {
      toast.error(SIN_RESPUESTA)
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label="Ajustes de pantalla"
        title="Ajustes de pantalla"
        aria-haspopup="dialog"
        className="header-button"
        onClick={() => void show()}
      >
        <SlidersHorizontal aria-hidden />
      </button>
      {Panel && open && <Panel onClose={() => setOpen(false)} />}
    </>
  )
}
