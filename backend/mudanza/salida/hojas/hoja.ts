import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { ZONA } from '@/domain/fechas'

/** A column as data: its heading, what its cells are, and its SQL. */
export type ColumnaDeHoja = readonly [
  titulo: string,
  clase: 'texto' | 'entero' | 'dinero' | 'fecha',
  sql: string,
]

/** A sheet for people as data, each row of which is one of the register. */
export interface HojaDeSalida {
  /** Of its files, and on its tab. */
  nombre: string
  titulo: string
  /** As what it may come in again; its headings are then those that importing knows by itself. */
  destino?: DestinoDeImportacion
  columnas: readonly ColumnaDeHoja[]
  /** SQL after FROM. Joins that no condition asks for are left ones, so that its rows are counted without them. */
  de: string
  /** SQL after ORDER BY, the same on every server. */
  orden: string
}

export const siNo = (sql: string): string => `CASE WHEN ${sql} THEN 'Sí' ELSE 'No' END`
/** The council's day of an instant: what leaves is read at UTC. */
export const diaDe = (instante: string): string => `(${instante} AT TIME ZONE '${ZONA}')::date`
/** Names as the program has them: `CASE` of a number, SQL. */
export const nombreEn = (sql: string, nombres: Readonly<Record<number, string | undefined>>): string =>
  `CASE ${sql} ${Object.entries(nombres)
    .map(([numero, nombre]) => `WHEN ${numero} THEN '${nombre ?? ''}'`)
    .join(' ')} END`

export const ID = (alias: string): ColumnaDeHoja => ['id', 'entero', `${alias}.id`]
/** Of the member `m`. */
export const MATRICULA: ColumnaDeHoja = ['Matrícula', 'entero', 'm.matricula']
export const NOMBRE: ColumnaDeHoja = ['Apellido y nombre', 'texto', nombreDeMatriculado('m')]
