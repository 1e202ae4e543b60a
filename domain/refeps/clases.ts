/** How a register and an extract can differ, the dangerous first, which is the order in which they are shown. */
export const CLASES_REFEPS = {
  activaAlla: {
    nombre: 'Activa allá, no habilitada aquí',
    corto: 'Activa allá, aquí no',
    porque: 'Puede recetar y no debe: las plataformas preguntan a REFEPS.',
  },
  activaAqui: {
    nombre: 'Habilitada aquí, no activa allá',
    corto: 'Activa aquí, allá no',
    porque: 'No puede recetar, y está habilitado.',
  },
  soloAqui: {
    nombre: 'Solo en el padrón',
    corto: 'Solo aquí',
    porque: 'Está habilitado y el extracto no lo tiene.',
  },
  soloAlla: {
    nombre: 'Solo en REFEPS',
    corto: 'Solo allá',
    porque: 'El extracto lo da por matriculado y no está en el padrón.',
  },
  numero: { nombre: 'Otro número de matrícula', corto: 'Número', porque: 'La matrícula es distinta.' },
  nombre: { nombre: 'Otro nombre', corto: 'Nombre', porque: 'El nombre es distinto.' },
  dni: { nombre: 'Otro documento', corto: 'Documento', porque: 'El documento es distinto.' },
  especialidad: {
    nombre: 'Otras especialidades',
    corto: 'Especialidad',
    porque: 'Las especialidades vigentes son distintas.',
  },
  dosAlla: {
    nombre: 'Dos veces en REFEPS',
    corto: 'Dos allá',
    porque: 'El extracto lo tiene más de una vez, y no dice lo mismo.',
  },
  fallecido: {
    nombre: 'Fallecido en REFEPS',
    corto: 'Fallecido',
    porque: 'El extracto lo da por fallecido y el padrón no.',
  },
  posible: {
    nombre: 'Posible: mismo nombre, un dígito del documento',
    corto: 'Posible',
    porque: 'Puede ser la misma persona o un homónimo: decídalo con los papeles.',
  },
} as const
export type ClaseRefeps = keyof typeof CLASES_REFEPS
export const CLAVES_DE_CLASE = Object.keys(CLASES_REFEPS) as ClaseRefeps[]

/** What a person decides of a difference. */
export const ACCIONES_REFEPS = {
  avisar: { nombre: 'Avisar a SISA', hecho: 'Para avisar a SISA' },
  aqui: { nombre: 'Corregir aquí', hecho: 'Se corrige en la ficha' },
  noEsElMismo: { nombre: 'No es el mismo', hecho: 'No es el mismo' },
  dejar: { nombre: 'Dejar así', hecho: 'Queda así' },
} as const
export type AccionRefeps = keyof typeof ACCIONES_REFEPS
export const CLAVES_DE_ACCION = Object.keys(ACCIONES_REFEPS) as AccionRefeps[]

/** What is decided once and for all is said why. */
export const pideMotivo = (accion: AccionRefeps): boolean => accion === 'noEsElMismo' || accion === 'dejar'

/** Somebody is told apart only from somebody who was found there. */
export function admite(clase: ClaseRefeps, accion: AccionRefeps): boolean {
  if (accion === 'noEsElMismo') return clase !== 'soloAqui'
  // Whoever may prescribe and must not is told each time anew until it is mended.
  return accion !== 'dejar' || clase !== 'activaAlla'
}

/** So many days after its last comparison the register is told to be unchecked. */
export const DIAS_SIN_COMPARAR = 90

/** With less than this share found here an extract is somebody else's. */
export const PARTE_MINIMA = 0.2

export const ESTADOS_DE_COMPARACION = ['columnas', 'comparando', 'lista', 'rechazada'] as const
export type EstadoDeComparacion = (typeof ESTADOS_DE_COMPARACION)[number]
