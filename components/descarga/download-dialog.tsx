'use client'

import { CircleAlert } from '@/components/ui/icons'
import type { Avance } from '@/components/descarga/pedido'
import type { Marcha } from '@/components/descarga/pedido'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { formatCount } from '@/domain/texto'
import { TRIES } from '@/lib/llamada/tries'

type Props = {
  /** 'la lista de matriculados'. */
  que: string
  marcha: Exclude<Marcha, { fase: 'quieta' }>
  cancel: () => void
  close: () => void
  /** Again, or as a CSV where that is the way. */
  retry: () => void
}

export function DownloadDialog({ que, marcha, cancel, close, retry }: Props) {
  const failed = marcha.fase === 'falla'
  return (
    <Dialog open onOpenChange={(open) => !open && (failed ? close() : cancel())}>
      <DialogContent
        title={failed ? `No se pudo descargar ${que}` : `Descargando ${que}`}
        className="max-w-md"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogBody>
          {failed ? <Failure mensaje={marcha.mensaje} /> : <Progress avance={marcha.avance} />}
        </DialogBody>
        <DialogFooter>
          {failed ? (
            <>
              <Button variant="outline" onClick={close}>
                Cerrar
              </Button>
              <Button onClick={retry}>{marcha.enCsv ? 'Descargar CSV' : 'Intentar de nuevo'}</Button>
            </>
          ) : (
            <Button variant="outline" onClick={cancel}>
              Cancelar
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Progress({ avance }: { avance: Avance }) {
  const { filas, total, intento, armando } = avance
  const said =
    total === null ? `${formatCount(filas)} filas` : `${formatCount(filas)} de ${formatCount(total)} filas`
  return (
    <>
      <progress
        className="bar"
        aria-label="Avance de la descarga"
        max={total ?? undefined}
        value={valueOf(avance)}
      />
      <p className="mt-2 tabular-nums">
        {armando ? `${formatCount(filas)} filas. Preparando el archivo…` : said}
      </p>
      <p role="status" className="min-h-[1.45em] text-muted-foreground">
        {intento > 1 ? `Esperando al servidor: intento ${intento} de ${TRIES}` : ''}
      </p>
    </>
  )
}

/** Undefined shows a bar that only moves. */
function valueOf({ filas, total, armando }: Avance): number | undefined {
  return total === null || armando ? undefined : Math.min(filas, total)
}

function Failure({ mensaje }: { mensaje: string }) {
  return (
    <p role="alert" className="flex gap-2">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive-ink" />
      <span>
        {mensaje}
        <br />
        No se guardó ningún archivo.
      </span>
    </p>
  )
}
