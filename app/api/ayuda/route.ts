import type { NextRequest } from 'next/server'
import { readTemas } from '@/lib/ayuda/manual'
import { isForeignRead } from '@/lib/origin'
import { readSession } from '@/lib/session'

export { proxyOther as HEAD } from '@/lib/api-proxy'

/** The manual's tasks by name, for the palette. */
export async function GET(request: NextRequest) {
  const sesion = await readSession()
  const headers = { 'cache-control': 'no-store' }
  if (!sesion?.permisos.has('inicio.ver') || isForeignRead(request.headers))
    return Response.json([], { status: 403, headers })
  return Response.json(
    readTemas().map(({ slug, titulo, capitulo }) => ({ slug, titulo, capitulo })),
    { headers: { 'cache-control': 'private, max-age=3600' } },
  )
}
