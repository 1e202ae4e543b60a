import {
  ERROR_DATOS,
  ERROR_INESPERADO,
  ESTADOS_SIN_SESION,
  NO_AUTORIZADO,
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
export function interpretar(
  llamada: LlamadaCualquiera,
  recibido: Recibido,
  pedidoID: string,
  avisar: AvisoLectura,
): Resultado<unknown> {
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

function readDatos(
  llamada: LlamadaCualquiera,
  sobre: SobreLeido,
  pedidoID: string,
  avisar: (clave: string) => void,
) {
  const { datos, total } = sobre
  if (llamada.lista) {
    if (datos != null && !Array.isArray(datos)) return falla('inesperado', ERROR_INESPERADO, pedidoID)
    const filas = (datos ?? []).map((row: unknown) => readTolerant(llamada.salida, row, avisar))
    return { ok: true as const, datos: filas, total }
  }
  // A change that succeeded is a success whatever datos says; a read of nothing found nothing.
  if (datos == null && llamada.metodo === 'GET')
    return falla('rechazo', sobre.mensaje || ERROR_DATOS, pedidoID)
  const vacio = datos == null && !llamada.salida.safeParse(null).success
  return { ok: true as const, datos: readTolerant(llamada.salida, vacio ? {} : datos, avisar) }
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
    mensaje: typeof mensaje === 'string' ? mensaje : '',
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
