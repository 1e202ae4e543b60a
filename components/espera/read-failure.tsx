import { Reintento } from '@/components/espera/reintento'
import { RetryButton } from '@/components/data-table/retry-button'
import { ErrorFrame } from '@/components/shell/frames'
import type { EntradaEn, RutaDeLectura } from '@/lib/llamada/rutas-de-llamada'
import type { FallaVisible } from '@/lib/pantalla'

type Props<R extends RutaDeLectura> = { falla: FallaVisible; ruta: R; entrada: EntradaEn<R>; que: string }

/** A page whose record could not be read: further tries while no answer comes, else what went wrong. */
export function ReadFailure<R extends RutaDeLectura>({ falla, ...espera }: Props<R>) {
  if (falla.tipo === 'sinRespuesta') return <Reintento {...espera} />
  return (
    <ErrorFrame mensaje={falla.mensaje} idPedido={falla.pedidoID}>
      <RetryButton />
    </ErrorFrame>
  )
}
