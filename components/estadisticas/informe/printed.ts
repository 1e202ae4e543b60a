import type { GraficoImpreso, Serie, TablaImpresa } from '@/components/documents/informe/informe-datos'
import { type Cuadro, drawnOf, numberOf, sumOf, textOf } from '@/components/estadisticas/grafico/cuadro'

/** As many parts of a pile as are told apart in grey. */
const PARTES = 8

/** Figures as a chart of the printed report; `corto` cuts the names where there is no room for more. */
export function drawn(
  cuadro: Cuadro,
  { acostado = false, corto }: { acostado?: boolean; corto?: number } = {},
): GraficoImpreso {
  const columnas = drawnOf(cuadro)
  const series = columnas.map((columna): Serie => ({
    titulo: columna.titulo,
    forma: columna.dibujo.forma,
    pila: columna.dibujo.pila ?? columna.id,
    valores: cuadro.filas.map(({ valores }) => numberOf(columna, valores[columna.id])),
  }))
  return {
    tipo: 'grafico',
    acostado,
    porcentaje: columnas.every(({ tipo }) => tipo === 'porcentaje'),
    nombres: cuadro.filas.map(({ nombre }) => nombre.slice(0, corto)),
    series: [...gathered(series.filter(isBar)), ...series.filter((serie) => !isBar(serie))],
  }
}

const isBar = ({ forma }: Serie): boolean => forma === 'barra'

/** What is beyond the parts that can be told apart stands as one. */
function gathered(series: readonly Serie[]): readonly Serie[] {
  const [first, rest] = [series.slice(0, PARTES - 1), series.slice(PARTES - 1)]
  const [one] = rest
  if (!one || rest.length === 1) return series
  const valores = one.valores.map((_, at) => rest.reduce((sum, serie) => sum + (serie.valores[at] ?? 0), 0))
  return [...first, { ...one, titulo: `Otros ${rest.length}`, valores }]
}

/** A name longer than this would take a second line, and the report a third page. */
const LETRAS = 28

/** Some columns of the figures, under other titles where those are too long, with the sums of those that have one. */
export function table(cuadro: Cuadro, columnas: Readonly<Record<string, string>>): TablaImpresa {
  const shown = Object.entries(columnas).flatMap(([id, titulo]) =>
    cuadro.columnas.filter((columna) => columna.id === id).map((columna) => ({ ...columna, titulo })),
  )
  const total = {
    nombre: 'Total',
    textos: shown.map((columna) => textOf(columna, sumOf(cuadro, columna))),
    total: true as const,
  }
  return {
    tipo: 'tabla',
    encabezado: cuadro.encabezado,
    columnas: shown.map(({ titulo }) => titulo),
    filas: [
      ...cuadro.filas.map(({ nombre, valores }) => ({
        nombre: nombre.length > LETRAS ? `${nombre.slice(0, LETRAS - 1)}…` : nombre,
        textos: shown.map((columna) => textOf(columna, valores[columna.id])),
      })),
      ...(shown.some(({ suma }) => suma) ? [total] : []),
    ],
  }
}

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

/** '+12,3 % sobre un año antes'; without a year before there is nothing to be more or less than. */
export function variation(now: bigint, before: bigint): string {
  if (before <= 0n) return 'Sin dato de un año antes'
  return `${percent.format(Number(((now - before) * 1000n) / before) / 10)} % sobre un año antes`
}
