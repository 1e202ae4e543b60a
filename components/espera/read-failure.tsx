import { nextTry } from '@/components/espera/content-of'
import { NextSteps } from '@/components/espera/next-steps'
import { Reintento } from '@/components/espera/reintento'
import { RetryButton } from '@/components/data-table/retry-button'
import { ErrorFrame } from '@/components/shell/frames'
import { landingOf } from '@/domain/roles'
import type { EntradaEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import type { FallaVisible } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { readSession } from '@/lib/session'

type Props<R extends RutaDeLectura> = {
  falla: FallaVisible
  ruta: R
  entrada: EntradaEn<R>
  que: string
  /** A header with its 'Volver' stands above. */
  bajoEncabezado?: boolean
}

/** A page whose record could not be read: further tries, or what went wrong and the ways on. */
export async function ReadFailure<R extends RutaDeLectura>({ falla, bajoEncabezado, ...espera }: Props<R>) {
  const sesion = await readSession()
  const steps = { inicio: sesion ? landingOf(sesion.roles) : rutas.raiz(), sinVolver: bajoEncabezado }
  if (falla.tipo === 'sinRespuesta')
    return (
      <Reintento {...espera} desde={nextTry(falla)}>
        <NextSteps {...steps} />
      </Reintento>
    )
  return (
    <ErrorFrame mensaje={falla.mensaje} idPedido={falla.pedidoID}>
      <NextSteps {...steps}>
        <RetryButton />
      </NextSteps>
    </ErrorFrame>
  )
}
