import Link from 'next/link'
import { Button } from '@/components/ui/button'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { rutas } from '@/lib/routes'

/**
 * No answer came, so the messages may be queued. The same sending can be repeated by its key; with one letter changed
 * everybody would be written to twice.
 */
export const sendWitness: ShowOutcome = ({ pendiente, repetir, close }) => (
  <>
    <DialogBody>
      <div role="alert" className="grid gap-2">
        <p className="font-medium">
          No hubo respuesta del servidor: no se sabe si los mensajes quedaron en la bandeja de salida.
        </p>
        <p className="text-muted-foreground">
          Mire la bandeja antes de escribirles otra vez. «Repetir el envío» manda exactamente lo mismo: si ya
          está en la bandeja, no se agrega de nuevo.
        </p>
        <p>
          <Link href={rutas.mensajes()} prefetch={false} className="link">
            Ver la bandeja de salida
          </Link>
        </p>
      </div>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" onClick={close} disabled={pendiente}>
        Cerrar
      </Button>
      <Button onClick={repetir} busy={pendiente}>
        {pendiente && <Spinner />}
        Repetir el envío
      </Button>
    </DialogFooter>
  </>
)
