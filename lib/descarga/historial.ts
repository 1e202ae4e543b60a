import { traerHistorial } from '@/contract/historial'
import type { EntradaDe } from '@/contract/llamada'
import type { Lector } from '@/lib/descarga/lectura'
import { walkPages } from '@/lib/descarga/lotes'
import { type Renglon, changeLines } from '@/lib/descarga/renglon'

/** A member's history with its filters: one line a changed field, and one for an act that changed none. */
export const walkHistory = (
  leer: Lector,
  entrada: EntradaDe<typeof traerHistorial>,
): AsyncGenerator<Renglon, void> =>
  walkPages((pagina) => leer(traerHistorial, { ...entrada, pagina }), changeLines)
