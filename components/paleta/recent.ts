import { readBorrador, saveBorrador } from '@/lib/borrador'

export interface Reciente {
  id: number
  nombre: string
  matricula: number | null
}

const DE = 'recientes.1'
const CUANTOS = 8

/** The last one comes first; signing out forgets them. */
export function readRecent(dueno: string): readonly Reciente[] {
  const kept = readBorrador(DE, dueno)
  return Array.isArray(kept) ? kept.filter(isReciente).slice(0, CUANTOS) : []
}

export function noteRecent(dueno: string, record: Reciente): void {
  const others = readRecent(dueno).filter(({ id }) => id !== record.id)
  saveBorrador(DE, dueno, [record, ...others].slice(0, CUANTOS))
}

const isReciente = (value: unknown): value is Reciente =>
  typeof value === 'object' && value !== null && 'id' in value && 'nombre' in value
