import type { Item } from '@/components/tesoreria/pago/item-lines'
import { periodOf, toFila } from '@/components/tesoreria/pago/pending-row'
import { pendingOf } from '@/lib/tesoreria/pending-input'
import { TIPO_PLAN } from '@/domain/estados'
import { dayOf, formatMes, monthNumber, partsOf, today } from '@/domain/fechas'
import type { Resultado } from '@/lib/api/result'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { leaveForLogin } from '@/lib/llamada/ended-session'

/** Oldest first, with what is so old and stays. */
export interface DeudaVieja {
  filas: readonly Item[]
  aparte: string | undefined
  /** The server was not asked which it is: it looks so. */
  estimada: boolean
}

type Pregunta = { matriculadoID: number; anios: number }

/**
 * Asks our own server. What another one takes for old is its own to say: the pending list shows what looks so, and an
 * empty answer hinders nobody from asking it. Undefined when the session is over.
 */
export async function readOldDeuda({
  matriculadoID,
  anios,
}: Pregunta): Promise<DeudaVieja | { error: string } | undefined> {
  const senal = new AbortController().signal
  const simulada = await fetchRead('/pago/simularEliminarDeuda', { matriculadoID }, { senal })
  const estimada = !simulada.ok && simulada.ausente === true
  const read: Resultado<DeudaVieja> = estimada
    ? reckoned(await fetchRead('/pago/traerPagosPendientes', pendingOf(matriculadoID), { senal }), anios)
    : told(simulada)
  if (read.ok) return read.datos
  if (read.tipo !== 'sesion')
    return estimada
      ? { filas: [], aparte: `Lo pendiente no se pudo leer: ${read.mensaje}`, estimada }
      : { error: read.mensaje }
  leaveForLogin()
  return undefined
}

function told(result: Resultado<LeidoEn<'/pago/simularEliminarDeuda'>>): Resultado<DeudaVieja> {
  if (!result.ok) return result
  const { cargos = [], enPlan = 0, enTramite = 0 } = result.datos
  const filas = cargos.map(({ id, tipoPagoID, nombre, anio, mes, monto }) => ({
    clave: `${tipoPagoID}-${id}`,
    nombre: nombre ?? '',
    mes: anio && mes ? formatMes({ anio, mes }) : undefined,
    monto,
  }))
  return { ...result, datos: { filas, aparte: kept(enPlan, enTramite), estimada: false } }
}

/** 'Quedan 2 en un plan de pagos y 1 en trámite.' */
function kept(enPlan: number, enTramite: number): string | undefined {
  const parts = [
    ...(enPlan > 0 ? [`${enPlan} en un plan de pagos`] : []),
    ...(enTramite > 0 ? [`${enTramite} en trámite`] : []),
  ]
  return parts.length > 0 ? `No se tocan: ${parts.join(' y ')}.` : undefined
}

function reckoned(
  result: Resultado<LeidoEn<'/pago/traerPagosPendientes'>>,
  anios: number,
): Resultado<DeudaVieja> {
  if (!result.ok) return result
  const limit = monthNumber(partsOf(today())) - anios * 12
  const old = result.datos.filter((row) => {
    const mes = periodOf(row) ?? (row.fecha ? partsOf(dayOf(new Date(row.fecha))) : undefined)
    return row.tipoPagoID !== TIPO_PLAN && mes !== undefined && monthNumber(mes) < limit
  })
  return {
    ...result,
    datos: {
      filas: old.map((row, index) => toFila(row, index, undefined)),
      aparte: undefined,
      estimada: true,
    },
  }
}
