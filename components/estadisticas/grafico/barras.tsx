'use client'

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartEvent,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type Scale,
  Tooltip,
} from 'chart.js'
import type { Ref } from 'react'
import { Chart as Lienzo } from 'react-chartjs-2'
import { type Cuadro, drawnOf, inWords, numberOf, textOf } from '@/components/estadisticas/grafico/cuadro'
import { fillOf } from '@/components/estadisticas/grafico/trama'
import { useInk } from '@/components/estadisticas/grafico/use-ink'

Chart.register(
  ...[BarController, BarElement, CategoryScale, LinearScale],
  ...[LineController, LineElement, PointElement, Tooltip],
)

const compact = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 })
const MILLON = 1_000_000
/** '12.000', '300 M': thousands are whole, since their short form is written in two ways. */
const short = (value: number): string =>
  Math.abs(value) < MILLON ? decimal.format(value) : compact.format(value)
const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

type Props = { cuadro: Cuadro; acostado: boolean; lienzo: Ref<Chart>; onElegir: (href: string) => void }

/** Bars and lines alone, loaded when they are shown. */
export function Barras({ cuadro, acostado, lienzo, onElegir }: Props) {
  const { tinta } = useInk()
  const drawn = drawnOf(cuadro)
  const percent = drawn.every(({ tipo }) => tipo === 'porcentaje')
  const stacked = drawn.some(({ dibujo }) => dibujo.pila !== undefined)
  const whole = drawn.every(({ tipo }) => tipo === 'entero')
  const ticks = { color: tinta, autoSkip: !acostado, callback: shortName }
  const names = { stacked, ticks, grid: { display: false } }
  const numbers = {
    stacked,
    beginAtZero: true,
    ticks: {
      color: tinta,
      ...(whole && { precision: 0 }),
      callback: (value: string | number) =>
        // The two sides of a pyramid count from the middle.
        `${short(acostado ? Math.abs(Number(value)) : Number(value))}${percent ? ' %' : ''}`,
    },
    grid: { color: `color-mix(in srgb, ${tinta} 15%, transparent)` },
  }
  return (
    <Lienzo
      ref={lienzo as never}
      type="bar"
      role="img"
      aria-label={inWords(cuadro)}
      data={{
        labels: cuadro.filas.map(({ nombre }) => nombre),
        datasets: drawn.map((columna) => ({ ...styleOf(columna, tinta), data: dataOf(cuadro, columna) })),
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        indexAxis: acostado ? 'y' : 'x',
        scales: acostado ? { x: numbers, y: names } : { x: names, y: numbers },
        ...leadingOn(cuadro, drawn, onElegir),
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ dataIndex, datasetIndex }) => {
                const columna = drawn[datasetIndex]
                return columna
                  ? `${columna.titulo}: ${textOf(columna, cuadro.filas[dataIndex]?.valores[columna.id])}`
                  : ''
              },
            },
          },
        },
      }}
    />
  )
}

const ANGOSTO = 480
/** What fits of a name; the table has all of it. */
function shortName(this: Scale, value: string | number): string {
  const nombre = this.getLabelForValue(Number(value))
  const fits = this.chart.width < ANGOSTO ? 16 : 36
  return nombre.length > fits ? `${nombre.slice(0, fits - 1)}…` : nombre
}

type Dibujada = ReturnType<typeof drawnOf>[number]
type Hit = { index: number; datasetIndex: number }

/** A bar that comes from somewhere leads there. */
function leadingOn({ filas }: Cuadro, drawn: readonly Dibujada[], onElegir: Props['onElegir']) {
  const hrefAt = (hit: Hit | undefined) => {
    const columna = hit && drawn[hit.datasetIndex]
    return columna && filas[hit.index]?.hrefs?.[columna.id]
  }
  return {
    onHover: ({ native }: ChartEvent, [hit]: Hit[]) => {
      const target = native?.target
      if (target instanceof HTMLElement) target.style.cursor = hrefAt(hit) ? 'pointer' : ''
    },
    onClick: (_event: ChartEvent, [hit]: Hit[]) => {
      const href = hrefAt(hit)
      if (href) onElegir(href)
    },
  }
}

const dataOf = ({ filas }: Cuadro, columna: Dibujada) =>
  filas.map(({ valores }) => numberOf(columna, valores[columna.id]))

/** A line goes before the bars and through no pile of them. */
function styleOf({ id, titulo, dibujo: { forma, trama, pila } }: Dibujada, tinta: string) {
  const comun = { label: titulo, backgroundColor: fillOf(trama) }
  return forma === 'linea'
    ? {
        ...{ ...comun, type: 'line' as const, stack: id, order: 0 },
        ...{ borderColor: tinta, borderWidth: 2, borderDash: [5, 4], pointRadius: 3 },
      }
    : { ...comun, type: 'bar' as const, stack: pila ?? id, order: 1 }
}
