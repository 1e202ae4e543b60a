import { Path, Svg } from '@react-pdf/renderer'
import { encode } from 'uqr'

/** `lado` is its side in points. */
export function Qr({ texto, lado }: { texto: string; lado: number }) {
  const { data, size } = encode(texto, { ecc: 'M', border: 0 })
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: lado, height: lado }}>
      <Path d={data.map(rowOf).join('')} fill="#000" />
    </Svg>
  )
}

/** One rectangle for each run of dark modules, so that no white hair stands between two. */
function rowOf(row: readonly boolean[], y: number): string {
  const dark = row.map((one) => (one ? '#' : ' ')).join('')
  return Array.from(
    dark.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('')
}
