import { G, Line, Polyline, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { FUENTE } from '@/components/documents/fuente'
import type { GraficoImpreso, Serie } from '@/components/documents/informe/informe-datos'

/** From dark to light, so that they are told apart in grey as well. */
const TINTAS = ['#0b4f4a', '#6aa9a2', '#c8dedb', '#8a5a12', '#d9b26a', '#4b5563', '#a3b1b5', '#e4e9ea']
const LINEA = '#16211f'
const SUAVE = '#4c5a5c'
const EJE = '#c9d1d2'
const LETRA = 6.5
/** Points of height for each name at the left, and of width for the names and the numbers. */
const [RENGLON, NOMBRES, NUMEROS] = [15, 92, 30]
const ALTO = 112
const DIVISIONES = 4

const s = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginTop: 3 },
  key: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  word: { fontSize: LETRA, color: SUAVE, lineHeight: 1.2 },
})

const compact = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 })

interface Escala {
  /** Where lines are drawn: zero, and round numbers on both sides of it. */
  marcas: readonly number[]
  /** How far of the drawing's length a value lies. */
  at: (value: number) => number
}

/** As far as the bars reach, those of a pile added up, each side of zero by itself. */
function scaleOf({ nombres, series }: GraficoImpreso): Escala {
  const ends = nombres.flatMap((_, index) => {
    const piles = new Map<string, [down: number, up: number]>()
    for (const { pila, valores } of series) {
      const value = valores[index] ?? 0
      const [down, up] = piles.get(pila) ?? [0, 0]
      piles.set(pila, value < 0 ? [down + value, up] : [down, up + value])
    }
    return [...piles.values()].flat()
  })
  const [min, max] = [Math.min(0, ...ends), Math.max(0, ...ends)]
  const paso = roundUp((max - min) / DIVISIONES)
  const [under, over] = [Math.ceil(-min / paso), Math.max(1, Math.ceil(max / paso))]
  return {
    marcas: Array.from({ length: under + over + 1 }, (_, index) => (index - under) * paso),
    at: (value) => (value / paso + under) / (under + over),
  }
}

/** To a number that is easily read. */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 2.5, 5, 10].find((one) => one * power >= value) ?? 10) * power
}

type Props = { grafico: GraficoImpreso; ancho: number }

export function GraficoDibujado({ grafico, ancho }: Props) {
  const { nombres, acostado } = grafico
  const escala = scaleOf(grafico)
  const alto = acostado ? nombres.length * RENGLON + 12 : ALTO
  return (
    <View wrap={false}>
      <Svg width={ancho} height={alto} viewBox={`0 0 ${ancho} ${alto}`}>
        {acostado ? (
          <Acostado grafico={grafico} escala={escala} ancho={ancho} alto={alto} />
        ) : (
          <Parado grafico={grafico} escala={escala} ancho={ancho} alto={alto} />
        )}
      </Svg>
      <Legend {...grafico} />
    </View>
  )
}

type WordProps = { x: number; y: number; anchor: 'end' | 'middle'; children: string }
const Word = ({ x, y, anchor, children }: WordProps) => (
  <Text x={x} y={y} style={{ fontSize: LETRA, fontFamily: FUENTE }} fill={SUAVE} textAnchor={anchor}>
    {children}
  </Text>
)

type Caja = { grafico: GraficoImpreso; escala: Escala; ancho: number; alto: number }

function Parado({ grafico, escala, ancho, alto }: Caja) {
  const [top, bottom] = [6, alto - 12]
  const y = (value: number): number => bottom - escala.at(value) * (bottom - top)
  const step = (ancho - NUMEROS) / grafico.nombres.length
  const x = (index: number): number => NUMEROS + index * step
  return (
    <G>
      {escala.marcas.map((mark) => (
        <G key={mark}>
          <Line
            x1={NUMEROS}
            x2={ancho}
            y1={y(mark)}
            y2={y(mark)}
            stroke={EJE}
            strokeWidth={mark === 0 ? 1 : 0.5}
          />
          <Word x={NUMEROS - 3} y={y(mark) + 2} anchor="end">
            {numberText(grafico, mark)}
          </Word>
        </G>
      ))}
      {barsOf(grafico).map(({ key, index, place, places, from, to, tinta }) => (
        <Rect
          key={key}
          x={x(index) + step * (0.12 + (0.76 * place) / places)}
          width={(step * 0.76) / places - 0.5}
          y={y(Math.max(from, to))}
          height={Math.abs(y(from) - y(to))}
          fill={tinta}
        />
      ))}
      {grafico.series
        .filter(({ forma }) => forma === 'linea')
        .map(({ titulo, valores }) => (
          <Polyline
            key={titulo}
            points={valores
              .flatMap((value, index) => (value === null ? [] : `${x(index) + step / 2},${y(value)}`))
              .join(' ')}
            stroke={LINEA}
            strokeWidth={1.2}
            strokeDasharray="3 2"
          />
        ))}
      {grafico.nombres.map((nombre, index) => (
        <Word key={nombre} x={x(index) + step / 2} y={alto - 2} anchor="middle">
          {nombre}
        </Word>
      ))}
    </G>
  )
}

