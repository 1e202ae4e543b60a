import { type Address, hrefWith } from '@/components/data-table/address'
import { CountTiles } from '@/components/ui/count-tiles'
import { FALTAS } from '@/domain/control-cobertura'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { cuenta: LeidoEn<'/controlCobertura/contar'>; address: Address; elegida: string | undefined }

/** How many of each fault there is, each leading to its rows; the chosen one leads back to all. */
export function FaltaCounts({ cuenta: { faltas = [] }, address, elegida }: Props) {
  const cuentas = faltas.flatMap(({ falta, cantidad = 0 }) => {
    if (!falta) return []
    const chosen = falta === elegida
    if (cantidad === 0 && !chosen) return []
    const href = hrefWith(address, { falta: chosen ? undefined : falta, pagina: undefined })
    return [{ clave: falta, nombre: FALTAS[falta].nombre, cantidad, href, elegida: chosen }]
  })
  return (
    <section aria-label="Cuántas faltas" className="mb-2">
      <CountTiles cuentas={cuentas} />
    </section>
  )
}
