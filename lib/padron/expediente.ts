import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough, Readable } from 'node:stream'
import type { NextRequest } from 'next/server'
import { ZipFile } from 'yazl'
import { bajar as bajarAdjunto } from '@/contract/adjunto'
import { empezar, traerTabla } from '@/contract/expediente'
import { NO_AUTORIZADO, SESION_CADUCADA } from '@/contract/fixed-texts'
import { bajar as bajarPoliza } from '@/contract/poliza'
import { callApi } from '@/lib/api/client'
import { downloadFile } from '@/lib/api/file-calls'
import type { AnyCall } from '@/lib/api/result'
import { isForeignRead, isOfOwner } from '@/lib/origin'
import { openSessionCookie, type Sesion } from '@/lib/session-cookie'
import type { Columna } from '@/domain/spreadsheets/column'
import { csvHead, csvRows } from '@/domain/spreadsheets/csv'
import { refuseFile, zipAnswer } from '@/lib/zip-answer'

const LOTE = 500
const LEEME = `Todo lo que el Consejo guarda sobre este matriculado, tabla por tabla, como está guardado.

datos/   cada tabla en JSON
planillas/   lo mismo, para abrir con una planilla de cálculo
archivos/   sus pólizas y adjuntos

Los importes («monto», «total», «debe», «haber») están en centavos. Las fechas con hora dicen su diferencia con UTC.
No están las contraseñas ni los códigos, que no se guardan de forma que se puedan leer.
`

type Valores = Record<string, unknown>
type Contexto = { params: Promise<{ id: string }> }

/**
 * All that is held about a member as a zip, made as the browser takes it: a table or a file at a time is in memory. That it
 * was taken is written down first. What goes wrong on the way breaks it off, since a short zip that looks whole is worse.
 */
export async function sendExpediente(request: NextRequest, { params }: Contexto): Promise<Response> {
  const sesion = await openSessionCookie(request.cookies)
  if (!sesion || !isOfOwner(request.headers, sesion)) return refuseFile(401, SESION_CADUCADA)
  if (!sesion.permisos.has('auditoria.ver') || isForeignRead(request.headers))
    return refuseFile(403, NO_AUTORIZADO)
  const { signal } = request
  const begun = await callApi(empezar, { matriculadoID: Number((await params).id) }, sesion, {
    senal: signal,
  })
  if (!begun.ok) return refuseFile(begun.tipo === 'rechazo' ? 404 : 502, begun.mensaje)
  const { expedienteID = 0, matricula, tablas = [] } = begun.datos
  // Tables and files are asked for outside the request that the calls belong to.
  const within = AsyncLocalStorage.snapshot()
  const de: De = {
    filas: (tabla) => within(() => readAll(expedienteID, tabla, sesion, signal)),
    archivo: (llamada, entrada) => within(() => open(llamada, entrada, sesion, signal)),
  }
  const [polizas, adjuntos] = [await de.filas('poliza'), await de.filas('adjunto')]
  return zipAnswer(zipOf(tablas, { polizas, adjuntos }, de, signal), `matricula-${matricula}`)
}

/** What the zip is filled from. */
interface De {
  filas: (tabla: string) => Promise<Valores[]>
  archivo: (llamada: AnyCall, entrada: object) => Promise<Readable>
}

async function readAll(
  expedienteID: number,
  tabla: string,
  sesion: Sesion,
  senal: AbortSignal,
): Promise<Valores[]> {
  const all: Valores[] = []
  for (;;) {
    const lote = await callApi(
      traerTabla,
      { expedienteID, tabla, desde: all.length, cantidad: LOTE },
      sesion,
      { senal },
    )
    if (!lote.ok) throw new Error(lote.mensaje)
    all.push(...lote.datos.map(({ fila = '{}' }) => JSON.parse(fila) as Valores))
    if (lote.datos.length < LOTE) return all
  }
}

async function open(
  llamada: AnyCall,
  entrada: object,
  sesion: Sesion,
  senal: AbortSignal,
): Promise<Readable> {
  const found = await downloadFile(llamada, entrada, sesion, new Headers(), senal)
  if ('ok' in found) throw new Error(found.mensaje)
  return found
}

function zipOf(
  tablas: readonly string[],
  { polizas, adjuntos }: { polizas: Valores[]; adjuntos: Valores[] },
  de: De,
  senal: AbortSignal,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const salida = new PassThrough()
  const fail = (error: unknown) =>
    void salida.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  senal.addEventListener('abort', () => fail('the reader left'), { once: true })
  const add = (name: string, bytes: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, (take) => {
      if (!salida.destroyed) bytes().then((read) => take(null, read.on('error', fail)), fail)
    })
  zip.addBuffer(Buffer.from(LEEME), 'LEEME.txt')
  for (const tabla of tablas) {
    add(`datos/${tabla}.json`, async () =>
      Readable.from([JSON.stringify(await de.filas(tabla), null, 1)], { objectMode: false }),
    )
    add(`planillas/${tabla}.csv`, async () =>
      Readable.from([csvOf(await de.filas(tabla))], { objectMode: false }),
    )
  }
  for (const { id, anio, mes } of polizas)
    add(`archivos/poliza-${String(anio)}-${String(mes)}-${String(id)}.pdf`, () =>
      de.archivo(bajarPoliza, { polizaID: id }),
    )
  for (const { id, nombre, eliminado_en } of adjuntos)
    if (!eliminado_en)
      add(`archivos/adjunto-${String(id)}-${nameOf(nombre)}`, () =>
        de.archivo(bajarAdjunto, { adjuntoID: id }),
      )
  zip.end()
  zip.outputStream.pipe(salida)
  return Readable.toWeb(salida) as ReadableStream<Uint8Array>
}

/** Without folders, whatever somebody called it. */
const nameOf = (nombre: unknown): string =>
  String(nombre)
    .replace(/[^\p{L}\p{N} ._-]/gu, '_')
    .slice(-100)

/** A column for every key that some row has. */
function csvOf(filas: readonly Valores[]): string {
  const columnas = [...new Set(filas.flatMap((fila) => Object.keys(fila)))].map(
    (titulo): Columna<Valores> => ({ titulo, tipo: 'texto', valor: (fila) => textOf(fila[titulo]) }),
  )
  return csvHead(columnas) + csvRows(columnas, filas)
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
