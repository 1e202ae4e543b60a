import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AuditTable } from '@/components/acceso/auditoria/audit-table'
import { camposOf, readFilters } from '@/components/acceso/auditoria/filters'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { contentOf } from '@/components/espera/content-of'
import { PageHeader } from '@/components/shell/page-header'
import { traerOpciones, traerTodos } from '@/contract/auditoria'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { describeList } from '@/lib/api/pagina'
import { type Busqueda, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Auditoría' }

export default async function AuditoriaPage({ searchParams }: { searchParams: Busqueda }) {
  await exigir('auditoria.ver')
  if (!(await capacidades()).has('auditoria')) notFound()
  const address = addressOf(rutas.auditoria(), await searchParams)
  const filtros = readFilters(address)
  const pagina = readPage(address.params.pagina)
  const entrada = { pagina, ...filtros }
  const [opciones, lista] = await Promise.all([leer(traerOpciones, {}), leer(traerTodos, entrada)])
  const result = orLeave(lista)
  const { datos, total } = result.ok ? result : { datos: [], total: 0 }
  const list = { ruta: traerTodos.ruta, pagina, filas: datos.length, total, propia: true }
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
            disabled={datos.length === 0}
            tabla={{
              url: hrefWith({ path: '/api/descargas/auditoria', params: {} }, values),
              titulo: 'Auditoría',
              columnas: COLUMNAS,
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm
          filters={camposOf(opciones.ok ? opciones.datos : undefined)}
          address={address}
          values={values}
        />
      </div>
      <AuditTable
        content={contentOf(result, { ruta: '/auditoria/traerTodos', entrada, que: 'la lista' })}
        address={address}
        pagination={{ page: pagina, ...describeList(list) }}
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
