import type { Queryable } from '@/backend/db/conexion'
import { readVencida } from '@/backend/estadisticas/evolucion/deuda'
import { readIngresosPorMedio } from '@/backend/estadisticas/evolucion/ingresos'
import type { traerCifrasDelMes } from '@/contract/evolucion'
import type { FilaDe } from '@/contract/llamada'
import { CERO, type Centavos, sumMoney } from '@/domain/dinero'
import { addMonths, endOfMonth, type Fecha, monthNumber, partsOf } from '@/domain/fechas'

interface Cargado {
  n: number
  cargado: Centavos
  cobrado: Centavos
}

/** What was charged for each of two months and what of it receipts paid. */
const readCargado = (db: Queryable, meses: readonly Fecha[]): Promise<Cargado[]> =>
  db.query<Cargado>(
    `SELECT m.n, coalesce(sum(c.monto), 0)::bigint AS cargado,
       coalesce(sum(c.monto) FILTER (WHERE c.linea_id IS NOT NULL), 0)::bigint AS cobrado
     FROM unnest($1::int[], $2::int[], $3::int[]) AS m (n, anio, mes)
       JOIN cargo c ON c.anio = m.anio AND c.mes = m.mes AND c.anulado_en IS NULL AND c.en_plan_id IS NULL
     GROUP BY m.n`,
    [
      meses.map((mes) => monthNumber(partsOf(mes))),
      meses.map((mes) => partsOf(mes).anio),
      meses.map((mes) => partsOf(mes).mes),
    ],
  )

/** The figures of a day's month so far and of the month before it, the later one first. */
export async function readCifrasDelMes(
  db: Queryable,
  fecha: Fecha,
  hoy: Fecha,
): Promise<FilaDe<typeof traerCifrasDelMes>[]> {
  const antes = addMonths(fecha, -1)
  const [ingresos, cargados, vencida] = [
    await readIngresosPorMedio(db, { desde: antes, hasta: fecha }, hoy),
    await readCargado(db, [fecha, antes]),
    await readVencida(db, [endOfMonth(fecha) < hoy ? endOfMonth(fecha) : hoy, endOfMonth(antes)]),
  ]
  return [fecha, antes].map((dia, index) => {
    const mes = partsOf(dia)
    const charged = cargados.find(({ n }) => n === monthNumber(mes))
    return {
      ...{ anio: mes.anio, mes: mes.mes },
      percibido: sumMoney(
        ingresos.filter((row) => row.anio === mes.anio && row.mes === mes.mes).map(({ monto }) => monto),
      ),
      cargado: charged?.cargado ?? CERO,
      cobrado: charged?.cobrado ?? CERO,
      vencida: vencida[index] ?? CERO,
    }
  })
}
