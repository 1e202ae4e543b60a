import type { EntradaDe } from '@/contract/llamada'
import type { traerLote } from '@/contract/auditoria'
import { listActos as listWords } from '@/backend/acceso/auditoria/actos'
import { listActos, listLote, type Filtros } from '@/backend/acceso/auditoria/listado'
import { listTipos } from '@/backend/acceso/auditoria/registros'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Db, Tx } from '@/backend/db/conexion'
import type { Manejadores, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'

const VALE = '1 hour'

/** The audit row of an export is the export: its id, its filters and its last row. */
async function beginExport(filtros: Filtros, pedido: Pedido, tx: Tx): Promise<{ exportacionID: number }> {
  await audit(tx, pedido, { despues: filtros })
  const [row] = await tx.query<{ exportacionID: number }>(
    `SELECT currval(pg_get_serial_sequence('auditoria', 'id'))::int AS "exportacionID"`,
  )
  if (!row) throw new Error('No se escribió la exportación')
  return row
}

/** Throws `Rechazo` for an export that is missing, somebody else's or too old. */
async function readLote(entrada: EntradaDe<typeof traerLote>, { persona }: Pedido, db: Db) {
  const [row] = await db.query<{ filtros: Filtros | null }>(
    `SELECT datos -> 'despues' AS filtros FROM auditoria
     WHERE id = $1 AND usuario_id = $2 AND accion = 'auditoria.exportar' AND cuando > now() - $3::interval`,
    [entrada.exportacionID, persona.usuarioID, VALE],
  )
  if (!row) throw noEncontrado()
  return { filas: await listLote(db, row.filtros ?? {}, entrada) }
}

export const auditoria: Manejadores<'auditoria'> = {
  traerTodos: (entrada, _pedido, db) => listActos(db, entrada),
  traerOpciones: () => Promise.resolve({ actos: listWords(), entidades: listTipos() }),
  exportar: beginExport,
  traerLote: readLote,
}
