import { setImmediate as othersTurn } from 'node:timers/promises'
import * as z from 'zod'
import {
  ERROR_DATOS,
  ERROR_INESPERADO,
  ESTADOS_SIN_SESION,
  NO_AUTORIZADO,
  NO_ENCONTRADO,
  SESION_CADUCADA,
} from '@/contract/fixed-texts'
import { isEmpty, readLista, toInteger } from '@/contract/lectura/list-rows'
import { SIN_LEER } from '@/contract/lectura/sin-leer'
import { readTolerant } from '@/contract/lectura/tolerant-reading'
import type { Falla, AnyCall, Resultado } from '@/contract/lectura/result'

/** An answer as it came over HTTP, its bytes read as text. */
export interface RawAnswer {
  estado: number
  texto: string
}

interface SobreLeido {
  estado: number | null
  mensaje: string
  datos: unknown
  total: number | undefined
  errores: Record<string, string>
}

/** Called once per call and key that cannot be read, without the value, which is somebody's data. */
export type AvisoLectura = (ruta: string, clave: string) => void

export const failure = (
  tipo: Falla['tipo'],
  mensaje: string,
  pedidoID: string,
  more: Partial<Pick<Falla, 'errores' | 'estado'>> = {},
): Falla => ({ ok: false, tipo, mensaje, pedidoID, errores: {}, ...more })

/**
 * Turns an HTTP answer into a result with the specification's texts. The envelope's estado counts before the HTTP
 * status.
 */
export async function interpretAnswer(
  llamada: AnyCall,
  recibido: RawAnswer,
  pedidoID: string,
  avisar: AvisoLectura,
): Promise<Resultado<unknown>> {
  const sobre = readSobre(recibido.texto)
  if (sobre?.estado != null && ESTADOS_SIN_SESION.has(sobre.estado))
    return failure('sesion', SESION_CADUCADA, pedidoID, { estado: sobre.estado })
  const isRefusal = recibido.estado >= 400 && recibido.estado < 500
  // A sign-in has no session that could end, so the result counts, whatever the HTTP status.
  if (llamada.acceso === 'publico' && isRefusal) {
    const told = sobre?.estado != null && sobre.estado !== 1
    return told ? refused(llamada, sobre, pedidoID) : failure('inesperado', ERROR_INESPERADO, pedidoID)
  }
  if (recibido.estado === 401) return failure('sesion', SESION_CADUCADA, pedidoID)
  if (recibido.estado === 403) return failure('prohibido', NO_AUTORIZADO, pedidoID)
  if (!sobre || recibido.estado < 200 || recibido.estado > 299) {
    const told = recibido.estado === 429 && sobre?.mensaje
    return told
      ? failure('rechazo', sobre.mensaje, pedidoID)
      : failure('inesperado', ERROR_INESPERADO, pedidoID)
  }
  // Neither a success nor a refusal: the outcome of a change is unknown.
  if (sobre.estado === null) return failure('inesperado', sobre.mensaje || ERROR_DATOS, pedidoID)
  const { estado } = sobre
  const told = llamada.conDatos?.includes(estado) === true
  if (estado !== 1 && !told) return refused(llamada, sobre, pedidoID)
  const read = await readDatos(llamada, sobre, pedidoID, (clave) => avisar(llamada.ruta, clave))
  return read.ok && told ? { ...read, estado } : read
}

const refused = (llamada: AnyCall, { estado, mensaje, errores }: SobreLeido, pedidoID: string): Falla =>
  failure('rechazo', mensaje || ERROR_DATOS, pedidoID, {
    errores: byFormaKey(llamada, errores),
    estado: estado ?? undefined,
  })

