import type { Lectura } from '@/domain/bancos/lector'
import type { Resumen } from '@/domain/bancos/resumen'

/** A read file with its class and the notices that its name gives. */
export type Dicho =
  | { ok: true; resumen: Resumen; cuenta: string | null; avisos: string[] }
  | Extract<Lectura, { ok: false }>

/** Reads a bank's file in the browser, piece by piece, and sends nothing. One that is too large is not read at all. */
export async function readBankFile(file: File): Promise<Dicho> {
  const [{ readArchivo }, { refuseSize }, { avisosDelNombre, claseDelNombre }] = await Promise.all([
    import('@/domain/bancos/leer'),
    import('@/domain/bancos/renglones'),
    import('@/domain/bancos/resumen'),
  ])
  const tooMuch = refuseSize(file.size)
  if (tooMuch) return { ok: false, parece: null, defectos: [tooMuch], cantidad: 1 }
  const result = await readArchivo(piecesOf(file))
  if (!result.ok) return result
  const { resumen } = result
  return {
    ok: true,
    resumen,
    cuenta: claseDelNombre(resumen.banco, file.name),
    avisos: avisosDelNombre(file.name, resumen.meses),
  }
}

const PIEZA = 1024 * 1024

async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += PIEZA)
    yield new Uint8Array(await file.slice(from, from + PIEZA).arrayBuffer())
}
