import type { Datos } from '@/components/mudanza/importar/datos'
import { answerTo, fieldOf } from '@/components/mudanza/importar/lectura'
import { destinoDe } from '@/domain/importar/destinos'
import type { EstadoDeImportacion } from '@/domain/importar/resultado'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export const PASOS = ['archivo', 'lectura', 'columnas', 'valores', 'revision', 'importar'] as const
export type Paso = (typeof PASOS)[number]

export const TITULOS: Readonly<Record<Paso, string>> = {
  archivo: 'Archivo',
  lectura: 'Lectura',
  columnas: 'Columnas',
  valores: 'Valores',
  revision: 'Revisión',
  importar: 'Importar',
}

export const readStep = (text: string | undefined): Paso | undefined => PASOS.find((paso) => paso === text)

/** `antes` is an earlier import of the same file, which is told on each step. */
export const hrefOfStep = (importacionID: number, paso: Paso, antes?: string): string =>
  `${rutas.importacion(importacionID)}?${new URLSearchParams({ paso, ...(antes ? { antes } : {}) })}`

/** Something of it is written, or was. */
const ESCRITAS: ReadonlySet<EstadoDeImportacion> = new Set([
  'importando',
  'importada',
  'deshaciendo',
  'deshecha',
])
export const isWritten = (estado: EstadoDeImportacion): boolean => ESCRITAS.has(estado)

/** How it is read can be changed: nothing of it stands in the register. */
export const isDraft = ({ estado, vivos }: Datos['importacion']): boolean =>
  (estado === 'leida' || estado === 'revisada') && vivos === 0

/** The first step that needs a person; undefined where only the values of the file can tell. */
export function openingStep(datos: Datos): Paso | undefined {
  const { importacion, hojas, libro, lectura, mapeo, faltan } = datos
  if (isWritten(importacion.estado) || importacion.vivos > 0) return 'importar'
  if (importacion.estado !== 'leida') return 'revision'
  const filled = libro.hojas.filter(({ filas, oculta }) => filas > 1 && !oculta)
  if (!mapeo && filled.length > hojas.length) return 'lectura'
  const guessed = hojas.some(({ hoja, columnas }) =>
    columnas.some(({ columna, seguro }) => !seguro && fieldOf(lectura, hoja, columna) !== null),
  )
  return faltan.length > 0 || guessed ? 'columnas' : undefined
}

export type CampoDeValores = LeidoEn<'/importacion/traerValores'>[number]

/** Whether a field's values wait for a person. */
export function isOpen({ campo = '', fijo, valores = [] }: CampoDeValores, datos: Datos): boolean {
  const { lectura, importacion } = datos
  if (!fijo)
    return valores.some(({ valor, seguro }) => !seguro && answerTo(lectura, campo, valor) === undefined)
  const needed = destinoDe(importacion.destino).campos[campo]?.requerido
  return needed === true && !lectura.fijos.some((one) => one.campo === campo)
}
