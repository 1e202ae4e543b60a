'use client'

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  label: string
  button: string
  input: { type?: 'text' | 'email' | 'tel'; defaultValue?: string; maxLength: number; autoComplete?: string }
  autoFocus?: boolean
  pendiente: boolean
  /** Answers what is wrong with the text. */
  send: (text: string) => Promise<string | undefined>
  /** Stands beside the button. */
  children?: ReactNode
}

/** One text and a button, large enough for a thumb. */
export function OneText({ label, button, input, autoFocus, pendiente, send, children }: Props) {
  const id = useId()
  const [error, setError] = useState<string>()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('texto')
    if (pendiente || !(field instanceof HTMLInputElement)) return
    const wrong = await send(field.value)
    setError(wrong)
    if (wrong !== undefined) field.focus()
  }
  return (
    <form {...NO_ADDRESS} onSubmit={(event) => void submit(event)} className="grid gap-3">
      <FieldFrame id={id} label={label} error={error}>
        <Input
          {...describe(id, { error, hint: undefined, required: true })}
          name="texto"
          autoFocus={autoFocus}
          {...input}
        />
      </FieldFrame>
      <div className="flex gap-2 *:flex-1">
        {children}
        <Button type="submit" className="min-h-11" busy={pendiente}>
          {pendiente && <Spinner />}
          {button}
        </Button>
      </div>
    </form>
  )
}
