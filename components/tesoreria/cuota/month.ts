import type { Option } from '@/components/ui/options'
import { mesesDeCorrida, readMes, textOfMes } from '@/domain/cuota'
import { type Fecha, type Mes, formatMes, partsOf } from '@/domain/fechas'

/** The month an address asks for; this one when it asks for none that can be read. */
export const chosenMonth = (text: string | undefined, hoy: Fecha): Mes => readMes(text ?? '') ?? partsOf(hoy)

/** Months that can be chosen, the newest first; one that came with the address is among them. */
export function monthOptions(hoy: Fecha, chosen: Mes): Option<string>[] {
  const allowed = mesesDeCorrida(hoy).toReversed().map(asOption)
  const own = asOption(chosen)
  return allowed.some(({ id }) => id === own.id) ? allowed : [own, ...allowed]
}

const asOption = (mes: Mes): Option<string> => ({ id: textOfMes(mes), nombre: formatMes(mes) })
