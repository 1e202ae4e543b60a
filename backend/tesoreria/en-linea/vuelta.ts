import { attendDue } from '@/backend/tesoreria/en-linea/avisos'
import { consultDue, endUnanswerable } from '@/backend/tesoreria/en-linea/consultar'
import { ABIERTO, VENCIDO } from '@/backend/tesoreria/en-linea/intento'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import type { Vuelta } from '@/backend/tarea/kinds'
import type { Fecha } from '@/domain/fechas'

const CADA = 5_000

/** Handles notices and asks about payments. Without a provider an earlier one's payments are still ended. */
export const pagosEnLinea = (pasarela: Pasarela | null, hoy: () => Fecha): Vuelta => ({
  cada: CADA,
  hay: async (db) =>
    (
      await db.query(
        `SELECT FROM aviso_en_linea WHERE estado = 'nuevo' AND atender_en <= now()
         UNION ALL SELECT FROM pago_en_linea
           WHERE consultar_en <= now() OR (consultar_en IS NOT NULL AND ${ABIERTO} AND ${VENCIDO}) LIMIT 1`,
      )
    ).length > 0,
  turno: async ({ db, bitacora, detenido }) => {
    const obra = { db, bitacora, detenido, hoy }
    if (pasarela) {
      await attendDue({ ...obra, pasarela })
      await consultDue({ ...obra, pasarela })
    }
    await endUnanswerable(obra, pasarela?.nombre ?? null)
    return null
  },
})
