import { type FilaCuenta, isIngreso } from '@/lib/tesoreria/account-row'
import { testigo } from '@/components/llamada/testigo'
import type { TextosInciertos } from '@/components/llamada/unknown-outcome'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import type { Verdict } from '@/components/llamada/use-rereading'
import type { Item } from '@/components/tesoreria/pago/item-lines'
import { pendingOf } from '@/lib/tesoreria/pending-input'
import type { LeidoEn } from '@/lib/llamada/call-paths'

/** In an act's own words: each sentence begins where the screen's own ends. */
export interface TextosDeItems extends Omit<TextosInciertos, 'revisar'> {
  /** 'se cobraron, …': somebody else may have done it meanwhile */
  hecho: string
  /** Where the list does not show all that may have happened. */
  pendiente?: string
  /** 'cobrar' */
  verbo: string
  /** It brings money in: the account would show it. */
  cobra?: boolean
}

export const DE_PAGO: TextosDeItems = {
  que: 'el pago se registró',
  hecho:
    'se cobraron, con este pago o con otro. Busque el recibo en la cuenta corriente antes de entregar nada.',
  verbo: 'cobrar',
  repetir: 'Repetir el pago',
  riesgo: 'se cobra dos veces',
  cobra: true,
}

/** What takes items off the pending list: the list and the account tell, as far as they can. */
export const itemsWitness = (
  matriculadoID: number,
  filas: readonly Item[],
  textos: TextosDeItems,
): ShowOutcome =>
  testigo('/pago/traerPagosPendientes', {
    entrada: pendingOf(matriculadoID),
    cuentaDe: matriculadoID,
    juzga: (pendientes, movimientos) => judge(pendientes, movimientos, filas, textos),
    ...textos,
    revisar: 'en la lista de pendientes y en la cuenta corriente',
  })

/** The items sent are gone, all there, or some of each; an entry of today that is one of them contradicts the list. */
function judge(
  pendientes: LeidoEn<'/pago/traerPagosPendientes'>,
  movimientos: readonly FilaCuenta[],
  filas: readonly Item[],
  { hecho, pendiente = 'Los ítems siguen pendientes.', verbo, cobra }: TextosDeItems,
): Verdict {
  if (filas.length === 0)
    return {
      fue: 'dudoso',
      texto: `No se sabe qué ítems eran. Revise la lista y la cuenta corriente antes de ${verbo} de nuevo.`,
    }
  const claves = new Set(pendientes.map(({ tipoPagoID, id }) => `${tipoPagoID}-${id}`))
  const quedan = filas.filter(({ clave }) => claves.has(clave)).length
  if (quedan === 0) return { fue: 'hecho', texto: `Los ítems ya no están pendientes: ${hecho}` }
  if (quedan < filas.length)
    return {
      fue: 'dudoso',
      texto: `Siguen pendientes ${quedan} de ${filas.length} ítems. Cierre y revise la lista y la cuenta corriente antes de ${verbo} de nuevo.`,
    }
  if (cobra && movimientos.some((row) => isIngreso(row) && filas.some((fila) => isOf(fila, row))))
    return {
      fue: 'dudoso',
      texto: `Los ítems siguen pendientes, pero la cuenta corriente tiene hoy un ingreso igual. Aclárelo antes de ${verbo} de nuevo.`,
    }
  return { fue: 'pendiente', texto: pendiente }
}

const isOf = ({ nombre, monto }: Item, { concepto, ingreso }: FilaCuenta): boolean =>
  ingreso !== undefined && ingreso === monto && Boolean(nombre) && concepto?.includes(nombre ?? '') === true
