import pg from 'pg'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { IMPAGO, type Actor } from '@/backend/tesoreria/ledger/actor'
import {
  BLOQUEADO,
  isFree,
  refuseUnpayable,
  type CargoBloqueado,
} from '@/backend/tesoreria/ledger/impagables'
import { reverseCharges } from '@/backend/tesoreria/ledger/revertir'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { QUIEN } from '@/backend/nucleo/nombres'
import { AJUSTES } from '@/domain/ajustes'
import { describeAjuste } from '@/domain/regla'
import { formatMoney, sumMoney, type Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_MATRICULA } from '@/domain/estados'
import { dayOf, formatFecha, formatMes, monthNumber, partsOf, type Fecha, type Mes } from '@/domain/fechas'

/** Part of another act, whose line in the history tells of it. */
interface Parte {
  enOtroActo?: boolean
}

/** The reason, and what the person was shown. */
interface Confirmado extends Parte {
  motivo?: string | undefined
  totalPrevisto?: Centavos | undefined
}

/** 'Eliminar': reverses chosen unpaid months. Answers the number that undoes it. */
export async function eliminateMatriculas(
  tx: Tx,
  actor: Actor,
  { ids, ...confirmado }: Confirmado & { ids: readonly number[] },
): Promise<{ eliminacionID: number }> {
  const cargos = await lockCargos(tx, 'id = ANY($1)', [[...new Set(ids)]])
  if (cargos.length < new Set(ids).size) {
    throw new Rechazo('Alguna de las matrículas elegidas no existe. Actualice la lista y vuelva a elegir.')
  }
  const other = cargos.find(({ tipo }) => tipo !== TIPO_MATRICULA)
  if (other) throw new Rechazo(`${other.nombre} no es una matrícula: no se elimina desde aquí.`)
  await refuseUnpayable(tx, cargos)
  return eliminate(tx, actor, 'matriculas', cargos, confirmado, 'Se eliminó')
}

/** SQL for unpaid months and concepts of long ago; $1 is the member, $2 the oldest month that stays. */
const VIEJOS = `matriculado_id = $1 AND tipo IN (${TIPO_MATRICULA}, ${TIPO_CONCEPTO}) AND anio * 12 + mes - 1 < $2`

const limitOf = (hoy: Fecha, anios: number): number => monthNumber(partsOf(hoy)) - anios * 12

export interface CargoViejo {
  id: number
  tipoPagoID: number
  nombre: string
  anio: number
  mes: number
  monto: Centavos
}

/**
 * What 'Eliminar Deuda' would reverse, oldest first; what is in a plan or en trámite stays and is counted (decision
 * 44).
 */
export async function listDeudaVieja(
  db: Queryable,
  matriculadoID: number,
  hoy: Fecha,
): Promise<{ cargos: CargoViejo[]; total: Centavos; enPlan: number; enTramite: number }> {
  const params = [matriculadoID, limitOf(hoy, await readAjuste(db, 'aniosDeuda'))]
  const [kept] = await db.query<{ enPlan: number; enTramite: number }>(
    `SELECT (SELECT count(*)::int FROM cargo WHERE ${VIEJOS} AND en_plan_id IN (SELECT plan_id FROM cargo
         WHERE matriculado_id = $1 AND plan_id IS NOT NULL AND ${IMPAGO})) AS "enPlan",
       (SELECT count(*)::int FROM cargo WHERE ${VIEJOS} AND ${EN_TRAMITE}) AS "enTramite"
     FROM matriculado WHERE id = $1`,
    params,
  )
  if (!kept) throw noEncontrado()
  const cargos = await db.query<CargoViejo>(
    `SELECT id, tipo AS "tipoPagoID", nombre, anio, mes, monto FROM cargo WHERE ${VIEJOS} AND ${IMPAGO}
       AND NOT (${EN_TRAMITE}) ORDER BY anio, mes, id`,
    params,
  )
  return { cargos, total: sumMoney(cargos.map(({ monto }) => monto)), ...kept }
}

/** 'Eliminar Deuda (5 años)'. Throws `Rechazo` when there is none, or another debt than the shown one. */
export async function eliminateDeuda(
  tx: Tx,
  actor: Actor,
  { matriculadoID, ...confirmado }: Confirmado & { matriculadoID: number },
): Promise<{ eliminacionID: number }> {
  const anios = await readAjuste(tx, 'aniosDeuda')
  const held = await lockCargos(tx, `${VIEJOS} AND ${IMPAGO} AND NOT (${EN_TRAMITE})`, [
    matriculadoID,
    limitOf(actor.hoy, anios),
  ])
  // What somebody paid, or began to pay, while this waited is left out.
  const cargos = held.filter(isFree)
  if (cargos.length === 0) throw new Rechazo(`No hay deuda de más de ${aniosOf(anios)}`)
  return eliminate(tx, actor, 'deuda', cargos, confirmado, `Se eliminó la deuda de más de ${aniosOf(anios)}`)
}

const aniosOf = (anios: number): string => describeAjuste(AJUSTES.aniosDeuda, anios)

const lockCargos = (tx: Tx, where: string, params: readonly unknown[]): Promise<CargoBloqueado[]> =>
  tx.query<CargoBloqueado>(`SELECT ${BLOQUEADO} FROM cargo WHERE ${where} ORDER BY id FOR UPDATE`, params)

