'use client'

import { ExternalLink } from '@/components/ui/icons'
import { EndOnline } from '@/components/tesoreria/en-linea/end-online'
import { LetGo } from '@/components/tesoreria/en-linea/let-go'
import { OnlineRecibo } from '@/components/tesoreria/en-linea/online-recibo'
import { type PagoEnLinea, type Visto, isOpen, stateOf } from '@/components/tesoreria/en-linea/pago-state'
import { VISTOS } from '@/components/tesoreria/en-linea/seen'
import { useFollowed } from '@/components/tesoreria/en-linea/use-followed'
import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { moneyOrDash } from '@/domain/dinero'
import { formatInstante } from '@/domain/fechas'
import type { Resultado } from '@/domain/en-linea'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Props = {
  /** What the address says, if anything. */
  resultado: Resultado | undefined
  volver: string
  /** Without it only the address is known. */
  pago?: PagoEnLinea
  entrada?: EntradaEn<'/mercado_pago/traerPago'>
  cancela?: boolean
  /** The doctor may give it up while it is not finished. */
  propioDe?: number | undefined
  /** Absent where the server gives no receipt. */
  emisor?: Emisor | undefined
}

export function PagoResult({ resultado, volver, pago: first, entrada, cancela, propioDe, emisor }: Props) {
  const { pago, look } = useFollowed(first, entrada, resultado)
  const visto = stateOf(pago, resultado)
  const { titulo, texto, icono } = VISTOS[visto]
  // Money may have come already, so nobody is sent to pay or asked to give up.
  const enDuda = visto === 'confirmando' || visto === 'enRevision'
  const conRecibo = emisor && pago?.estado === 'aprobado'
  return (
    <Card className="mx-auto my-4 grid max-w-xl gap-4 px-5 py-6">
      <div className="grid justify-items-center gap-2 text-center" role="status">
        {icono}
        <h1 className="text-xl font-semibold">{titulo}</h1>
        <p className="text-muted-foreground">{texto}</p>
      </div>
      {pago && <Facts pago={pago} visto={visto} />}
      <div className="flex flex-wrap justify-center gap-2.5">
        {pago?.url && !enDuda && (
          <Button asChild>
            <a href={pago.url}>
              <ExternalLink aria-hidden />
              Ir a la página de pago
            </a>
          </Button>
        )}
        {cancela && pago && isOpen(pago) && pago.id !== undefined && (
          <EndOnline acto="cancelar" pagoID={pago.id} look={look} />
        )}
        {propioDe !== undefined && pago && isOpen(pago) && !enDuda && pago.id !== undefined && (
          <LetGo pagoID={pago.id} matriculadoID={propioDe} look={look} />
        )}
        {cancela && visto === 'enRevision' && pago?.id !== undefined && (
          <EndOnline acto="resolver" pagoID={pago.id} look={look} />
        )}
        <Button asChild variant={pago?.url || conRecibo ? 'outline' : 'default'}>
          <a href={volver}>Volver</a>
        </Button>
        {conRecibo && emisor && <OnlineRecibo pago={pago} emisor={emisor} />}
      </div>
      {pago && <Paid conceptos={pago.conceptos ?? []} />}
    </Card>
  )
}

function Facts({ pago, visto }: { pago: PagoEnLinea; visto: Visto }) {
  const { matriculado, total, nroRecibo, vence, prueba } = pago
  const until = visto === 'pendiente' || pago.url ? vence : undefined
  return (
    <div className="grid gap-2">
      <p className="text-center">{matriculado}</p>
      <TotalLine total={total} />
      {nroRecibo && <p>Recibo N° {nroRecibo}</p>}
      {until && (
        <p className="text-muted-foreground">
          {visto === 'abandonado' ? 'Reservado' : 'Puede pagarse'} hasta el{' '}
          {formatInstante(until).slice(0, -3)}.
        </p>
      )}
      {prueba && <p className="font-medium text-destructive-ink">PASARELA DE PRUEBA: no se cobró dinero.</p>}
    </div>
  )
}

/** Under what is done with it, since they may be many. */
const Paid = ({ conceptos }: { conceptos: NonNullable<PagoEnLinea['conceptos']> }) => (
  <AmountTable
    label="Qué se paga"
    filas={conceptos}
    columnas={[
      { titulo: 'Nombre', celda: ({ nombre }) => nombre || '—' },
      { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
    ]}
  />
)
