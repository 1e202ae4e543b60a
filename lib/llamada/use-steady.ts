import { useMemo } from 'react'
import { fromJson, toJson } from '@/lib/exact-json'

/** The same object for as long as it says the same, so that an effect that names it runs once for each question. */
export function useSteady<E>(entrada: E): E {
  const text = toJson(entrada)
  return useMemo(() => fromJson(text) as E, [text])
}
