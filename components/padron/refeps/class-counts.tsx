import { type Address, hrefWith } from '@/components/data-table/address'
import { LinkButton } from '@/components/listado/link-button'
import { CountTiles } from '@/components/ui/count-tiles'
import { formatCount } from '@/domain/texto'

interface Contada<C extends string> {
  clase?: C | undefined
  cantidad?: number | undefined
  pendientes?: number | undefined
}

type Props<C extends string> = {
  clases: readonly Contada<C>[] | undefined
  /** What each is called on its tile. */
  nombres: Readonly<Record<C, { corto: string }>>
  pendientes: number | undefined
  address: Address
  clase: C | undefined
  resueltas: boolean
}

/** How many of each class wait, or were decided, each leading to its rows; the chosen one leads back to all. */
export function ClassCounts<C extends string>({
  clases = [],
  nombres,
  pendientes = 0,
  address,
  clase,
  resueltas,
}: Props<C>) {
  const cuentas = clases.flatMap((one) => {
    const { clase: clave, cantidad = 0, pendientes: left = 0 } = one
    if (!clave) return []
    const chosen = clave === clase
    const href = hrefWith(address, { clase: chosen ? undefined : clave, pagina: undefined })
    return [
      {
        clave,
        nombre: nombres[clave].corto,
        cantidad: resueltas ? cantidad - left : left,
        href,
        elegida: chosen,
      },
    ]
  })
  const decided = clases.reduce((sum, { cantidad = 0, pendientes: left = 0 }) => sum + cantidad - left, 0)
  const other = hrefWith(address, { ver: resueltas ? undefined : 'resueltas', pagina: undefined })
  return (
    <section aria-label="Cuántas diferencias" className="mb-3 grid gap-2">
      <CountTiles cuentas={cuentas} />
      {(decided > 0 || resueltas) && (
        <div data-print="hide">
          <LinkButton href={other}>
            {resueltas
              ? `Ver las ${formatCount(pendientes)} por resolver`
              : `Ver las ${formatCount(decided)} resueltas`}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
