import type { Metadata } from 'next'
import { FILTROS_PAPELES, readPapelesFilters, valuesOf } from '@/components/credenciales/emitidos/filters'
import { LISTA_PAPELES } from '@/components/credenciales/emitidos/lista'
import { PaperList } from '@/components/credenciales/emitidos/paper-list'
import { addressOf, readPage } from '@/components/data-table/address'
import { problemsOf } from '@/components/data-table/filter-problems'
import { askedOrden } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { pagedList } from '@/components/espera/paged-list'
import { traerTodos } from '@/contract/papel'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Papeles emitidos' }

export default async function PapelesPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('papeles.ver')
  const address = addressOf(rutas.papeles(), await searchParams)
  const wrong = Object.keys(problemsOf(FILTROS_PAPELES, valuesOf(FILTROS_PAPELES, address))).length > 0
  const puesta = await puestaOf(LISTA_PAPELES, address, true)
  const entrada = { ...readPapelesFilters(address), ...askedOrden(LISTA_PAPELES, puesta) }
  const lista = wrong
    ? undefined
    : await readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
        readApi(traerTodos, { pagina, ...entrada }),
      )
  const exporta = permisos.has('papeles.exportar')
  const espera = { ruta: '/papel/traerTodos', entrada, que: 'la lista de papeles' } as const
  return (
    <PaperList
      lista={lista && pagedList(lista, espera, { address, filters: FILTROS_PAPELES, planilla: exporta })}
      address={address}
      puesta={puesta}
      back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
      exporta={exporta}
      anula={permisos.has('papeles.anular')}
      emisor={permisos.has('credenciales.editar') ? await emisor() : undefined}
    />
  )
}
