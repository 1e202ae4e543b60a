import type { Valores } from '@/domain/certificado/marcadores'
import { type Fecha, formatFecha } from '@/domain/fechas'
import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/matriculado'
import type { Leido } from '@/lib/api/result'

export type Ficha = Leido<FilaDe<typeof traerDatos>>

/** A doctor's data for the markers, with dates as DD/MM/YYYY. Remarks are typed when it is printed. */
export function valuesOf(ficha: Ficha, hoy: Fecha): Valores {
  const { datosPersonales, datosProfesionales, varios } = ficha
  const { consultorio, localidad } = datosProfesionales ?? {}
  return {
    NOMBRE_MATRICULADO: datosPersonales?.apellidoNombre ?? '',
    DNI_MATRICULADO: String(datosPersonales?.dni ?? ''),
    MATRICULA_MATRICULADO: String(ficha.matricula ?? ''),
    FOLIO_MATRICULADO: ficha.folio ?? '',
    LIBRO_MATRICULADO: ficha.libro ?? '',
    FECHA_INSCRIPCION_MATRICULADO: dateOf(varios?.ingresoCM),
    FECHA_EGRESO_MATRICULADO: dateOf(varios?.egresoCM),
    FECHA_ACTUAL: formatFecha(hoy),
    DIRECCION_CONSULTORIO: [consultorio, localidad].filter(Boolean).join(', '),
    OBSERVACION_1: MUESTRA.OBSERVACION_1,
    OBSERVACION_2: MUESTRA.OBSERVACION_2,
    OBSERVACION_3: MUESTRA.OBSERVACION_3,
  }
}

const dateOf = (fecha: Fecha | null | undefined): string => (fecha ? formatFecha(fecha) : '')

/** An invented doctor, shown until one is chosen. */
export const MUESTRA = {
  NOMBRE_MATRICULADO: 'Pérez María Inés',
  DNI_MATRICULADO: '20111222',
  MATRICULA_MATRICULADO: '1234',
  FOLIO_MATRICULADO: '56',
  LIBRO_MATRICULADO: '7',
  FECHA_INSCRIPCION_MATRICULADO: '15/03/1998',
  FECHA_EGRESO_MATRICULADO: '30/06/2026',
  FECHA_ACTUAL: '21/11/2026',
  DIRECCION_CONSULTORIO: 'Av. Belgrano 123, Santiago del Estero',
  OBSERVACION_1: '(primera observación)',
  OBSERVACION_2: '(segunda observación)',
  OBSERVACION_3: '(tercera observación)',
} as const satisfies Valores
