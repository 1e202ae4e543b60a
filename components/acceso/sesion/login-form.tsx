'use client'

import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { CodeField } from '@/components/acceso/sesion/code-input'
import { keepEntered } from '@/components/acceso/sesion/entered'
import { PasswordInput } from '@/components/acceso/sesion/password-input'
import { SignInNotice } from '@/components/acceso/sesion/sign-in-notice'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import type { RespuestaLogin } from '@/lib/authentication'
import { enter } from '@/lib/llamada/sign-in'

const CAMPOS = ['usuario', 'clave'] as const
const ETIQUETAS = { usuario: 'Usuario', clave: 'Contraseña' }
type Campo = (typeof CAMPOS)[number] | 'codigo'

/** Plain inputs keep what a password manager filled in before the scripts came. `destino` leads to the landing. */
export function LoginForm({ destino }: { destino: string }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [respuesta, setRespuesta] = useState<RespuestaLogin>()
  const [sending, setSending] = useState(false)
  const errores = respuesta?.errores ?? {}
  const entered = respuesta?.estado === 1
  const [conCodigo, setConCodigo] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || entered) return
    const data = new FormData(event.currentTarget)
    setSending(true)
    const result = await enter(textOf(data, 'usuario'), textOf(data, 'clave'), textOf(data, 'codigo'))
    setRespuesta(result)
    if (result.errores?.['codigo']) flushSync(() => setConCodigo(true))
    if (result.estado === 1) {
      keepEntered(result.mensaje)
      return window.location.assign(destino)
    }
    setSending(false)
    const wrong = (['codigo', ...CAMPOS] as const).find((campo) => result.errores?.[campo]) ?? 'clave'
    const input = form.current?.elements.namedItem(wrong)
    if (input instanceof HTMLInputElement) {
      input.focus()
      input.select()
    }
  }

  const tiesOf = (campo: (typeof CAMPOS)[number]) => ({
    ...describe(id + campo, { error: errores[campo], hint: undefined, required: true }),
    name: campo,
  })

  return (
    <form ref={form} {...NO_ADDRESS} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <SignInNotice respuesta={respuesta} />
      {CAMPOS.map((campo) => (
        <FieldFrame key={campo} id={id + campo} label={ETIQUETAS[campo]} error={errores[campo]}>
          {campo === 'clave' ? (
            <PasswordInput {...tiesOf(campo)} autoComplete="current-password" />
          ) : (
            <Input
              {...tiesOf(campo)}
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              autoFocus
            />
          )}
        </FieldFrame>
      ))}
      {conCodigo && <CodeField id={`${id}codigo`} error={errores['codigo']} />}
      <Button type="submit" busy={sending} className="mt-1 w-full">
        {sending && <Spinner />}
        Iniciar Sesion
      </Button>
    </form>
  )
}

function textOf(data: FormData, name: Campo): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
