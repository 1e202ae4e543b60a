'use client'

import { useForm } from 'react-hook-form'
import type { ReglaDeTexto } from '@/components/acceso/ajuste/rules'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { TextAreaField } from '@/components/form/text-field'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'

/** Words of the council's own; left empty, what is said meanwhile is said again. */
export function TextDialog({ regla, close }: { regla: ReglaDeTexto; close: () => void }) {
  const { clave, ajuste, texto, version } = regla
  const { enviar, pendiente } = useLlamada('/ajuste/actualizarDatos', {
    exito: 'Se modificó la regla correctamente',
    fracaso: 'No se pudo modificar la regla',
    relee: true,
    enCampos: true,
  })
  const form = useForm({ defaultValues: { texto } })
  const leave = useGuardedClose(form.formState.isDirty, close)
  async function submit(typed: { texto: string }) {
    const result = await enviar({ clave, texto: typed.texto, version })
    if (result?.ok) close()
    else if (result?.errores['texto']) form.setError('texto', { message: result.errores['texto'] })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent title="Cambiar la regla" description={ajuste.titulo} onOpenAutoFocus={focusFirstField}>
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-3">
            <p>{ajuste.efecto}</p>
            <p className="text-muted-foreground">{ajuste.fuente}</p>
            <TextAreaField
              control={form.control}
              name="texto"
              label={ajuste.titulo}
              maxLength={ajuste.maximo}
              hint={`Vacío dice: ${ajuste.vacio}.`}
            />
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
