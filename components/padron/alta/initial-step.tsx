'use client'

import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { CAMPOS } from '@/components/padron/alta/fields'
import { Section } from '@/components/padron/alta/section'
import { StepForm, type StepProps } from '@/components/padron/alta/step-form'
import { numberText, useDuplicate } from '@/components/padron/alta/use-duplicate'
import type { Inicial, Validos } from '@/components/padron/alta/values'
import type { SinListas } from '@/components/padron/alta/step'
import { SelectField } from '@/components/form/choice-fields'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextField } from '@/components/form/text-field'
import { unreadHint } from '@/components/form/unread-options'
import { NumberField } from '@/components/form/value-fields'
import { Input } from '@/components/ui/input'
import type { Option } from '@/components/ui/options'

const resolver = lazyResolver<Inicial, Validos['inicial']>(() =>
  import('@/components/padron/alta/schema').then(({ checkInicial }) => checkInicial),
)

type Props = StepProps<'inicial'> & { tiposMatricula: readonly Option[]; sinOpciones: SinListas }

/** /matriculado_01/crear. */
export function InitialStep({ valores, tiposMatricula, sinOpciones, ...step }: Props) {
  const form = useForm<Inicial, unknown, Validos['inicial']>({ defaultValues: valores, resolver })
  const { control } = form
  const duplicate = useDuplicate({ form, name: 'matricula', filtro: 'matricula', textOf: numberText })
  const campos = CAMPOS.inicial
  return (
    <StepForm paso="inicial" form={form} free={duplicate.free} aviso={duplicate.mensaje} {...step}>
      <Section>
        <NumberField
          control={control}
          name="matricula"
          required
          {...campos.matricula}
          hint={duplicate.aviso}
        />
        <SelectField
          control={control}
          name="tipoMatriculaID"
          required
          options={tiposMatricula}
          {...campos.tipoMatriculaID}
          hint={unreadHint(sinOpciones.tiposMatricula)}
        />
        <FixedPayment />
        <NumberField control={control} name="nroColegio" {...campos.nroColegio} />
        <TextField control={control} name="libro" {...campos.libro} />
        <TextField control={control} name="folio" {...campos.folio} />
      </Section>
    </StepForm>
  )
}

/** A new member pays in cash; another form comes with enrolling in a debit. */
function FixedPayment() {
  const id = useId()
  const hint = 'Fija para los matriculados nuevos.'
  return (
    <FieldFrame id={id} label={CAMPOS.inicial.formaPagoID.label} required hint={hint}>
      <Input {...describe(id, { hint, error: undefined, required: true })} readOnly value="Efectivo" />
    </FieldFrame>
  )
}
