'use client'

import { type FormEvent, useId, useState } from 'react'
import { ContactDialog } from '@/components/acceso/receta/contact-dialog'
import { PasswordInput } from '@/components/acceso/sesion/password-input'
import { SignInNotice } from '@/components/acceso/sesion/sign-in-notice'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import type { RespuestaLogin } from '@/lib/authentication'
import { actAtPuerta } from '@/lib/llamada/receta'
import type { Contacto } from '@/lib/receta/contacto'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

const AYUDAS = [
  {
    titulo: 'Olvidaste tu Clave?',
    texto: 'Para recuperar su clave comuníquese con el consejo por sus canales de contacto.',
  },
  {
    titulo: 'Generar Primera Clave',
    texto:
      'Para generar su primera clave comuníquese con el consejo por sus canales de contacto. Le darán una clave de un solo uso, con la que ingresa aquí y elige la suya.',
  },
] as const

/** Signs a doctor in for prescriptions. Plain inputs keep what a password manager filled in. */
export function CuitForm({ contacto }: { contacto: Contacto }) {
  const id = useId()
  const [respuesta, setRespuesta] = useState<RespuestaLogin>()
  const [sending, setSending] = useState(false)
  const [ayuda, setAyuda] = useState<(typeof AYUDAS)[number]>()
  const errores = respuesta?.errores ?? {}

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const { elements } = event.currentTarget
    setSending(true)
    const result = await actAtPuerta('ingresar', {
      cuit: valueOf(elements, 'cuit'),
      clave: valueOf(elements, 'clave'),
    })
    // The frame's page has a policy of its own, which only a new document gets.
    if (result.estado > 0) return window.location.assign(rutas.accesoReceta())
    setRespuesta(result)
    setSending(false)
    const wrong = elements.namedItem(result.errores?.['cuit'] || result.estado === -2 ? 'cuit' : 'clave')
    if (wrong instanceof HTMLInputElement) wrong.focus()
  }

  const tiesOf = (campo: 'cuit' | 'clave') => ({
    ...describe(id + campo, { error: errores[campo], hint: undefined, required: true }),
    name: campo,
  })
  return (
    <form {...NO_ADDRESS} onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <h2 className="text-lg font-semibold">Receta electrónica</h2>
      <SignInNotice respuesta={respuesta} />
      <FieldFrame id={`${id}cuit`} label="CUIT/CUIL" error={errores['cuit']}>
        <Input
          {...tiesOf('cuit')}
          type="text"
          inputMode="numeric"
          autoComplete="username"
          maxLength={20}
          autoFocus
        />
      </FieldFrame>
      <FieldFrame id={`${id}clave`} label="Contraseña" error={errores['clave']}>
        <PasswordInput {...tiesOf('clave')} autoComplete="current-password" />
      </FieldFrame>
      <Button type="submit" busy={sending} className="w-full">
        {sending && <Spinner />}
        Ingresar al Sistema
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        {AYUDAS.map((una) => (
          <button key={una.titulo} type="button" className="link min-h-6" onClick={() => setAyuda(una)}>
            {escrito(una.titulo)}
          </button>
        ))}
      </p>
      {ayuda && <ContactDialog {...ayuda} contacto={contacto} onClose={() => setAyuda(undefined)} />}
    </form>
  )
}

function valueOf(elements: HTMLFormControlsCollection, name: string): string {
  const input = elements.namedItem(name)
  return input instanceof HTMLInputElement ? input.value : ''
}
