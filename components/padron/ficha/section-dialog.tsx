'use client'

import { TriangleAlert } from '@/components/ui/icons'
import { useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { sameValue } from '@/components/form/form-draft'
import { useGuardedClose } from '@/components/form/guarded-close'
import { useLlamada } from '@/components/llamada/use-llamada'
import { useDoubts } from '@/components/form/use-doubts'
import { FieldEditor } from '@/components/padron/ficha/field-editor'
import { type Ficha, startOf, wireText } from '@/components/padron/ficha/field-value'
import { sectionsOf } from '@/components/padron/ficha/sections'
import type { TellEdit } from '@/components/padron/ficha/tell-edit'
import { type EditValues, doubtOf, isEmpty, readTyped } from '@/components/padron/ficha/typed-field'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { CAMPOS_FICHA, type RutaCampo } from '@/domain/campos-ficha'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Cambio = EntradaEn<'/matriculado/actualizarSeccion'>['cambios'][number]
type Props = {
  /** Read again after a refusal. */
  ficha: Ficha
  seccion: string
  close: () => void
  focusBack: () => void
  tell: TellEdit
}

const PROVINCIA: RutaCampo = 'matriculado.datospersonales.provincia'
/** A dot in a field's name would nest the form's values. */
const nameOf = (campo: RutaCampo): string => campo.replaceAll('.', '-')

/** A section's fields in one form, saved together or not at all (decision 219). */
export function SectionDialog({ ficha, seccion, close, focusBack, tell }: Props) {
  const found = sectionsOf(ficha, true).find(({ id }) => id === seccion)
  const campos = found?.datos.flatMap(({ campo }) => campo ?? []) ?? []
  const { form, choque, submit, leave } = useSection({ ficha, campos, close, tell })
  return (
    <Dialog open onOpenChange={(open) => !open && !form.formState.isSubmitting && leave()}>
      <DialogContent
        title={`Editar ${found?.titulo ?? ''}`}
        className="max-w-2xl"
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusBack()
        }}
      >
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
            {choque && (
              <div className="col-span-full">
                <DangerNotice
                  role="alert"
                  icon={TriangleAlert}
                  title="Otra persona cambió datos de esta sección"
                >
                  <p className="pl-6">
                    No se guardó nada. Debajo de cada campo está lo que dice ahora: puede cancelar, o guardar
                    lo suyo.
                  </p>
                </DangerNotice>
              </div>
            )}
            <Fields control={form.control} ficha={ficha} campos={campos} />
          </DialogBody>
          <DialogFooter>
            <CancelButton close={close} />
            <SubmitButton>{choque ? 'Guardar de todos modos' : 'Guardar'}</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

type FieldsProps = { control: Control<EditValues>; ficha: Ficha; campos: readonly RutaCampo[] }

function Fields({ control, ficha, campos }: FieldsProps) {
  const provincia = useWatch({ control, name: nameOf(PROVINCIA) })
  return campos.map((campo) => (
    <div key={campo} className={CAMPOS_FICHA[campo].editor === 'parrafo' ? 'col-span-full' : undefined}>
      <FieldEditor
        control={control}
        ficha={ficha}
        campo={campo}
        name={nameOf(campo)}
        provinciaID={typeof provincia === 'number' ? provincia : undefined}
      />
    </div>
  ))
}

type Section = { ficha: Ficha; campos: readonly RutaCampo[]; close: () => void; tell: TellEdit }

function useSection({ ficha, campos, close, tell }: Section) {
  const [vista] = useState(ficha)
  const [choque, setChoque] = useState(false)
  const meant = useDoubts()
  const form = useForm<EditValues>({
    defaultValues: Object.fromEntries(campos.map((campo) => [nameOf(campo), startOf(vista, campo)])),
  })
  const { enviar } = useLlamada('/matriculado/actualizarSeccion', {
    fracaso: 'No se pudo editar la sección',
    enCampos: campos,
    relee: true,
  })

  /** What was typed, or undefined when something of it is no value. */
  function readChanges(values: EditValues): Cambio[] | undefined {
    // After a refusal that named them, what stands now was seen.
    const seen = choque ? ficha : vista
    const changed = campos.filter((campo) => !isSame(values[nameOf(campo)], startOf(vista, campo)))
    const read = changed.map((campo) => ({ campo, ...readTyped(campo, values[nameOf(campo)]) }))
    const wrong = read.flatMap((one) => ('error' in one ? [one] : []))
    for (const { campo, error } of wrong) form.setError(nameOf(campo), { message: error })
    if (wrong[0]) form.setFocus(nameOf(wrong[0].campo))
    if (wrong.length > 0) return undefined
    return read.flatMap((one) =>
      'valor' in one
        ? [{ campo: one.campo as Cambio['campo'], valor: one.valor, valorPrevio: wireText(seen, one.campo) }]
        : [],
    )
  }

  async function submit(values: EditValues) {
    const { id: matriculadoID } = ficha
    const cambios = readChanges(values)
    if (!cambios || matriculadoID === undefined) return
    if (cambios.length === 0) return close()
    const doubts = cambios.map(({ campo, valor }) => doubtOf(campo, valor))
    const first = cambios[doubts.findIndex(Boolean)]
    if (first && !(await meant(doubts))) return form.setFocus(nameOf(first.campo))
    const result = await enviar({ matriculadoID, cambios })
    if (!result) return
    if (result.ok) {
      tell('Se guardaron los datos', matriculadoID, result.datos)
      return close()
    }
    setChoque(result.errores.valorPrevio !== undefined)
    const faults = campos.filter((campo) => pathError(result.errores, campo) !== undefined)
    for (const campo of faults)
      form.setError(nameOf(campo), { message: pathError(result.errores, campo) ?? '' })
    if (faults[0]) form.setFocus(nameOf(faults[0]))
  }

  return { form, choque, submit, leave: useGuardedClose(form.formState.isDirty, close) }
}

const pathError = (errores: Readonly<Record<string, string>>, campo: RutaCampo): string | undefined =>
  errores[campo]

const isSame = (typed: EditValues[string], start: EditValues[string]): boolean =>
  (isEmpty(typed) && isEmpty(start)) || sameValue(typed, start)
