/** What the palette finds besides members, screens, views and receipts, in its order. */
export const CLASES_DE_HALLAZGO = ['papel', 'plan', 'catalogo', 'usuario'] as const
export type ClaseDeHallazgo = (typeof CLASES_DE_HALLAZGO)[number]

/** Of each kind at most. */
export const MAX_HALLAZGOS = 5
