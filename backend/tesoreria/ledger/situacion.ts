import type { situacion } from '@/contract/matriculado'
import type { Queryable } from '@/backend/db/conexion'
import { readDeudas } from '@/backend/tesoreria/ledger/mora'
import { CERO } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import type * as z from 'zod'

export type Situacion = z.output<typeof situacion>

/** What a member owes told apart by the delinquents' rule, and the last money that came in and was not given back. */
export async function readSituacion(db: Queryable, matriculadoID: number, hoy: Fecha): Promise<Situacion> {
  const deuda = (await readDeudas(db, [matriculadoID], hoy)).get(matriculadoID)
  const [ultimo] = await db.query<NonNullable<Situacion['ultimoPago']>>(
    `SELECT p.fecha, p.total, p.nro_recibo AS "nroRecibo" FROM pago p
     WHERE p.matriculado_id = $1 AND p.anulado_en IS NULL AND p.medio <> 'saldo'
     ORDER BY p.fecha DESC, p.id DESC LIMIT 1`,
    [matriculadoID],
  )
  const { mora = CERO, meses = 0, desde = null, corriente = CERO, antigua = CERO } = deuda ?? {}
  return { vencido: mora, meses, desde, corriente, antigua, ultimoPago: ultimo ?? null }
}
