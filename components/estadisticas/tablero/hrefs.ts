import { hrefWith } from '@/components/data-table/address'
import type { Situacion } from '@/domain/estadisticas'
import { rutas } from '@/lib/routes'

/** Where the listing report stands, and the names its filters have in the address. */
const LISTADO = '/listaDeUsuarios'
type FiltroDeListado = 'tipos' | 'cobertura'

export const listadoHref = (filtros: Readonly<Partial<Record<FiltroDeListado, string>>> = {}): string =>
  hrefWith({ path: LISTADO, params: {} }, filtros)

/** The charges behind a part of the first chart; `mes` is 'YYYY-MM'. */
export const cuotasHref = (mes: string, situacion: Situacion): string =>
  hrefWith({ path: rutas.cuotasDelMes(), params: {} }, { mes, situacion })
