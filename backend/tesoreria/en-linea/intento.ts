import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Tx } from '@/backend/db/conexion'
import type { LineaElegida } from '@/backend/tesoreria/ledger/elegidos'
import { freeCargos } from '@/backend/tesoreria/ledger/tramite'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import type { Centavos } from '@/domain/dinero'
import type { EstadoEnLinea } from '@/domain/en-linea'

export interface Intento {
  id: number
  matriculadoID: number
  pasarela: Pasarela['nombre']
  referencia: string
  preferencia: string | null
  estado: EstadoEnLinea
  abierto: boolean
  vencido: boolean
  /** The provider's refusal ended it. */
  rechazado: boolean
  total: Centavos
  observaciones: string | null
  /** Until when a payment on paper, begun now, may come in. */
  esperaHasta: string
  lineas: LineaElegida[]
}

export const ABIERTO = "estado IN ('abierto', 'pendiente')"

/** The provider has a minute to tell the address, without which nobody can pay. */
export const VENCIDO =
  "(vence_en <= now() OR (preferencia IS NULL AND creado_en < now() - interval '1 minute'))"

/** Ended by the provider's refusal, not by a person or for want of an answer. */
export const rechazadoDe = (e: string): string =>
  `(${e}.estado = 'cancelado' AND ${e}.terminado_por IS NULL AND ${e}.ultimo IS NOT NULL)`

/** Money may still come: it is open, or ended so recently that somebody may have been paying. */
export const PAGABLE = `(${ABIERTO} OR estado IN ('cancelado', 'vencido') AND terminado_en > now() - interval '1 hour')`

type Cual = { id: number } | { pasarela: Pasarela['nombre']; referencia: string | null }

/** Locks it with its charges as they were chosen. */
export async function lockIntento(tx: Tx, cual: Cual): Promise<Intento | undefined> {
  const [where, params] =
    'id' in cual
      ? ['id = $1', [cual.id]]
      : ['pasarela = $1 AND referencia = $2', [cual.pasarela, cual.referencia]]
  const [intento] = await tx.query<Omit<Intento, 'lineas'>>(
    `SELECT id, matriculado_id AS "matriculadoID", pasarela, referencia, preferencia, estado, ${ABIERTO} AS abierto,
       ${VENCIDO} AS vencido, ${rechazadoDe('pago_en_linea')} AS rechazado, total, observaciones,
       greatest(vence_en, now() + ${ajusteSql('enLineaPendiente')} * interval '1 hour') AS "esperaHasta"
     FROM pago_en_linea WHERE ${where} FOR UPDATE`,
    params,
  )
  if (!intento) return undefined
  const lineas = await tx.query<LineaElegida>(
    `SELECT c.id, c.tipo AS "tipoPagoID", l.monto FROM pago_en_linea_cargo l JOIN cargo c ON c.id = l.cargo_id
     WHERE l.pago_en_linea_id = $1 ORDER BY c.anio, c.mes, c.id`,
    [intento.id],
  )
  return { ...intento, lineas }
}

export const release = (tx: Tx, intentoID: number): Promise<void> =>
  freeCargos(tx, { pagoEnLineaID: intentoID })

/** Ends it. The provider is asked for another month, since money may come late or be taken back. */
export async function endIntento(
  tx: Tx,
  intentoID: number,
  estado: Exclude<EstadoEnLinea, 'abierto' | 'pendiente'>,
  { motivo, usuarioID }: { motivo?: string; usuarioID?: number } = {},
): Promise<void> {
  await tx.query(
    `UPDATE pago_en_linea SET estado = $2, terminado_en = coalesce(terminado_en, now()), motivo = coalesce($3, motivo),
       terminado_por = coalesce($4, terminado_por), consultar_en = now() + interval '10 minutes', consultas = 0
     WHERE id = $1`,
    [intentoID, estado, motivo ?? null, usuarioID ?? null],
  )
}
