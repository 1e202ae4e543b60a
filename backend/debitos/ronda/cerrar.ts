import type { cerrar } from '@/contract/ronda'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { writeArchivos } from '@/backend/debitos/ronda/archivos'
import { type Contexto, readContexto } from '@/backend/debitos/ronda/contexto'
import { chargesOf, debtorsOf } from '@/backend/debitos/ronda/deudores'
import { findLiveRonda } from '@/backend/debitos/ronda/store'
import { classOf } from '@/backend/nucleo/debito-de-hoy'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_TRAMITE, openTramite } from '@/backend/tesoreria/ledger/tramite'
import { nombreDeForma } from '@/domain/debito/formas'
import { PLANILLA } from '@/domain/debito/ronda'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { dayOf, formatFecha, formatMes, type Mes } from '@/domain/fechas'

export const ENTIDAD = 'ronda'

interface Suma {
  cantidad: number
  total: Centavos
}

/**
 * Freezes a month's round: who is asked for how much, the hold on those charges, and the files. Throws `Rechazo` without
 * what the bank must give, when the month has a round, and unless it comes to what the person saw.
 */
export const closeRonda = (
  tx: Tx,
  pedido: Pedido,
  { forma, cantidad, total, prueba = false, ...mes }: EntradaDe<typeof cerrar>,
): Promise<FilaDe<typeof cerrar>> => close(tx, pedido, { forma, mes, prueba, visto: { cantidad, total } })

/** The same for who cannot rehearse: whatever it comes to now. */
export const closeAsItIs = (
  tx: Tx,
  pedido: Pedido,
  forma: number,
  mes: Mes,
): Promise<FilaDe<typeof cerrar>> => close(tx, pedido, { forma, mes, prueba: false })

/**
 * Of so many new rows the database is told at once: until it is, it expects a handful, and whoever reads the bank's
 * answer on the same day reads the whole round for each piece of it.
 */
const MUCHOS = 1_000

async function close(
  tx: Tx,
  pedido: Pedido,
  { forma, mes, prueba, visto }: { forma: number; mes: Mes; prueba: boolean; visto?: Suma },
): Promise<FilaDe<typeof cerrar>> {
  await lockForma(tx, forma)
  const contexto = await readContexto(tx, forma, mes)
  if (contexto.faltan.length > 0) throw new Rechazo(contexto.faltan.join(' '))
  if (!prueba) await refuseSecond(tx, contexto)
  const id = await openRonda(tx, pedido, contexto, prueba)
  const found = await insertFilas(tx, id, contexto)
  if (found.cantidad === 0) throw new Rechazo('No hay a quién debitar.')
  if (visto && (found.cantidad !== visto.cantidad || found.total !== visto.total)) throw changed(found)
  await insertCargos(tx, id, contexto)
  if (found.cantidad > MUCHOS) await tx.query('ANALYZE (SKIP_LOCKED) ronda_fila, ronda_cargo')
  if (!prueba) await holdAll(tx, id)
  await tx.query('UPDATE ronda SET cantidad = $2, total = $3 WHERE id = $1', [
    id,
    found.cantidad,
    found.total,
  ])
  await writeArchivos(tx, id)
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: id,
    despues: { debito: nombreDeForma(forma), mes: formatMes(mes), ...found, ...(prueba && { prueba }) },
  })
  return { id, ...found }
}

/** Makes the rounds of one debit, and what undoes them, wait for each other until the transaction ends. */
export const lockForma = (tx: Tx, forma: number): Promise<unknown> =>
  tx.query(`SELECT pg_advisory_xact_lock(hashtext('ronda'), $1)`, [forma])

async function refuseSecond(tx: Tx, { forma, mes }: Contexto): Promise<void> {
  const other = await findLiveRonda(tx, forma, mes)
  if (!other) return
  const day = formatFecha(dayOf(new Date(other.cerrada)))
  throw new Rechazo(
    `El débito de ${nombreDeForma(forma)} de ${formatMes(mes)} ya lo cerró ${other.quien} el ${day}.`,
  )
}

