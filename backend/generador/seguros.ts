import type { Tx } from '@/backend/db/conexion'
import type { Carga } from '@/backend/generador/carga'
import { SIN_COBERTURA, type Cobertura } from '@/domain/cobertura'
import { addDays, daysBetween, type Fecha } from '@/domain/fechas'

export interface Seguro {
  desde: Fecha
  hasta: Fecha | null
  tipoSeguroID: number | null
  ampliacion: boolean
  ampliacionExtendida: boolean
}

interface Asegurado {
  id: number
  ingreso: Fecha
  hoy: Fecha
  tipos: readonly number[]
  ampliacion: boolean
  ampliacionExtendida: boolean
}

/** Who entered less than this many days ago has one period, still open. */
const LONG_ENOUGH = 1_200

/**
 * Most are insured since they entered. Of ten one has left, one has changed, one has a gap, one has no type; of thirty one
 * changed and one left within the last weeks. Told by the id, so that the rest of the register stays as it is.
 */
export function inventSeguros({ id, ingreso, hoy, tipos, ...wider }: Asegurado): Seguro[] {
  const [first = null, second = first] = tipos
  const open: Seguro = {
    ...wider,
    desde: ingreso,
    hasta: null,
    tipoSeguroID: wider.ampliacion || wider.ampliacionExtendida ? second : first,
  }
  if (daysBetween(ingreso, hoy) < LONG_ENOUGH) return [open]
  const lately = addDays(hoy, -(id % 40))
  if (id % 30 === 4)
    return [
      { ...open, tipoSeguroID: first, hasta: addDays(lately, -1) },
      { ...open, tipoSeguroID: second, desde: lately },
    ]
  if (id % 30 === 14) return [{ ...open, hasta: lately }]
  const cut = addDays(hoy, -150 - ((id * 37) % 700))
  const before: Seguro = { ...open, hasta: addDays(cut, -1) }
  switch (id % 10) {
    case 0:
      return [before]
    case 1:
      return [
        { ...before, tipoSeguroID: first, ampliacion: false, ampliacionExtendida: false },
        { ...open, desde: cut, tipoSeguroID: second },
      ]
    case 2:
      return [before, { ...open, desde: addDays(cut, 30 + (id % 90)) }]
    case 3:
      return [{ ...open, tipoSeguroID: null }]
    default:
      return [open]
  }
}

/** The periods of who died end with him. */
export const endAt = (seguros: Seguro[], death: Fecha | undefined): Seguro[] =>
  death === undefined
    ? seguros
    : seguros
        .filter(({ desde }) => desde <= death)
        .map((one) => ({ ...one, hasta: one.hasta !== null && one.hasta < death ? one.hasta : death }))

export function addSeguros(carga: Carga, matriculadoID: number, seguros: readonly Seguro[]): void {
  for (const { desde, hasta, tipoSeguroID, ampliacion, ampliacionExtendida } of seguros)
    carga.add('federacion_matriculado', {
      matriculado_id: matriculadoID,
      desde,
      hasta,
      tipo_seguro_id: tipoSeguroID,
      ampliacion,
      ampliacion_extendida: ampliacionExtendida,
      creado_en: `${desde} 10:00:00-03`,
    })
}

export function coverOn(seguros: readonly Seguro[], day: Fecha): Cobertura {
  const covers = seguros.find(({ desde, hasta }) => desde <= day && (hasta === null || hasta >= day))
  if (!covers) return SIN_COBERTURA
  const { ampliacion, ampliacionExtendida } = covers
  return { federacion: true, ampliacion, ampliacionExtendida }
}

/** The federation's files name an insured sum, which no reference tells: 20 million for the first type, 20 more for each. */
export const inventSums = (tx: Tx): Promise<unknown> =>
  tx.query(
    `UPDATE tipo_seguro t SET suma_asegurada = n.orden * 2000000000
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS orden FROM tipo_seguro) n
     WHERE n.id = t.id AND t.suma_asegurada IS NULL`,
  )
