import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { type Question, useConfirm } from '@/components/form/confirm'
import { knowingly, useHeldSession } from '@/components/form/held-session'
import { leaving as saved } from '@/components/llamada/leave-saved'
import { plainLinkClick } from '@/components/shell/link-click'
import { beginProgress } from '@/components/shell/progress'

const QUESTION = {
  title: 'Hay cambios sin guardar',
  description: 'Si sale de esta pantalla, se pierden.',
  yes: 'Salir sin guardar',
  no: 'Quedarse',
  tone: 'destructive',
} as const

/** Work that is kept as a draft, so closing or reloading does not ask. */
export interface Keeping {
  question: Question
  /** Addresses between which nothing is asked. */
  inside: (pathname: string) => boolean
}

/**
 * Asks before typed work is lost: on closing, reloading, links, Volver and back. Back needs the Navigation API.
 * `keeping` must not change between renders.
 */
export function useUnsavedGuard(dirty: boolean, keeping?: Keeping): void {
  const router = useRouter()
  const confirm = useConfirm()
  const leaving = useRef(false)
  useHeldSession(dirty, keeping !== undefined)

  useEffect(() => {
    if (!dirty) return
    leaving.current = false
    // The question must be there when the server no longer is.
    void import('@/components/form/confirm-dialog')

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current && !keeping && !knowingly.leaves) event.preventDefault()
    }
    const isInside = (url: string) => !!keeping?.inside(new URL(url, window.location.href).pathname)
    const leaveBy = async (go: () => void) => {
      if (!(await confirm(keeping?.question ?? QUESTION))) return
      leaving.current = true
      go()
    }
    const onClick = (event: MouseEvent) => {
      const href = internalLink(event)
      if (!href || leaving.current || isInside(href)) return
      event.preventDefault()
      event.stopPropagation()
      void leaveBy(() => {
        beginProgress(href)
        router.push(href)
      })
    }
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || leaving.current) return
      if (isInside(event.destination.url) || event.destination.key === saved.entrada) return
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
  }, [dirty, keeping, confirm, router])
}

/** The address of a plain click on a link of ours that leaves this page. */
function internalLink(event: MouseEvent): string | null {
  const link = plainLinkClick(event)
  if (!link) return null
  const url = new URL(link.href)
  const { origin, pathname, search } = window.location
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null
  return url.pathname + url.search + url.hash
}
