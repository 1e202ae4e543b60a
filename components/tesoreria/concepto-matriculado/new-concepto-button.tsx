'use client'

import { Plus } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import { rutas } from '@/lib/routes'

const NewConceptoDialog = porPedido(() =>
  import('@/components/tesoreria/concepto-matriculado/new-concepto-dialog').then(
    (module) => module.NewConceptoDialog,
  ),
)

type Props = {
  matriculadoID: number
  /** The listed charges; one more of them tells that an unanswered request was done. */
  cargados: readonly number[]
  /** What the address asks to charge: the dialog opens with it. */
  elegido: number | undefined
  cobra: boolean
}

export function NewConceptoButton({ matriculadoID, cargados, elegido, cobra }: Props) {
  const router = useRouter()
  const [open, setOpen] = useState(elegido !== undefined)
  const pedido = elegido !== undefined
  /** The address is taken out of the history, so that coming back does not ask to charge it again. */
  function leave(done: boolean) {
    setOpen(false)
    if (!pedido) return
    router.replace(done && cobra ? rutas.pagos(matriculadoID) : rutas.conceptosDeMatriculado(matriculadoID))
  }
  return (
    <>
      <Button
        onPointerEnter={NewConceptoDialog.fetch}
        onFocus={NewConceptoDialog.fetch}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden />
        Nuevo Concepto
      </Button>
      {open && (
        <NewConceptoDialog
          {...{ matriculadoID, cargados, elegido }}
          close={() => leave(false)}
          done={() => leave(true)}
        />
      )}
    </>
  )
}
