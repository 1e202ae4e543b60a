'use client'

import type { Chart } from 'chart.js'
import { useRouter } from 'next/navigation'
import { type ReactNode, useRef } from 'react'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { ChartFrame } from '@/components/estadisticas/grafico/chart-frame'
import {
  type Cuadro,
  drawnOf,
  hasFigures,
  sheetOf,
  shortened,
  totalOf,
} from '@/components/estadisticas/grafico/cuadro'
import { goTo } from '@/components/shell/go-to'
import { Muestra } from '@/components/estadisticas/grafico/muestra'
import { later } from '@/components/ui/later'
import { porPedido } from '@/components/ui/por-pedido'

/** The charts' library comes with the first of them. */
const Barras = later(
  () => import('@/components/estadisticas/grafico/barras').then(({ Barras: it }) => it),
  <span className="skeleton block size-full" />,
)

const CuadroTable = porPedido(() =>
  import('@/components/estadisticas/grafico/cuadro-table').then((module) => module.CuadroTable),
)

type Props = {
  titulo: string
  texto: string
  /** Chooses what is shown. */
  elige?: ReactNode
  vacio: string
  cuadro: Cuadro
  /** Of the spreadsheet, after its title: '2026-01-a-2026-11'. */
  cual: string
  /** One bar under the other, each with its name before it. */
  acostado?: boolean
  /** So many rows are drawn at most; the table has all. */
  maximo?: number
  /** What the figures are and where they lead. */
  pie?: ReactNode
  className?: string
}

/** Figures drawn as bars, with their table, picture and spreadsheet. */
export function BarCard({ cuadro, cual, acostado = false, maximo = 50, ...rest }: Props) {
  const { titulo } = rest
  const router = useRouter()
  const chart = useRef<Chart>(null)
  const shown = shortened(cuadro, maximo)
  const height = acostado ? shown.filas.length * ALTO_DE_FILA * barsOf(shown) + 48 : 288

  async function paint() {
    const canvas = chart.current?.canvas
    if (!canvas) return null
    const { pictureOf } = await import('@/components/estadisticas/grafico/picture')
    const lines = drawnOf(cuadro).map((columna) => ({
      texto: [columna.titulo, totalOf(cuadro, columna)].filter(Boolean).join(': '),
      trama: columna.dibujo.trama,
    }))
    return pictureOf(titulo, lines, canvas)
  }

  return (
    <ChartFrame
      {...rest}
      hay={hasFigures(cuadro)}
      paint={paint}
      grafico={
        <div className="relative min-w-0" style={{ height }}>
          <Barras lienzo={chart} cuadro={shown} acostado={acostado} onElegir={(href) => goTo(href, router)} />
        </div>
      }
      leyenda={<Leyenda cuadro={cuadro} />}
      tabla={<CuadroTable {...{ titulo, cuadro }} />}
      acciones={
        <TableDownloads
          que={`«${titulo}»`}
          size="sm"
          disabled={cuadro.filas.length === 0}
          tabla={sheetOf(titulo, `${titulo.toLowerCase().replace(/[^a-záéíóúñ0-9]+/g, '-')}-${cual}`, cuadro)}
        />
      }
    />
  )
}

const ALTO_DE_FILA = 20

/** How many bars stand side by side in a row; those of a pile are one. */
const barsOf = (cuadro: Cuadro): number =>
  new Set(drawnOf(cuadro).map(({ id, dibujo }) => dibujo.pila ?? id)).size

/** How a line is drawn, beside its name. */
const Raya = () => (
  <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0" fill="currentColor" stroke="currentColor">
    <path d="M0 8H16" strokeWidth="2" strokeDasharray="5 3" />
    <circle cx="8" cy="8" r="2" />
  </svg>
)

function Leyenda({ cuadro }: { cuadro: Cuadro }) {
  return (
    <ul className="grid gap-1">
      {drawnOf(cuadro).map((columna) => (
        <li key={columna.id} className="flex items-start gap-2">
          <span className="mt-0.5">
            {columna.dibujo.forma === 'linea' ? <Raya /> : <Muestra index={columna.dibujo.trama} />}
          </span>
          <span className="min-w-0 flex-1">{columna.titulo}</span>
          <strong className="tabular-nums">{totalOf(cuadro, columna)}</strong>
        </li>
      ))}
    </ul>
  )
}
