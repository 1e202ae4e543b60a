import { CalendarPlus, Plus } from '@/components/ui/icons'
import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf } from '@/components/data-table/address'
import { TextFilters } from '@/components/data-table/text-filters'
import { contentOf } from '@/components/espera/content-of'
import { precioFormHref } from '@/components/tesoreria/precio/precio-href'
import { filterByYear, pricesInSight, TITULO_COSTOS, yearsOf } from '@/components/tesoreria/precio/precio-row'
import { PrecioTable } from '@/components/tesoreria/precio/precio-table'
import { YearSteps } from '@/components/tesoreria/precio/year-steps'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { traerTodosSinPaginar } from '@/contract/concepto'
import { TIPO_PRECIO } from '@/domain/precio'
import { partsOf, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { environment } from '@/lib/environment'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: TITULO_COSTOS }

const FILTROS = [{ name: 'anio', label: 'Año', inputMode: 'numeric' }] as const
const entrada = { tipo: TIPO_PRECIO }

export default async function CostoMatriculasPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('precios.editar')
  const conClaves = hay.propio
  const address = addressOf(rutas.costoMatriculas(), await searchParams)
  const precios = orLeave(await readApi(traerTodosSinPaginar, entrada))
  const [ultimo] = precios.ok ? yearsOf(precios.datos) : []
  const vista = precios.ok ? inSight(precios.datos, address.params.anio ?? '') : undefined
  const vistos = precios.ok && vista ? { ...precios, datos: vista.filas } : precios
  return (
    <>
      <PageHeader
        title={TITULO_COSTOS}
        back={rutas.ajustesBasicos()}
        actions={
          <>
            {ultimo !== undefined && conClaves && (
              <Button variant="outline" asChild>
                <Link href={rutas.preciosDeAnio()} prefetch={false}>
                  <CalendarPlus aria-hidden />
                  Proponer los precios de {ultimo + 1}
                </Link>
              </Button>
            )}
            <Button asChild>
              <Link href={conClaves ? precioFormHref({}) : CATALOGOS.concepto.crear} prefetch={false}>
                <Plus aria-hidden />
                Agregar año
              </Link>
            </Button>
          </>
        }
      />
      <div className="mb-3">
        <TextFilters filters={FILTROS} address={address} />
      </div>
      <PrecioTable
        content={contentOf(vistos, { ruta: '/concepto/traerTodosSinPaginar', entrada, que: 'los precios' })}
        {...{ address, conClaves }}
      >
        {vista && <YearSteps address={address} anterior={vista.anterior} siguiente={vista.siguiente} />}
      </PrecioTable>
    </>
  )
}

/** The specification's screen begins with all of them. */
const inSight = (
  filas: Parameters<typeof filterByYear>[0],
  texto: string,
): ReturnType<typeof pricesInSight> =>
  environment().ROLE_POLICY === 'estricta'
    ? { filas: filterByYear(filas, texto), anterior: undefined, siguiente: undefined }
    : pricesInSight(filas, texto, partsOf(today()).anio)
