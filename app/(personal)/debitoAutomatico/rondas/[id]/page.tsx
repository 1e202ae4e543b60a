import type { Metadata } from 'next'
import Link from 'next/link'
import { hrefOfMonth, titleOfForma } from '@/components/debitos/ronda/address'
import { RondaCerrada } from '@/components/debitos/ronda/ronda-cerrada'
import { addressOf } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerDatos } from '@/contract/ronda'
import { formatMes } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Débito del mes' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function RondaPage({ params, searchParams }: Props) {
  await requireSession('debitos.rondas')
  const rondaID = readId((await params).id)
  const address = addressOf(rutas.ronda(rondaID), await searchParams)
  const leida = orNotFound(await readApi(traerDatos, { rondaID }))
  if (!leida.ok)
    return <ReadFailure falla={leida} ruta="/ronda/traerDatos" entrada={{ rondaID }} que="el débito" />
  const { forma = 0, mes = 0, anio = 0 } = leida.datos
  return (
    <>
      <PageHeader
        title={titleOfForma(forma)}
        subtitle={formatMes({ mes, anio })}
        back={rutas.rondas()}
        actions={
          <Button variant="outline" asChild>
            <Link href={hrefOfMonth(forma, { mes, anio })} prefetch={false}>
              Ver el mes
            </Link>
          </Button>
        }
      />
      <RondaCerrada ronda={{ ...leida.datos, id: rondaID }} mes={{ mes, anio }} {...{ forma, address }} />
    </>
  )
}
