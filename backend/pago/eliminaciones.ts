import type { traerEliminaciones } from '@/contract/cargo-matricula'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import type { Persona } from '@/backend/http/manejador'
import { requirePersona } from '@/backend/pago/personas'

/** What was written off from a member's account, the newest first. */
export const listEliminaciones = (
  db: Queryable,
  matriculadoID: number,
): Promise<FilaDe<typeof traerEliminaciones>[]> =>
  db.query(
    `SELECT e.id, e.clase, e.cantidad, e.total, e.motivo, e.creada_en AS creada, trim(u.nombre || ' ' || u.apellido) AS usuario,
       e.deshecha_en AS deshecha, trim(d.nombre || ' ' || d.apellido) AS "deshechaPor"
     FROM eliminacion e LEFT JOIN usuario u ON u.id = e.usuario_id LEFT JOIN usuario d ON d.id = e.deshecha_por
     WHERE e.matriculado_id = $1 ORDER BY e.id DESC`,
    [matriculadoID],
  )

/** Who may not eliminate months may not bring them back either. */
export async function requireWhoMay(db: Queryable, persona: Persona, eliminacionID: number): Promise<void> {
  const rows = await db.query(`SELECT FROM eliminacion WHERE id = $1 AND clase = 'matriculas'`, [
    eliminacionID,
  ])
  if (rows.length > 0) await requirePersona(db, persona, 'editarMatriculas')
}
