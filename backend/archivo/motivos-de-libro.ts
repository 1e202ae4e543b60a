import { MAX_CELDAS, MAX_COLUMNAS, MAX_FILAS, MAX_HOJAS, MAX_TEXTO } from '@/domain/importar/limites'
import { formatCount } from '@/domain/texto'

/** What the reader found in a book besides its rows. */
export interface Dicho {
  macros?: boolean
  vinculos?: boolean
  /** Cells and names that lost characters which nobody sees. */
  limpiadas: number
}

export const avisosDe = ({ macros, vinculos, limpiadas }: Dicho): string[] => [
  ...(macros ? ['El archivo trae macros: no se ejecutan ni se importan.'] : []),
  ...(vinculos
    ? ['El archivo tiene vínculos a otros archivos: se toma el último valor guardado de cada uno.']
    : []),
  ...(limpiadas > 0
    ? [
        limpiadas === 1
          ? 'En una celda se quitaron caracteres que no se ven.'
          : `En ${formatCount(limpiadas)} celdas se quitaron caracteres que no se ven.`,
      ]
    : []),
]

/** A refusal as the reader gives it: its code, and the place where there is one. Columns are from 0. */
export interface Rechazada {
  rechazo: string
  hoja?: string
  fila?: number
  columna?: number
  campo?: string
}

const PARTIR = 'Divídalo en partes más chicas, o guárdelo como .csv, y cárguelo otra vez.'
const REHACER = 'Ábralo en Excel, guárdelo de nuevo y cárguelo otra vez.'

const MOTIVOS: Record<string, (rechazada: Rechazada) => string> = {
  vacia: () => 'está vacío.',
  grande: () => `es demasiado grande para leerlo de una vez. ${PARTIR}`,
  filas: () => `tiene más de ${formatCount(MAX_FILAS)} filas. Divídalo en partes y cárguelas de a una.`,
  columnas: (place) =>
    `tiene más de ${MAX_COLUMNAS} columnas${inPlace(place)}. Deje las que hacen falta y cárguelo otra vez.`,
  celdas: () => `tiene más de ${formatCount(MAX_CELDAS)} celdas con datos. ${PARTIR}`,
  hojas: () => `tiene más de ${MAX_HOJAS} hojas. Deje las que hacen falta y cárguelo otra vez.`,
  texto: (place) =>
    `tiene más de ${formatCount(MAX_TEXTO)} letras en una sola celda${inPlace(place)}. Acórtela y cárguelo otra vez.`,
  comillas: ({ fila }) =>
    `tiene una comilla que se abre y no se cierra: empieza en el registro ${fila}. Corríjala y cárguelo otra vez.`,
  codificacion: () => 'no está escrito en la codificación elegida: elija otra.',
  cifrada: () => 'tiene contraseña. Ábralo, guárdelo sin contraseña y cárguelo otra vez.',
  memo: ({ campo }) =>
    `tiene textos largos en el campo ${campo}, que el .dbf guarda en otro archivo (.dbt o .fpt). Ábralo en el programa que lo hizo, o en LibreOffice junto con ese archivo, y guárdelo como .xlsx.`,
  sinTablas: () => 'es una página web sin ninguna tabla. Copie los datos en una planilla y cárguela.',
  otra: () =>
    'no es una planilla ni un texto con columnas. Si viene de otro programa, guárdelo como .xlsx o .csv.',
  partes: () => `trae más de mil partes adentro, y una planilla tiene muchas menos. ${REHACER}`,
  comprimida: () => `ocupa más de cien veces lo que pesa, y una planilla no. ${REHACER}`,
  definiciones: () => `trae definiciones (DOCTYPE) que una planilla no tiene. ${REHACER}`,
}

const inPlace = ({ hoja, fila, columna }: Rechazada): string => {
  const cell = fila === undefined ? '' : `${columna === undefined ? '' : nameOf(columna)}${fila}`
  return [cell && ` en ${columna === undefined ? 'la fila ' : ''}${cell}`, hoja && ` de la hoja «${hoja}»`]
    .filter(Boolean)
    .join('')
}

/** As spreadsheets call it: 0 is 'A', 26 is 'AA'. */
const nameOf = (columna: number): string =>
  (columna >= 26 ? nameOf(Math.floor(columna / 26) - 1) : '') + String.fromCharCode(65 + (columna % 26))

/** Why a file is not read, and what can be done. */
export const motivoDeRechazo = (nombre: string, rechazada: Rechazada): string =>
  `«${nombre}» ${MOTIVOS[rechazada.rechazo]?.(rechazada) ?? `no se puede abrir: está dañado o no es una planilla. ${REHACER}`}`
