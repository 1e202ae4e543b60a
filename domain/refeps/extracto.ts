import type { Celda } from '@/domain/celda'
import { isNothing, lineOf } from '@/domain/importar/leer/leido'
import { readDni, readMatricula } from '@/domain/importar/leer/numero'
import { plegar } from '@/domain/plegar'
import type { ColumnasDeExtracto } from '@/domain/refeps/columnas'
import { readEstado } from '@/domain/refeps/estado'
import { cut } from '@/domain/texto'

/** A row of the extract. */
export interface FilaDeExtracto {
  fila: number
  dni: number | null
  matricula: number | null
  /** Null where the extract has the name in one column without a comma. */
  apellido: string | null
  /** As it is written, surname first. */
  apellidoNombre: string
  /** Null where the word says neither. */
  activa: boolean | null
  fallecido: boolean
  /** The extract's own word. */
  estado: string
  /** Null where the extract has no such column. */
  especialidades: string[] | null
}

const LARGO = 200

/** Null for a row that names nobody: an empty one, a total, a title that is repeated. */
export function readFila(
  fila: number,
  celdas: readonly Celda[],
  columnas: ColumnasDeExtracto,
): FilaDeExtracto | null {
  const cellOf = (at: number | undefined): Celda => (at === undefined ? null : celdas[at])
  const textOf = (at: number | undefined): string =>
    isNothing(cellOf(at)) ? '' : cut(lineOf(cellOf(at)), LARGO)
  const dni = readDni(cellOf(columnas.dni)).valor ?? null
  const matricula = readMatricula(cellOf(columnas.matricula)).valor ?? null
  const name = nameOf(textOf(columnas.apellidoNombre), textOf(columnas.apellido), textOf(columnas.nombre))
  if ((dni === null && matricula === null) || name.apellidoNombre === '') return null
  const estado = textOf(columnas.estado)
  const leido = readEstado(estado)
  return {
    ...{ fila, dni, matricula, ...name, estado },
    activa: leido?.activa ?? null,
    fallecido: leido?.fallecido ?? false,
    especialidades: columnas.especialidad === undefined ? null : splitNames(textOf(columnas.especialidad)),
  }
}

function nameOf(
  whole: string,
  apellido: string,
  nombre: string,
): Pick<FilaDeExtracto, 'apellido' | 'apellidoNombre'> {
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
export const claveDe = ({ dni, matricula, apellidoNombre }: FilaDeExtracto): string =>
  dni === null ? `mp:${matricula}:${plegar(apellidoNombre)}` : `dni:${dni}`