const changed = ({ cantidad, total }: Suma): Rechazo =>
  new Rechazo(
    `Ahora son ${cantidad} débitos por ${formatMoney(total)}: algo cambió desde el ensayo. Revise y cierre de nuevo.`,
  )

async function openRonda(
  tx: Tx,
  pedido: Pedido,
  { forma, mes, ajustes }: Contexto,
  prueba: boolean,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO ronda (forma, anio, mes, prueba, cantidad, total, ajustes, cerrada_por)
     VALUES ($1, $2, $3, $4, 0, 0, $5::jsonb, $6) RETURNING id`,
    [forma, mes.anio, mes.mes, prueba, JSON.stringify(ajustes), pedido.persona.usuarioID],
  )
  if (!row) throw new Error('No se abrió la ronda')
  return row.id
}

/** In the order of the registration numbers, which is that of the files. */
async function insertFilas(tx: Tx, id: number, { quienes, mes, reglas, banco }: Contexto): Promise<Suma> {
  const { sql, param } = debtorsOf(quienes, mes, reglas)
  const [found] = await tx.query<Suma>(
    `WITH fila AS (
       INSERT INTO ronda_fila (ronda_id, matriculado_id, matricula, apellido_nombre, dni, cuit, clase, importe, cbu, sucursal)
       SELECT $2, x.matriculado_id, x.matricula, ${nombreCorrido('x')}, x.dni::text, x.cuit_cuil,
         ${banco ? classOf(banco, 'x') : `'${PLANILLA}'`},
         x.importe, x.cbu, x.sucursal
       FROM (${sql}) x WHERE x.motivo IS NULL ORDER BY x.matricula RETURNING importe
     ) SELECT count(*)::int AS cantidad, coalesce(sum(importe), 0)::bigint AS total FROM fila`,
    [param, id],
  )
  if (!found) throw new Error('Sin respuesta de la base')
  return found
}

const insertCargos = (tx: Tx, id: number, { mes, reglas }: Contexto): Promise<unknown> =>
  tx.query(
    `INSERT INTO ronda_cargo (ronda_fila_id, cargo_id, monto)
     SELECT f.id, c.id, c.monto FROM ronda_fila f
     JOIN (SELECT * FROM cargo WHERE ${IMPAGO} AND NOT (${EN_TRAMITE}) AND ${chargesOf(mes, reglas)}) c
       ON c.matriculado_id = f.matriculado_id
     WHERE f.ronda_id = $1`,
    [id],
  )

/**
 * Locks the charges in the order of their ids, as payments lock theirs, and holds them. Throws `Rechazo` when somebody
 * paid or changed one meanwhile, so that what is asked and what is held are the same.
 */
async function holdAll(tx: Tx, id: number): Promise<void> {
  const own = `SELECT rc.cargo_id FROM ronda_cargo rc JOIN ronda_fila f ON f.id = rc.ronda_fila_id WHERE f.ronda_id = $1`
  await tx.query(
    `SELECT count(*) FROM (SELECT FROM cargo WHERE id IN (${own}) ORDER BY id FOR UPDATE) trabado`,
    [id],
  )
  await tx.query(
    `UPDATE cargo SET tramite_id = $2 WHERE id IN (${own}) AND ${IMPAGO} AND NOT (${EN_TRAMITE})`,
    [id, await openTramite(tx, { rondaID: id })],
  )
  const [off] = await tx.query<{ quien: string }>(
    `SELECT f.apellido_nombre || ', matrícula ' || f.matricula AS quien FROM ronda_fila f
     LEFT JOIN ronda_cargo rc ON rc.ronda_fila_id = f.id
     LEFT JOIN (SELECT c.id, c.monto FROM cargo c JOIN tramite t ON t.id = c.tramite_id WHERE t.ronda_id = $1) c
       ON c.id = rc.cargo_id AND c.monto = rc.monto
     WHERE f.ronda_id = $1 GROUP BY f.id HAVING coalesce(sum(c.monto), 0) <> f.importe LIMIT 1`,
    [id],
  )
  if (off) throw new Rechazo(`Mientras se cerraba cambió lo que debe ${off.quien}. Revise y cierre de nuevo.`)
}
