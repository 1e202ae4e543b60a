import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CUALQUIER_CAMBIO, countOfCambio, headOfCambios } from '@/domain/debito/cambio'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { cambiaron: LeidoEn<'/ronda/traerDatos'>['cambiaron']; address: Address }

/** Who changed since the round was closed, by kind, each leading to its rows, where they are taken out. */
export function Changed({ cambiaron, address }: Props) {
  const { cantidad = 0, clases = [] } = cambiaron ?? {}
  if (cantidad === 0) return null
  const hrefOf = (cambio: string) =>
    hrefWith(address, { cambio, nombre: undefined, respuesta: undefined, pagina: undefined })
  return (
    <DangerNotice
      title={
        <Link href={hrefOf(CUALQUIER_CAMBIO)} prefetch={false} className="link">
          {headOfCambios(cantidad)}
        </Link>
      }
    >
      <ul aria-label="Qué cambió" className="flex flex-wrap gap-x-4 gap-y-1">
        {clases.map((clase) => (
          <li key={clase.cambio}>
            <Link href={hrefOf(clase.cambio ?? CUALQUIER_CAMBIO)} prefetch={false} className="link">
              {countOfCambio(clase)}
            </Link>
          </li>
        ))}
      </ul>
      <p>Saque a quien no va. Los demás se debitan igual, como estaban cuando se cerró.</p>
    </DangerNotice>
  )
}
