import type { Vuelta } from '@/backend/tarea/kinds'

const DIAS = 90
const CADA = 6 * 3_600_000

export const limpieza: Vuelta = {
  cada: CADA,
  turno: async ({ db }) => {
    await db.query(
      `DELETE FROM tarea WHERE estado <> 'pendiente' AND terminada_en < now() - interval '${DIAS} days'`,
    )
    // A selection is for the act that was about to be done with it.
    await db.query("DELETE FROM seleccion WHERE creada_en < now() - interval '2 days'")
    return null
  },
}
