import { traerPagosPendientes } from '@/contract/pago'
import { type Centavos, sumMoney } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_MATRICULA, TIPO_PLAN } from '@/domain/estados'
import { readApi } from '@/lib/api/client'
import type { LeidoDe, Resultado } from '@/lib/api/result'
import { pendingOf } from '@/lib/tesoreria/pending-input'
import { isPropio } from '@/lib/api/servidor'

/** Another server's record does not tell the debt. */
const isUntold = async (): Promise<boolean> => !(await isPropio())

/** After so many milliseconds the screen does without the debt. */
const ESPERA = 5_000

/**
 * The sum of what is pending, for a server whose record does not tell the debt. Undefined when it is told there or
 * cannot be known.
 */
export async function pendingDeuda(matriculadoID: number): Promise<Centavos | undefined> {
  if (!(await isUntold())) return undefined
  return sumPending(await readApi(traerPagosPendientes, pendingOf(matriculadoID), { espera: ESPERA }))
}

type Parte = Partial<Pick<ReturnType<typeof pendingOf>, 'traerMatriculas' | 'traerConceptos' | 'traerPP'>>

/**
 * The part of the pending list that a screen shows, with the debt. If the head must sum it, the whole list is read
 * once, since it is an old server's slowest call.
 */
export async function readPending(matriculadoID: number, parte: Parte) {
  const resume = await isUntold()
  const entrada = { ...pendingOf(matriculadoID), ...(resume ? {} : parte) }
  const result = await readApi(traerPagosPendientes, entrada)
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

/** Undefined when any amount is missing: a sum of some is no debt. */
export function sumPending(result: Resultado<LeidoDe<typeof traerPagosPendientes>>): Centavos | undefined {
  if (!result.ok) return undefined
  const montos = result.datos.flatMap(({ monto }) => (monto === undefined ? [] : [monto]))
  return montos.length === result.datos.length ? sumMoney(montos) : undefined
}
