import { testigo } from '@/components/llamada/testigo'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import type { Verdict } from '@/components/llamada/use-rereading'
import { monthsOf } from '@/components/tesoreria/pago/pending-months'
import { rutas } from '@/lib/routes'
import { pendingMonthsOf } from '@/lib/tesoreria/pending-input'

const DE_ANUAL = {
  que: 'el pago se registró',
  repetir: 'Repetir el pago',
  riesgo: 'el año se cobra dos veces',
  revisar: 'en la cuenta corriente',
}

/**
 * What is left of the year tells whether it was paid. `antes`: ids of its months that were pending before; undefined
 * where the API tells by itself what is left to pay.
 */
export const yearWitness = (
  matriculadoID: number,
  anio: number,
  antes: readonly number[] | undefined,
): ShowOutcome =>
  antes
    ? testigo('/pago/traerPagosPendientes', {
        entrada: pendingMonthsOf(matriculadoID),
        cuentaDe: matriculadoID,
        juzga: (pendientes) => said(whatIsLeft(antes, monthsOf(pendientes, anio)), matriculadoID),
        ...DE_ANUAL,
      })
    : testigo('/pago/simularPagoAnual', {
        entrada: { matriculadoID, anio },
        cuentaDe: matriculadoID,
        juzga: ({ meses }) => said(meses?.length === 0 ? 'hecho' : 'pendiente', matriculadoID),
        ...DE_ANUAL,
      })

/** Months that were pending tell: none is any more, or all still are. A year that showed none tells nothing. */
function whatIsLeft(antes: readonly number[], ahora: readonly { id?: number | undefined }[]): Verdict['fue'] {
  if (antes.length === 0) return 'dudoso'
  if (ahora.length === 0) return 'hecho'
  const left = new Set(ahora.map(({ id }) => id))
  return antes.every((id) => left.has(id)) ? 'pendiente' : 'dudoso'
}

const TEXTOS: Record<Verdict['fue'], string> = {
  hecho: 'El año quedó pagado. El recibo está en la cuenta corriente.',
  pendiente: 'El año sigue pendiente.',
  dudoso:
    'Con lo que está pendiente no alcanza para saberlo: mire la cuenta corriente antes de intentar de nuevo.',
}

const said = (fue: Verdict['fue'], matriculadoID: number): Verdict => ({
  fue,
  texto: TEXTOS[fue],
  enlace:
    fue === 'pendiente'
      ? undefined
      : { href: rutas.cuentaCorriente(matriculadoID), texto: 'Ver la cuenta corriente' },
})
