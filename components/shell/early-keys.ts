/** How Enter stands in what was typed early. */
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
 * there is no palette the keys keep their meaning, and Escape gives them back.
 */
export const EARLY_KEYS_SOURCE = `(() => {
  let typed = '', asked = false
  const note = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1) typed += event.key
    else if (event.key === 'Enter') typed += ${JSON.stringify(ENTER)}
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key === 'Escape') return forget()
    else return
    event.preventDefault()
  }
  const listen = () => { typed = ''; addEventListener('keydown', note, true) }
  const take = () => {
    removeEventListener('keydown', note, true)
    const text = typed
    typed = ''
    return text
  }
  const forget = () => { take(); asked = false }
  const early = (event) => {
    const combined = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey
    if (!combined || event.key.toLowerCase() !== 'k') return
    if (!document.querySelector('button[aria-keyshortcuts="Control+K Meta+K"]')) return
    event.preventDefault()
    if (event.repeat) return
    asked = true
    listen()
  }
  addEventListener('keydown', early)
  window.teclasTempranas = {
    listen,
    take,
    handOver: () => { removeEventListener('keydown', early); const was = asked; asked = false; return was },
  }
})()`
