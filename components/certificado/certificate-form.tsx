'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { BodyLosses, useLossQuestion } from '@/components/certificado/body-losses'
import { PagePreview } from '@/components/certificado/page-preview'
import { plainText } from '@/components/certificado/plain-text'
import { ClashNotice } from '@/components/catalogo/clash-notice'
import type { Fila } from '@/components/catalogo/columns'
import type { FormProps } from '@/components/catalogo/form-of'
import { useSave } from '@/components/catalogo/use-save'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { TextField } from '@/components/form/text-field'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CATALOGOS } from '@/contract/catalogo/lista'

const BodyEditor = dynamic(
  () => import('@/components/certificado/body-editor').then((module) => module.BodyEditor),
  { ssr: false, loading: () => <div aria-hidden className="control h-96 animate-pulse bg-muted" /> },
)

type Valores = { nombre: string; cuerpo: string }
const { campos } = CATALOGOS.tipo_certificado
const LABELS = { nombre: campos.nombre.etiqueta, cuerpo: campos.cuerpo.etiqueta }
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const startOf = (fila: Fila | undefined): Valores => ({
  nombre: textOf(fila?.['nombre']),
  cuerpo: textOf(fila?.['cuerpo']),
})

const SIN_NOMBRE = { nombre: { type: 'requerido', message: campos.nombre.requerido } }
const resolver: Resolver<Valores> = (values) => {
  if (values.nombre.trim() === '') return { values: {}, errors: SIN_NOMBRE }
  return { values, errors: {} }
}

function useCertificate({ noun, fila, tieneVersion }: FormProps) {
  const form = useForm<Valores>({ defaultValues: startOf(fila), resolver })
  useUnsavedGuard(form.formState.isDirty)
  const { save, choque, forget } = useSave({ noun, fila, tieneVersion, intactos: ['cuerpo'] })
  // The editor keeps its own text: what replaces the form's begins it anew.
  const [inicial, setInicial] = useState({ cuerpo: startOf(fila).cuerpo, vez: 0 })
  const askLosses = useLossQuestion(inicial.cuerpo)

  function begin(values: Valores) {
    form.reset(values)
    setInicial(({ vez }) => ({ cuerpo: values.cuerpo, vez: vez + 1 }))
  }
  async function onSubmit(values: Valores) {
    const chosen = await askLosses(values.cuerpo)
    if (chosen === undefined) return
    const { guardado, errores } = await save({ ...values, cuerpo: chosen })
    if (guardado) form.reset(form.getValues())
    for (const [key, message] of Object.entries(errores))
      form.setError(key === 'nombre' || key === 'cuerpo' ? key : 'root', { message })
  }
  return { form, inicial, begin, onSubmit, choque, forget }
}

/** Create and edit form of a certificate type: its name, its body as rich text, and the page it makes (S1 2.4). */
export function CertificateForm(props: FormProps) {
  const { form, inicial, begin, onSubmit, choque, forget } = useCertificate(props)
  const cuerpo = useWatch({ control: form.control, name: 'cuerpo' })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(28.5rem,0.8fr)]">
      <Card className="min-w-0 px-4 py-4 md:px-5">
        <Form form={form} onSubmit={onSubmit} className="grid gap-4">
          <FormErrors control={form.control} labels={LABELS} />
          {choque && (
            <ClashNotice
              choque={choque}
              campos={campos}
              values={form.getValues()}
              palabras={{ cuerpo: (value) => plainText(textOf(value)) }}
              discard={() => {
                begin(startOf(choque.actual))
                forget()
              }}
            />
          )}
          <TextField
            control={form.control}
            name="nombre"
            label={LABELS.nombre}
            required
            maxLength={campos.nombre.maximo}
            autoFocus
          />
          <BodyField
            key={inicial.vez}
            inicial={inicial.cuerpo}
            cuerpo={cuerpo}
            error={form.formState.errors.cuerpo?.message}
            onChange={(html) => form.setValue('cuerpo', html, { shouldDirty: true })}
            recover={() => begin({ ...form.getValues(), cuerpo: inicial.cuerpo })}
          />
          <div>
            <SubmitButton />
          </div>
        </Form>
      </Card>
      <Card className="min-w-0 px-4 py-4 md:px-5">
        <h2 className="mb-2 text-base font-semibold">Vista previa</h2>
        <PagePreview html={cuerpo} />
      </Card>
    </div>
  )
}

type BodyProps = {
  inicial: string
  cuerpo: string
  error: string | undefined
  onChange: (html: string) => void
  /** Back to the body as it was read. */
  recover: () => void
}

function BodyField({ inicial, cuerpo, error, onChange, recover }: BodyProps) {
  const id = useId()
  const changed = cuerpo !== inicial
  return (
    <div className="field">
      <span id={`${id}-label`} className="label">
        {LABELS.cuerpo}
      </span>
      <BodyLosses cuerpo={inicial} changed={changed} />
      <BodyEditor
        id={id}
        labelledBy={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
        inicial={inicial}
        onChange={onChange}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {changed && inicial !== '' && (
        <p>
          <Button size="sm" variant="ghost" onClick={recover}>
            Volver al cuerpo anterior
          </Button>
        </p>
      )}
    </div>
  )
}
