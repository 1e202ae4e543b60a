import type { MotivoExclusion, traerExcluidos } from '@/contract/cuota'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { ANULADA_A_MANO, evaluate } from '@/backend/tesoreria/cuota/evaluacion'
import { requireMes } from '@/backend/tesoreria/cuota/simulacion'
import { priceName } from '@/backend/tesoreria/cuota/tarifa'
import type { Db } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { TIPO_MATRICULA, type TipoConCuota } from '@/domain/estados'
import { dayOf, formatFecha, type Fecha } from '@/domain/fechas'
import { nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'

type Excluido = FilaDe<typeof traerExcluidos>

interface Renglon {
  total: number
  /** Null when the page is past the end. */
  matriculadoID: number | null
  apellidoNombre: string
  matricula: number
  tipoID: number
  tipo: string
  variante: number | null
  desde: Fecha | null
  creadaEn: string | null
  corridaID: number | null
  pagada: boolean | null
  enPlanID: number | null
  planRoto: boolean | null
  anuladaEn: string | null
  anuladaPor: string
}

export async function listExcluidos(
  db: Db,
  { anio, mes, motivo, pagina = 1 }: EntradaDe<typeof traerExcluidos>,
  hoy: Fecha,
): Promise<Pagina<Excluido>> {
  requireMes({ anio, mes }, hoy)
  const { sql, params } = await evaluate(db, { anio, mes })
  const n = params.length
  const rows = await db.query<Renglon>(
    `WITH excluido AS MATERIALIZED (
       SELECT matriculado_id, variante, desde FROM (${sql}) e WHERE motivo = $${n + 1}
     ), pagina AS (
       SELECT m.id, m.apellido, m.nombre, m.matricula, m.tipo_matricula_id, e.variante, e.desde
       FROM excluido e JOIN matriculado m ON m.id = e.matriculado_id
       ORDER BY m.apellido, m.nombre, m.id LIMIT $${n + 2} OFFSET $${n + 3}
     )
     SELECT cuantos.total, p.id AS "matriculadoID", ${nombreDeMatriculado('p')} AS "apellidoNombre", p.matricula,
       p.tipo_matricula_id AS "tipoID", ${nombreDeTipo('t')} AS tipo, p.variante, p.desde,
       viva.creado_en AS "creadaEn", viva.corrida_id AS "corridaID", viva.linea_id IS NOT NULL AS pagada,
       viva.en_plan_id AS "enPlanID",
       (SELECT roto_en IS NOT NULL FROM plan_pago WHERE id = viva.en_plan_id) AS "planRoto", anulada.anulado_en AS "anuladaEn", anulada.quien AS "anuladaPor"
     FROM (SELECT count(*)::int AS total FROM excluido) cuantos
     LEFT JOIN pagina p ON true
     LEFT JOIN tipo_matricula t ON t.id = p.tipo_matricula_id
     LEFT JOIN cargo viva ON viva.matriculado_id = p.id AND viva.anio = $1 AND viva.mes = $2
       AND viva.tipo = ${TIPO_MATRICULA} AND viva.anulado_en IS NULL AND viva.resto_de IS NULL
     LEFT JOIN LATERAL (
       SELECT c.anulado_en, ${QUIEN} AS quien
       FROM cargo c LEFT JOIN usuario u ON u.id = c.anulado_por
       WHERE c.matriculado_id = p.id AND c.anio = $1 AND c.mes = $2 AND ${ANULADA_A_MANO}
       ORDER BY c.anulado_en DESC LIMIT 1
     ) anulada ON true
     ORDER BY p.apellido, p.nombre, p.id`,
    [...params, motivo, POR_PAGINA, (pagina - 1) * POR_PAGINA],
  )
  return {
    filas: rows.flatMap((row) => (row.matriculadoID === null ? [] : toExcluido(row, row.matriculadoID))),
    total: rows[0]?.total ?? 0,
  }

  function toExcluido(row: Renglon, matriculadoID: number): Excluido {
    const { apellidoNombre, matricula } = row
    return { matriculadoID, apellidoNombre, matricula, detalle: DETALLES[motivo](row, anio) }
  }
}

const dayText = (instant: string | null): string =>
  instant === null ? '—' : formatFecha(dayOf(new Date(instant)))

const DETALLES: Record<MotivoExclusion, (row: Renglon, anio: number) => string> = {
  estado: ({ tipo }) => tipo,
  generaCuotas: ({ tipo }) => tipo,
  yaTiene: ({ creadaEn, corridaID, pagada, enPlanID, planRoto }) =>
    [
      `Generada el ${dayText(creadaEn)}`,
      corridaID === null ? 'una por una' : `en la generación ${corridaID}`,
      pagada
        ? 'pagada'
        : enPlanID === null
          ? 'impaga'
          : `en el plan de pagos ${enPlanID}${planRoto ? ', que se rescindió' : ''}`,
    ].join(', '),
  anulada: ({ anuladaEn, anuladaPor }) => `Anulada el ${dayText(anuladaEn)} por ${anuladaPor}`,
  posterior: ({ desde }) => `Matriculado desde el ${desde === null ? '—' : formatFecha(desde)}`,
  // Only members of a charged type come as far as the price.
  sinPrecio: ({ tipoID, variante }, anio) => priceName(tipoID as TipoConCuota, variante ?? 0, anio),
}
