import { bareNumber, onlyDigits } from '@/domain/texto'

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
const PREFIXES = new Set(['20', '23', '24', '25', '26', '27', '30', '33', '34', '50', '51', '55'])

function checkDigit(ten: string): number | null {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(ten[i]), 0)
  const digit = 11 - (sum % 11)
  return digit === 11 ? 0 : digit === 10 ? null : digit
}

export const CUIT_INCORRECTO = 'El CUIT/CUIL no es correcto: revise sus 11 cifras'

/** Takes eleven digits with a known prefix and a right check digit; dots, hyphens and spaces may stand between. */
export function isValidCuit(typed: string): boolean {
  const cuit = bareNumber(typed)
  if (!/^\d{11}$/.test(cuit) || !PREFIXES.has(cuit.slice(0, 2))) return false
  return checkDigit(cuit.slice(0, 10)) === Number(cuit[10])
}

const DE_PERSONA = new Set(['20', '23', '24', '25', '26', '27'])
export const CUIT_DE_EMPRESA = 'Ese CUIT es de una empresa: el de una persona empieza con 20, 23, 24 o 27'

/** Why a typed CUIT or CUIL is no person's; undefined for one. 30, 33 and 34 are companies', 50, 51 and 55 foreign ones'. */
export function faultOfCuitDePersona(typed: string): string | undefined {
  if (!isValidCuit(typed)) return CUIT_INCORRECTO
  return DE_PERSONA.has(bareNumber(typed).slice(0, 2)) ? undefined : CUIT_DE_EMPRESA
}

/** A person's CUIT from DNI and sex (1 Masculino, 2 Femenino), with prefix 23 where 20 or 27 has no valid digit. */
export function makeCuit(dni: number, sexo: 1 | 2): string {
  const body = String(dni).padStart(8, '0')
  const prefix = sexo === 1 ? '20' : '27'
  const digit = checkDigit(prefix + body)
  if (digit !== null) return `${prefix}${body}${digit}`
  return `23${body}${checkDigit(`23${body}`)}`
}

export function formatCuit(cuit: string): string {
  const digits = onlyDigits(cuit)
  return digits.length === 11 ? `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}` : cuit
}

/** The DNI inside a CUIT; undefined unless there are eleven digits. */
export function dniOf(cuit: string): number | undefined {
  const digits = onlyDigits(cuit)
  return digits.length === 11 ? Number(digits.slice(2, 10)) : undefined
}
