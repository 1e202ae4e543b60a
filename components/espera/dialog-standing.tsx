import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  leyendo: string
  /** Undefined while it is being read. */
  falla: string | undefined
  close: () => void
  className?: string
}

/** A dialog whose content is being read, or could not be. */
export function DialogStanding({ leyendo, falla, close, className }: Props) {
  return (
    <>
      <DialogBody className={className}>
        {falla === undefined ? (
          <p role="status" className="inline-flex items-center gap-2 text-muted-foreground">
            <Spinner /> {leyendo}
          </p>
        ) : (
          <p role="alert">{falla}</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          Cerrar
        </Button>
      </DialogFooter>
    </>
  )
}
