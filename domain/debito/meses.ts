import { cadaDia } from '@/domain/cada-dia'
import { textOfMes } from '@/domain/cuota'
import { formatMes, monthAt, monthNumber, partsOf } from '@/domain/fechas'

const MONTHS_BACK = 120
const MONTHS_AHEAD = 12

/** The newest first: a debit is often made ready before its month begins. */
export const monthChoices = cadaDia((hoy) => {
  const last = monthNumber(partsOf(hoy)) + MONTHS_AHEAD
  return Array.from({ length: MONTHS_AHEAD + 1 + MONTHS_BACK }, (_, back) => monthAt(last - back)).map(
    (mes) => ({ id: textOfMes(mes), nombre: formatMes(mes) }),
  )
})
