import type { traerPlanilla } from '@/contract/caja'
import { type Centavos, CERO, formatMoney, subtract, sumMoney } from '@/domain/dinero'
import { formatFecha, formatInstante, type Fecha } from '@/domain/fechas'
import { namedThen } from '@/domain/nombre-de-entonces'
import { MEDIOS } from '@/domain/recibo'
import { formatCount } from '@/domain/texto'
import type { LeidoDe } from '@/lib/api/result'

export type Planilla = LeidoDe<typeof traerPlanilla>
type Leida = NonNullable<Planilla['filas']>[number]

export interface FilaCaja {
  clave: string
  matriculadoID: number | undefined
  pagoID: number | undefined
  recibo: string
  nroRecibo: number | string | undefined
  hora: string
  matriculado: string
  matricula: number | undefined
  nombre: string | undefined
  /** Null for what was given back, whose hour is another day's. */
  cuando: string | null
  mp: string
  referencia: string | undefined
  /** Set when it is accounted on another day. */
  fecha: string | undefined
  usuario: string
  monto: Centavos | undefined
  /** What it brought that day: less than nothing where it was given back, null where no money moved. */
  cobrado: Centavos | null
  estado: 'cobrado' | 'anulado' | 'devuelto'
}

export const ESTADOS_CAJA = {
  cobrado: { label: 'Cobrado', color: 'green' },
  anulado: { label: 'Anulado', color: 'grey' },
  devuelto: { label: 'Devuelto', color: 'red' },
} as const

const rowOf = (row: Leida, dia: Fecha, devuelto: boolean): FilaCaja => ({
  clave: `${row.pagoID}-${devuelto}`,
  matriculadoID: row.matriculadoID,
  pagoID: row.pagoID,
  recibo: String(row.nroRecibo ?? row.reciboAnterior ?? '—'),
  nroRecibo: row.nroRecibo ?? row.reciboAnterior ?? undefined,
  hora: row.cuando && !devuelto ? formatInstante(row.cuando).slice(11, 16) : '—',
  matriculado: namedThen(row.nombre ?? '—', row.hoy),
  matricula: row.matricula,
  nombre: row.nombre,
  cuando: devuelto ? null : (row.cuando ?? null),
  mp: row.mp ?? '—',
  referencia: row.referencia ?? undefined,
  fecha: row.fecha && row.fecha !== dia ? `Fecha de pago ${formatFecha(row.fecha)}` : undefined,
  usuario: row.usuario ?? 'Sistema',
  monto: row.total,
  cobrado: broughtBy(row, devuelto),
  estado: devuelto ? 'devuelto' : row.anulado ? 'anulado' : 'cobrado',
})

function broughtBy({ mp, anulado, total }: Leida, devuelto: boolean): Centavos | null {
  if (anulado || mp === MEDIOS.saldo || total === undefined) return null
  return devuelto ? subtract(CERO, total) : total
}

/** Receipts in their order, then what was given back. */
export const rowsOf = ({ filas = [], devoluciones = [] }: Planilla, dia: Fecha): FilaCaja[] => [
  ...filas.map((row) => rowOf(row, dia, false)),
  ...devoluciones.map((row) => rowOf(row, dia, true)),
]

const CUENTAS = [
  ['cobrado', '1 recibo', 'recibos'],
  ['anulado', '1 anulado', 'anulados'],
  ['devuelto', '1 devolución', 'devoluciones'],
] as const

/** How many were collected, annulled and given back, and what they come to. */
export function titleOfDebito(rows: readonly FilaCaja[]): string {
  const counts = CUENTAS.flatMap(([estado, uno, varios]) => {
    const count = rows.filter((row) => row.estado === estado).length
    return count === 0 ? [] : [count === 1 ? uno : `${formatCount(count)} ${varios}`]
  })
  const sum = formatMoney(sumMoney(rows.map(({ cobrado }) => cobrado ?? CERO)))
  return `Débito automático: ${[...counts, sum].join(', ')}`
}
