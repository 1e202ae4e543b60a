import type { Fecha } from '@/domain/fechas'
import { faultOfNacimiento } from '@/domain/nacimiento'

export interface FechasDeVida {
  fechaNacimiento?: Fecha | null
  fechaTitulo?: Fecha | null
  ingresoCM?: Fecha | null
  egresoCM?: Fecha | null
}

/** The contract already refuses dates before 1900. */
export function checkDates(fechas: FechasDeVida, hoy: Fecha): Partial<Record<keyof FechasDeVida, string>> {
  const { fechaNacimiento, fechaTitulo, ingresoCM, egresoCM } = fechas
  const found: Partial<Record<keyof FechasDeVida, string>> = {}
  const nacimiento = fechaNacimiento ? faultOfNacimiento(fechaNacimiento, hoy) : undefined
  if (nacimiento) found.fechaNacimiento = nacimiento
  if (fechaTitulo && fechaTitulo > hoy) found.fechaTitulo = 'La fecha del título no puede ser posterior a hoy'
  else if (fechaTitulo && fechaNacimiento && fechaTitulo <= fechaNacimiento) {
    found.fechaTitulo = 'La fecha del título debe ser posterior a la de nacimiento'
  }
  if (ingresoCM && ingresoCM > hoy) found.ingresoCM = 'El ingreso no puede ser posterior a hoy'
  else if (ingresoCM && fechaNacimiento && ingresoCM <= fechaNacimiento) {
    found.ingresoCM = 'El ingreso debe ser posterior a la fecha de nacimiento'
  }
  if (egresoCM && ingresoCM && egresoCM < ingresoCM) {
    found.egresoCM = 'El egreso no puede ser anterior al ingreso'
  } else if (egresoCM && fechaNacimiento && egresoCM <= fechaNacimiento) {
    found.egresoCM = 'El egreso debe ser posterior a la fecha de nacimiento'
  }
  return found
}
