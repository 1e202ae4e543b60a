import { type FilaPrecio, yearsOf } from '@/components/tesoreria/precio/precio-row'
import { ANIO_MAXIMO, ANIO_MINIMO, readPorcentaje, REDONDEOS } from '@/domain/precio'

/** A new year as the address asks for it, with the usual defaults. */
export interface PropuestaPedida {
  anio: number
  desde: number
  /** As it was typed; nothing is calculated while it is empty. */
  porcentaje: string
  redondeo: number
}

/** Undefined while there is no price at all. */
export function readPedido(
  params: Readonly<Record<string, string>>,
  precios: readonly FilaPrecio[],
): PropuestaPedida | undefined {
  const years = yearsOf(precios)
  const [last] = years
  if (last === undefined) return undefined
  const desde = years.find((year) => String(year) === params.desde) ?? last
  return {
    anio: readYear(params.anio) ?? desde + 1,
    desde,
    porcentaje: (params.porcentaje ?? '').slice(0, 20),
    redondeo: (REDONDEOS.find(({ centavos }) => String(centavos) === params.redondeo) ?? REDONDEOS[0])
      .centavos,
  }
}

function readYear(text: string | undefined): number | undefined {
  const year = text && /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= ANIO_MINIMO && year <= ANIO_MAXIMO ? year : undefined
}

/** Undefined while the percentage cannot be read. */
export function toPropuesta({ porcentaje, ...pedido }: PropuestaPedida) {
  const read = readPorcentaje(porcentaje)
  return read === null ? undefined : { ...pedido, porcentaje: read }
}
