import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { CobroTable } from '@/components/debitos/rendicion/cobro-table'
import { ListPart } from '@/components/listado/list-part'
import { PageHeader } from '@/components/shell/page-header'
import { cobrosPorResolver } from '@/contract/listas/cobros-por-resolver'
import { traerCobros } from '@/contract/rendicion'
import { collectionRow } from '@/lib/debitos/collection-row'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

const { titulo } = cobrosPorResolver.declaracion
export const metadata: Metadata = { title: titulo }

export default async function CobrosPorResolverPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('debitos.rondas')
  return (
    <>
      <PageHeader
        title={titulo}
        subtitle="Dinero de los débitos que no paga nada por sí solo, lo más viejo primero"
        back={rutas.utilidades()}
      />
      <ListPart
        listado={cobrosPorResolver}
        traerTodos={traerCobros}
        address={addressOf(rutas.cobrosPorResolver(), await searchParams)}
        fila={collectionRow}
        tabla={(tabla) => <CobroTable {...tabla} />}
      />
    </>
  )
}
