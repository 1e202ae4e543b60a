import { asTyped } from '@/domain/texto'

const MAX_INTEGER = 2_147_483_647

/** Digits with dots and spaces between; undefined when empty, null when it is no number. */
export function readNumber(typed: string | undefined): number | null | undefined {
  const text = asTyped(typed ?? '').replace(/[\s.]/g, '')
  if (text === '') return typed?.trim() ? null : undefined
  const value = /^\d{1,10}$/.test(text) ? Number(text) : null
  return value !== null && value <= MAX_INTEGER ? value : null
}
