import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { asNumberText } from '@/components/data-table/filter-values'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { MemberList } from '@/components/padron/matriculado/member-list'
import { traerTodos } from '@/contract/matriculado'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Matriculados' }

export default async function MatriculadosPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('padron.ver')
  const address = addressOf(rutas.matriculados(), await searchParams)
  const { nombre, dni, matricula } = address.params
  const filtros = {
    nombre: nombre?.slice(0, 100),
    dni: asNumberText(dni),
    matricula: asNumberText(matricula),
  }
  const lista = await readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodos, { pagina, ...filtros }),
  )
  const { permisos, hay } = sesion
  const exporta = permisos.has('padron.exportar')
  return (
    <MemberList
      {...pagedList(
        lista,
        { ruta: '/matriculado/traerTodos', entrada: filtros, que: 'la lista de matriculados' },
        { address, filters: FILTROS, planilla: exporta },
      )}
      address={address}
      filtros={filtros}
      exporta={exporta}
      crea={permisos.has('padron.crear')}
      carnets={hay.propio && permisos.has('credenciales.editar') ? emisor() : undefined}
      verFicha={permisos.has('ficha.ver')}
    />
  )
}
