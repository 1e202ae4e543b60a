import type { ChildProcess } from 'node:child_process'
import { measureCards } from '@/bench/carnets'
import { measureCertificate } from '@/bench/certificado'
import { measureExport } from '@/bench/exportacion'
import type { Medida } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { fillPapers } from '@/bench/papeles'

/** What a clerk waits for in the browser: a certificate, a hundred cards, the register of half a million papers as a file. */
export async function measurePrinted(padron: ChildProcess, sitio: Sitio): Promise<Medida[]> {
  const certificate = await measureCertificate(sitio)
  await fillPapers(sitio.base)
  return [...certificate, ...(await measureCards(padron, sitio)), ...(await measureExport(padron, sitio))]
}
