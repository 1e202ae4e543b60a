import { escapeHtml } from '@/domain/certificado/escribir'

/** S1 3: the twelve words of a body that a certificate's data takes the place of, each with its name on a button. */
export const MARCADORES = {
  NOMBRE_MATRICULADO: 'Nombre',
  DNI_MATRICULADO: 'DNI',
  MATRICULA_MATRICULADO: 'Matrícula',
  FOLIO_MATRICULADO: 'Folio',
  LIBRO_MATRICULADO: 'Libro',
  FECHA_INSCRIPCION_MATRICULADO: 'Fecha de inscripción',
  FECHA_EGRESO_MATRICULADO: 'Fecha de egreso',
  FECHA_ACTUAL: 'Fecha actual',
  DIRECCION_CONSULTORIO: 'Dirección del consultorio',
  OBSERVACION_1: 'Observación 1',
  OBSERVACION_2: 'Observación 2',
  OBSERVACION_3: 'Observación 3',
} as const
export type Marcador = keyof typeof MARCADORES
export const CLAVES = Object.keys(MARCADORES) as Marcador[]

/** As it stands in the body: ##DNI_MATRICULADO##. */
export const escrito = (marcador: Marcador): string => `##${marcador}##`

/** What takes each marker's place; '' where the doctor has none. */
export type Valores = Readonly<Record<Marcador, string>>

const isMarcador = (name: string): name is Marcador => Object.hasOwn(MARCADORES, name)
const CONOCIDOS = new RegExp(`##(${CLAVES.join('|')})##`, 'g')

/**
 * The body with its markers' values, escaped: a value is data and never HTML, and one that reads like a marker is printed
 * as it is (one pass).
 */
export const substitute = (html: string, valores: Valores): string =>
  html.replace(CONOCIDOS, (_, marcador: Marcador) => escapeHtml(valores[marcador]))

/** What is a marker in a text, or looks like one that no certificate will replace, and where it stands. */
export interface Hallado {
  /** Good; misspelt; with a change of format inside; or a ## that opens or closes nothing. */
  tipo: 'bueno' | 'desconocido' | 'partido' | 'suelto'
  texto: string
  /** The marker that was probably meant. */
  sugerencia: Marcador | undefined
  desde: number
  hasta: number
}

const CANDIDATO = /(#{1,2})([\p{L}\d_](?:[\p{L}\d_ -]{0,58}[\p{L}\d_])?)(#{1,2})|##+/gu

/** Everything in a text that is or looks like a marker; `cuts` are the places where the format changes. */
export function findMarcadores(text: string, cuts: readonly number[] = []): Hallado[] {
  return [...text.matchAll(CANDIDATO)].flatMap((match): Hallado[] => {
    const [whole, left, name = '', right] = match
    const place = { texto: whole, desde: match.index, hasta: match.index + whole.length }
    if (left === undefined) return [{ ...place, tipo: 'suelto', sugerencia: undefined }]
    if (left === '##' && right === '##' && isMarcador(name)) {
      const isCut = cuts.some((cut) => cut > place.desde && cut < place.hasta)
      return [{ ...place, tipo: isCut ? 'partido' : 'bueno', sugerencia: isCut ? name : undefined }]
    }
    const sugerencia = guess(name)
    // A lone # is a number sign, unless what it touches is a marker's name.
    return sugerencia || left + right === '####' ? [{ ...place, tipo: 'desconocido', sugerencia }] : []
  })
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[\s_-]+/g, '_')

function guess(name: string): Marcador | undefined {
  const folded = plain(name)
  return CLAVES.find(
    (clave) =>
      clave === folded ||
      clave === `${folded}_MATRICULADO` ||
      clave.replaceAll('_', '') === folded.replaceAll('_', ''),
  )
}
