import Link from 'next/link'
import { formatCount } from '@/domain/texto'

export interface Cuenta {
  clave: string
  nombre: string
  cantidad: number
  /** Under the name: '$ 1.200,00'. */
  detalle?: string
  href: string
  elegida: boolean
}

/** How many of each kind, each leading to its rows. */
export function CountTiles({ cuentas }: { cuentas: readonly Cuenta[] }) {
  return (
    <ul className="tiles">
      {cuentas.map(({ clave, nombre, cantidad, detalle, href, elegida }) => (
        <li key={clave}>
          <Link href={href} prefetch={false} aria-current={elegida ? 'true' : undefined} className="tile">
            <strong>{formatCount(cantidad)}</strong>
            <span>{nombre}</span>
            {detalle && <span>{detalle}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
