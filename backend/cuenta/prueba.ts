import type { ApiDePrueba } from '@/backend/prueba/api'
import type { Vuelta } from '@/backend/prueba/llamada'

/** What the tests of sign-in do over and over. The API is asked for at each use: it starts after the file is read. */
export function tryingAt(api: () => ApiDePrueba) {
  const signIn = (usuario: string, password: string, direccion = '10.0.0.1'): Promise<Vuelta> =>
    api().call('sesion.login', { usuario, password }, { headers: { 'x-forwarded-for': direccion } })
  const estadoOf = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).sobre.estado
  const row = async <T>(sql: string, params: unknown[] = []): Promise<T> =>
    (await api().db.query<T>(sql, params))[0] as T

  /** Puts the clock of the counters back, which is the same as waiting. */
  const wait = (minutes: number) =>
    api().db.query(
      `UPDATE intento SET desde = desde - $1 * interval '1 minute', bloqueado_hasta = bloqueado_hasta - $1 * interval '1 minute'`,
      [minutes],
    )
  async function failTimes(usuario: string, times: number, direccion?: string): Promise<(number | null)[]> {
    const estados = []
    for (let i = 0; i < times; i++) estados.push(await estadoOf(usuario, `errada ${i}`, direccion))
    return estados
  }
  return { signIn, estadoOf, row, wait, failTimes }
}
