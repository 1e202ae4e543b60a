import { ERROR_INESPERADO, SIN_RESPUESTA } from '@/contract/fixed-texts'
import type { Falla, Resultado } from '@/lib/api/result'
import type { ParteDeRendicion } from '@/lib/debitos/report-parts'
import type { ArchivoEn, EntradaEn, LeidoEn, RutaDeCambio, RutaDeLectura } from '@/lib/llamada/call-paths'
import { MORE_EACH_TRY, TRIES, pauseBefore } from '@/lib/llamada/tries'
import { FILE_NAME_HEADER, OWNER_HEADER, OWN_HEADER, OWN_VALUE, SERVER_HEADER } from '@/lib/llamada/headers'
import { type OnProgress, postFile } from '@/lib/llamada/send-file'
import { askedServer, screenOwner } from '@/lib/llamada/who-asks'
import { fromJson, toJson } from '@/lib/exact-json'

const ESPERA_GET = 20_000
const ESPERA_POST = 30_000
/** For a file on a slow line; the proxy gives up one that stops. */
const ESPERA_ARCHIVO = 600_000
/** A gigabyte, and then its lots. */
const ESPERA_ZIP = 3_600_000
/** The proxy gives up first and says so; this bounds a proxy that is gone. */
const MARGEN = 3_000
const fallo = (tipo: Falla['tipo'], mensaje: string): Falla => ({
  ok: false,
  tipo,
  mensaje,
  errores: {},
  pedidoID: '',
})

interface ModoLectura {
  senal: AbortSignal
  /** The first try; 2 when the server made one while rendering. */
  desde?: number
  alIntentar?: (intento: number) => void
}

/** Reads through the proxy, with further tries while no answer comes. Throws AbortError when `senal` is aborted. */
export async function fetchRead<R extends RutaDeLectura>(
  ruta: R,
  entrada: EntradaEn<R>,
  { senal, desde = 1, alIntentar }: ModoLectura,
): Promise<Resultado<LeidoEn<R>>> {
  let result: Resultado<LeidoEn<R>> = fallo('sinRespuesta', SIN_RESPUESTA)
  for (let intento = desde; intento <= TRIES; intento++) {
    if (intento > 1) await pauseBefore(intento, senal)
    alIntentar?.(intento)
    const query = new URLSearchParams({ f: toJson(entrada), i: String(intento) })
    const espera = ESPERA_GET + MORE_EACH_TRY * (intento - 1) + MARGEN
    result = await send(`/api${ruta}?${query}`, {}, espera, senal)
    if (result.ok || result.tipo !== 'sinRespuesta') return result
    intento += (result.veces ?? 1) - 1
  }
  return result
}

/** Sends a change once. 'sinRespuesta' means that it may have happened. */
export function sendChange<R extends RutaDeCambio>(
  ruta: R,
  entrada: EntradaEn<R>,
  clave: string,
  ...[archivo]: ArchivoEn<R>
): Promise<Resultado<LeidoEn<R>>> {
  if (archivo) return sendFile(ruta, entrada, clave, archivo)
  const json = { ...headersOf(clave), 'content-type': 'application/json' }
  return send(`/api${ruta}`, { method: 'POST', headers: json, body: toJson(entrada) }, ESPERA_POST + MARGEN)
}

const headersOf = (clave: string) => ({
  [OWN_HEADER]: OWN_VALUE,
  [SERVER_HEADER]: askedServer(),
  'idempotency-key': clave,
})

/** Sends a change with its file once, telling how much has left. */
export async function sendFile<R extends RutaDeCambio>(
  ruta: R,
  entrada: EntradaEn<R>,
  clave: string,
  archivo: File,
  onProgress?: OnProgress,
): Promise<Resultado<LeidoEn<R>>> {
  const headers = {
    ...headersOf(clave),
    [OWNER_HEADER]: screenOwner(),
    'content-type': 'application/octet-stream',
    [FILE_NAME_HEADER]: encodeURIComponent(archivo.name),
  }
  const url = `/api${ruta}?${new URLSearchParams({ f: toJson(entrada) })}`
  try {
    return readResult(await postFile(url, archivo, { headers, espera: ESPERA_ARCHIVO, onProgress }))
  } catch {
    return fallo('sinRespuesta', SIN_RESPUESTA)
  }
}

/** Sends a month's reports of debits by the parts that the specification names. */
export const sendReports = (
  cual: Readonly<Record<'forma' | 'mes', string>>,
  archivos: Readonly<Partial<Record<ParteDeRendicion, File>>>,
): Promise<Resultado<unknown>> => {
  const body = new FormData()
  for (const [parte, archivo] of Object.entries(archivos)) body.append(parte, archivo)
  const init = { method: 'POST', headers: { [OWN_HEADER]: OWN_VALUE }, body }
  return send(`/api/rendiciones?${new URLSearchParams(cual)}`, init, ESPERA_ARCHIVO)
}

/** Sends a zip of policies and tells how much has left and what the answer says so far. Throws without an answer. */
export const sendZip = (
  mes: string,
  zip: File,
  onProgress: OnProgress,
  onAnswer: (text: string) => void,
): Promise<string> =>
  postFile(`/api/polizas?mes=${mes}`, zip, {
    headers: { [OWN_HEADER]: OWN_VALUE, [OWNER_HEADER]: screenOwner(), 'content-type': 'application/zip' },
    espera: ESPERA_ZIP,
    onProgress,
    onAnswer,
  })

async function send<D>(
  url: string,
  init: RequestInit,
  espera: number,
  senal?: AbortSignal,
): Promise<Resultado<D>> {
  const limite = AbortSignal.timeout(espera)
  try {
    const headers = { ...init.headers, [OWNER_HEADER]: screenOwner() }
    const signal = senal ? AbortSignal.any([senal, limite]) : limite
    const response = await fetch(url, { ...init, headers, signal })
    return readResult<D>(await response.text())
  } catch (error) {
    if (senal?.aborted) throw error
    return fallo('sinRespuesta', SIN_RESPUESTA)
  }
}

/** Anything but our own proxy's answer comes from something between us. */
function readResult<D>(text: string): Resultado<D> {
  try {
    const value = fromJson(text)
    if (typeof value === 'object' && value !== null && 'ok' in value) return value as Resultado<D>
  } catch {
    // The caller shows the specification's words for an answer that is none.
  }
  return fallo('inesperado', ERROR_INESPERADO)
}
