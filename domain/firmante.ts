import { oneLine } from '@/domain/texto'

/**
 * 'Name (position)'. The position is read back from the last parenthesis, so parentheses inside it become brackets.
 */
export function labelOf(nombre: string, cargo: string): string {
  return `${oneLine(nombre)} (${oneLine(cargo).replaceAll('(', '[').replaceAll(')', ']')})`
}

/** A label without a position in parentheses is all name. */
export function readLabel(label: string): { nombre: string; cargo: string } {
  const [, nombre = '', cargo = ''] = /^(.*?)\s*\(([^()]*)\)\s*$/s.exec(label) ?? []
  return cargo.trim() === '' ? { nombre: label.trim(), cargo: '' } : { nombre, cargo: cargo.trim() }
}

/** The picture's stored bytes, and its sides in pixels. */
export const MAX_BYTES_FIRMA = 300_000
export const MAX_LADO_FIRMA = 1_600
export const TIPOS_FIRMA = ['image/png', 'image/jpeg'] as const
export type TipoFirma = (typeof TIPOS_FIRMA)[number]
