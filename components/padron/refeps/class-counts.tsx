import { type Address, hrefWith } from '@/components/data-table/address'
import { LinkButton } from '@/components/listado/link-button'
import { CountTiles } from '@/components/ui/count-tiles'
import { CLASES_REFEPS, type ClaseRefeps } from '@/domain/refeps/clases'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = {
  datos: LeidoEn<'/refeps/traerDatos'>
  address: Address
  clase: ClaseRefeps | undefined
  resueltas: boolean
}

/** How many of each class wait, or were decided, each leading to its rows; the chosen one leads back to all. */
export function ClassCounts({
  datos: { clases = [], diferencias = 0, pendientes = 0 },
  address,
  clase,
  resueltas,
}: Props) {
  const cuentas = clases.flatMap((one) => {
    const { clase: clave, cantidad = 0, pendientes: left = 0 } = one
    if (!clave) return []
    const chosen = clave === clase
    const href = hrefWith(address, { clase: chosen ? undefined : clave, pagina: undefined })
    return [
      {
        clave,
        nombre: CLASES_REFEPS[clave].corto,
        cantidad: resueltas ? cantidad - left : left,
        href,
        elegida: chosen,
      },
    ]
  })
  const decided = diferencias - pendientes
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
