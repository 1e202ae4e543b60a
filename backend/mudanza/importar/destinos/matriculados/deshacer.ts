import { auditMany } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { PorDeshacer } from '@/backend/mudanza/importar/destinos/destino'
import type { Columnas } from '@/backend/mudanza/importar/destinos/matriculados/campos'
import { writeColumns } from '@/backend/mudanza/importar/destinos/matriculados/escribir'
import { ATADURAS, SUYAS } from '@/backend/padron/matriculado/baja'
import { describeMatriculados } from '@/backend/padron/matriculado/campos'
import type { Actor } from '@/backend/tesoreria/ledger/actor'

const HANGING = Object.entries(ATADURAS)
  .map(
    ([tabla, words]) =>
      `CASE WHEN EXISTS (SELECT FROM ${tabla} x WHERE x.matriculado_id = m.id) THEN '${words}' END`,
  )
  .join(', ')

/**
 * SQL over a written record `r`: somebody changed the member since, his old CUIT is another's, or, where he was added,
 * something hangs on him.
 */
export const ATADURA = `CASE WHEN NOT EXISTS (SELECT FROM matriculado m WHERE m.id = r.entidad_id) THEN 'Ya no está en el padrón'
  ELSE (SELECT CASE WHEN m.version <> r.version THEN 'Se cambió después'
    WHEN r.antes IS NULL THEN nullif('Tiene ' || concat_ws(', ', ${HANGING}), 'Tiene ')
    WHEN EXISTS (SELECT FROM matriculado o WHERE o.cuit_cuil = r.antes ->> 'cuit_cuil' AND o.id <> m.id)
      THEN 'El CUIT que tenía ya es de otro' END
    FROM matriculado m WHERE m.id = r.entidad_id) END`

export async function holdEscritos(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query('SELECT FROM matriculado WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids])
}

/** Removes who was added, and puts back what stood in the columns of who was changed. */
export async function takeBackMatriculados(
  tx: Tx,
  actor: Actor,
  escritos: readonly PorDeshacer[],
): Promise<void> {
  await removeAdded(
    tx,
    actor,
    escritos.filter(({ antes }) => antes === null).map(({ entidadID }) => entidadID),
  )
  const changed = escritos.flatMap(({ entidadID, antes }) =>
    antes === null ? [] : [{ id: entidadID, columnas: antes as Columnas }],
  )
  if (changed.length === 0) return
  const versions = await writeColumns(tx, actor, changed)
  await followVersions(tx, versions)
}

async function removeAdded(tx: Tx, actor: Actor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const antes = await describeMatriculados(tx, ids)
  for (const tabla of SUYAS) await tx.query(`DELETE FROM ${tabla} WHERE matriculado_id = ANY($1)`, [ids])
  await tx.query('DELETE FROM matriculado WHERE id = ANY($1)', [ids])
  await auditMany(
    tx,
    actor,
    ids.map((id) => ({ entidad: 'matriculado', entidadID: id, matriculadoID: id, antes: antes.get(id) })),
  )
}

/**
 * A member who is again as an earlier import left him may be taken back by that one too: what it wrote is what stands,
 * by a version that is two later.
 */
async function followVersions(tx: Tx, versions: ReadonlyMap<number, number>): Promise<void> {
  await tx.query(
    `UPDATE importacion_registro r SET version = d.version FROM unnest($1::int[], $2::int[]) AS d (id, version), importacion i
     WHERE i.id = r.importacion_id AND i.destino = 'matriculados' AND r.entidad_id = d.id
       AND r.hecho IN ('escrito', 'quedo') AND r.version = d.version - 2`,
    [[...versions.keys()], [...versions.values()]],
  )
}
