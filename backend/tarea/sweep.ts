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
    // A draft is for the days in which somebody goes on with it. What was written of a file stays with the file.
    await db.query(
      `DELETE FROM importacion i WHERE leida_en < now() - interval '30 days' AND importada_en IS NULL AND NOT EXISTS (
         SELECT FROM importacion_registro r WHERE r.importacion_id = i.id AND r.hecho IS NOT NULL)`,
    )
    // Of an extract that was never compared nothing is known but what is in it.
    await db.query(
      "DELETE FROM comparacion WHERE estado <> 'lista' AND creada_en < now() - interval '30 days'",
    )
    return null
  },
}
