import { readAjuste } from '@/backend/acceso/ajuste/store'
import type { Db, Queryable } from '@/backend/db/conexion'
import { LOTE } from '@/backend/avisos/mensaje/encolar'
import { destinoOf, type Destino, type Medio, WHATSAPP } from '@/domain/mensaje'

export interface Dirigido {
  id: number
  matriculadoID: number | null
  /** The account of the staff that it goes to instead. */
  cuentaID: number | null
  /** A letter that confirms a new address goes there, and not where the register says. */
  pedidoDeClaveID: number | null
  medio: Medio
  destino: string | null
}

interface Contacto {
  email: string | null
  telefono: string | null
}

/** SQL: the addresses of whom a message goes to, by the SQL of their ids. */
const contactOf = (matriculado: string, cuenta: string, pedido: string): string =>
  `SELECT coalesce((SELECT q.correo FROM pedido_de_clave q WHERE q.id = ${pedido}), email) AS email, telefono
   FROM matriculado WHERE id = ${matriculado}
   UNION ALL SELECT email, telefono FROM usuario WHERE id = ${cuenta} AND eliminado_en IS NULL`

/**
 * Where a message goes now, or why nowhere. It follows the address or number in the register at the moment of
 * sending.
 */
export async function followDestino(db: Queryable, mensaje: Dirigido): Promise<Destino> {
  const [contacto = { email: null, telefono: null }] = await db.query<Contacto>(
    contactOf('$1::int', '$2::int', '$3::int'),
    [mensaje.matriculadoID, mensaje.cuentaID, mensaje.pedidoDeClaveID],
  )
  const area = mensaje.medio === WHATSAPP ? String(await readAjuste(db, 'areaTelefono')) : ''
  const now = destinoOf(mensaje.medio, contacto, area)
  if ('destino' in now && now.destino !== mensaje.destino)
    await db.query('UPDATE mensaje SET destino = $2 WHERE id = $1', [mensaje.id, now.destino])
  return now
}

/** Updates all that waits, lot by lot, and leaves out members without an address. */
export async function followDestinos(db: Db): Promise<void> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  for (let last = 0; ;) {
    const lote = await db.query<Pick<Dirigido, 'id' | 'medio' | 'destino'> & Contacto>(
      `SELECT m.id, m.medio, m.destino, p.email, p.telefono
       FROM mensaje m CROSS JOIN LATERAL (${contactOf('m.matriculado_id', 'm.cuenta_id', 'm.pedido_de_clave_id')}) p
       WHERE m.estado = 'pendiente' AND m.id > $1 ORDER BY m.id LIMIT ${LOTE}`,
      [last],
    )
    const end = lote.at(-1)
    if (!end) return
    last = end.id
    await moveAll(
      db,
      lote.flatMap(({ id, medio, destino, ...contacto }) => {
        const now = destinoOf(medio, contacto, area)
        return 'destino' in now && now.destino === destino ? [] : [{ id, now }]
      }),
    )
  }
}

async function moveAll(db: Db, movidos: readonly { id: number; now: Destino }[]): Promise<void> {
  if (movidos.length === 0) return
  await db.query(
    `UPDATE mensaje m SET destino = q.destino, causa = coalesce(q.causa, m.causa),
       estado = CASE WHEN q.destino IS NULL THEN 'omitido' ELSE m.estado END,
       terminado_en = CASE WHEN q.destino IS NULL THEN now() END
     FROM unnest($1::int[], $2::text[], $3::text[]) AS q (id, destino, causa)
     WHERE m.id = q.id AND m.estado = 'pendiente'`,
    [
      movidos.map(({ id }) => id),
      movidos.map(({ now }) => ('destino' in now ? now.destino : null)),
      movidos.map(({ now }) => ('motivo' in now ? now.motivo : null)),
    ],
  )
}
