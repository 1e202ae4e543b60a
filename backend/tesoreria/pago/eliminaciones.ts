import type { traerEliminaciones } from '@/contract/cargo-matricula'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import type { Persona } from '@/backend/nucleo/manejador'
import { requirePersona } from '@/backend/tesoreria/pago/personas'
import { GENERADO_DE_NUEVO } from '@/backend/tesoreria/ledger/eliminar'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

/** SQL: why a write-off cannot be undone, as restoreEliminacion would say. */
const TRABA = `CASE
  WHEN e.deshecha_en IS NOT NULL THEN NULL
  WHEN EXISTS (SELECT FROM cargo c JOIN corrida r ON r.id = c.corrida_id
    WHERE c.eliminacion_id = e.id AND r.anulada_en IS NOT NULL) THEN 'La generación de alguno de esos meses se deshizo'
  WHEN EXISTS (${GENERADO_DE_NUEVO} WHERE c.eliminacion_id = e.id) THEN 'Alguno de esos meses se generó de nuevo'
  END`

export const listEliminaciones = (
  db: Queryable,
  matriculadoID: number,
): Promise<FilaDe<typeof traerEliminaciones>[]> =>
  db.query(
    `SELECT e.id, e.clase, e.cantidad, e.total, e.motivo, e.creada_en AS creada, ${nombreDeUsuario('u')} AS usuario,
       e.deshecha_en AS deshecha, ${nombreDeUsuario('d')} AS "deshechaPor",
       ${TRABA} AS traba
     FROM eliminacion e LEFT JOIN usuario u ON u.id = e.usuario_id LEFT JOIN usuario d ON d.id = e.deshecha_por
     WHERE e.matriculado_id = $1 ORDER BY e.id DESC`,
    [matriculadoID],
  )

/** Bringing months back needs the permission to eliminate them. */
export async function requireWhoMay(db: Queryable, persona: Persona, eliminacionID: number): Promise<void> {
  const rows = await db.query(`SELECT FROM eliminacion WHERE id = $1 AND clase = 'matriculas'`, [
    eliminacionID,
  ])
  if (rows.length > 0) await requirePersona(db, persona, 'editarMatriculas')
}
