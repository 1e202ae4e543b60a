import { auditMany } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { PorDeshacer } from '@/backend/mudanza/importar/destinos/destino'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import type { Columnas } from '@/backend/mudanza/importar/destinos/matriculados/campos'
import { writeColumns } from '@/backend/mudanza/importar/destinos/matriculados/escribir'
import { ATADURAS, SUYAS } from '@/backend/padron/matriculado/baja'
import { describeMatriculados } from '@/backend/padron/matriculado/campos'
import type { Actor } from '@/backend/tesoreria/ledger/actor'

type Tabla = keyof typeof ATADURAS

/** Rows of a member's that an import brings and its undoing ends: by table, what is brought and how an ended one is told. */
const TERMINADAS = {
  especialidad_matriculado: ['especialidades', 'x.eliminado_en IS NOT NULL'],
  practica_matriculado: ['practicas', 'x.eliminado_en IS NOT NULL'],
  federacion_matriculado: ['seguros', 'x.eliminado_en IS NOT NULL'],
  superintendencia_matriculado: ['superintendencia', 'x.eliminado_en IS NOT NULL'],
  // An enrolment that was given a number of ours keeps it.
  da_listado: [
    'adhesiones',
    "x.fecha_baja IS NOT NULL AND x.nro_solicitud <= (SELECT desde FROM contador WHERE nombre = 'da_solicitud')",
  ],
} as const satisfies Partial<Record<Tabla, readonly [DestinoDeImportacion, string]>>

/** SQL over a row `x`: an import brought it and was taken back. */
const deshecha = ([destino, terminada]: readonly [string, string]): string =>
  `(${terminada} AND x.id IN (SELECT d.entidad_id FROM importacion_registro d JOIN importacion i ON i.id = d.importacion_id
    WHERE i.destino = '${destino}' AND d.hecho = 'deshecho'))`

/** SQL over a row `x`: it ties nobody. Charges and payments that were taken back are told by the account, which stays. */
const LIBRE: Partial<Record<Tabla, string>> = {
  ...{ cargo: 'x.anulado_en IS NOT NULL', pago: 'x.anulado_en IS NOT NULL' },
  ...Object.fromEntries(Object.entries(TERMINADAS).map(([tabla, como]) => [tabla, deshecha(como)])),
}

const PALABRAS = { ...ATADURAS, movimiento: 'movimientos en su cuenta, que no se borran' }

const HANGING = Object.entries(PALABRAS)
  .map(
    ([tabla, words]) =>
      `CASE WHEN EXISTS (SELECT FROM ${tabla} x WHERE x.matriculado_id = m.id AND (${LIBRE[tabla as Tabla] ?? 'false'}) IS NOT TRUE)
        THEN '${words}' END`,
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
  for (const tabla of [...SUYAS, ...Object.keys(TERMINADAS)])
    await tx.query(`DELETE FROM ${tabla} WHERE matriculado_id = ANY($1)`, [ids])
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
export async function followVersions(tx: Tx, versions: ReadonlyMap<number, number>): Promise<void> {
  await tx.query(
    `UPDATE importacion_registro r SET version = d.version FROM unnest($1::int[], $2::int[]) AS d (id, version), importacion i
     WHERE i.id = r.importacion_id AND i.destino = 'matriculados' AND r.entidad_id = d.id
       AND r.hecho IN ('escrito', 'quedo') AND r.version = d.version - 2`,
    [[...versions.keys()], [...versions.values()]],
  )
}
