import { useSyncExternalStore } from 'react'

function watch(changed: () => void): () => void {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['class', 'data-color', 'data-tramas'],
  })
  return () => watcher.disconnect()
}

const read = () => {
  const style = getComputedStyle(document.documentElement)
  const { tramas } = document.documentElement.dataset
  return `${style.getPropertyValue('--card')}|${style.getPropertyValue('--foreground')}|${tramas}`
}

/** The theme's ground and ink for what is painted, which no stylesheet reaches; it is painted anew with the strokes too. */
export function useInk(): { fondo: string; tinta: string } {
  const [fondo = '#fff', tinta = '#000'] = useSyncExternalStore(watch, read, () => '#fff|#000').split('|')
  return { fondo, tinta }
}
