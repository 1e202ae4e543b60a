/**
 * Means of income by their number: a debit has that of its payment form, a means of the counter's catalogue its own below
 * zero. What was given back is one of them, and so is what was paid before the council came here.
 */
export const INGRESO = { sinForma: 0, efectivo: 1, enLinea: 100, devuelto: 101, anterior: 102 } as const
