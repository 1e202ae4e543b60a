import { refuse } from '@/backend/nucleo/rechazo'
import { askFar, isFar } from '@/domain/fecha-lejana'
import type { Fecha } from '@/domain/fechas'

/** Throws `Rechazo` at `campo` for a day more than a year ahead that was not confirmed. */
export function requireConfirmed(
  campo: string,
  dia: Fecha,
  { hoy, confirmada }: { hoy: Fecha; confirmada: Fecha | undefined },
): void {
  if (isFar(dia, hoy) && confirmada !== dia) refuse(campo, askFar(dia))
}
