export const AYUDA_EVENT = 'padron:atajos'

export const openHelp = (): void => void window.dispatchEvent(new Event(AYUDA_EVENT))
