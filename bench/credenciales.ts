import type { ChildProcess } from 'node:child_process'
import { measurePrinted } from '@/bench/impresos'
import type { Medida } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { measurePapers } from '@/bench/papeles'
import { measureScreens } from '@/bench/pantallas'
import type { BarePage } from '@/bench/pelada'

type Parte = (padron: ChildProcess, sitio: Sitio, bare: BarePage) => Promise<Medida[]>

/** By the word that asks for one alone. */
const PARTES: Readonly<Record<string, Parte>> = {
  papeles: (_, sitio) => measurePapers(sitio),
  impresos: measurePrinted,
  pantallas: measureScreens,
}

/**
 * The register of papers, what is printed of it, and the screens of what a member is certified for; or the parts that
 * are named. Throws on a name that is none.
 */
export async function measureCredentials(
  padron: ChildProcess,
  sitio: Sitio,
  bare: BarePage,
  nombres: readonly string[] = [],
): Promise<Medida[]> {
  const medidas: Medida[] = []
  for (const nombre of nombres.length > 0 ? nombres : Object.keys(PARTES)) {
    const measure = PARTES[nombre]
    if (!measure) throw new Error(`No hay parte ${nombre}: ${Object.keys(PARTES).join(', ')}`)
    medidas.push(...(await measure(padron, sitio, bare)))
  }
  return medidas
}
