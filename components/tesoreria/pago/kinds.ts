import { escrito } from '@/lib/ortografia/escrito'

/** The pending list's three kinds in the address; each is on by default. */
export const CASILLAS = [
  { clave: 'matriculas', label: escrito('Matriculas') },
  { clave: 'conceptos', label: 'Conceptos' },
  { clave: 'planes', label: 'Planes de Pagos' },
] as const

export const CLAVES_DE_TIPO: readonly string[] = CASILLAS.map(({ clave }) => clave)
