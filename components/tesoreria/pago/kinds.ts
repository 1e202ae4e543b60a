/** The three kinds of the pending list, in the address; on unless said to be off (S2 2). */
export const CASILLAS = [
  { clave: 'matriculas', label: 'Matriculas' },
  { clave: 'conceptos', label: 'Conceptos' },
  { clave: 'planes', label: 'Planes de Pagos' },
] as const

export const CLAVES_DE_TIPO: readonly string[] = CASILLAS.map(({ clave }) => clave)
