import { LADO, TINTA, tramaOf } from '@/components/estadisticas/grafico/trama'

/** A part's colour and pattern, beside its name. */
export function Muestra({ index }: { index: number }) {
  const { color, trazo } = tramaOf(index)
  return (
    <svg aria-hidden viewBox={`0 0 ${LADO} ${LADO}`} className="size-4 shrink-0 rounded-sm border">
      <rect width={LADO} height={LADO} fill={color} />
      <path
        className="stroke-of-part"
        d={trazo}
        stroke={TINTA}
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
