'use client'

import { TriangleAlert } from '@/components/ui/icons'
import { useId } from 'react'
import { type Control, type Resolver, type ResolverResult, useForm, useWatch } from 'react-hook-form'
import { useDoubts } from '@/components/form/use-doubts'
import { FieldEditor } from '@/components/padron/ficha/field-editor'
import { type Ficha, isAmple, shownText, startOf } from '@/components/padron/ficha/field-value'
import {
  type EditValues,
  type Tecleado,
  doubtOf,
  isEmpty,
  readTyped,
} from '@/components/padron/ficha/typed-field'
import type { TellEdit } from '@/components/padron/ficha/tell-edit'
import { useFieldEdit } from '@/components/padron/ficha/use-field-edit'
import { UNREADABLE } from '@/components/data-table/cells'
import { Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { dniOf, isValidCuit } from '@/domain/cuit'
import { CAMPOS_FICHA, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { escrito } from '@/lib/ortografia/escrito'

const DNI: RutaCampo = 'matriculado.datospersonales.dni'
const CUIT: RutaCampo = 'matriculado.datosprofesionales.cuit_cuil'

type Props = {
  /** The record is read again after each change, so the dialog compares with what is new. */
  ficha: Ficha
  campo: RutaCampo
  close: () => void
  focusBack: () => void
  tell: TellEdit | undefined
}

export function EditDialog({ ficha, campo, close, focusBack, tell }: Props) {
  const { etiqueta, vaciable }: CampoFicha = CAMPOS_FICHA[campo]
  const form = useForm<EditValues>({
    defaultValues: { valor: startOf(ficha, campo) },
    resolver: readerOf(campo),
  })
  const vacio = isEmpty(useWatch({ control: form.control, name: 'valor' }))
  const { guardar, choque, pendiente } = useFieldEdit({ ficha, campo, tell })
  const leave = useGuardedClose(form.formState.isDirty, close)
  const reasonId = useId()
  const meant = useDoubts()

  async function submit({ valor: typed }: EditValues) {
    const read = readTyped(campo, typed)
    if ('valor' in read && !(await meant([doubtOf(campo, read.valor)]))) return form.setFocus('valor')
    const error = 'error' in read ? read.error : await guardar(read.valor)
    if (error === undefined) return close()
    if (error) form.setError('valor', { message: error })
    form.setFocus('valor')
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={`Editar ${escrito(etiqueta)}`}
        className="max-w-md"
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusBack()
        }}
      >
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-3.5">
            <PresentValue texto={shownText(ficha, campo)} />
            {choque && <Clash mensaje={choque} />}
            <FieldEditor control={form.control} ficha={ficha} campo={campo} />
            <Related control={form.control} ficha={ficha} campo={campo} />
          </DialogBody>
          <DialogFooter>
            <p
              id={reasonId}
              role="status"
              className="self-center text-[0.8125rem] text-muted-foreground sm:mr-auto"
            >
              {vacio && (vaciable ? 'Vacío, se quita' : 'Sin un valor no se guarda nada')}
            </p>
            <Button variant="outline" onClick={close} disabled={pendiente}>
              Cancelar
            </Button>
            <SubmitButton disabled={vacio && !vaciable} aria-describedby={reasonId}>
              {choque ? 'Guardar de todos modos' : 'Guardar'}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

/** Tells at once why a typed value is none. */
const readerOf =
  (campo: RutaCampo): Resolver<EditValues> =>
  ({ valor }): ResolverResult<EditValues> => {
    const read = readTyped(campo, valor)
    if (!('error' in read)) return { values: { valor }, errors: {} }
    return { values: {}, errors: { valor: { type: 'value', message: read.error } } }
  }

type RelatedProps = {
  control: Control<EditValues>
  ficha: Ficha
  campo: RutaCampo
}

/** What depends on this value and does not change with it: the CUIT's DNI, the user name. */
function Related({ control, ficha, campo }: RelatedProps) {
  const typed = useWatch({ control, name: 'valor' })
  const texts = campo === DNI ? [ofDni(ficha, typed)] : campo === CUIT ? ofCuit(ficha, typed) : []
  return (
    <p role="status" className="text-[0.8125rem] text-muted-foreground empty:hidden">
      {texts.filter(Boolean).join(' ')}
    </p>
  )
}

function ofDni(ficha: Ficha, typed: Tecleado): string {
  const cuit = shownText(ficha, CUIT)
  const inCuit = cuit === undefined ? undefined : dniOf(cuit)
  return inCuit !== undefined && Number(typed) > 0 && Number(typed) !== inCuit
    ? `El CUIT/CUIL ${cuit} lleva otro documento: corríjalo también si corresponde.`
    : ''
}

function ofCuit(ficha: Ficha, typed: Tecleado): string[] {
  const dni = ficha.datosPersonales?.dni
  const inside = typeof typed === 'string' && isValidCuit(typed) ? dniOf(typed) : undefined
  return [
    inside !== undefined && dni && inside !== dni
      ? `El CUIT/CUIL lleva el DNI ${inside} y en Datos Personales está el ${dni}. Revise cuál es.`
      : '',
    isAmple(ficha)
      ? 'Si ya tiene usuario, sigue entrando con el CUIT anterior hasta que se le genere otra clave de acceso.'
      : '',
  ]
}

function PresentValue({ texto }: { texto: string | undefined }) {
  return (
    <dl>
      <dt className="text-[0.8125rem] text-muted-foreground">Valor actual</dt>
      <dd className="max-h-32 overflow-y-auto font-medium wrap-anywhere whitespace-pre-line">
        {texto ?? UNREADABLE}
      </dd>
    </dl>
  )
}

/** Somebody was faster: their value stands above, and saving over it is a choice. */
function Clash({ mensaje }: { mensaje: string }) {
  return (
    <DangerNotice role="alert" icon={TriangleAlert} title={mensaje}>
      <p className="pl-6">No se guardó nada. Puede cancelar y dejar ese valor, o guardar el suyo.</p>
    </DangerNotice>
  )
}
