import type { RutaCampo } from '@/domain/campos-ficha'
import {
  CLAVES,
  MARCADORES,
  type Marcador,
  type Observacion,
  type Valores,
} from '@/domain/certificado/marcadores'
import { type Certificado, valuesOf } from '@/domain/certificado/valores'
import type { Fecha } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export type PorEmitir = EntradaEn<'/papel/emitir'>

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

/** The register's paper of what is typed: the remarks that its body has, and no other. */
export function porEmitirOf(
  origen: { clase: PorEmitir['clase']; id: number | undefined },
  tipo: { id: number | undefined },
  { typed, used }: { typed: Tecleado; used: readonly Marcador[] },
): PorEmitir {
  const accredits = origen.clase !== 'certificado'
  const remark = (one: Observacion) => (used.includes(one) && typed[one].trim()) || undefined
  return {
    clase: origen.clase,
    origenID: origen.id ?? 0,
    tipoCertificadoID: accredits ? tipo.id : undefined,
    firmanteID: typed.firmanteID ?? 0,
    observacion1: accredits ? undefined : remark('OBSERVACION_1'),
    observacion2: remark('OBSERVACION_2'),
    observacion3: remark('OBSERVACION_3'),
    apaisada: typed.apaisada,
  }
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