function Acostado({ grafico, escala, ancho, alto }: Caja) {
  const bottom = alto - 12
  const x = (value: number): number => NOMBRES + escala.at(value) * (ancho - NOMBRES - 8)
  return (
    <G>
      {escala.marcas.map((mark) => (
        <G key={mark}>
          <Line
            x1={x(mark)}
            x2={x(mark)}
            y1={0}
            y2={bottom}
            stroke={EJE}
            strokeWidth={mark === 0 ? 1 : 0.5}
          />
          <Word x={x(mark)} y={alto - 3} anchor="middle">
            {numberText(grafico, mark)}
          </Word>
        </G>
      ))}
      {barsOf(grafico).map(({ key, index, place, places, from, to, tinta }) => (
        <Rect
          key={key}
          y={index * RENGLON + RENGLON * (0.12 + (0.76 * place) / places)}
          height={(RENGLON * 0.76) / places - 0.4}
          x={x(Math.min(from, to))}
          width={Math.abs(x(to) - x(from))}
          fill={tinta}
        />
      ))}
      {grafico.nombres.map((nombre, index) => (
        <Word key={nombre} x={NOMBRES - 4} y={index * RENGLON + RENGLON / 2 + 2} anchor="end">
          {nombre.length > 27 ? `${nombre.slice(0, 26)}…` : nombre}
        </Word>
      ))}
    </G>
  )
}

const numberText = ({ porcentaje }: GraficoImpreso, value: number): string =>
  `${compact.format(Math.abs(value))}${porcentaje ? ' %' : ''}`

interface Barra {
  key: string
  index: number
  /** Which of the piles of its name, and of how many. */
  place: number
  places: number
  from: number
  to: number
  tinta: string
}

function barsOf({ nombres, series }: GraficoImpreso): Barra[] {
  const piles = [...new Set(series.filter(isBar).map(({ pila }) => pila))]
  return nombres.flatMap((_, index) => {
    const reached = new Map<string, number>()
    return series.filter(isBar).flatMap(({ titulo, pila, valores }, at) => {
      const value = valores[index] ?? 0
      if (value === 0) return []
      const side = `${pila} ${value < 0}`
      const from = reached.get(side) ?? 0
      reached.set(side, from + value)
      return {
        ...{ key: `${titulo} ${index}`, index, from, to: from + value, tinta: inkOf(at) },
        ...{ place: piles.indexOf(pila), places: piles.length },
      }
    })
  })
}

const isBar = ({ forma }: Serie): boolean => forma === 'barra'
const inkOf = (at: number): string => TINTAS[at % TINTAS.length] ?? LINEA

function Legend({ series }: GraficoImpreso) {
  const bars = series.filter(isBar)
  return (
    <View style={s.legend}>
      {[...bars, ...series.filter((serie) => !isBar(serie))].map((serie, at) => (
        <View key={serie.titulo} style={s.key}>
          <Svg width={12} height={6}>
            {isBar(serie) ? (
              <Rect x={0} y={0} width={12} height={6} fill={inkOf(at)} stroke={SUAVE} strokeWidth={0.4} />
            ) : (
              <Line x1={0} x2={12} y1={3} y2={3} stroke={LINEA} strokeWidth={1.2} strokeDasharray="3 2" />
            )}
          </Svg>
          <Text style={s.word}>{serie.titulo}</Text>
        </View>
      ))}
    </View>
  )
}
