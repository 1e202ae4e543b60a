import type { Escena } from '@/contract/escena'
import { crear } from '@/contract/usuario'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'

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

/** Somebody is chosen, and charged what is sold: its job waits. */
export async function addSeleccion(
  api: ApiDePrueba,
  token: string,
  { conceptoID }: Pick<Escena, 'conceptoID'>,
): Promise<Pick<Escena, 'seleccionID' | 'cargaID'>> {
  const ask = async <T>(nombre: NombreLlamada, wire: Record<string, unknown>): Promise<T> =>
    (await api.call(nombre, wire, { token })).sobre.datos as T
  const matriculadosJSON = JSON.stringify([await addMember(api.db, { apellido: 'Elegido' })])
  const { seleccionID } = await ask<{ seleccionID: number }>('seleccion.crear', {
    lista: 'matriculados',
    matriculadosJSON,
  })
  const what = { seleccionID, conceptoID }
  const { cantidad, total } = await ask<{ cantidad: number; total: number }>('carga.simular', what)
  const { cargaID } = await ask<{ cargaID: number }>('carga.crear', { ...what, cantidad, total })
  return { seleccionID, cargaID }
}

/** A view for everybody, which administration may delete. */
export async function addVista(api: ApiDePrueba, token: string): Promise<Pick<Escena, 'vistaID'>> {
  const wire = { lista: 'papeles', nombre: 'De ejemplo', consulta: 'clase=carnet', paraTodos: true }
  const { sobre } = await api.call('vista.guardar', wire, { token })
  return { vistaID: (sobre.datos as { id: number }).id }
}
