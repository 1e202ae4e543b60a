import { coverTimeline, type Tramo } from '@/domain/cobertura'
import { daysBetween, formatFecha, today } from '@/domain/fechas'
import type { Seguro } from '@/components/seguros/federacion/seguro-words'

const ANCHO = 1_000
/** A single day among forty years is seen too. */
const MINIMO = 8

/** The cover over time as one drawn line, and in words the days without it. The table has the same periods. */
export function CoberturaLine({ seguros }: { seguros: readonly Seguro[] }) {
  const hoy = today()
  const tramos = coverTimeline(seguros, hoy)
  const [first] = tramos
  if (!first) return null
  const gaps = tramos.filter(({ cubierto }) => !cubierto)
  const until = tramos.reduce((last, { hasta }) => (hasta && hasta > last ? hasta : last), hoy)
  const span = Math.max(1, daysBetween(first.desde, until) + 1)
  const placed = tramos.map((tramo) => {
    const x = (daysBetween(first.desde, tramo.desde) / span) * ANCHO
    const days = daysBetween(tramo.desde, tramo.hasta ?? until) + 1
    return { ...tramo, x: Math.min(x, ANCHO - MINIMO), width: Math.max(MINIMO, (days / span) * ANCHO) }
  })
  // A short gap widened would be under the period after it.
  const drawn = placed.toSorted((a, b) => Number(b.cubierto) - Number(a.cubierto))
  return (
    <figure className="mb-3 rounded-lg border bg-card px-4 py-3">
      <svg
        role="img"
        aria-label={`Línea de la cobertura desde el ${formatFecha(first.desde)}: ${tramos.map(told).join('; ')}`}
        viewBox={`0 0 ${ANCHO} 12`}
        preserveAspectRatio="none"
        className="h-3 w-full"
      >
        {drawn.map(({ desde, cubierto, x, width }) => (
          <rect
            key={desde}
            x={x}
            width={width}
            y={cubierto ? 0 : 4}
            height={cubierto ? 12 : 4}
            className={cubierto ? 'fill-primary' : 'fill-destructive'}
          />
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-[0.8125rem] text-muted-foreground">
        <span className="tabular-nums">{formatFecha(first.desde)}</span>
        <span className="order-last w-full tabular-nums sm:order-none sm:w-auto">
          {gaps.length === 0 ? 'Sin huecos' : `Sin cobertura ${gaps.map(words).join(' · ')}`}
        </span>
        <span className="tabular-nums">{until === hoy ? 'Hoy' : formatFecha(until)}</span>
      </figcaption>
    </figure>
  )
}

const words = ({ desde, hasta }: Tramo): string =>
  `${desde === hasta ? 'el' : 'del'} ${formatFecha(desde)}${hasta && hasta !== desde ? ` al ${formatFecha(hasta)}` : ''}`

const told = (tramo: Tramo): string =>
  tramo.hasta === null
    ? `cubierto desde el ${formatFecha(tramo.desde)}`
    : `${tramo.cubierto ? 'cubierto' : 'sin cobertura'} ${words(tramo)}`
