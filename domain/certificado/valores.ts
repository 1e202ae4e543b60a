import type { Valores } from '@/domain/certificado/marcadores'
import { type Fecha, formatFecha } from '@/domain/fechas'

type Quizas<T> = T | null | undefined

/** Of a record, what certificates tell. */
export interface Certificado {
  matricula?: Quizas<number>
  folio?: Quizas<string>
  libro?: Quizas<string>
  datosPersonales?: Quizas<{ apellidoNombre?: Quizas<string>; dni?: Quizas<number> }>
  datosProfesionales?: Quizas<{ consultorio?: Quizas<string>; localidad?: Quizas<string> }>
  varios?: Quizas<{ ingresoCM?: Quizas<Fecha>; egresoCM?: Quizas<Fecha> }>
}

export type Observaciones = readonly [string, string, string]

/** A member's text for each placeholder, dates as DD/MM/YYYY; '' where there is none. */
export function valuesOf(ficha: Certificado, observaciones: Observaciones, hoy: Fecha): Valores {
  const { datosPersonales, datosProfesionales, varios } = ficha
  const [OBSERVACION_1, OBSERVACION_2, OBSERVACION_3] = observaciones
  return {
    NOMBRE_MATRICULADO: datosPersonales?.apellidoNombre ?? '',
    DNI_MATRICULADO: String(datosPersonales?.dni ?? ''),
    MATRICULA_MATRICULADO: String(ficha.matricula ?? ''),
    FOLIO_MATRICULADO: ficha.folio ?? '',
    LIBRO_MATRICULADO: ficha.libro ?? '',
    FECHA_INSCRIPCION_MATRICULADO: dateOf(varios?.ingresoCM),
    FECHA_EGRESO_MATRICULADO: dateOf(varios?.egresoCM),
    FECHA_ACTUAL: formatFecha(hoy),
    DIRECCION_CONSULTORIO: [datosProfesionales?.consultorio, datosProfesionales?.localidad]
      .filter(Boolean)
      .join(', '),
    OBSERVACION_1,
    OBSERVACION_2,
    OBSERVACION_3,
  }
}

const dateOf = (fecha: Quizas<Fecha>): string => (fecha ? formatFecha(fecha) : '')
