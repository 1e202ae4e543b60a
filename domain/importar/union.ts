import { type Celda, isIlegible } from '@/domain/celda'
import { Pie } from '@/domain/importar/pie'
import { lineOf } from '@/domain/importar/leer/leido'
import { readMatricula } from '@/domain/importar/leer/numero'
import type { Lectura, LecturaDeHoja } from '@/domain/importar/lectura'
import type { Hallazgo } from '@/domain/importar/resultado'
import type { HojaDeLibro } from '@/domain/libro'

interface Renglon {
  fila: number
  celdas: readonly Celda[]
}

interface Sobrante extends Renglon {
  hoja: number
  rechazo: Hallazgo
}

/** What one joined sheet says of a number: its row, or null and the words for its absence. */
export type Unida = { hoja: LecturaDeHoja; campos: string[]; falta: string } & (
  | { celdas: readonly Celda[]; fila: number }
  | { celdas: null; fila: 0 }
)

/** Sheets that say more of the same numbers. Their rows are kept until those of the chosen sheet ask for them. */
export class Union {
  private readonly rows = new Map<number, Map<number, Renglon>>()
  private readonly rest: Sobrante[] = []
  private readonly asked = new Set<number>()

  constructor(
    private readonly lectura: Lectura,
    private readonly hojas: readonly Pick<HojaDeLibro, 'nombre'>[],
  ) {
    for (const { hoja } of lectura.otras) this.rows.set(hoja, new Map())
  }

  add(hoja: number, fila: number, celdas: readonly Celda[]): void {
    const reading = this.lectura.otras.find((one) => one.hoja === hoja)
    const mine = this.rows.get(hoja)
    if (!reading || !mine || celdas.every((cell) => !isIlegible(cell) && lineOf(cell) === '')) return
    const columna = reading.columnas.indexOf('matricula')
    const leido = readMatricula(isIlegible(celdas[columna]) ? null : celdas[columna])
    // What no row of data is in the chosen sheet is none in another.
    if (new Pie(reading.columnas, {}, () => false).of(fila, celdas) !== undefined) return
    const refuse = (codigo: string, texto: string): void =>
      void this.rest.push({ hoja, fila, celdas, rechazo: { columna, campo: 'matricula', codigo, texto } })
    if (leido.valor == null) {
      refuse(leido.falla?.codigo ?? 'matricula.falta', leido.falla?.texto ?? 'Falta la matrícula')
      return
    }
    const before = mine.get(leido.valor)
    if (before) refuse('matricula.repetida', `La matrícula ${leido.valor} ya está en la fila ${before.fila}`)
    else mine.set(leido.valor, { fila, celdas })
  }

  /** Of each joined sheet, what it says of a number. */
  of(matricula: unknown): Unida[] {
    if (typeof matricula !== 'number') return []
    this.asked.add(matricula)
    return this.lectura.otras.map((hoja) => {
      const row = this.rows.get(hoja.hoja)?.get(matricula)
      const campos = hoja.columnas.filter((campo): campo is string => campo !== null && campo !== 'matricula')
      const falta = `La matrícula ${matricula} no está en la hoja ${this.nameOf(hoja.hoja)}`
      return row ? { hoja, campos, falta, ...row } : { hoja, campos, falta, celdas: null, fila: 0 }
    })
  }

  /** The rows of joined sheets that nobody of the chosen one asked for, in their order. */
  left(): Sobrante[] {
    for (const { hoja, columnas } of this.lectura.otras)
      for (const [matricula, row] of this.rows.get(hoja) ?? [])
        if (!this.asked.has(matricula))
          this.rest.push({
            ...{ hoja, ...row },
            rechazo: {
              ...{ columna: columnas.indexOf('matricula'), campo: 'matricula', codigo: 'union.sinPrincipal' },
              texto: `La matrícula ${matricula} no está en la hoja ${this.nameOf(this.lectura.hoja)}`,
            },
          })
    return this.rest.toSorted((a, b) => a.hoja - b.hoja || a.fila - b.fila)
  }

  private nameOf = (hoja: number): string => this.hojas[hoja]?.nombre ?? ''
}
