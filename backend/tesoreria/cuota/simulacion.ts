import { MOTIVOS_EXCLUSION, type MotivoExclusion, type simularMes } from '@/contract/cuota'
import type { FilaDe } from '@/contract/llamada'
import { evaluate } from '@/backend/tesoreria/cuota/evaluacion'
import { priceName } from '@/backend/tesoreria/cuota/tarifa'
import type { Queryable } from '@/backend/db/conexion'
import { ABIERTO } from '@/backend/nucleo/estado-programado'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { refuse } from '@/backend/nucleo/rechazo'
import { refusalOfMes, VARIANTES } from '@/domain/cuota'
import { centavos, formatMoney, MAX_SUMA, sumMoney, type Centavos } from '@/domain/dinero'
import { describeProgramado } from '@/domain/estado-programado'
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
  const cambian = await readCambian(db, mes)
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
    cambian: cambian[0]?.cambian ?? 0,
    programados: cambian.map(({ cambian: _, ...uno }) => ({ ...uno, que: describeProgramado(uno) })),
  }
}

const NOMBRADOS = 10

/** Whose state changes until the month ends, the first to come first, with how many they are. */
const readCambian = (db: Queryable, { anio, mes }: Mes) =>
  db.query<
    Omit<Simulacion['programados'][number], 'que'> &
      Parameters<typeof describeProgramado>[0] & { cambian: number }
  >(
    `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula, e.dia, e.vuelve,
       e.tipo_matricula_id AS tipo, (count(*) OVER ())::int AS cambian
     FROM estado_programado e JOIN matriculado m ON m.id = e.matriculado_id
     WHERE ${ABIERTO} AND e.impedimento IS NULL AND e.dia < make_date($1, $2, 1) + interval '1 month'
     ORDER BY e.dia, m.matricula, e.id LIMIT ${NOMBRADOS}`,
    [anio, mes],
  )

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
