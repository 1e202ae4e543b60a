import type { Fusion } from '@/components/form/merge'

/** Tells what somebody else changed, and whose value stands where both did. */
export const describeFusion = <V extends object>(
  { ajenos, ambos }: Fusion<V>,
  ahora: V,
  etiquetas: Readonly<Record<keyof V & string, string>>,
  wordOf: (key: keyof V & string, value: unknown) => string,
): string[] => [
  ...ajenos.map((key) => `${etiquetas[key]}: ahora dice «${wordOf(key, ahora[key])}»`),
  ...ambos.map(
    (key) => `${etiquetas[key]}: ahora dice «${wordOf(key, ahora[key])}»; queda lo que usted escribió`,
  ),
]
