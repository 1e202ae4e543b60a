import type { Failure } from './informes.mjs'

/** A step as it ended. */
export interface Row {
  passed: number
  failed: number
  failures: Failure[]
  again?: (failure: Failure) => Promise<boolean>
}
export function tryAgain(rows: Row[], say?: (text: string) => void): Promise<Failure[]>
export function labelOf(failure: Failure): string
