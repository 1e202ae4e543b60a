import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Guardado } from '@/backend/archivo/store'
import { CLASES } from '@/backend/db/registro'
import { isTipoArchivo, TIPOS_ARCHIVO } from '@/domain/tipos-de-archivo'

/** A file of the zip; `sumas` are its amounts added up, in centavos, as text: they may pass what a JSON number holds. */
const ARCHIVO = z.object({
  nombre: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  filas: z.number().optional(),
  sumas: z.record(z.string(), z.string()).optional(),
})
export type ArchivoDicho = z.infer<typeof ARCHIVO>

/** What the zip says of itself, at its end. */
export const MANIFIESTO = z.object({
  formato: z.literal('padron-llevado'),
  version: z.literal(1),
  creadoEn: z.string(),
  programa: z.string(),
  registro: z.object({ clase: z.enum(CLASES), nombre: z.string() }),
  migraciones: z.array(z.object({ nombre: z.string(), huella: z.string() })),
  secuencias: z.array(z.object({ nombre: z.string(), valor: z.string(), usada: z.boolean() })),
  sinFilas: z.record(z.string(), z.string()),
  archivos: z.array(ARCHIVO),
})
export type Manifiesto = z.infer<typeof MANIFIESTO>

export const NOMBRE_DE_MANIFIESTO = 'manifiesto.json'
/** Under its hash; what is no known kind has the ending of the bank's own files. */
export const nameOfFile = ({ huella, tipo }: Pick<Guardado, 'huella' | 'tipo'>): string =>
  `archivos/${huella}.${(isTipoArchivo(tipo) && TIPOS_ARCHIVO[tipo].extension) || 'txt'}`
export const nameOfTable = (tabla: string): string => `datos/${tabla}.jsonl`

export const HOJAS_EN = 'hojas/'
/** What is longer than a workbook holds goes on in a second one. */
export const nameOfHoja = (hoja: string, extension: 'csv' | 'xlsx', libro = 0): string =>
  `${HOJAS_EN}${hoja}${libro === 0 ? '' : `-${libro + 1}`}.${extension}`

/** Counts and hashes what passes through it. */
export class Cuenta {
  private readonly hash = createHash('sha256')
  private lines = 0
  private length = 0

  /** `tell` hears of the lines of each piece, once it went on. */
  async *through(
    pieces: AsyncIterable<Buffer>,
    tell: (lineas: number) => void = () => undefined,
  ): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      this.hash.update(piece)
      this.length += piece.length
      const before = this.lines
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) this.lines++
      yield piece
      tell(this.lines - before)
    }
  }

  /** Once everything passed. */
  get dicho(): { bytes: number; sha256: string; lineas: number } {
    return { bytes: this.length, sha256: this.hash.digest('hex'), lineas: this.lines }
  }
}
