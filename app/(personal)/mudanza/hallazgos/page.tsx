import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { ListPart } from '@/components/listado/list-part'
import { HallazgoTable } from '@/components/mudanza/diferencia/hallazgo-table'
import { PageHeader } from '@/components/shell/page-header'
import { hallazgosDeMudanza } from '@/contract/listas/hallazgos-de-mudanza'
import { traerHallazgos } from '@/contract/mudanza'
import { titleOf } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('hallazgosDeMudanza') }

export default async function HallazgosPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('mudanza.ver')
  const address = addressOf(rutas.hallazgosDeMudanza(), await searchParams)
  return (
    <>
      <PageHeader
        title={titleOf('hallazgosDeMudanza')}
        subtitle="Lo que el servidor anterior tenía y no se pudo traer tal cual"
        back={rutas.mudanza()}
      />
      <ListPart
        listado={hallazgosDeMudanza}
        traerTodos={traerHallazgos}
        address={address}
        titulo={titleOf('hallazgosDeMudanza')}
        tabla={(tabla) => (
          <HallazgoTable
            {...tabla}
            decide={permisos.has('mudanza.responder') && permisos.has('padron.editar')}
          />
        )}
      />
    </>
  )
}
