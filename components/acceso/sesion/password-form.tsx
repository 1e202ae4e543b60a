'use client'

import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { CodeInput } from '@/components/acceso/sesion/code-input'
import { PasswordInput } from '@/components/acceso/sesion/password-input'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Resultado } from '@/lib/api/result'

const ETIQUETAS = {
  actual: 'Contraseña actual',
  codigo: 'Código del correo',
  clave: 'Nueva contraseña',
  repetida: 'Repetir contraseña',
} as const
type Campo = keyof typeof ETIQUETAS
type Antes = 'actual' | 'codigo'

type Props<D> = {
  /** For the browser's password store, where it is known. */
  usuario?: string
  /** What gives the right to choose another, asked first. */
  antes?: Antes
  regla?: string
  send: (values: Record<'antes' | 'clave' | 'repetida', string>) => Promise<Resultado<D> | null>
  /** The form stays shut until this promise ends. `datos` is what the change answered. */
  done: (chosen: { clave: string; datos: D }) => Promise<void> | void
  autoFocus?: boolean
  /** Called when the form stops or starts being empty. */
  onTyped?: (typed: boolean) => void
}

/**
 * A new password twice, and before it the present one or a code. The inputs are uncontrolled, so passwords stay in them alone.
 */
export function PasswordForm<D>({ usuario, antes, regla, send, done, autoFocus, onTyped }: Props<D>) {
  const id = useId()
  const [errores, setErrores] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const campos: readonly Campo[] = [...(antes ? [antes] : []), 'clave', 'repetida']

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    const values = { clave: valueOf(form, 'clave'), repetida: valueOf(form, 'repetida') }
    const result = await send({ ...values, antes: antes ? valueOf(form, antes) : '' })
    setErrores(!result || result.ok ? {} : result.errores)
    if (result?.ok) {
      onTyped?.(false)
      await done({ clave: values.clave, datos: result.datos })
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
      {usuario !== undefined && (
        <input type="text" name="usuario" autoComplete="username" value={usuario} readOnly hidden />
      )}
      {campos.map((campo, index) => {
        const hint = campo === 'clave' ? regla : undefined
        return (
          <FieldFrame key={campo} id={id + campo} label={ETIQUETAS[campo]} error={errores[campo]} hint={hint}>
            <FieldInput
              {...describe(id + campo, { error: errores[campo], hint, required: true })}
              name={campo}
              autoFocus={autoFocus && index === 0}
            />
          </FieldFrame>
        )
      })}
      <Button type="submit" busy={busy} className="mt-1 w-full">
        {busy && <Spinner />}
        {busy ? 'Guardando...' : 'Guardar contraseña'}
      </Button>
    </form>
  )
}

function FieldInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'> & { name: Campo }) {
  if (props.name !== 'codigo')
    return (
      <PasswordInput
        {...props}
        autoComplete={props.name === 'actual' ? 'current-password' : 'new-password'}
      />
    )
  return <CodeInput {...props} />
}

function inputOf(form: HTMLFormElement, name: Campo): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

const valueOf = (form: HTMLFormElement, name: Campo): string => inputOf(form, name)?.value ?? ''
