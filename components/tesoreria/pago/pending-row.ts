import type { FilaDe } from '@/contract/llamada'
import type { traerPagosPendientes } from '@/contract/pago'
import type { Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_NOMBRES, TIPO_PLAN } from '@/domain/estados'
import { type Mes, dayOf, formatInstante, formatMes, partsOf } from '@/domain/fechas'
import type { Leido } from '@/lib/api/result'

export type Leida = Leido<FilaDe<typeof traerPagosPendientes>>

/** A pending item whose texts are made on the server, so that little travels. */
export interface FilaPendiente {
  /** tipoPagoID and id together, since ids of the three kinds overlap. */
  clave: string
  id: number | undefined
  tipo: number | undefined
  tipoNombre: string
  nombre: string
  mes: string | undefined
  anio: number | undefined
  monto: Centavos | undefined
  creado: string | undefined
  /** The open online payment or debit round that holds it, in words. */
  tramite: string | undefined
  traba: string | undefined
  /** An instalment of a broken plan, which is an ordinary debt. */
  planRoto?: boolean | undefined
  /** What a short collection left of a charge: it has nothing to be edited. */
  resto?: boolean | undefined
}

/** `trabaPlanes`: why this person may not choose instalments of a plan. */
export function toFila(row: Leida, index: number, trabaPlanes: string | undefined): FilaPendiente {
  const { id, tipoPagoID: tipo, nombre, tipoPagoNombre, monto, fecha } = row
  const mes = periodOf(row)
  const tramite = row.enTramite
    ? `En trámite: ${row.enTramite.detalle ?? 'está en un pago en línea'}`
    : undefined
  return {
    clave: id === undefined ? `?-${index}` : `${tipo}-${id}`,
    id,
    tipo,
    tipoNombre: tipoPagoNombre || TIPO_NOMBRES[tipo as keyof typeof TIPO_NOMBRES] || '—',
    nombre: nombre ?? '',
    mes: mes && formatMes(mes),
    anio: mes?.anio,
    monto,
    creado: fecha ? formatInstante(fecha) : undefined,
    tramite,
    traba: tramite ?? problemOf(row, trabaPlanes),
    planRoto: row.planRoto,
    resto: row.resto,
  }
}

/** Type 1 has it in its date, the others in month and year. */
export function periodOf({ tipoPagoID, fecha, mes, anio }: Leida): Mes | undefined {
  if (tipoPagoID !== TIPO_CONCEPTO) return mes && anio ? { mes, anio } : undefined
  if (!fecha) return undefined
  const { mes: month, anio: year } = partsOf(dayOf(new Date(fecha)))
  return { mes: month, anio: year }
}

function problemOf(
  { id, tipoPagoID, monto, planRoto }: Leida,
  trabaPlanes: string | undefined,
): string | undefined {
  if (id === undefined || tipoPagoID === undefined || monto === undefined) return 'No se puede leer este ítem'
  return tipoPagoID === TIPO_PLAN && !planRoto ? trabaPlanes : undefined
}
