// Texts of columns (.csv, .txt): read by pieces and never kept whole.
import { decoderOf, guessCodificacion, markOf, piecesOf } from './codificacion.mjs'
import { Rechazada } from './rechazo.mjs'

const SEPARADORES = [';', '\t', ',', '|']
/** Characters and records that the separator is guessed from. */
const MUESTRA = 65_536
const REGISTROS = 200

/** One sheet without a name; a record is a row, whatever lines its texts hold. */
export async function readTexto(file, pedido) {
  const start = file.bytesAt(0, Math.min(4, file.size))
  const codificacion = pedido.codificacion ?? markOf(start) ?? guessCodificacion(piecesOf(file))
  // A decoder keeps half a character for the next piece: each walk has its own.
  const decoders = [await decoderOf(codificacion, start), await decoderOf(codificacion, start)]
  const sample = firstText(file, await decoderOf(codificacion, start))
  const said = /^sep=([;,\t|])\r?\n/i.exec(sample)
  const separador = pedido.separador ?? said?.[1] ?? guessSeparador(sample)
  const skip = said?.[0].length ?? 0
  return {
    ...{ formato: 'csv', codificacion, separador, epoca: 1900, avisos: {} },
    hojas: [
      {
        ...{ nombre: '', oculta: false, titulos: null, combinadas: [] },
        rows: () =>
          numbered(recordsOf(textOf(file, decoders.shift(), skip), separador, pedido.limites.texto)),
      },
    ],
  }
}

function* numbered(records) {
  let fila = 0
  for (const celdas of records) yield [++fila, celdas]
}

function* textOf(file, decode, skip) {
  let first = true
  for (const piece of piecesOf(file)) {
    const text = decode(piece)
    // No text has it, and what is no text has it soon.
    if (text.includes('\0')) throw new Rechazada('otra')
    yield first ? text.slice(skip) : text
    first = false
  }
  yield decode()
}

const firstText = (file, decode) => decode(file.bytesAt(0, Math.min(MUESTRA, file.size)))

/**
 * What parts the most records into equally many cells: among equals, into the most. Where no half of them agree there
 * are no columns, and the office's own separator does as well as any.
 */
function guessSeparador(sample) {
  const [best] = SEPARADORES.map((separador) => ({ separador, ...agreement(sample, separador) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share || b.columnas - a.columnas)
  return best?.separador ?? SEPARADORES[0]
}

/** How many cells most records have, of those with several, and which share of all has so many. */
function agreement(sample, separador) {
  const counts = new Map()
  let total = 0
  for (const celdas of recordsOf([sample], separador, Infinity)) {
    if (celdas.every((cell) => cell.trim() === '')) continue
    if (++total > REGISTROS) break
    if (celdas.length > 1) counts.set(celdas.length, (counts.get(celdas.length) ?? 0) + 1)
  }
  const [[columnas, many] = [0, 0]] = [...counts].sort(([, a], [, b]) => b - a)
  return { columnas, share: total === 0 ? 0 : many / total }
}

/**
 * Records of texts that come in pieces. A quote opens at the beginning of a cell alone, two within are one, and what
 * stands behind the closing one goes on as it is. One that never closes would take the rest of the file with it: it is
 * known by a cell of more than `texto` characters, or by the end of the file; a sample, which ends anywhere, has no limit.
 */
function* recordsOf(pieces, separador, texto) {
  let celdas = []
  let cell = ''
  /** 0 outside quotes, 1 within, 2 behind a quote within: it closes unless another follows. */
  let quoted = 0
  let afterReturn = false
  let count = 0
  for (const piece of pieces) {
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const char = piece[at]
      if (quoted === 1) {
        if (char !== '"') continue
        cell += piece.slice(from, at)
        quoted = 2
        from = at + 1
        continue
      }
      if (quoted === 2) {
        if (char === '"') {
          quoted = 1
          // The second of the two is the one that stays.
          from = at
          continue
        }
        quoted = 0
      }
      const lineFeed = char === '\n' && afterReturn && at === from
      afterReturn = false
      if (lineFeed) from = at + 1
      else if (char === '"' && at === from && cell === '') {
        quoted = 1
        from = at + 1
      } else if (char === separador || char === '\n' || char === '\r') {
        celdas.push(cell + piece.slice(from, at))
        cell = ''
        from = at + 1
        if (char === separador) continue
        afterReturn = char === '\r'
        count++
        yield celdas
        celdas = []
      }
    }
    cell += piece.slice(from)
    if (quoted === 1 && cell.length > texto) throw new Rechazada('comillas', { fila: count + 1 })
  }
  if (quoted === 1 && texto !== Infinity) throw new Rechazada('comillas', { fila: count + 1 })
  if (cell !== '' || celdas.length > 0) yield [...celdas, cell]
}
