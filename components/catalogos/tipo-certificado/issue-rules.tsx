'use client'

import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { BoxesField } from '@/components/form/boxes-field'
import { SelectField } from '@/components/form/choice-fields'
import { Form, SubmitButton } from '@/components/form/form'
import { useLlamada } from '@/components/llamada/use-llamada'
import { usePresent } from '@/components/llamada/use-present'
import { Card, CardTitle } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { LOS_ESTADOS } from '@/domain/ajustes-de-emision'
import { formatInstante } from '@/domain/fechas'
import {
  OPCIONES_DE_DEUDA,
  OPCIONES_DE_ESPECIALIDAD,
  type ReglaDeEmision,
  SIN_REGLA,
} from '@/domain/reglas-de-emision'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const TITULO = 'Reglas para emitir'

/** What a type of certificate asks of a member, besides the rules of its kind of paper in the settings. */
export function IssueRules({ tipoCertificadoID }: { tipoCertificadoID: number }) {
  const { ahora, falla, leer } = usePresent('/regla_emision/traerDatos', { tipoCertificadoID })
  return (
    <Card className="min-w-0 px-4 py-4 md:px-5">
      <section aria-label={TITULO}>
        <CardTitle className="text-base">{TITULO}</CardTitle>
        <p className="mb-3 text-muted-foreground">
          Se suman a las de su clase de papel, que están en Reglas. Sin cumplirlas emite solo quien puede
          exceptuarlas, con un motivo que queda en el registro.
        </p>
        {ahora ? (
          <RulesForm regla={ahora} {...{ tipoCertificadoID, leer }} />
        ) : falla ? (
          <p role="alert">No se pudieron leer las reglas: {falla.mensaje}</p>
        ) : (
          <Spinner />
        )}
      </section>
    </Card>
  )
}

type Props = {
  tipoCertificadoID: number
  regla: LeidoEn<'/regla_emision/traerDatos'>
  leer: () => Promise<unknown>
}

const valuesOf = ({ estados, deuda, especialidad }: Props['regla']): ReglaDeEmision => ({
  estados: estados ?? SIN_REGLA.estados,
  deuda: deuda ?? SIN_REGLA.deuda,
  especialidad: especialidad ?? SIN_REGLA.especialidad,
})

const optionsOf = (opciones: readonly { valor: number; texto: string }[]) =>
  opciones.map(({ valor, texto }) => ({ id: valor, nombre: texto }))
const DEUDAS = optionsOf(OPCIONES_DE_DEUDA)
const ESPECIALIDADES = optionsOf(OPCIONES_DE_ESPECIALIDAD)

function RulesForm({ tipoCertificadoID, regla, leer }: Props) {
  const { cambiado, quien, version = 0 } = regla
  const form = useForm<ReglaDeEmision>({ defaultValues: valuesOf(regla) })
  const { control, reset, setError } = form
  const { enviar } = useLlamada('/regla_emision/actualizarDatos', {
    exito: 'Se modificaron las reglas para emitir',
    fracaso: 'No se pudieron modificar las reglas para emitir',
    enCampos: ['estados'],
  })
  useEffect(() => reset(valuesOf(regla), { keepDirtyValues: true }), [regla, reset])

  async function submit(values: ReglaDeEmision) {
    if (values.estados === 0)
      return setError('estados', { message: 'Elija al menos un estado' }, { shouldFocus: true })
    const result = await enviar({ tipoCertificadoID, version, ...values })
    if (result) await leer()
  }
  return (
    <Form form={form} onSubmit={submit} className="grid gap-4 md:grid-cols-2">
      <div className="md:row-span-2">
        <BoxesField
          {...{ control, name: 'estados', label: 'Estados con que se emite', opciones: LOS_ESTADOS }}
        />
      </div>
      <SelectField
        {...{ control, name: 'deuda', label: 'Deuda que se mira', options: DEUDAS, required: true }}
      />
      <SelectField
        {...{ control, name: 'especialidad', label: 'Especialidad que se pide', required: true }}
        options={ESPECIALIDADES}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton>Guardar las reglas</SubmitButton>
        {cambiado && (
          <span className="text-[0.8125rem] text-muted-foreground">
            Cambiadas por {quien ?? 'el sistema'}, {formatInstante(cambiado).slice(0, -3)}
          </span>
        )}
      </div>
    </Form>
  )
}
