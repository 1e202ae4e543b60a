/** Who answers the web: our own API with all its extensions, or a server of the specification alone. */
export type Servidor = 'propio' | 'ajeno'

/**
 * A release that adds a call or a key raises it. A web takes an API of its own version or a later one for its own,
 * and any other for a foreign one (decision 121).
 */
export const VERSION = 5

/** Where our own web asks for several reads at once (decision 267), and how many at most. */
export const LECTURAS = '/lecturas'
export const MAX_LECTURAS = 20
/** Beside an answer: '0' says that the person has no job that the bell would tell of. */
export const TAREAS_HEADER = 'x-padron-tareas'
