/** Next's router without Next: what is gone to becomes the address of the browser. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

export function goTo(href: string): void {
  history.pushState(null, '', href)
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

const nothing = () => undefined
const router = {
  push: goTo,
  replace: goTo,
  refresh: nothing,
  prefetch: nothing,
  back: nothing,
  forward: nothing,
}
export const useRouter = () => router
export const usePathname = () => useSyncExternalStore(subscribe, () => location.pathname)
export const useSearchParams = () =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => location.search))
