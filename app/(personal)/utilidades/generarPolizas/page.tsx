import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { pagedList } from '@/components/espera/paged-list'
import { FILTROS_POLIZAS, readPolizasFilters } from '@/components/seguros/poliza/filters'
import { PolizaTable } from '@/components/seguros/poliza/poliza-table'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { Download } from '@/components/ui/icons'
import { contar } from '@/contract/control-cobertura'
import { traerTodos } from '@/contract/poliza'
import { writeMes } from '@/domain/control-cobertura'
import { formatMes, today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Pólizas' }

export default async function PolizasPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('seguros.ver')
  const address = addressOf(rutas.polizas(), await searchParams)
  const values = Object.fromEntries(FILTROS_POLIZAS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_POLIZAS, values)).length > 0
  const filtros = readPolizasFilters(address, today())
  const mes = writeMes(filtros)
  const [lista, cuenta] = wrong
    ? []
    : await Promise.all([
        readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
          readApi(traerTodos, { pagina, ...filtros }),
        ),
        readApi(contar, { anio: filtros.anio, mes: filtros.mes }),
      ])
  const polizas = cuenta?.ok ? (cuenta.datos.polizas ?? 0) : undefined
  return (
    <>
      <PageHeader
        title="Pólizas"
        subtitle={formatMes(filtros)}
        back={permisos.has('utilidades.ver') ? rutas.utilidades() : rutas.inicio()}
        actions={
          polizas ? (
            <Button variant="outline" asChild>
              <a href={`/api/polizas?mes=${mes}`} download>
                <Download aria-hidden />
                Descargar todas ({formatCount(polizas)})
              </a>
            </Button>
          ) : undefined
        }
      />
      {cuenta?.ok && <Lacking mes={mes} faltas={cuenta.datos.faltas ?? []} />}
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_POLIZAS} address={address} values={values} />
      </div>
      {lista ? (
        <PolizaTable
          {...pagedList(
            lista,
            { ruta: '/poliza/traerTodos', entrada: filtros, que: 'las pólizas' },
            { address, filters: FILTROS_POLIZAS },
          )}
          address={address}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

type Faltas = readonly { falta?: string | undefined; cantidad?: number | undefined }[]

/** Who should have one and lacks it, and the reverse, lead to the control. */
function Lacking({ mes, faltas }: { mes: string; faltas: Faltas }) {
  const countOf = (falta: string) => faltas.find((one) => one.falta === falta)?.cantidad ?? 0
  const control = (falta: string) => hrefWith({ path: rutas.controlCobertura(), params: {} }, { mes, falta })
  const sin = countOf('sinPoliza')
  const deMas = countOf('polizaDeMas')
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1">
      <Link href={control('sinPoliza')} prefetch={false} className="underline underline-offset-2">
        {sin === 1 ? 'A 1 cubierto le falta la suya' : `A ${formatCount(sin)} cubiertos les falta la suya`}
      </Link>
      {deMas > 0 && (
        <Link href={control('polizaDeMas')} prefetch={false} className="underline underline-offset-2">
          {deMas === 1
            ? '1 es de quien no tiene cobertura'
            : `${formatCount(deMas)} son de quienes no tienen cobertura`}
        </Link>
      )}
    </p>
  )
}
