import { Plus } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CatalogueTable } from '@/components/catalogos/catalogo/catalogue-table'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { addressOf, readPage } from '@/components/data-table/address'
import { TextFilters } from '@/components/data-table/text-filters'
import { contentOf } from '@/components/espera/content-of'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { CONTRATO } from '@/contract/indice'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { describeList } from '@/lib/api/pagina'
import type { Exito } from '@/lib/api/resultado'
import { type Busqueda, type FallaVisible, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'

type Props = {
  noun: NounCatalogo
  searchParams: Busqueda
  /** Buttons beside 'New'. */
  botones?: ReactNode
}

const BUSCAR = [{ name: 'buscar', label: 'Buscar', placeholder: 'Nombre o parte de él' }]

/** The list screen of a catalogue: buttons Volver and New, the rows, pages; a search where the server announces it. */
export async function CatalogueList({ noun, searchParams, botones }: Props) {
  const catalogo: DeclaracionCatalogo = CATALOGOS[noun]
  const address = addressOf(catalogo.lista, await searchParams)
  const puede = await capacidades()
  const busca = puede.has('catalogos.buscar')
  const entrada = {
    pagina: readPage(address.params.pagina),
    buscar: busca ? address.params.buscar?.slice(0, 100) : undefined,
  }
  // Rows of any catalogue are shown by their keys; their own types end here.
  const result = orLeave(await leer(CONTRATO[noun].traerTodos, entrada)) as Exito<Fila[]> | FallaVisible
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
      {busca && (
        <div className="mb-4">
          <TextFilters filters={BUSCAR} address={address} autoFocus />
        </div>
      )}
      <CatalogueTable
        noun={noun}
        content={contentOf(result, {
          ruta: `/${noun}/traerTodos` as '/titulo/traerTodos',
          entrada,
          que: 'la lista',
        })}
        address={address}
        deshace={puede.has('catalogos.restaurar')}
        edita={!catalogo.edicion || puede.has(catalogo.edicion)}
        pagination={{
          page: entrada.pagina,
          ...describeList({
            ruta: `/${noun}/traerTodos`,
            pagina: entrada.pagina,
            filas: result.ok ? result.datos.length : 0,
            total: result.ok ? result.total : 0,
            propia: puede.size > 0,
          }),
        }}
      />
    </>
  )
}

const HUBS = { basicos: rutas.ajustesBasicos(), avanzados: rutas.ajustesAvanzados() } as const

const hubOf = ({ tarjeta }: DeclaracionCatalogo): string => (tarjeta ? HUBS[tarjeta.hub] : rutas.varios())
