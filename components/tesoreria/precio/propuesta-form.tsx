'use client'

import { Calculator } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import { useMemo, useTransition } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { SelectField } from '@/components/form/choice-fields'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { NumberField } from '@/components/form/value-fields'
import type { PropuestaPedida } from '@/components/tesoreria/precio/propuesta'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { ANIO_MAXIMO, ANIO_MINIMO, PORCENTAJE_MAXIMO, readPorcentaje, REDONDEOS } from '@/domain/precio'
import { rutas } from '@/lib/routes'

type Props = {
  pedido: PropuestaPedida
  anios: readonly number[]
  errores: Readonly<Record<string, string>>
}

const REDONDEO = REDONDEOS.map(({ centavos, nombre }) => ({ id: centavos, nombre }))

/** Year, percentage and rounding live in the address, so that the result can be shown to others. */
export function PropuestaForm({ pedido, anios, errores }: Props) {
  const router = useRouter()
  const [pendiente, start] = useTransition()
  const said = useMemo(
    () =>
      Object.fromEntries(Object.entries(errores).map(([key, message]) => [key, { type: 'server', message }])),
    [errores],
  )
  const form = useForm<PropuestaPedida>({
    defaultValues: pedido,
    errors: said,
    resolver: (values) => {
      const errors = problemsOf(values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const calculate = ({ anio, desde, porcentaje, redondeo }: PropuestaPedida) => {
    const query = new URLSearchParams({
      desde: String(desde),
      anio: String(anio),
      porcentaje: porcentaje.trim(),
      redondeo: String(redondeo),
    })
    const href = `${rutas.preciosDeAnio()}?${query.toString()}`
    beginProgress(href)
    start(() => router.replace(href, { scroll: false }))
    return Promise.resolve()
  }
  return (
    <Form
      form={form}
      onSubmit={calculate}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border bg-card px-4 py-3.5"
    >
      <ProposalFields control={form.control} anios={anios} />
      <Button variant="outline" type="submit" className="mt-6 max-sm:mt-0 max-sm:w-full">
        {pendiente ? <Spinner /> : <Calculator aria-hidden />}
        Calcular
      </Button>
    </Form>
  )
}

function ProposalFields({ control, anios }: { control: Control<PropuestaPedida>; anios: Props['anios'] }) {
  return (
    <>
      <SelectField
        name="desde"
        control={control}
        label="Partir de los precios de"
        required
        options={anios.map((anio) => ({ id: anio, nombre: String(anio) }))}
        className="w-full sm:w-48"
      />
      <NumberField name="anio" control={control} label="Año nuevo" required className="w-full sm:w-32" />
      <TextField
        name="porcentaje"
        control={control}
        label="Aumento (%)"
        required
        inputMode="decimal"
        maxLength={20}
        placeholder="p. ej. 12,5"
        autoFocus
        className="w-full sm:w-40"
      />
      <SelectField
        name="redondeo"
        control={control}
        label="Redondeo"
        required
        options={REDONDEO}
        className="w-full sm:w-60"
      />
    </>
  )
}

function problemsOf({ anio, porcentaje }: PropuestaPedida) {
  const errors: Partial<Record<keyof PropuestaPedida, { type: string; message: string }>> = {}
  if (!(anio >= ANIO_MINIMO && anio <= ANIO_MAXIMO))
    errors.anio = { type: 'campo', message: 'Ingrese el año nuevo' }
  if (readPorcentaje(porcentaje) === null)
    errors.porcentaje = {
      type: 'campo',
      message: `Ingrese un porcentaje entre 0 y ${PORCENTAJE_MAXIMO}`,
    }
  return errors
}
