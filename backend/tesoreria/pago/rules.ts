import type { EntradaDe } from '@/contract/llamada'
import type { realizarPagoEfectivo } from '@/contract/pago'
import { refuse } from '@/backend/nucleo/rechazo'
import { MAX_CENTAVOS, formatMoney, centavos } from '@/domain/dinero'
import { ESTADOS, isTipoConCuota, type TipoConCuota } from '@/domain/estados'
import { addMonths, formatFecha, monthAt, monthNumber, partsOf, type Fecha, type Mes } from '@/domain/fechas'

const MONTHS_BACK = 12

type Pago = Pick<EntradaDe<typeof realizarPagoEfectivo>, 'lineas' | 'fechaPago'>

/** Checks a payment without its charges. Throws `Rechazo` with the field. */
export function checkPago(pago: Pago, hoy: Fecha): void {
  checkLineas(pago.lineas)
  if (pago.fechaPago > hoy) refuse('fechaPago', 'La fecha de pago no puede ser posterior a hoy')
  const oldest = addMonths(hoy, -MONTHS_BACK)
  if (pago.fechaPago < oldest) {
    refuse('fechaPago', `La fecha de pago no puede ser anterior al ${formatFecha(oldest)}`)
  }
}

/** Checks chosen charges before they are read. Throws `Rechazo`. */
export function checkLineas(lineas: EntradaDe<typeof realizarPagoEfectivo>['lineas']): void {
  const ids = new Set(lineas.map(({ id }) => id))
  if (ids.size < lineas.length) refuse('detallePagosJSON', 'Hay un pago repetido en la selección')
  const total = lineas.reduce((sum, { monto }) => sum + monto, 0n)
  if (total > MAX_CENTAVOS) {
    refuse('detallePagosJSON', `El total no puede superar ${formatMoney(centavos(MAX_CENTAVOS))}`)
  }
}

/** Undefined when it is left to be numbered. */
export function readNroRecibo(typed: string | undefined): number | undefined {
  const text = typed?.trim() ?? ''
  if (text === '') return undefined
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) {
    refuse('nroRecibo', 'El número de recibo lleva solo cifras, hasta 9')
  }
  return Number(text)
}

/** The chosen type, else the member's own. */
export function requireTipo(elegido: number | undefined, propio: number): TipoConCuota {
  const tipo = elegido ?? propio
  if (isTipoConCuota(tipo)) return tipo
  const message =
    elegido === undefined
      ? `El matriculado está ${stateName(propio)}: elija si la cuota es de ACTIVO, RESIDENTE o PASIVO`
      : 'Solo se generan cuotas de ACTIVO, RESIDENTE o PASIVO'
  return refuse('tipoMatriculaID', message)
}

export const stateName = (tipo: number): string =>
  tipo in ESTADOS ? ESTADOS[tipo as keyof typeof ESTADOS] : 'en otro estado'

/** The next months without a live charge, from this one on: gaps are filled first (decision 9). */
export function nextMonths(hoy: Fecha, cargados: readonly number[], cantidad: number): Mes[] {
  const taken = new Set(cargados)
  const months: Mes[] = []
  for (let number = monthNumber(partsOf(hoy)); months.length < cantidad; number++) {
    if (!taken.has(number)) months.push(monthAt(number))
  }
  return months
}

/** 'Falta el precio de la matrícula ACTIVO 2027', for each year without a price. */
export function missingPrices(tipo: TipoConCuota, anios: readonly number[]): string[] {
  return [...new Set(anios)].map((anio) => `Falta el precio de la matrícula ${ESTADOS[tipo]} ${anio}`)
}
