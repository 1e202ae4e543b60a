'use client'

import type { Control } from 'react-hook-form'
import { BasicField } from '@/components/form/basic-field'
import { SelectField } from '@/components/form/choice-fields'
import { type SinOpciones, UnreadOptions } from '@/components/form/unread-options'
import type { Option } from '@/components/ui/options'
import type { CampoCatalogo } from '@/contract/catalogo/declaracion'

/** Values by key; text left in a field of another kind could not be read. */
export type Valores = Record<string, unknown>

type Props = {
  name: string
  campo: CampoCatalogo
  control: Control<Valores>
  opciones: readonly Option<number>[]
  sinOpciones?: SinOpciones | undefined
  /** Why it cannot be changed. */
  traba?: string | undefined
  /** What is stored could not be read. */
  sinLeer?: boolean | undefined
}

const SIN_LEER = 'No se pudo leer lo guardado: si queda vacío, no se envía'

export function CatalogoField({ name, campo, control, opciones, sinOpciones, traba, sinLeer }: Props) {
  const hint = sinLeer && campo.requerido === undefined ? SIN_LEER : undefined
  const common = { name, control, label: campo.etiqueta, required: campo.requerido !== undefined, hint }
  if (campo.tipo === 'referencia')
    return (
      <SelectField
        {...common}
        options={opciones}
        hint={sinOpciones ? <UnreadOptions {...sinOpciones} opcional={!common.required} /> : hint}
      />
    )
  const own =
    campo.tipo === 'texto'
      ? { maxLength: campo.maximo, readOnly: traba !== undefined, hint: traba ?? hint }
      : campo.tipo === 'parrafo'
        ? { maxLength: campo.maximo }
        : campo.tipo === 'dinero' && { hint: hint ?? campo.ayuda }
  return <BasicField {...common} tipo={campo.tipo} {...own} />
}

/** What is wrong with a value, in the specification's words where it has some. */
export function problemOf(campo: CampoCatalogo, value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return campo.requerido
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
    case 'siNo':
      return undefined
    case 'entero':
      return typeof value === 'number' && value >= campo.minimo && value <= campo.maximo
        ? undefined
        : (campo.requerido ?? campo.mensaje ?? 'Ingrese un número entero')
    case 'dinero':
      return typeof value === 'bigint' && value >= 0n ? undefined : 'Ingrese un importe válido'
    case 'referencia':
      return typeof value === 'number' ? undefined : 'Elija una opción'
  }
}
