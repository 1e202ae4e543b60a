/** SQL for a registration type's name, or its category, since the specification lets it have no name. */
export const nombreDeTipo = (fila: string): string =>
  `coalesce(nullif(btrim(${fila}.nombre), ''), 'Categoria ' || ${fila}.categoria)`
