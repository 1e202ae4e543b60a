import { oneLine } from '@/domain/texto'

/**
 * How a signatory is named where one is chosen: 'Name (position)' (S1 3). A printed certificate reads the position back
 * from the last parenthesis (D9): one of a position of his own must not close it, so parentheses in it become brackets.
 */
export function labelOf(nombre: string, cargo: string): string {
  return `${oneLine(nombre)} (${oneLine(cargo).replaceAll('(', '[').replaceAll(')', ']')})`
}

/** Name and position of a label; a label without a parenthesised position is all name. */
export function readLabel(label: string): { nombre: string; cargo: string } {
  const [, nombre = '', cargo = ''] = /^(.*?)\s*\(([^()]*)\)\s*$/s.exec(label) ?? []
  return cargo.trim() === '' ? { nombre: label.trim(), cargo: '' } : { nombre, cargo: cargo.trim() }
}

/** A signature's image: its bytes as stored, and its sides in pixels. */
export const MAX_BYTES_FIRMA = 300_000
export const MAX_LADO_FIRMA = 1_600
export const TIPOS_FIRMA = ['image/png', 'image/jpeg'] as const
export type TipoFirma = (typeof TIPOS_FIRMA)[number]
