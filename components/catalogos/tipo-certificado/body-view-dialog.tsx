'use client'

import { useMemo } from 'react'
import { PageSheet } from '@/components/catalogos/tipo-certificado/page-sheet'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { readCuerpo } from '@/domain/certificado/leer'

type Props = { nombre: string; html: string; close: () => void }

/** The body with its markers as they are written, and what of its formatting no certificate prints. */
export function BodyViewDialog({ nombre, html, close }: Props) {
  const { perdidas } = useMemo(() => readCuerpo(html), [html])
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={nombre} className="max-w-3xl">
        <DialogBody>
          {html === '' ? (
            <p className="text-muted-foreground">El cuerpo está vacío.</p>
          ) : (
            <PageSheet html={html} />
          )}
          {perdidas.length > 0 && (
            <p className="mt-2 text-muted-foreground">No se muestra: {perdidas.join(', ')}.</p>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            Cerrar
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
