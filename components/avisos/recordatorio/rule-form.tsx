'use client'

import { useForm } from 'react-hook-form'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { NumberField } from '@/components/form/value-fields'
import { useLlamada } from '@/components/llamada/use-llamada'
import { type Saving, SavingDialog } from '@/components/avisos/recordatorio/saving-dialog'
import { MAIL, MEDIOS } from '@/domain/mensaje'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Plantilla = LeidoEn<'/recordatorio/traerPlantillas'>[number]

export type Recordatorio = LeidoEn<'/recordatorio/traerTodos'>[number]

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

  function save({ plantillaID, dias: typed, cuando, medio, activo }: Valores): Saving {
    if (plantillaID === undefined) return { plantillaID: 'Elija una plantilla' }
    const most = cuando === 'antes' ? 60 : 365
    if (typeof typed !== 'number' || !Number.isInteger(typed) || typed < 0 || typed > most)
      return { dias: `Ingrese los días, entre 0 y ${most}` }
    // A zero has no sign on the wire.
    const dias = cuando === 'antes' && typed > 0 ? -typed : typed
    return enviar({
      recordatorioID: regla?.id,
      version: regla?.version,
      plantillaID,
      dias,
      medio,
      activo,
    })
  }
  return (
    <SavingDialog
      {...{ form, pendiente, save, close }}
      title={regla ? 'Editar Recordatorio' : 'Nuevo Recordatorio'}
      labels={ETIQUETAS}
      columns="sm:grid-cols-2"
    >
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
    </SavingDialog>
  )
}
