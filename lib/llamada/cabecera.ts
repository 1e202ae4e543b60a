/** Every change of ours carries it; no form and no foreign page can. */
export const CABECERA_PROPIA = 'x-requested-by'
export const VALOR_PROPIO = 'padron'

/** Whose screen asks: another person may have signed in beside it, and nothing is done in that name. */
export const CABECERA_DUENO = 'x-padron-dueno'

/** The name of a file that is the body, encoded as in an address. */
export const CABECERA_NOMBRE = 'x-padron-nombre'
