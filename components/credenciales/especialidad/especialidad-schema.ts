import { checkForma } from '@/components/form/check-forma'
import type { Checked } from '@/components/form/lazy-resolver'
import { trimmed } from '@/components/form/trimmed'
import { crear } from '@/contract/especialidad-matriculado'
import { faultsOfDates, type Revalidada } from '@/domain/especialidad'
import type { Fecha } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/especialidad_matriculado/crear'>

/** Loaded at the first check. The form has no member; whoever saves puts him in. */
export const checkEspecialidad =
  (hoy: Fecha, anterior: Revalidada | undefined) =>
  (values: object): Checked<Entrada> => {
    const read = checkForma(crear.entrada.forma, {
      ...trimmed(values),
      matriculadoID: 1,
      esReval: anterior !== undefined,
    })
    if (!read.ok) return read
    const faults = Object.entries(faultsOfDates(read.values, hoy, anterior))
    return faults.length === 0
      ? read
      : { ok: false, problems: faults.map(([name, message]) => ({ path: [name], message })) }
  }
