import { auditMany } from '@/backend/acceso/auditoria/store'
import { listReferences, wordFor } from '@/backend/catalogos/catalogo/usos'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { DestinoListo, Escrito, PorEscribir } from '@/backend/mudanza/importar/destinos/destino'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import type { Valores } from '@/domain/importar/resultado'
import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

type Tabla = 'hospital' | 'especialidad' | 'practica' | 'titulo' | 'entidad_otorga_titulo'

const MAX_NOMBRE = 200

const nameOf = ({ nombre }: Valores): string => oneLine(String(nombre ?? ''))
const placeOf = ({ localidad }: Valores): string | null =>
  typeof localidad === 'string' ? oneLine(localidad) || null : null

// Hospitals are reference data: they have a place, and are not marked as deleted but gone.
const isFixed = (tabla: Tabla): boolean => tabla === 'hospital'

/** Names of a catalogue. One that is there, however it is written, is the same; undoing removes who is not used. */
export const catalogo = (tabla: Tabla): DestinoListo => ({
  entidad: tabla,
  dice: nameOf,
  comparar: async (db, _contexto, valores) => {
    const known = await readNames(db, tabla)
    return valores.map((one) => {
      const nombre = nameOf(one)
      if (nombre.length > MAX_NOMBRE)
        return { rechazo: { campo: 'nombre', codigo: 'nombre.largo', texto: 'El nombre es demasiado largo' } }
      const entidadID = known.get(plegar(nombre)) ?? null
      return { suerte: entidadID === null ? 'nueva' : 'igual', entidadID, cambios: [], avisos: [] }
    })
  },
  // Whoever adds a name by hand waits here too.
  retener: async (tx) =>
    void (await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`catalogo ${tabla}`])),
  crear: (tx, actor, _contexto, nuevas) => addNames(tx, actor, tabla, nuevas),
  atadura: (db) => ataduraOf(db, tabla),
  retenerEscritos: async (tx, ids) =>
    void (await tx.query(`SELECT FROM ${tabla} WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [ids])),
  deshacer: async (tx, actor, escritos) => {
    await tx.query(
      isFixed(tabla)
        ? `DELETE FROM ${tabla} WHERE id = ANY($1)`
        : `UPDATE ${tabla} SET eliminado_en = now(), version = version + 1 WHERE id = ANY($1)`,
      [escritos.map(({ entidadID }) => entidadID)],
    )
    await auditMany(
      tx,
      actor,
      escritos.map(({ entidadID, valores }) => ({
        ...{ entidad: tabla, entidadID, antes: describe(valores, isFixed(tabla)) },
      })),
    )
  },
})

/** The ids of a catalogue's rows by their folded names. */
async function readNames(db: Queryable, tabla: Tabla): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: number; nombre: string }>(
    `SELECT id, nombre FROM ${tabla} ${isFixed(tabla) ? '' : 'WHERE eliminado_en IS NULL'} ORDER BY id`,
  )
  return new Map(rows.map(({ id, nombre }) => [plegar(nombre), id]))
}

async function addNames(
  tx: Tx,
  actor: Actor,
  tabla: Tabla,
  nuevas: readonly PorEscribir[],
): Promise<Escrito[]> {
  const fijo = isFixed(tabla)
  const columnas = fijo ? 'nombre, localidad' : 'nombre'
  const rows = await tx.query<{ id: number }>(
    `INSERT INTO ${tabla} (${columnas}) SELECT ${columnas} FROM unnest($1::text[], $2::text[]) WITH ORDINALITY
       AS n (nombre, localidad, lugar) ORDER BY lugar RETURNING id`,
    [nuevas.map(({ valores }) => nameOf(valores)), nuevas.map(({ valores }) => placeOf(valores))],
  )
  await auditMany(
    tx,
    actor,
    rows.map(({ id }, at) => ({
      ...{ entidad: tabla, entidadID: id },
      despues: describe(nuevas[at]?.valores ?? {}, fijo),
    })),
  )
  return rows.map(({ id }) => ({ entidadID: id }))
}

async function ataduraOf(db: Queryable, tabla: Tabla): Promise<string> {
  const fijo = isFixed(tabla)
  const uses = (await listReferences(db, tabla)).map(
    ({ tabla: from, columna, conBaja }) =>
      `WHEN EXISTS (SELECT FROM ${from} x WHERE x.${columna} = r.entidad_id${conBaja ? ' AND x.eliminado_en IS NULL' : ''})
       THEN 'Está en uso: ${wordFor(from, 2)}'`,
  )
  const live = `EXISTS (SELECT FROM ${tabla} x WHERE x.id = r.entidad_id${fijo ? '' : ' AND x.eliminado_en IS NULL'})`
  const changed = fijo
    ? ''
    : `WHEN (SELECT x.version FROM ${tabla} x WHERE x.id = r.entidad_id) > 1 THEN 'Se cambió después'`
  return `CASE WHEN NOT ${live} THEN 'Ya no está' ${uses.join(' ')} ${changed} END`
}

const describe = (valores: Valores, conLocalidad: boolean) => ({
  nombre: nameOf(valores),
  ...(conLocalidad && { localidad: placeOf(valores) }),
})
