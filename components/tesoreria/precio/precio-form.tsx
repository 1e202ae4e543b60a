'use client'

import { useEffect, useRef } from 'react'
import { type FieldErrors, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { problemOf } from '@/components/catalogos/catalogo/catalogo-field'
import { ClashNotice } from '@/components/catalogos/catalogo/clash-notice'
import { useSave } from '@/components/catalogos/catalogo/use-save'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { SelectField } from '@/components/form/choice-fields'
import { FormErrors } from '@/components/form/form-errors'
import { useFirstFocus } from '@/components/form/first-focus'
import { Form, SubmitButton } from '@/components/form/form'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import { MoneyField, NumberField } from '@/components/form/value-fields'
import {
  CAMPOS,
  CLAVES,
  ETIQUETAS,
  type Precio,
  proposedName,
  SEGUROS,
  startOf,
  TIPOS,
  type Valores,
} from '@/components/tesoreria/precio/precio-values'
import { ESTADOS, isTipoConCuota } from '@/domain/estados'
import { TIPO_PRECIO, variantName } from '@/domain/precio'

type Props = {
  /** The price as it was read, or what a new one begins with. */
  precio: Precio
  destino: string
}

const PALABRAS = {
  tipoMatriculaID: (value: unknown) =>
    typeof value === 'number' && isTipoConCuota(value) ? ESTADOS[value] : '—',
  variante: (value: unknown) => (typeof value === 'number' ? variantName(value) : '—'),
}

export function PrecioForm({ precio, destino }: Props) {
  const form = useForm<Valores>({
    defaultValues: startOf(precio),
    resolver: (values) => {
      const errors = problemsOf(values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const recuperado = useUnsavedForm(form)
  useProposedName(form)
  const fila = precio.id === undefined ? undefined : precio
  const { save, clash } = useSave({
    noun: 'concepto',
    form,
    startOf: (actual) => startOf(actual as Precio),
    fila,
    destino,
  })

  async function submit(values: Valores) {
    const { guardado, errores } = await save({ ...values, tipo: TIPO_PRECIO })
    if (guardado) form.reset(form.getValues())
    for (const [key, message] of Object.entries(errores))
      form.setError(CLAVES.find((one) => one === key) ?? 'root', { message })
  }
  return (
    <Form form={form} onSubmit={submit} className="grid gap-4">
      <RecoveredNotice recuperado={recuperado} />
      <FormErrors control={form.control} labels={ETIQUETAS} />
      {clash && <ClashNotice {...clash} campos={CAMPOS} palabras={PALABRAS} />}
      <PriceFields form={form} precio={precio} />
      <div>
        <SubmitButton />
      </div>
    </Form>
  )
}

/** What is missing comes first, such as the amount when the keys were given. */
function PriceFields({ form, precio }: { form: UseFormReturn<Valores>; precio: Precio }) {
  const { control } = form
  useFirstFocus(firstMissing(precio))
  const ties = <N extends keyof Valores>(name: N) => ({ name, control, label: ETIQUETAS[name] })
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <NumberField {...ties('anio')} required />
      <SelectField {...ties('tipoMatriculaID')} required options={TIPOS} />
      <SelectField {...ties('variante')} required options={SEGUROS} />
      <MoneyField {...ties('monto')} required hint="Lo que se cobra cada mes" />
      <TextField
        {...ties('nombre')}
        required
        maxLength={200}
        className="sm:col-span-2"
        hint="Se propone por el año, el tipo y el seguro; se puede cambiar"
      />
      <CatalogoSelect
        {...ties('actoID')}
        className="sm:col-span-2"
        hint="La que fija este precio. Si cambia el monto, elija la que lo cambia."
        ruta="/acto/traerTodosSelect"
        presente={precio.actoID === undefined ? [] : [{ id: precio.actoID, nombre: precio.acto ?? '' }]}
      />
      <TextAreaField {...ties('descripcion')} maxLength={2000} className="sm:col-span-2" />
    </div>
  )
}

function firstMissing({
  id,
  anio,
  tipoMatriculaID,
}: Precio): 'anio' | 'tipoMatriculaID' | 'monto' | undefined {
  if (id !== undefined) return undefined
  if (anio === undefined) return 'anio'
  return tipoMatriculaID === undefined ? 'tipoMatriculaID' : 'monto'
}

/** The name follows year, type and insurance until somebody writes another. */
function useProposedName({ control, getValues, setValue }: UseFormReturn<Valores>): void {
  const [anio, tipoMatriculaID, variante] = useWatch({
    control,
    name: ['anio', 'tipoMatriculaID', 'variante'],
  })
  const proposed = proposedName({ anio, tipoMatriculaID, variante })
  const last = useRef(proposed)
  useEffect(() => {
    const nombre = getValues('nombre').trim()
    if (proposed && (nombre === '' || nombre === last.current)) setValue('nombre', proposed)
    last.current = proposed ?? last.current
  }, [proposed, getValues, setValue])
}

function problemsOf(values: Valores): FieldErrors<Valores> {
  const errors: Partial<Record<keyof Valores, { type: string; message: string }>> = {}
  for (const key of CLAVES) {
    const message = problemOf(CAMPOS[key], values[key])
    if (message) errors[key] = { type: 'campo', message }
  }
  // A branded amount is an object with fields of its own to the form's types.
  return errors as FieldErrors<Valores>
}
