import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { OnlineTable } from '@/components/tesoreria/en-linea/online-table'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/mercado-pago'
import { leer } from '@/lib/api/cliente'
import { leerLista } from '@/lib/api/lista'
import type { Busqueda } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Pagos en línea' }

export default async function PagosEnLineaPage({ searchParams }: { searchParams: Busqueda }) {
  await exigir('pagos.ver')
  const address = addressOf(rutas.pagosEnLinea(), await searchParams)
  const lista = await leerLista(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    leer(traerTodos, { pagina }),
  )
  return (
    <>
      <PageHeader
        title="Pagos en línea"
        subtitle="Qué se pidió, qué se pagó y qué hay que revisar"
        back={rutas.varios()}
      />
      <OnlineTable
        {...pagedList(lista, { ruta: '/mercado_pago/traerTodos', entrada: {}, que: 'la lista' }, { address })}
        address={address}
      />
    </>
  )
}
