'use client'

import { TriangleAlert } from '@/components/ui/icons'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import { moneyOrDash } from '@/domain/dinero'
import type { AccionDePrueba } from '@/domain/en-linea'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Datos = LeidoEn<'/pasarela_prueba/traerDatos'>

const ACCIONES: readonly { accion: AccionDePrueba; texto: string; variant: ButtonProps['variant'] }[] = [
  { accion: 'aprobar', texto: 'Aprobar el pago', variant: 'default' },
  { accion: 'dejarPendiente', texto: 'Dejarlo pendiente', variant: 'outline' },
  { accion: 'rechazar', texto: 'Rechazarlo', variant: 'destructive-outline' },
]

const ESTADOS: Readonly<Record<string, string>> = {
  approved: 'aprobado',
  pending: 'pendiente',
  rejected: 'rechazado',
  refunded: 'devuelto',
  cancelled: 'cancelado',
}

/** Plays the provider: whoever looks at the demonstration decides what becomes of the payment. */
export function TestGateway({ preferencia, datos }: { preferencia: string; datos: Datos }) {
  const { titulo, monto, pagos = [], vencida } = datos
  const { enviar, pendiente } = useLlamada('/pasarela_prueba/actuar')
  const paid = pagos.some(({ estado }) => estado === 'approved')
  const over = paid || pagos.some(({ estado }) => estado === 'refunded') || vencida === true
  async function act(accion: AccionDePrueba) {
    const result = await enviar({ preferencia, accion })
    const back = backOf(datos, accion)
    if (result?.ok && back) window.location.assign(back)
  }
  return (
    <Card className="mx-auto my-4 grid max-w-lg gap-4 px-5 py-6">
      <DangerNotice className="flex items-center justify-center gap-2 text-lg font-semibold">
        <TriangleAlert aria-hidden className="size-5" />
        PASARELA DE PRUEBA
      </DangerNotice>
      <p className="text-center text-muted-foreground">
        Aquí no se cobra dinero: se elige qué le pasa al pago.
      </p>
      <h1 className="text-center text-lg font-semibold">{titulo}</h1>
      <p className="text-center text-3xl font-semibold tabular-nums">{moneyOrDash(monto)}</p>
      {pagos.length > 0 && (
        <p className="text-center" role="status">
          Pago {pagos.map(({ estado }) => ESTADOS[estado ?? ''] ?? estado).join(', ')}
        </p>
      )}
      {vencida === true && !paid && <p className="text-center text-destructive-ink">El pago venció.</p>}
      <div className="grid gap-2.5">
        {!over &&
          ACCIONES.map(({ accion, texto, variant }) => (
            <Button key={accion} variant={variant} disabled={pendiente} onClick={() => void act(accion)}>
              {texto}
            </Button>
          ))}
        {paid && (
          <Button variant="destructive-outline" disabled={pendiente} onClick={() => void act('devolver')}>
            Devolver el dinero
          </Button>
        )}
        <Button variant="outline" asChild>
          <a href={datos.vueltas?.cancelado ?? '/'}>Volver sin pagar</a>
        </Button>
      </div>
    </Card>
  )
}

const backOf = ({ vueltas }: Datos, accion: AccionDePrueba): string | undefined => {
  if (accion === 'aprobar') return vueltas?.aprobado
  if (accion === 'dejarPendiente') return vueltas?.pendiente
  return accion === 'rechazar' ? vueltas?.cancelado : undefined
}
