'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { CodeRequest } from '@/components/acceso/sesion/code-request'
import { DateText } from '@/components/form/date-input'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Input } from '@/components/ui/input'
import type { Fecha } from '@/domain/fechas'
import { figuresOf } from '@/domain/texto'
import { CODE_STEP } from '@/lib/code-step'
import { rutas } from '@/lib/routes'

type Errores = Readonly<Record<string, string>>

export function FirstAccessForm() {
  const id = useId()
  const router = useRouter()
  const [nacimiento, setNacimiento] = useState<Fecha>()
  const [errores, setErrores] = useState<Errores>({})
  const { enviar, pendiente } = useLlamada('/clave/pedirPrimera', {
    fracaso: 'No se pudo pedir el código',
    enCampos: true,
  })

  async function send(form: HTMLFormElement) {
    const input = form.elements.namedItem('cuit')
    if (!(input instanceof HTMLInputElement)) return
    const result = await enviar({ cuit: figuresOf(input.value.trim()), nacimiento: nacimiento ?? '' })
    const found = result && !result.ok ? result.errores : {}
    setErrores(found)
    if (result?.ok) return router.push(`${rutas.primerAcceso()}?paso=${CODE_STEP}`)
    const wrong = form.elements.namedItem(
      found['cuit'] === undefined && found['nacimiento'] ? 'nacimiento' : 'cuit',
    )
    if (wrong instanceof HTMLInputElement) wrong.focus()
  }

  const tiesOf = (campo: string) =>
    describe(id + campo, { error: errores[campo], hint: undefined, required: true })
  return (
    <CodeRequest
      titulo="Primer acceso"
      texto="Para médicos que todavía no tienen contraseña. El código llega al correo que tiene registrado el Consejo; si ese correo cambió, avise al Consejo."
      busy={pendiente}
      send={send}
    >
      <FieldFrame id={`${id}cuit`} label="CUIT / CUIL" error={errores['cuit']}>
        <Input
          {...tiesOf('cuit')}
          name="cuit"
          type="text"
          inputMode="numeric"
          autoComplete="username"
          spellCheck={false}
          maxLength={20}
          autoFocus
        />
      </FieldFrame>
      <FieldFrame id={`${id}nacimiento`} label="Fecha de nacimiento" error={errores['nacimiento']}>
        <div className="control control-box">
          <DateText
            nacimiento
            {...tiesOf('nacimiento')}
            name="nacimiento"
            value={nacimiento}
            onChange={setNacimiento}
          />
        </div>
      </FieldFrame>
    </CodeRequest>
  )
}
