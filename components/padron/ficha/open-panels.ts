/** A cookie keeps the open panels, so that the server draws them and nothing jumps. */
export const GALLETA_PANELES = 'padron.paneles'
const AL_PRINCIPIO = ['basicos', 'personales'] as const

/** The first visit opens the first two. */
export const openPanels = (cookie: string | undefined): readonly string[] =>
  cookie === undefined ? AL_PRINCIPIO : cookie.split('.')
