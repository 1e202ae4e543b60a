import type { Metadata } from 'next'
import { EntidadCards } from '@/components/debitos/ronda/entidad-cards'
import { ENTIDADES, readEntidad } from '@/components/debitos/ronda/filters'
import { ForeignFiles } from '@/components/ajeno/foreign-files'
import { MonthScreen } from '@/components/debitos/ronda/month-screen'
import { addressOf } from '@/components/data-table/address'
import { PageHeader } from '@/components/shell/page-header'
import { textOfMes } from '@/domain/cuota'
import { monthChoices } from '@/domain/debito/meses'
import { partsOf, today } from '@/domain/fechas'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Otros débitos' }

export default async function ArchivoOtrosDebitosPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  const address = addressOf(rutas.archivoOtrosDebitos(), await searchParams)
  const forma = readEntidad(address)
  const conRondas = hay.propio
  if (conRondas && forma !== undefined) return <MonthScreen forma={forma} address={address} />
  return (
    <>
      <PageHeader
        title="Otros débitos"
        subtitle="La planilla de un mes para cada entidad que descuenta"
        back={rutas.utilidades()}
      />
      {conRondas ? (
        <EntidadCards address={address} text="A quiénes les descuenta, y su planilla" />
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
