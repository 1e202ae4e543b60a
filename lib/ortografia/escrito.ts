import { ACENTOS, MAS_QUE_ACENTOS } from '@/lib/ortografia/tabla'

declare global {
  var ortografia: ReadonlyMap<string, string> | undefined
}

/** Text → how it is written; undefined where the specification's letter stands, which is the default. */
const tabla =
  typeof window === 'undefined'
    ? process.env['ORTOGRAFIA'] === 'corregida'
      ? new Map([...Object.entries(ACENTOS), ...Object.entries(MAS_QUE_ACENTOS)])
      : undefined
    : window.ortografia

/**
 * A fixed text as this council has it written: with `ORTOGRAFIA=corregida` the specification's texts get their accents.
 * What is no such text, as a whole, comes back as it came; of a list each part is looked at. Never for what somebody
 * wrote, nor for what travels.
 */
export function escrito<T>(text: T): T
export function escrito(text: unknown): unknown {
  if (!tabla) return text
  if (Array.isArray(text)) return text.map((part: unknown) => escrito(part))
  return (typeof text === 'string' && tabla.get(text)) || text
}

/** The script that gives the browser the table before any module asks for it; empty where the letter stands. */
export const ortografiaSource = (): string =>
  tabla ? `window.ortografia=new Map(${JSON.stringify([...tabla])});` : ''
