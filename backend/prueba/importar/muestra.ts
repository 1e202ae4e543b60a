import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { readBook } from '@/backend/archivo/libro'
import { destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import type { Lectura, LecturaDeHoja } from '@/domain/importar/lectura'
import type { Conocido } from '@/domain/importar/reglas/regla'
import type { Valores } from '@/domain/importar/resultado'
import { TIPOS_DE_CUENTA } from '@/domain/debito'
import type { FilaDeLibro, Libro } from '@/domain/libro'

interface ColumnaDicha {
  columna: string
  campo: string | null
}
type Contestado = string | number | null

/** What stands beside each sample: how it is read, and what comes of it. */
export interface Muestra {
  archivo: string
  destino: DestinoDeImportacion
  hoy: string
  padronBase: boolean | null
  lectura: {
    hoja: string | null
    filaEncabezado: number | null
    columnas: ColumnaDicha[]
    opciones: {
      mayusculas?: string
      variasPorCelda?: '/'
      filaDePrecios?: number
      fecha?: string
      existentes?: string[]
      hojas?: { hoja: string; filaEncabezado: number; columnas?: ColumnaDicha[] }[]
    }
    respuestas: Record<string, string | Record<string, Contestado>>
  }
  aceptadas: { fila: number; valores: Valores; avisos: Dicho[] }[]
  rehusadas: (Dicho & { hoja?: string; fila: number; motivo: string })[]
  salteadas: { fila: number; porque: string }[]
  preguntas: { codigo: string; texto: string }[]
  totales: Record<string, unknown>
  avisosDeArchivo: { codigo: string; texto: string }[]
}
interface Dicho {
  columna: string
  campo: string
  codigo: string
  texto: string
}

const DIR = new URL('../../../domain/importar/muestras/', import.meta.url)

export const readMuestra = (name: string): Muestra =>
  JSON.parse(readFileSync(new URL(name, DIR), 'utf8')) as Muestra

/** Those of the register before the samples that say so. */
export const PADRON_BASE = (
  JSON.parse(readFileSync(new URL('padron-base.json', DIR), 'utf8')) as { matriculados: Conocido[] }
).matriculados

export async function openMuestra({ archivo }: Muestra): Promise<{ libro: Libro; filas: FilaDeLibro[] }> {
  const file = await open(new URL(archivo, DIR))
  try {
    const { libro, filas } = await readBook(file, archivo)
    const rows: FilaDeLibro[] = []
    for await (const fila of filas) rows.push(fila)
    return { libro, filas: rows }
  } finally {
    await file.close()
  }
}

/** From 0: 'A', 'B'… 'AA'. */
const columnOf = (letters: string): number =>
  [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1

function sheetOf(hoja: number, encabezado: number | null, dichas: readonly ColumnaDicha[]): LecturaDeHoja {
  const columnas: (string | null)[] = []
  for (const { columna, campo } of dichas) columnas[columnOf(columna)] = campo
  return { hoja, encabezado: encabezado ?? 0, columnas: Array.from(columnas, (campo) => campo ?? null) }
}

/** Where a sample says an answer in other words than the screen does. */
const EN_PANTALLA: Readonly<Record<string, string>> = {
  ampliacion: 'ampliación',
  ampliacionExtendida: 'ampliación extendida',
  'debe, al precio del mes': 'debe',
}
function answerOf(campo: string, respuesta: Contestado): string | null {
  if (respuesta === null) return null
  if (campo === 'tipoCuenta') return TIPOS_DE_CUENTA[Number(respuesta)] ?? ''
  return EN_PANTALLA[respuesta] ?? String(respuesta)
}

/** A sample's reading as a person would have saved it. */
export function readingOf({ destino, lectura }: Muestra, { hojas }: Libro): Lectura {
  const { opciones, respuestas } = lectura
  const indexOf = (nombre: string | null): number =>
    Math.max(
      0,
      hojas.findIndex((hoja) => hoja.nombre === nombre),
    )
  const said = Object.entries(respuestas)
  return {
    ...sheetOf(indexOf(lectura.hoja), lectura.filaEncabezado, lectura.columnas),
    otras: (opciones.hojas ?? []).flatMap(({ hoja, filaEncabezado, columnas }) =>
      columnas ? [sheetOf(indexOf(hoja), filaEncabezado, columnas)] : [],
    ),
    fijos: [
      ...said.flatMap(([campo, valor]) => (typeof valor === 'string' ? [{ campo, valor }] : [])),
      ...(opciones.fecha && destinoDe(destino).campos['fecha']?.fijo
        ? [{ campo: 'fecha', valor: opciones.fecha }]
        : []),
    ],
    respuestas: said.flatMap(([campo, valores]) =>
      typeof valores === 'string'
        ? []
        : Object.entries(valores).map(([valor, one]) => ({ campo, valor, respuesta: answerOf(campo, one) })),
    ),
    opciones: {
      ...{ mayusculas: opciones.mayusculas === 'convertir', diaPrimero: true, completarHasta: false },
      ...{ variasPorCelda: opciones.variasPorCelda ?? '', filaDePrecios: opciones.filaDePrecios ?? 0 },
      ...{ modo: 'vacios', sinComa: 'rehusar' },
    },
  }
}
