'use client'

import { KeyRound } from '@/components/ui/icons'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'

/** For a user who lost the telephone and the backup codes. */
export function FactorButton({ id, username }: { id: number; username: string }) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useLlamada('/user/quitarSegundoFactor', {
    exito: 'Se quitó el segundo factor correctamente',
    fracaso: 'No se pudo quitar',
    quedaDicho: true,
  })
  async function remove() {
    const question = {
      title: `¿Quitar el segundo factor de «${username}»?`,
      description:
        'Sus sesiones terminan ya, y entra con la contraseña sola. Asegúrese de que quien lo pide es esa persona.',
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
    } as const
    if (await confirm(question)) await enviar({ id })
  }
  return (
    <Button variant="outline" busy={pendiente} onClick={() => void remove()}>
      <KeyRound aria-hidden />
      Quitar segundo factor
    </Button>
  )
}
