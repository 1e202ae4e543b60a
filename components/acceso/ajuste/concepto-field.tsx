'use client'

import { useCallback, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/form/use-field'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import type { Option } from '@/components/ui/options'
import type { LeidoEn } from '@/lib/llamada/call-paths'

/** One of the concepts, or whichever has the name. */
export function ConceptoField<T extends FieldValues, C, O>({
  nombre,
  ...field
}: FieldProps<T, C, O> & { nombre: string }) {
  const named = useMemo<Option[]>(() => [{ id: 0, nombre: `El que se llama «${nombre}»` }], [nombre])
  const opciones = useCallback(
    (filas: LeidoEn<'/concepto/traerTodosSelect'>) => [
      ...named,
      ...filas.flatMap(({ id, nombre }) => (id === undefined || !nombre ? [] : [{ id, nombre }])),
    ],
    [named],
  )
  return <CatalogoSelect {...field} ruta="/concepto/traerTodosSelect" presente={named} opciones={opciones} />
}
