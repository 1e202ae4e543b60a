import type { Reconocido } from '@/domain/bancos/reconocer'
import type { Resumen } from '@/domain/bancos/resumen'

export type Dicho = { ok: true; resumen: Resumen } | Extract<Reconocido, { ok: false }>

/** Reads a bank's file in the browser and sends nothing. */
export async function readBankFile(file: File): Promise<Dicho> {
  const [{ readArchivo }, { summarize }, { MAX_BYTES }] = await Promise.all([
    import('@/domain/bancos/reconocer'),
    import('@/domain/bancos/resumen'),
    import('@/domain/bancos/renglones'),
  ])
  // One byte more than the limit is read, so that a bigger file is refused without being held in memory.
  const bytes = new Uint8Array(await file.slice(0, MAX_BYTES + 1).arrayBuffer())
  const result = readArchivo(bytes)
  return result.ok ? { ok: true, resumen: summarize(result.archivo, file.name) } : result
}
