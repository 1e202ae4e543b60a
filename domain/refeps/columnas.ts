import { type Celda, isIlegible } from '@/domain/celda'
import { findHeader, titlesAt } from '@/domain/importar/encabezado'
import { readDay } from '@/domain/importar/leer/fecha'
import { lineOf } from '@/domain/importar/leer/leido'
import { readDni, readMatricula } from '@/domain/importar/leer/numero'
import type { PerfilDeLibro } from '@/domain/importar/perfil'
import { foldTitle, titleScore } from '@/domain/importar/titulos'
import { plegar } from '@/domain/plegar'
import { readEstado } from '@/domain/refeps/estado'
import type { Origen } from '@/domain/refeps/origen'
import { cut } from '@/domain/texto'

interface Campo {
  titulo: string
  /** What others call it; the first is its very name. */
  titulos: readonly string[]
  conNumero?: boolean
  /** Whether a cell can be what the field is for, where cells can be told. */
  es?: (cell: Celda) => boolean
}

/** Only whether a cell is a day is asked, and no such answer hangs on which day it is. */
const DE_UN_DIA = { hoy: '2000-01-01', epoca: 1900, diaPrimero: true, mayusculas: false } as const

/** What a comparison reads of an extract; no layout of it is published, so that each council says its own once. */
export const CAMPOS_DE_EXTRACTO = {
  dni: {
    titulo: 'Documento',
    titulos: ['documento', 'dni', 'nro documento', 'numero documento', 'documento identidad'],
    conNumero: true,
    es: (cell) => readDni(cell).valor != null,
  },
  matricula: {
    titulo: 'Matrícula',
    titulos: ['matricula', 'nro matricula', 'matricula provincial', 'mp'],
    conNumero: true,
    es: (cell) => readMatricula(cell).valor != null,
  },
  apellidoNombre: {
    titulo: 'Apellido y nombre',
    titulos: ['apellido nombre', 'nombre apellido', 'apellido y nombre', 'profesional', 'nombre completo'],
  },
  apellido: { titulo: 'Apellido', titulos: ['apellido'] },
  nombre: { titulo: 'Nombre', titulos: ['nombre'] },
  estado: {
    titulo: 'Estado de la matrícula',
    titulos: [
      ...['estado matricula', 'situacion matricula', 'estado', 'situacion', 'condicion', 'habilitacion'],
      ...['habilitado', 'activa', 'matricula activa', 'estado habilitacion'],
    ],
    es: (cell) => readEstado(lineOf(cell)) !== null,
  },
  especialidad: { titulo: 'Especialidad', titulos: ['especialidad', 'especialidad certificada'] },
  dia: {
    titulo: 'Día del fallecimiento',
    titulos: [
      ...[
        'fecha fallecimiento',
        'fecha defuncion',
        'fallecimiento',
        'defuncion',
        'fecha muerte',
        'fecha obito',
      ],
      ...['dia fallecimiento', 'dia defuncion', 'fallecio', 'fallecio el'],
    ],
    es: (cell) => readDay(cell, 'pasado', DE_UN_DIA).valor != null,
  },
} as const satisfies Readonly<Record<string, Campo>>
export type CampoDeExtracto = keyof typeof CAMPOS_DE_EXTRACTO
const DE_QUIEN = ['dni', 'matricula', 'apellidoNombre', 'apellido', 'nombre'] as const
/** What is read of each kind of extract. */
export const CAMPOS_DE = {
  refeps: [...DE_QUIEN, 'estado', 'especialidad'],
  fallecidos: [...DE_QUIEN, 'dia'],
} as const satisfies Readonly<Record<Origen, readonly CampoDeExtracto[]>>
const campoDe = (clave: CampoDeExtracto): Campo => CAMPOS_DE_EXTRACTO[clave]

/** Which column each field is, from 0. */
export type ColumnasDeExtracto = Partial<Record<CampoDeExtracto, number>>

export interface LecturaDeExtracto {
  hoja: number
  /** The row of the titles, from 1; 0 where the sheet has none. */
  encabezado: number
  columnas: ColumnasDeExtracto
}

export interface ColumnaDeExtracto {
  titulo: string
  muestras: string[]
}

export interface ExtractoAdivinado {
  lectura: LecturaDeExtracto
  /** The folded titles as one text: an earlier reading of the same ones serves again. */
  titulos: string
  columnas: ColumnaDeExtracto[]
  /** Why each field is that column, in words. */
  razones: Partial<Record<CampoDeExtracto, string>>
  /** Nobody has to be asked. */
  segura: boolean
}

/** What a reading still lacks, in words; undefined where it can be compared by. */
export function missingOf(
  origen: Origen,
  { dni, matricula, estado, dia, ...names }: ColumnasDeExtracto,
): string | undefined {
  if (dni === undefined && matricula === undefined) return 'el documento o la matrícula'
  if (names.apellidoNombre === undefined && names.apellido === undefined) return 'el apellido'
  if (origen === 'refeps') return estado === undefined ? 'el estado de la matrícula' : undefined
  return dia === undefined ? 'el día del fallecimiento' : undefined
}

