'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { CodeRequest } from '@/components/acceso/sesion/code-request'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Input } from '@/components/ui/input'
import { CODE_STEP } from '@/lib/code-step'
import { rutas } from '@/lib/routes'

export function ForgottenForm() {
  const id = useId()
  const router = useRouter()
  const [error, setError] = useState<string>()
  const { enviar, pendiente } = useLlamada('/clave/pedir', {
    fracaso: 'No se pudo pedir el código',
    enCampos: true,
  })

  async function send(form: HTMLFormElement) {
    const input = form.elements.namedItem('usuario')
    if (!(input instanceof HTMLInputElement)) return
    const result = await enviar({ usuario: input.value })
    setError(result && !result.ok ? result.errores['usuario'] : undefined)
    if (result?.ok) router.push(`${rutas.recuperarClave()}?paso=${CODE_STEP}`)
    else input.focus()
  }

  return (
    <CodeRequest
      titulo="Olvidé mi contraseña"
      texto="Escriba su usuario; si es médico, su CUIT. Al correo que tiene registrado llega un código para elegir otra."
      busy={pendiente}
      send={send}
    >
      <FieldFrame id={id} label="Usuario" error={error}>
        <Input
          {...describe(id, { error, hint: undefined, required: true })}
          name="usuario"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          autoFocus
        />
      </FieldFrame>
    </CodeRequest>
  )
}
