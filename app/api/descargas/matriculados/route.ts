import type { NextRequest } from 'next/server'
import { traerTodos } from '@/contract/matriculado'
import { isPropio } from '@/lib/api/servidor'
import { lectorDe } from '@/lib/descarga/lectura'
import { walkMembers } from '@/lib/descarga/matriculados'
import { streamTable } from '@/lib/descarga/respuesta'

export { proxyOther as HEAD } from '@/lib/intermediario'

export async function GET(request: NextRequest): Promise<Response> {
  const porLotes = await isPropio()
  return streamTable(request, 'padron.exportar', (sesion, senal) => {
    const query = [...request.nextUrl.searchParams]
    const asked = Object.fromEntries(query)
    if (Object.keys(asked).length < query.length) return 'Parámetro repetido'
    const filtros = traerTodos.entrada.forma.safeParse(asked)
    if (!filtros.success) return filtros.error.issues[0]?.message ?? 'Filtros inválidos'
    const { nombre, dni, matricula } = filtros.data
    return walkMembers(lectorDe(sesion, senal), { nombre, dni, matricula }, porLotes)
  })
}
