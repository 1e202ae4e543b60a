'use client'

import { PageSheet } from '@/components/catalogos/certificado/page-sheet'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'

type Props = { nombre: string; html: string; close: () => void }

export function BodyViewDialog({ nombre, html, close }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={nombre} className="max-w-3xl">
        <DialogBody>
          {html === '' ? <p className="text-soft">El cuerpo está vacío.</p> : <PageSheet html={html} />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>Cerrar</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
