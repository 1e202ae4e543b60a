import type { NextRequest } from 'next/server'
import { addressOfArchivo } from '@/lib/llamada/file-address'

export { proxyOther as HEAD } from '@/lib/api-proxy'

/** The image's former address, which pages opened before an update still ask. */
export async function GET(_request: NextRequest, { params }: { params: Promise<{ id: string }> }) {
  const location = addressOfArchivo('/firmante/verImagen', { id: Number((await params).id) }, '')
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
}
