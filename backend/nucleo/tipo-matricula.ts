/**
 * The name of a registration type, in SQL over its row. The spec lets it have none (S1 5): then it is called by its
 * category, which it must have, so that nobody reads a blank.
 */
export const nombreDeTipo = (fila: string): string =>
  `coalesce(nullif(btrim(${fila}.nombre), ''), 'Categoria ' || ${fila}.categoria)`
