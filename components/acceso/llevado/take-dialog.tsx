'use client'

import { useForm } from 'react-hook-form'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { MoneyDialog } from '@/components/form/money-dialog'
import { TextField } from '@/components/form/text-field'
import { useRepetible } from '@/components/llamada/use-repetible'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { PALABRA_PARA_LLEVAR } from '@/domain/llevado'

const ETIQUETAS = { palabra: `Escriba ${PALABRA_PARA_LLEVAR}` }

/** The word is typed as it is told, so that nobody takes everything out by pressing twice. */
export function TakeDialog({ close }: { close: () => void }) {
  const form = useForm({ defaultValues: { palabra: '' } })
  const { enviar, ...estado } = useRepetible('/llevado/pedir', {
    exito: 'Se está armando el archivo',
    fracaso: 'No se pudo armar el archivo',
    que: 'se empezó a armar el archivo',
    relee: true,
  })

  async function submit({ palabra }: { palabra: string }) {
    if (palabra.trim() !== PALABRA_PARA_LLEVAR)
      return form.setError(
        'palabra',
        { message: `Escriba ${PALABRA_PARA_LLEVAR} para confirmar` },
        { shouldFocus: true },
      )
    if (await enviar({ palabra: PALABRA_PARA_LLEVAR })) close()
  }

  return (
    <MoneyDialog title="Llevarse todo" className="max-w-md" outcome={estado} close={close}>
      <Form form={form} onSubmit={submit}>
        <DialogBody className="grid gap-4">
          <FormErrors control={form.control} labels={ETIQUETAS} />
          <p>Quien tenga el archivo puede leer los datos de todos, sin clave.</p>
          <TextField
            control={form.control}
            name="palabra"
            label={ETIQUETAS.palabra}
            hint="En mayúsculas, para confirmar que es lo que quiere hacer"
            required
          />
        </DialogBody>
        <DialogFooter>
          <CancelButton close={close} />
          <SubmitButton savingText="Pidiendo...">Armar el archivo</SubmitButton>
        </DialogFooter>
      </Form>
    </MoneyDialog>
  )
}
