'use client'

import { useLlamada } from '@/components/llamada/use-llamada'
import { enterWithNew } from '@/components/acceso/sesion/enter-with-new'
import { PasswordForm } from '@/components/acceso/sesion/password-form'
import { SignOutButton } from '@/components/acceso/sesion/sign-out-button'

/** The only screen of a one-use key's session. Setting a password ends the session, and the next one begins with it. */
export function ChangePasswordForm({
  usuario,
  fracaso,
  regla,
}: {
  usuario: string
  fracaso: string
  regla: string
}) {
  const { enviar } = useLlamada('/sesion/cambiarClave', { fracaso, enCampos: true })

  return (
    <>
      <h2 className="text-base font-semibold">Elija su contraseña</h2>
      <p className="mt-1 mb-4 text-muted-foreground">
        La clave con la que entró sirve solo para esto. Desde ahora entrará con el mismo usuario y la
        contraseña que elija.
      </p>
      <PasswordForm
        usuario={usuario}
        regla={regla}
        send={({ clave, repetida }) => enviar({ clave, repetida })}
        done={({ clave }) => enterWithNew(usuario, clave)}
        autoFocus
      />
      <div className="mt-3 border-t pt-3">
        <SignOutButton />
      </div>
    </>
  )
}
