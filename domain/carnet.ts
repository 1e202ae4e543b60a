/** The card in millimetres, as the specification has it (8,5 × 5,5 cm), and its photograph. */
export const CARNET = { ancho: 85, alto: 55 } as const
export const FOTO = { ancho: 27, alto: 35 } as const

/** Dots of a printed inch: a photograph of more is not sharper on paper. */
const PUNTOS = 300
const dotsOf = (mm: number): number => Math.round((mm / 25.4) * PUNTOS)
/** The photograph as it is printed, in pixels. */
export const FOTO_EN_PIXELES = { ancho: dotsOf(FOTO.ancho), alto: dotsOf(FOTO.alto) } as const

/** What a person may choose before it is cut and reduced. */
export const MAX_BYTES_ORIGINAL = 10_000_000
export const MAX_PIXELES_ORIGINAL = 100_000_000
/** The photograph that the API takes: it comes cut and reduced. */
export const TIPOS_FOTO = ['image/png', 'image/jpeg'] as const
export const MAX_BYTES_FOTO = 1_000_000
export const MAX_LADO_FOTO = 2_000

/** Cards of one order, which are issued together or not at all. */
export const MAX_CARNETS = 200
