/**
 * Means of income by their number: a debit has that of its payment form, a means of the counter's catalogue its own below
 * zero, and what was given back is one of them.
 */
export const INGRESO = { sinForma: 0, efectivo: 1, enLinea: 100, devuelto: 101 } as const
