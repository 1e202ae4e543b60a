'use client'

import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { draft } from '@/components/padron/alta/draft'
import { type Paso, TITULOS, labelsOf } from '@/components/padron/alta/fields'
import type { Valores } from '@/components/padron/alta/values'
import { FormErrors } from '@/components/form/form-errors'
import { Form, SubmitButton } from '@/components/form/form'

export type StepProps<P extends Paso> = {
  valores: Valores[P]
  /** Nothing can be typed before the draft is known. */
  quieto: boolean
  rechazos: Readonly<Record<string, string>>
  /** Called when this step's refusals stand beside their fields. */
  mostrado: () => void
  seguir: () => Promise<void> | void
}

type Props<P extends Paso, T extends FieldValues & Valores[P], O extends FieldValues> = Pick<
  StepProps<P>,
  'quieto' | 'rechazos' | 'mostrado' | 'seguir'
> & {
  paso: P
  form: UseFormReturn<T, unknown, O>
  masEtiquetas?: Readonly<Record<string, string>>
  /** Asked last: whether nothing prevents going on. */
  free?: () => Promise<boolean>
  /** The field shows it; this tells screen readers. */
  aviso?: string | undefined
  siguiente?: string
  children: ReactNode
}

export function StepForm<P extends Paso, T extends FieldValues & Valores[P], O extends FieldValues>(
  props: Props<P, T, O>,
) {
  const { paso, form, quieto, seguir, free, masEtiquetas, aviso, siguiente = 'Siguiente' } = props
  const box = useRef<HTMLDivElement>(null)
  useKeptDraft(paso, form)
  useRefusals(props)
  // Before anybody sees the step: moved later, the page would take a press or a key from where it was aimed.
  useLayoutEffect(() => {
    if (!quieto) focusStart(box.current)
  }, [quieto])

  async function submit() {
    draft.change(paso, form.getValues())
    if (free && !(await free())) return
    draft.finish(paso)
    await seguir()
  }
  /** A typed value is checked when it is left; an empty field is not nagged about. */
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

/** An error moves the page, so it never appears between press and release of a button. */
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

/** Keeps half-typed values too. A wrong field is checked again with every key. */
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

/** Whether the register found the error, so that no schema takes it back. */
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
    // Waits for the focus of a new step and of a closing dialog.
    setTimeout(() => form.setFocus(first))
  }, [paso, form, rechazos, mostrado])
}

/** Never opens a phone's keyboard over the step's title. */
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
  // What was proposed gives way to what is typed.
  if (first instanceof HTMLInputElement) first.select()
}
