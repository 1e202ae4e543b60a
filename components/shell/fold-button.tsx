'use client'

import { changeAjustes } from '@/components/shell/ajustes'
import { useAjustes } from '@/components/shell/use-ajustes'
import { PanelLeft } from '@/components/ui/icons'

/** Folds the side menu to its icons. The browser keeps it (decision 34). `tecla`: this person has its key. */
export function FoldButton({ tecla }: { tecla: boolean }) {
  const { plegado } = useAjustes()
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
