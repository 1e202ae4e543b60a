import { ExternalLink } from '@/components/ui/icons'
import { OnlineRecibo } from '@/components/tesoreria/en-linea/online-recibo'
import { type PagoEnLinea, isOpen, stateOf } from '@/components/tesoreria/en-linea/pago-state'
import { VISTOS } from '@/components/tesoreria/en-linea/seen'
import { isAddress } from '@/components/llamada/open-window'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { moneyOrDash } from '@/domain/dinero'

type Props = { pago: PagoEnLinea; close: () => void }

/** Tells the payment's outcome where it was begun. */
export function OnlineOutcome({ pago, close }: Props) {
  const { emisor } = useMostrador()
  const { titulo, texto, icono } = VISTOS[stateOf(pago, undefined)]
  const conRecibo = pago.estado === 'aprobado' && Boolean(pago.reciboDe)
  return (
    <>
      <DialogBody className="grid gap-3">
        <div className="flex items-center gap-3" role="status">
          <span className="shrink-0">{icono}</span>
          <div>
            <p className="text-lg font-semibold">{titulo}</p>
            <p className="text-muted-foreground">{texto}</p>
            <p className="mt-1 font-semibold tabular-nums">{moneyOrDash(pago.total)}</p>
            {pago.nroRecibo && <p>Recibo N° {pago.nroRecibo}</p>}
          </div>
        </div>
        {isOpen(pago) && pago.url && <PayLink url={pago.url} />}
      </DialogBody>
      <DialogFooter>
        <Button variant={conRecibo ? 'outline' : 'default'} onClick={close}>
          Cerrar
        </Button>
        {conRecibo && <OnlineRecibo pago={pago} emisor={emisor} />}
      </DialogFooter>
    </>
  )
}

export function PayLink({ url }: { url: string }) {
  if (!isAddress(url)) return null
  return (
    <p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-medium text-primary-ink underline"
      >
        <ExternalLink aria-hidden className="size-4" />
        Abrir la página de pago
      </a>
    </p>
  )
}
