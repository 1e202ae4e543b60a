import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReadFailure } from '@/components/espera/read-failure'
import { emisor } from '@/lib/tesoreria/emisor'
import { PagoResult } from '@/components/tesoreria/en-linea/pago-result'
import { traerPago } from '@/contract/mercado-pago'
import { EN_CURSO, resultadoDe } from '@/domain/en-linea'
import { landingOf } from '@/domain/roles'
import { readApi } from '@/lib/api/client'
import { pasarela } from '@/lib/api/servidor'
import { orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Resultado del pago' }

type Params = Promise<{ pagoID: string; tipoPantalla: string; tipoResultado: string }>

/** The provider sends people back here. The address is no proof: the state shown is the server's. */
export default async function ResultadoPage({ params }: { params: Params }) {
  const { permisos, roles, matriculadoID } = await requireSession('pagos.resultado')
  const { pagoID: text, tipoPantalla, tipoResultado } = await params
  const staff = permisos.has('pagos.ver')
  const alPadron = tipoPantalla !== 'medico' && permisos.has('padron.ver')
  const volver = alPadron ? rutas.matriculados() : landingOf(roles)
  const resultado = tipoResultado === EN_CURSO ? undefined : resultadoDe(tipoResultado)
  if (!(await pasarela())) return <PagoResult resultado={resultado} volver={volver} />
  const pagoID = readId(text)
  if (!staff && matriculadoID === null) notFound()
  const conRecibo = permisos.has('recibos.ver') || !staff
  const entrada = { pagoID, matriculadoID: staff ? undefined : (matriculadoID ?? undefined) }
  const pago = orNotFound(await readApi(traerPago, entrada))
  if (!pago.ok)
    return <ReadFailure falla={pago} ruta="/mercado_pago/traerPago" entrada={entrada} que="el pago" />
  return (
    <PagoResult
      resultado={resultado}
      volver={volver}
      pago={pago.datos}
      entrada={entrada}
      cancela={permisos.has('pagos.anular')}
      propioDe={staff ? undefined : (matriculadoID ?? undefined)}
      emisor={conRecibo ? await emisor() : undefined}
    />
  )
}
