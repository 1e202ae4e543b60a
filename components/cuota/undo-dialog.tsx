'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Deshacer } from '@/components/cuota/undo-button'
import { UndoUnknown } from '@/components/cuota/undo-unknown'
import { Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { TextAreaField } from '@/components/form/text-field'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { formatMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'

const SIN_MOTIVO = 'Ingrese el motivo'
const MAX_MOTIVO = 1000

/** Says what is undone and asks why; the reason stands in each account. */
export function UndoDialog({ close, ...corrida }: Deshacer & { close: () => void }) {
  const { corridaID, mes } = corrida
  const router = useRouter()
  const [incierto, setIncierto] = useState<string>()
  const form = useForm({ defaultValues: { motivo: '' } })
  const leave = useGuardedClose(form.formState.isDirty, close)
  const { enviar, pendiente } = useLlamada('/cuota/deshacerMes', {
    exito: ({ cantidad: anuladas = 0 }) => `Cuotas anuladas: ${formatCount(anuladas)}`,
    fracaso: 'No se pudieron deshacer las cuotas',
    cuentaIncierto: true,
  })

  /** What is wrong with the reason, when that is why it was refused. */
  async function undo(motivo: string): Promise<string | undefined> {
    const result = await enviar({ corridaID, motivo })
    if (!result) return undefined
    if (!result.ok && isUncertain(result)) {
      setIncierto(motivo)
      return undefined
    }
    if (!result.ok && result.errores.motivo) return result.errores.motivo
    if (!result.ok) router.refresh()
    close()
    return undefined
  }

  if (incierto !== undefined)
    return (
      <UndoUnknown
        corridaID={corridaID}
        mes={mes}
        pendiente={pendiente}
        repetir={() => void undo(incierto)}
        close={() => {
          close()
          router.refresh()
        }}
      />
    )
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={`Deshacer las cuotas de ${mes}`}
        className="max-w-lg"
        onOpenAutoFocus={focusFirstField}
      >
        <UndoForm {...corrida} form={form} undo={undo} pendiente={pendiente} close={close} />
      </DialogContent>
    </Dialog>
  )
}

type FormProps = Deshacer & {
  form: UseFormReturn<{ motivo: string }>
  undo: (motivo: string) => Promise<string | undefined>
  pendiente: boolean
  close: () => void
}

function UndoForm({ cantidad, total, form, undo, pendiente, close }: FormProps) {
  const charges = cantidad === 1 ? 'Se anula 1 cuota' : `Se anulan ${formatCount(cantidad)} cuotas`

  async function submit({ motivo }: { motivo: string }) {
    const written = motivo.trim()
    const wrong = written ? await undo(written) : SIN_MOTIVO
    if (wrong) form.setError('motivo', { message: wrong }, { shouldFocus: true })
  }

  return (
    <Form form={form} onSubmit={submit}>
      <DialogBody className="grid gap-3.5">
        <p>
          {charges}
          {total !== undefined && ` por ${formatMoney(total)}`}. La anulación queda en cada cuenta corriente
          con su motivo, y el mes se puede generar de nuevo.
        </p>
        <TextAreaField
          control={form.control}
          name="motivo"
          label="Motivo"
          required
          rows={2}
          maxLength={MAX_MOTIVO}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close} disabled={pendiente}>
          Cancelar
        </Button>
        <SubmitButton variant="danger" savingText="Deshaciendo...">
          Deshacer las cuotas
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
