import { WalletCards } from '@/components/ui/icons'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { ApplyButton } from '@/components/tesoreria/saldo/apply-button'
import { formatMoney, type Centavos } from '@/domain/dinero'
import type { Exito } from '@/lib/api/result'
import type { FallaVisible } from '@/lib/screen'

type Props = {
  saldo: Centavos
  filas: Exito<FilaPendiente[]> | FallaVisible
}

/** Without credit it is only hidden, since its dialog may still show the receipt for the last of it. */
export function CreditoNotice({ saldo, filas }: Props) {
  return (
    <section
      hidden={saldo <= 0n}
      aria-label="Saldo a favor"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-muted px-4 py-2.5"
      data-print="hide"
    >
      <WalletCards aria-hidden className="size-5 shrink-0 text-primary-ink" />
      <p className="min-w-0 flex-1 basis-56">
        Saldo a favor <strong className="font-semibold tabular-nums">{formatMoney(saldo)}</strong>
        <span className="text-muted-foreground"> · paga lo que se elija, a pedido</span>
      </p>
      <ApplyButton saldo={saldo} filas={filas.ok ? filas.datos : []} />
    </section>
  )
}
