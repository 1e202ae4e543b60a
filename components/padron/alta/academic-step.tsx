'use client'

import { TriangleAlert } from '@/components/ui/icons'
import { useForm, useWatch } from 'react-hook-form'
import { helpWhen } from '@/components/ayuda/help-mark'
import { ANCLAS, CAMPOS } from '@/components/padron/alta/fields'
import { HospitalRows, type AcademicForm } from '@/components/padron/alta/hospital-rows'
import { Section } from '@/components/padron/alta/section'
import { StepForm, type StepProps } from '@/components/padron/alta/step-form'
import { useDuplicate } from '@/components/padron/alta/use-duplicate'
import type { Academico, Validos, SinListas } from '@/components/padron/alta/values'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { useDoubts } from '@/components/form/use-doubts'
import { unreadHint } from '@/components/form/unread-options'
import { DateField } from '@/components/form/value-fields'
import type { Option } from '@/components/ui/options'
import { dniOf, isValidCuit } from '@/domain/cuit'
import { askFar, isFar } from '@/domain/fecha-lejana'
import { isFecha, today } from '@/domain/fechas'
import { bareNumber } from '@/domain/texto'

const resolver = lazyResolver<Academico, Validos['academico']>(() =>
  import('@/components/padron/alta/schema').then(({ checkAcademico }) => checkAcademico),
)

type Props = StepProps<'academico'> & {
  titulos: readonly Option[]
  entidades: readonly Option[]
  hospitales: readonly Option[]
  sinOpciones: SinListas
  dni: number | undefined
  cuitPropuesto: string | undefined
  /** The register is searched by CUIT. */
  buscaCuit: boolean
  conAyuda: boolean
}

/** /matriculado_03/crear: academic data, and the sections of routes 04 and 05. */
export function AcademicStep(props: Props) {
  const { valores, titulos, entidades, hospitales, sinOpciones, dni, cuitPropuesto, ...rest } = props
  const { buscaCuit, ...step } = rest
  const form: AcademicForm = useForm<Academico, unknown, Validos['academico']>({
    defaultValues: valores,
    resolver,
    // What is wrong is checked again with every key by the step; a row just added is not wrong yet.
    reValidateMode: 'onSubmit',
  })
  const duplicate = useDuplicate({
    form,
    name: 'cuitCuil',
    filtro: 'cuitCuil',
    textOf: buscaCuit ? cuitText : nothing,
  })
  const meant = useMeant(form)
  const rows = useWatch({ control: form.control, name: 'hospitales' })
  const { control } = form
  const campos = CAMPOS.academico
  return (
    <StepForm
      paso="academico"
      form={form}
      free={async () => (await duplicate.free()) && meant()}
      aviso={duplicate.mensaje}
      masEtiquetas={rowLabels(rows.length)}
      siguiente="Revisar y guardar"
      {...step}
    >
      <Section>
        <SelectField
          control={control}
          name="tituloID"
          required
          options={titulos}
          {...campos.tituloID}
          hint={unreadHint(sinOpciones.titulos)}
        />
        <DateField control={control} name="fechaTitulo" {...campos.fechaTitulo} />
        <SelectField
          control={control}
          name="entidadEntregaTituloID"
          required
          options={entidades}
          {...campos.entidadEntregaTituloID}
          hint={unreadHint(sinOpciones.entidades)}
        />
      </Section>
      <Section title="Datos Profesionales" anchor={ANCLAS.profesionales}>
        <CuitField form={form} dni={dni} propuesto={cuitPropuesto} aviso={duplicate.aviso} />
        <Office control={control} />
        <HospitalRows form={form} hospitales={hospitales} sin={sinOpciones.hospitales} />
      </Section>
      <Miscellaneous form={form} conAyuda={step.conAyuda} />
    </StepForm>
  )
}

const FECHAS = ['fechaTitulo', 'ingresoCM', 'egresoCM', 'ultimoPeriodoRenovado', 'uadFecha'] as const

