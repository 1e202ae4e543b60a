import type { Pendiente, Renglon } from '@/backend/mudanza/viaje/libro/libro'
import { CUENTA, PENDIENTES, pedidoDeCuenta, pedidoDePendientes } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import type { Leido } from '@/contract/lectura/result'
import type { FilaDe } from '@/contract/llamada'
import { CERO, centavos, type Centavos } from '@/domain/dinero'
import { TIPO_NOMBRES, type TipoPago } from '@/domain/estados'
import { dayOf, type Fecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

export interface CuentaLeida {
  /** Whether the account was read at all. */
  leida: boolean
  renglones: Renglon[]
  pendientes: Pendiente[]
  /** The balance of the last row; undefined without rows. */
  saldo: Centavos | undefined
  /** Rows of no amount, which are left out. */
  enCero: number
}

const OPENING = '0-0'

type FilaCuenta = Leido<FilaDe<typeof CUENTA>>

/** What the other server says of a member's money, with every amount above zero. */
export async function readCuenta(
  copia: Relectura,
  matriculadoID: number,
  corte: Fecha,
): Promise<CuentaLeida> {
  const filas = await copia.read(CUENTA, pedidoDeCuenta(matriculadoID))
  const rows = filas ?? []
  const renglones: Renglon[] = []
  let [fecha, enCero] = [corte, 0]
  for (const row of rows) {
    fecha = row.fecha ?? fecha
    const sides = sidesOf(row)
    if (sides.length === 0 && row.id !== OPENING) enCero++
    const concepto = row.concepto?.trim() || 'Sin concepto'
    for (const lados of sides)
      renglones.push({
        fecha,
        concepto,
        tipo: typeOf(row),
        ...lados,
        pago: lados.haber > 0n ? paymentOf(row) : 0,
      })
  }
  const owed = await copia.rows(PENDIENTES, pedidoDePendientes(matriculadoID))
  return {
    leida: filas !== undefined,
    renglones,
    pendientes: owed.flatMap((row) => pendingOf(row, corte)),
    saldo: rows.findLast(({ saldo }) => saldo !== null && saldo !== undefined)?.saldo ?? undefined,
    enCero,
  }
}

/** An amount below zero changes sides. The opening balance has an amount in its balance alone. */
function sidesOf(row: FilaCuenta): Pick<Renglon, 'debe' | 'haber'>[] {
  const opening = row.id === OPENING ? (row.saldo ?? CERO) : CERO
  const debe = (row.egreso ?? CERO) + opening
  const haber = row.ingreso ?? CERO
  const side = (amount: bigint, debit: boolean) => {
    if (amount === 0n) return []
    const size = centavos(amount > 0n ? amount : -amount)
    return debit === amount > 0n ? [{ debe: size, haber: CERO }] : [{ debe: CERO, haber: size }]
  }
  return [...side(debe, true), ...side(haber, false)]
}

function typeOf({ tipoCon, tipo }: FilaCuenta): TipoPago | null {
  if (tipoCon === 1 || tipoCon === 2 || tipoCon === 3) return tipoCon
  const named = Object.entries(TIPO_NOMBRES).find(([, nombre]) => tipo && plegar(tipo) === plegar(nombre))
  return named ? (Number(named[0]) as TipoPago) : null
}

/** Rows of a payment end in its number. */
function paymentOf({ id }: FilaCuenta): number {
  const [, pago] = /-\s*(\d{1,9})$/.exec(id ?? '') ?? []
  return Number(pago ?? 0)
}

function pendingOf(row: Leido<FilaDe<typeof PENDIENTES>>, corte: Fecha): Pendiente[] {
  const { id, tipoPagoID, monto } = row
  if (id === undefined || !monto || monto <= 0n) return []
  const tipo = tipoPagoID === 2 || tipoPagoID === 3 ? tipoPagoID : 1
  const mes = row.mes && row.anio && row.mes >= 1 && row.mes <= 12 ? { mes: row.mes, anio: row.anio } : null
  const fecha = row.fecha ? dayOf(new Date(row.fecha)) : corte
  return [{ id, tipo, nombre: row.nombre?.trim() || 'Sin nombre', mes, monto, fecha }]
}
