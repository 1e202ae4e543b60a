import type { NextRequest } from 'next/server'
import { readLogo } from '@/lib/api/consejo'

export { proxyOther as HEAD } from '@/lib/api-proxy'

/** The council's logo, which stands on the door's pages too. Its address has its hash, and with that it is kept. */
export async function GET({ nextUrl }: NextRequest) {
  const asked = nextUrl.searchParams.get('v')
  const logo = await readLogo()
  if (!logo) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(new Uint8Array(logo.bytes), {
    headers: {
      'content-type': logo.tipo,
      'cache-control': logo.huella === asked ? 'public, max-age=31536000, immutable' : 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
