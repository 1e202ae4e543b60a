/** `[first row from 1, first column from 0, last row, last column]`, as everywhere else; here from the reader's ranges. */
export const placeOf = ({ s, e }) => [s.r + 1, s.c, e.r + 1, e.c]

/**
 * Rows `[row from 1, cells]` with what a taller cell covers told as such: it holds nothing of its own. The widest real
 * row is as far as that goes.
 */
export function* underTaller(rows, combinadas, ancho) {
  const tall = combinadas.filter(([fila, , hasta]) => hasta > fila).sort(([a], [b]) => a - b)
  let next = 0
  let open = []
  for (const [fila, celdas] of rows) {
    while (next < tall.length && tall[next][0] < fila) open.push(tall[next++])
    if (open.length > 0) open = open.filter(([, , hasta]) => hasta >= fila)
    yield [fila, open.length === 0 ? celdas : covered(celdas, open, ancho)]
  }
}

function covered(celdas, open, ancho) {
  const width = Math.min(ancho, Math.max(celdas.length, ...open.map(([, , , hasta]) => hasta + 1)))
  return Array.from({ length: width }, (_, c) =>
    open.some(([, desde, , hasta]) => desde <= c && c <= hasta) ? ilegible('combinada') : (celdas[c] ?? null),
  )
}

/** `Ilegible` of domain/celda.ts. */
export const ilegible = (cual, texto = '') => ({ ilegible: cual, texto })
