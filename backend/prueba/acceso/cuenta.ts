import type { ApiDePrueba } from '@/backend/prueba/api'
import type { Vuelta } from '@/backend/prueba/llamada'

/** What the tests of sign-in do over and over. The API is asked for at each use: it starts after the file is read. */
export function tryingAt(api: () => ApiDePrueba) {
  const signIn = (
    usuario: string,
    password: string,
    direccion = '10.0.0.1',
    dispositivo?: string,
  ): Promise<Vuelta> =>
    api().call(
      'sesion.login',
      { usuario, password, dispositivo },
      { headers: { 'x-forwarded-for': direccion } },
    )
  /** Signs in on a device that was never seen and answers what it has to show from then on. */
  async function knownDevice(usuario: string, password: string, shown = 'nuevo'): Promise<string> {
    const { sobre } = await signIn(usuario, password, '10.9.9.9', shown)
    return (sobre.datos as { dispositivo: string }).dispositivo
  }
  const estadoOf = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).sobre.estado
  const row = async <T>(sql: string, params: unknown[] = []): Promise<T> =>
    (await api().db.query<T>(sql, params))[0] as T

  /** Puts the clock of the counters back, which is the same as waiting. */
  const wait = (minutes: number) =>
    api().db.query(
      `UPDATE intento SET desde = desde - $1 * interval '1 minute', bloqueado_hasta = bloqueado_hasta - $1 * interval '1 minute'`,
      [minutes],
    )
  async function failTimes(
    usuario: string,
    times: number,
    direccion?: string,
    dispositivo?: string,
  ): Promise<(number | null)[]> {
    const estados = []
    for (let i = 0; i < times; i++)
      estados.push(await estadoOf(usuario, `errada ${i}`, direccion, dispositivo))
    return estados
  }
  return { signIn, estadoOf, knownDevice, row, wait, failTimes }
}
