import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { ImportTable } from '@/components/mudanza/importar/import-table'
import { NewImport } from '@/components/mudanza/importar/new-import'
import { targetsFor } from '@/components/mudanza/importar/targets'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodas } from '@/contract/importacion'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { titleOf } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { tellWhat } from '@/components/mudanza/importar/words'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('importar') }

export default async function ImportarPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('importar.padron')
  const address = addressOf(rutas.importar(), await searchParams)
  const lista = await readListPage(traerTodas.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodas, { pagina }),
  )
  return (
    <>
      <PageHeader
        title={titleOf('importar')}
        subtitle={tellWhat(permisos)}
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
      />
      <div className="grid grid-cols-1 gap-4">
        <NewImport targets={targetsFor(permisos)} />
        <ImportTable
          {...pagedList(
            lista,
            { ruta: '/importacion/traerTodas', entrada: {}, que: 'la lista de importaciones' },
            { address },
          )}
          address={address}
        />
      </div>
    </>
  )
}
