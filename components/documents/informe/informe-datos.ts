import type { Fecha } from '@/domain/fechas'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** Values of one kind, a bar or a point for each of the chart's names; null is not known. */
export interface Serie {
  titulo: string
  valores: readonly (number | null)[]
  forma: 'barra' | 'linea'
  /** Bars of one pile stand on each other. */
  pila: string
}

export interface GraficoImpreso {
  tipo: 'grafico'
  nombres: readonly string[]
  series: readonly Serie[]
  /** Names at the left and bars to the right, as long names need it. */
  acostado: boolean
  /** How a value at the edge is written. */
  porcentaje?: boolean
}

export interface TablaImpresa {
  tipo: 'tabla'
  encabezado: string
  columnas: readonly string[]
  filas: readonly { nombre: string; textos: readonly string[]; total?: true }[]
}

export type ParteImpresa = GraficoImpreso | TablaImpresa

/** Parts that stand beside each other, under one title and over what its figures are. */
export interface BloqueImpreso {
  titulo: string
  definicion: string
  lados: readonly ParteImpresa[][]
}

/** The month in a few figures, and its pages. */
export interface InformeDatos extends Emisor {
  periodo: string
  /** The month's last day, or the day that it is told of. */
  fecha: Fecha
  archivo: string
  cifras: readonly { titulo: string; valor: string; nota: string }[]
  paginas: readonly (readonly BloqueImpreso[])[]
}
