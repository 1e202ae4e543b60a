/** The sheets that certificates are printed on, upright, in millimetres. */
export const HOJAS = {
  a4: { nombre: 'A4 (210 × 297 mm)', ancho: 210, alto: 297 },
  carta: { nombre: 'Carta (216 × 279 mm)', ancho: 216, alto: 279 },
  oficio: { nombre: 'Oficio o Legal (216 × 356 mm)', ancho: 216, alto: 356 },
  a5: { nombre: 'A5 (148 × 210 mm)', ancho: 148, alto: 210 },
} as const
export type Hoja = keyof typeof HOJAS
export const CLAVES_HOJA = ['a4', 'carta', 'oficio', 'a5'] as const satisfies readonly Hoja[]

export const LUGARES = { izquierda: 'A la izquierda del texto', centro: 'Arriba, al centro' } as const
export type Lugar = keyof typeof LUGARES
export const CLAVES_LUGAR = ['izquierda', 'centro'] as const satisfies readonly Lugar[]

/** Whole millimetres. `abajo` is what stays free under the paper's number and code. */
export interface Medidas {
  hoja: Hoja
  arriba: number
  abajo: number
  izquierda: number
  derecha: number
  /** Of the letterhead's room, from the upper margin to the text. */
  alto: number
}
/** What stands in that room. */
export interface Encabezado {
  nombre: string
  lineas: readonly string[]
  lugar: Lugar
}
export type Membrete = Medidas & Encabezado

/** As certificates are printed until somebody changes it. */
export const MEDIDAS_DE_FABRICA: Medidas & { lugar: Lugar } = {
  hoja: 'a4',
  arriba: 25,
  abajo: 9,
  izquierda: 20,
  derecha: 20,
  alto: 32,
  lugar: 'izquierda',
}

export const MAX_NOMBRE_MEMBRETE = 120
export const MAX_LINEAS = 6
export const MAX_LINEA = 120
export const LIMITES_DE_MEDIDA = {
  arriba: [5, 80],
  abajo: [5, 60],
  izquierda: [5, 60],
  derecha: [5, 60],
  alto: [10, 100],
} as const satisfies Record<string, readonly [minimo: number, maximo: number]>
export type Medida = keyof typeof LIMITES_DE_MEDIDA

/** The fields in words, in the order of the form. */
export const ETIQUETAS = {
  nombre: 'Nombre del consejo',
  cuit: 'CUIT',
  domicilio: 'Domicilio',
  telefono: 'Teléfono',
  correo: 'Correo electrónico',
  lineas: 'Otros renglones debajo del nombre',
  lugar: 'Dónde va el logo',
  hoja: 'Tamaño de la hoja',
  arriba: 'Margen superior',
  abajo: 'Margen inferior',
  izquierda: 'Margen izquierdo',
  derecha: 'Margen derecho',
  alto: 'Alto del membrete',
  copiasDelRecibo: 'Recibos en una hoja A4',
} as const

/** The logo's picture: bytes that come in and are kept, and sides in pixels. */
export const TIPOS_LOGO = ['image/png', 'image/jpeg'] as const
export const LIMITES_DE_LOGO = { tipos: TIPOS_LOGO, bytes: 2_000_000, lado: 4_000, queda: 800 } as const

/** Points of a millimetre. */
export const PUNTOS = 72 / 25.4
/** Millimetres under the text of a page: the paper's number and code, and the air over them. */
export const ALTO_DEL_PIE = 26
/** What the text needs on the sheet laid across: a line, and the signature, which is not divided. */
const ALTO_DEL_TEXTO = 55
const ANCHO_DEL_TEXTO = 90
/** Between logo and text, and under the room's rule, in millimetres. */
export const AIRE = 4
export const PARTE_DEL_LOGO = 0.35
const LOGO_MINIMO = 10
/** Heights in millimetres of a line of the name and of the others. */
const ALTO_DE_NOMBRE = 6
const ALTO_DE_LINEA = 4
/** Millimetres of a letter of the name, 13 points and half bold; the others are 8 points. */
const LETRA_DE_NOMBRE = 2.75
const LETRA_DE_LINEA = 1.55

