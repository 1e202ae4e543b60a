import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { ComparacionTable } from '@/components/padron/refeps/comparacion-table'
import { UploadExtracto } from '@/components/padron/refeps/upload-extracto'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodas } from '@/contract/refeps'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { titleOf } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('controlRefeps') }

export default async function ControlRefepsPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('refeps.comparar')
  const address = addressOf(rutas.controlRefeps(), await searchParams)
  const lista = await readListPage(traerTodas.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodas, { pagina }),
  )
  return (
    <>
      <PageHeader
        title={titleOf('controlRefeps')}
        subtitle="En qué el padrón no es lo que dice el registro nacional, y qué se decidió de cada diferencia"
        back={permisos.has('utilidades.ver') ? rutas.utilidades() : rutas.varios()}
      />
      <div className="grid grid-cols-1 gap-4">
        <UploadExtracto origen="refeps" />
        <ComparacionTable
          origen="refeps"
          {...pagedList(
            lista,
            { ruta: '/refeps/traerTodas', entrada: {}, que: 'la lista de comparaciones' },
            { address },
          )}
          address={address}
        />
      </div>
    </>
  )
}
