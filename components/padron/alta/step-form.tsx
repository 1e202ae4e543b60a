'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { draft } from '@/components/padron/alta/draft'
import { type Paso, TITULOS, labelsOf } from '@/components/padron/alta/fields'
import type { Valores } from '@/components/padron/alta/values'
import { FormErrors } from '@/components/form/form-errors'
import { Form, SubmitButton } from '@/components/form/form'

/** What every step is given. */
export type StepProps<P extends Paso> = {
  valores: Valores[P]
  /** The page is still the server's: nothing can be typed before the draft is known. */
  quieto: boolean
  /** What the register refused, by field of any step. */
  rechazos: Readonly<Record<string, string>>
  /** The refusals of this step stand beside their fields now. */
  mostrado: () => void
  /** Goes on; the step has been left valid. */
  seguir: () => Promise<void> | void
}

type Props<P extends Paso, T extends FieldValues & Valores[P], O extends FieldValues> = Pick<
  StepProps<P>,
  'quieto' | 'rechazos' | 'mostrado' | 'seguir'
> & {
  paso: P
  form: UseFormReturn<T, unknown, O>
  /** Labels of fields that come and go. */
  masEtiquetas?: Readonly<Record<string, string>>
  /** Asked last: whether nothing stands against going on. */
  free?: () => Promise<boolean>
  /** Found out while typing; the field shows it, this tells it to who does not see. */
  aviso?: string | undefined
  siguiente?: string
  children: ReactNode
}

/** A step's frame: what is wrong, the fields, 'Siguiente'. Every change goes into the draft. */
export function StepForm<P extends Paso, T extends FieldValues & Valores[P], O extends FieldValues>(
  props: Props<P, T, O>,
) {
  const { paso, form, quieto, seguir, free, masEtiquetas, aviso, siguiente = 'Siguiente' } = props
  const box = useRef<HTMLDivElement>(null)
  useKeptDraft(paso, form)
  useRefusals(props)
  useEffect(() => {
    if (!quieto) focusStart(box.current)
  }, [quieto])

  async function submit() {
    draft.change(paso, form.getValues())
    if (free && !(await free())) return
    draft.finish(paso)
    await seguir()
  }
  /** A typed value is checked when it is left; a field passed over is not nagged about. */
  function checkTyped({ target }: FocusEvent) {
    if (!isTyped(target)) return
    const name = target.name as FieldPath<T>
    afterPress(() => !isForeign(form, name) && void form.trigger(name))
  }
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {aviso}
      </p>
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <FormErrors control={form.control} labels={{ ...labelsOf(paso), ...masEtiquetas }} />
        <fieldset
          disabled={quieto}
          aria-label={TITULOS[paso]}
          className="grid min-w-0 gap-4"
          onBlur={checkTyped}
        >
          {props.children}
        </fieldset>
        <div className="flex justify-end max-sm:*:flex-1">
          <SubmitButton savingText="Comprobando..." disabled={quieto}>
            {siguiente}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}

const isTyped = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.name !== '' &&
  target.value.trim() !== ''

/** What is said under a field moves the page: never between the press and the release of a button. */
function afterPress(act: () => void): void {
  if (!document.querySelector('body :active')) return act()
  const done = () => {
    clearTimeout(timer)
    window.removeEventListener('click', done, true)
    setTimeout(act)
  }
  const timer = setTimeout(done, 600)
  window.addEventListener('click', done, true)
}

/** Half-typed values too. A field found wrong is looked at again with every key; what the register said is over. */
function useKeptDraft<P extends Paso, T extends FieldValues & Valores[P], O extends FieldValues>(
  paso: P,
  form: UseFormReturn<T, unknown, O>,
) {
  useEffect(() => {
    const subscription = form.watch((_, { name }) => {
      draft.change(paso, form.getValues())
      if (!name || !form.getFieldState(name).error) return
      if (isForeign(form, name)) form.clearErrors(name)
      else void form.trigger(name)
    })
    return () => subscription.unsubscribe()
  }, [paso, form])
}

/** Whether what is wrong with a field was found by the register: no schema takes it back. */
function isForeign<T extends FieldValues, O extends FieldValues>(
  form: UseFormReturn<T, unknown, O>,
  name: FieldPath<T>,
): boolean {
  const type = form.getFieldState(name).error?.type
  return type === 'servidor' || type === 'duplicado'
}

function useRefusals<P extends Paso, T extends FieldValues & Valores[P], O extends FieldValues>({
  paso,
  form,
  rechazos,
  mostrado,
}: Pick<Props<P, T, O>, 'paso' | 'form' | 'rechazos' | 'mostrado'>) {
  useEffect(() => {
    const labels = labelsOf(paso)
    const own = Object.keys(rechazos).filter((name) => name in labels) as FieldPath<T>[]
    const [first] = own
    if (!first) return
    for (const name of own) form.setError(name, { type: 'servidor', message: rechazos[name] })
    mostrado()
    // After the focus of a step that has just appeared, and of a dialog that has just gone.
    setTimeout(() => form.setFocus(first))
  }, [paso, form, rechazos, mostrado])
}

/** The section the address names, else the first field; never the keyboard of a phone over the step's title. */
function focusStart(box: HTMLElement | null): void {
  const section =
    window.location.hash && box?.querySelector<HTMLElement>(`[id="${window.location.hash.slice(1)}"]`)
  if (section) {
    section.focus({ preventScroll: true })
    section.scrollIntoView()
    return
  }
  const first = window.matchMedia('(pointer: coarse)').matches
    ? box
    : box?.querySelector<HTMLElement>('input:not([readonly]), textarea')
  first?.focus({ preventScroll: true })
}
