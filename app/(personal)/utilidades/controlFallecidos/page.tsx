import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { ComparacionTable } from '@/components/padron/refeps/comparacion-table'
import { UploadExtracto } from '@/components/padron/refeps/upload-extracto'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodas } from '@/contract/fallecidos'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { titleOf } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('controlFallecidos') }

export default async function ControlFallecidosPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('refeps.comparar')
  const address = addressOf(rutas.controlFallecidos(), await searchParams)
  const lista = await readListPage(traerTodas.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodas, { pagina }),
  )
  return (
    <>
      <PageHeader
        title={titleOf('controlFallecidos')}
        subtitle="Quién de una lista es de este Consejo, y qué se decidió de cada uno"
        back={permisos.has('utilidades.ver') ? rutas.utilidades() : rutas.varios()}
      />
      <div className="grid grid-cols-1 gap-4">
        <UploadExtracto origen="fallecidos" />
        <ComparacionTable
          origen="fallecidos"
          {...pagedList(
            lista,
            { ruta: '/fallecidos/traerTodas', entrada: {}, que: 'las listas de fallecidos' },
            { address },
          )}
          address={address}
        />
      </div>
    </>
  )
}
