/** The kinds of papers that are numbered and kept as they were issued, each with its name. */
export const CLASES_DE_PAPEL = {
  especialidad: 'Certificado de especialidad',
  practica: 'Certificado de práctica',
  certificado: 'Certificado',
  carnet: 'Carnet',
  debito: 'Autorización de débito',
} as const
export type ClaseDePapel = keyof typeof CLASES_DE_PAPEL
/** Those with rules for issuing; an authorization is the member's own act. */
export type ClaseConReglas = Exclude<ClaseDePapel, 'debito'>
export const CLASES = Object.keys(CLASES_DE_PAPEL) as ClaseDePapel[]
export const CLASES_CON_REGLAS = CLASES.filter((clase): clase is ClaseConReglas => clase !== 'debito')

/** 'Certificado de práctica N° 12'. */
export const nameOfPapel = (clase: ClaseDePapel, numero: number): string =>
  `${CLASES_DE_PAPEL[clase]} N° ${numero}`

/** As many as are issued and printed at once. */
export const MAX_CERTIFICADOS = 100

/** The last three digits alone, so that a paper in the hand can be compared and nobody's DNI be looked up. */
export function maskDni(dni: number): string {
  const digits = String(dni)
  return digits.slice(0, -3).replace(/\d/g, '•') + digits.slice(-3)
}

/** The highest number that a paper can be set to get. */
export const MAX_NUMERO = 999_999_999

export const MAX_MOTIVO = 1000
export const MOTIVO_VACIO = 'Ingrese el motivo'
