'use client'

import { useEffect, useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { catalogueOf, departmentHint, optionsOf, presentOption } from '@/components/ficha/catalogue'
import type { EditValues } from '@/components/ficha/typed-field'
import type { Ficha } from '@/components/ficha/field-value'
import { SelectField } from '@/components/form/choice-fields'
import { Button } from '@/components/ui/button'
import type { RutaCampo } from '@/domain/campos-ficha'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = { control: Control<EditValues>; ficha: Ficha; campo: RutaCampo; label: string }

export function CatalogueEditor({ control, ficha, campo, label }: Props) {
  const { estado, leer } = useLectura(catalogueOf(campo))
  useEffect(() => void leer({}), [leer])
  const options = useMemo(
    () =>
      estado.fase === 'lista'
        ? optionsOf(estado.datos, ficha.datosPersonales?.provincia?.id)
        : presentOption(ficha, campo),
    [estado, ficha, campo],
  )
  return (
    <div className="grid gap-2">
      <SelectField
        control={control}
        name="valor"
        label={label}
        options={options}
        hint={campo === 'matriculado.datospersonales.provincia' ? departmentHint(ficha) : undefined}
        placeholder={estado.fase === 'lista' || estado.fase === 'falla' ? 'Elegir…' : 'Cargando…'}
      />
      {estado.fase === 'falla' && (
        <div role="alert" className="flex items-center gap-3 text-[0.8125rem] text-danger-ink">
          No se pudieron cargar las opciones: {estado.falla.mensaje}
          <Button size="sm" onClick={() => void leer({})}>
            Reintentar
          </Button>
        </div>
      )}
    </div>
  )
}
