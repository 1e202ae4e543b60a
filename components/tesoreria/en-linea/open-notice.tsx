import type { Leida } from '@/components/tesoreria/pago/pending-row'
import { EN_CURSO, type Pantalla } from '@/domain/en-linea'

type Props = { filas: readonly Leida[]; pantalla: Pantalla }

/** The online payments that hold these items, to be seen, continued or cancelled. */
export function OpenNotice({ filas, pantalla }: Props) {
  const abiertos = [...new Set(filas.flatMap((row) => row.enTramite?.pagoEnLineaID ?? []))]
  return abiertos.map((id) => (
    <p key={id} className="mb-2.5 rounded-lg border bg-surface px-4 py-2.5">
      Hay un pago en línea sin terminar.{' '}
      <a
        href={`/mercado_pago/${id}/${pantalla}/resultado/${EN_CURSO}`}
        className="inline-block py-1 font-medium text-primary-ink underline"
      >
        {pantalla === 'medico' ? 'Ver el pago, continuarlo o dejarlo' : 'Ver el pago o cancelarlo'}
      </a>
    </p>
  ))
}
