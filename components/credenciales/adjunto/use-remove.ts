import type { FilaAdjunto } from '@/components/credenciales/adjunto/adjunto-row'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'

/** Asks, deletes, and offers to bring it back. */
export function useRemoveAdjunto() {
  const confirm = useConfirm()
  const { enviar: eliminar } = useLlamada('/adjunto/eliminar', {
    fracaso: 'No se pudo eliminar',
    relee: true,
  })
  const { enviar: restaurar } = useLlamada('/adjunto/restaurar', {
    exito: 'Se recuperó el adjunto',
    fracaso: 'No se pudo recuperar el adjunto',
    relee: true,
  })
  return async ({ id = 0, nombre = '', anteriores = [] }: FilaAdjunto) => {
    const yes = await confirm({
      title: `¿Eliminar el adjunto «${nombre}»?`,
      ...(anteriores.length > 0 && { description: 'Se eliminan también sus versiones anteriores.' }),
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
    })
    if (!yes) return
    const result = await eliminar({ adjuntoID: id })
    if (!result?.ok) return
    toast.success('Eliminacion Exitosa', nombre, {
      label: 'Deshacer',
      run: () => void restaurar({ adjuntoID: id }),
    })
  }
}
