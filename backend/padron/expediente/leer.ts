import type { empezar, traerTabla } from '@/contract/expediente'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { reservedOf, TABLAS } from '@/backend/padron/expediente/tablas'

const VALE = '1 hour'

/** The audit row of the act is the file's number. Throws `noEncontrado`. */
export async function beginExpediente(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID }: EntradaDe<typeof empezar>,
): Promise<FilaDe<typeof empezar>> {
  const [member] = await tx.query<{ matricula: number }>(
    'SELECT m.matricula FROM matriculado m WHERE m.id = $1',
    [matriculadoID],
  )
  if (!member) throw noEncontrado()
  await audit(tx, pedido, { entidad: 'matriculado', entidadID: matriculadoID, matriculadoID })
  const [row] = await tx.query<{ expedienteID: number }>(
    `SELECT currval(pg_get_serial_sequence('auditoria', 'id'))::int AS "expedienteID"`,
  )
  if (!row) throw new Error('No se escribió el expediente')
  return { ...row, ...member, tablas: [...TABLAS.keys()] }
}

/** Throws `noEncontrado` for a file that is missing, somebody else's or too old, and for a table that is not in it. */
export async function readTabla(
  db: Queryable,
  { persona }: Pedido,
  { expedienteID, tabla, desde = 0, cantidad }: EntradaDe<typeof traerTabla>,
): Promise<FilaDe<typeof traerTabla>[]> {
  const [begun] = await db.query<{ matriculadoID: number | null }>(
    `SELECT a.matriculado_id AS "matriculadoID" FROM auditoria a
     WHERE a.id = $1 AND a.usuario_id = $2 AND a.accion = 'expediente.empezar' AND a.cuando > now() - $3::interval`,
    [expedienteID, persona.usuarioID, VALE],
  )
  const suyas = TABLAS.get(tabla)
  if (!begun?.matriculadoID || !suyas) throw noEncontrado()
  const rows = await db.query(
    `SELECT (to_jsonb(t) - $2::text[] - ${sinCodigo(tabla)})::text AS fila FROM ${tabla} t WHERE ${suyas}
     ORDER BY (to_jsonb(t) ->> 'id')::bigint, to_jsonb(t)::text LIMIT $3 OFFSET $4`,
    [begun.matriculadoID, reservedOf(tabla), cantidad, desde],
  )
  // The table's name is one of ours, so no row's type can be read off the text.
  return rows as FilaDe<typeof traerTabla>[]
}

/** SQL: a letter that carries a code is told without its text. */
const sinCodigo = (tabla: string): string =>
  tabla === 'mensaje'
    ? `CASE WHEN t.pedido_de_clave_id IS NULL THEN '{}'::text[] ELSE ARRAY['cuerpo'] END`
    : `'{}'::text[]`
