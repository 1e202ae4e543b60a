'use client'

import { useEffect, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { EnLinea } from '@/lib/tesoreria/offered'
import { type PagoEnLinea, isOpen } from '@/components/tesoreria/en-linea/pago-state'
import { useFollowed } from '@/components/tesoreria/en-linea/use-followed'
import { isAddress, openWindow } from '@/components/llamada/open-window'
import { useOutcome } from '@/components/llamada/use-outcome'
import { onlineWitness } from '@/components/tesoreria/en-linea/online-unknown'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { linesOf } from '@/components/tesoreria/pago/item-lines'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { pendingOf } from '@/lib/tesoreria/pending-input'
import type { Pantalla } from '@/domain/en-linea'
import { today } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

export type PagoEnCurso = ReturnType<typeof useOnlinePago>

/**
 * Asks once for an online payment of the chosen items and opens it in a new window. The dialog around it keeps it.
 */
export function useOnlinePago(
  filas: readonly FilaPendiente[],
  tipoOperador: Pantalla,
  enLinea: EnLinea | undefined,
) {
  const { matriculadoID } = useMostrador()
  const [url, setUrl] = useState<string>()
  const [enviadas, setEnviadas] = useState<readonly FilaPendiente[]>()
  // Sent items leave the list, so those that were sent are shown.
  const propias = enviadas ?? filas
  const [sinDireccion, setSinDireccion] = useState(false)
  const form = useForm({ defaultValues: { observaciones: '' } })
  const outcome = useOutcome('/mercado_pago/generarPago', { fracaso: 'No se pudo generar el pago' })
  const pago = useBegun(matriculadoID, propias, url !== undefined && enLinea === 'reserva')

  async function generate() {
    const ventana = openWindow()
    setEnviadas(filas)
    let opened = false
    function made(address: string | undefined) {
      const good = isAddress(address ?? '')
      setUrl(good ? address : undefined)
      setSinDireccion(!good)
      opened = good && address !== undefined && ventana.go(address)
    }
    await outcome.send(
      {
        show: onlineWitness(matriculadoID, filas, enLinea),
        done: made,
        refused: ({ hecho }) => (hecho ? made(undefined) : setEnviadas(undefined)),
      },
      {
        lineas: linesOf(filas),
        observaciones: form.getValues('observaciones').trim() || undefined,
        fechaPago: today(),
        matriculadoID,
        tipoOperador,
      },
    )
    if (!opened) ventana.close()
  }
  const begun = outcome.incierto !== undefined || sinDireccion || url !== undefined
  return {
    form,
    filas: propias,
    generate,
    outcome,
    /** It was asked for, but no address came. */
    sinDireccion,
    /** It is not asked for again from here. */
    begun,
    url,
    pago,
    /** Closing would lose something typed. */
    typed: form.formState.isDirty && !begun,
  }
}

/** Follows the payment while its dialog is open. The screen is read again once it is decided. */
function useBegun(
  matriculadoID: number,
  filas: readonly FilaPendiente[],
  begun: boolean,
): PagoEnLinea | undefined {
  const router = useRouter()
  const { leer } = useLectura('/pago/traerPagosPendientes')
  const [entrada, setEntrada] = useState<EntradaEn<'/mercado_pago/traerPago'>>()
  const { pago } = useFollowed(undefined, entrada)
  const clave = filas[0]?.clave
  useEffect(() => {
    if (!begun) return
    void leer(pendingOf(matriculadoID)).then((result) => {
      const held = result?.ok
        ? result.datos.find(({ tipoPagoID, id }) => `${tipoPagoID}-${id}` === clave)
        : undefined
      const pagoID = held?.enTramite?.pagoEnLineaID
      if (pagoID) setEntrada({ pagoID, matriculadoID })
    })
  }, [begun, leer, matriculadoID, clave])
  useEffect(() => {
    if (!begun) return
    // It may be decided by the time the dialog closes.
    return () => router.refresh()
  }, [begun, router])
  const decidido = pago && !isOpen(pago) ? pago.estado : undefined
  useEffect(() => {
    if (decidido) router.refresh()
  }, [decidido, router])
  return pago
}
