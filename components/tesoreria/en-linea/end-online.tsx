'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { isUncertain } from '@/lib/llamada/insist'
import { useRepetible } from '@/components/llamada/use-repetible'
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
      'Se le pregunta a la pasarela si ya se pagó. Si no, deja de recibirlo y lo elegido vuelve a estar libre.',
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
export function EndOnline(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={props.acto === 'cancelar' ? 'danger-outline' : 'outline'}
        onClick={() => setOpen(true)}
      >
        {ACTOS[props.acto].titulo}
      </Button>
      {open && <EndDialog {...props} close={() => setOpen(false)} />}
    </>
  )
}

function EndDialog({ acto, pagoID, look, close }: Props & { close: () => void }) {
  const { ruta, titulo, haciendo, explica, ...textos } = ACTOS[acto]
  const form = useForm({ defaultValues: { motivo: '' } })
  const { enviar, ...estado } = useRepetible(ruta, { ...textos, enCampos: true })
  async function end(motivo: string): Promise<string | undefined> {
    const result = await enviar({ pagoID, motivo })
    if (result?.ok) close()
    if (result && (result.ok || isUncertain(result))) look()
    return result && !result.ok ? result.errores.motivo : undefined
  }
  return (
    <MoneyDialog
      title={titulo}
      className="max-w-lg"
      outcome={estado}
      typed={form.formState.isDirty}
      close={close}
    >
      <ReasonForm
        form={form}
        act={end}
        yes={titulo}
        savingText={haciendo}
        pendiente={estado.pendiente}
        close={close}
      >
        <p>{explica}</p>
      </ReasonForm>
    </MoneyDialog>
  )
}
