'use client'

import { type ReactNode, useEffect, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SelectField } from '@/components/form/choice-fields'
import type { FieldProps } from '@/components/form/use-field'
import { Button } from '@/components/ui/button'
import { namedOptions, type Option } from '@/components/ui/options'
import type { LeidoEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

export type RutaCatalogo = Extract<RutaDeLectura, `/${string}/traerTodosSelect`>

type Props<T extends FieldValues, C, O> = Omit<FieldProps<T, C, O>, 'hint'> & {
  ruta: RutaCatalogo
  /** The record's present row, shown before the catalogue comes. */
  presente: readonly Option[]
  opciones?: (filas: LeidoEn<RutaCatalogo>) => readonly Option[]
  hint?: ReactNode
}

/** Reads its options when it is shown, and again on request. */
export function CatalogoSelect<T extends FieldValues, C, O>(props: Props<T, C, O>) {
  const { ruta, presente, opciones = namedOptions, ...field } = props
  const { estado, leer } = useLectura(ruta)
  useEffect(() => void leer({}), [leer])
  const options = useMemo(
    () => (estado.fase === 'lista' ? opciones(estado.datos) : presente),
    [estado, opciones, presente],
  )
  return (
    <div className="grid gap-2">
      <SelectField
        {...field}
        options={options}
        placeholder={estado.fase === 'lista' || estado.fase === 'falla' ? 'Elegir…' : 'Cargando…'}
      />
      {estado.fase === 'falla' && (
        <div role="alert" className="flex items-center gap-3 text-[0.8125rem] text-destructive-ink">
          No se pudieron cargar las opciones: {estado.falla.mensaje}
          <Button variant="outline" size="sm" onClick={() => void leer({})}>
            Reintentar
          </Button>
        </div>
      )}
    </div>
  )
}
