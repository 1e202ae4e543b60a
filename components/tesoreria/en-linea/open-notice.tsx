import type { ReactNode } from 'react'
import type { Leida } from '@/components/tesoreria/pago/pending-row'
import { EN_CURSO, type Pantalla } from '@/domain/en-linea'
import { rutas } from '@/lib/routes'

type Props = { filas: readonly Leida[]; pantalla: Pantalla }

/** The online payments and debits that hold these items, to be seen, continued or cancelled. */
export function OpenNotice({ filas, pantalla }: Props) {
  const abiertos = [...new Set(filas.flatMap((row) => row.enTramite?.pagoEnLineaID ?? []))]
  const rondas = [...new Set(filas.flatMap((row) => row.enTramite?.rondaID ?? []))]
  return (
    <>
      {abiertos.map((id) => (
        <Notice
          key={id}
          href={`/mercado_pago/${id}/${pantalla}/resultado/${EN_CURSO}`}
          lead={LEADS[pantalla]}
        >
          Hay un pago en línea sin terminar.
        </Notice>
      ))}
      {pantalla === 'operador' &&
        rondas.map((id) => (
          <Notice key={id} href={rutas.ronda(id)} lead="Ver el débito">
            Lo que está en un débito automático se cobra por el banco o la entidad.
          </Notice>
        ))}
    </>
  )
}

const LEADS: Readonly<Record<Pantalla, string>> = {
  medico: 'Ver el pago, continuarlo o dejarlo',
  operador: 'Ver el pago o cancelarlo',
}

const Notice = ({ href, lead, children }: { href: string; lead: string; children: ReactNode }) => (
  <p className="mb-2.5 rounded-lg border bg-card px-4 py-2.5">
    {children}{' '}
    <a href={href} className="inline-block py-1 font-medium text-primary-ink underline">
      {lead}
    </a>
  </p>
)
