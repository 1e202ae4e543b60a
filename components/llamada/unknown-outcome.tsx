'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { INTENTOS } from '@/lib/llamada/intentos'
import type { EstadoLectura } from '@/lib/llamada/use-lectura'

type Props = {
  title: string
  /** What is read again to know. */
  estado: EstadoLectura<unknown>
  /** Whether it was done after all; undefined until it was read, 'dudoso' where what was read does not tell. */
  hecho: boolean | 'dudoso' | undefined
  /** `revisar`: where to look when it cannot be read either, 'en las generaciones'. */
  textos: { hecho: ReactNode; noHecho: ReactNode; dudoso?: ReactNode; repetir: string; revisar: string }
  /** Where to see what was done. */
  enlace?: { href: string; texto: string } | undefined
  /** It is being sent again. */
  pendiente: boolean
  repetir: () => void
  close: () => void
}

/** No answer came to a change that must not be repeated blindly: it is read again, and repeating is offered only when it was not done (D3). */
export function UnknownOutcome({ title, estado, hecho, textos, enlace, pendiente, repetir, close }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && close()}>
      <DialogContent title={title} className="max-w-lg">
        <DialogBody>
          <div role="alert" className="grid gap-2">
            <p className="font-medium">No hubo respuesta del servidor: no se sabe si se hizo.</p>
            <div className="text-soft">
              {estado.fase === 'falla' ? (
                <p>
                  Tampoco se pudo leer qué quedó hecho ({estado.falla.mensaje}). Revíselo {textos.revisar}{' '}
                  antes de intentar de nuevo.
                </p>
              ) : hecho === undefined ? (
                <p>Se vuelve a leer para saberlo.</p>
              ) : (
                <p>{hecho === 'dudoso' ? textos.dudoso : hecho ? textos.hecho : textos.noHecho}</p>
              )}
            </div>
            {estado.fase === 'leyendo' && (
              <p role="status" className="inline-flex items-center gap-2 text-soft">
                <Spinner /> Intento {estado.intento} de {INTENTOS}
              </p>
            )}
            {hecho && enlace && (
              <p>
                <Link href={enlace.href} prefetch={false} className="link">
                  {enlace.texto}
                </Link>
              </p>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close} disabled={pendiente}>
            Cerrar
          </Button>
          {hecho === false && (
            <Button variant="primary" onClick={repetir} busy={pendiente}>
              {textos.repetir}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
