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
  /** How many there are in all is not told. */
  abierta?: true
} {
  const seen = (pagina - 1) * filas + filas
  const known = total ?? (filas > 0 ? seen + 1 : 0)
  if (!propia && total === undefined && filas > 0) return { pageSize: undefined, total: known, abierta: true }
  if (propia) return { pageSize: TAMANO_PROPIO, total: known }
  if (total !== undefined && isFullPage(pagina, filas, total)) aprendidos.set(ruta, filas)
  const onlyPage = pagina === 1 && total !== undefined && filas >= total && filas > 0
  return { pageSize: aprendidos.get(ruta) ?? (onlyPage ? filas : undefined), total: known }
}

/** Not the last page, so it is full. A later page may also be the short end of bigger ones: then it proves nothing. */
function isFullPage(pagina: number, filas: number, total: number): boolean {
  if (filas === 0 || pagina * filas >= total) return false
  const sizeIfLast = (total - filas) / (pagina - 1)
  return pagina === 1 || !Number.isInteger(sizeIfLast)
}
