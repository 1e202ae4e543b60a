'use client'

import Link from 'next/link'
import { BackToLogin } from '@/components/acceso/sesion/code-request'
import { enterWithNew } from '@/components/acceso/sesion/enter-with-new'
import { PasswordForm } from '@/components/acceso/sesion/password-form'
import { useLlamada } from '@/components/llamada/use-llamada'

/** The code of the letter and the new password; `otro` is where another code is asked for. */
export function ChooseWithCode({ otro }: { otro: string }) {
  const { enviar } = useLlamada('/clave/elegir', {
    fracaso: 'No se pudo elegir la contraseña',
    enCampos: true,
  })
  return (
    <>
      <h2 className="text-base font-semibold">Elija su contraseña</h2>
      <p className="mt-1 mb-4 text-muted-foreground">
        Si los datos son de una cuenta con correo registrado, en unos minutos llega un código. Sirve media
        hora, en este equipo. ¿No llegó?{' '}
        <Link href={otro} prefetch={false} className="link">
          Pedir otro código
        </Link>
      </p>
      <PasswordForm
        antes="codigo"
        send={({ antes, clave, repetida }) => enviar({ pedido: '', codigo: antes, clave, repetida })}
        done={({ clave, datos }) => enterWithNew(datos.usuario, clave)}
        autoFocus
      />
      <BackToLogin />
    </>
  )
}
