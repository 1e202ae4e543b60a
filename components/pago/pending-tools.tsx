import { Info } from 'lucide-react'
import type { Address } from '@/components/data-table/address'
import { GenerateForm } from '@/components/pago/generate-form'
import { KindFilter } from '@/components/pago/kind-filter'
import { OldDebtButton } from '@/components/pago/old-debt-button'
import type { Permiso } from '@/domain/roles'
import type { Capacidad } from '@/contract/llamada'

type Props = {
  matriculadoID: number
  address: Address
  permisos: ReadonlySet<Permiso>
  puede: ReadonlySet<Capacidad>
  aniosDeuda: number
  /** Why some rows of the list cannot be chosen. */
  aviso: string | undefined
}

/** Over the pending list: what it shows, months to come, debt too old to be collected (S2 2). */
export function PendingTools({ matriculadoID, address, permisos, puede, aniosDeuda, aviso }: Props) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3" data-print="hide">
        <KindFilter address={address} />
        <div className="flex flex-wrap items-end gap-2.5">
          {permisos.has('pagos.generar') && (
            <GenerateForm
              matriculadoID={matriculadoID}
              simula={puede.has('pago.simularMatriculaAdelantada')}
            />
          )}
          {permisos.has('deuda.eliminar') && (
            <OldDebtButton
              matriculadoID={matriculadoID}
              anios={aniosDeuda}
              deshace={puede.has('matriculas.deshacer')}
            />
          )}
        </div>
      </div>
      {aviso && (
        <p className="mb-3 flex items-center gap-2 text-soft">
          <Info aria-hidden className="size-4 shrink-0" />
          {aviso}.
        </p>
      )}
    </>
  )
}
