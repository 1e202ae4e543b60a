import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { problemsOf } from '@/components/data-table/filter-problems'
import { puestaOf } from '@/components/data-table/puesta'
import { pagedList } from '@/components/espera/paged-list'
import { filtersWith, listaOf, readPedido } from '@/components/padron/listado/filters'
import { ListadoScreen } from '@/components/padron/listado/listado-screen'
import { readChosen, readListado } from '@/components/padron/listado/read-list'
import { traerOrden } from '@/contract/listado'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { actsOf, queryOf } from '@/lib/seleccion'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Listado de Usuarios' }

export default async function ListaDeUsuariosPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('listado.ver')
  const { permisos, hay } = sesion
  const address = addressOf(rutas.listaDeUsuarios(), await searchParams)
  const opciones = await readChosen(address.params)
  const filters = filtersWith(opciones)
  const wrong = Object.keys(problemsOf(filters, address.params)).length > 0
  const ampliada = hay.propio
  const ofrecida = listaOf(ampliada)
  const pedido = readPedido(address.params, await puestaOf(ofrecida, address, ampliada))
  const lista = wrong ? undefined : await readListado(pedido, readPage(address.params.pagina), ampliada)
  const { campos: _campos, orden: _orden, ...filtros } = pedido
  const espera = { ruta: '/estadisticas/listado_matriculados', entrada: pedido, que: 'el listado' } as const
  return (
    <ListadoScreen
      lista={lista && pagedList(lista, espera, { address, filters, planilla: true })}
      address={address}
      opciones={opciones}
      pedido={pedido}
      ofrecida={ofrecida}
      guarda={ampliada}
      verFicha={permisos.has('ficha.ver')}
      actos={ampliada ? actsOf(sesion, 'listaDeUsuarios', queryOf(traerOrden.entrada, filtros)) : undefined}
      emisor={await emisor()}
    />
  )
}
