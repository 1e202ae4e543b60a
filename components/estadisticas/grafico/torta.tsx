'use client'

import { ArcElement, Chart, DoughnutController, PieController, Tooltip } from 'chart.js'
import type { Ref } from 'react'
import { Chart as Lienzo } from 'react-chartjs-2'
import { inWords, type Porcion, shareOf, totalOf } from '@/components/estadisticas/grafico/porcion'
import { fillOf } from '@/components/estadisticas/grafico/trama'
import { useInk } from '@/components/estadisticas/grafico/use-ink'
import { formatCount } from '@/domain/texto'

Chart.register(ArcElement, DoughnutController, PieController, Tooltip)

export type TortaProps = {
  forma: 'doughnut' | 'pie'
  porciones: readonly Porcion[]
  /** Goes to the rows of a part. */
  onElegir: (porcion: Porcion) => void
  lienzo: Ref<Chart>
}

/** The chart alone, loaded when it is shown; what is not known is no part of it. */
export function Torta({ forma, porciones, onElegir, lienzo }: TortaProps) {
  const { fondo } = useInk()
  const known = porciones
    .map((porcion, index) => ({ porcion, index }))
    .filter(({ porcion }) => porcion.cantidad)
  const total = totalOf(porciones)
  const at = (index: number | undefined) => (index === undefined ? undefined : known[index]?.porcion)
  return (
    <Lienzo
      ref={lienzo as never}
      type={forma}
      role="img"
      aria-label={inWords(porciones)}
      data={{
        labels: known.map(({ porcion }) => porcion.nombre),
        datasets: [
          {
            data: known.map(({ porcion }) => porcion.cantidad ?? 0),
            backgroundColor: known.map(({ index }) => fillOf(index)),
            borderColor: fondo,
            borderWidth: 2,
          },
        ],
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ dataIndex }) => {
                const porcion = at(dataIndex)
                return porcion ? `${formatCount(porcion.cantidad ?? 0)} (${shareOf(porcion, total)})` : ''
              },
            },
          },
        },
        onHover: ({ native }, [hit]) => {
          const target = native?.target
          if (target instanceof HTMLElement) target.style.cursor = at(hit?.index)?.href ? 'pointer' : ''
        },
        onClick: (_event, [hit]) => {
          const porcion = at(hit?.index)
          if (porcion?.href) onElegir(porcion)
        },
      }}
    />
  )
}
