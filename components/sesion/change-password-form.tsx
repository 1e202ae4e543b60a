'use client'

import { type FormEvent, useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { useLlamada } from '@/components/llamada/use-llamada'
import { PasswordInput } from '@/components/sesion/password-input'
import { SignOutButton } from '@/components/sesion/sign-out-button'
import { useReady } from '@/components/sesion/use-ready'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { leave } from '@/lib/llamada/salir'

const CAMPOS = ['clave', 'repetida'] as const
const ETIQUETAS = { clave: 'Nueva contraseña', repetida: 'Repetir contraseña' }
const HINTS = { clave: 'Al menos 6 caracteres', repetida: undefined }

/**
 * The only screen of a session opened by a key of one use (D9). The rules are the contract's and the API's, told beside
 * their fields; a password that was set ends the session, so the way on is /login.
 */
export function ChangePasswordForm({ usuario, fracaso }: { usuario: string; fracaso: string }) {
  const id = useId()
  const ready = useReady()
  const [errores, setErrores] = useState<Readonly<Record<string, string>>>({})
  const [done, setDone] = useState(false)
  const { enviar, pendiente } = useLlamada('/sesion/cambiarClave', { fracaso, enCampos: true })
  const busy = pendiente || done

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const result = await enviar({ clave: valueOf(form, 'clave'), repetida: valueOf(form, 'repetida') })
    if (!result) return
    setErrores(result.ok ? {} : result.errores)
    if (!result.ok) {
      const wrong = inputOf(form, CAMPOS.find((campo) => result.errores[campo]) ?? 'clave')
      wrong?.focus()
      return wrong?.select()
    }
    setDone(true)
    await leave()
    window.location.assign('/login?aviso=clave')
  }

  return (
    <>
      <h2 className="text-base font-semibold">Elija su contraseña</h2>
      <p className="mt-1 mb-4 text-soft">
        La clave con la que entró sirve solo para esto. Desde ahora entrará con el mismo usuario y la
        contraseña que elija.
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <input type="text" name="usuario" autoComplete="username" value={usuario} readOnly hidden />
        {CAMPOS.map((campo) => (
          <FieldFrame
            key={campo}
            id={id + campo}
            label={ETIQUETAS[campo]}
            error={errores[campo]}
            hint={HINTS[campo]}
          >
            <PasswordInput
              {...describe(id + campo, { error: errores[campo], hint: HINTS[campo], required: true })}
              name={campo}
              autoComplete="new-password"
              autoFocus={campo === 'clave'}
            />
          </FieldFrame>
        ))}
        <Button type="submit" variant="primary" disabled={!ready || busy} className="mt-1 w-full">
          {busy && <Spinner />}
          {busy ? 'Guardando...' : 'Guardar contraseña'}
        </Button>
      </form>
      <div className="mt-3 border-t pt-3">
        <SignOutButton />
      </div>
    </>
  )
}

function inputOf(form: HTMLFormElement, name: (typeof CAMPOS)[number]): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

const valueOf = (form: HTMLFormElement, name: (typeof CAMPOS)[number]): string =>
  inputOf(form, name)?.value ?? ''
