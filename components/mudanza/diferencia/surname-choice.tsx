'use client'

import type { Hallazgo } from '@/components/mudanza/diferencia/datos'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { type Corte, otroCorte } from '@/domain/mudanza/hallazgo'

type Props = { hallazgo: Hallazgo; decide: boolean }

const wholeOf = ({ apellido, nombre }: Corte): string => `${apellido}, ${nombre}`

/** A name that came as one text: as it was cut, or the other way. What is neither is edited in the record. */
export function SurnameChoice({ hallazgo, decide }: Props) {
  const { id, matriculadoID, apellido, nombre, confirmado, corregido } = hallazgo
  const confirma = useRepetible('/mudanza/confirmarApellido', {
    exito: 'Apellido confirmado',
    fracaso: 'No se pudo confirmar el apellido',
    que: 'se confirmó el apellido',
  })
  const edita = useRepetible('/matriculado/actualizarSeccion', {
    exito: 'Se corrigió el apellido',
    fracaso: 'No se pudo corregir el apellido',
    que: 'se corrigió el apellido',
    relee: true,
  })
  if (id === undefined || matriculadoID === undefined || matriculadoID === null) return null
  if (apellido === undefined || apellido === null || nombre === undefined || nombre === null) return null
  const leido = { apellido, nombre }
  if (corregido) return <Settled color="blue">{`Corregido: ${wholeOf(leido)}`}</Settled>
  if (confirmado) return <Settled color="green">Confirmado</Settled>
  if (!decide) return null
  const otro = otroCorte(leido)
  const busy = confirma.pendiente || edita.pendiente
  const change = (campo: 'apellido' | 'nombre', to: Corte) => ({
    campo: `matriculado.datospersonales.${campo}` as const,
    valor: to[campo],
    valorPrevio: leido[campo],
  })
  return (
    <span className="mt-1.5 flex flex-wrap gap-2" role="group" aria-label={`Apellido de ${wholeOf(leido)}`}>
      <Button
        size="sm"
        variant="outline"
        busy={busy}
        onClick={() => void confirma.enviar({ hallazgoID: id })}
      >
        Está bien: {wholeOf(leido)}
      </Button>
      {otro && (
        <Button
          size="sm"
          variant="outline"
          busy={busy}
          onClick={() =>
            void edita.enviar({ matriculadoID, cambios: [change('apellido', otro), change('nombre', otro)] })
          }
        >
          Es: {wholeOf(otro)}
        </Button>
      )}
    </span>
  )
}

const Settled = ({ color, children }: { color: 'blue' | 'green'; children: string }) => (
  <span className="mt-1 block">
    <Badge color={color}>{children}</Badge>
  </span>
)
