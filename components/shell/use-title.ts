import { useLayoutEffect } from 'react'

/** Names the page in the browser's title, whose end is the system's name. The page's own may arrive later. */
export function useTitle(titulo: string): void {
  useLayoutEffect(() => {
    const name = () => {
      const title = `${titulo}${/ · [^·]*$/.exec(document.title)?.[0] ?? ''}`
      if (document.title !== title) document.title = title
    }
    name()
    const watcher = new MutationObserver(name)
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => watcher.disconnect()
  }, [titulo])
}
