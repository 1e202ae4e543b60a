'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { openWindow } from '@/components/llamada/open-window'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { linesOf } from '@/components/pago/item-lines'
import type { FilaPendiente } from '@/components/pago/pending-row'
import type { Pantalla } from '@/domain/en-linea'
import { today } from '@/domain/fechas'

export type PagoEnCurso = ReturnType<typeof useOnlinePayment>

/** An online payment of the chosen items, asked for once and opened in a new window (S2 7); kept by the dialog around it. */
export function useOnlinePayment(
  matriculadoID: number,
  filas: readonly FilaPendiente[],
  tipoOperador: Pantalla,
) {
  const [url, setUrl] = useState<string>()
  const [incierto, setIncierto] = useState(false)
  const form = useForm({ defaultValues: { observaciones: '' } })
  const { enviar, pendiente } = useLlamada('/mercado_pago/generarPago', {
    fracaso: 'No se pudo generar el pago',
    cuentaIncierto: true,
  })

  async function generate() {
    const ventana = openWindow()
    const result = await enviar({
      lineas: linesOf(filas),
      observaciones: form.getValues('observaciones').trim() || undefined,
      fechaPago: today(),
      matriculadoID,
      tipoOperador,
    })
    setIncierto(!!result && !result.ok && isUncertain(result))
    const address = result?.ok ? result.datos : undefined
    if (!address) return ventana.close()
    setUrl(address)
    if (!ventana.go(address)) ventana.close()
  }
  const begun = incierto || url !== undefined
  return {
    form,
    generate,
    pendiente,
    /** No answer came. */
    incierto,
    /** Where it is paid, once it was answered. */
    url,
    /** Something was typed that closing would lose. */
    typed: form.formState.isDirty && !begun,
  }
}
