'use client'

import { useForm, useWatch } from 'react-hook-form'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { useLlamada } from '@/components/llamada/use-llamada'
import { SavingDialog } from '@/components/avisos/recordatorio/saving-dialog'
import {
  DATOS_RECORDATORIO,
  faultOfTexto,
  fillTexto,
  hintOfDatos,
  MAX_ASUNTO,
  MAX_TEXTO,
  saysNothing,
  shownTexto,
} from '@/domain/mensaje'
import type { Plantilla } from '@/components/avisos/recordatorio/rule-form'

type Valores = { nombre: string; asunto: string; cuerpo: string }
/** What every letter says alike. */
export type Comunes = { firma: string; pago: string }
const ETIQUETAS = { nombre: 'Nombre', asunto: 'Asunto', cuerpo: 'Mensaje' } as const
const FALTAN = { nombre: 'Ingrese Nombre', asunto: 'Ingrese Asunto', cuerpo: 'Ingrese el mensaje' } as const
const EJEMPLO = {
  saludo: 'Estimada Dra. Ana María Ábalos',
  nombre: 'Ábalos Ana María',
  importe: '$ 18.500,00',
  periodo: 'Noviembre 2026',
  vencimiento: '10/11/2026',
}

const faultsOf = (values: Valores): Record<string, string> =>
  Object.fromEntries(
    (['nombre', 'asunto', 'cuerpo'] as const).flatMap((key) => {
      const value = values[key]
      const missing = !value.trim() || (key === 'cuerpo' && saysNothing(value))
      const fault = missing ? FALTAN[key] : key !== 'nombre' && faultOfTexto(value, DATOS_RECORDATORIO)
      return fault ? [[key, fault]] : []
    }),
  )

type Props = { plantilla: Plantilla | undefined; comunes: Comunes; close: () => void }

export function PlantillaForm({ plantilla, comunes, close }: Props) {
  const { enviar, pendiente } = useLlamada('/recordatorio/guardarPlantilla', {
    exito: 'Se guardó la plantilla correctamente',
    fracaso: 'No se pudo guardar la plantilla',
    enCampos: true,
  })
  const { nombre = '', asunto = '', cuerpo = '' } = plantilla ?? {}
  const form = useForm<Valores>({ defaultValues: { nombre, asunto, cuerpo } })
  const { control } = form
  const texto = useWatch({ control, name: 'cuerpo' })

  function save(values: Valores) {
    const wrong = faultsOf(values)
    if (Object.keys(wrong).length > 0) return wrong
    return enviar({ plantillaID: plantilla?.id, version: plantilla?.version, ...values })
  }
  return (
    <SavingDialog
      {...{ form, pendiente, save, close }}
      title={plantilla ? 'Editar Plantilla' : 'Nueva Plantilla'}
      labels={ETIQUETAS}
      className="max-w-2xl"
    >
      <TextField control={control} name="nombre" label="Nombre" required maxLength={100} />
      <TextField control={control} name="asunto" label="Asunto" required maxLength={MAX_ASUNTO} />
      <TextAreaField
        control={control}
        name="cuerpo"
        label="Mensaje"
        hint={hintOfDatos(DATOS_RECORDATORIO)}
        required
        rows={7}
        maxLength={MAX_TEXTO}
      />
      <div className="rounded-md bg-muted px-3 py-2">
        <p className="text-[0.8125rem] text-muted-foreground">Así se lee</p>
        <p className="whitespace-pre-wrap wrap-anywhere">
          {shownTexto(fillTexto(texto, { ...comunes, ...EJEMPLO }))}
        </p>
      </div>
    </SavingDialog>
  )
}
