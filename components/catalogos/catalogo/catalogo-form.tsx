'use client'

import { useForm } from 'react-hook-form'
import { ClashNotice } from '@/components/catalogos/catalogo/clash-notice'
import { CatalogoField, problemOf, type Valores } from '@/components/catalogos/catalogo/catalogo-field'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { useSave } from '@/components/catalogos/catalogo/use-save'
import { FormErrors } from '@/components/form/form-errors'
import { useFirstFocus } from '@/components/form/first-focus'
import { Form, SubmitButton } from '@/components/form/form'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import type { Option } from '@/components/ui/options'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { unreadKeysOf } from '@/lib/unread'
import type { SinOpciones } from '@/components/form/unread-options'

export type FormProps = {
  noun: NounCatalogo
  /** Absent for a new row. */
  fila: Fila | undefined
  elegibles: Elegibles
}

export type OwnFormProps = FormProps & {
  /** The form has what the specification's lacks. */
  ampliado: boolean
}

/** Options of the fields that choose another catalogue's row, and why some have none. */
export interface Elegibles {
  opciones: Readonly<Record<string, readonly Option<number>[]>>
  sinOpciones: Readonly<Record<string, SinOpciones>>
}

/** Drawn from the declaration; saving goes back to the list. */
export function CatalogoForm({ noun, fila, elegibles }: FormProps) {
  const catalogo: DeclaracionCatalogo = CATALOGOS[noun]
  const form = useForm<Valores>({
    defaultValues: startOf(catalogo, fila),
    resolver: (values) => {
      const errors = problemsOf(catalogo, values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  useFirstFocus(Object.keys(catalogo.campos)[0])
  const recuperado = useUnsavedForm(form)
  const { save, clash } = useSave({
    noun,
    form,
    startOf: (actual) => startOf(catalogo, actual),
    fila,
  })
  const labels = Object.fromEntries(
    Object.entries(catalogo.campos).map(([key, { etiqueta }]) => [key, etiqueta]),
  )

  async function onSubmit(values: Valores) {
    const { guardado, errores } = await save(values)
    if (guardado) form.reset(form.getValues())
    for (const [key, message] of Object.entries(errores))
      form.setError(key in catalogo.campos ? key : 'root', { message })
  }
  return (
    <Form form={form} onSubmit={onSubmit} className="grid gap-4">
      <RecoveredNotice recuperado={recuperado} />
      <FormErrors control={form.control} labels={labels} />
      {clash && <ClashNotice {...clash} campos={catalogo.campos} />}
      {Object.entries(catalogo.campos).map(([key, campo]) => (
        <CatalogoField
          key={key}
          name={key}
          campo={campo}
          control={form.control}
          opciones={elegibles.opciones[key] ?? presentOf(campo, fila, key)}
          sinOpciones={elegibles.sinOpciones[key]}
          traba={key === 'nombre' ? fixedName(catalogo, fila) : undefined}
          sinLeer={unreadKeysOf(fila).includes(key)}
        />
      ))}
      <div className="flex justify-end">
        <SubmitButton />
      </div>
    </Form>
  )
}

/** A fixed row keeps its name; a renamed one can get it back. */
function fixedName({ conFijos }: DeclaracionCatalogo, fila: Fila | undefined): string | undefined {
  const nombre = fila?.fijo && fila.id !== undefined && conFijos?.nombres?.[fila.id]
  return nombre && nombre === fila['nombre'] ? 'Es un dato fijo del sistema: conserva su nombre' : undefined
}

function startOf({ campos }: DeclaracionCatalogo, fila: Fila | undefined): Valores {
  return Object.fromEntries(
    Object.entries(campos).map(([key, campo]) => {
      const value = fila ? (fila[key] ?? undefined) : campo.tipo === 'siNo' ? campo.porDefecto : undefined
      return [key, value ?? (campo.tipo === 'texto' || campo.tipo === 'parrafo' ? '' : undefined)]
    }),
  )
}

function problemsOf({ campos }: DeclaracionCatalogo, values: Valores) {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const [key, campo] of Object.entries(campos)) {
    const message = problemOf(campo, values[key])
    if (message) errors[key] = { type: 'campo', message }
  }
  return errors
}

/** The present reference, shown before the options can be read. */
function presentOf(campo: CampoCatalogo, fila: Fila | undefined, key: string): Option<number>[] {
  if (campo.tipo !== 'referencia' || !fila) return []
  const id = fila[key]
  const nombre = fila[campo.muestra]
  return typeof id === 'number' ? [{ id, nombre: typeof nombre === 'string' ? nombre : String(id) }] : []
}
