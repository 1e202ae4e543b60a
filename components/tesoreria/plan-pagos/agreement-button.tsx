'use client'

import { failedPaper, usePaper } from '@/components/documents/use-paper'
import type { Pedido } from '@/components/documents/imprimir'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { sumMoney } from '@/domain/dinero'
import { dayOf } from '@/domain/fechas'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { paperNameOf } from '@/lib/padron/member-name'

type Props = { planID: number; plan: LeidoEn<'/plan_pagos/traerDetalle'> }

/** Prints what was agreed, of the plan that the dialog shows. */
export function AgreementButton({ planID, plan }: Props) {
  const { matriculadoID, emisor } = useMostrador()
  const { print, imprimiendo } = usePaper('No se pudo imprimir el convenio')

  async function read(): Promise<Pedido> {
    const senal = new AbortController().signal
    const result = await fetchRead('/matriculado/traerDatosBasicos', { matriculadoID }, { senal })
    if (!result.ok) return failedPaper(result)
    const { matricula, dni, domicilio } = result.datos
    const { fechaCreacion, monto, observaciones, cuotas = [], items = [], roto } = plan
    return {
      documento: {
        tipo: 'convenio',
        datos: {
          ...emisor,
          ...{ planID, matriculado: paperNameOf(result.datos), matricula, dni, domicilio },
          ...{ observaciones, cuotas, items, roto: Boolean(roto) },
          monto: monto ?? sumMoney(items.flatMap((item) => item.monto ?? [])),
          fecha: fechaCreacion ? dayOf(new Date(fechaCreacion)) : undefined,
        },
      },
    }
  }
  return (
    <Button onClick={() => void print(true, read)} disabled={imprimiendo !== undefined}>
      {imprimiendo && <Spinner />}
      Imprimir convenio
    </Button>
  )
}
