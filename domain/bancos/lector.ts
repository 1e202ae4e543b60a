import type { Especie } from '@/domain/bancos/especie'
import type { Defecto, Renglon } from '@/domain/bancos/leer-registro'
import { MUESTRA_DE_RENGLONES, recognize, type Fila, type Modelo } from '@/domain/bancos/modelos'
import { makeWalk, type Control } from '@/domain/bancos/recorrido'
import { makeSplitter } from '@/domain/bancos/renglones'
import { makeSummary, type Resumen } from '@/domain/bancos/resumen'

/** A file that was read whole, or what it seems to be and its first defects: one defect refuses the file. */
export type Lectura =
  | { ok: true; resumen: Resumen }
  | { ok: false; parece: Especie | null; defectos: Defecto[]; cantidad: number }

/** The further checks for a model, or what makes a file of it wrong as a whole. */
export type Elegir = (modelo: Modelo) => { control: Control } | { refusal: Defecto }

interface Visto {
  renglon: Renglon
  sucio: boolean
}

/** Joins the steps: bytes to lines, the first lines to a model, and lines to rows. It is pushed and never waits. */
export function makeReader(elegir: Elegir) {
  let refusal: Defecto | undefined
  let parece: Especie | null = null
  let filas: ReturnType<typeof makeRowReader> | undefined
  let first: Visto[] = []

  const inside = withoutLastBlanks((visto) => {
    if (filas) return filas.take(visto)
    first.push(visto)
    if (first.length === MUESTRA_DE_RENGLONES) begin()
  })
  const splitter = makeSplitter((renglon, sucio) => {
    if (refusal) return
    if (sucio && splitter.hasMark()) refusal = foreignLetter(renglon)
    inside({ renglon, sucio })
  })

  function begin(): void {
    const modelo = recognize(first.map(({ renglon }) => textOf(renglon)))
    parece = modelo?.especie ?? null
    const chosen = modelo ? elegir(modelo) : { refusal: unknown(first[0]?.renglon) }
    if (!modelo || 'refusal' in chosen) {
      if ('refusal' in chosen) refusal ??= chosen.refusal
      return
    }
    filas = makeRowReader(modelo, chosen.control)
    for (const visto of first) filas.take(visto)
    first = []
  }

  return {
    push(bytes: Uint8Array): void {
      // The splitter may set it by itself through a line.
      const wrong = splitter.push(bytes)
      refusal ??= wrong
    },
    isRefused: (): boolean => refusal !== undefined,
    /** The rows since it was last asked: none once there is a defect. */
    rows(): Fila[] {
      const rows = filas?.rows() ?? []
      return refusal ? [] : rows
    },
    end(): Lectura {
      const wrong = splitter.end()
      refusal ??= wrong
      if (!refusal && !filas) begin()
      return refusal || !filas
        ? { ok: false, parece, defectos: [refusal ?? EMPTY], cantidad: 1 }
        : filas.end(parece)
    },
  }
}

/** One line is held back, since the last one may be another kind of record. */
function makeRowReader(modelo: Modelo, control: Control) {
  const recorrido = makeWalk(modelo.formato, control)
  const resumen = makeSummary(modelo)
  let rows: Fila[] = []
  let held: Visto | undefined

  function read({ renglon, sucio }: Visto, last: boolean): void {
    const fila = recorrido.take(renglon, sucio, last)
    if (!fila) return
    rows.push(fila)
    resumen.add(fila)
  }

  return {
    take(visto: Visto): void {
      if (held) read(held, false)
      held = visto
    },
    rows(): Fila[] {
      const given = recorrido.isWrong() ? [] : rows
      rows = []
      return given
    },
    end(parece: Especie | null): Lectura {
      if (held) read(held, true)
      const { defectos, ...final } = recorrido.end()
      return defectos.cantidad > 0
        ? { ok: false, parece, defectos: defectos.lista, cantidad: defectos.cantidad }
        : { ok: true, resumen: resumen.end(final) }
    },
  }
}

/** Hands lines on, but those empty ones that nothing follows. */
function withoutLastBlanks(next: (visto: Visto) => void): (visto: Visto) => void {
  let blanks: Visto[] = []
  return (visto) => {
    if (isBlank(visto.renglon)) return void blanks.push(visto)
    for (const blank of blanks) next(blank)
    blanks = []
    next(visto)
  }
}

const EMPTY: Defecto = { linea: 1, columna: 1, motivo: 'El archivo está vacío' }
const textOf = ({ texto, desde, largo }: Renglon): string => texto.slice(desde, desde + largo)

function isBlank({ texto, desde, largo }: Renglon): boolean {
  for (let at = desde; at < desde + largo; at += 1) if (texto.charCodeAt(at) !== 32) return false
  return true
}

function foreignLetter(renglon: Renglon): Defecto | undefined {
  const found = textOf(renglon).search(/[^\0-\x7f]/)
  return found < 0
    ? undefined
    : {
        linea: renglon.numero,
        columna: found + 1,
        motivo: 'El archivo fue guardado en UTF-8 por otro programa: use el que dio el banco',
      }
}

const unknown = (renglon: Renglon | undefined): Defecto =>
  renglon
    ? {
        linea: 1,
        columna: 1,
        motivo: `No es un archivo de un banco que se reconozca: el primer renglón tiene ${renglon.largo} caracteres`,
      }
    : EMPTY
