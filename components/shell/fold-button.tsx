'use client'

import { useSyncExternalStore } from 'react'
import { changeAjustes, isFolded, onAjustes } from '@/components/shell/ajustes'
import { PanelLeft } from '@/components/ui/icons'

/** Folds the side menu to its icons. The browser keeps it (decision 34). `tecla`: this person has its key. */
export function FoldButton({ tecla }: { tecla: boolean }) {
  const plegado = useSyncExternalStore(onFolded, isFolded, () => false)
  return (
    <button
      type="button"
      className="fold-button"
      aria-expanded={!plegado}
      aria-keyshortcuts={tecla ? 'l' : undefined}
      onClick={() => changeAjustes({ plegado: !plegado })}
    >
      <PanelLeft aria-hidden />
      <span className="nav-text">{plegado ? 'Abrir el menú' : 'Plegar el menú'}</span>
    </button>
  )
}

/** By a choice, or by the width of the window. */
function onFolded(notify: () => void): () => void {
  const off = onAjustes(notify)
  addEventListener('resize', notify)
  return () => {
    off()
    removeEventListener('resize', notify)
  }
}
