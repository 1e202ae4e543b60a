import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Usuario } from '@/components/acceso/usuario/values'

export function useLock() {
  const confirm = useConfirm()
  const desbloquear = useLlamada('/user/desbloquear', {
    exito: 'Se desbloqueó el usuario correctamente',
    fracaso: 'No se pudo desbloquear',
    relee: true,
    quedaDicho: true,
  })
  const bloquear = useLlamada('/user/bloquear', {
    exito: 'Se bloqueó el usuario correctamente',
    fracaso: 'No se pudo bloquear',
    relee: true,
    quedaDicho: true,
  })
  return {
    pendiente: bloquear.pendiente || desbloquear.pendiente,
    unlock: ({ id }: Usuario) => id !== undefined && void desbloquear.enviar({ id }),
    lock: async ({ id, username }: Usuario) => {
      const question = {
        title: `¿Bloquear el usuario «${username ?? ''}»?`,
        description: 'Sus sesiones terminan ya y no puede entrar hasta que lo desbloqueen.',
        yes: 'Si',
        no: 'No',
        tone: 'destructive',
      } as const
      if (id !== undefined && (await confirm(question))) await bloquear.enviar({ id })
    },
  }
}
