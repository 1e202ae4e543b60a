import type { Db } from '@/backend/db/conexion'

/** Holds charges as an open online payment holds them. */
export async function holdOnline(db: Db, matriculadoID: number, cargos: readonly number[]): Promise<void> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO pago_en_linea (matriculado_id, referencia, pasarela, total, pantalla, creado_en, vence_en)
     VALUES ($1, gen_random_uuid(), 'prueba', 100, 'operador', '2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z')
     RETURNING id`,
    [matriculadoID],
  )
  await db.query('INSERT INTO pago_en_linea_cargo SELECT $1, id, monto FROM cargo WHERE id = ANY($2)', [
    row?.id,
    cargos,
  ])
  await db.query(
    `WITH nuevo AS (INSERT INTO tramite (pago_en_linea_id) VALUES ($1) RETURNING id)
     UPDATE cargo SET tramite_id = nuevo.id FROM nuevo WHERE cargo.id = ANY($2)`,
    [row?.id, cargos],
  )
}
