import type { Permiso } from '@/domain/roles'

const PERMISOS = [
  'pagos.ver',
  'cuenta.ver',
  'debitos.ver',
  'planes.ver',
  'credenciales.editar',
  'seguros.editar',
  'adjuntos.ver',
  'conceptos.cargar',
] as const satisfies readonly Permiso[]
export type PermisoDeAcceso = (typeof PERMISOS)[number]

/** What the record's cards ask of who opens them, with a space between: the rest of a person's permissions does not travel. */
export const accesosOf = (permisos: ReadonlySet<Permiso>): string =>
  PERMISOS.filter((one) => permisos.has(one)).join(' ')
