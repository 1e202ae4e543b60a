import type { traerOtrosDebitos } from '@/contract/da-listado-envio'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { requireSeen } from '@/backend/debitos/ronda/cambiaron'
import { readContexto } from '@/backend/debitos/ronda/contexto'
import { debtorsOf } from '@/backend/debitos/ronda/deudores'
import { findLiveRonda } from '@/backend/debitos/ronda/store'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { refuse } from '@/backend/nucleo/rechazo'

type Fila = FilaDe<typeof traerOtrosDebitos>

/**
 * What an entity collects in a month: its closed round, or what a round would ask now. Who tells what he saw (`visto`) is
 * asked about those who changed since; who knows only the specification's keys is not.
 */
export async function listOtrosDebitos(
  db: Queryable,
  { formaPagoID, visto, ...mes }: EntradaDe<typeof traerOtrosDebitos>,
): Promise<Fila[]> {
  const { banco, quienes, reglas } = await readContexto(db, formaPagoID, mes)
  if (banco) refuse('formaPagoID', 'Elija una entidad')
  const ronda = await findLiveRonda(db, formaPagoID, mes)
  if (ronda && visto !== undefined) await requireSeen(db, ronda.id, visto)
  const filas = ronda
    ? await db.query<Omit<Fila, keyof typeof mes>>(
        `SELECT id, matricula, dni, cuit, apellido_nombre AS "apellidoNombre", importe, id AS comprobante
         FROM ronda_fila WHERE ronda_id = $1 AND sacada_en IS NULL ORDER BY id`,
        [ronda.id],
      )
    : await listNow(db, debtorsOf(quienes, mes, reglas))
  return filas.map((fila) => ({ ...fila, ...mes }))
}

const listNow = (
  db: Queryable,
  { sql, param }: ReturnType<typeof debtorsOf>,
): Promise<Omit<Fila, 'anio' | 'mes'>[]> =>
  db.query<Omit<Fila, 'anio' | 'mes'>>(
    `SELECT NULL::int AS id, x.matricula, x.dni::text AS dni, x.cuit_cuil AS cuit,
       ${nombreCorrido('x')} AS "apellidoNombre", x.importe, NULL::int AS comprobante
     FROM (${sql}) x WHERE x.motivo IS NULL ORDER BY x.matricula`,
    [param],
  )