async function eliminate(
  tx: Tx,
  actor: Actor,
  clase: 'matriculas' | 'deuda',
  cargos: readonly CargoBloqueado[],
  { motivo, totalPrevisto, enOtroActo = false }: Confirmado,
  palabras: string,
): Promise<{ eliminacionID: number }> {
  const matriculadoID = requireOneMember(cargos)
  const total = sumMoney(cargos.map(({ monto }) => monto))
  if (totalPrevisto !== undefined && totalPrevisto !== total) {
    throw new Rechazo(
      `Lo que se elimina ahora suma ${formatMoney(total)}, no ${formatMoney(totalPrevisto)}. Revise y confirme de nuevo.`,
    )
  }
  const porque = motivo?.trim() || null
  const ids = cargos.map(({ id }) => id)
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO eliminacion (matriculado_id, clase, cantidad, total, motivo, usuario_id)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [matriculadoID, clase, cargos.length, total, porque, actor.persona?.usuarioID ?? null],
  )
  if (!made) throw new Error('No se agregó la eliminación')
  await reverseCharges(tx, actor, 'id = ANY($4)', ids, palabras + (porque ? ` (${porque})` : ''))
  await tx.query('UPDATE cargo SET eliminacion_id = $2 WHERE id = ANY($1)', [ids, made.id])
  if (!enOtroActo)
    await audit(tx, actor, {
      entidad: 'eliminacion',
      entidadID: made.id,
      matriculadoID,
      despues: { motivo: porque, total, detalle: cargos.map(({ nombre }) => nombre) },
    })
  return { eliminacionID: made.id }
}

function requireOneMember([first, ...rest]: readonly CargoBloqueado[]): number {
  if (!first || rest.some(({ matriculadoID }) => matriculadoID !== first.matriculadoID)) {
    throw new Rechazo('Lo elegido es de distintos matriculados. Elija de uno solo.')
  }
  return first.matriculadoID
}

interface Eliminacion {
  matriculadoID: number
  deshecha: string | null
  quien: string
}

/**
 * Brings a write-off back. Throws `Rechazo` when it is back already, or one of its months was generated anew or
 * undone.
 */
export async function restoreEliminacion(
  tx: Tx,
  actor: Actor,
  eliminacionID: number,
  { enOtroActo = false }: Parte = {},
): Promise<null> {
  await tx.query('SELECT FROM eliminacion WHERE id = $1 FOR UPDATE', [eliminacionID])
  const [done] = await tx.query<Eliminacion>(
    `SELECT e.matriculado_id AS "matriculadoID", e.deshecha_en AS deshecha,
       ${QUIEN} AS quien
     FROM eliminacion e LEFT JOIN usuario u ON u.id = e.deshecha_por WHERE e.id = $1`,
    [eliminacionID],
  )
  if (!done) throw noEncontrado()
  if (done.deshecha) {
    throw new Rechazo(`Ya la deshizo ${done.quien} el ${formatFecha(dayOf(new Date(done.deshecha)))}.`)
  }
  await requireRuns(tx, eliminacionID)
  await bringBack(tx, actor, eliminacionID)
  await tx.query('UPDATE eliminacion SET deshecha_en = now(), deshecha_por = $2 WHERE id = $1', [
    eliminacionID,
    actor.persona?.usuarioID ?? null,
  ])
  const { matriculadoID } = done
  if (!enOtroActo) await audit(tx, actor, { entidad: 'eliminacion', entidadID: eliminacionID, matriculadoID })
  return null
}

/** SQL: eliminated months `c`, or what was left of them, that have a charge of their own again; a condition follows. */
export const GENERADO_DE_NUEVO = `SELECT FROM cargo c JOIN cargo otro ON otro.matriculado_id = c.matriculado_id
  AND otro.tipo = ${TIPO_MATRICULA} AND c.tipo = ${TIPO_MATRICULA} AND otro.anio = c.anio AND otro.mes = c.mes
  AND otro.id <> coalesce(c.resto_de, c.id) AND otro.resto_de IS NULL AND otro.anulado_en IS NULL`
const YA_GENERADO = 'Alguno de esos meses se generó de nuevo: ya no se puede deshacer.'

/**
 * A month whose whole run was undone stays undone. Charges are locked first, so that an undoing under way comes
 * either before or after this.
 */
async function requireRuns(tx: Tx, eliminacionID: number): Promise<void> {
  await tx.query('SELECT FROM cargo WHERE eliminacion_id = $1 ORDER BY id FOR UPDATE', [eliminacionID])
  const [undone] = await tx.query<Mes>(
    `SELECT r.anio, r.mes FROM cargo c JOIN corrida r ON r.id = c.corrida_id
     WHERE c.eliminacion_id = $1 AND r.anulada_en IS NOT NULL ORDER BY r.anio, r.mes LIMIT 1`,
    [eliminacionID],
  )
  if (undone) throw new Rechazo(`La generación de ${formatMes(undone)} se deshizo: ya no se puede deshacer.`)
  const again = await tx.query(`${GENERADO_DE_NUEVO} WHERE c.eliminacion_id = $1 LIMIT 1`, [eliminacionID])
  if (again.length > 0) throw new Rechazo(YA_GENERADO)
}

/** A movement of its own, so that the account tells both acts. */
async function bringBack(tx: Tx, actor: Actor, eliminacionID: number): Promise<void> {
  try {
    await tx.query(
      `WITH vuelve AS (
         UPDATE cargo SET anulado_en = NULL, anulado_por = NULL, eliminacion_id = NULL
         WHERE eliminacion_id = $1 RETURNING id, matriculado_id, monto
       )
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, detalle, usuario_id)
       SELECT matriculado_id, $2, 'ajustar', monto, id, 'Se deshizo su eliminación', $3 FROM vuelve ORDER BY id`,
      [eliminacionID, actor.hoy, actor.persona?.usuarioID ?? null],
    )
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.constraint !== 'cargo_mes') throw error
    throw new Rechazo(YA_GENERADO)
  }
}
