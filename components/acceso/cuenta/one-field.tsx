import { type FormEvent, useId, useState } from 'react'
import { CodeInput } from '@/components/acceso/sesion/code-input'
import { PasswordInput } from '@/components/acceso/sesion/password-input'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  label: string
  kind: 'clave' | 'codigo'
  button: string
  /** Answers what is wrong with the value. */
  send: (value: string) => Promise<string | undefined>
}

/** One secret and a button; what is typed stays in the input alone. */
export function OneField({ label, kind, button, send }: Props) {
  const id = useId()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem(kind)
    if (busy || !(input instanceof HTMLInputElement)) return
    setBusy(true)
    const wrong = await send(input.value)
    setBusy(false)
    setError(wrong)
    if (wrong) input.select()
  }

  const ties = { ...describe(id, { error, hint: undefined, required: true }), name: kind }
  return (
    <form {...NO_ADDRESS} onSubmit={(event) => void submit(event)} className="grid gap-3">
      <FieldFrame id={id} label={label} error={error}>
        {kind === 'clave' ? (
          <PasswordInput {...ties} autoComplete="current-password" />
        ) : (
          <CodeInput {...ties} />
        )}
      </FieldFrame>
      <Button type="submit" busy={busy} className="w-full">
        {busy && <Spinner />}
        {button}
      </Button>
    </form>
  )
}
