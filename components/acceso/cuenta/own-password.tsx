'use client'

import { useState } from 'react'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { useLlamada } from '@/components/llamada/use-llamada'
import { PasswordForm } from '@/components/acceso/sesion/password-form'

export function OwnPassword({ usuario, regla }: { usuario: string; regla: string }) {
  const [typed, setTyped] = useState(false)
  useUnsavedGuard(typed)
  const { enviar } = useLlamada('/sesion/cambiarPropia', {
    exito: 'Se modificó la contraseña correctamente',
    fracaso: 'No se pudo cambiar la contraseña',
    enCampos: true,
  })
  return (
    <PasswordForm
      usuario={usuario}
      antes="actual"
      regla={regla}
      send={({ antes, ...nueva }) => enviar({ actual: antes, ...nueva })}
      done={() => undefined}
      onTyped={setTyped}
    />
  )
}
