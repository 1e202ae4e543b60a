import { Plus } from '@/components/ui/icons'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CatalogoTable } from '@/components/catalogos/catalogo/catalogo-table'
import { columnsOf, type Fila } from '@/components/catalogos/catalogo/columns'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import type { Tabla } from '@/components/descarga/pedido'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { TextFilters } from '@/components/data-table/text-filters'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { ordenOf } from '@/contract/catalogo/orden'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { CONTRATO } from '@/contract/indice'
import { findOrden } from '@/domain/orden'
import { readApi } from '@/lib/api/client'
import { type ListaLeida, readListPage } from '@/lib/api/list-reading'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  noun: NounCatalogo
  /** The server searches, sorts, edits every row and brings a deleted one back. */
  ampliada: boolean
  searchParams: Busqueda
  botones?: ReactNode
}

const BUSCAR = [{ name: 'buscar', label: 'Buscar', placeholder: 'Nombre o parte de él' }]

export async function CatalogoList({ noun, ampliada, searchParams, botones }: Props) {
  const catalogo: DeclaracionCatalogo = CATALOGOS[noun]
  const address = addressOf(catalogo.lista, await searchParams)
  const ordenable = ordenOf(catalogo)
  const asked = ampliada ? findOrden(ordenable, address.params['orden']) : undefined
  const entrada = { buscar: address.params.buscar?.slice(0, 100), orden: asked }
  const { traerTodos } = CONTRATO[noun]
  // Rows of any catalogue are shown by their keys; their own types end here.
  const lista = (await readListPage<unknown>(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodos, { pagina, ...entrada }),
  )) as ListaLeida<Fila>
  return (
    <>
      <PageHeader
        title={catalogo.titulo}
        back={hubOf(catalogo)}
        actions={
          <>
            {botones}
            <Button asChild>
              <Link href={catalogo.crear} prefetch={false} aria-keyshortcuts="n">
                <Plus aria-hidden />
                {escrito(catalogo.nuevo)}
              </Link>
            </Button>
            <TableDownloads
              que="la lista"
              disabled={!lista.paginas.total}
              tabla={{
                de: hrefWith({ path: '/api/descargas/catalogo', params: { noun } }, entrada),
                titulo: catalogo.titulo,
                columnas: sheetOfCatalogue(catalogo),
              }}
            />
          </>
        }
      />
      {ampliada && (
        <div className="mb-4">
          <TextFilters filters={BUSCAR} address={address} autoFocus />
        </div>
      )}
      <CatalogoTable
        catalogo={catalogo}
        {...pagedList(
          lista,
          { ruta: `/${noun}/traerTodos` as '/titulo/traerTodos', entrada, que: 'la lista' },
          { address, filters: ampliada ? BUSCAR : [] },
        )}
        address={address}
        orden={ampliada ? (asked ?? ordenable.inicial) : undefined}
        edita={ampliada || !catalogo.edicionPropia}
        restaura={ampliada}
      />
    </>
  )
}

/** What the list shows, but for a printed sheet. */
function sheetOfCatalogue(catalogo: DeclaracionCatalogo): Tabla['columnas'] {
  const shown = new Set(ordenOf(catalogo).por)
  return columnsOf(catalogo)
    .filter(({ id }) => shown.has(id))
    .map(({ id, label, kind }) => ({
      id,
      titulo: label.toUpperCase(),
      ...(kind === 'money'
        ? { tipo: 'dinero', sinTotal: true }
        : { tipo: kind === 'number' ? 'entero' : 'texto' }),
    }))
}

const HUBS = { basicos: rutas.ajustesBasicos(), avanzados: rutas.ajustesAvanzados() } as const

const hubOf = ({ tarjeta }: DeclaracionCatalogo): string => (tarjeta ? HUBS[tarjeta.hub] : rutas.varios())
