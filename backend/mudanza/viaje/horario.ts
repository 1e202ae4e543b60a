import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { clockAt } from '@/domain/fechas'

/** Minutes of Argentina's day, from `desde` up to `hasta`, over midnight where that is earlier. */
export interface Horario {
  desde: number
  hasta: number
}

export const DE_NOCHE: Horario = { desde: 20 * 60, hasta: 7 * 60 }

/** '20:00-07:00'; undefined for 'siempre'. Throws `MudanzaError` for anything else. */
export function readHorario(text: string): Horario | undefined {
  if (text === 'siempre') return undefined
  const [, h1, m1, h2, m2] = (/^(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/.exec(text) ?? []).map(Number)
  const desde = (h1 ?? 24) * 60 + (m1 ?? 60)
  const hasta = (h2 ?? 24) * 60 + (m2 ?? 60)
  if (desde < 1440 && hasta < 1440 && desde !== hasta) return { desde, hasta }
  throw new MudanzaError(`--horario ${text}: se escribe 20:00-07:00, o siempre.`)
}

/** Milliseconds until reading may go on; 0 inside the hours. */
export function untilOpen({ desde, hasta }: Horario, now = new Date()): number {
  const clock = clockAt(now.toISOString())
  const minute = Number(clock?.hour ?? 0) * 60 + Number(clock?.minute ?? 0)
  const inside = desde < hasta ? minute >= desde && minute < hasta : minute >= desde || minute < hasta
  return inside ? 0 : ((desde - minute + 1440) % 1440) * 60_000
}
