import type { ChildProcess } from 'node:child_process'
import type { Medida } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { measurePapers } from '@/bench/papeles'
import { measureScreens } from '@/bench/pantallas'
import type { BarePage } from '@/bench/pelada'

/** The register of papers, and the screens of what a member is certified for. */
export async function measureCredentials(
  padron: ChildProcess,
  sitio: Sitio,
  bare: BarePage,
): Promise<Medida[]> {
  return [...(await measurePapers(sitio)), ...(await measureScreens(padron, sitio, bare))]
}
