import { holdCitable } from '@/backend/catalogos/acto/cita'
import { type Db, type Queryable, type Tx, withTransaction } from '@/backend/db/conexion'
import { ABIERTO } from '@/backend/nucleo/estado-programado'
import { joinSeguro } from '@/backend/nucleo/cobertura'
import type { QuienCambia } from '@/backend/padron/matriculado/cambio-de-estado'
import { applyEstado, holdSocio, type Socio } from '@/backend/padron/matriculado/estado'
import { type Guardado, readProgramados } from '@/backend/padron/matriculado/programados'
import type { Vuelta } from '@/backend/tarea/kinds'
import { ESTADOS } from '@/domain/estados'
import { type Fecha, formatFecha } from '@/domain/fechas'

const CADA = 60_000
const JUNTOS = 200

const POR_APLICAR = `FROM estado_programado e WHERE e.dia <= $1 AND ${ABIERTO} AND e.impedimento IS NULL`

/**
 * Does what is due by the same function as a person, each in a transaction of its own. What does not stand any more waits for
 * a person, with why.
 */
export const estadosDelDia = (hoy: () => Fecha): Vuelta => ({
  cada: CADA,
  hay: async (db) => (await db.query(`SELECT ${POR_APLICAR} LIMIT 1`, [hoy()])).length > 0,
  turno: async ({ db, detenido }) => {
    const dia = hoy()
    for (;;) {
      const due = await readDue(db, dia)
      let failed: { error: unknown } | undefined
      for (const matriculadoID of due) {
        if (detenido()) return null
        try {
          await attend(db, matriculadoID, dia)
        } catch (error) {
          // Nobody waits for what fails of another; it is tried again with the next turn.
          failed ??= { error }
        }
      }
      if (failed) throw failed.error
      if (due.length === 0) return null
    }
  },
})

/** Each member once: of two that are due the second follows the first. */
const readDue = async (db: Queryable, dia: Fecha): Promise<number[]> =>
  (
    await db.query<{ matriculadoID: number }>(
      `SELECT DISTINCT e.matriculado_id AS "matriculadoID" ${POR_APLICAR} ORDER BY 1 LIMIT ${JUNTOS}`,
      [dia],
    )
  ).map(({ matriculadoID }) => matriculadoID)

async function attend(db: Db, matriculadoID: number, hoy: Fecha): Promise<void> {
  await withTransaction(db, async (tx) => {
    const socio = await holdSocio(tx, matriculadoID)
    // Asked again now that he is held: somebody may have made it void.
    const due = (await readProgramados(tx, matriculadoID)).find(
      ({ dia, impedimento }) => dia <= hoy && impedimento === null,
    )
    if (!due) return
    const porque = against(socio, due)
    if (porque !== null) {
      await tx.query('UPDATE estado_programado SET impedimento = $2 WHERE id = $1', [due.id, porque])
      return
    }
    await applyDue(tx, hoy, socio, due)
  })
}

function against({ tipo, actual, desde }: Socio, due: Guardado): string | null {
  if (tipo !== due.tipoPrevio) {
    const expected = ESTADOS[due.tipoPrevio as keyof typeof ESTADOS] ?? 'otro estado'
    return `Está ${actual} y se programó estando ${expected}`
  }
  return desde > due.dia ? `Está ${actual} recién desde el ${formatFecha(desde)}` : null
}

async function applyDue(tx: Tx, hoy: Fecha, socio: Socio, due: Guardado): Promise<void> {
  const actor: QuienCambia = {
    ...{ persona: null, pedidoID: null, acto: 'matriculado.cambiarEstado', hoy, politica: 'operativa' },
  }
  const { matriculadoID, actual } = socio
  await applyEstado(tx, actor, {
    ...{ matriculadoID, actual, tipo: due.tipo, causa: due.causa ?? undefined },
    acto: due.actoID === null ? undefined : await holdCitable(tx, due.actoID),
    motivo: 'Programado: se aplicó en su día',
    elegidos: await stillThere(tx, hoy, matriculadoID, due),
    plan: { desde: due.dia, vuelta: null },
  })
  await tx.query('UPDATE estado_programado SET aplicado_en = now() WHERE id = $1', [due.id])
}

/** What was to be ended and is not there any more stands against nothing. */
async function stillThere(tx: Tx, hoy: Fecha, matriculadoID: number, due: Guardado) {
  if (!due.bajaSeguro && !due.bajaDebito) return {}
  const [row] = await tx.query<{ seguro: boolean; debito: boolean }>(
    `SELECT seg.id IS NOT NULL AS seguro,
       EXISTS (SELECT FROM da_listado d WHERE d.matriculado_id = m.id AND d.fecha_baja IS NULL) AS debito
     FROM matriculado m ${joinSeguro('m.id', '$2')} WHERE m.id = $1`,
    [matriculadoID, hoy],
  )
  return {
    bajaSeguro: due.bajaSeguro && row?.seguro === true,
    bajaDebito: due.bajaDebito && row?.debito === true,
  }
}
