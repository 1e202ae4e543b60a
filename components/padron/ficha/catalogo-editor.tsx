'use client'

import { useCallback, useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { catalogoOf, departmentHint, optionsOf, presentOption } from '@/components/padron/ficha/catalogo'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import type { Ficha } from '@/components/padron/ficha/field-value'
import type { EditValues } from '@/components/padron/ficha/typed-field'
import type { RutaCampo } from '@/domain/campos-ficha'

type Props = {
  control: Control<EditValues>
  name: string
  ficha: Ficha
  campo: RutaCampo
  label: string
  /** The chosen province, where the form has it too; otherwise the record's. */
  provinciaID: number | undefined
}

export function CatalogoEditor({ control, name, ficha, campo, label, ...chosen }: Props) {
  const provinciaID = chosen.provinciaID ?? ficha.datosPersonales?.provincia?.id
  return (
    <CatalogoSelect
      control={control}
      name={name}
      label={label}
      ruta={catalogoOf(campo)}
      presente={useMemo(() => presentOption(ficha, campo), [ficha, campo])}
      opciones={useCallback((filas) => optionsOf(filas, provinciaID), [provinciaID])}
      hint={
        campo === 'matriculado.datospersonales.provincia' && chosen.provinciaID === undefined
          ? departmentHint(ficha)
          : undefined
      }
    />
  )
}
