import type { Bloque, Documento, Enumeracion, Tabla, Trozo } from '@/domain/certificado/documento'

/** The specification's twelve placeholders of a certificate's body, each with the name on its button. */
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

/** Free remarks, none of which need be filled. */
export const OBSERVACIONES = ['OBSERVACION_1', 'OBSERVACION_2', 'OBSERVACION_3'] as const
export type Observacion = (typeof OBSERVACIONES)[number]
export const isObservacion = (clave: Marcador): clave is Observacion =>
  (OBSERVACIONES as readonly Marcador[]).includes(clave)

export const escrito = (marcador: Marcador): string => `##${marcador}##`

/** The text for each placeholder; '' where the doctor has none. */
export type Valores = Readonly<Record<Marcador, string>>

const isMarcador = (name: string): name is Marcador => Object.hasOwn(MARCADORES, name)
const CONOCIDOS = new RegExp(`##(${CLAVES.join('|')})##`, 'g')

/** Replaces the placeholders in one pass: a value that reads like one stays as it is. */
export function substitute(documento: Documento, valores: Valores): Documento {
  const fill = (trozos: readonly Trozo[]) =>
    trozos.map(({ texto, formato }) => ({
      texto: texto.replace(CONOCIDOS, (_, marcador: Marcador) => valores[marcador]),
      formato,
    }))
  const fillLista = ({ items, ...lista }: Enumeracion): Enumeracion => ({
    ...lista,
    items: items.map((item) => ({ ...item, trozos: fill(item.trozos), listas: item.listas.map(fillLista) })),
  })
  const fillTabla = ({ filas, ...tabla }: Tabla): Tabla => ({
    ...tabla,
    filas: filas.map((celdas) => celdas.map((celda) => ({ ...celda, trozos: fill(celda.trozos) }))),
  })
  return documento.map((bloque): Bloque => {
    if (bloque.tipo === 'lista') return fillLista(bloque)
    return bloque.tipo === 'tabla' ? fillTabla(bloque) : { ...bloque, trozos: fill(bloque.trozos) }
  })
}

/** Something in a text that is a placeholder, or looks like one that nothing would replace. */
export interface Hallado {
  /** Good; misspelt; with a change of format inside; or a ## that opens or closes nothing. */
  tipo: 'bueno' | 'desconocido' | 'partido' | 'suelto'
  texto: string
  sugerencia: Marcador | undefined
  desde: number
  hasta: number
}

const CANDIDATO = /(#{1,2})([\p{L}\d_](?:[\p{L}\d_ -]{0,58}[\p{L}\d_])?)(#{1,2})|##+/gu

/** Finds everything that is or looks like a placeholder. `cuts` are the places where the format changes. */
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
    // A lone # is a number sign, unless it touches a placeholder's name.
    if (sugerencia || left + right === '####') return [{ ...place, tipo: 'desconocido', sugerencia }]
    return whole.includes('##') ? [{ ...place, tipo: 'suelto', sugerencia: undefined }] : []
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
