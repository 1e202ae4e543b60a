'use client'

import { useForm } from 'react-hook-form'
import type { ReglaDeNumero } from '@/components/acceso/ajuste/rules'
import { ConceptoField } from '@/components/acceso/ajuste/concepto-field'
import { BoxesField } from '@/components/form/boxes-field'
import { SelectField } from '@/components/form/choice-fields'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { NumberField } from '@/components/form/value-fields'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { faultOf } from '@/domain/regla'

type Valores = { valor: number | string | undefined }

export function RuleDialog({ regla, close }: { regla: ReglaDeNumero; close: () => void }) {
  const { clave, ajuste, valor, version, deFabrica } = regla
  const { enviar, pendiente } = useLlamada('/ajuste/actualizarDatos', {
    exito: 'Se modificó la regla correctamente',
    fracaso: 'No se pudo modificar la regla',
    relee: true,
    enCampos: true,
  })
  const form = useForm<Valores>({ defaultValues: { valor } })
  const { control } = form
  const leave = useGuardedClose(form.formState.isDirty, close)
  const label = ajuste.tipo === 'entero' ? `${ajuste.titulo} (${ajuste.unidad[1]})` : ajuste.titulo

  async function submit({ valor: typed }: Valores) {
    const fault = faultOf(ajuste, typeof typed === 'number' ? typed : Number.NaN)
    if (fault) return form.setError('valor', { message: fault }, { shouldFocus: true })
    const result = await enviar({ clave, valor: Number(typed), version })
    if (result?.ok) close()
    else if (result?.errores['valor']) form.setError('valor', { message: result.errores['valor'] })
  }
  const hint =
    ajuste.tipo === 'entero'
      ? `Entre ${ajuste.minimo} y ${ajuste.maximo}. Valor inicial: ${deFabrica}.`
      : `Valor inicial: ${deFabrica}.`
  const field = { control, name: 'valor' as const, label, hint, required: true }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent title="Cambiar la regla" description={ajuste.titulo} onOpenAutoFocus={focusFirstField}>
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-3">
            <p>{ajuste.efecto}</p>
            <p className="text-muted-foreground">{ajuste.fuente}</p>
            {ajuste.tipo === 'entero' ? (
              <NumberField {...field} />
            ) : ajuste.tipo === 'casillas' ? (
              <BoxesField {...field} opciones={ajuste.opciones} />
            ) : ajuste.tipo === 'concepto' ? (
              <ConceptoField {...field} nombre={ajuste.nombre} />
            ) : (
              <SelectField
                {...field}
                options={ajuste.opciones.map((opcion) => ({ id: opcion.valor, nombre: opcion.texto }))}
              />
            )}
          </DialogBody>
          <DialogFooter>
            <Button
              variant="outline"
              disabled={pendiente}
              onClick={() => form.setValue('valor', ajuste.defecto, { shouldDirty: true })}
            >
              Valor inicial
            </Button>
            <CancelButton close={close} />
            <SubmitButton />
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
