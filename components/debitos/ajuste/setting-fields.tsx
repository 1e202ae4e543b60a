'use client'

import type { Control } from 'react-hook-form'
import { nameOf, type Valores } from '@/components/debitos/ajuste/groups'
import { SelectField } from '@/components/form/choice-fields'
import { TextField } from '@/components/form/text-field'
import { TriangleAlert } from '@/components/ui/icons'
import { describeCampo, type CampoDeDebito, type CamposDeDebito } from '@/domain/debito/campos'

type Props = {
  campos: CamposDeDebito
  control: Control<Valores>
  valores: Valores
  disabled: boolean
}

/** Each setting with what it is for, where it comes from and, while the bank has not given it, what that keeps from being made. */
export const SettingFields = ({ campos, control, valores, disabled }: Props) =>
  Object.entries(campos).map(([clave, campo]) => {
    const name = nameOf(clave)
    const missing = campo.tipo === 'dado' && (valores[name] ?? '').trim() === '' ? campo.falta : null
    return (
      <SettingField
        key={clave}
        {...{ campo, control, name, disabled }}
        hint={<Hint campo={campo} missing={missing} />}
      />
    )
  })

type FieldProps = {
  campo: CampoDeDebito
  control: Control<Valores>
  name: string
  disabled: boolean
  hint: React.ReactNode
}

function SettingField({ campo, ...field }: FieldProps) {
  if (campo.tipo === 'opcion')
    return (
      <SelectField<Valores, unknown, Valores, string>
        {...field}
        label={campo.titulo}
        options={campo.opciones.map(({ valor, texto }) => ({ id: String(valor), nombre: texto }))}
        required
      />
    )
  if (campo.tipo === 'entero')
    return <TextField {...field} label={`${campo.titulo} (${campo.unidad})`} inputMode="numeric" required />
  return (
    <TextField
      {...field}
      label={campo.titulo}
      {...(campo.ajuste.tipo.es === 'texto' ? {} : { inputMode: 'numeric' as const })}
    />
  )
}

const Hint = ({ campo, missing }: { campo: CampoDeDebito; missing: string | null }) => (
  <>
    {missing !== null && (
      <span className="mb-0.5 flex items-start gap-1 font-medium text-foreground">
        <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        {missing}
      </span>
    )}
    {campo.ayuda} {campo.fuente}
    {campo.tipo !== 'dado' && ` Valor inicial: ${describeCampo(campo, String(campo.defecto))}.`}
  </>
)
