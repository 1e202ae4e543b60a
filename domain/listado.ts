import type { OrdenDe } from '@/domain/orden'

/** The member listing report: what it can show, and how it begins. */

/** A column by its name on the wire, in the order in which they are offered. */
const DE_LA_ESPECIFICACION = [
  'matricula',
  'dni',
  'nombre',
  'telefono',
  'email',
  'cobertura',
  'especialidades',
  'deuda',
] as const
/** What the specification's row lacks. */
const PROPIAS = ['estado', 'formaPago', 'provincia'] as const

export const COLUMNAS = [...DE_LA_ESPECIFICACION, ...PROPIAS] as const
export type Columna = (typeof COLUMNAS)[number]

/** The columns that a server has. */
export const columnsOf = (propio: boolean): readonly Columna[] => (propio ? COLUMNAS : DE_LA_ESPECIFICACION)

export const NOMBRES_DE_COLUMNA: Readonly<Record<Columna, string>> = {
  matricula: 'Matrícula',
  dni: 'DNI',
  nombre: 'Apellido y Nombre',
  telefono: 'Teléfono',
  email: 'Email',
  cobertura: 'Cobertura',
  especialidades: 'Especialidades',
  deuda: 'Deuda',
  estado: 'Estado',
  formaPago: 'Forma de Pago',
  provincia: 'Provincia',
}

export const COLUMNAS_INICIALES: readonly Columna[] = [
  'dni',
  'matricula',
  'nombre',
  'telefono',
  'email',
  'cobertura',
]

/** The specification names the columns of the first alone (decision 171). */
export const CONJUNTOS: Readonly<Record<string, readonly Columna[]>> = {
  Simple: ['dni', 'matricula', 'nombre'],
  Completo: [...COLUMNAS_INICIALES, 'especialidades', 'deuda'],
  'Con Esp.': ['dni', 'matricula', 'nombre', 'especialidades'],
}

export const TIPOS_INICIALES: readonly number[] = [1, 2, 3]

export const COBERTURAS = [
  'SIN COBERTURA',
  'CON COBERTURA',
  'COBERTURA AMPLIADA',
  'COBERTURA AMPLIADA EXTENDIDA',
] as const

export type Orden = OrdenDe<Columna>
export const ORDEN_INICIAL: Orden = 'matricula asc'

export const FILAS_POR_PAGINA = 50
