export const ENTER = '\n'

/** Keeps what is typed between Ctrl+K and the palette's arrival. */
export interface TeclasTempranas {
  /** Ctrl+K is the screen's from now on; tells whether it was pressed before. */
  handOver: () => boolean
  listen: () => void
  take: () => string
}

declare global {
  interface Window {
    teclasTempranas?: TeclasTempranas
  }
}

/**
 * Runs as the page begins, since a trained hand waits for no scripts. Without a palette the keys keep their meaning,
 * and Escape gives them back. The page carries the function's text, so it may name nothing outside.
 */
export function earlyKeys(enter: string): void {
  let typed = ''
  let asked = false
  const note = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1) typed += event.key
    else if (event.key === 'Enter') typed += enter
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key === 'Escape') {
      take()
      asked = false
      return
    } else return
    event.preventDefault()
  }
  const listen = () => {
    typed = ''
    window.addEventListener('keydown', note, true)
  }
  const take = () => {
    window.removeEventListener('keydown', note, true)
    const text = typed
    typed = ''
    return text
  }
  const early = (event: KeyboardEvent) => {
    const combined = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey
    if (!combined || event.key.toLowerCase() !== 'k') return
    if (!document.querySelector('button[aria-keyshortcuts="Control+K Meta+K"]')) return
    event.preventDefault()
    if (event.repeat) return
    asked = true
    listen()
  }
  const handOver = () => {
    window.removeEventListener('keydown', early)
    const was = asked
    asked = false
    return was
  }
  window.addEventListener('keydown', early)
  window.teclasTempranas = { listen, take, handOver }
}
