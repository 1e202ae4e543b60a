'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { UnknownOutcome } from '@/components/llamada/unknown-outcome'
import { monthsOf } from '@/components/pago/pending-months'
import { matriculasDe } from '@/components/pago/pendientes-de'
import { rutas } from '@/lib/rutas'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  matriculadoID: number
  anio: number
  /** Ids of the year's months that were pending before; undefined where the API tells by itself what is left to pay. */
  antes: readonly number[] | undefined
  pendiente: boolean
  repetir: () => void
  close: () => void
}

/** No answer came to the year's payment: what is left of the year is read before repeating is offered. */
export function AnnualUnknown({ matriculadoID, anio, antes, pendiente, repetir, close }: Props) {
  const router = useRouter()
  const simula = antes === undefined
  const simulado = useLectura('/pago/simularPagoAnual')
  const lista = useLectura('/pago/traerPagosPendientes')
  const [leerSimulado, leerLista] = [simulado.leer, lista.leer]
  useEffect(() => {
    if (pendiente) return
    void (simula ? leerSimulado({ matriculadoID, anio }) : leerLista(matriculasDe(matriculadoID)))
  }, [pendiente, simula, matriculadoID, anio, leerSimulado, leerLista])
  const { estado } = simula ? simulado : lista
  return (
    <UnknownOutcome
      title={`Pagar Anual ${anio}`}
      estado={estado}
      hecho={pendiente ? undefined : isPaid()}
      textos={{
        hecho: 'El año quedó pagado. El recibo está en la cuenta corriente.',
        noHecho: 'El año sigue pendiente. Puede intentarlo de nuevo.',
        dudoso:
          'Con lo que está pendiente no alcanza para saberlo: mire la cuenta corriente antes de intentar de nuevo.',
        repetir: 'Repetir el pago',
        revisar: 'en la cuenta corriente',
      }}
      enlace={{ href: rutas.cuentaCorriente(matriculadoID), texto: 'Ver la cuenta corriente' }}
      pendiente={pendiente}
      repetir={repetir}
      close={() => {
        close()
        router.refresh()
      }}
    />
  )

  function isPaid(): boolean | 'dudoso' | undefined {
    if (!antes)
      return simulado.estado.fase === 'lista' ? simulado.estado.datos.meses?.length === 0 : undefined
    return lista.estado.fase === 'lista' ? whatIsLeft(antes, monthsOf(lista.estado.datos, anio)) : undefined
  }
}

/** Months that were pending tell: none is any more, or all still are. A year that showed none tells nothing. */
function whatIsLeft(
  antes: readonly number[],
  ahora: readonly { id?: number | undefined }[],
): boolean | 'dudoso' {
  if (antes.length === 0) return 'dudoso'
  if (ahora.length === 0) return true
  const left = new Set(ahora.map(({ id }) => id))
  return antes.every((id) => left.has(id)) ? false : 'dudoso'
}
