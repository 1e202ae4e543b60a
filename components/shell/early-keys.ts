/** How Enter is written in what was typed early. */
export const ENTER = '\n'

/** What is typed from Ctrl+K on until the palette is there, kept from the first moment of the page on. */
export interface TeclasTempranas {
  /** Ctrl+K is the screen's own from now on; whether it was pressed before that. */
  handOver: () => boolean
  /** Keeps what is typed, beginning with nothing. */
  listen: () => void
  /** Keeps no more; what was kept. */
  take: () => string
}

declare global {
  interface Window {
    teclasTempranas?: TeclasTempranas
  }
}

/**
 * A trained hand waits neither for the screen's scripts nor for the palette's: this runs as the page begins. Where
 * there is no palette the keys keep their meaning, and Escape gives them back. The page carries it as text, made of the
 * function itself: it may name nothing outside it.
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
