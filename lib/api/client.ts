import { bitacora } from '@/lib/log'
import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import * as z from 'zod'
import es from 'zod/v4/locales/es.js'
import type { EntradaDe } from '@/contract/llamada'
import { actualizarDatos, quitarLogo, subirLogo } from '@/contract/membrete'
import {
  ERROR_DATOS,
  ERROR_INESPERADO,
  NO_AUTORIZADO,
  NO_ENCONTRADO,
  SIN_RESPUESTA,
} from '@/contract/fixed-texts'
import { type Cable, NoAnswer, type Send, sendRequest } from '@/contract/lectura/connection'
import { clientAddressOf } from '@/lib/api/client-address'
import { trackRead } from '@/lib/api/pending-reads'
import { shapeOf } from '@/lib/api/answer-shape'
import { sendTogether } from '@/lib/api/lecturas'
import { forgetCara } from '@/lib/api/consejo'
import { noteTareas } from '@/lib/api/tareas-told'
import { whileReading } from '@/lib/api/reader'
import { mayCall } from '@/lib/api/permission'
import { noteRefused } from '@/lib/api/refused-tokens'
import type { Falla, LeidoDe, AnyCall, Resultado } from '@/lib/api/result'
import { asAsked } from '@/lib/api/asked-row'
import { isPropio, servidor, serverForChange } from '@/lib/api/servidor'
import { type AvisoLectura, byFormaKey, failure, interpretAnswer } from '@/contract/lectura/envelope'
import { environment } from '@/lib/environment'
import type { Sesion } from '@/lib/session-cookie'
import { readSession } from '@/lib/session'
import { unreadKeysOf } from '@/lib/unread'

// Spanish words for fields to which the contract gives none.
z.config(es())

export interface Modo {
  /** Milliseconds; the specification's by default. */
  espera?: number | undefined
  /** Reuses no connection, so that the last try is one try. */
  unaVez?: boolean | undefined
  senal?: AbortSignal | null | undefined
  /** The dialog makes it when it opens; only our own server gets it. */
  claveIdempotencia?: string | undefined
  /** The change counts on our own server: to one that is not known for it nothing is sent. */
  soloPropio?: boolean | undefined
  /** Another way to send the call, for files. */
  por?: Send | undefined
  /** The page is sent without waiting for this read, which fills a place of its own; its failure is no status of the page. */
  aparte?: boolean | undefined
}

/** For the reads of parts that stand in a Suspense of their own. */
export const APARTE: Modo = { aparte: true }

/** For what the page shows after its rows: it is asked together with them, and the page is sent without it. */
export const LUEGO: Modo = { aparte: true, por: sendTogether }

/** A screen's read makes only the first try, and the browser makes the others. It stops when its reader goes. */
export async function readApi<L extends AnyCall>(
  llamada: L,
  entrada: EntradaDe<L>,
  modo: Modo = {},
): Promise<Resultado<LeidoDe<L>>> {
  const read = async () => {
    const por = !modo.aparte && (await isPropio()) ? sendTogether : undefined
    return callApi(llamada, entrada, await readSession(), { senal: whileReading(), por, ...modo })
  }
  return modo.aparte ? read() : trackRead(read())
}

/**
 * Makes any call; `sesion` is null for public ones. Expected failures are values, and only bugs throw. Here alone the web
 * looks at what is sent and who sends it: `entrada` may be anything that a browser made up.
 */
