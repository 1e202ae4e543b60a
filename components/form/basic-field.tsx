'use client'

import type { FieldValues } from 'react-hook-form'
import { BooleanField } from '@/components/form/choice-fields'
import { TextAreaField, TextField } from '@/components/form/text-field'
import type { FieldProps } from '@/components/form/use-field'
import { MoneyField, NumberField } from '@/components/form/value-fields'

/** The kinds that catalogues and forms of one act declare alike. */
export type TipoSimple = 'texto' | 'parrafo' | 'entero' | 'dinero' | 'siNo'

const PIEZAS = {
  texto: TextField,
  parrafo: TextAreaField,
  entero: NumberField,
  dinero: MoneyField,
  siNo: BooleanField,
} as const

type Props<T extends FieldValues, O> = FieldProps<T, unknown, O> & { tipo: TipoSimple; readOnly?: boolean }

/** A declared field of a kind that asks nothing of a server. */
export function BasicField<T extends FieldValues, O>({ tipo, ...field }: Props<T, O>) {
  const Pieza = PIEZAS[tipo]
  return <Pieza {...field} />
}
