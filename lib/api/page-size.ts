/** A foreign server's page size is learnt from its answers; our own is known. */
export const OWN_PAGE_SIZE = 20

// Forgetting it only costs the page numbers.
const aprendidos = new Map<string, number>()

interface Leida {
  ruta: string
  pagina: number
  filas: number
  total: number | undefined
  propia: boolean
  /** Where every server's pages are of one size. */
  tamano?: number | undefined
}

/**
 * Page size and total of a list. A full page that is not the last tells the size; until then the list offers only
 * previous and next. Without a total, one row more than seen keeps the next page in reach.
 */
export function describeList({ ruta, pagina, filas, total, propia, tamano }: Leida): {
  pageSize: number | undefined
  total: number
  /** The total is unknown. */
  abierta?: true
} {
  const seen = (pagina - 1) * filas + filas
  const known = total ?? (filas > 0 ? seen + 1 : 0)
  if (!propia && total === undefined && filas > 0) return { pageSize: undefined, total: known, abierta: true }
  if (propia || tamano)
    return {
      pageSize: tamano ?? OWN_PAGE_SIZE,
      total: known,
      // Our own leaves it out where it is asked to.
      ...(total === undefined && filas > 0 && { abierta: true as const }),
    }
  if (total !== undefined && isFullPage(pagina, filas, total)) aprendidos.set(ruta, filas)
  const onlyPage = pagina === 1 && total !== undefined && filas >= total && filas > 0
  return { pageSize: aprendidos.get(ruta) ?? (onlyPage ? filas : undefined), total: known }
}

/** A page that is not the last is full. A later page may be the short end of bigger ones and proves nothing. */
function isFullPage(pagina: number, filas: number, total: number): boolean {
  if (filas === 0 || pagina * filas >= total) return false
  const sizeIfLast = (total - filas) / (pagina - 1)
  return pagina === 1 || !Number.isInteger(sizeIfLast)
}
