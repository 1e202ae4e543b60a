import type { BadgeColor } from '@/components/ui/badge'
import { COLORES_DE_VIGENCIA } from '@/components/credenciales/vigencia'
import { splitHistory, vigenciaOn } from '@/domain/especialidad'
import type { Fecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Leida = LeidoEn<'/especialidad_matriculado/traerTodos'>[number]

export interface FilaEspecialidad extends Leida {
  /** How and by whom it was given. */
  detalle: string | undefined
  /** How often the certificate was revalidated. */
  veces: string | undefined
}

/** What the member has, and what was revalidated since. */
export function toFilas(leidas: readonly Leida[]): {
  actuales: FilaEspecialidad[]
  anteriores: FilaEspecialidad[]
} {
  const { actuales, anteriores, veces } = splitHistory(leidas)
  return {
    actuales: actuales.map((fila) => toFila(fila, timesOf(veces(fila)))),
    anteriores: anteriores.map((fila) => toFila(fila, undefined)),
  }
}

const timesOf = (n: number): string | undefined =>
  n === 0 ? undefined : n === 1 ? 'Revalidada 1 vez' : `Revalidada ${n} veces`

const toFila = (fila: Leida, veces: string | undefined): FilaEspecialidad => ({
  ...fila,
  veces,
  detalle:
    [fila.formaObtencion, fila.organizacion, fila.lugarOrganizacion].filter(Boolean).join(' · ') || undefined,
})

export const colorOf = (fila: Leida, hoy: Fecha): BadgeColor => COLORES_DE_VIGENCIA[vigenciaOn(fila, hoy)]
