import type { Datos, Lectura } from '@/components/mudanza/importar/datos'
import { letterOf } from '@/domain/spreadsheets/column'
import type { Option } from '@/components/ui/options'
import { formatMes, type Mes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { type DestinoDeImportacion, destinoDe } from '@/domain/importar/destinos'
import { textOfMes } from '@/domain/cuota'

/** Stands for a column that is not imported. */
export const NINGUNO = ''
const DE_MES = 'mes:'

/** How many months back a column may be of. */
const MESES_ATRAS = 180

/** What a column may be: nothing, a field of the target, or, of debts, a month of its own. */
export function fieldOptions(destino: DestinoDeImportacion): Option<string>[] {
  const fields = Object.entries(destinoDe(destino).campos).map(([id, { titulo, requerido }]) => ({
    id,
    nombre: titulo,
    ...(requerido ? { detalle: 'obligatorio' } : {}),
  }))
  return [{ id: NINGUNO, nombre: 'No se importa' }, ...fields, ...(destino === 'deudaMeses' ? months() : [])]
}

function months(): Option<string>[] {
  const last = monthNumber(partsOf(today()))
  return Array.from({ length: MESES_ATRAS }, (_, back) => monthOption(monthAt(last - back)))
}

const monthOption = (mes: Mes): Option<string> => ({
  id: DE_MES + textOfMes(mes),
  nombre: `Importe de ${formatMes(mes)}`,
})

/** 'mes:2025-03', however long ago. */
function standingOption(campo: string): Option<string> {
  const [, anio, mes] = /^mes:(\d{4})-(\d{2})$/.exec(campo) ?? []
  return anio ? monthOption({ anio: Number(anio), mes: Number(mes) }) : { id: campo, nombre: campo }
}

/** What a field is called. */
export const nameOfField = (destino: DestinoDeImportacion, campo: string): string =>
  destinoDe(destino).campos[campo]?.titulo ?? standingOption(campo).nombre

/** With the field that stands, where that is none of them. */
export const withStanding = (options: readonly Option<string>[], campo: string): readonly Option<string>[] =>
  options.some(({ id }) => id === campo) ? options : [...options, standingOption(campo)]

/** The letters of the other columns of a sheet that are taken for the same field. */
export const othersOf = (columnas: readonly (string | null)[], columna: number): string[] =>
  columnas.flatMap((campo, at) =>
    campo !== null && at !== columna && campo === columnas[columna] ? [letterOf(at)] : [],
  )

/** Which ways of reading make a difference to a target, and to what its columns are taken for. */
export function optionsThatMatter(destino: DestinoDeImportacion, lectura: Lectura) {
  const { campos } = destinoDe(destino)
  const used = new Set([lectura, ...lectura.otras].flatMap(({ columnas }) => columnas))
  const is = (...clases: string[]) =>
    Object.entries(campos).some(([campo, { clase }]) => used.has(campo) && clases.includes(clase))
  return {
    mayusculas: is('apellidoNombre', 'apellido', 'nombre') || destino.startsWith('catalogo:'),
    diaPrimero: is('fecha', 'nacimiento', 'hasta', 'vence'),
    variasPorCelda: destino === 'especialidades' || destino === 'practicas',
    filaDePrecios: [...used].some((campo) => campo?.startsWith(DE_MES)),
    completarHasta: destino === 'certificados',
    sinComa: is('apellidoNombre'),
    modo: destino === 'matriculados',
  }
}

/** How a joined or the chosen sheet is called. */
export const nameOfSheet = ({ libro }: Pick<Datos, 'libro'>, hoja: number): string =>
  libro.hojas[hoja]?.nombre || `Hoja ${hoja + 1}`
