import type { Option } from '@/components/ui/options'
import { mesesDeCorrida, readMes, textOfMes } from '@/domain/cuota'
import { type Fecha, type Mes, formatMes, partsOf } from '@/domain/fechas'

/** The address's month, or this one. */
export const chosenMonth = (text: string | undefined, hoy: Fecha): Mes => readMes(text ?? '') ?? partsOf(hoy)

/** The newest first; the address's month is always among them. */
export function monthOptions(hoy: Fecha, chosen: Mes): Option<string>[] {
  const allowed = mesesDeCorrida(hoy).toReversed().map(asOption)
  const own = asOption(chosen)
  return allowed.some(({ id }) => id === own.id) ? allowed : [own, ...allowed]
}

const asOption = (mes: Mes): Option<string> => ({ id: textOfMes(mes), nombre: formatMes(mes) })
