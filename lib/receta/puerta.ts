import 'server-only'
import type { NextRequest } from 'next/server'
import { readBounded } from '@/contract/cuerpo'
import { cuitLogin, generarClave, MENSAJES_CUIT } from '@/contract/externos'
import { ERROR_DATOS, ERROR_INESPERADO } from '@/contract/fixed-texts'
import { CLAVE_GENERADA, CLAVE_NO_GENERADA, CLAVES_DISTINTAS } from '@/contract/sesion'
import { onlyDigits } from '@/domain/texto'
import { callApi } from '@/lib/api/client'
import type { Falla } from '@/lib/api/result'
import { isPropio } from '@/lib/api/servidor'
import type { RespuestaLogin } from '@/lib/authentication'
import { environment } from '@/lib/environment'
import { isOwnRequest } from '@/lib/origin'
import { dropPuerta, keepPuerta, readPuerta, type Puerta } from '@/lib/receta/galleta'
import { frameAddress } from '@/lib/receta/origenes'
import { type Sitio, probeSite } from '@/lib/receta/sitio'

const MAX_CUERPO = 4_096
/** Our own API's address is good for a minute, and its pass for a new password for half an hour. */
const MINUTO = 60
const ESPERA_CLAVE = 30 * MINUTO

const AJENA = 'La dirección del sistema de recetas no es de un sitio permitido. Comuníquese con el consejo.'

type Atender = (request: NextRequest, datos: Record<string, string>) => Promise<Salida>
interface Salida {
  respuesta: RespuestaLogin | Sitio
  galletas?: string[]
}

const PASOS: Readonly<Record<string, Atender>> = {
  ingresar: enter,
  clave: choose,
  salir: (request) =>
    Promise.resolve({ respuesta: { estado: 1, mensaje: '' }, galletas: dropPuerta(request.cookies) }),
  sitio: async (request) => ({ respuesta: await siteOf(await readPuerta(request.cookies)) }),
}

/** The four acts of the prescriptions' door, from our own pages alone; the browser never speaks to the API. */
export async function attendPuerta(
  request: NextRequest,
  { params }: { params: Promise<{ paso: string }> },
): Promise<Response> {
  const { paso } = await params
  const act = Object.hasOwn(PASOS, paso) ? PASOS[paso] : undefined
  if (!act) return new Response(null, { status: 404 })
  if (!isOwnRequest(request.headers)) return new Response(null, { status: 403 })
  const body = await readBounded(request, MAX_CUERPO)
  if (!body) return new Response(null, { status: 413 })
  const datos = textsIn(body)
  if (!datos) return new Response(null, { status: 400 })
  const { respuesta, galletas = [] } = await act(request, datos)
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const line of galletas) headers.append('set-cookie', line)
  return Response.json(respuesta, { headers })
}

function textsIn(body: Uint8Array): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body))
    if (typeof value !== 'object' || value === null) return null
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  } catch {
    return null
  }
}

const refused = (respuesta: RespuestaLogin): Salida => ({ respuesta })

async function enter(
  request: NextRequest,
  { cuit = '', clave = '' }: Record<string, string>,
): Promise<Salida> {
  const digits = onlyDigits(cuit)
  const result = await callApi(cuitLogin, { cuit: digits, clave }, null)
  if (!result.ok) return refused(inWords(result))
  const propio = await isPropio()
  if (result.estado === 2) {
    const puerta: Puerta = { paso: 'clave', token: result.datos ?? '', cuit: digits }
    const mensaje = MENSAJES_CUIT[2] ?? ''
    return keep(request, puerta, ESPERA_CLAVE, { estado: 2, mensaje })
  }
  const direccion = frameAddress(result.datos ?? '')
  if (direccion === null) return refused({ estado: 0, mensaje: AJENA })
  const seconds = propio ? MINUTO : environment().SESION_HORAS * 60 * MINUTO
  return keep(request, { paso: 'marco', direccion }, seconds, { estado: 1, mensaje: '' })
}

async function keep(
  request: NextRequest,
  puerta: Puerta,
  seconds: number,
  respuesta: RespuestaLogin,
): Promise<Salida> {
  const galletas = await keepPuerta(puerta, seconds, request.cookies)
  return galletas ? { respuesta, galletas } : refused({ estado: 0, mensaje: ERROR_INESPERADO })
}

/** The result's fixed text, and under it what the server says if that is something else. */
function inWords({ estado = 0, mensaje, tipo, errores }: Falla): RespuestaLogin {
  const fijo = MENSAJES_CUIT[estado]
  const says = fijo && tipo === 'rechazo' && mensaje !== fijo && mensaje !== ERROR_DATOS
  return { estado, mensaje: fijo ?? mensaje, detalle: says ? mensaje : undefined, errores }
}

async function choose(
  request: NextRequest,
  { clave = '', repetida = '' }: Record<string, string>,
): Promise<Salida> {
  const puerta = await readPuerta(request.cookies)
  if (puerta?.paso !== 'clave') return refused({ estado: 0, mensaje: CLAVE_NO_GENERADA })
  const { token, cuit } = puerta
  // A foreign server may not compare them.
  const distinct = clave !== repetida && clave.length >= 6
  const result = distinct ? null : await callApi(generarClave, { clave, repetida, token, cuit }, null)
  if (!result)
    return refused({ estado: 0, mensaje: CLAVES_DISTINTAS, errores: { repetida: CLAVES_DISTINTAS } })
  if (result.ok)
    return { respuesta: { estado: 1, mensaje: CLAVE_GENERADA }, galletas: dropPuerta(request.cookies) }
  const { mensaje, errores } = result
  const detalle = mensaje === CLAVE_NO_GENERADA || mensaje === ERROR_DATOS ? undefined : mensaje
  return refused({ estado: 0, mensaje: CLAVE_NO_GENERADA, detalle, errores })
}

const siteOf = async (puerta: Puerta | null): Promise<Sitio> =>
  puerta?.paso === 'marco' ? probeSite(puerta.direccion) : { sitio: 'vencido' }
