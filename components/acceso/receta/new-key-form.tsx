'use client'

import { useState } from 'react'
import { PasswordForm } from '@/components/acceso/sesion/password-form'
import { SignInNotice } from '@/components/acceso/sesion/sign-in-notice'
import { Button } from '@/components/ui/button'
import type { RespuestaLogin } from '@/lib/authentication'
import { actAtPuerta } from '@/lib/llamada/receta'
import { rutas } from '@/lib/routes'
import type { Falla } from '@/lib/api/result'

/** The doctor's first password of his own; then he signs in with it. */
export function NewKeyForm({ cuit }: { cuit: string }) {
  const [respuesta, setRespuesta] = useState<RespuestaLogin>()
  const backTo = (aviso: string) => window.location.assign(rutas.accesoReceta() + aviso)

  async function send({ clave, repetida }: { clave: string; repetida: string }) {
    const result = await actAtPuerta('clave', { clave, repetida })
    setRespuesta(result)
    if (result.estado === 1) return { ok: true, datos: null } as const
    return failure(result.mensaje, result.errores ?? {})
  }

  async function leave() {
    await actAtPuerta('salir')
    backTo('')
  }

  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-semibold">Elija su contraseña</h2>
      <SignInNotice respuesta={respuesta} />
      <PasswordForm
        usuario={cuit}
        regla="Distinta de la que le dieron; no use su DNI ni su fecha de nacimiento"
        send={send}
        done={() => backTo('?aviso=clave')}
        autoFocus
      />
      <Button variant="ghost" className="w-full" onClick={() => void leave()}>
        Volver
      </Button>
    </div>
  )
}

/** A refusal that did not come by the proxy, for forms that want a result. */
const failure = (mensaje: string, errores: Falla['errores']): Falla => ({
  ok: false,
  tipo: 'rechazo',
  mensaje,
  pedidoID: '',
  errores,
})
