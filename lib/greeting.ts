import { ZONA } from '@/domain/fechas'
import { escrito } from '@/lib/ortografia/escrito'

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: ZONA, hour: '2-digit', hourCycle: 'h23' })

/** The greeting of the hour in Argentina, in the specification's spelling. */
export function greet(now: Date): string {
  const h = Number(hour.format(now))
  if (h < 9) return escrito('Buen dia')
  if (h < 12) return escrito('Buen Dia')
  if (h <= 20) return 'Buenas Tardes'
  return 'Buenas Noches'
}
