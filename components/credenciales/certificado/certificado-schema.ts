import { checkForma } from '@/components/form/check-forma'
import type { Checked } from '@/components/form/lazy-resolver'
import { trimmed } from '@/components/form/trimmed'
import { crear } from '@/contract/certificado-matriculado'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/certificado_matriculado/crear'>

const AL_REVES = { path: ['validezHasta'], message: 'La fecha Hasta no puede ser anterior a la fecha Desde' }

/** Loaded at the first check. The form has no member; whoever saves puts him in. */
export function checkCertificado(values: Record<string, unknown>): Checked<Entrada> {
  const read = checkForma(crear.entrada.forma, { ...trimmed(values), matriculadoID: 1 })
  if (!read.ok) return read
  const { validezDesde, validezHasta } = read.values
  return validezHasta !== undefined && validezHasta < validezDesde
    ? { ok: false, problems: [AL_REVES] }
    : read
}
