import { Entrega, Filas, FilasAparte } from './protocolo'

/** Ways to say the same that the documents leave open; a test chooses, and each test begins with the plain ones. */
export interface Habitos {
  /** Rows and their total stand inside `datos` instead of beside it. */
  anidadas: boolean
  /** No list says how many rows there are in all. */
  sinTotal: boolean
  /** What stands for an empty list. */
  sinFilas: null | '' | Readonly<Record<string, never>> | []
  /** How a date with its time is spelt. */
  horas: 'sencillas' | 'con fraccion' | 'dia primero'
  /** HTTP status of a sign-in that is refused. */
  rechazo: number
  /** Names of the delinquents' two lists. */
  morosos: readonly [matricula: string, concepto: string]
}

export const COMUNES: Habitos = {
  anidadas: false,
  sinTotal: false,
  sinFilas: null,
  horas: 'sencillas',
  rechazo: 200,
  morosos: ['matricula', 'concepto'],
}

const CON_HORA = /"(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d:\d\d)"/g

/** The dates of an answer in the spelling chosen. */
function spellDates(text: string, horas: Habitos['horas']): string {
  if (horas === 'con fraccion') return text.replace(CON_HORA, '"$1-$2-$3 $4.0"')
  return horas === 'dia primero' ? text.replace(CON_HORA, '"$3/$2/$1 $4"') : text
}

/** Success as this server puts it: estado as text, totals as text, keys nobody asked for, none for what is empty. */
export function envelope(datos: unknown, habitos: Habitos): string {
  if (datos instanceof Entrega) return JSON.stringify({ ...datos, tiempo: '0.0312' })
  const said = datos instanceof Filas ? listOf(datos, habitos) : { datos: named(datos, habitos) ?? null }
  return spellDates(
    JSON.stringify({ estado: '1', mensaje: '', ...said, tiempo: '0.0312', version: null }),
    habitos.horas,
  )
}

function listOf({ filas, total }: Filas, { anidadas, sinTotal, sinFilas }: Habitos) {
  const rows = filas && filas.length > 0 ? filas : filas && sinFilas === null ? [] : sinFilas
  const list = { datos: rows, ...(total === undefined || sinTotal ? {} : { pagTotalItems: String(total) }) }
  return anidadas ? { excepcion: null, datos: list } : list
}

/** Lists apart under the names chosen, an empty one as an empty list is written. */
function named(datos: unknown, { morosos, sinFilas }: Habitos): unknown {
  if (!(datos instanceof FilasAparte)) return datos
  const [matricula, concepto] = [datos.matricula, datos.concepto].map((rows) =>
    rows.length > 0 ? rows : (sinFilas ?? rows),
  )
  return { [morosos[0]]: matricula, [morosos[1]]: concepto }
}
