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
  /** Runs with valid values, and never twice at once. */
  onSubmit: (values: O extends undefined ? T : O) => Promise<unknown>
  className?: string
  children: ReactNode
}

/**
 * Swallows a second submit, and sends nothing while a text is not what would be saved. Ctrl+Enter saves from any
 * field.
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
    // A form whose button does nothing still tells what is wrong with its fields.
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

/** Disabled while the form saves, since closing would look like calling it off. */
export function CancelButton({ close }: { close: () => void }) {
  const saving = useContext(Saving)
  return (
    <Button variant="outline" onClick={close} disabled={saving}>
      Cancelar
    </Button>
  )
}

type SubmitProps = Omit<ButtonProps, 'type' | 'asChild'> & { savingText?: string }

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
      <Button type="submit" disabled={disabled && !saving} busy={saving || busy} {...props}>
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
