'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { ReasonForm } from '@/components/form/reason-form'
import { isUncertain } from '@/components/llamada/use-llamada'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'

const TITULO = 'Cancelar el pago en línea'

/** Frees what an open online payment holds; the provider is asked first. */
export function CancelOnline({ pagoID, done }: { pagoID: number; done: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger-outline" onClick={() => setOpen(true)}>
        {TITULO}
      </Button>
      {open && (
        <CancelDialog
          pagoID={pagoID}
          look={done}
          close={(cancelled) => {
            setOpen(false)
            if (cancelled) done()
          }}
        />
      )}
    </>
  )
}

type Props = {
  pagoID: number
  /** Reads the payment again. */
  look: () => void
  close: (cancelled: boolean) => void
}

function CancelDialog({ pagoID, look, close }: Props) {
  const form = useForm({ defaultValues: { motivo: '' } })
  const leave = useGuardedClose(form.formState.isDirty, () => close(false))
  const { enviar, pendiente } = useRepetible('/mercado_pago/cancelarPago', {
    exito: 'Se canceló el pago en línea',
    fracaso: 'No se pudo cancelar el pago en línea',
    que: 'se canceló el pago en línea',
    enCampos: true,
  })
  async function cancel(motivo: string): Promise<string | undefined> {
    const result = await enviar({ pagoID, motivo })
    if (result?.ok) close(true)
    else if (result && isUncertain(result)) look()
    return result && !result.ok ? result.errores.motivo : undefined
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent title={TITULO} className="max-w-lg" onOpenAutoFocus={focusFirstField}>
        <ReasonForm
          form={form}
          act={cancel}
          yes={TITULO}
          savingText="Cancelando..."
          pendiente={pendiente}
          close={() => close(false)}
        >
          <p>
            Se le pregunta a la pasarela si ya se pagó. Si no, deja de recibirlo y lo elegido vuelve a estar
            libre.
          </p>
        </ReasonForm>
      </DialogContent>
    </Dialog>
  )
}
