import { addMonths, ageOn, type Fecha } from '@/domain/fechas'

/** A title takes longer to earn, so nobody younger is a doctor. */
const EDAD_MINIMA = 18
/** Nobody finishes the studies younger, and hardly anybody is in a register older: both are asked back. */
const EDAD_USUAL = 20
const EDAD_RARA = 100

/** The last day of birth that a doctor can have. */
export const lastBirth = (hoy: Fecha): Fecha => addMonths(hoy, -12 * EDAD_MINIMA)

const years = (edad: number): string => `${edad} ${edad === 1 ? 'año' : 'años'}`

/** Why it cannot be a doctor's day of birth; undefined when it can. Days before 1900 are no dates at all. */
export function faultOfNacimiento(nacimiento: Fecha, hoy: Fecha): string | undefined {
  if (nacimiento > hoy) return 'La fecha de nacimiento no puede ser posterior a hoy'
  return nacimiento > lastBirth(hoy)
    ? `Con esa fecha de nacimiento tiene ${years(ageOn(nacimiento, hoy))}: un médico tiene ${EDAD_MINIMA} o más`
    : undefined
}

/** What is asked before a day of birth is taken that may be right and hardly is; undefined for a usual one. */
export function doubtOfNacimiento(nacimiento: Fecha, hoy: Fecha): string | undefined {
  const edad = ageOn(nacimiento, hoy)
  return edad < EDAD_USUAL || edad > EDAD_RARA
    ? `Con esa fecha de nacimiento tiene ${years(edad)}.`
    : undefined
}
