import { Check } from '@/components/ui/icons'
import type { EstadoDeRonda } from '@/domain/debito/ronda'

type Props = {
  /** Undefined while nobody closed the month. */
  estado: Exclude<EstadoDeRonda, 'deshecha'> | undefined
  /** Each of its files has an answer that was applied. */
  contestada?: boolean | undefined
}

const PASOS = ['Cerrado', 'Enviado', 'Rendición', 'Rendido'] as const
const HECHOS = { cerrada: 1, enviada: 2, rendida: PASOS.length } as const

/** A month's debit from its closing to the bank's last answer: what is done, and what comes next. */
export function RondaSteps({ estado, contestada = false }: Props) {
  const done = estado === undefined ? 0 : HECHOS[estado] + (estado === 'enviada' && contestada ? 1 : 0)
  return (
    <ol className="round-steps" aria-label="Pasos del débito">
      {PASOS.map((paso, index) => (
        <li
          key={paso}
          data-done={index < done || undefined}
          aria-current={index === done ? 'step' : undefined}
        >
          <span aria-hidden>{index < done ? <Check className="size-3.5" /> : index + 1}</span>
          {paso}
          {index < done && <span className="sr-only"> (hecho)</span>}
        </li>
      ))}
    </ol>
  )
}