const knownOf =
  (origen: Origen) =>
  (title: string): number =>
    Math.max(0, ...CAMPOS_DE[origen].map((campo) => scoreOf(campo, title)))

function scoreOf(campo: CampoDeExtracto, title: string): number {
  const { titulos, conNumero = false } = campoDe(campo)
  return titleScore(
    foldTitle(title),
    titulos.map((one) => foldTitle(one)),
    conNumero,
  )
}

/** How an extract would be read: the sheet whose titles say most. */
export function guessExtracto(origen: Origen, perfil: PerfilDeLibro): ExtractoAdivinado {
  const all = perfil.datos.cabezas.map((_cabeza, hoja) => guessHoja(origen, perfil, hoja))
  const fieldsOf = ({ lectura: { columnas } }: ExtractoAdivinado): number => Object.keys(columnas).length
  const [best] = all.toSorted((a, b) => fieldsOf(b) - fieldsOf(a))
  return best ?? guessHoja(origen, perfil, 0)
}

/** The same of one sheet. */
function guessHoja(origen: Origen, perfil: PerfilDeLibro, hoja: number): ExtractoAdivinado {
  const known = knownOf(origen)
  const [mine, cabeza] = [perfil.datos.hojas[hoja], perfil.datos.cabezas[hoja]]
  const encabezado = mine && cabeza ? findHeader(mine.arriba, cabeza, known) : 0
  const titles =
    mine && cabeza
      ? (cabeza.titulos ?? (encabezado === 0 ? [] : titlesAt(mine.arriba, cabeza, encabezado, known)))
      : []
  const width = Math.max(titles.length, mine?.columnas.length ?? 0)
  const cells = Array.from({ length: width }, (_, at) =>
    (mine?.columnas[at]?.muestras ?? [])
      .filter(([fila, cell]) => fila > encabezado && (isIlegible(cell) || lineOf(cell) !== ''))
      .map(([, cell]) => cell),
  )
  const { columnas, razones, sure } = giveColumns(origen, titles, cells)
  return {
    lectura: { hoja, encabezado, columnas },
    titulos: JSON.stringify(titles.map((title) => foldTitle(title) || plegar(title))),
    columnas: cells.map((samples, at) => ({
      titulo: cut(titles[at] ?? '', 200),
      muestras: [...new Set(samples.map((cell) => cut(lineOf(cell), 80)).filter(Boolean))].slice(0, 3),
    })),
    razones,
    segura: sure && missingOf(origen, columnas) === undefined,
  }
}

/** A title of a field's own, or nearly; others need cells that bear them out. */
const SEGURO = 0.95
const CASI_TODAS = 0.9
const POCAS = 0.5

function giveColumns(origen: Origen, titles: readonly string[], cells: readonly (readonly Celda[])[]) {
  const columnas: ColumnasDeExtracto = {}
  const razones: ExtractoAdivinado['razones'] = {}
  let sure = true
  const scored = titles
    .flatMap((title, at) =>
      CAMPOS_DE[origen].map((campo) => ({
        ...{ campo, at, score: scoreOf(campo, title) },
        parte: shareOf(campo, cells[at] ?? []),
      })),
    )
    .filter(({ score, parte }) => score > 0 && (parte ?? 1) >= POCAS)
    .toSorted((a, b) => b.score - a.score || (b.parte ?? 0) - (a.parte ?? 0) || a.at - b.at)
  for (const { campo, at, score, parte } of scored) {
    if (columnas[campo] !== undefined || Object.values(columnas).includes(at)) continue
    columnas[campo] = at
    razones[campo] = parte === null ? 'Por el título' : `Por el título, y ${Math.round(parte * 100)} % lo es`
    if (score < SEGURO && (parte ?? 0) < CASI_TODAS) sure = false
    // What is read of few cells may be another column.
    if (parte !== null && parte < CASI_TODAS) sure = false
  }
  giveWholeName(columnas, cells)
  return { columnas, razones, sure }
}

/** The share of a column's cells that are a field; null where that cannot be told. */
function shareOf(campo: CampoDeExtracto, cells: readonly Celda[]): number | null {
  const { es } = campoDe(campo)
  return es && cells.length > 0 ? cells.filter((cell) => es(cell)).length / cells.length : null
}

/** 'Nombre' alone over 'Paz, Ana' is both. */
function giveWholeName(columnas: ColumnasDeExtracto, cells: readonly (readonly Celda[])[]): void {
  const { apellido, nombre, apellidoNombre } = columnas
  if (apellidoNombre !== undefined || (apellido === undefined) === (nombre === undefined)) return
  const only = apellido ?? nombre ?? 0
  const names = (cells[only] ?? []).map((cell) => lineOf(cell))
  if (names.length === 0 || names.filter((name) => /[ ,]/.test(name)).length < names.length * CASI_TODAS)
    return
  delete columnas.apellido
  delete columnas.nombre
  columnas.apellidoNombre = only
}
