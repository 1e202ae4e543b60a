import type { NextRequest } from 'next/server'
import { exportar } from '@/contract/auditoria'
import { walkAudit } from '@/lib/descarga/auditoria'
import { streamTable } from '@/lib/descarga/respuesta'

export { proxyOther as HEAD } from '@/lib/intermediario'

export async function GET(request: NextRequest): Promise<Response> {
  return streamTable(request, 'auditoria.ver', (sesion, senal) => {
    const query = [...request.nextUrl.searchParams]
    const asked = Object.fromEntries(query)
    if (Object.keys(asked).length < query.length) return 'Parámetro repetido'
    const { entidadID, ...rest } = asked
    const filtros = exportar.entrada.forma.safeParse(
      entidadID === undefined ? rest : { ...rest, entidadID: Number(entidadID) },
    )
    if (!filtros.success) return filtros.error.issues[0]?.message ?? 'Filtros inválidos'
    return walkAudit(filtros.data, sesion, senal)
  })
}
