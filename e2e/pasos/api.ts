/** The bundled API asked directly, to prepare a case or to see what reached it. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { today } from '@/domain/fechas'
import { doctorsAccount } from './registro'

const TOMADOS = 'test-results/tomados'

interface Sobre {
  estado: number
  mensaje: string | null
  datos: unknown
  pagTotalItems?: number
}

const base = (): string => process.env['PADRON_E2E_API'] ?? ''

export async function signIn(usuario: string, password: string): Promise<string> {
  const answer = await post('/auth/login', { usuario, password })
  const datos = answer.datos as { token: string } | null
  if (!datos) throw new Error(`No entra ${usuario}: ${answer.estado} ${answer.mensaje ?? ''}`)
  return datos.token
}

export async function get<T>(path: string, token: string): Promise<T> {
  const response = await fetch(base() + path, { headers: { authorization: `Bearer ${token}` } })
  const sobre = (await response.json()) as Sobre
  if (sobre.estado !== 1) throw new Error(`${path}: ${sobre.estado} ${sobre.mensaje ?? ''}`)
  return sobre.datos as T
}

export async function post(path: string, body: unknown, token?: string): Promise<Sobre> {
  const response = await fetch(base() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Sobre
}

export interface Pendiente {
  id: number
  tipoPagoID: number
  nombre: string
  monto: number
  mes: number
  anio: number
}

const PENDIENTES = 'traerMatriculas=true&traerPP=true&traerConceptos=true&mostrarTodo=true'

export const pendingOf = (matriculadoID: number, token: string): Promise<Pendiente[]> =>
  get(`/pago/traerPagosPendientes?matriculadoID=${matriculadoID}&${PENDIENTES}`, token)

/** Collects pending items in cash today, as the counter does. */
export async function pay(lineas: readonly Pendiente[], token: string): Promise<void> {
  const detallePagosJSON = JSON.stringify(lineas)
  const wire = { detallePagosJSON, observaciones: '', nroRecibo: '', fechaPago: today() }
  const { estado, mensaje } = await post('/pago/realizarPagoEfectivo', wire, token)
  if (estado !== 1) throw new Error(`No se pudo cobrar: ${mensaje ?? ''}`)
}

/** A row of the member list. */
export interface FilaMatriculado {
  id: number
  matricula: number
  apellidoNombre: string
  dni: number
}

let next = 0
/** Whether all have been looked at: whoever owes too little is charged what is missing. */
let charging = false

/** Takes a member for one test of the whole run, whichever worker asks: two tests never change the same account. */
function claim(matriculadoID: number): boolean {
  mkdirSync(TOMADOS, { recursive: true })
  try {
    writeFileSync(`${TOMADOS}/${matriculadoID}`, '', { flag: 'wx' })
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    throw cause
  }
}

/**
 * A member in a state that is charged, with at least `least` pending months, whom no other test has taken and who is not
 * the doctor of the demonstration's own account.
 */
export async function memberWithDebt(
  token: string,
  least = 2,
): Promise<FilaMatriculado & { pendientes: Pendiente[] }> {
  const doctor = await doctorsAccount()
  for (;;) {
    const page = 1 + Math.floor(next / 20)
    const rows = await get<FilaMatriculado[]>(`/matriculado/traerTodos?nroPagina=${page}`, token)
    const row = rows[next % 20]
    next++
    if (!row) {
      if (charging) throw new Error('No queda ningún matriculado a quien cobrarle')
      charging = true
      next = 0
      continue
    }
    if (row.id === doctor.matriculadoID) continue
    const { tipomatricula } = await get<{ tipomatricula: { id: number } }>(
      `/matriculado/traerDatosBasicos?matriculadoID=${row.id}`,
      token,
    )
    if (tipomatricula.id > 3) continue
    const pendientes = await pendingOf(row.id, token)
    const matriculas = pendientes.filter((pendiente) => pendiente.tipoPagoID === 3)
    if (pendientes.length >= 40 || (matriculas.length < least && !charging) || !claim(row.id)) continue
    if (matriculas.length >= least) return { ...row, pendientes }
    const cantidad = least - matriculas.length
    const sobre = await post('/pago/generarMatriculaAdelantada', { matriculadoID: row.id, cantidad }, token)
    if (sobre.estado !== 1) throw new Error(`No se pudo cobrarle a ${row.id}: ${sobre.mensaje}`)
    return { ...row, pendientes: await pendingOf(row.id, token) }
  }
}

/** A registration month among what is owed. */
export function monthOf(pendientes: readonly Pendiente[]): Pendiente {
  const month = pendientes.find(({ tipoPagoID }) => tipoPagoID === 3)
  if (!month) throw new Error('Falta la cuota')
  return month
}

/** A file with its fields, as a screen sends it. */
export async function upload(
  path: string,
  fields: Readonly<Record<string, string>>,
  archivo: File,
  token: string,
): Promise<Sobre> {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.append(key, value)
  body.append('archivo', archivo)
  const headers = { authorization: `Bearer ${token}` }
  return (await (await fetch(base() + path, { method: 'POST', headers, body })).json()) as Sobre
}
