export const ESTADOS_DE_RENDICION = ['leida', 'aplicando', 'aplicada', 'deshecha'] as const

/** Of money that pays nothing by itself; 'visto' is said of money that went back. */
export const ESTADOS_DE_COBRO = ['pendiente', 'acreditado', 'devuelto', 'visto'] as const
