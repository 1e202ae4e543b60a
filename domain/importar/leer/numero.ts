import type { Celda } from '@/domain/celda'
import { lostFigures, typedFigures, wholeIn, wholeOf } from '@/domain/importar/leer/cifras'
import { isNothing, type Leido, lineOf, NADA, shown, taken, wrong } from '@/domain/importar/leer/leido'
import { faultOfCbu } from '@/domain/cbu'
import { formatCuit, faultOfCuitDePersona, CUIT_DE_EMPRESA } from '@/domain/cuit'
import { formatFecha, isFecha } from '@/domain/fechas'
import { bareNumber } from '@/domain/texto'

const comma = (cell: Celda): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : `«${shown(cell)}»`

const ANTES_DE_MATRICULA =
  /^(?:m\.? ?p\.?|mat(?:r|r[ií]c|r[ií]cula)?\.?|m)[ .:-]*(?:(?:n(?:ro)?[°º.]*|[°º])[ .:-]*)?(?=\d)/i
/** Another register's number: a member may have both. */
const NACIONAL = /^(?:m\.? ?n\.?|mat[a-zí]*\.? ?nac[a-z]*\.?)[ :-]*\d/i

/** A registration number, with or without zeros, dots and 'M.P.' before it. Code: `matricula.formato`. */
export function readMatricula(cell: Celda): Leido<number> {
  if (isNothing(cell) || cell === 0) return NADA
  const typed = typedFigures(cell)
  if (NACIONAL.test(typed))
    return wrong('matricula.formato', `${comma(cell)} es una matrícula nacional, y va la de este registro`)
  const found = typeof cell === 'number' ? wholeOf(cell) : wholeIn(typed.replace(ANTES_DE_MATRICULA, ''))
  return found === null || found < 1 || found > 2_147_483_647
    ? wrong('matricula.formato', `${comma(cell)} no es un número de matrícula`)
    : taken(found)
}

const ANTES_DE_DNI =
  /^(?:(?:d\.? ?n\.? ?i\.?|l\.? ?e\.?|l\.? ?c\.?|doc(?:umento)?\.?)[ .:-]*)?(?:[mf][ .:-]*)?(?:n(?:ro)?[°º.]*[ .:-]*)?(?=\d)/i
/** Fewer figures are hardly anybody alive's: in an old file they are most often a number that lost some. */
const DNI_MINIMO = 1_000_000
const DNI_MAXIMO = 99_999_999

/** Codes: `dni.formato`, `dni.rango`. */
export function readDni(cell: Celda): Leido<number> {
  if (isNothing(cell) || cell === 0) return NADA
  const found =
    typeof cell === 'number' ? wholeOf(cell) : wholeIn(typedFigures(cell).replace(ANTES_DE_DNI, ''))
  if (found === null) return wrong('dni.formato', `${comma(cell)} no es un DNI`)
  return found < DNI_MINIMO || found > DNI_MAXIMO
    ? wrong('dni.rango', 'El DNI va de 1.000.000 a 99.999.999: revise sus cifras')
    : taken(found)
}

const ANTES_DE_CUIT = /^c\.?u\.?i\.?[tl]\.?(?:\/c\.?u\.?i\.?[tl]\.?)?[ .:°ºn-]*(?=\d)/i

/** Eleven figures with their check digit. Codes: `cuit.digito`, `cuit.empresa`. */
export function readCuit(cell: Celda): Leido<string> {
  if (isNothing(cell) || cell === 0) return NADA
  const typed = typedFigures(cell).replace(ANTES_DE_CUIT, '')
  const text = String(wholeIn(typed) ?? typed)
  const fault = faultOfCuitDePersona(text)
  if (!fault) return taken(bareNumber(text))
  const digits = bareNumber(text)
  if (fault === CUIT_DE_EMPRESA)
    return wrong('cuit.empresa', `El CUIT ${formatCuit(digits)} es de una empresa`)
  return /^\d{11}$/.test(digits)
    ? wrong('cuit.digito', `El CUIT/CUIL ${formatCuit(digits)} no es correcto: el último dígito no coincide`)
    : wrong('cuit.digito', `«${text}» no es un CUIT/CUIL: tiene ${digits.length} cifras y van 11`)
}

const CODIGO_DE_CBU: readonly (readonly [RegExp, string])[] = [
  [/solamente números/, 'cbu.cifras'],
  [/y van 22/, 'cbu.largo'],
  [/billetera/, 'cbu.cvu'],
  [/ninguno/, 'cbu.bloques'],
  [/primer bloque/, 'cbu.bloque1'],
  [/segundo bloque/, 'cbu.bloque2'],
  [/otro banco/, 'cbu.otroBanco'],
]

/** `entidad`: the three figures of the chosen bank, where there is one. Codes: `cbu.…`. */
export function readCbu(cell: Celda, entidad: string | null): Leido<string> {
  if (isNothing(cell)) return NADA
  const text = typedFigures(cell).replace(/^c\.?b\.?u\.?[ .:°ºn-]*(?=\d)/i, '')
  if (typeof cell === 'number' || lostFigures(cell))
    return wrong(
      'cbu.numero',
      'La planilla guardó la CBU como número y perdió cifras: hay que escribirla de nuevo como texto',
    )
  const fault = faultOfCbu(text, entidad)
  if (fault === null) return taken(bareNumber(text))
  const codigo = CODIGO_DE_CBU.find(([words]) => words.test(fault))?.[1] ?? 'cbu.formato'
  return wrong(codigo, `CBU INVÁLIDO: ${fault}`)
}

/** A whole number from zero. Code: `numero.formato`. */
export function readWhole(cell: Celda): Leido<number> {
  if (isNothing(cell)) return NADA
  const found = wholeOf(cell)
  return found === null || found > 2_147_483_647
    ? wrong('numero.formato', `${comma(cell)} no es un número`)
    : taken(found)
}

/** What a receipt's number is called, and the letters that its kinds have. */
const RECIBO =
  /^(?:(?:recibo|rec|rbo|factura|fact?|fc|comprobante|comp|cbte|serie|n(?:ro|um)?|[a-z]{1,2})(?:[ .:°º-]+|(?=\d))){0,3}(?:\d{1,5}[ -])?(\d{1,9})$/i

/** A receipt as it is written, with its point of sale or without. Code: `recibo.formato`. */
export function readRecibo(cell: Celda): Leido<{ escrito: string; numero: number }> {
  if (isNothing(cell)) return NADA
  const escrito = typedFigures(cell).replace(/^(\d+)\.0$/, '$1')
  const [, numero] = RECIBO.exec(escrito) ?? []
  return numero === undefined || Number(numero) < 1
    ? wrong('recibo.formato', `«${escrito}» no es un número de recibo`)
    : taken({ escrito, numero: Number(numero) })
}

/** The number of a paper, kept as it is written: '40/2024', '41', 'A-12'. Codes: `numero.formato`, `numero.fecha`. */
export function readNumeroDePapel(cell: Celda): Leido<string> {
  if (isNothing(cell)) return NADA
  const text = lineOf(cell)
  if (isFecha(text))
    return wrong(
      'numero.fecha',
      `La planilla tomó el número por una fecha, ${formatFecha(text)}: escríbalo como texto`,
    )
  const isNumber = typeof cell === 'number' ? wholeOf(cell) !== null : /\d/.test(text) && !lostFigures(cell)
  return text.length <= 50 && isNumber ? taken(text) : wrong('numero.formato', `«${text}» no es un número`)
}
