import * as z from 'zod'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import type { ArchivoSaliente, Llamada, Sobre } from '@/contract/llamada'
import type { Politica } from '@/domain/roles'
import { findSession, may } from '@/backend/acceso/cuenta/sesion'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { sendFile } from '@/backend/archivo/download'
import { LLEVADOS } from '@/backend/mudanza/salida/guardado'
import { readCuerpo, type Cuerpo } from '@/backend/http/body'
import { decodeEntrada } from '@/backend/http/input'
import { claimKey, freeKey, keepAnswer, readKey, whenContinued, type Clave } from '@/backend/http/idempotency'
import {
  Continuacion,
  Resultado,
  type Pagina,
  type Pedido,
  type Persona,
  type PedidoPublico,
} from '@/backend/nucleo/manejador'
import { noEncontrado, RechazoHttp } from '@/backend/nucleo/rechazo'
import { answer, withoutSession, type Respuesta } from '@/backend/http/envelope'
import type { Llegada, Entorno } from '@/backend/http/env'

/** The registry's types pair call and handler; here they are only run. */
export interface Ruta {
  nombre: string
  llamada: Llamada
  manejador: (
    entrada: unknown,
    pedido: Pedido | PedidoPublico,
    base: Db | Tx,
    /** A file or several, as the call's type says. */
    archivo?: never,
  ) => Promise<unknown>
}

/** Session, permission, ownership, entrada, handler, salida, in this order for every call. */
export async function runCall(ruta: Ruta, llegada: Llegada, entorno: Entorno): Promise<Respuesta> {
  if (ruta.llamada.acceso === 'publico') return runPublic(ruta, llegada, entorno)
  const sesion = await findSession(entorno.db, llegada.request.headers.get('authorization'))
  if ('estado' in sesion) return withoutSession(sesion.estado)
  llegada.tareas = sesion.tareas
  return runFor(sesion.persona, ruta, llegada, entorno)
}

/** The same for somebody whose session was found. */
export async function runFor(
  persona: Persona,
  ruta: Ruta,
  llegada: Llegada,
  entorno: Entorno,
): Promise<Respuesta> {
  llegada.persona = persona
  const own = requirePermission(ruta.llamada, persona, entorno.politica)
  const cuerpo = await readCuerpo(ruta.llamada, llegada, entorno, persona.usuarioID)
  try {
    const entrada = decodeEntrada(ruta.llamada, cuerpo.wire)
    if (own && entrada[own] !== persona.matriculadoID) throw noEncontrado()
    const pedido: Pedido = {
      persona,
      hoy: entorno.hoy(),
      pedidoID: llegada.pedidoID,
      politica: entorno.politica,
      pasarela: entorno.pasarela,
      respaldos: entorno.respaldos,
      acto: ruta.llamada.auditoria?.acto ?? null,
    }
    const respuesta =
      ruta.llamada.metodo === 'GET'
        ? await runRead(ruta, entrada, pedido, entorno)
        : await runChange(ruta, entrada, pedido, llegada, cuerpo, entorno)
    return await withFile(ruta.llamada, respuesta, llegada, entorno)
  } finally {
    await cuerpo.close?.()
  }
}

/** Sends the file that a success names. */
async function withFile(
  { sale, salida, metodo }: Llamada,
  respuesta: Respuesta,
  { request }: Llegada,
  { db }: Entorno,
): Promise<Respuesta> {
  if (!sale || respuesta.sobre.estado !== 1) return respuesta
  // The call's type says so: what a file call answers names a file.
  const named = z.decode(salida, respuesta.sobre.datos) as ArchivoSaliente
  const asked = metodo === 'GET' ? request.headers : new Headers()
  const bajada = await sendFile(db, named, asked, sale === 'llevado' ? LLEVADOS : undefined)
  return { ...respuesta, bajada }
}

async function runPublic(ruta: Ruta, llegada: Llegada, entorno: Entorno): Promise<Respuesta> {
  const { request, pedidoID, clientAddress } = llegada
  const { wire } = await readCuerpo(ruta.llamada, llegada, entorno, undefined)
  const entrada = decodeEntrada(ruta.llamada, wire)
  const agente = (request.headers.get('user-agent') ?? '').slice(0, 200)
  const { politica, pasarela, recetas } = entorno
  const pedido = { hoy: entorno.hoy(), pedidoID, clientAddress, agente, politica, pasarela, recetas }
  return toAnswer(ruta.llamada, await ruta.manejador(entrada, pedido, baseOf(ruta.llamada, entorno)))
}

