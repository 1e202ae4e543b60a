import {
  offerFormas,
  type Opciones,
  type ListadoPedido,
  type Varios,
} from '@/components/padron/listado/filters'
import { especialidad, formaPago, practica, provincia, tipoMatricula } from '@/contract/catalogo/seleccion'
import { listadoMatriculados } from '@/contract/listado'
import { ESTADOS } from '@/domain/estados'
import { FILAS_POR_PAGINA } from '@/domain/listado'
import { readApi } from '@/lib/api/client'
import { type NumeroDePagina, readListPage } from '@/lib/api/list-reading'

/** A page of the report. Another server answers every row, of which the page is cut. */
export function readListado(pedido: ListadoPedido, pagina: NumeroDePagina, propio: boolean) {
  let entera: ReturnType<typeof readAll> | undefined
  const readAll = () => readApi(listadoMatriculados, pedido)
  return readListPage(
    listadoMatriculados.ruta,
    pagina,
    async (page) => {
      if (propio) return readApi(listadoMatriculados, { ...pedido, pagina: page })
      const result = await (entera ??= readAll())
      if (!result.ok) return result
      const desde = (page - 1) * FILAS_POR_PAGINA
      return {
        ...result,
        datos: result.datos.slice(desde, desde + FILAS_POR_PAGINA),
        total: result.datos.length,
      }
    },
    FILAS_POR_PAGINA,
  )
}

const CATALOGOS = {
  tipos: tipoMatricula,
  formas: formaPago,
  provincias: provincia,
  especialidades: especialidad,
  practicas: practica,
} as const

/** The names of what the address chooses; a list that could not be read is left out, and its rows go by number. */
export async function readChosen(params: Readonly<Record<string, string | undefined>>): Promise<Opciones> {
  const leidas = await Promise.all(
    (Object.keys(CATALOGOS) as Varios[]).map(async (name) => {
      const options = !params[name] ? knownOf(name) : await readOptions(name)
      return options ? [[name, options] as const] : []
    }),
  )
  return Object.fromEntries(leidas.flat())
}

/** The states have the specification's names where nobody chose others. */
const knownOf = (name: Varios) =>
  name === 'tipos' ? Object.entries(ESTADOS).map(([id, nombre]) => ({ id, nombre })) : undefined

async function readOptions(name: Varios) {
  const result = await readApi(CATALOGOS[name], {})
  if (!result.ok) return undefined
  const options = result.datos.flatMap(({ id, nombre }) =>
    id === undefined ? [] : [{ id: String(id), nombre: nombre || `Sin nombre (${id})` }],
  )
  return name === 'formas' ? offerFormas(options) : options
}
