import { setImmediate as othersTurn } from 'node:timers/promises'
import {
  ERROR_DATOS,
  ERROR_INESPERADO,
  ESTADOS_SIN_SESION,
  NO_AUTORIZADO,
  NO_ENCONTRADO,
  SESION_CADUCADA,
} from '@/contract/mensajes'
import type { Recibido } from '@/lib/api/conexion'
import { readTolerant } from '@/lib/api/lectura-tolerante'
import type { Falla, LlamadaCualquiera, Resultado } from '@/lib/api/resultado'

interface SobreLeido {
  estado: number | null
  mensaje: string
  datos: unknown
  total: number | undefined
  errores: Record<string, string>
}

/** Told once per call and key what a server sends that cannot be read; never the value, which is somebody's data. */
export type AvisoLectura = (ruta: string, clave: string) => void

export const falla = (
  tipo: Falla['tipo'],
  mensaje: string,
  pedidoID: string,
  more: Partial<Pick<Falla, 'errores' | 'estado'>> = {},
): Falla => ({ ok: false, tipo, mensaje, pedidoID, errores: {}, ...more })

/** Turns an HTTP answer into a result with the spec's texts (S1 8). The envelope's estado counts before the HTTP status. */
export async function interpretar(
  llamada: LlamadaCualquiera,
  recibido: Recibido,
  pedidoID: string,
  avisar: AvisoLectura,
): Promise<Resultado<unknown>> {
  const sobre = readSobre(recibido.texto)
  if (sobre?.estado != null && ESTADOS_SIN_SESION.has(sobre.estado))
    return falla('sesion', SESION_CADUCADA, pedidoID, { estado: sobre.estado })
  if (recibido.estado === 401) return falla('sesion', SESION_CADUCADA, pedidoID)
  if (recibido.estado === 403) return falla('prohibido', NO_AUTORIZADO, pedidoID)
  if (!sobre || recibido.estado < 200 || recibido.estado > 299) {
    const told = recibido.estado === 429 && sobre?.mensaje
    return told ? falla('rechazo', sobre.mensaje, pedidoID) : falla('inesperado', ERROR_INESPERADO, pedidoID)
  }
  if (sobre.estado !== 1)
    return falla('rechazo', sobre.mensaje || ERROR_DATOS, pedidoID, {
      errores: byFormaKey(llamada, sobre.errores),
      estado: sobre.estado ?? undefined,
    })
  return readDatos(llamada, sobre, pedidoID, (clave) => avisar(llamada.ruta, clave))
}

async function readDatos(
  llamada: LlamadaCualquiera,
  sobre: SobreLeido,
  pedidoID: string,
  avisar: (clave: string) => void,
): Promise<Resultado<unknown>> {
  const { datos, total } = sobre
  if (llamada.lista) {
    const rows = rowsOf(datos, llamada.listas)
    if (!rows) return falla('inesperado', ERROR_INESPERADO, pedidoID)
    const filas = await inTurns(rows, (row) => readTolerant(llamada.salida, row, avisar))
    return { ok: true, datos: filas, total }
  }
  // A change that succeeded is a success whatever datos says; a read of nothing found nothing.
  if (isNothing(datos) && llamada.metodo === 'GET')
    return falla('rechazo', sobre.mensaje || NO_ENCONTRADO, pedidoID)
  const vacio = isNothing(datos) && !llamada.salida.safeParse(null).success
  return { ok: true, datos: readTolerant(llamada.salida, vacio ? {} : datos, avisar) }
}

/** The rows of a list, or of every list of a call that divides them; undefined for what is neither. */
function rowsOf(datos: unknown, listas: readonly string[] = []): readonly unknown[] | undefined {
  if (datos == null) return []
  if (Array.isArray(datos)) return datos as unknown[]
  if (typeof datos !== 'object' || listas.length === 0) return undefined
  const parts = Object.entries(datos).filter(([name]) => listas.includes(name))
  const readable = parts.every(([, part]) => part == null || Array.isArray(part))
  if (!readable || (parts.length === 0 && Object.keys(datos).length > 0)) return undefined
  return parts.flatMap(([, part]) => (part ?? []) as unknown[])
}

/** PHP writes an empty object as an empty list. */
const isNothing = (datos: unknown): boolean => datos == null || (Array.isArray(datos) && datos.length === 0)

const TAJADA = 20
/** What a person can read of a server's words. */
const MAX_MENSAJE = 500

/** Ten megabytes of rows take seconds to read: every 20 ms the requests of other people come in between. */
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

/** Null when the text is no envelope at all: HTML, half a JSON, a bare value. */
function readSobre(texto: string): SobreLeido | null {
  let value: unknown
  try {
    value = JSON.parse(texto)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || !('estado' in value)) return null
  const { estado, mensaje, datos, pagTotalItems, errores } = value as Record<string, unknown>
  return {
    estado: toInteger(estado) ?? null,
    mensaje: typeof mensaje === 'string' ? mensaje.slice(0, MAX_MENSAJE) : '',
    datos,
    total: toInteger(pagTotalItems),
    errores: isTexts(errores) ? errores : {},
  }
}

function toInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** The API names its fields as on the wire; forms know them by the forma's keys. */
function byFormaKey(llamada: LlamadaCualquiera, errores: Record<string, string>): Record<string, string> {
  const byWire = Object.fromEntries(Object.entries(llamada.entrada.claves).map(([key, wire]) => [wire, key]))
  return Object.fromEntries(Object.entries(errores).map(([wire, text]) => [byWire[wire] ?? wire, text]))
}
