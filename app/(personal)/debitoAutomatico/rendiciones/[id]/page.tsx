import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { hrefOfLoading, titleOfReport } from '@/components/debitos/rendicion/address'
import { RendicionRenglones } from '@/components/debitos/rendicion/rendicion-renglones'
import { Missing } from '@/components/debitos/respuesta/missing'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { traerDatos } from '@/contract/rendicion'
import { traerDatos as traerRonda } from '@/contract/ronda'
import { ESTADO_DE_RENDICION } from '@/domain/debito/rendicion'
import { PLANILLA } from '@/domain/debito/ronda'
import { formatMes } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { type Busqueda, orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Rendición' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function RendicionPage({ params, searchParams }: Props) {
  await requireSession('debitos.rondas')
  const rendicionID = readId((await params).id)
  const address = addressOf(rutas.rendicion(rendicionID), await searchParams)
  const leida = orNotFound(await readApi(traerDatos, { rendicionID }))
  if (!leida.ok)
    return (
      <ReadFailure falla={leida} ruta="/rendicion/traerDatos" entrada={{ rendicionID }} que="la rendición" />
    )
  const { rondaID = 0, clase, nombre, estado } = leida.datos
  const ronda = orLeave(await readApi(traerRonda, { rondaID }))
  if (!ronda.ok)
    return <ReadFailure falla={ronda} ruta="/ronda/traerDatos" entrada={{ rondaID }} que="el débito" />
  const { forma = 0, mes = 0, anio = 0 } = ronda.datos
  return (
    <>
      <PageHeader
        title={titleOfReport(forma)}
        subtitle={[
          formatMes({ mes, anio }),
          clase === PLANILLA ? 'planilla' : clase,
          nombre,
          estado && ESTADO_DE_RENDICION[estado].toLowerCase(),
        ]
          .filter(Boolean)
          .join(' · ')}
        back={hrefOfLoading(forma, { mes, anio })}
      />
      <RendicionRenglones rendicion={{ ...leida.datos, id: rendicionID }} address={address} />
      {(leida.datos.faltan ?? 0) > 0 && (
        <div className="mt-6">
          <Missing {...{ rondaID, rendicionID, address }} titulo={`Faltan en ${nombre ?? 'la rendición'}`} />
        </div>
      )}
    </>
  )
}
