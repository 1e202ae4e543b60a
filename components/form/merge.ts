import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { sameValue } from '@/components/form/form-draft'

export interface Fusion<V> {
  /** One's own changed fields, and all others as they stand now. */
  valores: V
  /** Fields that only somebody else changed. */
  ajenos: (keyof V & string)[]
  /** Fields that both changed differently: a person decides. */
  ambos: (keyof V & string)[]
}

/** Merges what was typed on `antes` with what stands now, field by field. */
export function mergeEdits<V extends FieldValues>(
  antes: Partial<V>,
  ahora: Partial<V>,
  tipeados: V,
): Fusion<V> {
  const valores: V = { ...tipeados }
  const [ajenos, ambos]: [Fusion<V>['ajenos'], Fusion<V>['ambos']] = [[], []]
  for (const key of Object.keys(tipeados) as (keyof V & string)[]) {
    if (same(ahora[key], antes[key])) continue
    if (same(tipeados[key], antes[key])) {
      valores[key] = ahora[key] as V[typeof key]
      ajenos.push(key)
    } else if (!same(tipeados[key], ahora[key])) ambos.push(key)
  }
  return { valores, ajenos, ambos }
}

/** An empty text is no value. */
const same = (a: unknown, b: unknown): boolean => sameValue(a === '' ? null : a, b === '' ? null : b)

/** Untouched fields show what stands now; typed ones stay unsaved. */
export function mergeIntoForm<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  ahora: V,
): Fusion<V> {
  const antes = form.formState.defaultValues as Partial<V> | undefined
  const fusion = mergeEdits<V>(antes ?? {}, ahora, form.getValues())
  form.reset(ahora)
  for (const key of Object.keys(fusion.valores))
    if (!same(fusion.valores[key], ahora[key]))
      form.setValue(key as FieldPath<V>, fusion.valores[key] as PathValue<V, FieldPath<V>>, {
        shouldDirty: true,
      })
  return fusion
}

/** Takes what stands now in these fields. */
export function takeTheirs<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  ahora: V,
  campos: readonly string[],
): void {
  for (const campo of campos) {
    const name = campo as FieldPath<V>
    form.setValue(name, ahora[campo] as PathValue<V, FieldPath<V>>, { shouldDirty: true })
    form.clearErrors(name)
  }
}
