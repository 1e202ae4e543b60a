'use client'

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  createContext,
  useContext,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { NO_ADDRESS } from '@/components/form/no-address'
import { NO_VALE } from '@/components/form/use-field'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

const Saving = createContext(false)

type Props<T extends FieldValues, C, O extends FieldValues | undefined> = {
  form: UseFormReturn<T, C, O>
  /** Runs with valid values only, and never twice at once. */
  onSubmit: (values: O extends undefined ? T : O) => Promise<unknown>
  className?: string
  children: ReactNode
}

/**
 * The form's element. A second submit while one is under way is swallowed, and the button says so within the tick of
 * the first click. With a text that is not what would be saved nothing is. Ctrl+Enter saves from any field.
 */
export function Form<T extends FieldValues, C, O extends FieldValues | undefined>(props: Props<T, C, O>) {
  const { form, onSubmit, className, children } = props
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (busy.current) return
    busy.current = true
    const element = event.currentTarget
    // Keys reach a form whose button does nothing: what is wrong with the fields is told, and nothing more.
    const closed = element.querySelector('button[type=submit]:disabled') !== null
    flushSync(() => setSaving(true))
    const refused = element.querySelector<HTMLElement>(`[${NO_VALE}]`)
    try {
      await form.handleSubmit(async (values) => {
        if (refused) refused.focus()
        else if (!closed) await onSubmit(values as Parameters<typeof onSubmit>[0])
      })()
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return (
    <Saving value={saving}>
      <form
        {...NO_ADDRESS}
        className={className}
        onSubmit={(event) => void submit(event)}
        onKeyDown={submitByKeys}
        aria-busy={saving || undefined}
      >
        {children}
      </form>
    </Saving>
  )
}

function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}

/** 'Cancelar': not while the form saves, when closing would look as if it had been called off. */
export function CancelButton({ close }: { close: () => void }) {
  const saving = useContext(Saving)
  return (
    <Button onClick={close} disabled={saving}>
      Cancelar
    </Button>
  )
}

type SubmitProps = Omit<ButtonProps, 'type' | 'asChild'> & { savingText?: string }

/** 'Guardar', and 'Guardando...' while the form saves (S1 2.4). */
export function SubmitButton({
  children = 'Guardar',
  savingText = 'Guardando...',
  disabled,
  busy = false,
  ...props
}: SubmitProps) {
  const saving = useContext(Saving)
  return (
    <>
      <Button type="submit" variant="primary" disabled={disabled && !saving} busy={saving || busy} {...props}>
        {saving ? (
          <>
            <Spinner />
            {savingText}
          </>
        ) : (
          children
        )}
      </Button>
      <span role="status" className="sr-only">
        {saving ? savingText : ''}
      </span>
    </>
  )
}
