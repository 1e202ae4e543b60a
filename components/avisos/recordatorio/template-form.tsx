'use client'

import { useRouter } from 'next/navigation'
import { useForm, useWatch } from 'react-hook-form'
import { FormErrors } from '@/components/form/form-errors'
import { showErrors } from '@/components/form/show-errors'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { useLlamada } from '@/components/llamada/use-llamada'
import { isUncertain } from '@/lib/llamada/insist'
import type { Plantilla } from '@/components/avisos/recordatorio/rule-section'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import {
  DATOS_RECORDATORIO,
  faultOfTexto,
  fillTexto,
  MAX_ASUNTO,
  MAX_TEXTO,
  shownTexto,
} from '@/domain/mensaje'

type Valores = { nombre: string; asunto: string; cuerpo: string }
const ETIQUETAS = { nombre: 'Nombre', asunto: 'Asunto', cuerpo: 'Mensaje' } as const
const FALTAN = { nombre: 'Ingrese Nombre', asunto: 'Ingrese Asunto', cuerpo: 'Ingrese el mensaje' } as const
const EJEMPLO = {
  nombre: 'Ábalos Ana María',
  importe: '$ 18.500,00',
  periodo: 'Noviembre 2026',
  vencimiento: '10/11/2026',
}

const faultsOf = (values: Valores): Record<string, string> =>
  Object.fromEntries(
    (['nombre', 'asunto', 'cuerpo'] as const).flatMap((key) => {
      const fault = values[key].trim()
        ? key !== 'nombre' && faultOfTexto(values[key], DATOS_RECORDATORIO)
        : FALTAN[key]
      return fault ? [[key, fault]] : []
    }),
  )

export function TemplateForm({ plantilla, close }: { plantilla: Plantilla | undefined; close: () => void }) {
  const { enviar, pendiente } = useLlamada('/recordatorio/guardarPlantilla', {
    exito: 'Se guardó la plantilla correctamente',
    fracaso: 'No se pudo guardar la plantilla',
    enCampos: true,
  })
  const { nombre = '', asunto = '', cuerpo = '' } = plantilla ?? {}
  const form = useForm<Valores>({ defaultValues: { nombre, asunto, cuerpo } })
  const { control } = form
  const leave = useGuardedClose(form.formState.isDirty, close)
  const router = useRouter()
  const texto = useWatch({ control, name: 'cuerpo' })

  async function submit(values: Valores) {
    const wrong = faultsOf(values)
    if (Object.keys(wrong).length > 0) return showErrors(form, wrong, ETIQUETAS)
    const result = await enviar({ plantillaID: plantilla?.id, version: plantilla?.version, ...values })
    if (result?.ok) return close()
    showErrors(form, result?.errores ?? {}, ETIQUETAS)
    // Without an answer reading the screen may fail too, and what was typed would be lost.
    if (result && !isUncertain(result)) router.refresh()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={plantilla ? 'Editar Plantilla' : 'Nueva Plantilla'}
        className="max-w-2xl"
        onOpenAutoFocus={focusFirstField}
      >
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-3">
            <FormErrors control={control} labels={ETIQUETAS} />
            <TextField control={control} name="nombre" label="Nombre" required maxLength={100} />
            <TextField control={control} name="asunto" label="Asunto" required maxLength={MAX_ASUNTO} />
            <TextAreaField
              control={control}
              name="cuerpo"
              label="Mensaje"
              hint="{nombre}, {importe}, {periodo} y {vencimiento} se cambian por los datos de cada uno."
              required
              rows={7}
              maxLength={MAX_TEXTO}
            />
            <div className="rounded-md bg-muted px-3 py-2">
              <p className="text-[0.8125rem] text-soft">Así se lee</p>
              <p className="whitespace-pre-wrap wrap-anywhere">{shownTexto(fillTexto(texto, EJEMPLO))}</p>
            </div>
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
