import { UserPlus } from '@/components/ui/icons'
import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { TextFilters } from '@/components/data-table/text-filters'
import { asNumberText } from '@/components/data-table/filter-values'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { MemberDownloads } from '@/components/padron/matriculado/member-downloads'
import { MemberTable } from '@/components/padron/matriculado/member-table'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerTodos } from '@/contract/matriculado'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Matriculados' }

export default async function MatriculadosPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('padron.ver')
  const address = addressOf(rutas.matriculados(), await searchParams)
  const { nombre, dni, matricula } = address.params
  const filtros = {
    nombre: nombre?.slice(0, 100),
    dni: asNumberText(dni),
    matricula: asNumberText(matricula),
  }
  const lista = await readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodos, { pagina, ...filtros }),
  )
  const exporta = sesion.permisos.has('padron.exportar')
  return (
    <>
      <PageHeader
        title="Matriculados"
        back={rutas.inicio()}
        actions={
          sesion.permisos.has('padron.crear') && (
            <Button asChild variant="primary">
              <Link href={rutas.crearInicial()} prefetch={false} aria-keyshortcuts="n">
                <UserPlus aria-hidden />
                Nuevo Matriculado
              </Link>
            </Button>
          )
        }
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-2xl">
          <TextFilters filters={FILTROS} address={address} autoFocus />
        </div>
        {exporta && <MemberDownloads filtros={filtros} disabled={!lista.paginas.total} />}
      </div>
      <MemberTable
        {...pagedList(
          lista,
          { ruta: '/matriculado/traerTodos', entrada: filtros, que: 'la lista de matriculados' },
          { address, filters: FILTROS, planilla: exporta },
        )}
        address={address}
        verFicha={sesion.permisos.has('ficha.ver')}
      />
    </>
  )
}
