'use client'

import { usePaper } from '@/components/documents/use-paper'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { sumMoney } from '@/domain/dinero'
import { dayOf } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { planID: number; plan: LeidoEn<'/plan_pagos/traerDetalle'> }

/** Prints what was agreed when the plan was made. */
export function ConvenioButton({ planID, plan }: Props) {
  const { emisor } = useMostrador()
  const { print, imprimiendo } = usePaper('No se pudo imprimir el convenio')

  function read(): DocumentoPedido {
    const { fechaCreacion, monto, observaciones, roto, convenio } = plan
    const items = convenio?.items ?? []
    return {
      documento: {
        tipo: 'convenio',
        datos: {
          ...emisor,
          ...{ planID, matriculado: convenio?.matriculado ?? '', matricula: convenio?.matricula },
          ...{ dni: convenio?.dni, domicilio: convenio?.domicilio, cuotas: convenio?.cuotas ?? [] },
          ...{ observaciones, items, roto: Boolean(roto) },
          monto: monto ?? sumMoney(items.flatMap((item) => item.monto ?? [])),
          fecha: fechaCreacion ? dayOf(new Date(fechaCreacion)) : undefined,
        },
      },
    }
  }
  return (
    <Button
      variant="outline"
      onClick={() => void print(true, () => Promise.resolve(read()))}
      disabled={imprimiendo !== undefined}
    >
      {imprimiendo && <Spinner />}
      Imprimir convenio
    </Button>
  )
}
