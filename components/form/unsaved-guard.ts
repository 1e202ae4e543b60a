import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { plainLinkClick } from '@/components/shell/link-click'
import { beginProgress } from '@/components/shell/progress'

const QUESTION = {
  title: 'Hay cambios sin guardar',
  description: 'Si sale de esta pantalla, se pierden.',
  yes: 'Salir sin guardar',
  no: 'Quedarse',
  tone: 'danger',
} as const

/**
 * Asks before typed work is lost: closing or reloading (the browser's own question), links, Volver and the browser's
 * back. Going back is held by the Navigation API; browsers without it only ask on the other ways out.
 */
export function useUnsavedGuard(dirty: boolean): void {
  const router = useRouter()
  const confirm = useConfirm()
  const leaving = useRef(false)

  useEffect(() => {
    if (!dirty) return
    leaving.current = false

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    const leaveBy = async (go: () => void) => {
      if (!(await confirm(QUESTION))) return
      leaving.current = true
      go()
    }
    const onClick = (event: MouseEvent) => {
      const href = internalLink(event)
      if (!href || leaving.current) return
      event.preventDefault()
      event.stopPropagation()
      void leaveBy(() => {
        beginProgress(href)
        router.push(href)
      })
    }
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || leaving.current) return
      event.preventDefault()
      void leaveBy(() => window.navigation.traverseTo(event.destination.key))
    }

    const navigation = 'navigation' in window ? window.navigation : null
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [dirty, confirm, router])
}

/** The address of a plain click on one of our links that leaves this page. */
function internalLink(event: MouseEvent): string | null {
  const link = plainLinkClick(event)
  if (!link) return null
  const url = new URL(link.href)
  const { origin, pathname, search } = window.location
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null
  return url.pathname + url.search + url.hash
}
