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
  'otroNadie',
  'ceros',
  // What ICBC alone says: it has the debit pending, a file of the first day is loaded late, or the money went back, all of it,
  // a half, or more than there was.
  'pendiente',
  'tarde',
  'devuelto',
  'mitad',
  'demasiado',
] as const
export type Dice = (typeof DICHOS)[number]

/** A file as the bank wrote it: its lines, and how often it tells each collection and its centavos, by what a line says. */
export interface Archivo {
  rondaID: number
  clase: string
  dichos: readonly Dicho[]
  cobros: Map<string, { veces: number; importe: bigint }>
}

/** The same day and account in both files, as lines whose key broke are equal. */
const PERDIDO = { matriculadoID: 0, importe: 77_700n, dia: '2026-11-03', cbu: '3210001130000070010010' }
export const LOST: Partial<Record<Dice, Dicho>> = {
  deNadie: { ...PERDIDO, matricula: '9999999' },
  otroNadie: { ...PERDIDO, matricula: '9999999', cbu: '3210001130000070010027' },
  ceros: { ...PERDIDO, matricula: '0' },
}

const lineOf = ({ importe = 0n, ...dicho }: Dicho): string => JSON.stringify([importe.toString(), dicho])

export function countCobros(dichos: readonly Dicho[]): Archivo['cobros'] {
  const cobros: Archivo['cobros'] = new Map()
  for (const { importe = 0n, ...dicho } of dichos) {
    if (importe === 0n || dicho.reversa) continue
    const line = lineOf({ importe, ...dicho })
    cobros.set(line, { veces: (cobros.get(line)?.veces ?? 0) + 1, importe })
  }
  return cobros
}

/** Centavos that came in: of equal lines as many as the file that tells most of them has. */
export function sumCame(reports: readonly Pick<Archivo, 'clase' | 'cobros'>[]): bigint {
  const most = new Map<string, { veces: number; importe: bigint }>()
  for (const { clase, cobros } of reports)
    for (const [dicho, cobro] of cobros)
      if (cobro.veces > (most.get(clase + dicho)?.veces ?? 0)) most.set(clase + dicho, cobro)
  return [...most.values()].reduce((sum, { veces, importe }) => sum + BigInt(veces) * importe, 0n)
}

/**
 * Centavos that went back after they were collected, by the lines of a file's applied reports in their order: a collection of
 * the same report counts as before, and so does one that a later report tells of a day not after the reversal. What was
 * never collected is a refusal, and an equal line of a later report is the same.
 */
export function sumReturned(reports: readonly Pick<Archivo, 'dichos'>[]): bigint {
  const told = new Map<string, number>()
  const collected = new Set<number>()
  let refused: Dicho[] = []
  let sum = 0n
  for (const { dichos } of reports) {
    const came = dichos.filter(({ importe, reversa }) => importe && !reversa)
    for (const { matriculadoID } of came) collected.add(matriculadoID)
    const returns = ({ matriculadoID, reversa = '' }: Dicho) =>
      came.some((one) => one.matriculadoID === matriculadoID && (one.dia ?? '') <= reversa)
    const fresh = freshReversals(dichos, told)
    const back = [...refused.filter(returns), ...fresh.filter((one) => collected.has(one.matriculadoID))]
    sum += back.reduce((all, { importe = 0n }) => all + importe, 0n)
    refused = [...refused, ...fresh].filter((one) => !back.includes(one))
  }
  return sum
}

/** Those of a report that none before told, of equal lines by their number. */
function freshReversals(dichos: readonly Dicho[], told: Map<string, number>): Dicho[] {
  const here = new Map<string, number>()
  return dichos.filter((dicho) => {
    if (!dicho.reversa) return false
    const line = lineOf(dicho)
    const vez = (here.get(line) ?? 0) + 1
    here.set(line, vez)
    if (vez <= (told.get(line) ?? 0)) return false
    told.set(line, vez)
    return true
  })
}

/** What BSE cannot say it says in its own way. */
const EN_BSE: Partial<Record<Dice, Dice>> = {
  pendiente: 'nada',
  tarde: 'todo',
  devuelto: 'deMas',
  mitad: 'deMenos',
  demasiado: 'dosVeces',
}

export function said(fila: Datos, dice: Dice | undefined, dia: string): Dicho[] {
  const matriculadoID = Number(fila['matriculadoID'])
  const importe = BigInt(Math.round(Number(fila['importe']) * 100))
  const all: Dicho = { matriculadoID, importe, dia }
  const dicho = fila['clase'] === 'SB' ? dice : dice && (EN_BSE[dice] ?? dice)
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
    case 'pendiente':
      return [{ matriculadoID, dia, codigo: 'PEN' }]
    case 'tarde':
      return [{ ...all, dia: '2026-11-01' }]
    case 'devuelto':
      return [{ ...all, reversa: dia }]
    case 'mitad':
      return [{ ...all, importe: importe / 2n, reversa: dia }]
    case 'demasiado':
      return [{ ...all, importe: importe + 100n, reversa: dia }]
    case 'deNadie':
    case 'otroNadie':
    case 'ceros':
    case 'otraVez':
    case 'todo':
    case undefined:
      return [all]
  }
}
