import 'server-only'
import type { NextRequest } from 'next/server'
import { traerImagen } from '@/contract/firmante'
import { llamar } from '@/lib/api/cliente'
import { abrirGalleta } from '@/lib/galleta'
import { isForeignRead } from '@/lib/origen'

/** Kept by the person's own browser, which asks each time whether it may still show it. */
const CABECERAS = {
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline; filename="firma"',
  vary: 'cookie',
}

const refuse = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** A signature's image for an <img>: only to who may administer signatories, and only to pages of ours. */
export async function serveImagen(request: NextRequest, idText: string): Promise<Response> {
  const sesion = await abrirGalleta(request.cookies)
  if (!sesion) return refuse(401)
  if (!sesion.permisos.has(traerImagen.acceso) || isForeignRead(request.headers)) return refuse(403)
  if (!/^[1-9]\d{0,8}$/.test(idText)) return refuse(404)
  const result = await llamar(traerImagen, { id: Number(idText) }, sesion, { senal: request.signal })
  if (!result.ok) return refuse(STATUS[result.tipo])
  const { tipo, contenido, huella } = result.datos
  if (!tipo || !contenido || !huella) return refuse(502)
  const headers = { ...CABECERAS, etag: `"${huella}"` }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  return new Response(Buffer.from(contenido, 'base64'), { headers: { ...headers, 'content-type': tipo } })
}

const STATUS = { rechazo: 404, sesion: 401, prohibido: 403, sinRespuesta: 504, inesperado: 502 } as const
