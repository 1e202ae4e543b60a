import { useRouter } from 'next/navigation'
import { useConfirm } from '@/components/form/confirm'
import { openTabs } from '@/components/pestanas/open-tabs'
import { type Cierre, type Pestana, closedBy, nearest } from '@/components/pestanas/tabs'
import { goTo } from '@/components/shell/go-to'
import { toast } from '@/components/ui/toast'

const ULTIMA = 'Esta es la última página y ya no se puede cerrar.'

/**
 * Closes tabs after asking about what was typed in them. Answers the tab to be at then; undefined when nothing was
 * closed.
 */
export function useClosing(tabs: readonly Pestana[], current: string) {
  const router = useRouter()
  const confirm = useConfirm()
  return async (tab: Pestana, cierre: Cierre): Promise<Pestana | undefined> => {
    const closed = closedBy(tabs, tab.clave, cierre)
    if (closed.length === 0) return undefined
    if (closed.length === tabs.length) {
      toast.info(ULTIMA)
      return undefined
    }
    const unsaved = closed.filter(({ borrador }) => borrador)
    if (unsaved.length > 0 && !(await confirm(questionFor(unsaved)))) return undefined
    const leaves = closed.some(({ clave }) => clave === current)
    const next = cierre === 'esta' ? nearest(tabs, closed, tab.clave) : tab
    openTabs.close(closed, current, leaves ? next?.clave : undefined)
    if (leaves && next) goTo(next.href, router)
    return next
  }
}

const questionFor = (unsaved: readonly Pestana[]) =>
  ({
    title:
      unsaved.length === 1
        ? `¿Cerrar ${unsaved[0]?.titulo} sin guardar?`
        : `¿Cerrar ${unsaved.length} pestañas sin guardar?`,
    description: 'Se pierde lo que estaba escribiendo.',
    yes: 'Cerrar sin guardar',
    no: 'No cerrar',
    tone: 'destructive',
  }) as const
