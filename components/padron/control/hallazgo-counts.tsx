import { type Address, hrefWith } from '@/components/data-table/address'
import { CountTiles } from '@/components/ui/count-tiles'
import { CLASES_DE_CONTROL } from '@/domain/control-padron'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { cuenta: LeidoEn<'/controlPadron/contar'>; address: Address; elegida: string | undefined }

/** How many of each kind wait, each leading to its rows; the chosen one leads back to all. */
export function HallazgoCounts({ cuenta: { clases = [] }, address, elegida }: Props) {
  const cuentas = clases.flatMap(({ clase, cantidad = 0 }) => {
    if (!clase) return []
    const chosen = clase === elegida
    if (cantidad === 0 && !chosen) return []
    const href = hrefWith(address, { clase: chosen ? undefined : clase, ver: undefined, pagina: undefined })
    return [{ clave: clase, nombre: CLASES_DE_CONTROL[clase], cantidad, href, elegida: chosen }]
  })
  return (
    <section aria-label="Cuántos hallazgos" className="mb-2">
      <CountTiles cuentas={cuentas} />
    </section>
  )
}
