import type { ApiDePrueba } from '@/backend/prueba/api'

/** Two accounts that are nobody's who calls, one of them to be removed, and one removed a moment ago. */
export interface Usuarios {
  fila: number
  sobra: number
  eliminado: number
}

/** A user as the form sends it. */
export const newUser = (username: string) => ({
  username,
  password: 'siete higueras viejas',
  dni: 28_123_456,
  email: 'marta.sosa@example.com',
  nombre: 'Marta',
  apellido: 'Sosa',
  direccion: 'Belgrano 123',
  telefono: '385 4123456',
  observaciones: 'Turno tarde',
  rolID: 4,
})

/** Makes them through the API, as administration. */
export async function addUsers(api: ApiDePrueba, token: string): Promise<Usuarios> {
  const add = async (username: string) =>
    (await api.call('user.crear', newUser(username), { token })).sobre.datos as { id: number }
  const { id: fila } = await add('marta.sosa')
  const { id: sobra } = await add('de.mas.sosa')
  const { id: eliminado } = await add('pasajera')
  await api.call('user.eliminar', { userID: eliminado }, { token })
  return { fila, sobra, eliminado }
}

export const userSamples = ({ usuarios: { fila, sobra, eliminado } }: { usuarios: Usuarios }) => ({
  'user.traerTodos': { nroPagina: 1, buscar: 'sosa' },
  'user.traerDatos': { userID: fila },
  'user.crear': newUser('otra.persona'),
  'user.actualizarDatos': { ...newUser('marta.sosa'), password: '', userID: fila, version: 1 },
  'user.eliminar': { userID: sobra },
  'user.restaurar': { id: eliminado },
  'user.desbloquear': { userID: fila },
  'user.bloquear': { userID: fila },
})
