import { traerPagosPendientes } from '@/contract/pago'
import { type Centavos, sumMoney } from '@/domain/dinero'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import type { LeidoDe, Resultado } from '@/lib/api/resultado'
import { pendientesDe } from '@/components/pago/pendientes-de'

/** The debt is one figure of the head: longer than this the screen does without it, in milliseconds. */
const ESPERA = 5_000

/**
 * What a member owes where the server's record does not tell it (`saldos` unannounced): the sum of what is pending.
 * Undefined when it is told there, when this person may not see payments, or when it cannot be known.
 */
export async function pendingDebt(matriculadoID: number): Promise<Centavos | undefined> {
  if ((await capacidades()).has('saldos')) return undefined
  return sumPending(await leer(traerPagosPendientes, pendientesDe(matriculadoID), { espera: ESPERA }))
}

/** Undefined for a list that was not read, or not to the last amount: a sum of some is no debt. */
export function sumPending(result: Resultado<LeidoDe<typeof traerPagosPendientes>>): Centavos | undefined {
  if (!result.ok) return undefined
  const montos = result.datos.flatMap(({ monto }) => (monto === undefined ? [] : [monto]))
  return montos.length === result.datos.length ? sumMoney(montos) : undefined
}
