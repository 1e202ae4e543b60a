'use client'

import { Undo2 } from '@/components/ui/icons'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { useConfirm } from '@/components/form/confirm'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { useRestore } from '@/components/tesoreria/pago/use-restore'
import { Button } from '@/components/ui/button'

/** Asks first, telling what comes back. */
export function RestoreButton({ eliminacionID, que }: { eliminacionID: number; que: string }) {
  const { matriculadoID, quien } = useMostrador()
  const confirm = useConfirm()
  const { enviar, pendiente } = useRestore()

  async function restore() {
    const yes = await confirm({
      title: '¿Deshacer la eliminación?',
      head: <ForMatriculado {...{ matriculadoID, quien }} />,
      description: `${que}. Vuelve a deberse, y la cuenta corriente muestra los dos actos.`,
      yes: 'Deshacer',
      no: 'Cancelar',
      action: () => enviar({ eliminacionID }),
    })
    return yes
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={pendiente}
      aria-label={`Deshacer la eliminación: ${que}`}
      onClick={() => void restore()}
    >
      <Undo2 aria-hidden />
      Deshacer
    </Button>
  )
}
