import type { Ficha } from '@/components/padron/ficha/field-value'

/** One of hospitaldatosprofesionales (S2 3). */
export type FilaHospital = NonNullable<NonNullable<Ficha['datosProfesionales']>['hospitales']>[number]

export const COLUMNAS_HOSPITAL = [
  { campo: 'hospital', etiqueta: 'Hospital', valor: ({ hospital }: FilaHospital) => hospital?.nombre },
  { campo: 'servicio', etiqueta: 'Servicio', valor: ({ servicio }: FilaHospital) => servicio },
  { campo: 'cargo', etiqueta: 'Cargo', valor: ({ cargo }: FilaHospital) => cargo },
] as const
export type ColumnaHospital = (typeof COLUMNAS_HOSPITAL)[number]
export type CampoHospital = ColumnaHospital['campo']

/** What a row is called where it stands alone. */
export const nameOf = ({ hospital }: FilaHospital): string => hospital?.nombre ?? 'Sin nombre'
