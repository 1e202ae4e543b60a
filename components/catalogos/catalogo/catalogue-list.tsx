import { Plus } from '@/components/ui/icons'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CatalogueTable } from '@/components/catalogos/catalogo/catalogue-table'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { TextFilters } from '@/components/data-table/text-filters'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { CONTRATO } from '@/contract/indice'
import { leer } from '@/lib/api/cliente'
import { type Lista, leerLista } from '@/lib/api/lista'
import type { Busqueda } from '@/lib/pantalla'
import { isPropio } from '@/lib/api/servidor'
import { rutas } from '@/lib/rutas'

type Props = {
  noun: NounCatalogo
  searchParams: Busqueda
  botones?: ReactNode
}

const BUSCAR = [{ name: 'buscar', label: 'Buscar', placeholder: 'Nombre o parte de él' }]

/** Only our own server searches. */
export async function CatalogueList({ noun, searchParams, botones }: Props) {
  const catalogo: DeclaracionCatalogo = CATALOGOS[noun]
  const address = addressOf(catalogo.lista, await searchParams)
  const propio = await isPropio()
  const entrada = { buscar: propio ? address.params.buscar?.slice(0, 100) : undefined }
  const { traerTodos } = CONTRATO[noun]
  // Rows of any catalogue are shown by their keys; their own types end here.
  const lista = (await leerLista<unknown>(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    leer(traerTodos, { pagina, ...entrada }),
  )) as Lista<Fila>
  return (
    <>
      <PageHeader
        title={catalogo.titulo}
        back={hubOf(catalogo)}
        actions={
          <>
            {botones}
            <Button asChild variant="primary">
              <Link href={catalogo.crear} prefetch={false} aria-keyshortcuts="n">
                <Plus aria-hidden />
                {catalogo.nuevo}
              </Link>
            </Button>
          </>
        }
      />
      {propio && (
        <div className="mb-4">
          <TextFilters filters={BUSCAR} address={address} autoFocus />
        </div>
      )}
      <CatalogueTable
        noun={noun}
        {...pagedList(
          lista,
          { ruta: `/${noun}/traerTodos` as '/titulo/traerTodos', entrada, que: 'la lista' },
          { address, filters: propio ? BUSCAR : [] },
        )}
        address={address}
      />
    </>
  )
}

const HUBS = { basicos: rutas.ajustesBasicos(), avanzados: rutas.ajustesAvanzados() } as const

const hubOf = ({ tarjeta }: DeclaracionCatalogo): string => (tarjeta ? HUBS[tarjeta.hub] : rutas.varios())
