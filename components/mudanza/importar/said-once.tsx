'use client'

import { useId } from 'react'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Choice } from '@/components/mudanza/importar/choice'
import { withSaid } from '@/components/mudanza/importar/lectura'
import { useReading } from '@/components/mudanza/importar/reading'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { isFecha } from '@/domain/fechas'

interface Dicho {
  clave: string
  titulo: string
  opciones: readonly string[]
  obligatorio: boolean
  /** It is a day. */
  fecha: boolean
}

/** What no column gives and may be said once for all rows, what is needed first. */
export function SaidOnce({ campos }: { campos: readonly Dicho[] }) {
  if (campos.length === 0) return null
  const needed = campos.toSorted((a, b) => Number(b.obligatorio) - Number(a.obligatorio))
  return (
    <Card aria-label="De todo el archivo" className="grid gap-3 px-4 py-4 md:px-5">
      <div>
        <CardTitle>De todo el archivo</CardTitle>
        <CardDescription>Ninguna columna lo dice: lo que elija vale para todas las filas.</CardDescription>
      </div>
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {needed.map((campo) => (
          <Said key={campo.clave} campo={campo} />
        ))}
      </div>
    </Card>
  )
}

function Said({ campo }: { campo: Dicho }) {
  const { clave, titulo: label, opciones, obligatorio: required, fecha } = campo
  const { lectura, change, fija: disabled } = useReading()
  const valor = lectura.fijos.find((one) => one.campo === clave)?.valor ?? ''
  const set = (next: string) => change(withSaid(clave, next))
  if (opciones.length === 0) return <SaidText {...{ label, required, valor, set, fecha, disabled }} />
  return (
    <Choice
      {...{ label, required, disabled }}
      options={[
        ...(required ? [] : [{ id: '', nombre: 'Queda vacío' }]),
        ...opciones.map((nombre) => ({ id: nombre, nombre })),
      ]}
      value={valor === '' && required ? null : valor}
      onChange={set}
    />
  )
}

type TextProps = {
  label: string
  required: boolean
  valor: string
  set: (valor: string) => void
  fecha: boolean
  disabled: boolean
}

/** What is typed counts when the field is left. */
function SaidText({ label, required, valor, set, fecha, disabled }: TextProps) {
  const id = useId()
  const ties = { ...describe(id, { hint: undefined, error: undefined, required }), disabled }
  return (
    <FieldFrame {...{ id, label, required }}>
      {fecha ? (
        <DateInput
          {...ties}
          value={valor || undefined}
          onChange={(next) => {
            if (next === undefined || isFecha(next)) set(next ?? '')
          }}
        />
      ) : (
        <Input
          {...ties}
          key={valor}
          defaultValue={valor}
          maxLength={500}
          onBlur={({ target }) => {
            if (target.value.trim() !== valor) set(target.value.trim())
          }}
        />
      )}
    </FieldFrame>
  )
}
