import 'server-only'
import { traerDatosBasicos, traerTodos } from '@/contract/matriculado'
import { propia } from '@/contract/sesion'
import { capacidades } from '@/lib/api/capacidades'
import { llamar } from '@/lib/api/cliente'
import type { Sesion } from '@/lib/galleta'

/** viva: the API takes the token. muerta: it refuses it. callada: it did not say. */
export type EstadoSesion = 'viva' | 'muerta' | 'callada'

/** Asks the API, since a cookie alone proves nothing (D6). A server of the spec alone is asked its cheapest question. */
export async function verificarSesion(sesion: Sesion): Promise<EstadoSesion> {
  const result = await ask(sesion)
  if (result.ok || result.tipo === 'rechazo' || result.tipo === 'prohibido') return 'viva'
  return result.tipo === 'sesion' ? 'muerta' : 'callada'
}

async function ask(sesion: Sesion) {
  if ((await capacidades()).has('sesion.propia')) return llamar(propia, {}, sesion)
  if (sesion.matriculadoID !== null && sesion.permisos.has('propio.ver'))
    return llamar(traerDatosBasicos, { matriculadoID: sesion.matriculadoID }, sesion)
  return llamar(traerTodos, { pagina: 1, dni: '0' }, sesion)
}
