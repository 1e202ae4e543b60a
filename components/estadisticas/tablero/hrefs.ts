import { hrefWith } from '@/components/data-table/address'
import { textOfMes } from '@/domain/cuota'
import type { Situacion } from '@/domain/estadisticas'
import { INGRESO } from '@/domain/medio-de-ingreso'
import { endOfMonth, type Mes } from '@/domain/fechas'
import { medioDeIngreso } from '@/domain/recibo'
import { rutas } from '@/lib/routes'

/** Where the listing report stands, and the names its filters have in the address. */
const LISTADO = '/listaDeUsuarios'
type FiltroDeListado = 'tipos' | 'cobertura'

export const listadoHref = (filtros: Readonly<Partial<Record<FiltroDeListado, string>>> = {}): string =>
  hrefWith({ path: LISTADO, params: {} }, filtros)

/** The charges behind a part of the first chart; `mes` is 'YYYY-MM'. */
export const cuotasHref = (mes: string, situacion: Situacion): string =>
  hrefWith({ path: rutas.cuotasDelMes(), params: {} }, { mes, situacion })

/** The first and last day of a month, as the filters of receipts take them. */
function daysOfMonth(mes: Mes) {
  const desde = `${textOfMes(mes)}-01`
  return { desde, hasta: endOfMonth(desde) }
}

export const recibosDelMesHref = (mes: Mes): string =>
  hrefWith({ path: rutas.recibos(), params: {} }, daysOfMonth(mes))

/** The receipts behind a month's income by a means; undefined where no filter finds them all. */
export function recibosHref(mes: Mes, ingreso: number): string | undefined {
  const dias = daysOfMonth(mes)
  const medio = medioDeIngreso(ingreso)
  if (ingreso === INGRESO.devuelto)
    return hrefWith({ path: rutas.recibos(), params: {} }, { ...dias, estado: 'devuelto' })
  return medio && hrefWith({ path: rutas.recibos(), params: {} }, { ...dias, medio })
}
