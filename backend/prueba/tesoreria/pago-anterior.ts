import { withTransaction, type Db } from '@/backend/db/conexion'

interface Anterior {
  de: number
  cargos: readonly number[]
  /** Of its old receipt; null for one that had none. */
  numero: string | null
  fecha: string
}

/** A payment of before the council came here, as who brings another server's history writes it. */
export const bringPago = (db: Db, { de, cargos, numero, fecha }: Anterior): Promise<number> =>
  withTransaction(db, async (tx) => {
    const [pago] = await tx.query<{ id: number }>(
      `INSERT INTO pago (matriculado_id, fecha, registrado_en, medio, total, de_mudanza, nro_recibo_anterior)
       SELECT $1, $3, ($3::date + time '12:00') AT TIME ZONE 'America/Argentina/Buenos_Aires', 'anterior', sum(monto), true, $4
       FROM cargo WHERE id = ANY($2) RETURNING id`,
      [de, cargos, fecha, numero],
    )
    if (!pago) throw new Error('Sin pago')
    await tx.query(
      `WITH l AS (
         INSERT INTO linea (pago_id, cargo_id, monto) SELECT $1, id, monto FROM cargo WHERE id = ANY($2)
         RETURNING id, cargo_id, monto
       ), c AS (UPDATE cargo SET linea_id = l.id FROM l WHERE cargo.id = l.cargo_id)
       INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, linea_id, pago_id)
       SELECT $3, $4, 'cobrar', monto, cargo_id, id, $1 FROM l ORDER BY id`,
      [pago.id, cargos, de, fecha],
    )
    return pago.id
  })
