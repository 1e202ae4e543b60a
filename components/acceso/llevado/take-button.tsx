'use client'

import { useState } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'

const TakeDialog = porPedido(() =>
  import('@/components/acceso/llevado/take-dialog').then((module) => module.TakeDialog),
)

/** It is asked before the word is: whoever came by mistake leaves without typing. `again`: there is a file already. */
export function TakeButton({ busy, again }: { busy: boolean; again: boolean }) {
  const confirm = useConfirm()
  const [open, setOpen] = useState(false)
  const ask = async () => {
    const yes = await confirm({
      title: 'Armar un archivo con todo el registro',
      description: `Va a tener los datos personales de todos los matriculados.${again ? ' El que está listo se borra.' : ''}`,
      yes: 'Seguir',
      no: 'Cancelar',
    })
    if (yes) setOpen(true)
  }
  return (
    <>
      <Button
        variant={again ? 'outline' : 'default'}
        busy={busy}
        onPointerEnter={() => TakeDialog.fetch()}
        onFocus={() => TakeDialog.fetch()}
        onClick={() => void ask()}
      >
        {busy ? 'Armando el archivo...' : again ? 'Armar otro' : 'Armar el archivo'}
      </Button>
      {open && <TakeDialog close={() => setOpen(false)} />}
    </>
  )
}
