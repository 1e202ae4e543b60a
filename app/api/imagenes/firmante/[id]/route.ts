import type { NextRequest } from 'next/server'
import { serveImagen } from '@/lib/imagen-de-firmante'

export { proxyOther as HEAD } from '@/lib/intermediario'

/** The image of a signatory's signature. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }) {
  return serveImagen(request, (await params).id)
}
