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
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
      {cuentas.map(({ clave, nombre, cantidad, detalle, href, elegida }) => (
        <li key={clave}>
          <Link
            href={href}
            prefetch={false}
            aria-current={elegida ? 'true' : undefined}
            className={`grid h-full content-start gap-0.5 rounded-lg border px-3 py-2 hover:bg-hover ${elegida ? 'border-primary bg-primary-tint' : 'bg-card'}`}
          >
            <strong className="text-lg tabular-nums">{formatCount(cantidad)}</strong>
            <span className="text-muted-foreground">{nombre}</span>
            {detalle && <span className="text-muted-foreground tabular-nums">{detalle}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
