'use client'

import { type ReactNode, useState } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { porPedido } from '@/components/ui/por-pedido'
import { toast } from '@/components/ui/toast'
import type { Miembro } from '@/components/padron/ficha/state-words'

const KeyDialog = porPedido(() =>
  import('@/components/padron/ficha/key-dialog').then((module) => module.KeyDialog),
)

/** Generates a key and shows it once. It lives only in this state, and closing the dialog forgets it. */
export function useAccessKey(
  miembro: Miembro,
  focusBack: () => void,
  /** The key ends his sessions and is to be changed at the first entrance. */
  { unaVez }: { unaVez: boolean },
): { ask: () => Promise<void>; dialog: ReactNode } {
  const { matriculadoID, nombre } = miembro
  const [clave, setClave] = useState<string>()
  const confirm = useConfirm()
  const { enviar } = useLlamada('/matriculado/reiniciarClaveAcceso')

  async function ask() {
    let shown = false
    await confirm({
      title: `Generar una clave de acceso para ${nombre}`,
      head: <ForMatriculado matriculadoID={matriculadoID} quien="" />,
      description: unaVez
        ? 'La clave anterior deja de servir y las sesiones que tenga abiertas se cierran.'
        : 'La clave anterior deja de servir.',
      yes: 'Generar Clave',
      no: 'Cancelar',
      action: async () => {
        const result = await enviar({ matriculadoID })
        if (!result?.ok || !result.datos) return
        toast.success('Se cambio la clave correctamente')
        shown = true
        setClave(result.datos)
      },
    })
    if (!shown) focusBack()
  }

  const dialog = clave !== undefined && (
    <KeyDialog
      clave={clave}
      unaVez={unaVez}
      miembro={miembro}
      close={() => setClave(undefined)}
      focusBack={focusBack}
    />
  )
  return { ask, dialog }
}
