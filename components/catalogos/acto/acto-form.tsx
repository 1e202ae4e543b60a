'use client'

import { useForm } from 'react-hook-form'
import { ActoFields } from '@/components/catalogos/acto/acto-fields'
import { ETIQUETAS, type Firmante, type Valores } from '@/components/catalogos/acto/acto-values'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { showErrors } from '@/components/form/show-errors'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Card } from '@/components/ui/card'
import { rutas } from '@/lib/routes'

type Props = {
  inicial: Valores
  firmantes: readonly Firmante[]
  /** The draft that is changed; a new one is written without it. */
  borrador?: { id: number; version: number }
}

const TEXTOS = { fracaso: 'No se pudo guardar el borrador', enCampos: true } as const

/** A draft of an act. */
export function ActoForm({ inicial, firmantes, borrador }: Props) {
  const form = useForm<Valores>({ defaultValues: inicial })
  const recuperado = useUnsavedForm(form)
  const leaveSaved = useLeaveSaved()
  const crear = useLlamada('/acto/crear', { ...TEXTOS, exito: 'Se guardó el borrador' })
  const editar = useLlamada('/acto/actualizarDatos', { ...TEXTOS, exito: 'Se guardó el borrador' })

  async function submit(values: Valores) {
    const entrada = { ...values, clase: values.clase ?? 'resolucion', fecha: values.fecha ?? '' }
    const result = borrador ? await editar.enviar({ ...entrada, ...borrador }) : await crear.enviar(entrada)
    if (!result) return
    if (!result.ok) return showErrors(form, result.errores, ETIQUETAS)
    form.reset(values)
    if (!borrador && result.datos && 'id' in result.datos && result.datos.id !== undefined)
      void leaveSaved(rutas.resolucion(result.datos.id))
  }
  return (
    <Card className="max-w-4xl px-4 py-4 md:px-5">
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <RecoveredNotice recuperado={recuperado} />
        <FormErrors control={form.control} labels={ETIQUETAS} />
        <ActoFields form={form} firmantes={firmantes} />
        <div className="flex justify-end">
          <SubmitButton />
        </div>
      </Form>
    </Card>
  )
}