export async function callApi<L extends AnyCall>(
  llamada: L,
  entrada: EntradaDe<L>,
  sesion: Sesion | null,
  modo: Modo = {},
): Promise<Resultado<LeidoDe<L>>> {
  const pedidoID = randomUUID()
  const coded = z.safeEncode(llamada.entrada.cable, entrada)
  if (!coded.success) return unfit(llamada, coded.error, pedidoID)
  if (!mayCall(llamada, entrada, sesion)) return notAllowed(llamada, sesion, pedidoID)
  const get = llamada.metodo === 'GET'
  const propio = (await (get ? servidor() : serverForChange(modo.soloPropio))) === 'propio'
  if (modo.soloPropio && !propio)
    return { ...failure('sinRespuesta', SIN_RESPUESTA, pedidoID), sinLlegar: true }
  if (llamada.extension && !propio) return { ...failure('rechazo', ERROR_DATOS, pedidoID), ausente: true }
  const wire = propio ? (coded.data as Cable) : specOnly(llamada, coded.data as Cable, unreadKeysOf(entrada))
  try {
    const recibido = await (modo.por ?? sendRequest)(
      {
        metodo: llamada.metodo,
        direccion: addressOf(llamada.ruta, get ? wire : {}),
        cabeceras: {
          ...plainHeaders(get, sesion),
          ...(propio && (await ownHeaders(pedidoID, modo.claveIdempotencia))),
        },
        cuerpo: get ? undefined : JSON.stringify(wire),
        espera: modo.espera ?? (get ? environment().ESPERA_GET : environment().ESPERA_POST),
        unaVez: modo.unaVez,
        senal: modo.senal,
      },
      wire,
    )
    if (propio) noteTareas(recibido.tareas)
    if (CAMBIAN_LA_CARA.has(llamada.ruta)) forgetCara()
    const result = await interpretAnswer(llamada, recibido, pedidoID, avisar)
    if (!result.ok && result.tipo === 'inesperado')
      noteFailure(llamada, pedidoID, `HTTP ${recibido.estado}: ${shapeOf(recibido.texto)}`)
    if (sesion && !result.ok && result.tipo === 'sesion') noteRefused(sesion.token)
    // The rows are those of this call's codec; the type is lost where calls of any shape are read.
    return (result.ok ? { ...result, datos: asAsked(llamada, entrada, result.datos) } : result) as Resultado<
      LeidoDe<L>
    >
  } catch (error) {
    if (!modo.senal?.aborted) noteFailure(llamada, pedidoID, String(error))
    if (error instanceof NoAnswer)
      return {
        ...failure('sinRespuesta', SIN_RESPUESTA, pedidoID),
        sinLlegar: error.sinLlegar || undefined,
        veces: error.veces > 1 ? error.veces : undefined,
      }
    return failure('inesperado', ERROR_INESPERADO, pedidoID)
  }
}

/** What is wrong with what is to be sent, field by field as the form knows them. */
function unfit(llamada: AnyCall, { issues }: z.ZodError, pedidoID: string): Falla {
  const errores: Record<string, string> = {}
  for (const { path, message } of issues) errores[String(path[0] ?? '')] ??= message
  return failure('rechazo', issues[0]?.message ?? ERROR_DATOS, pedidoID, {
    errores: byFormaKey(llamada, errores),
  })
}

/** To a doctor somebody else's does not exist. */
const notAllowed = ({ propio }: AnyCall, sesion: Sesion | null, pedidoID: string): Falla =>
  propio && sesion?.permisos.has('propio.ver')
    ? failure('rechazo', NO_ENCONTRADO, pedidoID)
    : failure('prohibido', NO_AUTORIZADO, pedidoID)

/** People quote this id as 'Pedido …', and the log is searched for it. */
function noteFailure({ ruta }: AnyCall, pedidoID: string, error: string): void {
  bitacora.error({ ruta, pedidoID, error }, 'api.falla')
}

const CAMBIAN_LA_CARA = new Set<string>([actualizarDatos, subirLogo, quitarLogo].map(({ ruta }) => ruta))

/** Keys beyond the specification travel only to our own server, and what could not be read is not written. */
function specOnly({ entrada, extensiones = [] }: AnyCall, wire: Cable, unread: readonly string[]): Cable {
  if (extensiones.length + unread.length === 0) return wire
  const dropped = new Set([...extensiones, ...unread].map((key) => entrada.claves[key]))
  return Object.fromEntries(Object.entries(wire).filter(([key]) => !dropped.has(key)))
}

function addressOf(ruta: string, query: Cable): URL {
  const base = environment().PADRON_API
  const url = new URL(base.pathname.replace(/\/$/, '') + ruta, base)
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(key, String(value))
  }
  return url
}

function plainHeaders(get: boolean, sesion: Sesion | null): Record<string, string> {
  return {
    accept: 'application/json',
    ...(!get && { 'content-type': 'application/json; charset=utf-8' }),
    ...(sesion && { authorization: `Bearer ${sesion.token}` }),
  }
}

/** Who the person is, the request's id, and the key by which our own server recognises a repeated change. */
async function ownHeaders(pedidoID: string, clave: string | undefined): Promise<Record<string, string>> {
  const pedido = await headers()
  const direccion = clientAddressOf(pedido)
  const agente = pedido.get('user-agent')
  return {
    'x-request-id': pedidoID,
    ...(agente && { 'user-agent': agente.slice(0, 200) }),
    ...(direccion && { 'x-forwarded-for': direccion }),
    ...(clave && { 'idempotency-key': clave }),
  }
}

const avisados = new Set<string>()
const avisar: AvisoLectura = (ruta, clave) => {
  const key = `${ruta} ${clave.replace(/\d+/g, '#')}`
  if (avisados.has(key)) return
  avisados.add(key)
  bitacora.warn({ ruta, de: clave }, 'api.ilegible')
}
