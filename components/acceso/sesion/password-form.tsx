'use client'

import { type FormEvent, useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { PasswordInput } from '@/components/acceso/sesion/password-input'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Resultado } from '@/lib/api/result'

const ETIQUETAS = {
  actual: 'Contraseña actual',
  clave: 'Nueva contraseña',
  repetida: 'Repetir contraseña',
} as const
type Campo = keyof typeof ETIQUETAS

type Props = {
  /** For the browser's password store. */
  usuario: string
  pideActual?: boolean
  regla: string
  send: (values: Record<Campo, string>) => Promise<Resultado<unknown> | null>
  /** The form stays shut until this promise ends. */
  done: () => Promise<void> | void
  autoFocus?: boolean
  /** Called when the form stops or starts being empty. */
  onTyped?: (typed: boolean) => void
}

/**
 * A new password twice, and the present one on request. The inputs are uncontrolled, so passwords stay in them alone.
 */
export function PasswordForm({ usuario, pideActual = false, regla, send, done, autoFocus, onTyped }: Props) {
  const id = useId()
  const [errores, setErrores] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const campos: readonly Campo[] = pideActual ? ['actual', 'clave', 'repetida'] : ['clave', 'repetida']

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    const values = { actual: valueOf(form, 'actual'), clave: valueOf(form, 'clave') }
    const result = await send({ ...values, repetida: valueOf(form, 'repetida') })
    setErrores(!result || result.ok ? {} : result.errores)
    if (result?.ok) {
      onTyped?.(false)
      await done()
      form.reset()
    } else if (result) {
      const wrong = inputOf(form, campos.find((campo) => result.errores[campo]) ?? campos[0] ?? 'clave')
      wrong?.focus()
      wrong?.select()
    }
    setBusy(false)
  }

  return (
    <form
      {...NO_ADDRESS}
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => onTyped?.(campos.some((campo) => valueOf(currentTarget, campo) !== ''))}
      className="grid gap-4"
    >
      <input type="text" name="usuario" autoComplete="username" value={usuario} readOnly hidden />
      {campos.map((campo, index) => {
        const hint = campo === 'clave' ? regla : undefined
        return (
          <FieldFrame key={campo} id={id + campo} label={ETIQUETAS[campo]} error={errores[campo]} hint={hint}>
            <PasswordInput
              {...describe(id + campo, { error: errores[campo], hint, required: true })}
              name={campo}
              autoComplete={campo === 'actual' ? 'current-password' : 'new-password'}
              autoFocus={autoFocus && index === 0}
            />
          </FieldFrame>
        )
      })}
      <Button type="submit" variant="primary" busy={busy} className="mt-1 w-full">
        {busy && <Spinner />}
        {busy ? 'Guardando...' : 'Guardar contraseña'}
      </Button>
    </form>
  )
}

function inputOf(form: HTMLFormElement, name: Campo): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

const valueOf = (form: HTMLFormElement, name: Campo): string => inputOf(form, name)?.value ?? ''