/**
 * Answers the forma key that must hold the person's own id, when only ownership permits the call (decision 18). Throws
 * `RechazoHttp` 403 for whom it is not. Asked before anything of the request's body is read.
 */
export function requirePermission(
  llamada: Llamada,
  persona: Parameters<typeof may>[0],
  politica: Politica,
): string | undefined {
  if (llamada.acceso !== 'publico' && may(persona, politica, llamada.acceso)) return undefined
  if (llamada.propio !== undefined && may(persona, politica, 'propio.ver')) return llamada.propio
  throw new RechazoHttp(403, NO_AUTORIZADO)
}

async function runRead(ruta: Ruta, entrada: unknown, pedido: Pedido, entorno: Entorno): Promise<Respuesta> {
  return toAnswer(ruta.llamada, await ruta.manejador(entrada, pedido, baseOf(ruta.llamada, entorno)))
}

/** A standby's answer is taken where it may be old, and nowhere else. */
const baseOf = ({ atrasa }: Llamada, { db, lectura }: Entorno): Db => (atrasa ? (lectura ?? db) : db)

/** Effect, audit row, idempotency key and kept answer are one transaction. */
async function runChange(
  ruta: Ruta,
  entrada: unknown,
  pedido: Pedido,
  { request }: Llegada,
  cuerpo: Cuerpo,
  { db, esperaCandado }: Entorno,
): Promise<Respuesta> {
  const clave = ruta.llamada.secreta ? undefined : readKey(request.headers.get('idempotency-key'))
  const { usuarioID } = pedido.persona
  const key: Clave | undefined =
    clave === undefined ? undefined : { clave, usuarioID, llamada: ruta.nombre, huella: cuerpo.huella() }
  const begin = async (tx: Tx): Promise<Respuesta | Continuacion<unknown>> => {
    const before = key && (await claimKey(tx, key))
    if (before) return { http: 200, sobre: before, cabeceras: { 'idempotent-replayed': 'true' } }
    const result = await ruta.manejador(entrada, pedido, tx, (cuerpo.archivos ?? cuerpo.archivo) as never)
    if (result instanceof Continuacion) return result
    const respuesta = toAnswer(ruta.llamada, result)
    if (key) await keepAnswer(tx, key, respuesta.sobre)
    return respuesta
  }
  const begun = await whenContinued(esperaCandado, () =>
    withTransaction(db, begin, { lockTimeout: esperaCandado }),
  )
  return begun instanceof Continuacion ? goOn(ruta, db, begun, key) : begun
}

/** The second part: its key keeps the answer, or is free again after a refusal. */
async function goOn(
  { llamada }: Ruta,
  db: Db,
  { seguir }: Continuacion<unknown>,
  key: Clave | undefined,
): Promise<Respuesta> {
  try {
    const respuesta = toAnswer(llamada, await seguir(db))
    if (key) await keepAnswer(db, key, respuesta.sobre)
    return respuesta
  } catch (error) {
    if (key) await freeKey(db, key)
    throw error
  }
}

function toAnswer(llamada: Llamada, result: unknown): Respuesta {
  if (result instanceof Resultado) {
    const refused = answer(200, result.estado, result.mensaje)
    refused.sobre.datos = result.datos
    if (result.errores) refused.sobre.errores = { ...result.errores }
    return refused
  }
  const sobre: Sobre = { estado: 1, mensaje: null, excepcion: null, datos: null }
  const written = (rows: readonly unknown[]) => rows.map((row) => z.encode(llamada.salida, row))
  if (llamada.lista && llamada.listas) {
    // The handler's type says so: a list for each name.
    const lists = result as Readonly<Record<string, readonly unknown[]>>
    sobre.datos = Object.fromEntries(llamada.listas.map((name) => [name, written(lists[name] ?? [])]))
    sobre.pagTotalItems = llamada.listas.reduce((sum, name) => sum + (lists[name]?.length ?? 0), 0)
  } else if (llamada.lista) {
    // The handler's type says so: a list answers a Pagina.
    const { filas, total } = result as Pagina<unknown>
    sobre.datos = written(filas)
    // Of a page the handler tells it, unless it was asked not to.
    if (total !== undefined || llamada.lista === 'completa') sobre.pagTotalItems = total ?? filas.length
  } else {
    sobre.datos = z.encode(llamada.salida, result) ?? null
  }
  return { http: 200, sobre }
}
