import type * as z from 'zod'
import type { Checked } from '@/components/form/lazy-resolver'

/** Checks values by a contract's forma, for a resolver that is loaded at the first check. */
export function checkForma<S extends z.ZodType>(forma: S, values: unknown): Checked<z.output<S>> {
  const result = forma.safeParse(values)
  return result.success
    ? { ok: true, values: result.data }
    : { ok: false, problems: result.error.issues.map(({ path, message }) => ({ path, message })) }
}
