import { faultOfDia, type PagoDespues, sayPago } from '@/domain/fallecidos/asentar'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

interface DeQuien {
  dni: number | null
  matricula: number | null
  apellidoNombre: string
}

/** What a list of deaths says of somebody, as it was read. */
export interface LadoDeLista extends DeQuien {
  dia: Fecha | null
  otrosDias: Fecha[]
}

/** What the register said of him then. */
export interface LadoDeAqui extends DeQuien {
  estado: string
  desde: Fecha | null
  nacimiento: Fecha | null
}

/** 'Falleció el 20/11/2026'. */
export const sayDia = ({ dia }: Pick<LadoDeLista, 'dia'>): string =>
  dia === null ? 'Sin día' : `Falleció el ${formatFecha(dia)}`

/** 'ACTIVO desde el 01/03/2015'. */
export const sayEstado = ({ estado, desde }: Pick<LadoDeAqui, 'estado' | 'desde'>): string =>
  desde === null ? estado : `${estado} desde el ${formatFecha(desde)}`

/** What there is to look at before a row is decided, each in words. */
export function reparosOf(alla: LadoDeLista, aqui: LadoDeAqui, hoy: Fecha): string[] {
  const fault = faultOfDia(alla.dia, aqui, hoy)
  const [one] = alla.otrosDias
  return [
    ...(fault === undefined ? [] : [fault]),
    ...(one === undefined ? [] : [`La lista lo trae más de una vez: también dice el ${formatFecha(one)}.`]),
  ]
}

/** '12 filas de este Consejo en una lista de 5.000'. */
export const sayLeida = (cantidad: number, filas: number): string =>
  `${cantidad === 1 ? '1 fila es' : `${formatCount(cantidad)} filas son`} de este Consejo, de ${formatCount(filas)}`

/** Of an exported row: its payments after that day, who did them apart. */
export const sayPagos = (pagos: readonly PagoDespues[]): string =>
  pagos
    .map((pago) =>
      pago.deAlguien ? `Pagó después: ${sayPago(pago)}` : `Sin que nadie pague: ${sayPago(pago)}`,
    )
    .join('; ')
