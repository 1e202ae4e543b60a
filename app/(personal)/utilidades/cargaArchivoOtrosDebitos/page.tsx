import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { ForeignLoader } from '@/components/ajeno/foreign-loader'
import { LoadScreen } from '@/components/debitos/rendicion/load-screen'
import { EntidadCards } from '@/components/debitos/ronda/entidad-cards'
import { ENTIDADES, readEntidad } from '@/components/debitos/ronda/filters'
import { PageHeader } from '@/components/shell/page-header'
import { monthChoices } from '@/domain/debito/meses'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Rendición de otros débitos' }

export default async function CargaDeOtrosDebitosPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  const address = addressOf(rutas.cargaDeOtrosDebitos(), await searchParams)
  const forma = readEntidad(address)
  const conRondas = hay.propio
  if (conRondas && forma !== undefined) return <LoadScreen forma={forma} address={address} />
  return (
    <>
      <PageHeader
        title="Rendición de otros débitos"
        subtitle="La planilla de un mes como la devolvió la entidad"
        back={rutas.utilidades()}
      />
      {conRondas ? (
        <EntidadCards address={address} text="La planilla que devolvió, y qué cobró" />
      ) : (
        <ForeignLoader
          meses={monthChoices()}
          entidades={ENTIDADES}
          partes={[{ parte: 'archivo', titulo: 'La planilla de la entidad' }]}
        />
      )}
    </>
  )
}
