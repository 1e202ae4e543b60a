import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { plegar } from '@/domain/plegar'
import { COMUNES } from '@/backend/cuenta/claves-comunes'

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

const MINIMUM = 6

/** S1 5 and D9: at least 6 characters, none of the commonest. Answers what is wrong, or null. */
export function passwordFault(clave: string, username: string): string | null {
  if ([...clave].length < MINIMUM) return 'La clave debe ser mayor a 6 caracteres'
  const folded = plegar(clave).replaceAll(' ', '')
  const isCommon = COMUNES.has(folded) || new Set(clave).size <= 2 || isRun(clave)
  if (isCommon || folded === plegar(username).replaceAll(' ', '')) {
    return 'Esa clave es demasiado fácil de adivinar. Elija otra'
  }
  return null
}

/** 123456, abcdef, 987654: every character follows its neighbour. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
