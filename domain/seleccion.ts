import type { Permiso } from '@/domain/roles'

/** Lists of members in which some, or all that the filters find, are chosen for an act; and who may read each. */
export const LISTAS_CON_SELECCION = {
  matriculados: 'padron.ver',
  listaDeUsuarios: 'listado.ver',
  morosos: 'morosos.ver',
  debitoAutomatico: 'debitos.ver',
} as const satisfies Record<string, Permiso>

export type ListaConSeleccion = keyof typeof LISTAS_CON_SELECCION
export const CLAVES_CON_SELECCION = Object.keys(LISTAS_CON_SELECCION) as ListaConSeleccion[]

/** As many as are picked one by one, or taken out of all; as JSON they stay below what a call reads. */
export const MAX_ELEGIDOS_A_MANO = 5_000

/** A list's filters as the query of its call; it takes as much as an address holds. */
export const MAX_CONSULTA_DE_LISTA = 20_000

/** Why a concept is not charged to somebody chosen. */
export const MOTIVOS_SIN_CARGA = {
  estado: 'Por su estado no se le carga',
  yaLoDebe: 'Ya lo debe',
  noEsta: 'Ya no está en el padrón',
} as const
export type MotivoSinCarga = keyof typeof MOTIVOS_SIN_CARGA

/** A list's filters, and what a person may do with those chosen in it besides having them as a file. */
export interface Actos {
  lista: ListaConSeleccion
  consulta: string
  carga: boolean
  mensaje: boolean
  /** Cards and certificates. */
  credenciales: boolean
}
