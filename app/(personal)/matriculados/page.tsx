import { UserPlus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, readPage } from '@/components/data-table/address'
import { TextFilters } from '@/components/data-table/text-filters'
import { contentOf } from '@/components/espera/content-of'
import { asNumberText } from '@/components/data-table/filter-values'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { MemberDownloads } from '@/components/padron/matriculado/member-downloads'
import { MemberTable } from '@/components/padron/matriculado/member-table'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerTodos } from '@/contract/matriculado'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { describeList } from '@/lib/api/pagina'
import { type Busqueda, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Matriculados' }

export default async function MatriculadosPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await exigir('padron.ver')
  const address = addressOf(rutas.matriculados(), await searchParams)
  const { nombre, dni, matricula } = address.params
  const filtros = {
    nombre: nombre?.slice(0, 100),
    dni: asNumberText(dni),
    matricula: asNumberText(matricula),
  }
  const entrada = { pagina: readPage(address.params.pagina), ...filtros }
  const result = orLeave(await leer(traerTodos, entrada))
  const filas = result.ok ? result.datos.length : 0
  const propia = (await capacidades()).size > 0
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
        {sesion.permisos.has('padron.exportar') && (
          <MemberDownloads filtros={filtros} disabled={filas === 0} />
        )}
      </div>
      <MemberTable
        content={contentOf(result, {
          ruta: '/matriculado/traerTodos',
          entrada,
          que: 'la lista de matriculados',
        })}
        address={address}
        verFicha={sesion.permisos.has('ficha.ver')}
        pagination={{
          page: entrada.pagina,
          ...describeList({
            ruta: traerTodos.ruta,
            pagina: entrada.pagina,
            filas,
            total: result.ok ? result.total : 0,
            propia,
          }),
        }}
      />
    </>
  )
}
