'use client'

import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormErrors } from '@/components/form/form-errors'
import { showErrors } from '@/components/form/show-errors'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { NumberField } from '@/components/form/value-fields'
import { useLlamada } from '@/components/llamada/use-llamada'
import { isUncertain } from '@/lib/llamada/insist'
import type { Plantilla, Recordatorio } from '@/components/avisos/recordatorio/rule-section'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { MAIL, MEDIOS } from '@/domain/mensaje'

const CUANDO = [
  { id: 'antes', nombre: 'Antes del vencimiento' },
  { id: 'despues', nombre: 'Después del vencimiento' },
]
const OPCIONES_MEDIO = Object.entries(MEDIOS).map(([id, nombre]) => ({ id: Number(id), nombre }))

interface Valores {
  plantillaID: number | undefined
  dias: number | string | undefined
  cuando: string
  medio: number
  activo: boolean
}

function initial(regla: Recordatorio | undefined, plantillas: readonly Plantilla[]): Valores {
  const dias = regla?.dias ?? -3
  return {
    plantillaID: regla?.plantillaID ?? plantillas[0]?.id,
    dias: Math.abs(dias),
    cuando: dias > 0 ? 'despues' : 'antes',
    medio: regla?.medio ?? MAIL,
    activo: regla?.activo ?? true,
  }
}

type Props = { regla: Recordatorio | undefined; plantillas: readonly Plantilla[]; close: () => void }

const ETIQUETAS = { dias: 'Días', plantillaID: 'Plantilla', medio: 'Por' } as const

const toOption = ({ id, nombre }: Plantilla) => (id === undefined ? [] : [{ id, nombre: nombre ?? '' }])

export function RuleForm({ regla, plantillas, close }: Props) {
  const { enviar, pendiente } = useLlamada('/recordatorio/guardar', {
    exito: 'Se guardó el recordatorio correctamente',
    fracaso: 'No se pudo guardar el recordatorio',
    enCampos: true,
  })
  const form = useForm<Valores>({ defaultValues: initial(regla, plantillas) })
  const { control } = form
  const leave = useGuardedClose(form.formState.isDirty, close)
  const router = useRouter()

  async function submit({ plantillaID, dias: typed, cuando, medio, activo }: Valores) {
    if (plantillaID === undefined) return showErrors(form, { plantillaID: 'Elija una plantilla' }, ETIQUETAS)
    const most = cuando === 'antes' ? 60 : 365
    if (typeof typed !== 'number' || !Number.isInteger(typed) || typed < 0 || typed > most)
      return showErrors(form, { dias: `Ingrese los días, entre 0 y ${most}` }, ETIQUETAS)
    const result = await enviar({
      recordatorioID: regla?.id,
      version: regla?.version,
      plantillaID,
      // A zero has no sign on the wire.
      dias: cuando === 'antes' && typed > 0 ? -typed : typed,
      medio,
      activo,
    })
    if (result?.ok) return close()
    showErrors(form, result?.errores ?? {}, ETIQUETAS)
    // Without an answer reading the screen may fail too, and what was typed would be lost.
    if (result && !isUncertain(result)) router.refresh()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={regla ? 'Editar Recordatorio' : 'Nuevo Recordatorio'}
        onOpenAutoFocus={focusFirstField}
      >
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-3 sm:grid-cols-2">
            <div className="sm:col-span-2 empty:hidden">
              <FormErrors control={control} labels={ETIQUETAS} />
            </div>
            <NumberField control={control} name="dias" label="Días" required />
            <SelectField control={control} name="cuando" label="Cuándo" required options={CUANDO} />
            <SelectField
              control={control}
              name="plantillaID"
              label="Plantilla"
              required
              options={plantillas.flatMap(toOption)}
            />
            <SelectField control={control} name="medio" label="Por" required options={OPCIONES_MEDIO} />
            <BooleanField control={control} name="activo" label="Activo" />
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
