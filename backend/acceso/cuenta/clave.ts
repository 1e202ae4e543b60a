import { randomBytes, randomInt } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { AJUSTES } from '@/domain/ajustes'
import { plegar } from '@/domain/plegar'
import { isCommon } from '@/backend/acceso/cuenta/claves-comunes'

/**
 * ASVS 5 appendix C: argon2id with 46 MiB, one pass. esbuild cannot read the const enum `Algorithm`; 2 is argon2id.
 */
const OPTIONS = { algorithm: 2 as Algorithm, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Each hashing takes 46 MiB and a core, and a burst of sign-ins must not take the machine. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashQueue = (): number => waiting.length

/**
 * A password as it is hashed (NIST SP 800-63B 5.1.1.2): one machine types ñ as one sign, another as two, and both mean the
 * same password.
 */
const normal = (clave: string): string => clave.normalize('NFKC')

export const hashPassword = (clave: string): Promise<string> => inTurn(() => hash(normal(clave), OPTIONS))

const noise = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '')
const { memoryCost, timeCost, parallelism } = OPTIONS
/** A hash that fits no password and costs as much to check as a real one. */
export const NOBODY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${noise(16)}$${noise(32)}`

/**
 * An unknown account is checked against nobody's hash, so that it takes equal time. What was hashed before passwords were
 * normalised is found in either form of the typed one; most passwords have one form, and are looked at once.
 */
export function verifyPassword(clave: string, claveHash = NOBODY): Promise<boolean> {
  const forms = new Set([normal(clave), clave, clave.normalize('NFC'), clave.normalize('NFD')])
  return inTurn(async () => {
    for (const form of forms) if (await verify(claveHash, form)) return true
    return false
  })
}

/** Without vowels, so that no word appears, and without characters that look or sound alike. */
const SIGNS = '23456789bcdfghjkmnpqrstwxyz'

/** A random secret to be read aloud, such as 'k7mf-3q9x-w2hn'; a group has 19 bits. */
export const makeKey = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

/** Capitals, spaces and hyphens of a typed key do not count. */
export const plainKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')

/**
 * What is wrong with a password, or null: too short for the rule, or too common (decision 100). The specification's
 * words name its own number.
 */
export function passwordFault(typed: string, username: string, minimo: number): string | null {
  const clave = normal(typed)
  if ([...clave].length < minimo)
    return minimo === AJUSTES.claveMinima.defecto
      ? 'La clave debe ser mayor a 6 caracteres'
      : `La clave debe tener al menos ${minimo} caracteres`
  const folded = plegar(clave).replaceAll(' ', '')
  const isWeak = isCommon(folded) || new Set(clave).size <= 2 || isRun(clave)
  // A doctor's user name is the CUIT, with the DNI inside.
  if (isWeak || plegar(username).replaceAll(' ', '').includes(folded)) {
    return 'Esa clave es demasiado fácil de adivinar. Elija otra'
  }
  return null
}

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
