import { auditMany } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import {
  type Dueno,
  readDuenos,
  unknownDueno,
} from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import type { Comparado, Contexto, DestinoListo, Dicho } from '@/backend/mudanza/importar/destinos/destino'
import type { Valores } from '@/domain/importar/resultado'

export type Valor = string | number | boolean | null
export type Columnas = Readonly<Record<string, Valor>>

export interface Leida {
  columnas: Columnas
  avisos: Dicho[]
}

/** A row of the table as it is compared; one that this file brings has no id yet. */
export type Fila = Columnas & { id: number | null; matriculado_id: number }

type Tabla =
  | 'especialidad_matriculado'
  | 'practica_matriculado'
  | 'certificado_matriculado'
  | 'federacion_matriculado'
  | 'superintendencia_matriculado'

/** What one target knows of its table, whose rows are a member's. */
export interface TablaDeMatriculado {
  tabla: Tabla
  /** SQL: which rows count; those that were deleted do not. */
  vigentes: 'x.eliminado_en IS NULL' | 'true'
  /** The column that says who wrote a row, if it does. */
  autor?: 'creado_por'
  conVersion?: true
  /** What a record says as columns, or why the register would not have it. */
  leer(contexto: Contexto, valores: Valores, dueno: Dueno): Leida | { rechazo: Dicho }
  /** The row that a record is already, why it cannot stand beside one, or nothing. */
  choca(
    columnas: Columnas,
    filas: readonly Fila[],
    contexto: Contexto,
  ): number | null | { rechazo: Dicho } | undefined
  dice: (valores: Valores) => string
  /** For the trail, in words. */
  cuenta(valores: Valores): Readonly<Record<string, unknown>>
  /** SQL over a row `x` of the table: why it cannot be taken back, or null. */
  atadura: string
  /** SQL that takes rows away, by their ids $1 and who does it $2. */
  quita: string
}

/** A target of rows that are a member's: added where they are not there, and taken out again. */
export function deMatriculado(tabla: TablaDeMatriculado): DestinoListo {
  const { tabla: nombre, dice } = tabla
  return {
    entidad: nombre,
    dice,
    comparar: (db, contexto, valores) => compare(db, tabla, contexto, valores),
    retener: async (tx, _actor, valores) => {
      const numbers = valores.map(({ matricula }) => Number(matricula))
      await tx.query('SELECT FROM matriculado WHERE matricula = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
        numbers,
      ])
    },
    crear: async (tx, actor, contexto, nuevas) => {
      const duenos = await readDuenos(
        tx,
        nuevas.map(({ valores }) => valores),
      )
      const rows = nuevas.map(({ valores }): Columnas => {
        const dueno = duenos.get(Number(valores['matricula']))
        const read = dueno && tabla.leer(contexto, valores, dueno)
        if (!read || 'rechazo' in read) throw new Error('Una fila que no se puede escribir')
        const by: Columnas = tabla.autor ? { [tabla.autor]: actor.persona?.usuarioID ?? null } : {}
        return { matriculado_id: dueno.id, ...by, ...read.columnas }
      })
      const ids = await insert(tx, tabla, rows)
      await auditMany(
        tx,
        actor,
        ids.map((id, at) => ({
          ...{ entidad: nombre, entidadID: id, matriculadoID: Number(rows[at]?.['matriculado_id']) },
          despues: tabla.cuenta(nuevas[at]?.valores ?? {}),
        })),
      )
      return ids.map((entidadID) => ({ entidadID, ...(tabla.conVersion && { version: 1 }) }))
    },
    atadura: () => Promise.resolve(ataduraOf(tabla)),
    retenerEscritos: async (tx, ids) =>
      void (await tx.query(`SELECT FROM ${nombre} WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [ids])),
    deshacer: async (tx, actor, escritos) => {
      const ids = escritos.map(({ entidadID }) => entidadID)
      const owners = await tx.query<{ id: number; matriculadoID: number }>(
        `SELECT id, matriculado_id AS "matriculadoID" FROM ${nombre} WHERE id = ANY($1)`,
        [ids],
      )
      const ownerOf = new Map(owners.map(({ id, matriculadoID }) => [id, matriculadoID]))
      await tx.query(tabla.quita, [ids, actor.persona?.usuarioID ?? null])
      await auditMany(
        tx,
        actor,
        escritos.map(({ entidadID, valores }) => ({
          ...{ entidad: nombre, entidadID, matriculadoID: ownerOf.get(entidadID) ?? null },
          antes: tabla.cuenta(valores),
        })),
      )
    },
  }
}

const ataduraOf = ({ tabla, vigentes, conVersion, atadura }: TablaDeMatriculado): string =>
  `CASE WHEN NOT EXISTS (SELECT FROM ${tabla} x WHERE x.id = r.entidad_id AND ${vigentes}) THEN 'Ya no está'
   ELSE (SELECT ${conVersion ? `CASE WHEN x.version <> r.version THEN 'Se cambió después' ELSE (${atadura}) END` : atadura}
     FROM ${tabla} x WHERE x.id = r.entidad_id) END`

/** What a row does not say is as it is born. */
async function insert(tx: Tx, { tabla }: TablaDeMatriculado, rows: readonly Columnas[]): Promise<number[]> {
  const made = await tx.query<{ id: number }>(
    `INSERT INTO ${tabla} SELECT n.* FROM jsonb_array_elements($1) WITH ORDINALITY AS e (fila, lugar),
       jsonb_populate_record(NULL::${tabla}, jsonb_build_object('id', nextval(pg_get_serial_sequence('${tabla}', 'id')),
         'creado_en', now(), 'version', 1) || e.fila) n ORDER BY e.lugar RETURNING id`,
    [JSON.stringify(rows)],
  )
  return made.map(({ id }) => id)
}

/** In the file's order: what one record brings stands beside the next. */
async function compare(
  db: Queryable,
  tabla: TablaDeMatriculado,
  contexto: Contexto,
  valores: readonly Valores[],
): Promise<Comparado[]> {
  const duenos = await readDuenos(db, valores)
  const rows = await db.query<Fila>(
    `SELECT x.* FROM ${tabla.tabla} x
     WHERE x.matriculado_id = ANY($1) AND ${tabla.vigentes} ORDER BY x.id`,
    [[...duenos.values()].map(({ id }) => id)],
  )
  const filas = new Map<number, Fila[]>()
  for (const row of rows) filas.set(row.matriculado_id, [...(filas.get(row.matriculado_id) ?? []), row])
  return valores.map((one) => {
    const dueno = duenos.get(Number(one['matricula']))
    if (!dueno) return unknownDueno(one)
    const read = tabla.leer(contexto, one, dueno)
    if ('rechazo' in read) return read
    const own = filas.get(dueno.id) ?? []
    const met = tabla.choca(read.columnas, own, contexto)
    if (typeof met === 'object' && met !== null) return met
    if (met !== undefined) return { suerte: 'igual', entidadID: met, cambios: [], avisos: [] }
    filas.set(dueno.id, [...own, { ...read.columnas, id: null, matriculado_id: dueno.id }])
    return { suerte: 'nueva', entidadID: null, cambios: [], avisos: read.avisos }
  })
}
