import type { Tx } from '@/backend/db/conexion'
import type { Contexto, DestinoListo } from '@/backend/mudanza/importar/destinos/destino'
import { destinoListo } from '@/backend/mudanza/importar/destinos/todos'
import { AL_EMPEZAR, countFilas, type Lugar, readFilas } from '@/backend/mudanza/importar/filas'
import { namesOf, readListas } from '@/backend/mudanza/importar/listas'
import { readPadron } from '@/backend/mudanza/importar/padron'
import { findImportacion, type Importacion } from '@/backend/mudanza/importar/store'
import type { Tarea } from '@/backend/tarea/kinds'
import { Evaluador } from '@/domain/importar/evaluador'
import type { Lectura } from '@/domain/importar/lectura'
import type { FilaDeLibro } from '@/domain/libro'

/** Rows of a lot: few enough that other requests are answered between two, but for a walk that a process of its own takes. */
const LOTE = 500
const LOTE_LARGO = 2_000
const LARGO = 5_000

export const sheetsOf = ({ hoja, otras }: Lectura): number[] => [hoja, ...otras.map((one) => one.hoja)]

/** How many rows a review walks: all that the reading names, then once more those of its own sheet; and its end. */
export async function walkOf(
  tx: Tx,
  { id, lectura }: Pick<Importacion, 'id' | 'lectura'>,
): Promise<{ vistas: number; juzgadas: number; total: number }> {
  const vistas = await countFilas(tx, id, sheetsOf(lectura))
  const juzgadas = await countFilas(tx, id, [lectura.hoja])
  return { vistas, juzgadas, total: vistas + juzgadas + 1 }
}

/**
 * A review on its way: what a file's columns and rows have told so far is in memory, and the job's progress says where it
 * stands. Who takes a job over walks the rows again as far as that; they cannot change meanwhile.
 */
export class Sesion {
  private constructor(
    readonly one: Importacion,
    readonly destino: DestinoListo,
    readonly contexto: Contexto,
    readonly evaluador: Evaluador,
    private readonly largo: { vistas: number; juzgadas: number },
    private lugar: Lugar = AL_EMPEZAR,
    private hechas = 0,
  ) {}

  static async open(tx: Tx, { pedido }: Tarea<'revision'>): Promise<Sesion> {
    const one = await findImportacion(tx, pedido.importacionID)
    if (!one) throw new Error('Falta la importación')
    const { destino, lectura, libro } = one
    const listas = await readListas(tx, destino)
    const evaluador = new Evaluador(destino, lectura, {
      ...{ hoy: pedido.hoy, epoca: libro.epoca, hojas: libro.hojas },
      ...{ padron: await readPadron(tx), listas: namesOf(listas) },
    })
    const contexto = { importacionID: one.id, nombre: one.nombre, hoy: pedido.hoy, lectura, listas }
    return new Sesion(one, destinoListo(destino), contexto, evaluador, await walkOf(tx, one))
  }

  isAt(hechas: number): boolean {
    return this.hechas === hechas
  }

  /** The next rows and what is done with them: seen, judged, or nothing where both passes are over. */
  async next(tx: Tx): Promise<{ filas: FilaDeLibro[]; pase: 'mirar' | 'juzgar' } | undefined> {
    const { vistas, juzgadas } = this.largo
    if (this.hechas >= vistas + juzgadas) return undefined
    const first = this.hechas < vistas
    if (this.hechas === vistas) this.lugar = AL_EMPEZAR
    const { lectura } = this.one
    const left = (first ? vistas : vistas + juzgadas) - this.hechas
    const lote = vistas + juzgadas < LARGO ? LOTE : LOTE_LARGO
    const filas = await readFilas(tx, this.one.id, first ? sheetsOf(lectura) : [lectura.hoja], {
      ...{ despues: this.lugar, cuantas: Math.min(lote, left) },
    })
    this.lugar = filas.at(-1) ?? this.lugar
    this.hechas += filas.length
    return { filas, pase: first ? 'mirar' : 'juzgar' }
  }

  /** Walks as far as a job went that somebody else began, and writes nothing. */
  async replay(tx: Tx, hechas: number): Promise<void> {
    while (this.hechas < hechas) {
      const lot = await this.next(tx)
      if (!lot || lot.filas.length === 0) throw new Error('Faltan filas de la planilla')
      for (const fila of lot.filas) this.evaluador[lot.pase](fila)
    }
  }
}
