import type { Fusion } from '@/components/form/merge'

/** What a merge brought, field by field: what somebody else changed, and where both did whose value stands. */
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
