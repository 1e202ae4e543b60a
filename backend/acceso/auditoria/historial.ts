import type { traerHistorial } from '@/contract/historial'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { describeActo, SIN_CAMBIOS } from '@/backend/acceso/auditoria/actos'
import { cambiosOf, type Datos } from '@/backend/acceso/auditoria/cambios'
import type { Queryable } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { plegar, searchWords } from '@/domain/plegar'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

type Filtros = EntradaDe<typeof traerHistorial>
type Acto = FilaDe<typeof traerHistorial>

interface Fila {
  id: number
  cuando: string
  usuario: string | null
  accion: string
  entidad: string | null
  datos: Datos | null
}

/**
 * A member's history, newest first, also after a removal. A text is searched for in what the rows show, so all of
 * them are read for it.
 */
export async function listHistorial(db: Queryable, filtros: Filtros): Promise<Pagina<Acto>> {
  const { matriculadoID, texto } = filtros
  const usuarios = await chosenUsers(db, filtros)
  const where = conditionOf(filtros, usuarios)
  const offset = ((filtros.pagina ?? 1) - 1) * POR_PAGINA
  const terms = termsOf(texto ?? '')
  if (texto?.trim() && terms.length === 0) return { filas: [], total: 0 }
  if (terms.length > 0) {
    const all = (await readRows(db, where)).map(toActo).filter((acto) => holds(acto, terms))
    return { filas: all.slice(offset, offset + POR_PAGINA), total: all.length }
  }
  const [count] = await db.query<{ total: number }>(
    `${ACTO} SELECT count(*)::int AS total FROM acto a WHERE ${where.sql}`,
    where.params,
  )
  const total = count?.total ?? 0
  if (total === 0) await requireKnown(db, matriculadoID)
  return { filas: (await readRows(db, where, offset)).map(toActo), total }
}

interface Condicion {
  sql: string
  params: unknown[]
}

/** Audit rows of the member and of the acts that charged him among many; of those only his own charge is told. */
export const ACTO = `WITH acto AS (
  SELECT id, cuando, accion, entidad, datos, usuario_id FROM auditoria WHERE matriculado_id = $1 AND NOT accion = ANY($2)
  UNION ALL
  SELECT a.id, a.cuando, a.accion, a.entidad, jsonb_build_object(
      CASE a.accion WHEN 'cuota.correr' THEN 'despues' ELSE 'antes' END,
      jsonb_build_object('cuota', c.nombre, 'monto', round(c.monto / 100.0, 2)::text),
      'motivo', a.datos -> 'despues' ->> 'motivo'), a.usuario_id
  FROM cargo c JOIN auditoria a ON a.entidad = 'corrida' AND a.entidad_id = c.corrida_id
  WHERE c.matriculado_id = $1
  UNION ALL
  SELECT a.id, a.cuando, a.accion, a.entidad, jsonb_build_object(
      CASE a.accion WHEN 'carga.crear' THEN 'despues' ELSE 'antes' END,
      jsonb_build_object('concepto', c.nombre, 'monto', round(c.monto / 100.0, 2)::text),
      'motivo', a.datos -> 'despues' ->> 'motivo'), a.usuario_id
  FROM cargo c JOIN auditoria a ON a.entidad = 'carga_concepto' AND a.entidad_id = c.carga_id
  WHERE c.matriculado_id = $1 AND (a.accion = 'carga.crear' OR a.cuando = c.anulado_en)
)`

function conditionOf({ matriculadoID, desde, hasta }: Filtros, usuarios: number[] | undefined): Condicion {
  return {
    sql: `($3::date IS NULL OR a.cuando >= $3::date) AND ($4::date IS NULL OR a.cuando < $4::date + 1)
      AND ($5::int[] IS NULL OR a.usuario_id = ANY($5))`,
    params: [matriculadoID, SIN_CAMBIOS, desde ?? null, hasta ?? null, usuarios ?? null],
  }
}

async function chosenUsers(
  db: Queryable,
  { matriculadoID, usuario }: Filtros,
): Promise<number[] | undefined> {
  if (!usuario?.trim()) return undefined
  const words = searchWords(usuario)
  if (words.length === 0) return []
  const people = await db.query<{ id: number; nombre: string }>(
    `${ACTO} SELECT id, ${nombreDeUsuario('usuario')} AS nombre FROM usuario WHERE id IN (SELECT usuario_id FROM acto)`,
    [matriculadoID, SIN_CAMBIOS],
  )
  return people
    .filter(({ nombre }) => words.every((word) => plegar(nombre).includes(word)))
    .map(({ id }) => id)
}

const readRows = (db: Queryable, { sql, params }: Condicion, offset?: number): Promise<Fila[]> =>
  db.query<Fila>(
    `${ACTO} SELECT a.id, a.cuando, a.accion, a.entidad, a.datos, ${nombreDeUsuario('u')} AS usuario
     FROM acto a LEFT JOIN usuario u ON u.id = a.usuario_id
     WHERE ${sql} ORDER BY a.id DESC ${offset === undefined ? '' : `LIMIT ${POR_PAGINA} OFFSET ${offset}`}`,
    params,
  )

const toActo = ({ id, cuando, usuario, accion, entidad, datos }: Fila): Acto => ({
  id,
  cuando,
  usuario,
  accion: describeActo(accion),
  cambios: cambiosOf(datos, { de: entidad }),
})

/** What is typed without a space stays together: a date, an amount. */
const termsOf = (typed: string): string[] => typed.split(/\s+/u).map(plegar).filter(Boolean)

function holds({ accion, cambios }: Acto, terms: readonly string[]): boolean {
  const text = cambios.flatMap(({ campo, antes, despues }) => [campo, antes ?? '', despues ?? ''])
  const folded = plegar([accion, ...text].join(' '))
  return terms.every((term) => folded.includes(term))
}

async function requireKnown(db: Queryable, matriculadoID: number): Promise<void> {
  const [known] = await db.query(
    `SELECT FROM matriculado WHERE id = $1 UNION ALL SELECT FROM auditoria WHERE matriculado_id = $1 LIMIT 1`,
    [matriculadoID],
  )
  if (!known) throw noEncontrado()
}
