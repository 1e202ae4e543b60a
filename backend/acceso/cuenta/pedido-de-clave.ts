import type { pedir, pedirPrimera } from '@/contract/clave'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Fecha } from '@/domain/fechas'
import { audit } from '@/backend/acceso/auditoria/store'
import { findMailboxOfDoctor, findMailboxOfUser } from '@/backend/acceso/cuenta/buzon'
import { type Buzon, codeLetter, writeTo } from '@/backend/acceso/cuenta/carta'
import { makeToken } from '@/backend/acceso/cuenta/codigo-de-clave'
import { takeFromAddress } from '@/backend/acceso/cuenta/intentos'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import type { PedidoPublico } from '@/backend/nucleo/manejador'
import { demasiados } from '@/backend/nucleo/rechazo'
import type { Vuelta } from '@/backend/tarea/kinds'

const VALE = '30 minutes'
/** Letters that one account or doctor gets within an hour, so that nobody's mailbox is filled. */
const POR_HORA = 5
/** A week later nobody asks any more how it went. */
const OLVIDO = '7 days'

interface Buscado {
  clase: 'olvido' | 'primerAcceso'
  buscado: string
  nacimiento?: Fecha
}
type Pedida = FilaDe<typeof pedir>

export const askCode = (
  { usuario }: EntradaDe<typeof pedir>,
  pedido: PedidoPublico,
  db: Db,
): Promise<Pedida> => ask(db, pedido, { clase: 'olvido', buscado: usuario })

export const askFirstCode = (
  { cuit, nacimiento }: EntradaDe<typeof pedirPrimera>,
  pedido: PedidoPublico,
  db: Db,
): Promise<Pedida> => ask(db, pedido, { clase: 'primerAcceso', buscado: cuit, nacimiento })

/**
 * Writes down what was asked and looks at nothing, so that neither the answer nor its time tells whether there is such
 * a person (decision 183). `pedidosDeClave` looks a moment later.
 */
async function ask(db: Db, { clientAddress, pedidoID }: PedidoPublico, asked: Buscado): Promise<Pedida> {
  const wait = await takeFromAddress(db, clientAddress, 'correo')
  if (wait > 0) throw demasiados(wait)
  const { token, tokenHash } = makeToken()
  await db.query(
    `INSERT INTO pedido_de_clave (token_hash, clase, buscado, nacimiento, direccion, pedido, vence_en)
     VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${VALE}')`,
    [tokenHash, asked.clase, asked.buscado, asked.nacimiento ?? null, clientAddress, pedidoID],
  )
  return { pedido: token }
}

/** Looks whose each request is, and queues the letter. */
export const pedidosDeClave: Vuelta = {
  cada: 2_000,
  hay: async (db) =>
    (await db.query('SELECT FROM pedido_de_clave WHERE mirado_en IS NULL LIMIT 1')).length > 0,
  turno: async ({ db, detenido }) => {
    while (!detenido() && (await withTransaction(db, lookAtNext)));
    await db.query(`DELETE FROM pedido_de_clave WHERE creado_en < now() - interval '${OLVIDO}'`)
    return null
  },
}

interface SinMirar extends Buscado {
  id: number
  direccion: string
  pedido: string
}

/** False when none is left. */
async function lookAtNext(tx: Tx): Promise<boolean> {
  const [asked] = await tx.query<SinMirar>(
    `SELECT id, clase, coalesce(buscado, '') AS buscado, nacimiento::text AS nacimiento, direccion, pedido FROM pedido_de_clave
     WHERE mirado_en IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  )
  if (!asked) return false
  const { buscado, nacimiento } = asked
  const buzon =
    asked.clase === 'olvido'
      ? await findMailboxOfUser(tx, buscado)
      : await findMailboxOfDoctor(tx, buscado, nacimiento ?? '')
  await answer(tx, asked, buzon)
  return true
}

async function answer(tx: Tx, asked: SinMirar, buzon: Buzon | undefined): Promise<void> {
  const { usuarioID = null, matriculadoID = null } = buzon ?? {}
  await tx.query(
    `UPDATE pedido_de_clave SET buscado = NULL, nacimiento = NULL, mirado_en = now(), usuario_id = $2,
       matriculado_id = $3 WHERE id = $1`,
    [asked.id, usuarioID, matriculadoID],
  )
  const acto = asked.clase === 'olvido' ? 'clave.pedir' : 'clave.pedirPrimera'
  const enviado = buzon !== undefined && (await isWithinLimit(tx, buzon))
  await audit(
    tx,
    { persona: null, pedidoID: asked.pedido, acto },
    {
      ...(usuarioID !== null && { entidad: 'usuario', entidadID: usuarioID }),
      matriculadoID,
      despues: { direccion: asked.direccion, enviado },
    },
  )
  if (enviado) await writeTo(tx, buzon, codeLetter(buzon), { pedidoDeClaveID: asked.id })
}

async function isWithinLimit(tx: Tx, { usuarioID, matriculadoID }: Buzon): Promise<boolean> {
  const [row] = await tx.query<{ veces: number }>(
    `SELECT count(*)::int AS veces FROM pedido_de_clave
     WHERE creado_en > now() - interval '1 hour' AND (usuario_id = $1 OR matriculado_id = $2)`,
    [usuarioID, matriculadoID],
  )
  return (row?.veces ?? 0) <= POR_HORA
}
