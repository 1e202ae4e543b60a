export const AYUDA_EVENT = 'padron:atajos'

/** Shows the shortcuts to who does not use them yet. */
export const openHelp = (): void => void window.dispatchEvent(new Event(AYUDA_EVENT))
