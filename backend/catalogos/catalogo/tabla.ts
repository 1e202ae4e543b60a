import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { DeclaracionCatalogo, NounDeSeleccion } from '@/contract/catalogo/declaracion'

/** The noun names the table, and a field's key its column (bancoID → banco_id). */
export interface Tabla {
  declaracion: DeclaracionCatalogo
  nombre: string
  columnas: readonly Columna[]
}

export interface Columna {
  clave: string
  columna: string
  texto: false | 'texto' | 'parrafo'
  referencia: { tabla: NounDeSeleccion; muestra: string } | undefined
}

/** Names come only from declarations, never from a request. */
export function tablaOf(declaracion: DeclaracionCatalogo): Tabla {
  const columnas = Object.entries(declaracion.campos).map(([clave, campo]) => ({
    clave,
    columna: clave.replace(/ID$/, '_id').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    texto: campo.tipo === 'texto' || campo.tipo === 'parrafo' ? campo.tipo : (false as const),
    referencia: campo.tipo === 'referencia' ? { tabla: campo.de, muestra: campo.muestra } : undefined,
  }))
  return { declaracion, nombre: declaracion.noun, columnas }
}

/** SQL: the name of the row that a row `t` refers to by a column. */
export const nameOfReference = ({ columna, referencia }: Columna): string =>
  `(SELECT ${referencia?.tabla === 'tipo_matricula' ? nombreDeTipo('r') : 'r.nombre'} FROM ${referencia?.tabla} r WHERE r.id = t.${columna})`

/** A row with its references' names, for `traerTodos` and `traerDatos`. */
export function selectRow({ declaracion, nombre, columnas }: Tabla, where: string): string {
  const own = columnas.map(({ clave, columna }) => `t.${columna} AS "${clave}"`)
  const names = columnas.flatMap((one) =>
    one.referencia ? [`${nameOfReference(one)} AS "${one.referencia.muestra}"`] : [],
  )
  const fijo = declaracion.conFijos ? ['t.fijo'] : []
  return `SELECT t.id, t.version, ${[...own, ...names, ...fijo].join(', ')} FROM ${nombre} t WHERE ${where}`
}
