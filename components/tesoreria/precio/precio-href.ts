import { concepto } from '@/contract/catalogo/concepto'
import { readMes, textOfMes, VARIANTES } from '@/domain/cuota'
import { isTipoConCuota, type TipoConCuota } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'
import { TIPO_PRECIO } from '@/domain/precio'

/** What a new price's form begins with, and the month that waits for it. */
export interface Comienzo {
  anio?: number | undefined
  tipoMatriculaID?: TipoConCuota | undefined
  variante?: number | undefined
  mes?: Mes | undefined
}

/** The concepts' own address, with a mark that it is a price. */
export function precioFormHref({ anio, tipoMatriculaID, variante, mes }: Comienzo): string {
  const query = new URLSearchParams({ tipo: String(TIPO_PRECIO) })
  const rest = { anio, tipoMatriculaID, variante, mes: mes && textOfMes(mes) }
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value))
  return `${concepto.crear}?${query.toString()}`
}

/** Undefined when the address asks for no price. Unreadable parts are left for the person. */
export function readPrecioStart(params: Readonly<Record<string, string>>): Comienzo | undefined {
  if (params.tipo !== String(TIPO_PRECIO)) return undefined
  const [anio, tipo, variante] = [params.anio, params.tipoMatriculaID, params.variante].map((text) =>
    text && /^\d{1,4}$/.test(text) ? Number(text) : undefined,
  )
  return {
    anio,
    tipoMatriculaID: isTipoConCuota(tipo) ? tipo : undefined,
    variante: variante !== undefined && variante < VARIANTES.length ? variante : undefined,
    mes: readMes(params.mes ?? '') ?? undefined,
  }
}
