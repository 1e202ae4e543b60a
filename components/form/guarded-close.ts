import { useConfirm } from '@/components/form/confirm'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'

const QUESTION = {
  title: 'Hay cambios sin guardar',
  description: 'Si cierra este cuadro, se pierden.',
  yes: 'Cerrar sin guardar',
  no: 'Seguir editando',
  tone: 'danger',
} as const

/**
 * For a dialog with something typed in it: the ways of closing that a slip can take (Esc, a click beside it, its cross,
 * going back, closing the window) ask first. 'Cancelar' says what it does and calls `close` itself.
 */
export function useGuardedClose(dirty: boolean, close: () => void): () => void {
  const confirm = useConfirm()
  useUnsavedGuard(dirty)
  return () => {
    if (!dirty) return close()
    void confirm(QUESTION).then((yes) => yes && close())
  }
}
