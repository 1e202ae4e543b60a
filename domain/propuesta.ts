import type { RutaCampo } from '@/domain/campos-ficha'
import { type Feriados, holidaysOfOffice } from '@/domain/debito/feriados'
import { type Fecha, partsOf } from '@/domain/fechas'
import { addHabiles } from '@/domain/plazo'

export const CORREO = 'matriculado.datospersonales.email'
const TELEFONOS: readonly RutaCampo[] = [
  'matriculado.datospersonales.telefono',
  'matriculado.datosprofesionales.tel_prof',
]

/** What a doctor may propose for his own record, in the order in which he is shown it. All are texts. */
export const CAMPOS_PROPUESTOS = [
  CORREO,
  'matriculado.datospersonales.telefono',
  'matriculado.datospersonales.domicilio',
  'matriculado.datospersonales.barrio',
  'matriculado.datospersonales.localidad',
  'matriculado.datosprofesionales.consultorio',
  'matriculado.datosprofesionales.localidad',
  'matriculado.datosprofesionales.clinica',
  'matriculado.datosprofesionales.tel_prof',
] as const satisfies readonly RutaCampo[]
export type CampoPropuesto = (typeof CAMPOS_PROPUESTOS)[number]

/** Two fields of the record are called alike. */
const ETIQUETAS: Readonly<Record<CampoPropuesto, string>> = {
  'matriculado.datospersonales.email': 'Correo',
  'matriculado.datospersonales.telefono': 'Teléfono',
  'matriculado.datospersonales.domicilio': 'Domicilio',
  'matriculado.datospersonales.barrio': 'Barrio',
  'matriculado.datospersonales.localidad': 'Localidad',
  'matriculado.datosprofesionales.consultorio': 'Consultorio',
  'matriculado.datosprofesionales.localidad': 'Localidad del consultorio',
  'matriculado.datosprofesionales.clinica': 'Clínica',
  'matriculado.datosprofesionales.tel_prof': 'Teléfono del consultorio',
}
export const nameOfCampo = (campo: CampoPropuesto | undefined): string => (campo ? ETIQUETAS[campo] : 'Dato')

/** Nothing of the council sends a code to a telephone: the office confirms it by calling. */
export const isTelefono = (campo: CampoPropuesto | undefined): boolean =>
  campo !== undefined && TELEFONOS.includes(campo)

export const ESTADOS_DE_PROPUESTA = ['sinConfirmar', 'pendiente', 'aprobada', 'rechazada'] as const
export type EstadoDePropuesta = (typeof ESTADOS_DE_PROPUESTA)[number]

export const MAX_PROPUESTO = 300

/** Law 25.326, article 16.2: what a person asks to have corrected is seen to in so many working days. */
export const HABILES_PARA_RESPONDER = 5

/** The last day on which the office answers in time what came to it on a day. */
export function lastDayToAnswer(recibida: Fecha, feriados: Pick<Feriados, 'propios'>): Fecha {
  const { anio } = partsOf(recibida)
  return addHabiles(recibida, HABILES_PARA_RESPONDER, holidaysOfOffice([anio, anio + 1], feriados))
}
