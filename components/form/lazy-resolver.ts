import { type FieldErrors, type FieldValues, type Resolver, get, set } from 'react-hook-form'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'

export type Problem = { path: readonly PropertyKey[]; message: string }
export type Checked<O> = { ok: true; values: O } | { ok: false; problems: readonly Problem[] }

/** Validates with the contract's schema, which `load` imports on first use. Each field keeps its first error. */
export function lazyResolver<T extends FieldValues, O extends FieldValues>(
  load: () => Promise<(values: T) => Checked<O>>,
): Resolver<T, unknown, O> {
  return async (values, _context, { fields }) => {
    const check = await load().catch(() => null)
    const errors: FieldErrors<T> = {}
    if (!check) {
      set(errors, 'root', { type: 'load', message: SIN_RESPUESTA })
      return { values: {}, errors }
    }
    const result = check(values)
    if (result.ok) return { values: result.values, errors: {} }
    for (const { path, message } of result.problems) {
      const name = path.join('.')
      if (get(errors, name)) continue
      const field: unknown = get(fields, name)
      set(errors, name, { type: 'schema', message, ref: refOf(field) })
    }
    return { values: {}, errors }
  }
}

/** What FormErrors focuses. */
const refOf = (field: unknown): unknown =>
  typeof field === 'object' && field !== null ? Reflect.get(field, 'ref') : undefined
