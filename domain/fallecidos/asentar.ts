import { type Centavos, formatMoney } from '@/domain/dinero'
import { type Fecha, formatFecha } from '@/domain/fechas'

/** What is known here of whoever a list gives as dead. */
interface Aqui {
  estado: string
  /** The first day of his open period. */
  desde: Fecha | null
  nacimiento: Fecha | null
}

/** Why a day cannot be that of a death as it stands, in words; undefined for one that can. */
export function faultOfDia(dia: Fecha | null, aqui: Aqui, hoy: Fecha): string | undefined {
  if (dia === null) return 'La lista no dice qué día falleció, o no se puede leer: está en la partida.'
  if (dia > hoy)
    return `El ${formatFecha(dia)} todavía no llegó: un fallecimiento no se asienta por adelantado.`
  const { estado, desde, nacimiento } = aqui
  if (nacimiento !== null && dia < nacimiento)
    return `Nació el ${formatFecha(nacimiento)}, después del ${formatFecha(dia)}: alguno de los dos días está mal.`
  return desde !== null && dia < desde
    ? `Está ${estado} desde el ${formatFecha(desde)}: se asienta con ese día o uno posterior.`
    : undefined
}

/** A payment that came in after somebody's death. */
export interface PagoDespues {
  fecha: Fecha
  monto: Centavos
  /** By what it was paid, in the words of its receipt. */
  medio: string
  recibo: number | null
  /** Somebody had to do it, so that it may have been him. */
  deAlguien: boolean
}

/** A bank debits and a credit is applied without anybody; all else somebody did, he or another, which nobody can tell. */
export const SIN_NADIE = ['debito', 'saldo'] as const

/** '$ 13.000,00 el 29/11/2026, Efectivo, recibo 120'. */
export const sayPago = ({ fecha, monto, medio, recibo }: PagoDespues): string =>
  `${formatMoney(monto)} el ${formatFecha(fecha)}, ${medio}${recibo === null ? '' : `, recibo ${recibo}`}`

/** Why a death is not written down unless somebody says that he looked at the certificate; undefined where none is in doubt. */
export function doubtOfMuerte(
  pagos: readonly PagoDespues[],
  dia: Fecha,
  posible: boolean,
): string | undefined {
  const pago = pagos.find(({ deAlguien }) => deAlguien)
  if (pago)
    return `Pagó ${sayPago(pago)}: después del ${formatFecha(dia)}. Si la partida de defunción lo confirma, marque que lo comprobó.`
  return posible
    ? 'El documento o el nombre de la lista es otro. Si la partida de defunción es de esta persona, marque que lo comprobó.'
    : undefined
}
