import { traerPagosPendientes } from '@/contract/pago'
import { type Centavos, sumMoney } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_MATRICULA, TIPO_PLAN } from '@/domain/estados'
import { leer } from '@/lib/api/cliente'
import type { LeidoDe, Resultado } from '@/lib/api/resultado'
import { pendientesDe } from '@/lib/tesoreria/pendientes-de'
import { isPropio } from '@/lib/api/servidor'

/** The debt is one figure of the head: longer than this the screen does without it, in milliseconds. */
const ESPERA = 5_000

/**
 * What a member owes where the server's record does not tell it (one of the spec alone): the sum of what is pending.
 * Undefined when it is told there, when this person may not see payments, or when it cannot be known.
 */
export async function pendingDebt(matriculadoID: number): Promise<Centavos | undefined> {
  if (await isPropio()) return undefined
  return sumPending(await leer(traerPagosPendientes, pendientesDe(matriculadoID), { espera: ESPERA }))
}

type Parte = Partial<Pick<ReturnType<typeof pendientesDe>, 'traerMatriculas' | 'traerConceptos' | 'traerPP'>>

/**
 * The part of the pending list that a screen shows, and what the head says is owed. Where the head has to sum it, all is
 * asked for, once: the list is the slowest call of an old server.
 */
export async function readPending(matriculadoID: number, parte: Parte) {
  const resume = !(await isPropio())
  const entrada = { ...pendientesDe(matriculadoID), ...(resume ? {} : parte) }
  const result = await leer(traerPagosPendientes, entrada)
  const lista = result.ok
    ? { ...result, datos: result.datos.filter(({ tipoPagoID }) => isIn(parte, tipoPagoID)) }
    : result
  return { entrada, lista, suma: Promise.resolve(resume ? sumPending(result) : undefined) }
}

const isIn = ({ traerMatriculas, traerConceptos, traerPP }: Parte, tipo: number | undefined): boolean =>
  !(
    (tipo === TIPO_MATRICULA && traerMatriculas === false) ||
    (tipo === TIPO_CONCEPTO && traerConceptos === false) ||
    (tipo === TIPO_PLAN && traerPP === false)
  )

/** Undefined for a list that was not read, or not to the last amount: a sum of some is no debt. */
export function sumPending(result: Resultado<LeidoDe<typeof traerPagosPendientes>>): Centavos | undefined {
  if (!result.ok) return undefined
  const montos = result.datos.flatMap(({ monto }) => (monto === undefined ? [] : [monto]))
  return montos.length === result.datos.length ? sumMoney(montos) : undefined
}
