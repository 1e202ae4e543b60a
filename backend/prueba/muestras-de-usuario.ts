import type { Escena } from '@/contract/escena'
import { crear } from '@/contract/usuario'
import type { ApiDePrueba } from '@/backend/prueba/api'

/** A user as the form sends it. */
export const newUser = (username: string): Record<string, unknown> => ({
  ...crear.ejemplo?.({} as Escena),
  username,
})

/** Accounts that are nobody's who calls, one of them to be removed, and one removed a moment ago. */
export async function addUsers(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'usuarioID' | 'usuarioDeMas' | 'usuarioEliminado'>> {
  const add = async (username: string) => {
    const { sobre } = await api.call('user.crear', newUser(username), { token })
    return (sobre.datos as { id: number }).id
  }
  const usuarioID = await add('marta.sosa')
  const usuarioDeMas = await add('de.mas.sosa')
  const usuarioEliminado = await add('pasajera')
  await api.call('user.eliminar', { userID: usuarioEliminado }, { token })
  return { usuarioID, usuarioDeMas, usuarioEliminado }
}

/** A view for everybody, which administration may delete. */
export async function addVista(api: ApiDePrueba, token: string): Promise<Pick<Escena, 'vistaID'>> {
  const wire = { lista: 'papeles', nombre: 'De ejemplo', consulta: 'clase=carnet', paraTodos: true }
  const { sobre } = await api.call('vista.guardar', wire, { token })
  return { vistaID: (sobre.datos as { id: number }).id }
}
