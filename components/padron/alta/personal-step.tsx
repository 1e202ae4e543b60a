'use client'

import { useEffect, useMemo } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { CAMPOS } from '@/components/padron/alta/fields'
import { Section } from '@/components/padron/alta/section'
import { StepForm, type StepProps } from '@/components/padron/alta/step-form'
import { numberText, useDuplicate } from '@/components/padron/alta/use-duplicate'
import type { Personal, Validos, Departamento, SinListas } from '@/components/padron/alta/values'
import { SelectField } from '@/components/form/choice-fields'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { type SinOpciones, unreadHint } from '@/components/form/unread-options'
import { DateField, NumberField } from '@/components/form/value-fields'
import type { Option } from '@/components/ui/options'
import { useDoubts } from '@/components/form/use-doubts'
import { SEXOS } from '@/domain/campos-ficha'
import { doubtOfDni } from '@/domain/dni'
import { today } from '@/domain/fechas'
import { doubtOfNacimiento } from '@/domain/nacimiento'

const resolver = lazyResolver<Personal, Validos['personal']>(() =>
  import('@/components/padron/alta/schema').then(({ checkPersonal }) => checkPersonal),
)
const OPCIONES_SEXO: readonly Option[] = Object.entries(SEXOS).map(([id, nombre]) => ({
  id: Number(id),
  nombre,
}))

type Props = StepProps<'personal'> & {
  provincias: readonly Option[]
  departamentos: readonly Departamento[]
  sinOpciones: SinListas
  propuesta: Personal
}
type PersonalForm = UseFormReturn<Personal, unknown, Validos['personal']>

/** /matriculado_02/crear. */
export function PersonalStep(props: Props) {
  const { valores, provincias, departamentos, sinOpciones, propuesta, ...step } = props
  const form: PersonalForm = useForm<Personal, unknown, Validos['personal']>({
    defaultValues: valores,
    resolver,
  })
  const { control } = form
  const duplicate = useDuplicate({ form, name: 'dni', filtro: 'dni', textOf: numberText })
  const usual = useUsual(form, propuesta)
  const meant = useMeant(form)
  const campos = CAMPOS.personal
  return (
    <StepForm
      paso="personal"
      form={form}
      free={async () => (await duplicate.free()) && meant()}
      aviso={duplicate.mensaje}
      {...step}
    >
      <Section>
        <TextField control={control} name="nombre" required {...campos.nombre} />
        <TextField control={control} name="apellido" required {...campos.apellido} />
        <NumberField control={control} name="dni" required {...campos.dni} hint={duplicate.aviso} />
        <DateField control={control} name="fechaNacimiento" required nacimiento {...campos.fechaNacimiento} />
        <SelectField control={control} name="sexo" required options={OPCIONES_SEXO} {...campos.sexo} />
        <TextField
          control={control}
          name="nacionalidad"
          required
          {...campos.nacionalidad}
          hint={usual.nacionalidad}
        />
        <SelectField
          control={control}
          name="provinciaID"
          required
          options={provincias}
          {...campos.provinciaID}
          hint={unreadHint(sinOpciones.provincias) ?? usual.provinciaID}
        />
        <DepartmentField
          form={form}
          departamentos={departamentos}
          sin={sinOpciones.departamentos}
          usual={usual.departamentoID}
        />
        <TextField control={control} name="localidad" required {...campos.localidad} hint={usual.localidad} />
        <Contact control={control} />
      </Section>
    </StepForm>
  )
}

/** Where he lives and how he is reached. */
function Contact({ control }: Pick<PersonalForm, 'control'>) {
  const campos = CAMPOS.personal
  return (
    <>
      <TextField control={control} name="barrio" required {...campos.barrio} />
      <TextField
        control={control}
        name="domicilio"
        {...campos.domicilio}
        hint="Se guarda como no confirmado: todavía nadie lo comprobó."
      />
      <TextField control={control} name="telefono" required inputMode="tel" {...campos.telefono} />
      <TextField control={control} name="email" required inputMode="email" {...campos.email} />
      <TextAreaField
        control={control}
        name="observaciones"
        {...campos.observaciones}
        className="lg:col-span-2"
      />
    </>
  )
}

/** Whether numbers and dates that hardly anybody has were meant; the first of them takes the focus where not. */
function useMeant(form: PersonalForm): () => Promise<boolean> {
  const ask = useDoubts()
  return async () => {
    const { dni, fechaNacimiento } = form.getValues()
    const doubts = {
      dni: typeof dni === 'number' ? doubtOfDni(dni) : undefined,
      fechaNacimiento: fechaNacimiento ? doubtOfNacimiento(fechaNacimiento, today()) : undefined,
    }
    if (await ask(Object.values(doubts))) return true
    form.setFocus(doubts.dni ? 'dni' : 'fechaNacimiento')
    return false
  }
}

const USUALES = ['nacionalidad', 'provinciaID', 'departamentoID', 'localidad'] as const
const USUAL = 'Lo usual en el padrón. Puede cambiarlo.'

/** A word beside each value that is still the proposed one. */
function useUsual(form: PersonalForm, propuesta: Personal) {
  const now = useWatch({ control: form.control, name: USUALES })
  const said = USUALES.map((clave, i) => [
    clave,
    propuesta[clave] && now[i] === propuesta[clave] ? USUAL : undefined,
  ])
  return Object.fromEntries(said) as Record<(typeof USUALES)[number], string | undefined>
}

type DepartmentProps = {
  form: PersonalForm
  departamentos: readonly Departamento[]
  /** What was chosen stays until the options come. */
  sin: SinOpciones | undefined
  usual: string | undefined
}

/** The departments of the chosen province, or all where the server does not say which is whose. */
function DepartmentField({ form, departamentos, sin, usual }: DepartmentProps) {
  const provinciaID = useWatch({ control: form.control, name: 'provinciaID' })
  const known = departamentos.some((each) => each.provinciaID !== undefined)
  const options = useMemo(
    () => (known ? departamentos.filter((each) => each.provinciaID === provinciaID) : departamentos),
    [known, departamentos, provinciaID],
  )
  useEffect(() => {
    if (sin) return
    const chosen = form.getValues('departamentoID')
    if (chosen !== undefined && !options.some(({ id }) => id === chosen))
      form.setValue('departamentoID', undefined, { shouldValidate: form.formState.isSubmitted })
  }, [form, options, sin])
  const waiting = known && provinciaID === undefined
  return (
    <SelectField
      control={form.control}
      name="departamentoID"
      required
      options={options}
      placeholder={waiting ? 'Elija primero la provincia' : 'Elegir…'}
      {...CAMPOS.personal.departamentoID}
      hint={unreadHint(sin) ?? usual}
    />
  )
}
