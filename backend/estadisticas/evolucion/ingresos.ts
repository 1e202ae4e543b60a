import type { traerIngresosPorMedio } from '@/contract/evolucion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { ledgerOf } from '@/backend/estadisticas/evolucion/libro'
import { besideYearBefore, inEither, monthsOf } from '@/backend/estadisticas/evolucion/periodo'
import { MEDIOS } from '@/domain/recibo'
import { CERO, type Centavos } from '@/domain/dinero'
import { nombreDeForma } from '@/domain/evolucion'
import { INGRESO } from '@/domain/medio-de-ingreso'
import { type Fecha, monthAt } from '@/domain/fechas'

/** SQL: the number of a day's month. */
export const MES = '(extract(year FROM fecha) * 12 + extract(month FROM fecha) - 1)::int'

/** Income of each month by its means, which come in their order; those that brought nothing in either year are left out. */
export async function readIngresosPorMedio(
  db: Queryable,
  periodo: EntradaDe<typeof traerIngresosPorMedio>,
  hoy: Fecha,
): Promise<FilaDe<typeof traerIngresosPorMedio>[]> {
  const [desde, hasta] = monthsOf(periodo, hoy)
  const rows = await db.query<{ n: number; clave: number; valor: Centavos; forma: string | null }>(
    `SELECT s.n, s.clave, s.valor, coalesce(k.nombre, f.nombre) AS forma FROM (
       SELECT ${MES} AS n, clave, sum(monto)::bigint AS valor FROM (${ledgerOf('ingreso')}) l WHERE ${inEither(MES)} GROUP BY 1, 2
     ) s LEFT JOIN forma_pago f ON f.id = s.clave LEFT JOIN medio_pago k ON k.id = -s.clave`,
    [desde, hasta],
  )
  const claves = [...new Set(rows.map(({ clave }) => clave))].toSorted((a, b) => placeOf(a) - placeOf(b))
  const formas = new Map(rows.map(({ clave, forma }) => [clave, forma]))
  return besideYearBefore(rows, { claves, vacio: CERO, desde, hasta }).map(
    ({ n, clave, valor, anterior }) => ({
      ...monthAt(n),
      medio: clave,
      nombre: nameOf(clave, formas.get(clave)),
      monto: valor,
      anterior,
    }),
  )
}

const { efectivo, enLinea, sinForma, devuelto, anterior } = INGRESO
/** Cash and the counter's other means first, then online, then debits bank by bank and the entities', and what went back last. */
const ORDEN: readonly number[] = [efectivo, enLinea, 41, 42, 4, 2, 3, 5, 6]
const AL_FINAL: readonly number[] = [sinForma, anterior, devuelto]

function placeOf(clave: number): number {
  if (AL_FINAL.includes(clave)) return Number.MAX_SAFE_INTEGER - AL_FINAL.length + AL_FINAL.indexOf(clave)
  // Between cash and online, in the order of the catalogue.
  if (clave < 0) return 1 - 1 / (1 - clave)
  return ORDEN.includes(clave) ? ORDEN.indexOf(clave) : ORDEN.length + clave
}

function nameOf(clave: number, forma: string | null | undefined): string {
  if (clave === enLinea) return MEDIOS.online
  if (clave === devuelto) return 'Devuelto'
  if (clave === anterior) return MEDIOS.anterior
  if (clave < 0) return forma ?? MEDIOS.otro
  if (clave === sinForma) return 'Débito sin adhesión'
  const nombre = nombreDeForma(clave) ?? forma ?? String(clave)
  return clave === efectivo ? nombre : `Débito ${nombre}`
}
