import type { NextRequest } from 'next/server'
import { readPicture } from '@/lib/ayuda/manual'
import { isForeignRead } from '@/lib/origin'
import { readSession } from '@/lib/session'

export { proxyOther as HEAD } from '@/lib/api-proxy'

/** A picture of the manual, for who may read it. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ nombre: string }> }) {
  const sesion = await readSession()
  const mayRead = sesion?.permisos.has('inicio.ver') && !isForeignRead(request.headers)
  const bytes = mayRead ? readPicture((await params).nombre) : null
  if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}
