import { alcance } from '@/lib/api/servidor'
import { pantallasFor } from '@/lib/pantallas'
import { readSession } from '@/lib/session'

export { proxyOther as HEAD } from '@/lib/api-proxy'

/** What the person may open; a page names it by its hash, and under that name it is kept. */
export async function GET(_: Request, { params }: { params: Promise<{ huella: string }> }) {
  const sesion = await readSession()
  if (!sesion) return new Response(null, { status: 401, headers: { 'cache-control': 'no-store' } })
  const { texto, huella } = pantallasFor(sesion.permisos, await alcance())
  const asked = (await params).huella
  return new Response(texto, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': huella === asked ? 'private, max-age=31536000, immutable' : 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
