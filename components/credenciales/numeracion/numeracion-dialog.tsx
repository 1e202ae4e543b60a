'use client'

import { useForm, useWatch } from 'react-hook-form'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { NumberField } from '@/components/form/value-fields'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { MAX_NUMERO } from '@/domain/papel'
import { isUncertain } from '@/lib/llamada/insist'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaNumero = LeidoEn<'/numeracion/traerTodos'>[number]

type Valores = { proximo: number | string | undefined }

type Props = { fila: FilaNumero; nombre: string; close: () => void }

/** Says which numbers stay without a paper before they do. */
export function NumeracionDialog({ fila, nombre, close }: Props) {
  const { clase, proximo: free = 1 } = fila
  const { enviar, pendiente } = useRepetible('/numeracion/mover', {
    exito: 'Se cambió el próximo número',
    fracaso: 'No se pudo cambiar el próximo número',
    que: 'se cambió el próximo número',
    relee: true,
    enCampos: true,
  })
  const form = useForm<Valores>({ defaultValues: { proximo: undefined } })
  const { control } = form
  const typed = useWatch({ control, name: 'proximo' })
  const leave = useGuardedClose(form.formState.isDirty, close)

  async function submit({ proximo }: Valores) {
    const fault = faultOf(proximo, free)
    if (fault) return form.setError('proximo', { message: fault }, { shouldFocus: true })
    if (!clase) return
    const result = await enviar({ clase, proximo: Number(proximo) })
    if (result && (result.ok || isUncertain(result))) close()
    else if (result?.errores.proximo) form.setError('proximo', { message: result.errores.proximo })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent title="Cambiar el próximo número" description={nombre} onOpenAutoFocus={focusFirstField}>
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-3">
            <p>
              Para un consejo que ya numeraba sus papeles: el que sigue toma este número, y los demás siguen
              de a uno.
            </p>
            <NumberField
              control={control}
              name="proximo"
              label="Próximo número"
              hint={`Ahora es el N° ${free}. Solo puede ir hacia adelante.`}
              required
            />
            <p role="status" className="text-muted-foreground">
              {faultOf(typed, free) === undefined &&
                `${passedOver(free, Number(typed))} No se puede volver atrás.`}
            </p>
          </DialogBody>
          <DialogFooter>
            <CancelButton close={close} />
            <SubmitButton />
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

function faultOf(typed: Valores['proximo'], free: number): string | undefined {
  if (typeof typed !== 'number' || typed > MAX_NUMERO) return 'Ingrese el próximo número'
  return typed > free ? undefined : `Tiene que ser mayor que ${free}`
}

const passedOver = (free: number, proximo: number): string =>
  proximo - free === 1
    ? `El N° ${free} queda sin papel.`
    : `Los números del ${free} al ${proximo - 1} quedan sin papel.`
