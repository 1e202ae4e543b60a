import { formatCount } from '@/domain/texto'

/** Numbering began at one, and a register holds the dead and old cards too; foreigners' numbers begin at 90 million. */
export const DNI_MINIMO = 1
export const DNI_MAXIMO = 99_999_999
export const DNI_INCORRECTO = 'El DNI va de 1 a 99.999.999: revise sus cifras'

/** Hardly anybody alive has one below. */
const DNI_USUAL = 1_000_000

/** What is asked before so low a number is taken; undefined for a usual one. */
export const doubtOfDni = (dni: number): string | undefined =>
  dni < DNI_USUAL ? `El DNI ${formatCount(dni)} tiene menos de siete cifras.` : undefined
