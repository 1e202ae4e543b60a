'use client'

import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { Form, SubmitButton } from '@/components/form/form'
import type { FieldProps } from '@/components/form/use-field'
import { NumberField } from '@/components/form/value-fields'
import { useLlamada } from '@/components/llamada/use-llamada'
import { usePresent } from '@/components/llamada/use-present'
import { Card, CardTitle } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { formatInstante } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const TITULO = 'Pedido por el médico'

/** Whether a doctor may ask for the type from his own pages, what he pays, and who issues it. */
export function OfferForm({ tipoCertificadoID }: { tipoCertificadoID: number }) {
  const { ahora, falla, leer } = usePresent('/papel_pedido/traerTipo', { tipoCertificadoID })
  return (
    <Card className="min-w-0 px-4 py-4 md:px-5">
      <section aria-label={TITULO}>
        <CardTitle className="text-base">{TITULO}</CardTitle>
        <p className="mb-3 text-muted-foreground">
          El médico lo pide y lo paga en sus páginas. Las reglas para emitir deciden quién, al pedirlo y al
          emitirlo.
        </p>
        {ahora ? (
          <OfferFields oferta={ahora} {...{ tipoCertificadoID, leer }} />
        ) : falla ? (
          <p role="alert">No se pudo leer cómo se pide: {falla.mensaje}</p>
        ) : (
          <Spinner />
        )}
      </section>
    </Card>
  )
}

interface Valores {
  ofrecido: boolean
  porSiSolo: boolean
  conceptoID: number | undefined
  firmanteID: number | undefined
  meses: number | undefined
}

type Oferta = LeidoEn<'/papel_pedido/traerTipo'>
type Props = { tipoCertificadoID: number; oferta: Oferta; leer: () => Promise<unknown> }

const valuesOf = ({ ofrecido, porSiSolo, conceptoID, firmanteID, meses }: Oferta): Valores => ({
  ofrecido: ofrecido ?? false,
  porSiSolo: porSiSolo ?? false,
  conceptoID: conceptoID ?? undefined,
  firmanteID: firmanteID ?? undefined,
  meses: meses ?? undefined,
})

function OfferFields({ tipoCertificadoID, oferta, leer }: Props) {
  const { cambiado, quien, version = 0 } = oferta
  const form = useForm<Valores>({ defaultValues: valuesOf(oferta) })
  const { control, reset, setError } = form
  const { enviar } = useLlamada('/papel_pedido/actualizarTipo', {
    exito: 'Se modificó cómo se pide',
    fracaso: 'No se pudo modificar cómo se pide',
    enCampos: ['conceptoID', 'firmanteID', 'meses'],
  })
  useEffect(() => reset(valuesOf(oferta), { keepDirtyValues: true }), [oferta, reset])

  async function submit({ firmanteID, ...values }: Valores) {
    if (firmanteID === undefined)
      return setError('firmanteID', { message: 'Elija un firmante' }, { shouldFocus: true })
    const result = await enviar({ tipoCertificadoID, version, firmanteID, ...values })
    if (result && !result.ok)
      for (const campo of ['conceptoID', 'firmanteID', 'meses'] as const)
        if (result.errores[campo]) setError(campo, { message: result.errores[campo] })
    if (result) await leer()
  }
  return (
    <Form form={form} onSubmit={submit} className="grid gap-4 md:grid-cols-2">
      <BooleanField {...{ control, name: 'ofrecido', label: 'Lo puede pedir el médico' }} />
      <BooleanField {...{ control, name: 'porSiSolo', label: 'Se emite solo al pagarse' }} />
      <RowField
        {...{ control, name: 'conceptoID', label: 'Concepto que se cobra' }}
        ruta="/concepto/traerTodosSelect"
        hint="Vacío: sin cargo"
      />
      <RowField
        {...{ control, name: 'firmanteID', label: 'Firmante' }}
        ruta="/firmante/traerTodosSelect"
        required
      />
      <NumberField {...{ control, name: 'meses', label: 'Meses que vale' }} hint="Vacío: sin vencimiento" />
      <div className="flex flex-wrap items-center gap-3 md:col-span-2">
        <SubmitButton>Guardar cómo se pide</SubmitButton>
        {cambiado && (
          <span className="text-[0.8125rem] text-muted-foreground">
            Cambiado por {quien ?? 'el sistema'}, {formatInstante(cambiado).slice(0, -3)}
          </span>
        )}
      </div>
    </Form>
  )
}

type RowProps = FieldProps<Valores, unknown, Valores> & {
  ruta: '/concepto/traerTodosSelect' | '/firmante/traerTodosSelect'
}

function RowField({ ruta, ...field }: RowProps) {
  const { ahora, falla } = usePresent(ruta, {})
  const options = (ahora ?? []).flatMap(({ id, nombre }) =>
    id === undefined ? [] : [{ id, nombre: nombre ?? `N° ${id}` }],
  )
  return (
    <div className="grid gap-2">
      <SelectField {...field} options={options} placeholder={ahora || falla ? 'Elegir…' : 'Cargando…'} />
      {falla && (
        <p role="alert" className="text-[0.8125rem] text-destructive-ink">
          No se pudieron cargar las opciones: {falla.mensaje}
        </p>
      )}
    </div>
  )
}
