import type { EntradaDe } from '@/contract/llamada'
import { type cuitLogin, MENSAJES_CUIT } from '@/contract/externos'
import { onlyDigits } from '@/domain/texto'
import { audit } from '@/backend/acceso/auditoria/store'
import { hashQueue, plainKey, verifyPassword } from '@/backend/acceso/cuenta/clave'
import { admit } from '@/backend/acceso/cuenta/clave-acceso'
import { endOrGiveBack } from '@/backend/acceso/cuenta/ingreso-a-medias'
import {
  accountKey,
  countFailure,
  enterDoor,
  forgetFailures,
  giveBack,
  takeFromStrangers,
} from '@/backend/acceso/cuenta/intentos'
import { findAccount, type Cuenta } from '@/backend/acceso/cuenta/store'
import { readMedico } from '@/backend/acceso/receta/medico'
import { givePase } from '@/backend/acceso/receta/pase'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { Resultado, type PedidoPublico } from '@/backend/nucleo/manejador'
import { demasiados } from '@/backend/nucleo/rechazo'

/** So many sign-ins may wait for hashing. */
const MAX_QUEUE = 40
const FRENO = 'sesion.frenar'
/** Where the setting RECETA_URL wants the pass. */
const LUGAR = '{token}'
const SIN_SISTEMA = 'El sistema de recetas no está configurado. Comuníquese con el consejo.'

const CLAVE_NUEVA = 2
const CLAVE_ERRADA = -1
const DESCONOCIDO = -2
const NO_HABILITADO = -3
const EN_ESPERA = -4
const SIN_ROLES = -5
/** What tells of no account or of no password counts against the address. */
const FALLAS: ReadonlySet<number> = new Set([CLAVE_ERRADA, DESCONOCIDO])

const refused = (estado: number): Resultado => new Resultado(estado, MENSAJES_CUIT[estado] ?? '')

type Entrada = EntradaDe<typeof cuitLogin>

/**
 * Signs a doctor in by CUIT (decision 180). Tries are counted with those of /login, since it is the same password; what a doctor may
 * do is only told to who knows it, and an unknown CUIT costs the same time.
 */
export async function enterByCuit(
  entrada: Entrada,
  pedido: PedidoPublico,
  db: Db,
): Promise<string | Resultado> {
  if (hashQueue() > MAX_QUEUE) throw demasiados(5)
  const puerta = await enterDoor(db, pedido.clientAddress, 'direccion')
  const result = await tryPassword(entrada, pedido, db)
  const isFailure = result instanceof Resultado && FALLAS.has(result.estado)
  await (isFailure ? countFailure(db, puerta) : giveBack(db, puerta))
  return result
}

async function tryPassword(
  { cuit, clave }: Entrada,
  pedido: PedidoPublico,
  db: Db,
): Promise<string | Resultado> {
  const username = onlyDigits(cuit)
  const cuenta = await findAccount(db, username)
  const contada = accountKey(cuenta?.username ?? username)
  const cupos = await takeFromStrangers(db, contada, pedido.clientAddress)
  if (!cupos) return refused(EN_ESPERA)
  const right = await verifyPassword(cuenta?.deUnUso ? plainKey(clave) : clave, cuenta?.claveHash)
  let vigente = true
  const judged = withTransaction(db, async (tx) => {
    if (cuenta && !cuenta.bloqueado && right) {
      if (cuenta.rol !== 'MEDICO' || cuenta.matriculadoID === null) {
        vigente = await giveBack(tx, cupos)
        return fail(tx, pedido, SIN_ROLES, cuenta)
      }
      if (await admit(tx, cuenta)) {
        await forgetFailures(tx, cupos)
        return cuenta.debeCambiarClave ? letChoose(tx, cuenta) : letPrescribe(tx, pedido, cuenta)
      }
    }
    const counted = await countFailure(tx, cupos)
    vigente = counted.vigente
    if (!cuenta) return fail(tx, pedido, DESCONOCIDO)
    if (cuenta.bloqueado) return fail(tx, pedido, EN_ESPERA, cuenta)
    if (counted.ultimo) await audit(tx, author(pedido, FRENO, cuenta), { despues: from(pedido) })
    return fail(tx, pedido, CLAVE_ERRADA, cuenta)
  })
  const result = await (right ? endOrGiveBack(db, cupos, judged) : judged)
  // Its place had gone to another: what was found out is told to nobody.
  if (!vigente) throw demasiados(5)
  return result
}

/** The key is spent: what is left of it is the pass. */
async function letChoose(tx: Tx, { id, claveHash }: Cuenta): Promise<Resultado> {
  const token = await givePase(tx, 'clave', id, claveHash)
  return new Resultado(CLAVE_NUEVA, MENSAJES_CUIT[CLAVE_NUEVA] ?? '', undefined, token)
}

async function letPrescribe(tx: Tx, pedido: PedidoPublico, cuenta: Cuenta): Promise<string | Resultado> {
  const medico = await readMedico(tx, cuenta.id)
  if (!medico?.puedeRecetar) return fail(tx, pedido, NO_HABILITADO, cuenta)
  if (pedido.recetas === null) return new Resultado(0, SIN_SISTEMA)
  const { id, matriculadoID } = cuenta
  await audit(tx, author(pedido, 'receta.ingresar', cuenta), { matriculadoID, despues: from(pedido) })
  // Without room for a pass there is none to give.
  if (!pedido.recetas.includes(LUGAR)) return pedido.recetas
  return pedido.recetas.replaceAll(LUGAR, await givePase(tx, 'receta', id))
}

const author = (pedido: PedidoPublico, acto: string, cuenta?: Cuenta) => ({
  persona: cuenta ? { usuarioID: cuenta.id } : null,
  pedidoID: pedido.pedidoID,
  acto,
})
const from = ({ clientAddress }: PedidoPublico) => ({ direccion: clientAddress })

async function fail(tx: Tx, pedido: PedidoPublico, estado: number, cuenta?: Cuenta): Promise<Resultado> {
  const despues = { respuesta: MENSAJES_CUIT[estado], ...from(pedido) }
  await audit(tx, author(pedido, 'receta.rechazar', cuenta), { despues })
  return refused(estado)
}
