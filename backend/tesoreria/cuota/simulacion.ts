import { MOTIVOS_EXCLUSION, type MotivoExclusion, type simularMes } from '@/contract/cuota'
import type { FilaDe } from '@/contract/llamada'
import { evaluate } from '@/backend/tesoreria/cuota/evaluacion'
import { priceName } from '@/backend/tesoreria/cuota/tarifa'
import type { Queryable } from '@/backend/db/conexion'
import { refuse } from '@/backend/nucleo/rechazo'
import { refusalOfMes, VARIANTES } from '@/domain/cuota'
import { centavos, formatMoney, MAX_SUMA, sumMoney, type Centavos } from '@/domain/dinero'
import { ESTADOS, type TipoConCuota } from '@/domain/estados'
import type { Fecha, Mes } from '@/domain/fechas'

export type Simulacion = FilaDe<typeof simularMes>

export function requireMes(mes: Mes, hoy: Fecha): void {
  const mensaje = refusalOfMes(mes, hoy)
  if (mensaje) refuse('mes', mensaje)
}

type Renglon =
  | { motivo: null; tipo: TipoConCuota; variante: number; monto: Centavos; cantidad: number }
  | { motivo: 'sinPrecio'; tipo: TipoConCuota; variante: number; cantidad: number }
  | { motivo: Exclude<MotivoExclusion, 'sinPrecio'>; cantidad: number }

/** What a run of the month would charge by group, and who is left out. Throws `Rechazo` when the sum is too big. */
export async function simulate(db: Queryable, mes: Mes): Promise<Simulacion> {
  const { sql, params } = await evaluate(db, mes)
  const rows = await db.query<Renglon>(
    `WITH evaluado AS (
       SELECT motivo, monto, CASE WHEN motivo IS NULL OR motivo = 'sinPrecio' THEN tipo_matricula_id END AS tipo,
         CASE WHEN motivo IS NULL OR motivo = 'sinPrecio' THEN variante END AS variante
       FROM (${sql}) e
     )
     SELECT motivo, tipo, variante, CASE WHEN motivo IS NULL THEN monto END AS monto, count(*)::int AS cantidad
     FROM evaluado GROUP BY 1, 2, 3, 4 ORDER BY 2, 3`,
    params,
  )
  requireSum(rows)
  const grupos = rows.flatMap((row) => (row.motivo === null ? groupOf(row) : []))
  return {
    cantidad: grupos.reduce((sum, { cantidad }) => sum + cantidad, 0),
    total: sumMoney(grupos.map(({ total }) => total)),
    grupos,
    excluidos: leftOut(rows),
    sinPrecio: rows.flatMap((row) =>
      row.motivo === 'sinPrecio'
        ? {
            nombre: priceName(row.tipo, row.variante, mes.anio),
            tipoMatriculaID: row.tipo,
            variante: row.variante,
            cantidad: row.cantidad,
          }
        : [],
    ),
  }
}

/** A mistyped price of thousands of members cannot be added up. */
function requireSum(rows: readonly Renglon[]): void {
  const charged = rows.filter((row) => row.motivo === null)
  const total = charged.reduce((sum, { monto, cantidad }) => sum + monto * BigInt(cantidad), 0n)
  if (total <= MAX_SUMA) return
  const mensaje = `El total del mes pasa de ${formatMoney(centavos(MAX_SUMA))}: revise los precios`
  refuse('mes', mensaje)
}

const groupOf = ({ tipo, variante, monto, cantidad }: Extract<Renglon, { motivo: null }>) => ({
  tipoMatricula: ESTADOS[tipo],
  variante: VARIANTES[variante] || 'sin seguro',
  precio: monto,
  cantidad,
  total: centavos(monto * BigInt(cantidad)),
})

function leftOut(rows: readonly Renglon[]): Simulacion['excluidos'] {
  return (Object.keys(MOTIVOS_EXCLUSION) as MotivoExclusion[]).flatMap((motivo) => {
    const own = rows.filter((row) => row.motivo === motivo)
    const cantidad = own.reduce((sum, row) => sum + row.cantidad, 0)
    return cantidad > 0 ? { motivo, cantidad } : []
  })
}
