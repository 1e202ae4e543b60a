'use client'

import { useState } from 'react'
import { ReasonDialog } from '@/components/form/reason-dialog'
import { Button } from '@/components/ui/button'

const ACTOS = {
  cancelar: {
    ruta: '/mercado_pago/cancelarPago',
    titulo: 'Cancelar el pago en línea',
    haciendo: 'Cancelando...',
    que: 'se canceló el pago en línea',
    exito: 'Se canceló el pago en línea',
    fracaso: 'No se pudo cancelar el pago en línea',
    explica:
      'Se le pregunta al proveedor de pagos si ya se pagó. Si no, deja de recibirlo y lo elegido vuelve a estar libre.',
  },
  resolver: {
    ruta: '/mercado_pago/darPorResuelto',
    titulo: 'Dar por resuelto',
    haciendo: 'Guardando...',
    que: 'se dio por resuelto',
    exito: 'Se dio por resuelto',
    fracaso: 'No se pudo dar por resuelto',
    explica:
      'Úselo cuando ya arregló con el matriculado el dinero que llegó: se lo devolvió o lo cobró por otro medio. Diga cómo. No mueve dinero ni cambia la cuenta.',
  },
} as const
type Acto = keyof typeof ACTOS

type Props = {
  acto: Acto
  pagoID: number
  look: () => void
}

/** Frees an open payment's charges after asking the provider, or closes the question of a wrong amount. */
export function EndOnline({ acto, pagoID, look }: Props) {
  const [open, setOpen] = useState(false)
  const { ruta, explica, ...textos } = ACTOS[acto]
  return (
    <>
      <Button variant={acto === 'cancelar' ? 'destructive-outline' : 'outline'} onClick={() => setOpen(true)}>
        {textos.titulo}
      </Button>
      {open && (
        <ReasonDialog
          {...{ ruta, textos }}
          entrada={(motivo) => ({ pagoID, motivo })}
          after={look}
          close={() => setOpen(false)}
        >
          <p>{explica}</p>
        </ReasonDialog>
      )}
    </>
  )
}
