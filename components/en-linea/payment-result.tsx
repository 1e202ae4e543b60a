'use client'

import { CircleCheck, CircleX, Clock, ExternalLink, RotateCcw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { CancelOnline } from '@/components/en-linea/cancel-online'
import { type PagoEnLinea, type Visto, isOpen, stateOf } from '@/components/en-linea/payment-state'
import { AmountTable } from '@/components/pago/amount-table'
import { TotalLine } from '@/components/pago/dialog-parts'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { moneyOrDash } from '@/domain/dinero'
import { formatInstante } from '@/domain/fechas'
import type { Resultado } from '@/domain/en-linea'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

const VISTOS: Record<Visto, { titulo: string; texto: string; icono: ReactNode }> = {
  aprobado: {
    titulo: 'Pago Aprobado',
    texto: 'El pago fue aprobado.',
    icono: <CircleCheck aria-hidden className="size-10 text-primary-ink" />,
  },
  pendiente: {
    titulo: 'Pago Pendiente',
    texto: 'El pago será aprobado una vez que se pague.',
    icono: <Clock aria-hidden className="size-10 text-primary-ink" />,
  },
  cancelado: {
    titulo: 'Pago Cancelado',
    texto: 'No se cobró nada.',
    icono: <CircleX aria-hidden className="size-10 text-danger-ink" />,
  },
  confirmando: {
    titulo: 'Confirmando el pago',
    texto:
      'La pasarela de pago todavía no lo informó. Esta página se actualiza sola; puede cerrarla sin perder nada.',
    icono: <Clock aria-hidden className="size-10 text-primary-ink" />,
  },
  enTramite: {
    titulo: 'Pago en trámite',
    texto: 'Todavía no se pagó.',
    icono: <Clock aria-hidden className="size-10 text-primary-ink" />,
  },
  enRevision: {
    titulo: 'Pago en revisión',
    texto:
      'Se recibió un pago que no es por el importe pedido: el Consejo lo está revisando. No pague otra vez.',
    icono: <Clock aria-hidden className="size-10 text-primary-ink" />,
  },
  devuelto: {
    titulo: 'Pago devuelto',
    texto: 'El dinero se devolvió; lo que se había pagado vuelve a estar pendiente.',
    icono: <RotateCcw aria-hidden className="size-10 text-primary-ink" />,
  },
}

type Props = {
  /** What the address says; undefined where it says nothing. */
  resultado: Resultado | undefined
  volver: string
  /** Without it the address is all that is known. */
  pago?: PagoEnLinea
  entrada?: EntradaEn<'/mercado_pago/traerPago'>
  cancela?: boolean
}

/** What became of an online payment (S2 2, online payment result page). */
export function PaymentResult({ resultado, volver, pago: first, entrada, cancela }: Props) {
  const { pago, look } = useFollowed(first, entrada)
  const visto = stateOf(pago, resultado)
  const { titulo, texto, icono } = VISTOS[visto]
  return (
    <Card className="mx-auto my-4 grid max-w-xl gap-4 px-5 py-6">
      <div className="grid justify-items-center gap-2 text-center" role="status">
        {icono}
        <h1 className="text-xl font-semibold">{titulo}</h1>
        <p className="text-soft">{texto}</p>
      </div>
      {pago && <Facts pago={pago} visto={visto} />}
      <div className="flex flex-wrap justify-center gap-2.5">
        {pago?.url && visto !== 'confirmando' && visto !== 'enRevision' && (
          <Button asChild variant="primary">
            <a href={pago.url}>
              <ExternalLink aria-hidden />
              Ir a la página de pago
            </a>
          </Button>
        )}
        {cancela && pago && isOpen(pago) && pago.id !== undefined && (
          <CancelOnline pagoID={pago.id} done={look} />
        )}
        <Button asChild variant={pago?.url ? 'outline' : 'primary'}>
          <a href={volver}>Volver</a>
        </Button>
      </div>
    </Card>
  )
}

function Facts({ pago, visto }: { pago: PagoEnLinea; visto: Visto }) {
  const { matriculado, conceptos = [], total, nroRecibo, vence, prueba } = pago
  const until = visto === 'pendiente' || pago.url ? vence : undefined
  return (
    <div className="grid gap-2">
      <p className="text-center">{matriculado}</p>
      <AmountTable
        label="Qué se paga"
        filas={conceptos}
        columnas={[
          { titulo: 'Nombre', celda: ({ nombre }) => nombre || '—' },
          { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
        ]}
      />
      <TotalLine total={total} />
      {nroRecibo && <p>Recibo N° {nroRecibo}</p>}
      {until && <p className="text-soft">Puede pagarse hasta el {formatInstante(until).slice(0, -3)}.</p>}
      {prueba && <p className="font-medium text-danger-ink">PASARELA DE PRUEBA: no se cobró dinero.</p>}
    </div>
  )
}

/** Milliseconds between looks at one that may change, and how many of them. */
const PAUSA = 4_000
const VECES = 45

/** The payment as it is, looked at again while it is open. */
function useFollowed(
  first: PagoEnLinea | undefined,
  entrada: EntradaEn<'/mercado_pago/traerPago'> | undefined,
): { pago: PagoEnLinea | undefined; look: () => void } {
  const { leer } = useLectura('/mercado_pago/traerPago')
  const [pago, setPago] = useState(first)
  const [looks, setLooks] = useState(0)
  const look = useCallback(() => {
    if (!entrada) return
    void leer(entrada).then((result) => {
      if (result?.ok) setPago(result.datos)
      setLooks((count) => count + 1)
    })
  }, [entrada, leer])
  const open = pago !== undefined && isOpen(pago)
  useEffect(() => {
    if (!open || looks >= VECES) return
    const timer = setTimeout(look, PAUSA)
    return () => clearTimeout(timer)
  }, [open, look, looks])
  return { pago, look }
}
