/** What a foreign server's answer tells about its pages; our own are known (S1 9: the page size is not shown). */
export const TAMANO_PROPIO = 20

// Learnt once, good for every later page of the same call; forgetting it only costs the page numbers.
const aprendidos = new Map<string, number>()

interface Leida {
  ruta: string
  pagina: number
  filas: number
  total: number | undefined
  /** The API is ours: its page size is a fact. */
  propia: boolean
}

/**
 * Page size and total of a list. A full page that is not the last tells the size; until one was seen it is undefined
 * and the list offers previous and next only (D3). Without a total, one more row than seen keeps the next page in reach.
 */
export function describeList({ ruta, pagina, filas, total, propia }: Leida): {
  pageSize: number | undefined
  total: number
} {
  const seen = (pagina - 1) * filas + filas
  const known = total ?? (filas > 0 ? seen + 1 : 0)
  if (propia) return { pageSize: TAMANO_PROPIO, total: known }
  const isFullPage = total !== undefined && filas > 0 && pagina * filas < total
  if (isFullPage) aprendidos.set(ruta, filas)
  const onlyPage = pagina === 1 && total !== undefined && filas >= total && filas > 0
  return { pageSize: aprendidos.get(ruta) ?? (onlyPage ? filas : undefined), total: known }
}
