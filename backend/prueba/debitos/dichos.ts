import type { Dicho } from '@/backend/prueba/debitos/rendicion'
import type { Datos } from '@/backend/prueba/debitos/rondas'

/** What a bank may say of a debit in a history. */
export const DICHOS = [
  'todo',
  'deMas',
  'deMenos',
  'nada',
  'callado',
  'dosVeces',
  'otraCuenta',
  // Told once more in a file that repeats what was told before, and lines of nobody beside it.
  'otraVez',
  'deNadie',
  'ceros',
] as const
export type Dice = (typeof DICHOS)[number]

/** A file as the bank wrote it: how often it tells each collection, by what a line says of it, and its centavos. */
export interface Archivo {
  rondaID: number
  clase: string
  cobros: Map<string, { veces: number; importe: bigint }>
}

/** The same day and account in both files, as lines whose key broke are equal. */
const PERDIDO = { matriculadoID: 0, importe: 77_700n, dia: '2026-11-03', cbu: '3210001130000070010010' }
export const LOST: Partial<Record<Dice, Dicho>> = {
  deNadie: { ...PERDIDO, matricula: '9999999' },
  ceros: { ...PERDIDO, matricula: '0' },
}

export function countCobros(dichos: readonly Dicho[]): Archivo['cobros'] {
  const cobros: Archivo['cobros'] = new Map()
  for (const { importe = 0n, ...dicho } of dichos) {
    if (importe === 0n) continue
    const line = JSON.stringify([importe.toString(), dicho])
    cobros.set(line, { veces: (cobros.get(line)?.veces ?? 0) + 1, importe })
  }
  return cobros
}

export function said(fila: Datos, dicho: Dice | undefined, dia: string): Dicho[] {
  const matriculadoID = Number(fila['matriculadoID'])
  const importe = BigInt(Math.round(Number(fila['importe']) * 100))
  const all: Dicho = { matriculadoID, importe, dia }
  switch (dicho) {
    case 'callado':
      return []
    case 'nada':
      return [{ matriculadoID, dia, texto: `Cuenta sin saldo el ${dia}` }]
    case 'deMas':
      return [{ ...all, importe: importe + 100n }]
    case 'deMenos':
      return [{ ...all, importe: importe - 100n }]
    case 'dosVeces':
      return [all, all]
    case 'otraCuenta':
      return [{ ...all, cbu: '3210001130000070010010' }]
    case 'deNadie':
    case 'ceros':
    case 'otraVez':
    case 'todo':
    case undefined:
      return [all]
  }
}
