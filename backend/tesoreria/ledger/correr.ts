import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { ADVISORY_LOCK } from '@/backend/db/migrate'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { QUIEN } from '@/backend/nucleo/nombres'
import { textOfMes } from '@/domain/cuota'
import { formatMoney, MAX_SUMA, type Centavos } from '@/domain/dinero'
import { TIPO_MATRICULA } from '@/domain/estados'
import { formatInstante, formatMes, monthNumber, type Mes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** A SELECT of the columns of charges, with its parameters. */
export interface Elegidos {
  sql: string
  params: readonly unknown[]
}

export interface Corrida {
  mes: Mes
  /** The expected figures, which the run keeps. */
  cantidad: number
  total: Centavos
}

/** Makes a month's runs, and their undoing, wait for each other until the transaction ends. */
export async function lockMes(tx: Tx, mes: Mes): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [ADVISORY_LOCK, monthNumber(mes)])
}

/** Opens the run with its one audit row: what was confirmed, by whom. Needs `lockMes`. */
export async function openRun(tx: Tx, actor: Actor, { mes, cantidad, total }: Corrida): Promise<number> {
  const [made] = await tx.query<{ id: number }>(
    'INSERT INTO corrida (anio, mes, cantidad, total, usuario_id) VALUES ($1, $2, 0, 0, $3) RETURNING id',
    [mes.anio, mes.mes, actor.persona?.usuarioID ?? null],
  )
  if (!made) throw new Error('No se agregó la corrida')
  await audit(tx, actor, {
    entidad: 'corrida',
    entidadID: made.id,
    despues: { mes: textOfMes(mes), cantidad, total },
  })
  return made.id
}

/**
 * Charges some members of a run. Needs `lockMes`. A charge that another transaction just made is skipped, which the
 * count shows.
 */
export async function chargeLot(
  tx: Tx,
  actor: Actor,
  run: { corridaID: number; mes: Mes },
  elegidos: Elegidos,
): Promise<number> {
  const charged = await insertCharges(tx, actor, run, elegidos)
  await tx.query('UPDATE corrida SET cantidad = cantidad + $2, total = total + $3 WHERE id = $1', [
    run.corridaID,
    charged.cantidad,
    charged.total,
  ])
  return charged.cantidad
}

export interface Cargado {
  cantidad: number
  total: Centavos
}

/** It differs from what the person saw. Too big a sum is told by the preview. */
export const changed = (now: Cargado): Rechazo => {
  const figures =
    now.total <= MAX_SUMA &&
    `: ahora ${now.cantidad === 1 ? 'es 1 cuota' : `son ${formatCount(now.cantidad)} cuotas`} por ${formatMoney(now.total)}`
  return new Rechazo(`Cambió mientras lo miraba${figures || ''}. Revise y confirme de nuevo.`)
}

export async function nothingToCharge(tx: Tx, mes: Mes, corridaID: number): Promise<Rechazo> {
  const [last] = await tx.query<{ creadaEn: string; quien: string }>(
    `SELECT r.creada_en AS "creadaEn", ${QUIEN} AS quien
     FROM corrida r LEFT JOIN usuario u ON u.id = r.usuario_id
     WHERE r.anio = $1 AND r.mes = $2 AND r.id < $3 AND r.anulada_en IS NULL ORDER BY r.id DESC LIMIT 1`,
    [mes.anio, mes.mes, corridaID],
  )
  const before = last ? `: las generó ${last.quien} el ${formatInstante(last.creadaEn)}` : ''
  return new Rechazo(`No hay cuotas para generar en ${formatMes(mes)}${before}.`)
}

async function insertCharges(
  tx: Tx,
  actor: Actor,
  { corridaID, mes }: { corridaID: number; mes: Mes },
  { sql, params }: Elegidos,
): Promise<Cargado> {
  const n = params.length
  const own = [mes.anio, mes.mes, corridaID, actor.hoy, actor.persona?.usuarioID ?? null]
  const [charged] = await tx.query<Cargado>(
    `WITH nuevo AS (
         INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id,
           federacion, ampliacion, ampliacion_extendida, corrida_id)
         SELECT matriculado_id, ${TIPO_MATRICULA}, nombre, $${n + 1}, $${n + 2}, monto, tipo_matricula_id,
           federacion, ampliacion, ampliacion_extendida, $${n + 3}
         FROM (${sql}) elegido ORDER BY matriculado_id
         ON CONFLICT (matriculado_id, anio, mes) WHERE tipo = ${TIPO_MATRICULA} AND anulado_en IS NULL AND resto_de IS NULL
           DO NOTHING
         RETURNING id, matriculado_id, monto
       ), asiento AS (
         INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, usuario_id)
         SELECT matriculado_id, $${n + 4}, 'cargar', monto, id, $${n + 5} FROM nuevo
       )
       SELECT count(*)::int AS cantidad, coalesce(sum(monto), 0)::bigint AS total FROM nuevo`,
    [...params, ...own],
  )
  if (!charged) throw new Error('Sin respuesta de la base')
  return charged
}
