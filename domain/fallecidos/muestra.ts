import { addDays, type Fecha, formatFecha } from '@/domain/fechas'
import type { Miembro } from '@/domain/refeps/parejas'

export const TITULOS_DE_LISTA = ['Documento', 'Apellido y nombre', 'Fecha de defunción', 'Oficina'] as const

/** Somebody alive in the demonstration, with the last day on which he paid himself. */
export interface VivoDeMuestra extends Miembro {
  /** The first day of his open period. */
  desde: Fecha
  ultimoPago: Fecha | null
}

/** So many days ago the right ones died, and before his payment the wrong one did. */
const HACE = 40
const ANTES = 3
/** Nobody's document. */
const AJENO = 91_500_000

/**
 * A list of three deaths of the council, the last of which is wrong, since he paid after it, among others that are nobody's
 * here. `undefined` for a register with too few people.
 */
export function plantLista(vivos: readonly VivoDeMuestra[], hoy: Fecha): string[][] | undefined {
  const dead = addDays(hoy, -HACE)
  const paid = vivos
    .filter(({ desde, ultimoPago }) => ultimoPago !== null && desde <= addDays(ultimoPago, -ANTES))
    .toSorted((a, b) => ((a.ultimoPago ?? '') < (b.ultimoPago ?? '') ? 1 : -1))
  const [wrong] = paid
  const right = vivos
    .filter((one) => one !== wrong && one.desde <= dead && (one.ultimoPago ?? '') <= dead)
    .slice(0, 2)
  if (!wrong?.ultimoPago || right.length < 2) return undefined
  const line = ({ dni, apellido, nombre }: Omit<Miembro, 'id' | 'matricula'>, dia: Fecha): string[] => [
    ...[String(dni), `${apellido}, ${nombre}`, formatFecha(dia), 'Registro Civil'],
  ]
  const strangers = ['Forastero', 'Visitante'].map((apellido, at) =>
    line({ dni: AJENO + at * 1_000, apellido, nombre: 'Juan' }, dead),
  )
  return [
    ...right.map((one) => line(one, dead)),
    ...strangers,
    line(wrong, addDays(wrong.ultimoPago, -ANTES)),
  ]
}
