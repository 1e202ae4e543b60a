import type { Metadata } from 'next'
import { AuditTable } from '@/components/acceso/auditoria/audit-table'
import { camposOf, readFilters } from '@/components/acceso/auditoria/filters'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { pagedList } from '@/components/espera/paged-list'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { PageHeader } from '@/components/shell/page-header'
import { traerOpciones, traerTodos } from '@/contract/auditoria'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { type Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Auditoría' }

export default async function AuditoriaPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('auditoria.ver')
  const address = addressOf(rutas.auditoria(), await searchParams)
  const filtros = readFilters(address)
  const [opciones, lista] = await Promise.all([
    readApi(traerOpciones, {}),
    readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerTodos, { pagina, ...filtros }),
    ),
  ])
  const campos = camposOf(opciones.ok ? opciones.datos : undefined)
  const asked = Object.entries(filtros).map(([name, value]) => [name, value?.toString()] as const)
  const values = Object.fromEntries(asked)
  return (
    <>
      <PageHeader
        title="Auditoría"
        subtitle="Quién hizo qué, cuándo, y cómo quedó"
        back={rutas.ajustesAvanzados()}
        actions={
          <TableDownloads
            que="la auditoría"
            disabled={!lista.paginas.total}
            tabla={{
              de: hrefWith({ path: '/api/descargas/auditoria', params: {} }, values),
              titulo: 'Auditoría',
              columnas: COLUMNAS,
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm filters={campos} address={address} values={values} />
      </div>
      <AuditTable
        {...pagedList(
          lista,
          { ruta: '/auditoria/traerTodos', entrada: filtros, que: 'la lista' },
          { address, filters: campos, planilla: true },
        )}
        address={address}
      />
    </>
  )
}

const COLUMNAS = [
  { id: 'cuando', titulo: 'FECHA Y HORA', tipo: 'texto' },
  { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
  { id: 'accion', titulo: 'QUÉ', tipo: 'texto' },
  { id: 'registro', titulo: 'REGISTRO', tipo: 'texto' },
  { id: 'matriculado', titulo: 'MATRICULADO', tipo: 'texto' },
  { id: 'campo', titulo: 'CAMPO', tipo: 'texto' },
  { id: 'antes', titulo: 'ANTES', tipo: 'texto' },
  { id: 'despues', titulo: 'DESPUÉS', tipo: 'texto' },
  { id: 'pedido', titulo: 'PEDIDO', tipo: 'texto' },
] as const
