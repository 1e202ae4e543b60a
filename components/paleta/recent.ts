import { type Kept, keep, readKept } from '@/lib/borrador'

export interface Reciente {
  id: number
  nombre: string
  matricula: number | null
}

const CUANTOS = 8
export const RECIENTES: Kept<readonly Reciente[]> = {
  de: 'recientes.1',
  read: (datos) => (Array.isArray(datos) ? datos.filter(isReciente) : undefined),
}

/** The last one comes first; signing out forgets them. */
export const readRecent = (dueno: string): readonly Reciente[] => readKept(RECIENTES, dueno) ?? []

export function noteRecent(dueno: string, record: Reciente): void {
  const others = readRecent(dueno).filter(({ id }) => id !== record.id)
  keep(RECIENTES, dueno, [record, ...others].slice(0, CUANTOS))
}

const isReciente = (value: unknown): value is Reciente =>
  typeof value === 'object' && value !== null && 'id' in value && 'nombre' in value
