/**
 * How the parts of a chart are told apart: by colour (told apart by colour-blind people too, after Okabe and Ito) and by
 * what is drawn on it, which a grey print keeps. The paths are of a tile of eight by eight.
 */
export interface Trama {
  color: string
  trazo: string
}

const LADO = 8
const TRAMAS: readonly Trama[] = [
  { color: '#0072b2', trazo: '' },
  { color: '#e69f00', trazo: 'M-2 2L2 -2M0 8L8 0M6 10L10 6' },
  { color: '#56b4e9', trazo: 'M4 4h.1M0 0h.1M8 8h.1M8 0h.1M0 8h.1' },
  { color: '#d55e00', trazo: 'M-2 6L2 10M0 0L8 8M6 -2L10 2' },
  { color: '#009e73', trazo: 'M0 4H8' },
  { color: '#f0e442', trazo: 'M4 0V8' },
  { color: '#cc79a7', trazo: 'M0 4H8M4 0V8' },
  { color: '#999999', trazo: 'M0 8L8 0M0 0L8 8' },
]

/** Coprime with their number, so that each further eight have every colour with another stroke. */
const PASO = 3

/** The n-th part's; only after sixty-four they begin again. */
export function tramaOf(index: number): Trama {
  const eight = TRAMAS.length
  const [color, trazo] = [index, index + PASO * Math.floor(index / eight)].map((at) => TRAMAS[at % eight])
  if (!color || !trazo) throw new RangeError(`Sin trama: ${index}`)
  return { color: color.color, trazo: trazo.trazo }
}

const TINTA = 'rgb(0 0 0 / 0.55)'

/** One repeated on a canvas; its plain colour where nobody asked for strokes or the browser draws no patterns. */
export function fillOf(index: number): CanvasPattern | string {
  const { color, trazo } = tramaOf(index)
  if (document.documentElement.dataset['tramas'] !== 'true') return color
  const tile = document.createElement('canvas')
  tile.width = tile.height = LADO
  const pen = tile.getContext('2d')
  if (!pen) return color
  pen.fillStyle = color
  pen.fillRect(0, 0, LADO, LADO)
  pen.strokeStyle = TINTA
  pen.lineWidth = 1.5
  pen.lineCap = 'round'
  pen.stroke(new Path2D(trazo))
  return pen.createPattern(tile, 'repeat') ?? color
}

export { LADO, TINTA }
