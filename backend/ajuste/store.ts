import type { actualizarDatos, traerTodos } from '@/contract/ajuste'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { AJUSTES, CLAVES_AJUSTE, faultOf, type ClaveAjuste } from '@/domain/ajustes'
import { formatInstante } from '@/domain/fechas'
import { audit } from '@/backend/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/http/manejador'
import { Rechazo } from '@/backend/http/rechazo'

/**
 * A rule's value as an SQL integer, for a statement that applies it: no question of its own, and always what stands in
 * the database, so that every process follows a change at once.
 */
export const ajusteSql = (clave: ClaveAjuste): string =>
  `coalesce((SELECT valor::int FROM ajuste WHERE clave = '${clave}'), ${AJUSTES[clave].defecto})`

/** A rule's value; inside a transaction, that of the transaction. */
export async function readAjuste(db: Queryable, clave: ClaveAjuste): Promise<number> {
  const [row] = await db.query<{ valor: number }>(`SELECT ${ajusteSql(clave)} AS valor`)
  return row?.valor ?? AJUSTES[clave].defecto
}

type Fila = FilaDe<typeof traerTodos>

/** Every rule of the table, set or not. */
export async function listAjustes(db: Queryable): Promise<Fila[]> {
  const rows = await db.query<Fila>(
    `SELECT a.clave, a.valor::int AS valor, a.version, a.cambiado_en AS cambiado,
       nullif(trim(u.nombre || ' ' || u.apellido), '') AS quien
     FROM ajuste a LEFT JOIN usuario u ON u.id = a.usuario_id WHERE a.clave = ANY($1)`,
    [CLAVES_AJUSTE],
  )
  return CLAVES_AJUSTE.map(
    (clave) =>
      rows.find((row) => row.clave === clave) ?? {
        clave,
        valor: AJUSTES[clave].defecto,
        version: 0,
        cambiado: null,
        quien: null,
      },
  )
}

/** Sets a rule. Throws `Rechazo` for a value outside its limits and for one changed since it was read. */
export async function updateAjuste(
  { clave, valor, version }: EntradaDe<typeof actualizarDatos>,
  pedido: Pedido,
  tx: Tx,
): Promise<null> {
  const fault = faultOf(AJUSTES[clave], valor)
  if (fault) throw new Rechazo(fault, { valor: fault })
  // The first change makes the row: two at once must not both find none.
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`ajuste ${clave}`])
  const before = (await listAjustes(tx)).find((row) => row.clave === clave)
  if (!before || before.version !== version) throw changedBy(before)
  if (before.valor === valor) return null
  await tx.query(
    `INSERT INTO ajuste (clave, valor, version, usuario_id) VALUES ($1, to_jsonb($2::int), 1, $3)
     ON CONFLICT (clave) DO UPDATE
       SET valor = EXCLUDED.valor, version = ajuste.version + 1, usuario_id = EXCLUDED.usuario_id, cambiado_en = now()`,
    [clave, valor, pedido.persona.usuarioID],
  )
  await audit(tx, pedido, {
    entidad: 'ajuste',
    antes: { [clave]: before.valor },
    despues: { [clave]: valor },
  })
  return null
}

function changedBy(now: Fila | undefined): Rechazo {
  const who = now?.cambiado
    ? `La cambió ${now.quien ?? 'otra persona'} el ${formatInstante(now.cambiado)}.`
    : 'Otra persona la cambió.'
  return new Rechazo(`${who} Revise el valor actual y vuelva a guardar.`)
}
