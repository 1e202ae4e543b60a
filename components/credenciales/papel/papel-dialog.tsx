'use client'

import type { ReactNode } from 'react'
import type { Presente } from '@/components/llamada/use-present'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

type Props = { title: string; description?: ReactNode; close: () => void; children: ReactNode }

export const PapelDialog = ({ title, description, close, children }: Props) => (
  <Dialog open onOpenChange={(open) => !open && close()}>
    <DialogContent
      title={title}
      description={description}
      className="max-w-2xl"
      onOpenAutoFocus={focusFirstField}
    >
      {children}
    </DialogContent>
  </Dialog>
)

type WaitProps = { reads: readonly Pick<Presente<unknown>, 'falla' | 'leer'>[]; close: () => void }

/** While what the paper is made of is read, and what kept it from being read. */
export function PapelWait({ reads, close }: WaitProps) {
  const failed = reads.filter(({ falla }) => falla !== undefined)
  return (
    <>
      <DialogBody>
        {failed[0]?.falla ? (
          <p role="alert">No se pudo leer lo que lleva el certificado: {failed[0].falla.mensaje}</p>
        ) : (
          <p role="status" className="inline-flex items-center gap-2 text-muted-foreground">
            <Spinner /> Leyendo…
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          Cerrar
        </Button>
        {failed.length > 0 && (
          <Button onClick={() => failed.forEach(({ leer }) => void leer())}>Reintentar</Button>
        )}
      </DialogFooter>
    </>
  )
}
