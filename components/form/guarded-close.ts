import { useConfirm } from '@/components/form/confirm'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'

const QUESTION = {
  title: 'Hay cambios sin guardar',
  description: 'Si cierra este cuadro, se pierden.',
  yes: 'Cerrar sin guardar',
  no: 'Seguir editando',
  tone: 'destructive',
} as const

/**
 * Closing by Esc, a click beside, the cross, going back or closing the window asks when something is typed.
 * 'Cancelar' calls `close` itself.
 */
export function useGuardedClose(dirty: boolean, close: () => void): () => void {
  const confirm = useConfirm()
  useUnsavedGuard(dirty)
  return () => {
    if (!dirty) return close()
    void confirm(QUESTION).then((yes) => yes && close())
  }
}
