import { checkForma } from '@/components/form/check-forma'
import type { Checked } from '@/components/form/lazy-resolver'
import { cambiarSeguro, crearSeguro, darDeBaja } from '@/contract/federacion-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import { AMBOS } from '@/domain/cobertura'

type Alta = EntradaDe<typeof crearSeguro>
type Switches = { ampliacion: boolean; ampliacionExtendida: boolean }

/** Loaded at the first check. */
export function checkSeguro(values: Switches): Checked<Alta> {
  const checked = checkForma(crearSeguro.entrada.forma, values)
  if (!values.ampliacion || !values.ampliacionExtendida) return checked
  const both = { path: ['ampliacionExtendida'], message: AMBOS }
  return { ok: false, problems: checked.ok ? [both] : [...checked.problems, both] }
}
export const checkChange = (values: object) => checkForma(cambiarSeguro.entrada.forma, values)
export const checkEnd = (values: object) => checkForma(darDeBaja.entrada.forma, values)
