import { useRouter } from 'next/navigation'
import { useReturned } from '@/components/llamada/use-returned'

/** While `active`, reads the screen again when somebody comes back to its window, unless work is open on it. */
export function useReadOnReturn(active: boolean): void {
  const router = useRouter()
  useReturned(active, () => {
    if (!isBusy()) router.refresh()
  })
}

const ABIERTO = '[role=dialog]:not([data-espera], [popover]), [role=alertdialog]'

function isBusy(): boolean {
  const at = document.activeElement
  const typing =
    (at instanceof HTMLInputElement && at.type !== 'checkbox') || at instanceof HTMLTextAreaElement
  return (typing && at.value !== '') || document.querySelector(ABIERTO) !== null
}
