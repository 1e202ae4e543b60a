import type { NextRequest } from 'next/server'
import * as z from 'zod'
import type { Filter } from '@/components/data-table/filter-form'
import { readQuery } from '@/components/data-table/query'
import { exportar } from '@/contract/auditoria'
import { traerPlanilla } from '@/contract/caja'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { ordenOf } from '@/contract/catalogo/orden'
import { traerHistorial } from '@/contract/historial'
import { camposPara, readFiltros } from '@/contract/listas/declaracion'
import { traerTodos } from '@/contract/matriculado'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import { exportar as exportarFallecidos } from '@/contract/fallecidos'
import { exportarAvisos } from '@/contract/refeps'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { findOrden, type Ordenable, type OrdenDe } from '@/domain/orden'
import type { Permiso } from '@/domain/roles'
import { walkAudit } from '@/lib/descarga/auditoria'
import { TODO_TIPO, walkAccount } from '@/lib/descarga/cuenta-corriente'
import { walkAvisos } from '@/lib/descarga/avisos-refeps'
import { walkCatalogue } from '@/lib/descarga/catalogos'
import { walkFallecidos } from '@/lib/descarga/fallecidos'
import { walkRefused } from '@/lib/descarga/errores-de-importacion'
import { walkHistory } from '@/lib/descarga/historial'
import { walkMembers } from '@/lib/descarga/matriculados'
import { walkSheet } from '@/lib/descarga/planilla-de-caja'
import { PLANILLAS } from '@/lib/descarga/listados'
import { walkSeleccion } from '@/lib/descarga/seleccion'
import type { Renglon } from '@/lib/descarga/renglon'
import { type Quien, refuse, streamTable } from '@/lib/descarga/respuesta'

export { proxyOther as HEAD } from '@/lib/api-proxy'

type Renglones = AsyncGenerator<Renglon, void>

interface Tabla {
  permiso: Permiso
  /** Its lines, or in words why what was asked for is none. */
  recorrer: (query: URLSearchParams, quien: Quien) => Renglones | string
}

const NOUNS = Object.keys(CATALOGOS) as NounCatalogo[]

/** A declared list's table asks what its screen asks; one inside of a screen what its call does. */
const deListado = ({ listado, traerTodos, recorrer }: (typeof PLANILLAS)[number]): [string, Tabla] => {
  const { clave, acceso, exporta, orden } = listado.declaracion
  return [
    clave,
    {
      permiso: exporta ?? acceso,
      recorrer: (query, { leer }) =>
        traerTodos && orden.por.length === 0
          ? withInput(traerTodos, query, (entrada) => recorrer(leer, entrada as Record<string, unknown>))
          : withFilters(query, camposPara(listado, Object.fromEntries(query)), orden, ({ params }, pedido) =>
              recorrer(leer, { ...readFiltros(listado, params), orden: pedido }),
            ),
    },
  ]
}

/** Every table that can be had as a file; the filters are those of its screen. */
const TABLAS: Readonly<Record<string, Tabla>> = {
  ...Object.fromEntries(PLANILLAS.map(deListado)),
  matriculados: {
    permiso: 'padron.exportar',
    recorrer: (query, quien) =>
      withInput(traerTodos, query, ({ nombre, dni, matricula, campos, orden }) =>
        walkMembers(quien.leer, { nombre, dni, matricula, campos, orden }, quien.propio),
      ),
  },
  auditoria: {
    permiso: 'auditoria.ver',
    recorrer: (query, quien) => withInput(exportar, query, (filtros) => walkAudit(filtros, quien)),
  },
  historial: {
    permiso: 'historial.ver',
    recorrer: (query, { leer }) => withInput(traerHistorial, query, (entrada) => walkHistory(leer, entrada)),
  },
  cuentaCorriente: {
    permiso: 'cuenta.descargar',
    recorrer: (query, { leer }) =>
      withInput(traerCuentaCorriente, new URLSearchParams([...query, ...TODO_TIPO]), (entrada) =>
        walkAccount(leer, entrada),
      ),
  },
  catalogo: {
    permiso: 'catalogos.administrar',
    recorrer: (query, { leer }) => {
      const noun = NOUNS.find((one) => one === query.get('noun'))
      if (!noun) return ERROR_DATOS
      return withFilters(query, [], ordenOf(CATALOGOS[noun]), ({ params }, orden) =>
        walkCatalogue(leer, noun, { buscar: params['buscar']?.slice(0, 100), orden }),
      )
    },
  },
  seleccion: {
    permiso: 'padron.exportar',
    recorrer: (query, { leer }) => {
      const seleccionID = query.get('seleccionID') ?? ''
      return /^[1-9]\d{0,8}$/.test(seleccionID) ? walkSeleccion(leer, Number(seleccionID)) : ERROR_DATOS
    },
  },
  erroresDeImportacion: {
    permiso: 'importar.padron',
    recorrer: (query, { leer }) => {
      const importacionID = query.get('importacionID') ?? ''
      return /^[1-9]\d{0,8}$/.test(importacionID)
        ? walkRefused(leer, Number(importacionID), query.get('hoja') ?? '')
        : ERROR_DATOS
    },
  },
  avisosRefeps: {
    permiso: 'padron.exportar',
    recorrer: (query, { leer }) => withInput(exportarAvisos, query, (entrada) => walkAvisos(leer, entrada)),
  },
  fallecidos: {
    permiso: 'padron.exportar',
    recorrer: (query, { leer }) =>
      withInput(exportarFallecidos, query, (entrada) => walkFallecidos(leer, entrada)),
  },
  planillaDeCaja: {
    permiso: 'caja.ver',
    recorrer: (query, { leer }) => withInput(traerPlanilla, query, (entrada) => walkSheet(leer, entrada)),
  },
}

/** A table as lines: lib/descarga/respuesta. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ tabla: string }> },
): Promise<Response> {
  const { tabla } = await params
  const found = Object.hasOwn(TABLAS, tabla) ? TABLAS[tabla] : undefined
  if (!found) return refuse(404, { tipo: 'rechazo', mensaje: ERROR_DATOS })
  return streamTable(request, found.permiso, (quien) => found.recorrer(request.nextUrl.searchParams, quien))
}

/** What a call is asked with, as an address says it. */
function withInput<E>(
  { entrada }: { entrada: { cable: z.ZodType<E> } },
  query: URLSearchParams,
  walk: (entrada: E) => Renglones,
): Renglones | string {
  const asked = Object.fromEntries(query)
  if (Object.keys(asked).length < [...query].length) return 'Parámetro repetido'
  const read = z.safeDecode(entrada.cable, asked)
  return read.success ? walk(read.data) : (read.error.issues[0]?.message ?? ERROR_DATOS)
}

/** A list's own filters and order, as its address says them. */
function withFilters<C extends string>(
  query: URLSearchParams,
  filters: readonly Filter[],
  ordenes: Ordenable<C>,
  walk: (read: Exclude<ReturnType<typeof readQuery>, string>, orden: OrdenDe<C> | undefined) => Renglones,
): Renglones | string {
  const read = readQuery(query, filters)
  if (typeof read === 'string') return read
  const { orden } = read.params
  const found = findOrden(ordenes, orden)
  return orden && !found ? 'Orden desconocido' : walk(read, found)
}
