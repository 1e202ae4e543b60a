import type { traerTodos } from '@/contract/usuario'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { searchWords } from '@/domain/plegar'
import { ACCOUNT_OF, accountKey } from '@/backend/acceso/cuenta/intentos'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { folded } from '@/backend/db/folding'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'

export type Usuario = FilaDe<typeof traerTodos>

const MAX_PALABRAS = 8
const FROM = `FROM usuario u LEFT JOIN rol r ON r.id = u.rol_id LEFT JOIN matriculado m ON m.id = u.matriculado_id`
const FILA = `u.id, u.username, u.email, u.nombre, u.apellido, u.dni, u.direccion, u.telefono, u.observaciones,
  u.rol_id AS "rolID", r.nombre AS rol, u.bloqueado, u.version,
  EXISTS (SELECT FROM segundo_factor f WHERE f.usuario_id = u.id AND f.confirmado_en IS NOT NULL) AS "segundoFactor",
  (SELECT count(*)::int FROM auditoria a WHERE a.usuario_id = u.id AND a.accion = 'sesion.frenar'
     AND a.cuando > now() - interval '24 hours') AS "intentosAjenos",
  CASE WHEN m.id IS NOT NULL THEN jsonb_build_object(
    'id', m.id, 'matricula', m.matricula, 'nombre', ${nombreDeMatriculado('m')}) END AS matriculado`
const TEXTO = folded(
  `concat_ws(' ', u.username, u.email, u.nombre, u.apellido, u.dni, r.nombre, m.matricula::text)`,
)

/** One page by user name; every searched word must appear in one of the columns. */
export async function listUsuarios(
  db: Queryable,
  { pagina = 1, buscar = '' }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Usuario>> {
  const words = searchWords(buscar).slice(0, MAX_PALABRAS)
  const where = [
    'u.eliminado_en IS NULL',
    ...words.map((_, index) => `${TEXTO} LIKE '%' || $${index + 1} || '%'`),
  ].join(' AND ')
  const [rows, [count]] = await Promise.all([
    db.query<Fila>(
      `SELECT ${FILA} ${FROM} WHERE ${where} ORDER BY u.username COLLATE es_ar, u.id
       LIMIT ${POR_PAGINA} OFFSET $${words.length + 1}`,
      [...words, (pagina - 1) * POR_PAGINA],
    ),
    db.query<{ total: number }>(`SELECT count(*)::int AS total ${FROM} WHERE ${where}`, words),
  ])
  return { filas: await withWait(db, rows), total: count?.total ?? 0 }
}

export async function readUsuario(db: Queryable, id: number): Promise<Usuario | undefined> {
  const rows = await db.query<Fila>(`SELECT ${FILA} ${FROM} WHERE u.id = $1 AND u.eliminado_en IS NULL`, [id])
  return (await withWait(db, rows))[0]
}

export async function holdUsuario(tx: Tx, id: number): Promise<Usuario | undefined> {
  await tx.query('SELECT FROM usuario WHERE id = $1 FOR UPDATE', [id])
  return readUsuario(tx, id)
}

interface Fila extends Omit<Usuario, 'dni' | 'roles' | 'esperaHasta' | 'matriculado'> {
  dni: string | null
  rol: string | null
  matriculado: Usuario['matriculado'] | null
}

/** Counters are found by a hash of the name, which the database cannot make. The longest wait is shown. */
async function withWait(db: Queryable, rows: readonly Fila[]): Promise<Usuario[]> {
  const keys = new Map(rows.map((row) => [row.id, accountKey(row.username ?? '')]))
  const waiting = await db.query<{ clave: string; hasta: string }>(
    `SELECT ${ACCOUNT_OF} AS clave, max(bloqueado_hasta) AS hasta FROM intento
     WHERE bloqueado_hasta > now() AND ${ACCOUNT_OF} = ANY($1) GROUP BY 1`,
    [[...keys.values()]],
  )
  const until = new Map(waiting.map(({ clave, hasta }) => [clave, hasta]))
  return rows.map(({ rol, dni, matriculado, intentosAjenos, segundoFactor, ...row }) => ({
    ...row,
    dni: dni && /^\d{1,9}$/.test(dni) ? Number(dni) : null,
    roles: rol === null ? [] : [{ nombre: rol }],
    matriculado: matriculado ?? undefined,
    intentosAjenos: intentosAjenos || undefined,
    segundoFactor: segundoFactor || undefined,
    esperaHasta: until.get(keys.get(row.id) ?? ''),
  }))
}
