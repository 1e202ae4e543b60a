/** How a row of a list of deaths stands to the register, in the order in which they are shown. */
export const CLASES_DE_FALLECIDO = {
  porAsentar: {
    nombre: 'Por asentar',
    corto: 'Por asentar',
    porque: 'La lista lo da por fallecido y en el padrón no lo está.',
  },
  posible: {
    nombre: 'Posible: otro nombre o un dígito del documento',
    corto: 'Posibles',
    porque: 'Puede ser la misma persona o un homónimo: véalo con la partida.',
  },
  otroDia: {
    nombre: 'Asentado con otro día',
    corto: 'Otro día',
    porque: 'Ya está FALLECIDO, y la lista dice otro día.',
  },
  yaAsentado: {
    nombre: 'Ya asentado',
    corto: 'Ya asentados',
    porque: 'Ya está FALLECIDO: no hay nada que hacer.',
  },
} as const
export type ClaseDeFallecido = keyof typeof CLASES_DE_FALLECIDO
export const CLAVES_DE_CLASE = Object.keys(CLASES_DE_FALLECIDO) as ClaseDeFallecido[]

/** What a person decides of a row; each is one act of one person. */
export const ACCIONES_DE_FALLECIDO = {
  asentar: { nombre: 'Asentar', hecho: 'Asentado' },
  noEsElMismo: { nombre: 'No es el mismo', hecho: 'No es el mismo' },
  dejar: { nombre: 'Dejar así', hecho: 'Queda así' },
} as const
export type AccionDeFallecido = keyof typeof ACCIONES_DE_FALLECIDO
export const CLAVES_DE_ACCION = Object.keys(ACCIONES_DE_FALLECIDO) as AccionDeFallecido[]

/** What is decided for the lists to come too, and is said why. */
export const CON_MOTIVO = ['noEsElMismo', 'dejar'] as const

/** Of whom is dead here already nothing is written down, and of whom the list agrees about nothing is decided. */
export const admite = (clase: ClaseDeFallecido, accion: AccionDeFallecido): boolean =>
  clase === 'porAsentar' || clase === 'posible' || (clase === 'otroDia' && accion !== 'asentar')
