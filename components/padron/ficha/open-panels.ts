/** Which panels of the record stand open: a cookie, so that the server draws them so and nothing jumps. */
export const GALLETA_PANELES = 'padron.paneles'
const AL_PRINCIPIO = ['basicos', 'personales'] as const

/** Ids from the cookie's text; the first visit opens the first two. */
export const openPanels = (cookie: string | undefined): readonly string[] =>
  cookie === undefined ? AL_PRINCIPIO : cookie.split('.')
