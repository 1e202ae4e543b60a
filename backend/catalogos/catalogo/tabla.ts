import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { DeclaracionCatalogo, NounDeSeleccion } from '@/contract/catalogo/declaracion'

/** A catalogue as the database has it: the noun names the table, a field's key its column (bancoID → banco_id). */
export interface Tabla {
  declaracion: DeclaracionCatalogo
  nombre: string
  columnas: readonly Columna[]
}

export interface Columna {
  clave: string
  columna: string
  /** Whether it is a text, and of one line or of several. */
  texto: false | 'texto' | 'parrafo'
  referencia: { tabla: NounDeSeleccion; muestra: string } | undefined
}

/** Names come from declarations alone, so that no word of a request can ever be one. */
export function tablaOf(declaracion: DeclaracionCatalogo): Tabla {
  const columnas = Object.entries(declaracion.campos).map(([clave, campo]) => ({
    clave,
    columna: clave.replace(/ID$/, '_id').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    texto: campo.tipo === 'texto' || campo.tipo === 'parrafo' ? campo.tipo : (false as const),
    referencia: campo.tipo === 'referencia' ? { tabla: campo.de, muestra: campo.muestra } : undefined,
  }))
  return { declaracion, nombre: declaracion.noun, columnas }
}

/** A row with its references' names, as `traerTodos` and `traerDatos` answer it. */
export function selectRow({ declaracion, nombre, columnas }: Tabla, where: string): string {
  const own = columnas.map(({ clave, columna }) => `t.${columna} AS "${clave}"`)
  const names = columnas.flatMap(({ columna, referencia }) =>
    referencia
      ? [
          `(SELECT ${referencia.tabla === 'tipo_matricula' ? nombreDeTipo('r') : 'r.nombre'} FROM ${referencia.tabla} r WHERE r.id = t.${columna}) AS "${referencia.muestra}"`,
        ]
      : [],
  )
  const fijo = declaracion.conFijos ? ['t.fijo'] : []
  return `SELECT t.id, t.version, ${[...own, ...names, ...fijo].join(', ')} FROM ${nombre} t WHERE ${where}`
}