/** The lines of a text as they are typed, one under another, without empty ones. */
export const linesOf = (texto: string): string[] =>
  texto
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Millimetres that name and lines take, as long ones go on in a second line. Capitals are wider than the rest. */
export function heightOfText({ nombre, lineas }: Encabezado, ancho: number): number {
  const rows = (texto: string, letra: number) => {
    const capitals = texto.replace(/[^\p{Lu}]/gu, '').length
    return Math.max(1, Math.ceil(((texto.length + capitals * 0.3) * letra) / ancho))
  }
  const ofLines = lineas.reduce((sum, line) => sum + rows(line, LETRA_DE_LINEA), 0)
  return rows(nombre, LETRA_DE_NOMBRE) * ALTO_DE_NOMBRE + ofLines * ALTO_DE_LINEA + AIRE
}

/** Millimetres that a logo over centred lines may be high. */
export const heightOfLogo = (membrete: Membrete): number =>
  membrete.alto - AIRE - heightOfText(membrete, widthOf(membrete))

const widthOf = ({ hoja, izquierda, derecha }: Medidas): number => HOJAS[hoja].ancho - izquierda - derecha

/**
 * What is wrong with a letterhead, by field: margins that leave no room for a certificate, upright or across, and a
 * room that its name, lines and logo do not fit in.
 */
export function faultsOfMembrete(
  membrete: Membrete,
  conLogo: boolean,
): Partial<Record<Medida | 'lineas', string>> {
  const limits = faultsOfLimits(membrete)
  if (Object.keys(limits).length > 0) return limits
  return { ...faultOfHeight(membrete), ...faultOfWidth(membrete), ...faultOfLines(membrete, conLogo) }
}

function faultsOfLimits(membrete: Membrete): Partial<Record<Medida, string>> {
  const faults: Partial<Record<Medida, string>> = {}
  for (const medida of Object.keys(LIMITES_DE_MEDIDA) as Medida[]) {
    const [minimo, maximo] = LIMITES_DE_MEDIDA[medida]
    const valor = membrete[medida]
    if (!Number.isInteger(valor) || valor < minimo || valor > maximo) faults[medida] = limitsOf(medida)
  }
  return faults
}

export const limitsOf = (medida: Medida): string => {
  const [minimo, maximo] = LIMITES_DE_MEDIDA[medida]
  return `Ingrese un número entero de ${minimo} a ${maximo}`
}

/** Beside the greatest of those that take the room. */
function faultOfHeight({ hoja, arriba, alto, abajo }: Membrete): Partial<Record<Medida, string>> {
  const queda = HOJAS[hoja].ancho - arriba - alto - abajo - ALTO_DEL_PIE
  if (queda >= ALTO_DEL_TEXTO) return {}
  const greatest = alto >= arriba && alto >= abajo ? 'alto' : arriba >= abajo ? 'arriba' : 'abajo'
  return {
    [greatest]: `En la hoja apaisada quedan ${Math.max(0, queda)} mm para el texto: hacen falta ${ALTO_DEL_TEXTO}`,
  }
}

function faultOfWidth(membrete: Membrete): Partial<Record<Medida, string>> {
  const queda = widthOf(membrete)
  if (queda >= ANCHO_DEL_TEXTO) return {}
  return {
    [membrete.izquierda >= membrete.derecha ? 'izquierda' : 'derecha']:
      `Quedan ${queda} mm de ancho para el texto: hacen falta ${ANCHO_DEL_TEXTO}`,
  }
}

function faultOfLines(membrete: Membrete, conLogo: boolean): { alto?: string; lineas?: string } {
  const { lineas, lugar, alto } = membrete
  if (lineas.length > MAX_LINEAS) return { lineas: `Hasta ${MAX_LINEAS} renglones: tiene ${lineas.length}` }
  const long = lineas.find((line) => line.length > MAX_LINEA)
  if (long) return { lineas: `Cada renglón, hasta ${MAX_LINEA} caracteres: uno tiene ${long.length}` }
  const over = conLogo && lugar === 'centro'
  const beside = conLogo && lugar === 'izquierda'
  const ancho = widthOf(membrete) * (beside ? 1 - PARTE_DEL_LOGO : 1) - (beside ? AIRE : 0)
  const needed = Math.ceil(heightOfText(membrete, ancho) + (over ? LOGO_MINIMO + AIRE : 0))
  if (needed <= alto) return {}
  return { alto: `El nombre, los renglones y el logo necesitan ${needed} mm` }
}
