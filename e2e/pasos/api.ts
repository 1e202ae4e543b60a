/** The bundled API asked directly, to prepare a case or to see what reached it. */

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

interface Fila {
  id: number
  matricula: number
  apellidoNombre: string
  dni: number
}

let next = 0

/**
 * A member in a state that is charged, with at least `least` pending months, whom no other test of this worker has taken: workers walk the register
 * from opposite ends, so that two tests never pay the same charge.
 */
export async function memberWithDebt(
  token: string,
  worker: number,
  least = 2,
): Promise<Fila & { pendientes: Pendiente[] }> {
  for (;;) {
    const page = 1 + Math.floor(next / 20)
    const rows = await get<Fila[]>(`/matriculado/traerTodos?nroPagina=${page}`, token)
    const row = rows[next % 20]
    next++
    if (!row) throw new Error('No queda ningún matriculado con deuda')
    if (row.id % 2 !== worker % 2) continue
    const { tipomatricula } = await get<{ tipomatricula: { id: number } }>(
      `/matriculado/traerDatosBasicos?matriculadoID=${row.id}`,
      token,
    )
    if (tipomatricula.id > 3) continue
    const pendientes = await pendingOf(row.id, token)
    const matriculas = pendientes.filter((pendiente) => pendiente.tipoPagoID === 3)
    if (matriculas.length >= least && pendientes.length < 40) return { ...row, pendientes }
  }
}
