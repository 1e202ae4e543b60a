import type { CampoDeFiltro, Filtro } from '@/contract/listas/filtros'
import type { Ordenable, OrdenDe } from '@/domain/orden'
import type { Permiso } from '@/domain/roles'

/** How a value of the row is drawn in the table; a column without one is drawn by its list's table. */
export interface Vista {
  /** word: one of a few, never broken. */
  kind: 'text' | 'word' | 'number' | 'money' | 'date' | 'instant' | 'boolean'
  /** A fixed CSS length. */
  width?: string
  align?: 'start' | 'center' | 'end'
  /** A missing value is usual and leaves the cell empty. */
  blank?: true
  /** The key of a value that is shown small under this one. */
  note?: string
  /** Makes the value a link; {key} stands for a value of the row. */
  href?: string
  /** It takes the room that is left, on one line: what does not fit is cut, and told whole by its title. */
  cut?: true
}

type TipoDePlanilla = 'texto' | 'entero' | 'dinero' | 'fecha' | 'instante'

/** A column of the file. */
export interface ColumnaDePlanilla {
  id: string
  titulo: string
  tipo: TipoDePlanilla
  /** Amounts that add up to nothing. */
  sinTotal?: boolean
  /** What a CSV of the same rows has not. */
  soloExcel?: true
}

interface Columna {
  etiqueta: string
  vista?: Vista
  /** What a file has of it: one column of its own name, or these. */
  planilla: TipoDePlanilla | readonly ColumnaDePlanilla[]
}

/** A list as data: what it shows, what it is looked through by, in which orders, and who may see it. */
export interface DeclaracionListado {
  /** By which its columns and views are remembered, and its file is asked for. */
  clave: string
  /** Of its two calls: traerTodos and traerLote. */
  ruta: `/${string}`
  /** Its calls, where they are called otherwise; without `lote` its file is read page by page. */
  llamadas?: { pagina: string; lote?: string }
  acceso: Permiso
  /** For its lots and files, where they need another. */
  exporta?: Permiso
  titulo: string
  subtitulo?: string
  /** What is downloaded: 'los recibos'. */
  que: string
  /** What is waited for, where it is called otherwise: 'la lista'. */
  alEsperar?: string
  /** A file's titles are its labels in capitals. */
  mayusculas?: true
  columnas: Readonly<Record<string, Columna>>
  /** Those shown at first; without them all. */
  iniciales?: readonly string[]
  /** Names the row, and can be moved but not hidden. */
  fija: string
  /** In the order of the form. */
  filtros: readonly Filtro[]
  /** Without any to choose among (`por: []`) it is a part of a screen, without views; its file is asked as its call is. */
  orden: Ordenable
  /** The words of orders that no column heads. */
  aparte?: Readonly<Record<string, string>>
  /** Rows of a page, where it is not the usual number. */
  porPagina?: number
}

export type ColumnaDeListado<D extends DeclaracionListado> = keyof D['columnas'] & string
export type OrdenDeListado<D extends DeclaracionListado> = D['orden']['por'][number]

/** Those columns that the list's table draws itself. */
export type ColumnaPropia<D extends DeclaracionListado> = {
  [C in keyof D['columnas']]: D['columnas'][C] extends { vista: Vista } ? never : C
}[keyof D['columnas']] &
  string

type Juntos<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never
type Claves<F> = Juntos<F extends Filtro<infer E> ? E : never>

/** What the list's filters ask its calls with; all of it may be missing. */
export type FiltrosDe<D extends DeclaracionListado> = {
  [K in keyof Claves<D['filtros'][number]>]?: Claves<D['filtros'][number]>[K] | undefined
}

/** How a list may be arranged, as its page and its table take it. */
export interface Listado<D extends DeclaracionListado = DeclaracionListado> {
  declaracion: D
  lista: {
    clave: string
    columnas: Readonly<Record<ColumnaDeListado<D>, string>>
    fija: ColumnaDeListado<D>
    orden: Ordenable<OrdenDeListado<D>>
    iniciales?: readonly ColumnaDeListado<D>[]
    aparte?: Readonly<Record<string, string>>
  }
  planilla: readonly (ColumnaDePlanilla & { de: ColumnaDeListado<D> })[]
  /** The filters that its form offers. */
  campos: readonly CampoDeFiltro[]
  /** The keys of all its filters in an address. */
  nombres: readonly string[]
}

/** Keeps the literals, so that the calls' types can be read off the declaration (decision 262). */
export function listado<const D extends DeclaracionListado>(
  declaracion: D & {
    orden: {
      inicial: D['orden']['por'] extends readonly [] ? OrdenDe<string> : OrdenDe<D['orden']['por'][number]>
    }
    fija: keyof D['columnas']
    iniciales?: readonly (keyof D['columnas'])[]
  },
): Listado<D> {
  const { clave, mayusculas, columnas, fija, iniciales, aparte, orden, filtros } = declaracion
  const entries = Object.entries(columnas) as [ColumnaDeListado<D>, Columna][]
  return {
    declaracion,
    lista: {
      clave,
      columnas: Object.fromEntries(entries.map(([id, { etiqueta }]) => [id, etiqueta])),
      ...{ fija, orden },
      ...(iniciales && { iniciales }),
      ...(aparte && { aparte }),
    } as unknown as Listado<D>['lista'],
    planilla: entries.flatMap(([de, { etiqueta, planilla }]) =>
      typeof planilla === 'string'
        ? [{ id: de, de, titulo: mayusculas ? etiqueta.toUpperCase() : etiqueta, tipo: planilla }]
        : planilla.map((columna) => ({ ...columna, de })),
    ),
    campos: filtros.filter(({ oculto }) => !oculto).map(({ campo }) => campo),
    nombres: filtros.map(({ campo }) => campo.name),
  }
}

/** The filters as an address may ask them. */
export const camposPara = (
  { declaracion }: Pick<Listado, 'declaracion'>,
  params: Readonly<Record<string, string | undefined>>,
): readonly CampoDeFiltro[] =>
  declaracion.filtros.map(({ campo, campoPara }) => campoPara?.(params[campo.name]) ?? campo)

/** What an address asks for: its filters as its list's calls take them. */
export const readFiltros = <D extends DeclaracionListado>(
  { declaracion }: Listado<D>,
  params: Readonly<Record<string, string | undefined>>,
): FiltrosDe<D> =>
  Object.assign({}, ...declaracion.filtros.map(({ campo, lee }) => lee(params[campo.name]))) as FiltrosDe<D>
