import type { Metadata } from 'next'
import { ENTIDADES, monthChoices, readEntidad } from '@/components/debitos/ronda/filters'
import { ForeignFiles } from '@/components/debitos/ronda/foreign-files'
import { MonthScreen } from '@/components/debitos/ronda/month-screen'
import { addressOf, hrefWith } from '@/components/data-table/address'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import { PageHeader } from '@/components/shell/page-header'
import { UsersRound } from '@/components/ui/icons'
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
  return (
    <>
      <PageHeader
        title="Otros débitos"
        subtitle="La planilla de un mes para cada entidad que descuenta"
        back={rutas.utilidades()}
      />
      {hay.propio ? (
        <ActionCards label="Entidades">
          {ENTIDADES.map(({ id, nombre }) => (
            <ActionCard
              key={id}
              icon={UsersRound}
              title={nombre}
              text="A quiénes les descuenta, y su planilla"
              href={hrefWith(address, { entidad: id })}
            />
          ))}
        </ActionCards>
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
