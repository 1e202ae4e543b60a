'use client'

import { useEffect, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { Estado } from '@/app/desarrollo/piezas/estados'
import { BoxesField } from '@/components/form/boxes-field'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { DateField, MoneyField, NumberField } from '@/components/form/value-fields'
import { Combobox } from '@/components/ui/combobox'
import { toast } from '@/components/ui/toast'
import type { Centavos } from '@/domain/dinero'

const LOCALIDADES = [
  { id: 1, nombre: 'Santiago del Estero', detalle: 'Capital' },
  { id: 2, nombre: 'La Banda' },
  { id: 3, nombre: 'Villa Ojo de Agua' },
  { id: 4, nombre: 'Termas de Río Hondo' },
]

const Elegir = ({
  estado,
  dado = null,
  ...props
}: {
  estado: string
  dado?: number | null
  disabled?: boolean
}) => {
  const [value, setValue] = useState(dado)
  return (
    <Estado de={estado}>
      <Combobox
        aria-label={`Localidad, ${estado}`}
        clearable
        options={LOCALIDADES}
        {...{ value }}
        onChange={setValue}
        {...props}
      />
    </Estado>
  )
}

const Elecciones = () => (
  <>
    <Elegir estado="vacío" />
    <Elegir estado="elegido" dado={2} />
    <Elegir estado="deshabilitado" dado={2} disabled />
    <Estado de="mal">
      <Combobox
        aria-label="Localidad, mal"
        aria-invalid
        options={LOCALIDADES}
        value={null}
        onChange={() => undefined}
      />
    </Estado>
  </>
)

interface Valores {
  nombre?: string
  localidad?: number
  nacimiento?: string
  importe?: Centavos | string
  cuotas?: number | string
  avisa?: boolean
  dias?: number
  nota?: string
}
const ROTULOS = {
  nombre: 'Nombre',
  localidad: 'Localidad',
  nacimiento: 'Fecha de nacimiento',
  importe: 'Importe',
  cuotas: 'Cuotas',
  avisa: 'Avisar por correo',
  dias: 'Días',
  nota: 'Observaciones',
} satisfies Record<keyof Valores, string>

const BIEN: Valores = {
  nombre: 'Ana Núñez',
  localidad: 2,
  nacimiento: '1980-05-04',
  importe: 123_450n as Centavos,
  cuotas: 3,
  avisa: true,
  dias: 1,
  nota: 'Prefiere que la llamen de mañana.',
}
const MAL: Valores = { nacimiento: '31/02/1980', importe: 'mil', cuotas: '1,5' }
const DIAS = ['Lunes', 'Miércoles', 'Viernes'].map((texto, valor) => ({ valor, texto }))

/** What is missing is told as a schema of the product tells it; what cannot be read the fields tell themselves. */
function problemsOf(values: Valores): FieldErrors<Valores> {
  const wrong = (message: string) => ({ type: 'custom', message })
  return {
    ...(!values.nombre && { nombre: wrong('Ingrese el nombre') }),
    ...(values.localidad === undefined && { localidad: wrong('Elija la localidad') }),
    ...(values.nacimiento?.includes('/') && { nacimiento: wrong('Ingrese una fecha válida') }),
    ...(typeof values.importe === 'string' && { importe: wrong('Ingrese un importe válido') }),
    ...(typeof values.cuotas === 'string' && { cuotas: wrong('Ingrese un número entero') }),
  }
}

function Formulario({ dados, disabled = false }: { dados: Valores; disabled?: boolean }) {
  const form = useForm<Valores>({
    defaultValues: dados,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = problemsOf(values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { control, trigger } = form
  useEffect(() => void trigger(), [trigger])
  const field = <N extends keyof Valores>(name: N) => ({ control, name, label: ROTULOS[name], disabled })
  return (
    <Form
      form={form}
      className="formulario"
      onSubmit={async () => {
        await new Promise((resolve) => setTimeout(resolve, 1_500))
        toast.success('Se guardó correctamente')
      }}
    >
      <FormErrors control={control} labels={ROTULOS} />
      <TextField {...field('nombre')} required />
      <SelectField {...field('localidad')} required options={LOCALIDADES} />
      <DateField {...field('nacimiento')} nacimiento />
      <MoneyField {...field('importe')} hint="Con centavos o sin ellos." />
      <NumberField {...field('cuotas')} />
      <BooleanField {...field('avisa')} />
      <BoxesField {...field('dias')} opciones={DIAS} />
      <TextAreaField {...field('nota')} maxLength={60} />
      <SubmitButton disabled={disabled} />
    </Form>
  )
}

const Formularios = () => (
  <>
    <Estado de="bien; al guardar espera un segundo y medio">
      <Formulario dados={BIEN} />
    </Estado>
    <Estado de="con errores; al guardar los dice también arriba">
      <Formulario dados={MAL} />
    </Estado>
    <Estado de="deshabilitado">
      <Formulario dados={BIEN} disabled />
    </Estado>
  </>
)

export const CAMPOS: Grupo = {
  titulo: 'Elecciones y formularios',
  piezas: [
    {
      nombre: 'Combobox',
      de: ['components/ui/combobox', 'components/ui/combobox-list'],
      que: 'Elegir de una lista escribiendo; la lista se carga al abrirla.',
      Muestra: Elecciones,
    },
    {
      nombre: 'Form y sus campos',
      de: [
        ...(['components/form/form', 'components/form/form-errors', 'components/form/text-field'] as const),
        ...['components/form/value-fields', 'components/form/choice-fields', 'components/form/boxes-field'],
      ],
      que: 'Cada error junto a su campo; más de dos, también arriba.',
      Muestra: Formularios,
    },
  ],
}
