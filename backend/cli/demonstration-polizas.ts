import { drawPdf, receive } from '@/backend/cli/demonstration-files'
import { type Db, withTransaction } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { loadPolizas } from '@/backend/seguros/poliza/cargar'
import { formatFecha, formatMes, type Mes, monthAt, monthNumber, partsOf } from '@/domain/fechas'
import { nombreDePoliza, POLIZAS_POR_LOTE } from '@/domain/poliza'

/** A register of many thousands is for trying how quick it is: the first ones show what there is to see. */
const MIEMBROS = 600
/** Who has none of last month's, and of the running month's: every so many. */
const FALTA_UNA_DE = [41, 17] as const

interface Asegurado {
  id: number
  matricula: number
  apellidoNombre: string
  desde: string
}

/**
 * The policies of last month and of the running one, as the federation sends them: some are missing, and one is of
 * somebody who has no cover.
 */
export async function loadDemoPolicies(db: Db, clerk: Pedido): Promise<void> {
  const hoy = monthNumber(partsOf(clerk.hoy))
  for (const [back, unaDe] of FALTA_UNA_DE.entries()) {
    const mes = monthAt(hoy - 1 + back)
    const insured = (await listInsured(db, mes)).filter(({ id }) => id % unaDe !== 0)
    for (let at = 0; at < insured.length; at += POLIZAS_POR_LOTE) {
      const files = insured.slice(at, at + POLIZAS_POR_LOTE).map((one) => policyOf(one, mes))
      await withTransaction(db, (tx) => loadPolizas(tx, { ...clerk, acto: 'polizas.cargar' }, mes, files))
    }
  }
}

/** Who was covered on some day of a month, and the first who was not. */
const listInsured = (db: Db, { anio, mes }: Mes): Promise<Asegurado[]> =>
  db.query<Asegurado>(
    `WITH x AS (
       SELECT m.id, m.matricula, m.apellido || ' ' || m.nombre AS "apellidoNombre", m.ingreso_cm AS ingreso, (
         SELECT min(f.desde) FROM federacion_matriculado f WHERE f.matriculado_id = m.id AND f.eliminado_en IS NULL
           AND daterange(f.desde, f.hasta, '[]') && daterange(d.primero, (d.primero + interval '1 month')::date)
       ) AS desde
       FROM matriculado m, LATERAL (SELECT make_date($1, $2, 1) AS primero) d WHERE m.id <= ${MIEMBROS}
     )
     SELECT id, matricula, "apellidoNombre", coalesce(desde, ingreso) AS desde FROM x
     WHERE desde IS NOT NULL OR id = (SELECT min(id) FROM x WHERE desde IS NULL) ORDER BY id`,
    [anio, mes],
  )

function policyOf({ id, matricula, apellidoNombre, desde }: Asegurado, mes: Mes) {
  const lines = [
    'PÓLIZA DE SEGURO',
    'Responsabilidad profesional',
    `Vigencia: ${formatMes(mes)}`,
    apellidoNombre,
    `Matrícula ${matricula}`,
    `Asegurado desde el ${formatFecha(desde)}`,
  ]
  return receive(nombreDePoliza({ ...mes, matriculadoID: id }), 'application/pdf', drawPdf(lines))
}
