import { type Db, withTransaction } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { listHallazgos } from '@/backend/padron/control/store'
import { keepAsGood } from '@/backend/padron/control/visto'
import { FALLECIDO } from '@/domain/estados'

const CUANTOS = 13
const PARES = [
  { columna: 'email', pares: [[8, 9]] },
  {
    columna: 'telefono',
    pares: [
      [10, 11],
      [12, 0],
    ],
  },
] as const

/**
 * One finding of each kind of the control of the register, and one that a clerk said is right: a doctor entered twice, a
 * CUIT with a finger slipped, a year of birth that is not the DNI's, a folio of two, one out of order, and what is shared.
 * Numbers that nobody has are there anyway.
 */
export async function plantDemoFindings(db: Db, clerk: Pedido): Promise<void> {
  const members = await db.query<{ id: number }>(
    `SELECT id FROM matriculado m WHERE tipo_matricula_id <> ${FALLECIDO}
       AND NOT EXISTS (SELECT FROM usuario u WHERE u.matriculado_id = m.id) ORDER BY id DESC OFFSET 15 LIMIT $1`,
    [CUANTOS],
  )
  const idOf = (at: number): number => members[at]?.id ?? 0
  const copy = (columnas: string, from: number, to: number) =>
    db.query(
      `UPDATE matriculado SET (${columnas}) = (SELECT ${columnas} FROM matriculado WHERE id = $1) WHERE id = $2`,
      [idOf(from), idOf(to)],
    )
  await copy('apellido, nombre, busqueda, fecha_nacimiento', 1, 2)
  await db.query(
    `UPDATE matriculado SET cuit_cuil = overlay(cuit_cuil PLACING reverse(substr(cuit_cuil, 5, 6)) FROM 5) WHERE id = $1`,
    [idOf(3)],
  )
  await db.query(
    `UPDATE matriculado SET fecha_nacimiento = (fecha_nacimiento - interval '12 years')::date, nacionalidad = 'Argentina' WHERE id = $1`,
    [idOf(4)],
  )
  await copy('libro, folio', 5, 6)
  await db.query(`UPDATE matriculado SET folio = '499' WHERE id = $1`, [idOf(7)])
  for (const { columna, pares } of PARES) for (const [from, to] of pares) await copy(columna, from, to)
  const { filas } = await listHallazgos(db, { clase: 'mismoTelefono' })
  const [{ huella } = { huella: '' }] = filas
  await withTransaction(db, (tx) =>
    keepAsGood(
      tx,
      { ...clerk, acto: 'controlPadron.darPorBueno' },
      { huella, motivo: 'Son matrimonio: es el teléfono de la casa' },
    ),
  )
}
