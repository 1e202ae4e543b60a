import type { NextRequest } from 'next/server'
import * as z from 'zod'
import { FILTROS_DEBITO, readDebitoFilters } from '@/components/debitos/adheridos/filters'
import { FILTROS_MOROSOS, readMorososFilters } from '@/components/avisos/moroso/filters'
import { FILTROS_PAPELES, readPapelesFilters } from '@/components/credenciales/emitidos/filters'
import { FILTROS_VENCIMIENTOS, readVencimientosFilters } from '@/components/avisos/vencimiento/filters'
import { FILTROS_CONTROL, readControlFilters } from '@/components/seguros/control/filters'
import { FILTROS_RECHAZOS, readRechazosFilters } from '@/components/debitos/rechazo/filters'
import { readMes } from '@/domain/cuota'
import { readQuery } from '@/components/data-table/query'
import { FILTROS_CUENTAS, readCuentasFilters } from '@/components/tesoreria/cuenta-corriente/balance-filters'
import { exportar } from '@/contract/auditoria'
import { traerPlanilla } from '@/contract/caja'
import { traerHistorial } from '@/contract/historial'
import { traerTodos } from '@/contract/matriculado'
import { traerCobros, traerFilas as traerFilasDeRendicion } from '@/contract/rendicion'
import { ensayar, traerFilas } from '@/contract/ronda'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { today } from '@/domain/fechas'
import type { Permiso } from '@/domain/roles'
import { walkAudit } from '@/lib/descarga/auditoria'
import { TODO_TIPO, walkAccount } from '@/lib/descarga/cuenta-corriente'
import { walkDebitos } from '@/lib/descarga/debitos'
import { walkFaltas } from '@/lib/descarga/control-cobertura'
import { walkCuentas } from '@/lib/descarga/cuentas-corrientes'
import { walkHistory } from '@/lib/descarga/historial'
import { walkMembers } from '@/lib/descarga/matriculados'
import { walkMorosos } from '@/lib/descarga/morosos'
import { walkSheet } from '@/lib/descarga/planilla-de-caja'
import { walkPapeles } from '@/lib/descarga/papeles'
import { walkCobros, walkRendicion } from '@/lib/descarga/rendiciones'
import { walkEnsayo, walkRonda } from '@/lib/descarga/rondas'
import { walkRechazos } from '@/lib/descarga/rechazos'
import { walkVencimientos } from '@/lib/descarga/vencimientos'
import type { Renglon } from '@/lib/descarga/renglon'
import { type Quien, refuse, streamTable } from '@/lib/descarga/respuesta'

export { proxyOther as HEAD } from '@/lib/api-proxy'

type Renglones = AsyncGenerator<Renglon, void>

interface Tabla {
  permiso: Permiso
  /** Its lines, or in words why what was asked for is none. */
  recorrer: (query: URLSearchParams, quien: Quien) => Renglones | string
}

/** Every table that can be had as a file; the filters are those of its screen. */
const TABLAS: Readonly<Record<string, Tabla>> = {
  matriculados: {
    permiso: 'padron.exportar',
    recorrer: (query, quien) =>
      withInput(traerTodos, query, ({ nombre, dni, matricula }) =>
        walkMembers(quien.leer, { nombre, dni, matricula }, quien.propio),
      ),
  },
  cuentasCorrientes: {
    permiso: 'cuentas.ver',
    recorrer: (query, { leer }) => {
      const read = readQuery(query, FILTROS_CUENTAS)
      return typeof read === 'string' ? read : walkCuentas(leer, readCuentasFilters(read))
    },
  },
  morosos: {
    permiso: 'morosos.ver',
    recorrer: (query, { leer }) => {
      const read = readQuery(query, FILTROS_MOROSOS)
      return typeof read === 'string' ? read : walkMorosos(leer, readMorososFilters(read))
    },
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
  papeles: {
    permiso: 'papeles.exportar',
    recorrer: (query, { leer }) => {
      const read = readQuery(query, FILTROS_PAPELES)
      if (typeof read === 'string') return read
      const matriculadoID = /^[1-9]\d{0,8}$/.test(read.params['matriculadoID'] ?? '')
        ? Number(read.params['matriculadoID'])
        : undefined
      return walkPapeles(leer, { ...readPapelesFilters(read), matriculadoID })
    },
  },
  vencimientos: {
    permiso: 'vencimientos.ver',
    recorrer: (query, { leer }) => {
      const read = readQuery(query, FILTROS_VENCIMIENTOS)
      return typeof read === 'string' ? read : walkVencimientos(leer, readVencimientosFilters(read))
    },
  },
  debitos: {
    permiso: 'debitos.ver',
    recorrer: (query, { leer }) => {
      const read = readQuery(query, FILTROS_DEBITO)
      return typeof read === 'string' ? read : walkDebitos(leer, readDebitoFilters(read))
    },
  },
  controlCobertura: {
    permiso: 'seguros.ver',
    recorrer: (query, { leer }) => {
      const read = readQuery(query, FILTROS_CONTROL)
      return typeof read === 'string' ? read : walkFaltas(leer, readControlFilters(read, today()))
    },
  },
  ensayoDeDebito: {
    permiso: 'debitos.rondas',
    recorrer: (query, { leer }) => {
      const mes = readMes(query.get('mes') ?? '')
      if (!mes) return 'Elija el mes'
      const asked = new URLSearchParams([...query].filter(([clave]) => clave !== 'mes'))
      for (const [clave, valor] of Object.entries(mes)) asked.append(clave, String(valor))
      return withInput(ensayar, asked, (filtros) => walkEnsayo(leer, filtros))
    },
  },
  debitosDeRonda: {
    permiso: 'debitos.rondas',
    recorrer: (query, { leer }) => withInput(traerFilas, query, (filtros) => walkRonda(leer, filtros)),
  },
  rendicion: {
    permiso: 'debitos.rondas',
    recorrer: (query, { leer }) =>
      withInput(traerFilasDeRendicion, query, (filtros) => walkRendicion(leer, filtros)),
  },
  cobrosPorResolver: {
    permiso: 'debitos.rondas',
    recorrer: (query, { leer }) => withInput(traerCobros, query, (filtros) => walkCobros(leer, filtros)),
  },
  rechazos: {
    permiso: 'debitos.rondas',
    recorrer: (query, { leer }) => {
      const read = readQuery(query, FILTROS_RECHAZOS)
      return typeof read === 'string' ? read : walkRechazos(leer, readRechazosFilters(read))
    },
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
