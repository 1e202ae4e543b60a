import type { Db } from '@/backend/db/conexion'
import { attendDue } from '@/backend/tesoreria/en-linea/avisos'
import { createPasarelaDePrueba } from '@/backend/tesoreria/en-linea/pasarela-de-prueba'
import type { Vuelta, NombreLlamada } from '@/backend/prueba/llamada'
import type { Fecha } from '@/domain/fechas'

/** The treasury as one clerk reaches it. */
export interface Ventanilla {
  db: Db
  hoy: Fecha
  /** Of concepts that anybody may be charged. */
  conceptoID: number
  call: (nombre: NombreLlamada, wire: Record<string, unknown>) => Promise<Vuelta>
}

interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}
type Empezado = { pagoID: number; preferencia: string } | Vuelta

async function begin(
  { call, db, hoy }: Ventanilla,
  id: number,
  rows: readonly Pendiente[],
): Promise<Empezado> {
  const begun = await call('mercado_pago.generarPago', {
    detallePagosJSON: JSON.stringify(
      rows.map((row) => ({ id: row.id, tipoPagoID: row.tipoPagoID, monto: row.monto })),
    ),
    fechaPago: hoy,
    matriculadoID: id,
    tipoOperador: 'operador',
  })
  if (begun.sobre.estado !== 1) return begun
  const preferencia = String(begun.sobre.datos).split('/').at(-1) ?? ''
  const [row] = await db.query<{ id: number }>('SELECT id FROM pago_en_linea WHERE preferencia = $1', [
    preferencia,
  ])
  return { pagoID: row?.id ?? 0, preferencia }
}

/** Begun, approved at the test gateway, and credited by who looks at it. */
export async function payOnline(
  ventanilla: Ventanilla,
  id: number,
  rows: readonly Pendiente[],
): Promise<Vuelta | undefined> {
  if (rows.length === 0) return undefined
  const begun = await begin(ventanilla, id, rows)
  if ('sobre' in begun) return begun
  const { pagoID, preferencia } = begun
  await ventanilla.call('pasarela_prueba.actuar', { preferencia, accion: 'aprobar' })
  return ventanilla.call('mercado_pago.traerPago', { pagoID })
}

/** Begun and left until it ran out. */
export async function leaveOnline(
  ventanilla: Ventanilla,
  id: number,
  rows: readonly Pendiente[],
): Promise<Vuelta | undefined> {
  if (rows.length === 0) return undefined
  const begun = await begin(ventanilla, id, rows)
  if ('sobre' in begun) return begun
  await ventanilla.db.query('UPDATE pago_en_linea SET vence_en = now() WHERE id = $1', [begun.pagoID])
  return ventanilla.call('mercado_pago.traerPago', { pagoID: begun.pagoID })
}

/** The provider gives one of the member's payments back and tells so. */
export async function refundOne({ call, db, hoy }: Ventanilla, id: number): Promise<Vuelta | undefined> {
  const [paid] = await db.query<{ preferencia: string }>(
    `SELECT preferencia FROM pago_en_linea WHERE matriculado_id = $1 AND estado = 'aprobado' ORDER BY id LIMIT 1`,
    [id],
  )
  if (!paid) return undefined
  const vuelta = await call('pasarela_prueba.actuar', { preferencia: paid.preferencia, accion: 'devolver' })
  await attend(db, hoy)
  return vuelta
}

const attend = (db: Db, hoy: Ventanilla['hoy']): Promise<number> =>
  attendDue({
    db,
    pasarela: createPasarelaDePrueba(db, ''),
    hoy: () => hoy,
    bitacora: () => undefined,
    detenido: () => false,
  })
