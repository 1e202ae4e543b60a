import type { Tabla } from '@/components/descarga/pedido'
import { type Centavos, formatMoney, sumMoney, toDecimal } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'

/** How a column is drawn; `trama` is its colour and pattern, `opuesta` grows the other way. */
interface Dibujo {
  forma: 'barra' | 'linea'
  trama: number
  pila?: string
  opuesta?: true
}

/** A percentage is in hundredths. `suma`: it can be added up. */
export interface ColumnaDeCuadro {
  id: string
  titulo: string
  tipo: 'entero' | 'dinero' | 'porcentaje'
  suma?: true
  dibujo?: Dibujo
  /** What it adds up stands in columns of its own: it is drawn and not listed. */
  soloDibujo?: true
}
type Valor = number | bigint | null
export interface FilaDeCuadro {
  nombre: string
  valores: Readonly<Record<string, Valor>>
  /** Where the values of some columns come from. */
  hrefs?: Readonly<Record<string, string | undefined>>
}

/** Figures as rows and columns: drawn, told, shown as a table and written to a spreadsheet from the same. */
export interface Cuadro {
  /** What the rows are: 'Mes'. */
  encabezado: string
  columnas: readonly ColumnaDeCuadro[]
  filas: readonly FilaDeCuadro[]
  /** Of columns whose total is no sum. */
  totales?: Readonly<Record<string, Valor>>
}

const porcentaje = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

export function textOf({ tipo }: Pick<ColumnaDeCuadro, 'tipo'>, valor: Valor | undefined): string {
  if (valor === null || valor === undefined) return '—'
  if (tipo === 'dinero') return formatMoney(BigInt(valor) as Centavos)
  return tipo === 'entero' ? formatCount(Number(valor)) : `${porcentaje.format(Number(valor) / 100)} %`
}

/** As it is drawn: pesos, people, points of a hundred. */
export function numberOf({ tipo, dibujo }: ColumnaDeCuadro, valor: Valor | undefined): number | null {
  if (valor === null || valor === undefined) return null
  const plain =
    tipo === 'dinero'
      ? toDecimal(BigInt(valor) as Centavos)
      : Number(valor) / (tipo === 'porcentaje' ? 100 : 1)
  return dibujo?.opuesta ? -plain : plain
}

/** A column's total; null where its values have none. */
export function sumOf({ filas, totales }: Cuadro, { id, tipo, suma }: ColumnaDeCuadro): Valor {
  if (!suma) return totales?.[id] ?? null
  const valores = filas.map((fila) => fila.valores[id] ?? 0)
  return tipo === 'dinero'
    ? sumMoney(valores.map((valor) => BigInt(valor) as Centavos))
    : valores.reduce<number>((sum, valor) => sum + Number(valor), 0)
}

/** The same in words; '' where there is none. */
export function totalOf(cuadro: Cuadro, columna: ColumnaDeCuadro): string {
  const total = sumOf(cuadro, columna)
  return total === null ? '' : textOf(columna, total)
}

/** The columns of a table and of a spreadsheet. */
export const listedOf = ({ columnas }: Cuadro) => columnas.filter(({ soloDibujo }) => !soloDibujo)

export const drawnOf = ({ columnas }: Cuadro) =>
  columnas.flatMap((columna) => (columna.dibujo ? { ...columna, dibujo: columna.dibujo } : []))

export const hasFigures = (cuadro: Cuadro): boolean =>
  cuadro.filas.some(({ valores }) => drawnOf(cuadro).some(({ id }) => valores[id]))

/** 'Enero 2026: Efectivo $ 100,00, Débito BSE $ 50,00.', for who does not see the chart. */
export const inWords = (cuadro: Cuadro): string =>
  cuadro.filas
    .map(
      ({ nombre, valores }) =>
        `${nombre}: ${drawnOf(cuadro)
          .map((columna) => `${columna.titulo} ${textOf(columna, valores[columna.id])}`)
          .join(', ')}.`,
    )
    .join(' ')

/** The first rows as they are, and what the others add up to. */
export function shortened(cuadro: Cuadro, cuantas: number): Cuadro {
  const { filas, columnas } = cuadro
  if (filas.length <= cuantas) return cuadro
  const rest = { ...cuadro, filas: filas.slice(cuantas) }
  const valores = Object.fromEntries(columnas.map((columna) => [columna.id, sumOf(rest, columna)]))
  return {
    ...cuadro,
    filas: [...filas.slice(0, cuantas), { nombre: `Los otros ${rest.filas.length}`, valores }],
  }
}

/** The same as a spreadsheet, in which a percentage is text. */
export const sheetOf = (titulo: string, nombre: string, cuadro: Cuadro): Tabla =>
  sheetWith(titulo, nombre, { ...cuadro, columnas: listedOf(cuadro) })

const sheetWith = (titulo: string, nombre: string, { encabezado, columnas, filas }: Cuadro): Tabla => ({
  titulo,
  nombre,
  columnas: [
    { id: 'nombre', titulo: encabezado.toUpperCase(), tipo: 'texto' },
    ...columnas.map(({ id, titulo: text, tipo, suma }) => ({
      ...{ id, titulo: text.toUpperCase(), sinTotal: !suma },
      tipo: tipo === 'porcentaje' ? ('texto' as const) : tipo,
    })),
  ],
  de: filas.map(({ nombre: name, valores }) => ({
    ...Object.fromEntries(
      columnas.map((columna) => {
        const valor = valores[columna.id] ?? null
        return [columna.id, columna.tipo === 'porcentaje' ? textOf(columna, valor) : valor]
      }),
    ),
    nombre: name,
  })),
})
