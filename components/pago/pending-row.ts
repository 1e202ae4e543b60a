import type { FilaDe } from '@/contract/llamada'
import type { traerPagosPendientes } from '@/contract/pago'
import type { Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_NOMBRES, TIPO_PLAN } from '@/domain/estados'
import { type Mes, dayOf, formatInstante, formatMes, partsOf } from '@/domain/fechas'
import type { Leido } from '@/lib/api/resultado'

export type Leida = Leido<FilaDe<typeof traerPagosPendientes>>

/** A pending item as the screen shows it: texts are made on the server, so that little travels and nothing is reckoned twice. */
export interface FilaPendiente {
  /** tipoPagoID and id together: the ids of the three kinds overlap (D9). */
  clave: string
  id: number | undefined
  tipo: number | undefined
  tipoNombre: string
  nombre: string
  mes: string | undefined
  monto: Centavos | undefined
  creado: string | undefined
  /** Why it cannot be chosen. */
  traba: string | undefined
}

/** `puedePlanes`: only personaID 1 may choose instalments of a plan (S2 6). */
export function toFila(row: Leida, index: number, puedePlanes: boolean): FilaPendiente {
  const { id, tipoPagoID: tipo, nombre, tipoPagoNombre, monto, fecha } = row
  const mes = periodOf(row)
  return {
    clave: id === undefined ? `?-${index}` : `${tipo}-${id}`,
    id,
    tipo,
    tipoNombre: tipoPagoNombre || TIPO_NOMBRES[tipo as keyof typeof TIPO_NOMBRES] || '—',
    nombre: nombre ?? '',
    mes: mes && formatMes(mes),
    monto,
    creado: fecha ? formatInstante(fecha) : undefined,
    traba: problemOf(row, puedePlanes),
  }
}

/** S2 2: derived from the date for type 1, otherwise from the month and year fields. */
export function periodOf({ tipoPagoID, fecha, mes, anio }: Leida): Mes | undefined {
  if (tipoPagoID !== TIPO_CONCEPTO) return mes && anio ? { mes, anio } : undefined
  if (!fecha) return undefined
  const { mes: month, anio: year } = partsOf(dayOf(new Date(fecha)))
  return { mes: month, anio: year }
}

function problemOf({ id, tipoPagoID, monto, enTramite }: Leida, puedePlanes: boolean): string | undefined {
  if (id === undefined || tipoPagoID === undefined || monto === undefined) return 'No se puede leer este ítem'
  if (enTramite?.detalle) return `En trámite: ${enTramite.detalle}`
  return tipoPagoID === TIPO_PLAN && !puedePlanes ? 'Usted no puede elegir cuotas de un plan' : undefined
}
