import type { Checked, Problem } from '@/components/form/lazy-resolver'
import { trimmed } from '@/components/form/trimmed'
import { isMedico, type Validos, type Valores } from '@/components/acceso/usuario/values'
import { actualizarDatos, crear, mayBeNamed, SIN_CLAVE, SIN_NOMBRE } from '@/contract/usuario'

/** Loaded at the first check, since the contract's schemas are not part of the page. */

export interface Previo {
  nuevo: boolean
  username?: string | null | undefined
  exigeClave: boolean
}

/** A blank password counts as none, which keeps the present one unless `exigeClave` is set. */
export function checkUser({ clave, ...values }: Valores, previo: Previo): Checked<Validos> {
  const forma = previo.nuevo ? crear.entrada.forma : actualizarDatos.entrada.forma
  const matricula = isMedico(values.rolID) ? values.matricula : undefined
  const typed = { ...trimmed(values), matricula, clave: clave || undefined }
  const result = forma.safeParse({ ...typed, id: NO_ID_YET })
  const problems: Problem[] = (result.error?.issues ?? []).map(({ path, message }) => ({ path, message }))
  const name = values.username
  if (name.trim() && !mayBeNamed(name, previo.username)) add(problems, 'username', SIN_NOMBRE)
  if (previo.exigeClave && !clave) add(problems, 'clave', SIN_CLAVE)
  return result.success && problems.length === 0 ? { ok: true, values: result.data } : { ok: false, problems }
}

/** Only one problem per field is told. */
function add(problems: Problem[], campo: keyof Valores, message: string): void {
  if (!problems.some(({ path }) => path[0] === campo)) problems.push({ path: [campo], message })
}

/** The form has no id; whoever saves puts the real one in. */
const NO_ID_YET = 1
