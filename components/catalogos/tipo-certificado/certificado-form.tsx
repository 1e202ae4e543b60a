'use client'

import dynamic from 'next/dynamic'
import { useEffect, useId, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { BodyLosses, useLossQuestion } from '@/components/catalogos/tipo-certificado/body-losses'
import { IssueRules } from '@/components/catalogos/tipo-certificado/issue-rules'
import { OfferForm } from '@/components/catalogos/tipo-certificado/offer-form'
import { PagePreview } from '@/components/catalogos/tipo-certificado/page-preview'
import { plainText } from '@/components/catalogos/tipo-certificado/plain-text'
import { ClashNotice } from '@/components/catalogos/catalogo/clash-notice'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { useSave } from '@/components/catalogos/catalogo/use-save'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { TextField } from '@/components/form/text-field'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { CATALOGOS } from '@/contract/catalogo/lista'
import type { FormProps, OwnFormProps } from '@/components/catalogos/catalogo/catalogo-form'

const BodyEditor = dynamic(
  () => import('@/components/catalogos/tipo-certificado/body-editor').then((module) => module.BodyEditor),
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

const PALABRAS = { cuerpo: (value: unknown) => plainText(textOf(value)) }
const SIN_NOMBRE = { nombre: { type: 'requerido', message: campos.nombre.requerido } }
const resolver: Resolver<Valores> = (values) => {
  if (values.nombre.trim() === '') return { values: {}, errors: SIN_NOMBRE }
  return { values, errors: {} }
}

function useCertificate({ noun, fila }: FormProps) {
  const form = useForm<Valores>({ defaultValues: startOf(fila), resolver })
  const editor = useEditorText(form)
  const recuperado = useUnsavedForm(form)
  const [inicial, setInicial] = useState(startOf(fila).cuerpo)
  const askLosses = useLossQuestion(inicial)
  const { save, clash } = useSave({
    noun,
    form,
    startOf,
    fila,
    intactos: ['cuerpo'],
    merged: ({ cuerpo }) => setInicial(cuerpo),
  })

  async function onSubmit(values: Valores) {
    const chosen = await askLosses(values.cuerpo)
    if (chosen === undefined) return
    const { guardado, errores } = await save({ ...values, cuerpo: chosen })
    if (guardado) form.reset(form.getValues())
    for (const [key, message] of Object.entries(errores))
      form.setError(key === 'nombre' || key === 'cuerpo' ? key : 'root', { message })
  }
  return { form, editor, recuperado, inicial, onSubmit, clash }
}

/** The editor keeps its own text, so anything else that replaces the body begins it anew. */
function useEditorText(form: UseFormReturn<Valores>) {
  const [start, setStart] = useState({ cuerpo: form.getValues('cuerpo'), vez: 0 })
  const shown = useRef(start.cuerpo)
  useEffect(() => {
    const subscription = form.watch(({ cuerpo = '' }) => {
      if (cuerpo === shown.current) return
      shown.current = cuerpo
      setStart(({ vez }) => ({ cuerpo, vez: vez + 1 }))
    })
    return () => subscription.unsubscribe()
  }, [form])
  function type(html: string) {
    shown.current = html
    form.setValue('cuerpo', html, { shouldDirty: true })
  }
  return { start, type }
}

export function CertificadoForm(props: OwnFormProps) {
  const id = props.fila?.id
  const rules = props.ampliado && typeof id === 'number' ? id : undefined
  const { form, editor, recuperado, inicial, onSubmit, clash } = useCertificate(props)
  const cuerpo = useWatch({ control: form.control, name: 'cuerpo' })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(28.5rem,0.8fr)]">
      <Card className="min-w-0 px-4 py-4 md:px-5">
        <Form form={form} onSubmit={onSubmit} className="grid gap-4">
          <RecoveredNotice recuperado={recuperado} />
          <FormErrors control={form.control} labels={LABELS} />
          {clash && <ClashNotice {...clash} campos={campos} palabras={PALABRAS} />}
          <TextField
            control={form.control}
            name="nombre"
            label={LABELS.nombre}
            required
            maxLength={campos.nombre.maximo}
            autoFocus
          />
          <BodyField
            key={editor.start.vez}
            inicial={inicial}
            empieza={editor.start.cuerpo}
            cuerpo={cuerpo}
            error={form.formState.errors.cuerpo?.message}
            onChange={editor.type}
            recover={() => form.setValue('cuerpo', inicial, { shouldDirty: true })}
          />
          <div className="flex justify-end">
            <SubmitButton />
          </div>
        </Form>
      </Card>
      <Card className="min-w-0 px-4 py-4 md:px-5">
        <CardTitle className="mb-2 text-base">Vista previa</CardTitle>
        <PagePreview html={cuerpo} />
      </Card>
      {rules !== undefined && <IssueRules tipoCertificadoID={rules} />}
      {rules !== undefined && <OfferForm tipoCertificadoID={rules} />}
    </div>
  )
}

type BodyProps = {
  inicial: string
  empieza: string
  cuerpo: string
  error: string | undefined
  onChange: (html: string) => void
  recover: () => void
}

function BodyField({ inicial, empieza, cuerpo, error, onChange, recover }: BodyProps) {
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
        inicial={empieza}
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