/** Whether days more than a year ahead were meant; the first of them takes the focus where not. */
function useMeant(form: AcademicForm): () => Promise<boolean> {
  const ask = useDoubts()
  return async () => {
    const far = FECHAS.flatMap((name) => {
      const dia = form.getValues(name)
      return dia && isFecha(dia) && isFar(dia, today()) ? [{ name, doubt: askFar(dia) }] : []
    })
    if (!far[0] || (await ask(far.map(({ doubt }) => doubt)))) return true
    form.setFocus(far[0].name)
    return false
  }
}

function Office({ control }: Pick<AcademicForm, 'control'>) {
  const campos = CAMPOS.academico
  return (
    <>
      <TextField control={control} name="consultorio" {...campos.consultorio} />
      <TextField control={control} name="localidadCons" {...campos.localidadCons} />
      <TextField control={control} name="clinica" {...campos.clinica} />
      <TextField control={control} name="telProf" inputMode="tel" {...campos.telProf} />
      <TextField control={control} name="fax" inputMode="tel" {...campos.fax} />
      <TextField control={control} name="hospital" {...campos.hospital} />
      <TextField control={control} name="servicios" {...campos.servicios} />
      <TextField control={control} name="cargos" {...campos.cargos} />
    </>
  )
}

type MiscellaneousProps = { form: AcademicForm; conAyuda: boolean }

function Miscellaneous({ form: { control }, conAyuda }: MiscellaneousProps) {
  const campos = CAMPOS.academico
  const help = helpWhen(conAyuda)
  return (
    <Section title="Varios" anchor={ANCLAS.varios}>
      <DateField control={control} name="ingresoCM" {...campos.ingresoCM} help={help('Ingreso CM')} />
      <DateField control={control} name="egresoCM" {...campos.egresoCM} help={help('Egreso CM')} />
      <DateField
        control={control}
        name="ultimoPeriodoRenovado"
        {...campos.ultimoPeriodoRenovado}
        help={help('Ultimo Periodo Renovado')}
      />
      <DateField control={control} name="uadFecha" {...campos.uadFecha} help={help('UAD Fecha')} />
      <BooleanField control={control} name="isspse" {...campos.isspse} help={help('ISSPSE')} />
      <BooleanField control={control} name="iosep" {...campos.iosep} help={help('IOSEP')} />
      <TextAreaField control={control} name="notas" {...campos.notas} className="sm:col-span-full" />
    </Section>
  )
}

type CuitProps = {
  form: AcademicForm
  dni: number | undefined
  propuesto: string | undefined
  aviso: React.ReactNode
}

/** Nearly everybody's CUIT holds the DNI, so another number is pointed out and not refused. */
function CuitField({ form, dni, propuesto, aviso }: CuitProps) {
  const typed = useWatch({ control: form.control, name: 'cuitCuil' })
  const inside = isValidCuit(typed) ? dniOf(typed) : undefined
  const differs = dni !== undefined && inside !== undefined && inside !== dni
  return (
    <TextField
      control={form.control}
      name="cuitCuil"
      required
      inputMode="numeric"
      maxLength={20}
      {...CAMPOS.academico.cuitCuil}
      hint={
        aviso ??
        (typed === propuesto ? 'Propuesto por el DNI y el sexo. Revíselo con su constancia.' : undefined) ??
        (differs && (
          <span className="flex items-start gap-1.5 text-foreground">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            El CUIT/CUIL lleva el DNI {inside} y en Datos Personales está el {dni}. Revise cuál es.
          </span>
        ))
      }
    />
  )
}

const cuitText = (value: unknown): string | undefined =>
  typeof value === 'string' && isValidCuit(value) ? bareNumber(value) : undefined
const nothing = () => undefined

const rowLabels = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`hospitales.${index}.hospital`, `Hospital ${index + 1}`]),
  )
