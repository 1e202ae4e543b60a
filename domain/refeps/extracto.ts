import type { Celda } from '@/domain/celda'
import { isNothing, lineOf } from '@/domain/importar/leer/leido'
import { readDni, readMatricula } from '@/domain/importar/leer/numero'
import { plegar } from '@/domain/plegar'
import type { ColumnasDeExtracto } from '@/domain/refeps/columnas'
import { readEstado } from '@/domain/refeps/estado'
import { cut } from '@/domain/texto'

/** Whom a row of an extract names. */
export interface Quien {
  dni: number | null
  matricula: number | null
  /** Null where the extract has the name in one column without a comma. */
  apellido: string | null
  /** As it is written, surname first. */
  apellidoNombre: string
}

/** A row of the extract. */
export interface FilaDeExtracto extends Quien {
  fila: number
  /** Null where the word says neither. */
  activa: boolean | null
  fallecido: boolean
  /** The extract's own word. */
  estado: string
  /** Null where the extract has no such column. */
  especialidades: string[] | null
}

const LARGO = 200

export const cellAt = (celdas: readonly Celda[], at: number | undefined): Celda =>
  at === undefined ? null : celdas[at]

/** '' for a cell that holds no datum. */
export function textAt(celdas: readonly Celda[], at: number | undefined): string {
  const cell = cellAt(celdas, at)
  return isNothing(cell) ? '' : cut(lineOf(cell), LARGO)
}

/** Null for a row that names nobody: an empty one, a total, a title that is repeated. */
export function readQuien(celdas: readonly Celda[], columnas: ColumnasDeExtracto): Quien | null {
  const dni = readDni(cellAt(celdas, columnas.dni)).valor ?? null
  const matricula = readMatricula(cellAt(celdas, columnas.matricula)).valor ?? null
  const [whole, apellido, nombre] = [columnas.apellidoNombre, columnas.apellido, columnas.nombre].map((at) =>
    textAt(celdas, at),
  )
  const name = nameOf(whole ?? '', apellido ?? '', nombre ?? '')
  if ((dni === null && matricula === null) || name.apellidoNombre === '') return null
  return { dni, matricula, ...name }
}

/** Null for a row that names nobody. */
export function readFila(
  fila: number,
  celdas: readonly Celda[],
  columnas: ColumnasDeExtracto,
): FilaDeExtracto | null {
  const quien = readQuien(celdas, columnas)
  if (!quien) return null
  const estado = textAt(celdas, columnas.estado)
  const leido = readEstado(estado)
  return {
    ...{ fila, ...quien, estado },
    activa: leido?.activa ?? null,
    fallecido: leido?.fallecido ?? false,
    especialidades:
      columnas.especialidad === undefined ? null : splitNames(textAt(celdas, columnas.especialidad)),
  }
}

function nameOf(whole: string, apellido: string, nombre: string): Pick<Quien, 'apellido' | 'apellidoNombre'> {
  if (whole === '') return { apellido, apellidoNombre: [apellido, nombre].filter(Boolean).join(', ') }
  const [surname = '', ...rest] = whole.split(',')
  return { apellido: rest.length > 0 ? surname.trim() : null, apellidoNombre: whole }
}

const splitNames = (text: string): string[] =>
  text
    .split(/[;/|+,]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** By which a person there is known again in the next extract. */
export const claveDe = ({ dni, matricula, apellidoNombre }: Quien): string =>
  dni === null ? `mp:${matricula}:${plegar(apellidoNombre)}` : `dni:${dni}`
