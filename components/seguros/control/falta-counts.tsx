import { type Address, hrefWith } from '@/components/data-table/address'
import { CountTiles } from '@/components/ui/count-tiles'
import { FALTAS } from '@/domain/control-cobertura'
import { formatFecha } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { cuenta: LeidoEn<'/controlCobertura/contar'>; address: Address; elegida: string | undefined }

/** How many of each fault, each leading to its rows; the chosen one leads back to all. */
export function FaltaCounts({ cuenta: { corte, polizas = 0, faltas = [] }, address, elegida }: Props) {
  const cuentas = faltas.flatMap(({ falta, cantidad = 0 }) => {
    if (!falta) return []
    const chosen = falta === elegida
    const href = hrefWith(address, { falta: chosen ? undefined : falta, pagina: undefined })
    return [{ clave: falta, nombre: FALTAS[falta].nombre, cantidad, href, elegida: chosen }]
  })
  return (
    <section aria-label="Cuántas faltas" className="mb-4 grid gap-2">
      <CountTiles cuentas={cuentas} />
      <p className="text-muted-foreground">
        {corte && `Al ${formatFecha(corte)}. `}
        {polizas === 0
          ? 'Todavía no se cargó ninguna póliza de este mes.'
          : `Pólizas cargadas de este mes: ${formatCount(polizas)}.`}
      </p>
    </section>
  )
}
