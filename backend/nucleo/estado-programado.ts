/** SQL: the change of state `e` waits for its day, or for a person where something stood against it. */
export const ABIERTO = 'e.aplicado_en IS NULL AND e.anulado_en IS NULL'
