import { ROLES, rolDe } from '@/domain/roles'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Usuario = LeidoEn<'/user/traerDatos'>

/** Text left in a number could not be read. */
export type Valores = {
  username: string
  clave: string
  rolID: number | undefined
  /** The doctor's registration number. */
  matricula: number | undefined
  nombre: string
  apellido: string
  email: string
  telefono: string
  dni: number | undefined
  direccion: string
  observaciones: string
}

export type Validos = Partial<Valores>

export const ETIQUETAS: Readonly<Record<keyof Valores, string>> = {
  username: 'Usuario',
  clave: 'Contraseña',
  rolID: 'Tipo de usuario',
  matricula: 'Matrícula',
  nombre: 'Nombre',
  apellido: 'Apellido',
  email: 'Email',
  telefono: 'Teléfono',
  dni: 'DNI',
  direccion: 'Dirección',
  observaciones: 'Observaciones',
}

export const TIPOS = ROLES.map((nombre, index) => ({ id: index + 1, nombre }))

export const isMedico = (rolID: number | undefined): boolean =>
  rolID !== undefined && rolDe(rolID) === 'MEDICO'

export const startOf = (usuario: Usuario | undefined): Valores => ({
  username: usuario?.username ?? '',
  clave: '',
  rolID: roleOf(usuario),
  matricula: undefined,
  nombre: usuario?.nombre ?? '',
  apellido: usuario?.apellido ?? '',
  email: usuario?.email ?? '',
  telefono: usuario?.telefono ?? '',
  dni: usuario?.dni ?? undefined,
  direccion: usuario?.direccion ?? '',
  observaciones: usuario?.observaciones ?? '',
})

/** The names of several roles, since a save leaves only the chosen one. */
export const severalRoles = (usuario: Usuario | undefined): string[] | undefined => {
  const names = usuario?.roles?.flatMap(({ nombre }) => nombre ?? []) ?? []
  return names.length > 1 ? names : undefined
}

/** Found by its name on a server that tells no id; undefined for somebody with several roles. */
function roleOf(usuario: Usuario | undefined): number | undefined {
  if (severalRoles(usuario)) return undefined
  const nombre = usuario?.roles?.[0]?.nombre
  return usuario?.rolID ?? TIPOS.find((tipo) => tipo.nombre === nombre)?.id
}
