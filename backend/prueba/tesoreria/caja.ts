import { expect } from 'vitest'
import type { AppOptions } from '@/backend/http/app'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada, Vuelta } from '@/backend/prueba/llamada'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { Db } from '@/backend/db/conexion'
import { verificar } from '@/backend/verificar/verificar'

export interface Pendiente {
  id: number
  tipoPagoID: number
  tipoPagoNombre: string
  nombre: string
  mes: number
  anio: number
  planRoto?: boolean
  resto?: boolean
  monto: number
}
interface Cobro {
  movimientoID: number
  pagoID: number
  nroRecibo: string
  recibo: object
}
interface Renglon {
  id: string
  concepto: string
  tipoCon: number | null
  tipoMov: string | null
  ingreso: number | null
  egreso: number | null
  ajuste?: boolean
  anulado?: boolean
  saldo: number
}

/** An accountant at work: the calls of charging and collecting, as wire values. */
export interface Caja {
  api: ApiDePrueba
  db: Db
  call(
    nombre: NombreLlamada,
    wire: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Vuelta>
  /** The same calls as the council's administration. */
  direct(nombre: NombreLlamada, wire: Record<string, unknown>): Promise<Vuelta>
  generate(matriculadoID: number, cantidad: number, mas?: object): Promise<Vuelta>
  pending(matriculadoID: number): Promise<Pendiente[]>
  memberOwing(cantidad: number): Promise<{ id: number; owed: Pendiente[] }>
  /** Pays today, numbered by the register, unless `mas` says otherwise. */
  pay(lineas: readonly object[], mas?: object, headers?: Record<string, string>): Promise<Vuelta>
  account(matriculadoID: number, mas?: object): Promise<Renglon[]>
  /** Ends with every invariant of the ledger checked. */
  close(): Promise<void>
}

export const TIPOS = { traerMatriculas: true, traerConceptos: true, traerPP: true }

export async function openCaja(options: Partial<AppOptions> = {}): Promise<Caja> {
  const api = await startApi(options)
  const { token } = await signedIn(api.db, 'CONTADOR')
  const { token: direccion } = await signedIn(api.db, 'ADMINISTRACION')
  const call: Caja['call'] = (nombre, wire, headers = {}) => api.call(nombre, wire, { token, headers })
  const generate: Caja['generate'] = (matriculadoID, cantidad, mas = {}) =>
    call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad, ...mas })
  const pending: Caja['pending'] = async (matriculadoID) => {
    const { sobre } = await call('pago.traerPagosPendientes', { matriculadoID, ...TIPOS, mostrarTodo: true })
    return sobre.datos as Pendiente[]
  }
  return {
    api,
    db: api.db,
    call,
    direct: (nombre, wire) => api.call(nombre, wire, { token: direccion }),
    generate,
    pending,
    memberOwing: async (cantidad) => {
      const id = await addMember(api.db)
      await generate(id, cantidad)
      return { id, owed: await pending(id) }
    },
    pay: (lineas, mas = {}, headers = {}) => {
      const detallePagosJSON = JSON.stringify(lineas)
      const wire = { detallePagosJSON, fechaPago: '2026-11-21', observaciones: '', nroRecibo: '', ...mas }
      return call('pago.realizarPagoEfectivo', wire, headers)
    },
    account: async (matriculadoID, mas = {}) => {
      const wire = { matriculadoID, desde: '2026-01-01', hasta: '2026-11-30', ...TIPOS, ...mas }
      return (await call('pago.traerCuentaCorriente', wire)).sobre.datos as Renglon[]
    },
    close: async () => {
      expect(await verificar(api.db)).toEqual([])
      await api.close()
    },
  }
}

/** What a payment answered; fails when it was refused. */
export function cobroOf({ sobre }: Vuelta): Cobro {
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as Cobro
}

/** The message of a refusal; fails when the call did something. */
export function refusalOf({ http, sobre }: Vuelta): string {
  expect({ http, estado: sobre.estado, datos: sobre.datos }).toEqual({ http: 200, estado: 0, datos: null })
  return sobre.mensaje ?? ''
}
