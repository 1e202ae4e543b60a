import { randomBytes, randomInt } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { AJUSTES } from '@/domain/ajustes'
import { plegar } from '@/domain/plegar'
import { isCommon } from '@/backend/acceso/cuenta/claves-comunes'

/** ASVS 5 appendix C: argon2id with 46 MiB, one pass. `Algorithm` is a const enum that esbuild cannot read: 2 = argon2id. */
const OPTIONS = { algorithm: 2 as Algorithm, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Each hashing takes 46 MiB and a core: a burst of sign-ins must not take the machine. */
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

/** How many sign-ins wait for their hashing: beyond some, trying later is kinder than waiting. */
export const hashQueue = (): number => waiting.length

export const hashPassword = (clave: string): Promise<string> => inTurn(() => hash(clave, OPTIONS))

const noise = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '')
const { memoryCost, timeCost, parallelism } = OPTIONS
/** A hash that no password has and that costs as much to check as a real one. */
const NOBODY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${noise(16)}$${noise(32)}`

/** Checks against the account's hash or, for an account that is not there, against nobody's: equal time either way. */
export function verifyPassword(clave: string, claveHash = NOBODY): Promise<boolean> {
  return inTurn(() => verify(claveHash, clave))
}

/** Without vowels, so that no word comes out; without what is taken for something else, written or said: l, v, 0, 1. */
const SIGNS = '23456789bcdfghjkmnpqrstwxyz'

/** A random secret to be read aloud, like 'k7mf-3q9x-w2hn': 19 bits a group. */
export const makeKey = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

/** What is hashed of a key somebody was told: capitals, spaces and hyphens are typed as they come. */
export const plainKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')

/**
 * S1 5 and D9: at least as many characters as the rule says, none of the commonest. Answers what is wrong, or null. The
 * spec's own words belong to its own number.
 */
export function passwordFault(clave: string, username: string, minimo: number): string | null {
  if ([...clave].length < minimo)
    return minimo === AJUSTES.claveMinima.defecto
      ? 'La clave debe ser mayor a 6 caracteres'
      : `La clave debe tener al menos ${minimo} caracteres`
  const folded = plegar(clave).replaceAll(' ', '')
  const isWeak = isCommon(folded) || new Set(clave).size <= 2 || isRun(clave)
  // A doctor's user name is his CUIT, with his DNI inside.
  if (isWeak || plegar(username).replaceAll(' ', '').includes(folded)) {
    return 'Esa clave es demasiado fácil de adivinar. Elija otra'
  }
  return null
}

/** 123456, abcdef, 987654: every character follows its neighbour. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
