import type { traerDeudaPorAntiguedad } from '@/contract/evolucion'
import type { FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { ledgerOf } from '@/backend/estadisticas/evolucion/libro'
import { daysOf } from '@/backend/estadisticas/evolucion/periodo'
import { type Centavos, sumMoney } from '@/domain/dinero'
import { TRAMOS, tramoOf } from '@/domain/evolucion'
import { daysBetween, type Fecha, makeFecha, monthAt } from '@/domain/fechas'

/**
 * What was owed on a day, and on the same one a year before, as the ledger has it: charged by then less what was paid,
 * annulled or moved into a plan by then. A charge is due on the settings' day of its month.
 */
export async function readDeudaPorAntiguedad(
  db: Queryable,
  fecha: Fecha,
  hoy: Fecha,
): Promise<FilaDe<typeof traerDeudaPorAntiguedad>[]> {
  const sum = await readDebts(db, daysOf(fecha, hoy))
  return TRAMOS.map(({ tramo, nombre }) => ({
    ...{ tramo, nombre },
    monto: sum(tramo, 0),
    anterior: sum(tramo, 1),
  }))
}

/** What was overdue on a day and on an earlier one, in centavos. */
export async function readVencida(db: Queryable, dias: readonly [Fecha, Fecha]): Promise<Centavos[]> {
  const sum = await readDebts(db, dias)
  const late = TRAMOS.filter(({ tramo }) => tramo !== 'porVencer')
  return ([0, 1] as const).map((which) => sumMoney(late.map(({ tramo }) => sum(tramo, which))))
}

/** What was owed on a day (0) and on an earlier one (1), by how many days ago it was due. */
async function readDebts(db: Queryable, dias: readonly [Fecha, Fecha]) {
  const dia = await readAjuste(db, 'diaVencimiento')
  const meses = await db.query<{ n: number; monto: Centavos; anterior: Centavos }>(
    `SELECT clave AS n, coalesce(sum(monto), 0)::bigint AS monto,
       coalesce(sum(monto) FILTER (WHERE fecha <= $2), 0)::bigint AS anterior
     FROM (${ledgerOf('deuda')}) l WHERE fecha <= $1 GROUP BY clave`,
    [...dias],
  )
  return (tramo: string, which: 0 | 1): Centavos =>
    sumMoney(
      meses
        .filter(({ n }) => tramoOf(daysBetween(dueOn(n, dia), dias[which])) === tramo)
        .map(({ monto, anterior }) => (which === 0 ? monto : anterior)),
    )
}

function dueOn(n: number, dia: number): Fecha {
  const { anio, mes } = monthAt(n)
  const fecha = makeFecha(anio, mes, dia)
  if (fecha === null) throw new Error(`Un cargo es de un mes imposible: ${mes}/${anio}`)
  return fecha
}
