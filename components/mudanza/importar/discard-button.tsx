'use client'

import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Trash2 } from '@/components/ui/icons'
import { rutas } from '@/lib/routes'

type Props = { importacionID: number; nombre: string }

/** A draft that is not wanted; nothing of it was written. */
export function DiscardButton({ importacionID, nombre }: Props) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useLlamada('/importacion/descartar', {
    exito: 'Se descartó el borrador',
    fracaso: 'No se pudo descartar',
    destino: rutas.importar(),
    relee: true,
  })
  const ask = () =>
    void confirm({
      title: `Descartar ${nombre}`,
      description: 'Se borra el borrador, con lo que se eligió en sus pasos. No se había importado nada.',
      yes: 'Descartar',
      no: 'Conservar',
      tone: 'destructive',
      action: () => enviar({ importacionID }),
    })
  return (
    <Button variant="destructive-outline" busy={pendiente} onClick={ask}>
      <Trash2 aria-hidden />
      Descartar el borrador
    </Button>
  )
}
