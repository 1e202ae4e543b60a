import { encode } from 'uqr'

type Props = { texto: string; label: string; className?: string }

/** A square for a camera, black on white in every theme, or it is not read. */
export function QrPicture({ texto, label, className = '' }: Props) {
  const { data, size } = encode(texto, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={`block bg-white ${className}`}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
