import { EstadoBadge } from '@/components/acto/estado-badge'
import type { Congelada } from '@/components/seleccion/freeze'
import { countMatriculados, formatCount } from '@/domain/texto'

type Props = Pick<Congelada, 'cantidad' | 'estados'> & {
  /** What stands behind it: the sheet's format. */
  ademas?: string | undefined
}

/** For whom a dialog does something, at its head, where they are many: how many, and how many of them in each state. */
export const ForChosen = ({ cantidad, estados, ademas }: Props) => (
  <span className="inline-flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
    <span>{countMatriculados(cantidad)}</span>
    {estados.map(({ nombre = '—', cantidad = 0 }) => (
      <span key={nombre} className="inline-flex items-center gap-1.5 tabular-nums">
        <EstadoBadge estado={nombre} /> {formatCount(cantidad)}
      </span>
    ))}
    {ademas && <span className="w-full">{ademas}</span>}
  </span>
)
