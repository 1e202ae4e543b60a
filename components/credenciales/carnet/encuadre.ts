/** A picture's or a frame's sides, in pixels. */
export interface Medidas {
  ancho: number
  alto: number
}

/** How a picture lies under a frame that it always fills: quarter turns, how much nearer, and how far off the middle. */
export interface Encuadre {
  giro: 0 | 1 | 2 | 3
  /** 1 fills the frame exactly. */
  zoom: number
  x: number
  y: number
}

export const CENTRADO: Encuadre = { giro: 0, zoom: 1, x: 0, y: 0 }
const ZOOM_MAX = 6

/** Pixels of the frame for a pixel of the picture. */
export function scaleOf({ giro, zoom }: Encuadre, imagen: Medidas, marco: Medidas): number {
  const [ancho, alto] = giro % 2 === 0 ? [imagen.ancho, imagen.alto] : [imagen.alto, imagen.ancho]
  return Math.max(marco.ancho / ancho, marco.alto / alto) * zoom
}

/** Back to where the picture fills the frame. */
function within(encuadre: Encuadre, imagen: Medidas, marco: Medidas): Encuadre {
  const scale = scaleOf(encuadre, imagen, marco)
  const [ancho, alto] = encuadre.giro % 2 === 0 ? [imagen.ancho, imagen.alto] : [imagen.alto, imagen.ancho]
  const limit = (value: number, room: number) => Math.min(room, Math.max(-room, value))
  return {
    ...encuadre,
    x: limit(encuadre.x, Math.max(0, (ancho * scale - marco.ancho) / 2)),
    y: limit(encuadre.y, Math.max(0, (alto * scale - marco.alto) / 2)),
  }
}

export type Gesto =
  | { que: 'mover'; x: number; y: number }
  | { que: 'acercar'; veces: number }
  | { que: 'girar' }

/** The frame after one more gesture; `mover` is in pixels of the frame. */
export function applyGesto(encuadre: Encuadre, gesto: Gesto, imagen: Medidas, marco: Medidas): Encuadre {
  if (gesto.que === 'mover')
    return within({ ...encuadre, x: encuadre.x + gesto.x, y: encuadre.y + gesto.y }, imagen, marco)
  if (gesto.que === 'girar') {
    const giro = ((encuadre.giro + 1) % 4) as Encuadre['giro']
    return within({ ...encuadre, giro, x: -encuadre.y, y: encuadre.x }, imagen, marco)
  }
  const zoom = Math.min(ZOOM_MAX, Math.max(1, encuadre.zoom * gesto.veces))
  const grown = zoom / encuadre.zoom
  return within({ ...encuadre, zoom, x: encuadre.x * grown, y: encuadre.y * grown }, imagen, marco)
}

/** Keys do what the mouse does; undefined for any other key. */
export function gestoOf(key: string): Gesto | undefined {
  const PASO = 12
  const ACERCA = 1.15
  switch (key) {
    case 'ArrowLeft':
      return { que: 'mover', x: -PASO, y: 0 }
    case 'ArrowRight':
      return { que: 'mover', x: PASO, y: 0 }
    case 'ArrowUp':
      return { que: 'mover', x: 0, y: -PASO }
    case 'ArrowDown':
      return { que: 'mover', x: 0, y: PASO }
    case '+':
    case '=':
      return { que: 'acercar', veces: ACERCA }
    case '-':
      return { que: 'acercar', veces: 1 / ACERCA }
    case 'r':
    case 'R':
      return { que: 'girar' }
    default:
      return undefined
  }
}
