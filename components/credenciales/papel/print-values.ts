import type { RutaCampo } from '@/domain/campos-ficha'
import { CLAVES, MARCADORES, type Marcador, type Valores } from '@/domain/certificado/marcadores'
import { type Certificado, valuesOf } from '@/domain/certificado/valores'
import type { Fecha } from '@/domain/fechas'

export const OBSERVACIONES = ['OBSERVACION_1', 'OBSERVACION_2', 'OBSERVACION_3'] as const
export type Observacion = (typeof OBSERVACIONES)[number]
export const isObservacion = (clave: Marcador): clave is Observacion => clave.startsWith('OBSERVACION_')

/** What is typed into the dialog: who signs, the remarks, and what another server's record does not have. */
export type Tecleado = Record<Marcador, string> & {
  tipoID: number | undefined
  firmanteID: number | undefined
  apaisada: boolean
}

/** A certificate of accreditation has one type to choose. */
export const UNICO = 1

export const startOf = (observacion1: string): Tecleado => ({
  ...(Object.fromEntries(CLAVES.map((clave) => [clave, ''])) as Record<Marcador, string>),
  OBSERVACION_1: observacion1,
  tipoID: UNICO,
  firmanteID: undefined,
  apaisada: false,
})

/** The record's values; what it lacks, and the remarks, as they were typed. */
export function valuesWith(ficha: Certificado, hoy: Fecha, typed: Record<Marcador, string>): Valores {
  const kept = valuesOf(ficha, ['', '', ''], hoy)
  return Object.fromEntries(
    CLAVES.map((clave) => [clave, kept[clave].trim() || typed[clave].trim()]),
  ) as Record<Marcador, string>
}

/** The record's field behind a placeholder; the others are typed or today's. */
const CAMPOS: Partial<Record<Marcador, RutaCampo>> = {
  NOMBRE_MATRICULADO: 'matriculado.datospersonales.apellido',
  DNI_MATRICULADO: 'matriculado.datospersonales.dni',
  MATRICULA_MATRICULADO: 'matriculado.matricula',
  FOLIO_MATRICULADO: 'matriculado.folio',
  LIBRO_MATRICULADO: 'matriculado.libro',
  FECHA_INSCRIPCION_MATRICULADO: 'matriculado.varios.ingreso_cm',
  FECHA_EGRESO_MATRICULADO: 'matriculado.varios.egreso_cm',
  DIRECCION_CONSULTORIO: 'matriculado.datosprofesionales.consultorio',
}

export const fieldOf = (clave: Marcador): RutaCampo | undefined => CAMPOS[clave]
export const labelOf = (clave: Marcador): string => MARCADORES[clave]
