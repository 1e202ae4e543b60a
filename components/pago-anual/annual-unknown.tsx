'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { UnknownOutcome } from '@/components/llamada/unknown-outcome'
import { TIPO_MATRICULA } from '@/domain/estados'
import { rutas } from '@/lib/rutas'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  matriculadoID: number
  anio: number
  /** The API tells what is left of the year to pay; else the pending list has to. */
  simula: boolean
  pendiente: boolean
  repetir: () => void
  close: () => void
}

const TODAS = { traerMatriculas: true, traerConceptos: true, traerPP: true, mostrarTodo: true }

/** No answer came to the year's payment: what is left of the year is read before repeating is offered. */
export function AnnualUnknown({ matriculadoID, anio, simula, pendiente, repetir, close }: Props) {
  const router = useRouter()
  const simulado = useLectura('/pago/simularPagoAnual')
  const lista = useLectura('/pago/traerPagosPendientes')
  const [leerSimulado, leerLista] = [simulado.leer, lista.leer]
  useEffect(() => {
    if (pendiente) return
    void (simula ? leerSimulado({ matriculadoID, anio }) : leerLista({ matriculadoID, ...TODAS }))
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

  function isPaid(): boolean | undefined {
    if (simula)
      return simulado.estado.fase === 'lista' ? simulado.estado.datos.meses?.length === 0 : undefined
    if (lista.estado.fase !== 'lista') return undefined
    return !lista.estado.datos.some((row) => row.tipoPagoID === TIPO_MATRICULA && row.anio === anio)
  }
}
