import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import * as z from 'zod'
import type { EntradaDe } from '@/contract/llamada'
import { ERROR_DATOS, ERROR_INESPERADO, NO_AUTORIZADO, SIN_RESPUESTA } from '@/contract/mensajes'
import { SinRespuesta, enviar, type Envio, type Recibido } from '@/lib/api/conexion'
import { direccionDelCliente } from '@/lib/api/direccion'
import { esperada } from '@/lib/api/en-curso'
import { hechuraDe } from '@/lib/api/hechura'
import { mientrasLea } from '@/lib/api/lector'
import { puedeLlamar } from '@/lib/api/permiso'
import { noteRefused } from '@/lib/api/rechazadas'
import type { LeidoDe, LlamadaCualquiera, Resultado } from '@/lib/api/resultado'
import { servidor, servidorQueCambia } from '@/lib/api/servidor'
import { type AvisoLectura, falla, interpretar } from '@/lib/api/sobre'
import { entorno } from '@/lib/entorno'
import type { Sesion } from '@/lib/galleta'
import { leerSesion } from '@/lib/sesion'

export interface Modo {
  /** Milliseconds; the spec's by default. */
  espera?: number | undefined
  /** No connection is reused: the last try is one try. */
  unaVez?: boolean | undefined
  senal?: AbortSignal | null | undefined
  /** Made by the dialog when it opens; sent to our own server alone. */
  claveIdempotencia?: string | undefined
  /** Another way to send it, for calls that carry a file. */
  por?: Enviar | undefined
}

/** Sends a call whose wire values it is given apart. */
export type Enviar = (envio: Envio, wire: Cable) => Promise<Recibido>

/** A read for a screen: the first try only; who waits longer is the browser (D3). Stops when its reader goes. */
export async function leer<L extends LlamadaCualquiera>(
  llamada: L,
  entrada: EntradaDe<L>,
  modo: Modo = {},
): Promise<Resultado<LeidoDe<L>>> {
  const read = async () => llamar(llamada, entrada, await leerSesion(), { senal: mientrasLea(), ...modo })
  return esperada(read())
}

/** Any call with a session (null for the public ones). Expected failures are values, only bugs throw. */
export async function llamar<L extends LlamadaCualquiera>(
  llamada: L,
  entrada: EntradaDe<L>,
  sesion: Sesion | null,
  modo: Modo = {},
): Promise<Resultado<LeidoDe<L>>> {
  const pedidoID = randomUUID()
  if (!puedeLlamar(llamada, entrada, sesion)) return falla('prohibido', NO_AUTORIZADO, pedidoID)
  const get = llamada.metodo === 'GET'
  const propio = (await (get ? servidor() : servidorQueCambia())) === 'propio'
  if (llamada.extension && !propio) return falla('rechazo', ERROR_DATOS, pedidoID)
  const coded = z.safeEncode(llamada.entrada.cable, entrada)
  if (!coded.success) return falla('rechazo', coded.error.issues[0]?.message ?? ERROR_DATOS, pedidoID)
  const wire = propio ? (coded.data as Cable) : specOnly(llamada, coded.data as Cable)
  try {
    const recibido = await (modo.por ?? enviar)(
      {
        metodo: llamada.metodo,
        direccion: addressOf(llamada.ruta, get ? wire : {}),
        cabeceras: {
          ...plainHeaders(get, sesion),
          ...(propio && (await ownHeaders(pedidoID, modo.claveIdempotencia))),
        },
        cuerpo: get ? undefined : JSON.stringify(wire),
        espera: modo.espera ?? (get ? entorno().ESPERA_GET : entorno().ESPERA_POST),
        unaVez: modo.unaVez,
        senal: modo.senal,
      },
      wire,
    )
    const result = await interpretar(llamada, recibido, pedidoID, avisar)
    if (!result.ok && result.tipo === 'inesperado')
      noteFailure(llamada, pedidoID, `HTTP ${recibido.estado}: ${hechuraDe(recibido.texto)}`)
    if (sesion && !result.ok && result.tipo === 'sesion') noteRefused(sesion.token)
    // The result's rows are those of this very call's codec; the type is lost where calls of any shape are read.
    return result as Resultado<LeidoDe<L>>
  } catch (error) {
    if (!modo.senal?.aborted) noteFailure(llamada, pedidoID, String(error))
    if (error instanceof SinRespuesta)
      return {
        ...falla('sinRespuesta', SIN_RESPUESTA, pedidoID),
        sinLlegar: error.sinLlegar || undefined,
        veces: error.veces > 1 ? error.veces : undefined,
      }
    return falla('inesperado', ERROR_INESPERADO, pedidoID)
  }
}

/** What the person reads as 'Pedido …' finds this line, and the API's own where it was told the id. */
function noteFailure({ ruta }: LlamadaCualquiera, pedidoID: string, error: string): void {
  console.error(JSON.stringify({ evento: 'api.falla', ruta, pedidoID, error }))
}

/** What a codec writes: text, numbers and booleans; absent keys are undefined. */
type Cable = Record<string, string | number | boolean | null | undefined>

/** Keys beyond the spec travel to our own server alone. */
function specOnly({ entrada, extensiones = [] }: LlamadaCualquiera, wire: Cable): Cable {
  if (extensiones.length === 0) return wire
  const dropped = new Set(extensiones.map((key) => entrada.claves[key]))
  return Object.fromEntries(Object.entries(wire).filter(([key]) => !dropped.has(key)))
}

function addressOf(ruta: string, query: Cable): URL {
  const base = entorno().PADRON_API
  const url = new URL(base.pathname.replace(/\/$/, '') + ruta, base)
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(key, String(value))
  }
  return url
}

/** What any client of the spec sends. */
function plainHeaders(get: boolean, sesion: Sesion | null): Record<string, string> {
  return {
    accept: 'application/json',
    ...(!get && { 'content-type': 'application/json; charset=utf-8' }),
    ...(sesion && { authorization: `Bearer ${sesion.token}` }),
  }
}

/** Who the person is, which request this is, and the key by which our own server knows a change again. */
async function ownHeaders(pedidoID: string, clave: string | undefined): Promise<Record<string, string>> {
  const pedido = await headers()
  const direccion = direccionDelCliente(pedido)
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
  console.warn(JSON.stringify({ evento: 'api.ilegible', ruta, clave }))
}
