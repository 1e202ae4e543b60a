import type { traerPlanilla } from '@/contract/caja'
import type { Centavos } from '@/domain/dinero'
import { formatFecha, formatInstante, type Fecha } from '@/domain/fechas'
import type { LeidoDe } from '@/lib/api/result'

export type Planilla = LeidoDe<typeof traerPlanilla>
type Leida = NonNullable<Planilla['filas']>[number]

export interface FilaCaja {
  clave: string
  matriculadoID: number | undefined
  pagoID: number | undefined
  recibo: string
  hora: string
  matriculado: string
  mp: string
  referencia: string | undefined
  /** Set when it is accounted on another day. */
  fecha: string | undefined
  usuario: string
  monto: Centavos | undefined
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
  recibo: String(row.nroRecibo ?? '—'),
  hora: row.cuando && !devuelto ? formatInstante(row.cuando).slice(11, 16) : '—',
  matriculado: `${row.matricula ?? '—'} · ${row.nombre ?? '—'}`,
  mp: row.mp ?? '—',
  referencia: row.referencia ?? undefined,
  fecha: row.fecha && row.fecha !== dia ? `Fecha de pago ${formatFecha(row.fecha)}` : undefined,
  usuario: row.usuario ?? 'Sistema',
  monto: row.total,
  estado: devuelto ? 'devuelto' : row.anulado ? 'anulado' : 'cobrado',
})

/** Receipts in their order, then what was given back. */
export const rowsOf = ({ filas = [], devoluciones = [] }: Planilla, dia: Fecha): FilaCaja[] => [
  ...filas.map((row) => rowOf(row, dia, false)),
  ...devoluciones.map((row) => rowOf(row, dia, true)),
]
