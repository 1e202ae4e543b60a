import type { Bloque, Celda, Documento, Enumeracion, Tabla, Trozo } from '@/domain/certificado/documento'
import { escrito, type Observacion } from '@/domain/certificado/marcadores'

/**
 * A body without the observations that are empty: a paragraph, line, item or row that held nothing else closes, with the
 * separators that stood there alone; inside a text the separator beside it goes too.
 */
export function closeEmpty(documento: Documento, vacias: readonly Observacion[]): Documento {
  if (vacias.length === 0) return documento
  const cut = cutterOf(vacias)
  return documento.flatMap((bloque): Bloque[] => {
    if (bloque.tipo === 'lista') return listOf(closeLista(bloque, cut))
    if (bloque.tipo === 'tabla') return listOf(closeTabla(bloque, cut))
    const trozos = cut(bloque.trozos)
    return trozos === undefined ? [] : [{ ...bloque, trozos }]
  })
}

/** Undefined for runs of which nothing is left but what stood around an empty observation. */
type Cutter = (trozos: readonly Trozo[]) => readonly Trozo[] | undefined

const listOf = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])

function closeLista({ items, ...lista }: Enumeracion, cut: Cutter): Enumeracion | undefined {
  const left = items.flatMap((item) => {
    const listas = item.listas.flatMap((under) => listOf(closeLista(under, cut)))
    const trozos = cut(item.trozos)
    return trozos === undefined && listas.length === 0 ? [] : [{ ...item, trozos: trozos ?? [], listas }]
  })
  return left.length === 0 && items.length > 0 ? undefined : { ...lista, items: left }
}

function closeTabla({ filas, ...tabla }: Tabla, cut: Cutter): Tabla | undefined {
  const left = filas.flatMap((celdas) => {
    const cortadas = celdas.map((celda): Celda & { cerrada: boolean } => {
      const trozos = cut(celda.trozos)
      return { ...celda, trozos: trozos ?? [], cerrada: trozos === undefined }
    })
    const closes = cortadas.some(({ cerrada }) => cerrada) && cortadas.every(({ trozos }) => isBare(trozos))
    return closes ? [] : [cortadas.map(({ cerrada: _cerrada, ...celda }) => celda)]
  })
  return left.length === 0 && filas.length > 0 ? undefined : { ...tabla, filas: left }
}

const textOf = (trozos: readonly Trozo[]): string => trozos.map(({ texto }) => texto).join('')
const isBare = (trozos: readonly Trozo[]): boolean => !/[\p{L}\p{N}]/u.test(textOf(trozos))

const SEPARADOR = String.raw`[,;·•|/–—-]`

function cutterOf(vacias: readonly Observacion[]): Cutter {
  const mark = `(?:${vacias.map(escrito).join('|')})`
  const has = new RegExp(mark)
  const marks = new RegExp(mark, 'g')
  // With the parentheses around it, or the separator before it, or at a line's beginning the one behind it.
  const inside = new RegExp(
    [
      String.raw`[ \t]*\([ \t]*${mark}[ \t]*\)`,
      String.raw`^[ \t]*${mark}[ \t]*(?:${SEPARADOR}[ \t]*)?`,
      String.raw`[ \t]*(?:${SEPARADOR}[ \t]*)?${mark}`,
    ].join('|'),
    'g',
  )
  return (trozos) => {
    const lines = textOf(trozos).split('\n')
    if (!lines.some((line) => has.test(line))) return trozos
    const kept = lines.map((line) => ({
      line,
      closes: has.test(line) && !/[\p{L}\p{N}]/u.test(line.replace(marks, '')),
    }))
    if (kept.every(({ closes }) => closes)) return undefined
    const gone: [from: number, to: number][] = []
    let at = 0
    for (const [index, { line, closes }] of kept.entries()) {
      const last = index === kept.length - 1
      // The last line takes the break before it along.
      if (closes) gone.push(last ? [at - 1, at + line.length] : [at, at + line.length + 1])
      else
        for (const match of line.matchAll(inside))
          gone.push([at + match.index, at + match.index + match[0].length])
      at += line.length + 1
    }
    return withoutRanges(trozos, gone)
  }
}

function withoutRanges(trozos: readonly Trozo[], gone: readonly (readonly [number, number])[]): Trozo[] {
  let at = 0
  return trozos.flatMap(({ texto, formato }) => {
    const begin = at
    at += texto.length
    // By UTF-16 units, as the places were found.
    const left = texto
      .split('')
      .filter((_, index) => !gone.some(([from, to]) => begin + index >= from && begin + index < to))
      .join('')
    return left === '' ? [] : [{ texto: left, formato }]
  })
}
