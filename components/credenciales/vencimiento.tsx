import { COLORES_DE_VIGENCIA } from '@/components/credenciales/vigencia'
import { formatValue } from '@/components/data-table/cells'
import { Badge } from '@/components/ui/badge'
import type { Fecha } from '@/domain/fechas'
import { describePlazo, plazoOn } from '@/domain/plazo'

type Props = {
  vence: Fecha | null | undefined
  hoy: Fecha
  /** In a list by days ahead a far one is told too. */
  siempre?: boolean
}

/** The day, and how far it is where it is near or past. */
export function Vencimiento({ vence, hoy, siempre = false }: Props) {
  if (!vence) return <span className="text-muted-foreground">No vence</span>
  const plazo = plazoOn(vence, hoy)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="tabular-nums">{formatValue('date', vence)}</span>
      {(siempre || plazo !== 'vigente') && (
        <Badge color={COLORES_DE_VIGENCIA[plazo]}>{describePlazo(vence, hoy)}</Badge>
      )}
    </span>
  )
}
