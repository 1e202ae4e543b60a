import type { Metadata } from 'next'
import Link from 'next/link'
import {
  FILTROS_VENCIMIENTOS,
  type FiltrosVencimientos,
  readVencimientosFilters,
} from '@/components/avisos/vencimiento/filters'
import { VencimientoTable } from '@/components/avisos/vencimiento/vencimiento-table'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerTodos } from '@/contract/vencimiento'
import { today } from '@/domain/fechas'
import { sayVencimientos } from '@/domain/vencimiento'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Por vencer' }

export default async function VencimientosPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('vencimientos.ver')
  const address = addressOf(rutas.vencimientos(), await searchParams)
  const values = Object.fromEntries(FILTROS_VENCIMIENTOS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_VENCIMIENTOS, values)).length > 0
  const filtros = readVencimientosFilters(address)
  const lista = wrong ? undefined : await readVencimientos(address.params.pagina, filtros)
  const envia = permisos.has('mensajes.enviar')
  return (
    <>
      <PageHeader
        title="Por vencer"
        subtitle={lista?.result.ok ? sayVencimientos(lista.paginas.total, filtros) : undefined}
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={
          <>
            {envia && (
              <Button asChild>
                <Link href={rutas.mensajes()} prefetch={false}>
                  Bandeja de salida
                </Link>
              </Button>
            )}
            <TableDownloads
              que="lo que vence"
              disabled={!lista?.paginas.total}
              tabla={{
                de: hrefWith({ path: '/api/descargas/vencimientos', params: {} }, values),
                titulo: 'Por vencer',
                columnas: PLANILLA,
              }}
            />
          </>
        }
      />
      <div className="mb-4">
        <FilterForm vacia vistas="vencimientos" {...{ filters: FILTROS_VENCIMIENTOS, address, values }} />
      </div>
      {lista ? (
        <VencimientoTable
          key={JSON.stringify(filtros)}
          {...pagedList(
            lista,
            { ruta: '/vencimiento/traerTodos', entrada: filtros, que: 'lo que vence' },
            { address, filters: FILTROS_VENCIMIENTOS, planilla: true },
          )}
          address={address}
          filtros={filtros}
          hoy={today()}
          elige={envia}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

const readVencimientos = (pagina: string | undefined, filtros: FiltrosVencimientos) =>
  readListPage(traerTodos.ruta, readPage(pagina), (page) => readApi(traerTodos, { pagina: page, ...filtros }))

const PLANILLA = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'clase', titulo: 'CLASE', tipo: 'texto' },
  { id: 'que', titulo: 'QUÉ VENCE', tipo: 'texto' },
  { id: 'vence', titulo: 'VENCE', tipo: 'fecha' },
  { id: 'plazo', titulo: 'PLAZO', tipo: 'texto' },
] as const
