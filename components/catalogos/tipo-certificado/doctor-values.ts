import type { Valores } from '@/domain/certificado/marcadores'

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

/** Remarks are typed when it is printed. */
export const OBSERVACIONES = [MUESTRA.OBSERVACION_1, MUESTRA.OBSERVACION_2, MUESTRA.OBSERVACION_3] as const
