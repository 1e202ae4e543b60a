'use client'

import { type ReactNode, useState } from 'react'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import type { DeudaVieja } from '@/components/tesoreria/pago/old-deuda'
import { AJUSTES } from '@/domain/ajustes'
import { describeAjuste } from '@/domain/regla'
import { porPedido } from '@/components/ui/por-pedido'

const EliminateDialog = porPedido(() =>
  import('@/components/tesoreria/pago/eliminate-dialog').then((module) => module.EliminateDialog),
)

const ACTO = '/pago/simularEliminarDeuda'

/** Under the list, since it is not every day's; nothing is written off before the dialog has shown it. */
export function OldDeudaButton({ anios }: { anios: number }): ReactNode {
  const antiguedad = describeAjuste(AJUSTES.aniosDeuda, anios)
  const { matriculadoID } = useMostrador()
  const [leyendo, setLeyendo] = useState(false)
  const [deuda, setDeuda] = useState<DeudaVieja>()

  async function ask() {
    setLeyendo(true)
    toast.retry(ACTO)
    try {
      const { readOldDeuda } = await import('@/components/tesoreria/pago/old-deuda')
      const read = await readOldDeuda({ matriculadoID, anios })
      if (!read) return
      if ('error' in read) toast.error('No se pudo calcular la deuda', read.error, ACTO)
      else if (!read.estimada && read.filas.length === 0 && !deuda)
        toast.info(`No hay deuda de más de ${antiguedad}`, read.aparte)
      else setDeuda(read)
    } finally {
      setLeyendo(false)
    }
  }
  return (
    <>
      <Button variant="outline" busy={leyendo} onClick={() => void ask()}>
        {leyendo && <Spinner />}
        Eliminar Deuda ({antiguedad})
      </Button>
      {deuda && (
        <EliminateDialog
          que={{ clase: 'deuda', antiguedad, estimada: deuda.estimada }}
          elegidas={deuda.filas}
          releer={() => void ask()}
          aparte={deuda.aparte}
          close={() => setDeuda(undefined)}
        />
      )}
    </>
  )
}
