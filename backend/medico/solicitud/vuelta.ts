import { type Db, withTransaction } from '@/backend/db/conexion'
import { holdSolicitud, step, takeBackCargo } from '@/backend/medico/solicitud/abierta'
import { tellLapsed } from '@/backend/medico/solicitud/carta'
import type { Vuelta } from '@/backend/tarea/kinds'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { mayAct } from '@/domain/solicitud'

const CADA = 60_000
const JUNTOS = 200

/** What is being paid, or stands in a plan, waits until that is over. */
const VENCIDAS = `FROM solicitud s LEFT JOIN cargo c ON c.id = s.cargo_id
  WHERE s.estado IN ('presentada', 'observada') AND s.caduca < $1
    AND (c.id IS NULL OR c.linea_id IS NOT NULL OR c.anulado_en IS NOT NULL
      OR c.tramite_id IS NULL AND c.plan_id IS NULL AND c.en_plan_id IS NULL)`

/** Ends the requests whose originals nobody saw in time; each in a transaction of its own. */
export const solicitudesCaducas = (hoy: () => Fecha): Vuelta => ({
  cada: CADA,
  hay: async (db) => (await db.query(`SELECT ${VENCIDAS} LIMIT 1`, [hoy()])).length > 0,
  turno: async ({ db, detenido }) => {
    const dia = hoy()
    const due = await db.query<{ id: number }>(`SELECT s.id ${VENCIDAS} ORDER BY s.id LIMIT ${JUNTOS}`, [dia])
    let failed: { error: unknown } | undefined
    for (const { id } of due) {
      if (detenido()) return null
      try {
        await lapse(db, id, dia)
      } catch (error) {
        // Nobody waits for what fails of another; it is tried again with the next turn.
        failed ??= { error }
      }
    }
    if (failed) throw failed.error
    return null
  },
})

const actorOf = (hoy: Fecha): Actor => ({ persona: null, pedidoID: null, acto: 'solicitud.caducar', hoy })

async function lapse(db: Db, id: number, hoy: Fecha): Promise<void> {
  const actor = actorOf(hoy)
  await withTransaction(db, async (tx) => {
    const solicitud = await holdSolicitud(tx, id)
    const [row] = await tx.query<{ caduca: Fecha | null }>('SELECT caduca FROM solicitud WHERE id = $1', [id])
    // Asked again now that it is held: somebody may have seen the originals.
    if (!mayAct('caducar', solicitud.estado, 'nadie') || !row?.caduca || row.caduca >= hoy) return
    await takeBackCargo(tx, actor, solicitud)
    const motivo = `No trajo los originales hasta el ${formatFecha(row.caduca)}`
    await step(tx, actor, solicitud, 'caducar', { motivo })
    await tellLapsed(tx, solicitud, `${motivo}.`)
  })
}
