import type { Ficha } from '@/components/padron/ficha/field-value'

export type FilaHospital = NonNullable<NonNullable<Ficha['datosProfesionales']>['hospitales']>[number]

export const COLUMNAS_HOSPITAL = [
  { campo: 'hospital', etiqueta: 'Hospital', valor: ({ hospital }: FilaHospital) => hospital?.nombre },
  { campo: 'servicio', etiqueta: 'Servicio', valor: ({ servicio }: FilaHospital) => servicio },
  { campo: 'cargo', etiqueta: 'Cargo', valor: ({ cargo }: FilaHospital) => cargo },
] as const
export type ColumnaHospital = (typeof COLUMNAS_HOSPITAL)[number]
export type CampoHospital = ColumnaHospital['campo']

export const nameOf = ({ hospital }: FilaHospital): string => hospital?.nombre ?? 'Sin nombre'
