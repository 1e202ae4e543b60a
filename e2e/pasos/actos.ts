import { expect } from '@playwright/test'

/** What a task may cost in acts: one key, one chord, one click, or one text typed in one go (docs/convenciones.md). */
export const PRESUPUESTOS = {
  encontrar: 3,
  abrirPagos: 1,
  cobrarTresMeses: 12,
  cobrarDesdeLaLista: 7,
  corregirDomicilio: 20,
  registrarMatriculado: 36,
  certificado: 4,
  rendicion: 5,
  debitoDelMes: 12,
  cifrasDelMes: 2,
  anular: 4,
  plan: 4,
  carnetPropio: 1,
  importar: 8,
  importarPorPrimeraVez: 30,
} as const

/** Counts the acts of a task; `within` fails once they are more than it may cost. */
export function countActs(tarea: keyof typeof PRESUPUESTOS) {
  let acts = 0
  return {
    act: async <R>(does: () => Promise<R>): Promise<R> => {
      acts++
      return does()
    },
    within: () => expect(acts, `actos de '${tarea}'`).toBeLessThanOrEqual(PRESUPUESTOS[tarea]),
  }
}