async function readDatos(
  llamada: AnyCall,
  sobre: SobreLeido,
  pedidoID: string,
  avisar: (clave: string) => void,
): Promise<Resultado<unknown>> {
  if (llamada.lista) {
    const { filas, total } = readLista(llamada, sobre.datos)
    if (!filas) return failure('inesperado', ERROR_INESPERADO, pedidoID)
    const leidas = await inTurns(filas, (fila) => readTolerant(llamada.salida, fila, avisar))
    return { ok: true, datos: leidas, total: total ?? sobre.total }
  }
  const { datos } = sobre
  const nothing = datos == null || (isRecord(llamada) && isEmpty(datos))
  // A change that succeeded is a success whatever datos says; a read of nothing found nothing.
  if (nothing && llamada.metodo === 'GET') return failure('rechazo', sobre.mensaje || NO_ENCONTRADO, pedidoID)
  if (llamada.metodo === 'GET' && isRecord(llamada) && typeof datos !== 'object')
    return failure('inesperado', ERROR_INESPERADO, pedidoID)
  const vacio = (datos == null || isEmpty(datos)) && !llamada.salida.safeParse(null).success
  const unread = new Set<string>()
  const leido = readTolerant(llamada.salida, vacio ? {} : datos, (clave) => {
    avisar(clave)
    const key = clave.split('.')[0] ?? ''
    if (typeof datos === 'object' && datos !== null && key in datos) unread.add(key)
  })
  const useless = vacio || leido == null || isEmpty(leido)
  if (llamada.metodo === 'POST' && useless && needsDatos(llamada))
    return { ...failure('inesperado', withoutDatos(llamada), pedidoID), hecho: true }
  return { ok: true, datos: unread.size > 0 ? withUnread(llamada, leido, [...unread]) : leido }
}

/** The record with the names of what could not be read of it, as forms know them. */
function withUnread({ salida }: AnyCall, leido: unknown, claves: readonly string[]): unknown {
  if (typeof leido !== 'object' || leido === null || !(salida instanceof z.ZodCodec)) return leido
  const wire = Object.fromEntries(claves.map((clave) => [clave, true]))
  const named = salida.def.transform(wire, { value: wire, issues: [] }) as object
  const keys = Object.keys(named)
  return keys.length > 0 ? { ...leido, [SIN_LEER]: keys } : leido
}

/** The codec takes neither nothing nor an object without keys. */
export const needsDatos = ({ salida }: AnyCall): boolean =>
  [null, {}].every((nothing) => !z.safeDecode(salida, nothing as never).success)

const withoutDatos = ({ falta }: AnyCall): string =>
  falta ? `El servidor dice que lo hizo, pero no envió ${falta}.` : ERROR_INESPERADO

/** The call answers named parts, not a text or a number. */
const isRecord = ({ salida }: AnyCall): boolean =>
  salida instanceof z.ZodCodec && salida.in instanceof z.ZodObject

const TAJADA = 20
const MAX_MENSAJE = 500

/** Ten megabytes of rows take seconds, so other requests come in between every 20 ms. */
async function inTurns<R>(rows: readonly R[], read: (row: R) => unknown): Promise<unknown[]> {
  const done: unknown[] = []
  let begin = performance.now()
  for (const row of rows) {
    done.push(read(row))
    if (performance.now() - begin < TAJADA) continue
    await othersTurn()
    begin = performance.now()
  }
  return done
}

/** Null when the text is no envelope. */
function readSobre(texto: string): SobreLeido | null {
  let value: unknown
  try {
    value = JSON.parse(texto)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { estado, mensaje, datos, pagTotalItems, errores } = value as Record<string, unknown>
  return {
    estado: toInteger(estado) ?? null,
    mensaje: typeof mensaje === 'string' ? mensaje.slice(0, MAX_MENSAJE) : '',
    datos,
    total: toInteger(pagTotalItems),
    errores: isTexts(errores) ? errores : {},
  }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** The API names its fields as on the wire; forms know them by the forma's keys. */
export function byFormaKey(llamada: AnyCall, errores: Record<string, string>): Record<string, string> {
  const byWire = Object.fromEntries(Object.entries(llamada.entrada.claves).map(([key, wire]) => [wire, key]))
  return Object.fromEntries(Object.entries(errores).map(([wire, text]) => [byWire[wire] ?? wire, text]))
}
