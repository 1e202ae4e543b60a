import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { abrir, cancelar, traerResumen } from '@/contract/mensaje'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { readRegistro } from '@/backend/db/registro'
import { Resultado, type Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { configuracion } from '@/backend/avisos/mensaje/configuracion'
import { type Dirigido, followDestino } from '@/backend/avisos/mensaje/destino'
import { CADUCO, CAMBIO, EN_PAGO, leftOut } from '@/backend/avisos/mensaje/vigencia'
import { type DeQue, withWayOut } from '@/backend/avisos/rehuso/salida'
import { WHATSAPP } from '@/domain/mensaje'

export async function readResumen(
  db: Queryable,
  { envioID }: EntradaDe<typeof traerResumen>,
): Promise<FilaDe<typeof traerResumen>> {
  const [registro, estados, porMinuto, [envio]] = await Promise.all([
    readRegistro(db),
    db.query<FilaDe<typeof traerResumen>['estados'][number]>(
      `SELECT estado, count(*)::int AS cantidad FROM mensaje WHERE $1::int IS NULL OR envio_id = $1 GROUP BY 1 ORDER BY 1`,
      [envioID ?? null],
    ),
    readAjuste(db, 'mensajesPorMinuto'),
    db.query<{ titulo: string }>('SELECT titulo FROM envio WHERE id = $1', [envioID ?? null]),
  ])
  const real = registro?.clase === 'real'
  const { correo, whatsapp } = configuracion()
  return {
    correo: real ? (correo ? 'smtp' : 'sinConfigurar') : 'demostracion',
    whatsapp: real ? (whatsapp ? 'api' : 'enlaces') : 'demostracion',
    porMinuto,
    titulo: envio?.titulo ?? null,
    estados,
  }
}

type Cuales = EntradaDe<typeof cancelar>

/** Sends them again at once, since a person looked at them. Tries are counted anew. */
export const retryMensajes = (tx: Tx, pedido: Pedido, cuales: Cuales): Promise<{ cantidad: number }> =>
  changeMensajes(
    tx,
    pedido,
    cuales,
    `estado = 'pendiente', causa = NULL, intentos = 0, proximo_en = now(), terminado_en = NULL`,
    cuales.mensajeID ? ['fallado', 'dudoso', 'cancelado'] : ['fallado'],
  )

export const cancelMensajes = (tx: Tx, pedido: Pedido, cuales: Cuales): Promise<{ cantidad: number }> =>
  changeMensajes(tx, pedido, cuales, `estado = 'cancelado', terminado_en = now()`, ['pendiente'])

const SIN_CHAT = 'Demostración: no se abrió ningún chat'
const DE_CHAT = ['pendiente', 'abierto']

export async function markSent(tx: Tx, pedido: Pedido, mensajeID: number): Promise<null> {
  await changeMensajes(tx, pedido, { mensajeID }, `estado = 'enviado', terminado_en = now()`, ['dudoso'])
  return null
}

/**
 * Marks the chat as opened and answers with whom. Throws `Rechazo` for what is stale or being paid online; a member
 * without a number is left out.
 */
export async function markOpened(
  tx: Tx,
  pedido: Pedido,
  mensajeID: number,
): Promise<FilaDe<typeof abrir> | Resultado> {
  const [found] = await tx.query<Dirigido & DeQue & { caduco: string | null; enPago: boolean }>(
    `SELECT m.id, m.matriculado_id AS "matriculadoID", m.cuenta_id AS "cuentaID",
       m.pedido_de_clave_id AS "pedidoDeClaveID", m.medio, m.destino, m.cuerpo, m.tema,
       (SELECT e.origen FROM envio e WHERE e.id = m.envio_id) AS origen, ${CADUCO} AS caduco, ${EN_PAGO} AS "enPago"
     FROM mensaje m WHERE m.id = $1 AND m.estado = ANY($2) AND m.medio = ${WHATSAPP} FOR UPDATE`,
    [mensajeID, DE_CHAT],
  )
  if (found?.caduco === CAMBIO) throw new Rechazo(`${CAMBIO}: el mensaje dice otro importe. Haga uno nuevo.`)
  if (found?.caduco) throw new Rechazo(`${found.caduco}: no hace falta enviarlo.`)
  if (found?.enPago) throw new Rechazo('Hay un pago en línea en trámite por esa deuda: espere a que termine.')
  const now = found && (await followDestino(tx, found))
  if (now && 'motivo' in now) {
    await tx.query(`UPDATE mensaje SET ${leftOut('$2::text')} WHERE id = $1 AND estado = 'pendiente'`, [
      mensajeID,
      now.motivo,
    ])
    return new Resultado(0, `${now.motivo}. Corríjalo en su ficha y haga el mensaje de nuevo.`)
  }
  const real = (await readRegistro(tx))?.clase === 'real'
  await changeMensajes(
    tx,
    pedido,
    { mensajeID },
    `estado = 'abierto', causa = ${real ? 'NULL' : `'${SIN_CHAT}'`}, terminado_en = now(), usuario_id = ${pedido.persona.usuarioID}`,
    DE_CHAT,
    `AND medio = ${WHATSAPP}`,
  )
  return { destino: now?.destino ?? '', texto: found ? (await withWayOut(tx, found)).cuerpo : '' }
}

/** A single message in another state is refused with that state; of many, those that can be are changed. */
async function changeMensajes(
  tx: Tx,
  pedido: Pedido,
  { mensajeID, envioID }: Cuales,
  change: string,
  from: readonly string[],
  more = '',
): Promise<{ cantidad: number }> {
  const column = mensajeID ? 'id' : 'envio_id'
  if (!mensajeID && !envioID) throw new Rechazo('Elija un mensaje', { mensajeID: 'Elija un mensaje' })
  const changed = await tx.query<{ matriculadoID: number | null }>(
    `UPDATE mensaje SET ${change} WHERE ${column} = $1 AND estado = ANY($2) ${more}
     RETURNING matriculado_id AS "matriculadoID"`,
    [mensajeID ?? envioID, from],
  )
  if (changed.length === 0) throw await refusal(tx, column, mensajeID ?? envioID)
  await audit(tx, pedido, {
    entidad: mensajeID ? 'mensaje' : 'envio',
    entidadID: mensajeID ?? envioID,
    matriculadoID: mensajeID ? changed[0]?.matriculadoID : null,
    despues: { cantidad: changed.length },
  })
  return { cantidad: changed.length }
}

async function refusal(tx: Tx, column: string, id: number | undefined): Promise<Rechazo> {
  const [found] = await tx.query<{ estado: string }>(
    `SELECT estado FROM mensaje WHERE ${column} = $1 LIMIT 1`,
    [id],
  )
  if (!found) return noEncontrado()
  return new Rechazo(
    column === 'id' ? `El mensaje ya está ${found.estado}` : 'No queda ningún mensaje que cambiar',
  )
}
