/** Every request of ours that changes something carries it; no form and no foreign page can. */
export const CABECERA_PROPIA = 'x-requested-by'
export const VALOR_PROPIO = 'padron'
