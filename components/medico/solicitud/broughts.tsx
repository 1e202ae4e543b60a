'use client'

import { useEffect } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Requisito = NonNullable<LeidoEn<'/tipo_solicitud/traerTodos'>[number]['requisitos']>[number]
type Props<T extends FieldValues> = { form: UseFormReturn<T>; requisitos: readonly Requisito[] }

/** The papers that he brought, by their place; those of another kind are forgotten. */
export function Broughts<T extends FieldValues & { recibidos: readonly number[] }>({
  form: { control, setValue },
  requisitos,
}: Props<T>) {
  const name = 'recibidos' as Path<T>
  const marked = useWatch({ control, name }) as readonly number[]
  const set = (places: readonly number[]) =>
    setValue(name, places as PathValue<T, Path<T>>, { shouldDirty: true })
  useEffect(() => setValue(name, [] as unknown as PathValue<T, Path<T>>), [setValue, name])
  if (requisitos.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="label">Qué trajo (originales que se vieron)</legend>
      {requisitos.map(({ nombre, ayuda, obligatorio }, at) => (
        <label key={nombre} className="flex min-h-8 items-start gap-2 py-0.5 pointer-coarse:min-h-11">
          <Checkbox
            checked={marked.includes(at + 1)}
            onChange={({ target }) =>
              set(target.checked ? [...marked, at + 1] : marked.filter((place) => place !== at + 1))
            }
          />
          <span className="min-w-0 wrap-anywhere">
            {nombre}
            {!obligatorio && <span className="text-muted-foreground"> (si corresponde)</span>}
            {ayuda && <span className="block text-[0.8125rem] text-muted-foreground">{ayuda}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
