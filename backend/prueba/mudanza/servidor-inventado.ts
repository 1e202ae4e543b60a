import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ESTADOS, FORMAS_PAGO } from '@/domain/estados'
import { today } from '@/domain/fechas'

/** What the invented council knows of a member, free to be changed. */
export interface MedicoInventado {
  id: number
  nombre: string
  tipo: number
  /** 1, in cash; 4, by bank debit. */
  forma: number
  telefono: string
  /** Told by his record alone. */
  domicilio: string
  /** Pesos that he owes of each month of 2026, oldest first. */
  debe: number[]
  /** Receipts of today. */
  cobros: { nro: number; monto: number }[]
  /** Rows of his account of which no list tells. */
  ajustes: { monto: number }[]
}

export interface ServidorInventado {
  url: string
  medicos: MedicoInventado[]
  /** Every read, in its order: path and query. */
  pedidos: string[]
  ingresos: number
  /** Reads that a session lasts. */
  dura: number
  /** Calls that this server lacks. */
  sin: Set<string>
  /** Told of each read as it comes. */
  alPedir: () => void
  /** The most reads that were open at once. */
  abiertos: number
  close(): Promise<void>
}

const FILAS = 20

/**
 * An old server of many members that answers in no time, from memory: what it says of one is little, and changes when a test
 * changes it. `meses` of account each, `demora` milliseconds for an answer.
 */
export async function openInventado(
  cuantos: number,
  { meses = 2, demora = 0 } = {},
): Promise<ServidorInventado> {
  const reads = new Map<string, number>()
  let open = 0
  const inventado: ServidorInventado = {
    ...{ url: '', pedidos: [], ingresos: 0, dura: Infinity, sin: new Set(), abiertos: 0 },
    alPedir: () => undefined,
    medicos: Array.from({ length: cuantos }, (_, index) => invent(index + 1)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://x')
    request.resume()
    if (url.pathname === '/auth/login') return send(response, { token: `t${++inventado.ingresos}` })
    inventado.pedidos.push(request.url ?? '')
    inventado.alPedir()
    inventado.abiertos = Math.max(inventado.abiertos, ++open)
    if (demora > 0) await sleep(demora)
    open--
    const token = request.headers.authorization ?? ''
    reads.set(token, (reads.get(token) ?? 0) + 1)
    if ((reads.get(token) ?? 0) > inventado.dura) return send(response, null, -110)
    if (inventado.sin.has(url.pathname)) return void response.writeHead(404).end('<html>')
    send(response, tell(inventado, url, meses))
  }
  const server = http.createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  inventado.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return inventado
}

export const invent = (id: number): MedicoInventado => ({
  ...{ id, nombre: `Apellido${id}, Nombre`, tipo: 1 + (id % 3), forma: id % 2 === 0 ? 1 : 4 },
  ...{ telefono: `387-${id}`, domicilio: `Calle ${id}`, debe: id % 5 === 0 ? [1000] : [] },
  ...{ cobros: [], ajustes: [] },
})

const send = (response: ServerResponse, datos: unknown, estado = 1) =>
  void response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ estado, mensaje: '', datos, ...(Array.isArray(datos) && totalOf(datos)) }))
const totalOf = (rows: unknown[]) => ('total' in rows ? { pagTotalItems: rows.total } : {})

function tell({ medicos }: ServidorInventado, { pathname, searchParams }: URL, meses: number): unknown {
  const id = Number(searchParams.get('matriculadoID'))
  const medico = medicos.find((one) => one.id === id)
  const chosen = (key: string) => JSON.parse(searchParams.get(key) ?? '[]') as number[]
  switch (pathname) {
    case '/matriculado/traerTodos': {
      const from = (Number(searchParams.get('nroPagina')) - 1) * FILAS
      const rows = medicos.slice(from, from + FILAS).map(rowOf)
      return Object.assign(rows, { total: medicos.length })
    }
    case '/estadisticas/listado_matriculados': {
      const [tipos, formas] = [chosen('tipoMatricula'), chosen('formaPago')]
      return medicos
        .filter(({ tipo }) => tipos.length === 0 || tipos.includes(tipo))
        .filter(({ forma }) => formas.length === 0 || formas.includes(forma))
        .map((one) => ({ ...rowOf(one), telefono: one.telefono, deuda: sum(one.debe) }))
    }
    case '/estadisticas/traerCobranzas': {
      const hoy = today()
      if (!(hoy >= (searchParams.get('desde') ?? '') && hoy <= (searchParams.get('hasta') ?? ''))) return []
      return medicos.flatMap((one) =>
        one.cobros.map(({ nro, monto }) => ({ fecha: hoy, nroRecibo: nro, matriculadoID: one.id, monto })),
      )
    }
    case '/tipo_matricula/traerTodosSelect':
      return Object.entries(ESTADOS).map(([key, nombre]) => ({ id: Number(key), nombre }))
    case '/forma_pago/traerTodosSelect':
      return Object.entries(FORMAS_PAGO).map(([key, nombre]) => ({ id: Number(key), nombre }))
    default:
      return medico ? tellOne(medico, pathname, meses) : []
  }
}

const rowOf = ({ id, nombre }: MedicoInventado) => ({
  ...{ id, apellidoNombre: nombre, apellido_nombre: nombre, dni: 20_000_000 + id, matricula: 1000 + id },
})
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

function tellOne(medico: MedicoInventado, pathname: string, meses: number): unknown {
  const { id, nombre, tipo, forma, domicilio, debe, cobros, ajustes } = medico
  switch (pathname) {
    case '/matriculado/traerDatos':
      return {
        ...{ id, matricula: 1000 + id, tipomatricula: { id: tipo, nombre: nameOfTipo(tipo) } },
        formapago: { id: forma, nombre: FORMAS_PAGO[forma as keyof typeof FORMAS_PAGO] },
        datospersonales: { apellido_nombre: nombre, dni: 20_000_000 + id, domicilio },
      }
    case '/federacion_matriculado/traerEstado':
      return 'SIN COBERTURA'
    case '/da_listado/traerDatos':
      return { cbu: '2850590940090418135201' }
    case '/pago/traerPagosPendientes':
      return debe.map((monto, mes) => ({
        ...{ id: id * 100 + mes, tipoPagoID: 3, nombre: 'Matrícula', mes: mes + 1, anio: 2026, monto },
      }))
    case '/pago/traerCuentaCorriente':
      return [
        ...Array.from({ length: meses }, (_, mes) => charge(id, mes)),
        ...cobros.map(({ nro, monto }) => ({ id: `${id}-${nro}`, concepto: 'Pago', ingreso: monto })),
        ...ajustes.map(({ monto }, at) => ({ id: `a${at}-0`, concepto: 'Ajuste', ingreso: monto })),
      ]
    default:
      return []
  }
}

const nameOfTipo = (tipo: number): string => ESTADOS[tipo as keyof typeof ESTADOS]
const charge = (id: number, mes: number) => ({
  ...{
    id: `${id}${mes}-0`,
    fecha: '2024-01-01',
    concepto: `Matrícula ACTIVO ${mes}/2024`,
    tipo: 'Matrícula',
  },
  ...{ tipoCon: 3, tipoMov: 'E', ingreso: null, egreso: 1000, saldo: 1000 },
})
