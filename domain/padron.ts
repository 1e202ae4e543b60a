import type { Permiso } from '@/domain/roles'

/** What the member list can show beside the specification's columns, on our own server alone (decision 176). */
export const COLUMNAS_PROPIAS = ['estado', 'deuda', 'telefono', 'email'] as const
export type ColumnaPropia = (typeof COLUMNAS_PROPIAS)[number]

/** Who sees it on the record sees it in the list. */
export const PERMISOS_DE_COLUMNA: Readonly<Record<ColumnaPropia, Permiso>> = {
  estado: 'ficha.ver',
  deuda: 'cuenta.ver',
  telefono: 'ficha.ver',
  email: 'ficha.ver',
}
