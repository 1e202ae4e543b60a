import { Info } from '@/components/ui/icons'
import type { Address } from '@/components/data-table/address'
import { GenerateForm } from '@/components/tesoreria/pago/generate-form'
import { KindFilter } from '@/components/tesoreria/pago/kind-filter'
import type { Permiso } from '@/domain/roles'

type Props = {
  address: Address
  permisos: ReadonlySet<Permiso>
  /** Why some rows cannot be chosen. */
  aviso: string | undefined
}

export function PendingTools({ address, permisos, aviso }: Props) {
  const genera = permisos.has('pagos.generar')
  return (
    <>
      {/* Level with the control of the field beside them, also while an error stands under it. */}
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3" data-print="hide">
        <div className={genera ? 'xl:mt-[1.5625rem]' : undefined}>
          <KindFilter address={address} />
        </div>
        {genera && <GenerateForm />}
      </div>
      {aviso && (
        <p className="mb-3 flex items-center gap-2 text-muted-foreground">
          <Info aria-hidden className="size-4 shrink-0" />
          {aviso}.
        </p>
      )}
    </>
  )
}
