'use client'

import type { Chart } from 'chart.js'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useRef } from 'react'
import { ChartFrame } from '@/components/estadisticas/grafico/chart-frame'
import { Muestra } from '@/components/estadisticas/grafico/muestra'
import { linesOf, type Porcion, shareOf, totalOf, unknownOf } from '@/components/estadisticas/grafico/porcion'
import { goTo } from '@/components/shell/go-to'
import { later } from '@/components/ui/later'
import { formatCount } from '@/domain/texto'

/** The charts' library comes with the first of them. */
const Torta = later(
  () => import('@/components/estadisticas/grafico/torta').then(({ Torta: it }) => it),
  <span className="skeleton mx-auto block size-48 rounded-full" />,
)

type Props = {
  titulo: string
  forma: 'doughnut' | 'pie'
  porciones: readonly Porcion[]
  /** What is counted, under the title. */
  texto: string
  /** Chooses what is shown. */
  elige?: ReactNode
  /** Said where there is nothing to draw. */
  vacio: string
}

/** A chart with the names and numbers of its parts, each leading to its rows. */
export function ChartCard({ forma, porciones, ...rest }: Props) {
  const router = useRouter()
  const chart = useRef<Chart>(null)
  const faltan = unknownOf(porciones)
  const { titulo } = rest

  async function paint() {
    const canvas = chart.current?.canvas
    if (!canvas) return null
    const { pictureOf } = await import('@/components/estadisticas/grafico/picture')
    return pictureOf(titulo, linesOf(porciones), canvas)
  }

  return (
    <ChartFrame
      {...rest}
      hay={totalOf(porciones) > 0}
      paint={paint}
      grafico={
        <div className="relative h-52 min-w-0">
          <Torta
            lienzo={chart}
            {...{ forma, porciones }}
            onElegir={({ href }) => href !== undefined && goTo(href, router)}
          />
        </div>
      }
      tabla={<Tabla {...{ titulo, porciones }} />}
      leyenda={<Leyenda porciones={porciones} />}
      pie={
        faltan.length > 0 && (
          <p className="text-destructive-ink">
            El servidor no informó: {faltan.join(', ')}. No se dibuja como cero.
          </p>
        )
      }
    />
  )
}

const Nombre = ({ porcion: { nombre, href } }: { porcion: Porcion }) =>
  href === undefined ? (
    nombre
  ) : (
    <Link href={href} prefetch={false} className="link">
      {nombre}
    </Link>
  )

const countOf = ({ cantidad }: Porcion): string => (cantidad === null ? 'sin dato' : formatCount(cantidad))

function Leyenda({ porciones }: { porciones: readonly Porcion[] }) {
  return (
    <ul className="grid gap-1">
      {porciones.map((porcion, index) => (
        <li key={porcion.nombre} className="flex items-start gap-2">
          <span className="mt-0.5">
            <Muestra index={index} />
          </span>
          <span className="min-w-0 flex-1">
            <Nombre porcion={porcion} />
            {porcion.detalle && (
              <span className="block text-muted-foreground tabular-nums">{porcion.detalle}</span>
            )}
          </span>
          <strong className="tabular-nums">{countOf(porcion)}</strong>
        </li>
      ))}
    </ul>
  )
}

function Tabla({ titulo, porciones }: { titulo: string; porciones: readonly Porcion[] }) {
  const total = totalOf(porciones)
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{titulo}</caption>
      <thead>
        <tr className="border-b text-muted-foreground">
          <th scope="col" className="py-1 font-medium">
            Parte
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Cantidad
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Porcentaje
          </th>
        </tr>
      </thead>
      <tbody>
        {porciones.map((porcion) => (
          <tr key={porcion.nombre} className="border-b">
            <th scope="row" className="py-1 font-normal">
              <Nombre porcion={porcion} />
            </th>
            <td className="py-1 text-right tabular-nums">{countOf(porcion)}</td>
            <td className="py-1 text-right tabular-nums">{shareOf(porcion, total)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-1">
            Total
          </th>
          <td className="py-1 text-right font-semibold tabular-nums">{formatCount(total)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}
