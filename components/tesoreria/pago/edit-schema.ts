import type { Checked } from '@/components/form/lazy-resolver'
import { type Edicion, type Valores } from '@/components/tesoreria/pago/edit-values'
import { AMBOS } from '@/domain/cobertura'
import { actualizarDatosMatricula } from '@/contract/cargo-matricula'

/** Loaded at the first check, since the contract's schemas are not part of the page. */

/** The form has no ids; whoever saves puts the real one in. */
export function checkEdicion({ observaciones, ...values }: Valores): Checked<Edicion> {
  const problems = values.ampliacionFederacion && values.ampliacionFederacionExtendida ? [BOTH] : []
  const typed = { ...values, observaciones: observaciones.trim() || undefined, matriculaID: 1 }
  const result = actualizarDatosMatricula.entrada.forma.safeParse(typed)
  if (!result.success)
    problems.push(...result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })))
  return result.success && problems.length === 0 ? { ok: true, values: result.data } : { ok: false, problems }
}

const BOTH = { path: ['ampliacionFederacionExtendida'], message: AMBOS }
