import { plegar } from '@/domain/plegar'
import { asTyped, onlyDigits } from '@/domain/texto'

export type Consulta =
  | { tipo: 'vacia' }
  | { tipo: 'nombre'; nombre: string }
  | { tipo: 'numero'; numero: string }
  | { tipo: 'cuit'; cuitCuil: string }

/** Milliseconds without a key before the register is asked. */
export const QUIETUD = 120

const MINIMO_DE_LETRAS = 2
const DIGITOS_DE_CUIT = 11
const SOLO_NUMERO = /^[\d\s.-]+$/

/** Letters are a name; digits are a DNI or a registration number, and eleven of them may be a CUIT. */
export function readQuery(typed: string, buscaCuit: boolean): Consulta {
  const text = asTyped(typed).trim().slice(0, 100)
  if (SOLO_NUMERO.test(text)) {
    const numero = onlyDigits(text).slice(0, 20)
    if (numero === '') return { tipo: 'vacia' }
    return buscaCuit && numero.length === DIGITOS_DE_CUIT
      ? { tipo: 'cuit', cuitCuil: numero }
      : { tipo: 'numero', numero }
  }
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length < MINIMO_DE_LETRAS ? { tipo: 'vacia' } : { tipo: 'nombre', nombre: text }
}

const CON_PUNTO_DE_VENTA = /^(?:\p{L}[ -]?)?\d{1,5}-\d{1,9}$/u

/** The receipt's number that was typed: '1234', or with its point of sale as receipts of before have it, '0001-00001234'. */
export function receiptAsked(typed: string): string | undefined {
  const text = asTyped(typed).trim()
  if (CON_PUNTO_DE_VENTA.test(text)) return text
  const figures = text.replace(/^0+/, '')
  return /^[1-9]\d{0,8}$/.test(figures) ? figures : undefined
}

const withoutZeros = (numero: string): string => plegar(numero.replaceAll(/(^|\D)0+(?=\d)/g, '$1'))

/** Whether a receipt, ours or of before, is the one that was asked for. */
export function isReceipt(asked: string, numero: number | null, anterior: string | null): boolean {
  if (asked === String(numero)) return true
  if (anterior === null) return false
  return /^\d+$/.test(asked)
    ? /\d+$/.exec(anterior)?.[0].replace(/^0+/, '') === asked
    : withoutZeros(anterior) === withoutZeros(asked)
}

/** Digits need two reads, since old servers take dni and matricula only apart. */
export function readsOf(consulta: Consulta): Readonly<Record<string, string>>[] {
  switch (consulta.tipo) {
    case 'vacia':
      return []
    case 'nombre':
      return [{ nombre: consulta.nombre }]
    case 'numero':
      return [{ dni: consulta.numero }, { matricula: consulta.numero }]
    case 'cuit':
      return [{ cuitCuil: consulta.cuitCuil }]
  }
}
