import { isDeepStrictEqual } from 'node:util'
import { auditMany } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Contexto, Escrito, PorEscribir } from '@/backend/mudanza/importar/destinos/destino'
import {
  type CampoConColumna,
  COLUMNAS,
  type Columnas,
  DE_MIEMBRO,
  type Miembro,
  NOMBRES_DE_COLUMNA,
  type Valor,
} from '@/backend/mudanza/importar/destinos/matriculados/campos'
import { readChanges, readNew } from '@/backend/mudanza/importar/destinos/matriculados/comparar'
import { describeMatriculados } from '@/backend/padron/matriculado/campos'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { isGone } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { claveDeBusqueda } from '@/domain/plegar'

const ENTIDAD = 'matriculado'
/** What neither says is 'no', as a form that nobody ticked. */
const SI_NO = ['iosep', 'isspse']

const searchOf = (columnas: Columnas): string =>
  claveDeBusqueda(String(columnas['apellido']), String(columnas['nombre']))

/**
 * The day on which the state that a file tells began, as far as it says: who left, when he left; anybody else, when he
 * came in.
 */
function sinceOf(columnas: Columnas, hoy: Fecha): Fecha {
  const { ingreso_cm: ingreso, egreso_cm: egreso, tipo_matricula_id: estado } = columnas
  const since = isGone(Number(estado)) ? (egreso ?? ingreso) : ingreso
  return typeof since === 'string' ? since : hoy
}

/** Adds members with what the file has of them, each with his period open; the rest of the record stays empty. */
export async function addMatriculados(
  tx: Tx,
  actor: Actor,
  contexto: Contexto,
  nuevas: readonly PorEscribir[],
): Promise<Escrito[]> {
  if (nuevas.length === 0) return []
  const rows = nuevas.map(({ valores }): Columnas => {
    const read = readNew(contexto, valores)
    if ('rechazo' in read) throw new Error('Un matriculado que no se puede agregar')
    const plain = Object.fromEntries(SI_NO.map((columna) => [columna, false]))
    return { ...plain, ...read.columnas, busqueda: searchOf(read.columnas) }
  })
  const columnas = [...NOMBRES_DE_COLUMNA, 'busqueda'].join(', ')
  // Whoever entered one of them since they were compared is told by the keys: the lot is compared once more then.
  const made = await tx.query<{ id: number; version: number; matricula: number }>(
    `INSERT INTO matriculado (${columnas}) SELECT ${columnas} FROM jsonb_populate_recordset(NULL::matriculado, $1)
     RETURNING id, version, matricula`,
    [JSON.stringify(rows)],
  )
  const byMatricula = new Map(made.map((row) => [row.matricula, row]))
  const written = rows.map((row) => {
    const one = byMatricula.get(Number(row['matricula']))
    if (!one) throw new Error('Un matriculado que no se agregó')
    return { entidadID: one.id, version: one.version, desde: sinceOf(row, actor.hoy), row }
  })
  await tx.query(
    `INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde)
     SELECT * FROM unnest($1::int[], $2::int[], $3::date[])`,
    [
      written.map(({ entidadID }) => entidadID),
      written.map(({ row }) => row['tipo_matricula_id']),
      written.map(({ desde }) => desde),
    ],
  )
  const ids = written.map(({ entidadID }) => entidadID)
  const despues = await describeMatriculados(tx, ids)
  await auditMany(
    tx,
    actor,
    ids.map((id) => ({ entidad: ENTIDAD, entidadID: id, matriculadoID: id, despues: despues.get(id) })),
  )
  return written.map(({ entidadID, version }) => ({ entidadID, version }))
}

/** By their ids. */
async function readMiembros(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Miembro>> {
  const rows = await db.query<Miembro>(`SELECT ${DE_MIEMBRO} FROM matriculado WHERE id = ANY($1)`, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks who is there already, in one order. */
export async function holdMatriculados(tx: Tx, matriculas: readonly number[]): Promise<void> {
  await tx.query('SELECT FROM matriculado WHERE matricula = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
    matriculas,
  ])
}

/** Writes what a file says of who is there, and answers what stood in those columns before. */
export async function changeMatriculados(
  tx: Tx,
  actor: Actor,
  contexto: Contexto,
  cambian: readonly PorEscribir[],
): Promise<Escrito[]> {
  const ids = cambian.map(({ entidadID }) => Number(entidadID))
  const byID = await readMiembros(tx, ids)
  const edits = cambian.map(({ valores, entidadID }) => {
    const member = byID.get(Number(entidadID))
    if (!member) throw new Error('Un matriculado que ya no está')
    const { cambios } = readChanges(contexto, member, valores)
    const campos = Object.keys(cambios) as CampoConColumna[]
    const pick = (of: (campo: CampoConColumna) => Valor): Columnas =>
      Object.fromEntries(campos.map((campo) => [COLUMNAS[campo].columna, of(campo)]))
    const antes = pick((campo) => member[COLUMNAS[campo].columna] ?? null)
    return { member, antes, despues: pick((campo) => cambios[campo] ?? null) }
  })
  const versions = await writeColumns(
    tx,
    actor,
    edits.map(({ member, despues }) => ({ id: member.id, columnas: despues })),
  )
  return edits.map(({ member, antes }) => ({
    entidadID: member.id,
    antes,
    version: versions.get(member.id) ?? 0,
  }))
}

/** Writes some columns of members, with what is derived of them and the trail's row of each; answers their versions. */
export async function writeColumns(
  tx: Tx,
  actor: Actor,
  edits: readonly { id: number; columnas: Columnas }[],
): Promise<ReadonlyMap<number, number>> {
  const ids = edits.map(({ id }) => id)
  const before = await describeMatriculados(tx, ids)
  const byID = await readMiembros(tx, ids)
  const columnas = [...NOMBRES_DE_COLUMNA, 'busqueda'].join(', ')
  const written = await tx.query<{ id: number; version: number }>(
    `UPDATE matriculado m SET (${columnas}) = (SELECT ${columnas} FROM jsonb_populate_record(m, e.columnas)), version = m.version + 1
     FROM unnest($1::int[], $2::jsonb[]) AS e (id, columnas) WHERE m.id = e.id RETURNING m.id, m.version`,
    [
      ids,
      edits.map(({ id, columnas: own }) =>
        JSON.stringify({ ...own, busqueda: searchOf({ ...byID.get(id), ...own }) }),
      ),
    ],
  )
  const after = await describeMatriculados(tx, ids)
  await auditMany(
    tx,
    actor,
    ids.map((id) => ({
      ...{ entidad: ENTIDAD, entidadID: id, matriculadoID: id },
      ...differenceOf(before.get(id) ?? {}, after.get(id) ?? {}),
    })),
  )
  return new Map(written.map(({ id, version }) => [id, version]))
}

/** What was and is otherwise, as the trail keeps it: what was or is empty is told as empty. */
function differenceOf(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  )
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(keys.map((key) => [key, from[key] ?? null]))
  return { antes: pick(before), despues: pick(after) }
}
