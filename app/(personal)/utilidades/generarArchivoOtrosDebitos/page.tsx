import type { Metadata } from 'next'
import { ENTIDADES, FILTROS_DE_ENTIDAD, monthChoices, readEntidad } from '@/components/debitos/ronda/filters'
import { ForeignFiles } from '@/components/debitos/ronda/foreign-files'
import { MonthScreen } from '@/components/debitos/ronda/month-screen'
import { addressOf } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { PageHeader } from '@/components/shell/page-header'
import { textOfMes } from '@/domain/cuota'
import { partsOf, today } from '@/domain/fechas'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Otros débitos' }

export default async function ArchivoOtrosDebitosPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  const address = addressOf(rutas.archivoOtrosDebitos(), await searchParams)
  const forma = readEntidad(address)
  if (hay.propio && forma !== undefined) return <MonthScreen forma={forma} address={address} />
  const filters = FILTROS_DE_ENTIDAD.filter(({ name }) => name === 'entidad' || name === 'mes')
  const values = { entidad: address.params.entidad, mes: address.params.mes }
  return (
    <>
      <PageHeader
        title="Otros débitos"
        subtitle="La planilla de un mes para cada entidad"
        back={rutas.utilidades()}
      />
      {hay.propio ? (
        <>
          <FilterForm vacia {...{ filters, address, values }} />
          <p className="mt-4 text-soft">Elija la entidad que descuenta.</p>
        </>
      ) : (
        <ForeignFiles
          meses={monthChoices()}
          mes={textOfMes(partsOf(today()))}
          de={{ entidades: ENTIDADES }}
        />
      )}
    </>
  )
}
