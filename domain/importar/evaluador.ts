import { type Celda, isIlegible } from '@/domain/celda'
import { type CampoDeDestino, destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { LectorDeFilas } from '@/domain/importar/lector-de-filas'
import { type Falla, lineOf, shown } from '@/domain/importar/leer/leido'
import { type Listas, Respuestas } from '@/domain/importar/leer/valor'
import type { Lectura } from '@/domain/importar/lectura'
import { lackOf } from '@/domain/importar/obligatorio'
import { Pie } from '@/domain/importar/pie'
import { REGLAS } from '@/domain/importar/reglas/de-destino'
import { monthOfCampo } from '@/domain/importar/reglas/dinero'
import {
  type Armada,
  type FilaLeida,
  type Mundo,
  type Padron,
  type Reglas,
  Totales,
} from '@/domain/importar/reglas/regla'
import type { Hallazgo, Juzgada } from '@/domain/importar/resultado'
import type { Fecha } from '@/domain/fechas'
import type { FilaDeLibro, HojaDeLibro } from '@/domain/libro'
import { plegar } from '@/domain/plegar'

export interface ContextoDeEvaluacion {
  hoy: Fecha
  epoca: 1900 | 1904
  hojas: readonly Pick<HojaDeLibro, 'nombre' | 'titulos'>[]
  padron: Padron
  /** The names of each list now. */
  listas: Listas
}

export interface FinDeEvaluacion {
  /** Rows of joined sheets that nobody asked for. */
  juzgadas: Juzgada[]
  /** What the file's own totals say, and that it is empty. */
  avisos: Falla[]
  /** Counts as numbers, amounts as decimal text. */
  totales: Record<string, number | string>
}

/** Whether nothing of a row holds a datum. */
const isEmptyRow = (celdas: readonly Celda[]): boolean =>
  celdas.every((cell) => (isIlegible(cell) ? cell.ilegible === 'combinada' : lineOf(cell) === ''))

/** The rows down to the titles: a printed sheet has them again on each of its pages. */
class FilasDeArriba {
  /** By the first of each that holds something, as it stands. */
  private readonly rows = new Map<string, string[]>()

  add(celdas: readonly Celda[]): void {
    const first = firstOf(celdas)
    if (first !== '') this.rows.set(first, [...(this.rows.get(first) ?? []), textOfRow(celdas)])
  }

  has(celdas: readonly Celda[]): boolean {
    return this.rows.get(firstOf(celdas))?.includes(textOfRow(celdas)) ?? false
  }
}
const firstOf = (celdas: readonly Celda[]): string => {
  const cell = celdas.find((one) => lineOf(one) !== '')
  return typeof cell === 'string' ? plegar(lineOf(cell)) : ''
}
const textOfRow = (celdas: readonly Celda[]): string =>
  celdas
    .map((cell) => plegar(lineOf(cell)))
    .join('\n')
    .trimEnd()

/**
 * Judges the rows of a file by its reading: each is shown to `mirar` first, and then, in order, to `juzgar`. Nothing of
 * it asks the clock or the register; both come with the context.
 */
export class Evaluador {
  private readonly reglas: Reglas
  private readonly required: [string, CampoDeDestino][]
  private readonly fixed: ReadonlyMap<string, string>
  private readonly isWide: boolean
  private readonly mundo: Mundo
  private readonly lector: LectorDeFilas
  private readonly totales = new Totales()
  private readonly pie: Pie
  private readonly arriba = new FilasDeArriba()
  private leidas = 0

  constructor(
    private readonly destino: DestinoDeImportacion,
    private readonly lectura: Lectura,
    { hoy, epoca, hojas, padron, listas }: ContextoDeEvaluacion,
  ) {
    this.reglas = REGLAS[destino]
    this.required = Object.entries(destinoDe(destino).campos).filter(([, { requerido }]) => requerido)
    this.fixed = new Map(lectura.fijos.map(({ campo, valor }) => [campo, valor]))
    this.isWide = lectura.columnas.some((campo) => campo !== null && monthOfCampo(campo) !== null)
    this.mundo = {
      ...{ hoy, lectura, padron, listas, respuestas: new Respuestas(lectura.respuestas) },
      ...{ vistos: new Map(), tramos: new Map(), precios: new Map() },
    }
    this.lector = new LectorDeFilas(destino, lectura, this.mundo, { epoca, hojas })
    this.pie = new Pie(lectura.columnas, this.reglas.sumas?.(lectura.columnas) ?? {}, (at, cell) =>
      this.lector.reads(at, cell),
    )
    for (const nombre of this.reglas.totales) this.totales.count(nombre, 0)
  }

  /** The first pass, over every row of every sheet. */
  mirar(fila: FilaDeLibro): void {
    this.lector.mirar(fila)
    const { hoja, encabezado } = this.lectura
    if (fila.hoja !== hoja || fila.celdas === null) return
    if (fila.fila <= encabezado) this.arriba.add(fila.celdas)
    else this.pie.mirar(fila.fila, fila.celdas)
  }

  /** The second pass; null for a row that needs no word: titles, empty ones, those of joined sheets. */
  juzgar({ hoja, fila, celdas }: FilaDeLibro): Juzgada | null {
    if (hoja !== this.lectura.hoja) return null
    const at = { hoja, fila }
    if (celdas === null) return { ...at, que: 'salteada', porque: 'registro borrado' }
    if (fila === this.lectura.encabezado || isEmptyRow(celdas)) return null
    const porque = this.passedOver(fila, celdas)
    if (porque !== undefined) return { ...at, que: 'salteada', porque }
    this.leidas++
    this.pie.add(celdas)
    const judged = this.judge(fila, celdas)
    if ('porque' in judged) return { ...at, que: 'salteada', porque: judged.porque }
    if ('registros' in judged) return { ...at, que: 'aceptada', registros: judged.registros }
    const { columna } = judged.rechazo
    return {
      ...at,
      que: 'rehusada',
      rechazo: judged.rechazo,
      valor: columna === null ? null : shown(celdas[columna]),
    }
  }

  /** After the last row: what only the whole file says. */
  fin(): FinDeEvaluacion {
    const juzgadas = this.lector.union.left().map(({ hoja, fila, celdas, rechazo }): Juzgada => {
      const cell = celdas[rechazo.columna ?? 0]
      return { hoja, fila, que: 'rehusada', rechazo, valor: shown(cell) }
    })
    return { juzgadas, avisos: this.avisos(), totales: this.totales.told() }
  }

  private avisos(): Falla[] {
    if (this.leidas > 0) return this.pie.avisos(this.totales)
    return [
      this.lector.titulos.length > 0
        ? { codigo: 'archivo.sinFilas', texto: 'El archivo tiene títulos y ninguna fila' }
        : { codigo: 'archivo.vacio', texto: 'El archivo no tiene ninguna fila con datos' },
    ]
  }

  private passedOver(fila: number, celdas: readonly Celda[]): string | undefined {
    if (fila < this.lectura.encabezado) return 'antes del encabezado'
    if (fila === this.lectura.opciones.filaDePrecios) return 'fila de precios'
    return this.arriba.has(celdas) ? 'títulos repetidos' : this.pie.of(fila, celdas)
  }

  private judge(fila: number, celdas: readonly Celda[]): Armada {
    const found = this.lector.leer(fila, celdas)
    const rechazo = 'codigo' in found ? found : (this.lacking(found) ?? this.unknown(found))
    if (rechazo) return { rechazo }
    const leida = found as FilaLeida
    const armed = this.reglas.arma(leida, this.mundo)
    if ('registros' in armed)
      for (const registro of armed.registros) {
        this.reglas.suma(this.totales, registro, this.mundo)
        this.reglas.nota(registro, leida, this.mundo)
      }
    return armed
  }

  /** The first required field that the row does not fill. Who is there already needs his number alone. */
  private lacking(found: FilaLeida): Hallazgo | undefined {
    const { valores } = found
    const { fixed, required, isWide } = this
    const numberAlone = isWide || (this.destino === 'matriculados' && this.ownerOf(found) !== undefined)
    for (const [campo, def] of required) {
      if (fixed.has(campo) || (numberAlone && campo !== 'matricula')) continue
      for (const key of def.da ?? []) valores[key] ??= fixed.get(key) ?? null
      if ((def.da ?? [campo]).every((key) => valores[key] != null)) continue
      const place = found.columna(campo) === null && campo === 'nombre' ? 'apellidoNombre' : campo
      return found.falla(place, ...lackOf(campo, def))
    }
    return undefined
  }

  private ownerOf({ valores: { matricula } }: FilaLeida) {
    return typeof matricula === 'number' ? this.mundo.padron.porMatricula(matricula) : undefined
  }

  /** Everything but the members themselves is somebody's. */
  private unknown(found: FilaLeida): Hallazgo | undefined {
    const { matricula } = found.valores
    if (this.destino === 'matriculados' || typeof matricula !== 'number' || this.ownerOf(found))
      return undefined
    return found.falla('matricula', 'matricula.desconocida', `No hay ningún matriculado ${matricula}`)
  }
}
