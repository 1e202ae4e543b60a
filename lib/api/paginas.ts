import type { Resultado } from '@/lib/api/resultado'

/** No list has that many pages; it bounds a server whose pages never end. */
const MAX_PAGINAS = 1_000

/**
 * All rows of a paged list, page after page; the first failure ends it. `tell` hears how many have come and of how many,
 * where the server says so.
 */
export async function readPages<F>(
  read: (pagina: number) => Promise<Resultado<F[]>>,
  tell: (filas: number, total: number | undefined) => void = () => undefined,
): Promise<Resultado<F[]>> {
  const filas: F[] = []
  for (let pagina = 1; pagina <= MAX_PAGINAS; pagina++) {
    const result = await read(pagina)
    if (!result.ok) return result
    filas.push(...result.datos)
    tell(filas.length, result.total)
    const all = result.total !== undefined && filas.length >= result.total
    if (all || result.datos.length === 0) break
  }
  return { ok: true, datos: filas }
}
