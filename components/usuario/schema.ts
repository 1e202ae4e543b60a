import type { Checked } from '@/components/form/lazy-resolver'
import { isMedico, type Validos, type Valores } from '@/components/usuario/values'
import { actualizarDatos, crear } from '@/contract/usuario'

/** Loaded when the form is first checked: the contract's schemas are not part of the page (D2). */

/** A blank password is none: it keeps the present one where `exigeClave` is not set. Nothing else of it is touched. */
export function checkUser({ clave, ...values }: Valores, exigeClave: boolean): Checked<Validos> {
  const forma = exigeClave ? crear.entrada.forma : actualizarDatos.entrada.forma
  const matricula = isMedico(values.rolID) ? values.matricula : undefined
  const typed = { ...clean(values), matricula, clave: clave || undefined }
  const result = forma.safeParse({ ...typed, id: NO_ID_YET })
  if (result.success) return { ok: true, values: result.data }
  return { ok: false, problems: result.error.issues.map(({ path, message }) => ({ path, message })) }
}

/** The form has none; whoever saves puts the real one in its place. */
const NO_ID_YET = 1

const clean = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || undefined : (value as unknown),
    ]),
  )
