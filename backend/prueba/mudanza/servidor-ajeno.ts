import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Keys that the specification lacks, which no council's own API has, by call; those of '*' in any answer. */
const AGREGADAS: Readonly<Record<string, readonly string[]>> = {
  '*': ['version', 'fijo', 'lugar', 'errores', 'dispositivo'],
  '/matriculado/traerDatos': [
    ...['libro', 'folio', 'observaciones', 'aviso', 'avisoFecha', 'deuda', 'saldoAFavor', 'situacion'],
    ...['datospersonales.apellido', 'datospersonales.nombre', 'datosprofesionales.hospital'],
    ...['datosprofesionales.servicios', 'datosprofesionales.cargos', 'varios.ultimo_periodo_renovado'],
  ],
  '/matriculado/traerDatosBasicos': ['apellido', 'tipomatricula', 'estadoDesde', 'cuit_cuil', 'situacion'],
  '/especialidad_matriculado/traerTodos': ['formaObtencion', 'organizacion'],
  '/federacion_matriculado/traerTodos': ['tipoSeguroID'],
  '/concepto_matriculado/traerTodos': ['monto', 'fecha'],
  '/pago/traerPagosPendientes': ['enTramite', 'planRoto', 'resto'],
  '/pago/traerCuentaCorriente': ['ajuste', 'anulado', 'nroRecibo'],
  '/plan_pagos/traerTodos': ['roto', 'observaciones'],
  '/concepto/traerTodosSinPaginar': ['tipo', 'anio', 'tipoMatriculaID', 'variante'],
  '/concepto/traerTodos': ['tipo', 'anio', 'tipoMatriculaID', 'variante'],
  '/departamento/traerTodosSelect': ['provinciaID'],
  '/banco/traerTodosSelect': ['entidad'],
  '/firmante/traerTodos': ['imagenHuella'],
  '/firmante/traerDatos': ['imagenHuella'],
  '/user/traerTodos': ['bloqueado', 'matricula'],
  '/user/traerDatos': ['bloqueado', 'matricula'],
}

type Answer = { status: number; text: string }

export interface ServidorAjeno {
  url: string
  /** Every read, in its order: path and query. */
  pedidos: string[]
  /** What a mover may not send: anything but GET and the sign-in. */
  faltas: string[]
  ingresos: number
  /** Reads that a session lasts. */
  dura: number
  /** Changes an answer on its way, or spoils it by its own. */
  alContestar: (
    ruta: string,
    answer: Answer,
    response: ServerResponse,
  ) => Answer | undefined | Promise<Answer | undefined>
  close(): Promise<void>
}

/** Our own API as an old server: without any key or call beyond the specification, and refusing all that is no read. */
export async function openAjeno(api: string): Promise<ServidorAjeno> {
  const reads = new Map<string, number>()
  const ajeno: ServidorAjeno = {
    url: '',
    pedidos: [],
    faltas: [],
    ingresos: 0,
    dura: Infinity,
    alContestar: (_ruta, answer) => answer,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = http.createServer((request, response) => void answer(ajeno, api, reads, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ajeno.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return ajeno
}

async function answer(
  ajeno: ServidorAjeno,
  api: string,
  reads: Map<string, number>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? ''
  const ruta = path.split('?')[0] ?? ''
  const signsIn = request.method === 'POST' && ruta === '/auth/login'
  if (!signsIn && request.method !== 'GET') {
    ajeno.faltas.push(`${request.method} ${path}`)
    return void response.writeHead(405).end()
  }
  const authorization = request.headers.authorization ?? ''
  const used = (reads.get(authorization) ?? 0) + 1
  if (!signsIn) reads.set(authorization, used)
  if (signsIn) ajeno.ingresos++
  else ajeno.pedidos.push(path)
  if (!signsIn && used > ajeno.dura)
    return void response.end(JSON.stringify({ estado: -110, mensaje: '', datos: null }))
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const got = await fetch(api + path, {
    method: request.method ?? 'GET',
    headers: { 'content-type': 'application/json', authorization },
    ...(signsIn && { body: Buffer.concat(parts) }),
  })
  const text = strip(ruta, await got.text())
  const told = await ajeno.alContestar(ruta, { status: got.status, text }, response)
  if (told) response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.text)
}

function strip(ruta: string, text: string): string {
  const sobre = JSON.parse(text) as { datos: unknown }
  const rows = Array.isArray(sobre.datos) ? (sobre.datos as unknown[]) : [sobre.datos]
  for (const row of rows)
    for (const path of [...(AGREGADAS['*'] ?? []), ...(AGREGADAS[ruta] ?? [])]) remove(row, path.split('.'))
  return JSON.stringify(sobre)
}

function remove(value: unknown, [key = '', ...rest]: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if (rest.length === 0) Reflect.deleteProperty(value, key)
  else remove(Reflect.get(value, key), rest)
}
