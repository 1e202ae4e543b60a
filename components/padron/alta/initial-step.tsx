'use client'

import { type ReactNode, useEffect, useId } from 'react'
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import { helpWhen } from '@/components/ayuda/help-mark'
import { CAMPOS } from '@/components/padron/alta/fields'
import { Section } from '@/components/padron/alta/section'
import { StepForm, type StepProps } from '@/components/padron/alta/step-form'
import { numberText, useDuplicate } from '@/components/padron/alta/use-duplicate'
import type { Inicial, Validos, SinListas } from '@/components/padron/alta/values'
import { SelectField } from '@/components/form/choice-fields'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextField } from '@/components/form/text-field'
import { unreadHint } from '@/components/form/unread-options'
import { NumberField } from '@/components/form/value-fields'
import { Input } from '@/components/ui/input'
import type { Option } from '@/components/ui/options'
import { useLectura } from '@/lib/llamada/use-lectura'

const resolver = lazyResolver<Inicial, Validos['inicial']>(() =>
  import('@/components/padron/alta/schema').then(({ checkInicial }) => checkInicial),
)

type Props = StepProps<'inicial'> & {
  tiposMatricula: readonly Option[]
  sinOpciones: SinListas
  propuesta: Inicial
  pideOtra: boolean
  conAyuda: boolean
}
type InitialForm = UseFormReturn<Inicial, unknown, Validos['inicial']>

/** /matriculado_01/crear. */
export function InitialStep(props: Props) {
  const { valores, tiposMatricula, sinOpciones, propuesta, pideOtra, conAyuda, ...step } = props
  const form: InitialForm = useForm<Inicial, unknown, Validos['inicial']>({
    defaultValues: valores,
    resolver,
  })
  const { control } = form
  const duplicate = useDuplicate({ form, name: 'matricula', filtro: 'matricula', textOf: numberText })
  const hint = useMatriculaHint({ form, pideOtra, titular: duplicate.aviso, propuesta: propuesta.matricula })
  const campos = CAMPOS.inicial
  const help = helpWhen(conAyuda)
  return (
    <StepForm paso="inicial" form={form} free={duplicate.free} aviso={duplicate.mensaje} {...step}>
      <Section>
        <NumberField control={control} name="matricula" required {...campos.matricula} hint={hint} />
        <SelectField
          control={control}
          name="tipoMatriculaID"
          required
          options={tiposMatricula}
          {...campos.tipoMatriculaID}
          hint={unreadHint(sinOpciones.tiposMatricula)}
        />
        <FixedPayment />
        <NumberField
          control={control}
          name="nroColegio"
          {...campos.nroColegio}
          help={help('Nro. de Colegio')}
        />
        <TextField control={control} name="libro" {...campos.libro} help={help('Libro')} />
        <TextField control={control} name="folio" {...campos.folio} help={help('Folio')} />
      </Section>
    </StepForm>
  )
}

type HintProps = Pick<Props, 'pideOtra'> & {
  form: InitialForm
  titular: ReactNode
  propuesta: Inicial['matricula']
}

/** Whose the number is and which is free now, or that it is only proposed. */
function useMatriculaHint({ form, pideOtra, titular, propuesta }: HintProps): ReactNode {
  const { estado, leer } = useLectura('/matriculado/traerSugerencias')
  const matricula = useWatch({ control: form.control, name: 'matricula' })
  const { errors } = useFormState({ control: form.control, name: 'matricula' })
  const type = errors.matricula?.type
  const tomada = pideOtra && (type === 'duplicado' || type === 'servidor')
  useEffect(() => {
    if (tomada) void leer({})
  }, [tomada, matricula, leer])
  if (!tomada) return propuesta !== undefined && matricula === propuesta ? PROPUESTA : titular
  const otra = estado.fase === 'lista' ? estado.datos.matricula : null
  function take() {
    form.setValue('matricula', otra ?? undefined)
    form.clearErrors('matricula')
    form.setFocus('matricula')
  }
  return (
    <span className="flex flex-wrap gap-x-4">
      {titular}
      {otra !== null && otra !== matricula && (
        <button type="button" className="link pointer-coarse:min-h-11" onClick={take}>
          Usar la {otra}, la siguiente libre
        </button>
      )}
    </span>
  )
}

const PROPUESTA = 'Propuesta: la que sigue a la más alta del padrón. Puede cambiarla.'

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
