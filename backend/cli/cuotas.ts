import { MOTIVOS_EXCLUSION } from '@/contract/cuota'
import { openRegister } from '@/backend/cli/abrir'
import { OperatorError } from '@/backend/cli/environment'
import { correrMes } from '@/backend/tesoreria/cuota/correr-mes'
import { orderMes } from '@/backend/tesoreria/cuota/generar'
import { requireMes, simulate, type Simulacion } from '@/backend/tesoreria/cuota/simulacion'
import { withTransaction, type Db } from '@/backend/db/conexion'
import type { Bitacora } from '@/backend/nucleo/log'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { workUntilDone } from '@/backend/tarea/finish'
import { readMes, textOfMes } from '@/domain/cuota'
import { formatMoney } from '@/domain/dinero'
import { formatMes, partsOf, today, type Mes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/**
 * `npm run cuotas -- [--mes AAAA-MM] [--aplicar]` shows what charging a month would do, and does it with `--aplicar`.
 */
export async function run({ mes: typed, aplicar }: { mes?: string; aplicar?: boolean }): Promise<number> {
  const hoy = today()
  const mes = typed === undefined ? partsOf(hoy) : readMes(typed)
  if (!mes) throw new OperatorError(`--mes debe ser AAAA-MM, por ejemplo ${textOfMes(partsOf(hoy))}.`)
  const register = await openRegister('generación de cuotas')
  try {
    requireMes(mes, hoy)
    const shown = await simulate(register.db, mes)
    for (const line of describe(mes, shown)) console.log(line)
    if (aplicar) console.log(await apply(register.db, mes, shown))
    else if (shown.cantidad > 0)
      console.log(`\nPara generarlas: npm run cuotas -- --mes ${textOfMes(mes)} --aplicar`)
    return 0
  } catch (error) {
    if (error instanceof Rechazo) throw new OperatorError(error.message)
    throw error
  } finally {
    await register.close()
  }
}

async function apply(db: Db, { anio, mes }: Mes, { cantidad, total }: Simulacion): Promise<string> {
  const acto = { persona: null, pedidoID: null, acto: 'cuota.correr', hoy: today() }
  const { corridaID, tareaID } = await withTransaction(
    db,
    (tx) => orderMes(tx, acto, { anio, mes, cantidad, total }),
    { statementTimeout: 0, lockTimeout: 0 },
  )
  const { estado, resumen } = await workUntilDone(db, { cuotas: correrMes }, tareaID, tellErrors)
  if (estado !== 'terminada') throw new OperatorError(resumen ?? '')
  return `\n${resumen} (generación ${corridaID})`
}

const tellErrors: Bitacora = ({ nivel, detalle }) => {
  if (nivel === 'error') console.error(detalle)
}

function describe(
  mes: Mes,
  { cantidad, total, grupos, excluidos, sinPrecio, cambian, programados }: Simulacion,
): string[] {
  const groups = grupos.map((grupo) => [
    `${grupo.tipoMatricula} ${grupo.variante}`,
    formatCount(grupo.cantidad),
    `× ${formatMoney(grupo.precio)}`,
    `= ${formatMoney(grupo.total)}`,
  ])
  const sum = [['Total', formatCount(cantidad), '', formatMoney(total)]]
  const left = excluidos.map((excluido) => [
    formatCount(excluido.cantidad),
    MOTIVOS_EXCLUSION[excluido.motivo],
  ])
  const missing = sinPrecio.map(({ nombre, cantidad }) => `  ${nombre}: ${formatCount(cantidad)} sin cuota`)
  return [
    `Cuotas de ${formatMes(mes)}`,
    ...(grupos.length > 0 ? inColumns([...groups, ...sum], [1, 2, 3]) : ['  No hay cuotas para generar.']),
    ...(left.length > 0 ? ['', 'No se cobra a:', ...inColumns(left, [0])] : []),
    ...(cambian > 0
      ? [
          '',
          `Cambian de estado antes de que termine el mes (${formatCount(cambian)}); se les cobra según el de hoy:`,
          ...programados.map(
            ({ apellidoNombre, matricula, que }) => `  ${apellidoNombre} (${matricula}) ${que}`,
          ),
        ]
      : []),
    ...(missing.length > 0 ? ['', 'Precios que faltan:', ...missing] : []),
  ]
}

/** `right` holds the columns that are aligned at their end. */
function inColumns(rows: readonly string[][], right: readonly number[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const pad = (text: string, column: number): string =>
    right.includes(column) ? text.padStart(width(column)) : text.padEnd(width(column))
  return rows.map((row) => `  ${row.map(pad).join('   ')}`.trimEnd())
}
