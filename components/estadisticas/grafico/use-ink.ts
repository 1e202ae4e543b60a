import { useSyncExternalStore } from 'react'

function watch(changed: () => void): () => void {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-color'] })
  return () => watcher.disconnect()
}

const read = () => {
  const style = getComputedStyle(document.documentElement)
  return `${style.getPropertyValue('--card')}|${style.getPropertyValue('--foreground')}`
}

/** The theme's ground and ink for what is painted, which no stylesheet reaches. */
export function useInk(): { fondo: string; tinta: string } {
  const [fondo = '#fff', tinta = '#000'] = useSyncExternalStore(watch, read, () => '#fff|#000').split('|')
  return { fondo, tinta }
}
