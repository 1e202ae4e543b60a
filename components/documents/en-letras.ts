import type { Centavos } from '@/domain/dinero'

const HASTA_29 = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]
const DECENAS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const CENTENAS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
]

const join = (...parts: string[]) => parts.filter(Boolean).join(' ')

function below100(n: number): string {
  if (n < 30) return HASTA_29[n] ?? ''
  const unit = n % 10
  return join(DECENAS[Math.floor(n / 10)] ?? '', unit > 0 ? `y ${HASTA_29[unit]}` : '')
}

function below1000(n: number): string {
  if (n === 100) return 'cien'
  const rest = n % 100
  return join(CENTENAS[Math.floor(n / 100)] ?? '', rest > 0 || n === 0 ? below100(rest) : '')
}

/** Before a noun 'uno' loses its o: 'veintiún mil'. */
const apocope = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')

function belowMillion(n: number): string {
  const thousands = Math.floor(n / 1000)
  const rest = n % 1000
  const head = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${apocope(below1000(thousands))} mil`
  return join(head, rest > 0 || n === 0 ? below1000(rest) : '')
}

/** A whole number below 10^12. */
function inWords(n: number): string {
  const millions = Math.floor(n / 1_000_000)
  const rest = n % 1_000_000
  const head =
    millions === 0 ? '' : millions === 1 ? 'un millón' : `${apocope(belowMillion(millions))} millones`
  return join(head, rest > 0 || n === 0 ? belowMillion(rest) : '')
}

/** 'pesos mil doscientos treinta y cuatro con 50/100'. Throws on negative amounts. */
export function enLetras(monto: Centavos): string {
  if (monto < 0n) throw new RangeError('Un importe negativo no se escribe en letras')
  return `pesos ${inWords(Number(monto / 100n))} con ${String(monto % 100n).padStart(2, '0')}/100`
}
