import type { traerDeudaPorAntiguedad } from '@/contract/evolucion'
import type { FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { ledgerOf } from '@/backend/estadisticas/evolucion/libro'
import { daysOf } from '@/backend/estadisticas/evolucion/periodo'
import { type Centavos, sumMoney } from '@/domain/dinero'
import { TRAMOS, tramoOf } from '@/domain/evolucion'
import { daysBetween, type Fecha, makeFecha, monthAt, monthNumber, partsOf } from '@/domain/fechas'

/**
 * What was owed on a day, and on the same one a year before, as the ledger has it: charged by then less what was paid,
 * annulled or moved into a plan by then. A charge is due on the settings' day of its month.
 */
export async function readDeudaPorAntiguedad(
  db: Queryable,
  fecha: Fecha,
  hoy: Fecha,
): Promise<FilaDe<typeof traerDeudaPorAntiguedad>[]> {
  const sum = await sumByTramo(db, daysOf(fecha, hoy))
  return TRAMOS.map(({ tramo, nombre }) => ({
    ...{ tramo, nombre },
    monto: sum(tramo, 0),
    anterior: sum(tramo, 1),
  }))
}

/** What was owed on a day, and on an earlier one, of the months before each one's: what makes delinquents. In centavos. */
export async function readVencida(
  db: Queryable,
  dias: readonly [Fecha, Fecha],
): Promise<readonly [Centavos, Centavos]> {
  const meses = await readDebts(db, dias)
  const before = (dia: Fecha) => meses.filter(({ n }) => n < monthNumber(partsOf(dia)))
  return [
    sumMoney(before(dias[0]).map(({ monto }) => monto)),
    sumMoney(before(dias[1]).map(({ anterior }) => anterior)),
  ]
}

interface DeudaDelMes {
  /** The month the charges are for, by its number. */
  n: number
  monto: Centavos
  anterior: Centavos
}

/** What was owed on a day, and on an earlier one, by the month it is of. */
const readDebts = (db: Queryable, dias: readonly [Fecha, Fecha]): Promise<DeudaDelMes[]> =>
  db.query<DeudaDelMes>(
    `SELECT clave AS n, coalesce(sum(monto), 0)::bigint AS monto,
       coalesce(sum(monto) FILTER (WHERE fecha <= $2), 0)::bigint AS anterior
     FROM (${ledgerOf('deuda')}) l WHERE fecha <= $1 GROUP BY clave`,
    [...dias],
  )

/** The same by how many days ago it was due. */
async function sumByTramo(db: Queryable, dias: readonly [Fecha, Fecha]) {
  const dia = await readAjuste(db, 'diaVencimiento')
  const meses = await readDebts(db, dias)
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
