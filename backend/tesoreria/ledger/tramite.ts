import type { Queryable, Tx } from '@/backend/db/conexion'
import { QUIEN } from '@/backend/nucleo/nombres'
import { nombreDeForma } from '@/domain/debito/formas'
import { dayOf, formatFecha, formatInstante, formatMes } from '@/domain/fechas'

/** SQL: something holds the charge, an open online payment or a debit round, so nothing else may be done with it. */
export const EN_TRAMITE = 'tramite_id IS NOT NULL'

/** What may hold charges. */
export type Tenedor = { pagoEnLineaID: number } | { rondaID: number }

const columnOf = (tenedor: Tenedor): [columna: string, id: number] =>
  'rondaID' in tenedor ? ['ronda_id', tenedor.rondaID] : ['pago_en_linea_id', tenedor.pagoEnLineaID]

/** The holder's one row, made when it first holds something. */
export async function openTramite(tx: Tx, tenedor: Tenedor): Promise<number> {
  const [column, id] = columnOf(tenedor)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO tramite (${column}) VALUES ($1) ON CONFLICT (${column}) DO UPDATE SET ${column} = excluded.${column}
     RETURNING id`,
    [id],
  )
  if (!row) throw new Error('No se abrió el trámite')
  return row.id
}

/** Holds charges that are locked and free. */
export async function holdCargos(tx: Tx, tenedor: Tenedor, cargos: readonly number[]): Promise<void> {
  await tx.query('UPDATE cargo SET tramite_id = $1 WHERE id = ANY($2)', [
    await openTramite(tx, tenedor),
    cargos,
  ])
}

/** Frees all charges of a holder in the order of their ids, as payments lock theirs. */
export async function freeCargos(tx: Tx, tenedor: Tenedor): Promise<void> {
  const [column, id] = columnOf(tenedor)
  const own = `tramite_id = (SELECT id FROM tramite WHERE ${column} = $1)`
  await tx.query(`SELECT FROM cargo WHERE ${own} ORDER BY id FOR UPDATE`, [id])
  await tx.query(`UPDATE cargo SET tramite_id = NULL WHERE ${own}`, [id])
}

export interface Tramite {
  pagoEnLineaID: number | null
  rondaID: number | null
  /** Why what it holds is blocked, in words that follow the charge's name. */
  detalle: string
}

const moment = (iso: string): string => formatInstante(iso).slice(0, -3)

interface Leido {
  id: number
  pagoEnLineaID: number | null
  rondaID: number | null
  desde: string
  vence: string | null
  forma: number | null
  anio: number
  mes: number
  quien: string
}

/** What these hold charges for, by their ids. */
export async function describeTramites(
  db: Queryable,
  tramites: readonly number[],
): Promise<Map<number | null, Tramite>> {
  if (tramites.length === 0) return new Map()
  const rows = await db.query<Leido>(
    `SELECT t.id, t.pago_en_linea_id AS "pagoEnLineaID", t.ronda_id AS "rondaID",
       coalesce(e.creado_en, r.cerrada_en) AS desde, e.vence_en AS vence, r.forma, r.anio, r.mes, ${QUIEN} AS quien
     FROM tramite t LEFT JOIN pago_en_linea e ON e.id = t.pago_en_linea_id LEFT JOIN ronda r ON r.id = t.ronda_id
     LEFT JOIN usuario u ON u.id = coalesce(e.usuario_id, r.cerrada_por) WHERE t.id = ANY($1)`,
    [tramites],
  )
  return new Map(
    rows.map(({ id, pagoEnLineaID, rondaID, ...row }) => [
      id,
      { pagoEnLineaID, rondaID, detalle: wordsOf(row) },
    ]),
  )
}

const wordsOf = ({ forma, desde, vence, quien, ...mes }: Omit<Leido, 'id' | 'pagoEnLineaID' | 'rondaID'>) =>
  forma === null
    ? `está en un pago en línea iniciado el ${moment(desde)} por ${quien}, vence el ${moment(vence ?? desde)}`
    : `está en el débito de ${nombreDeForma(forma)} de ${formatMes(mes)}, que cerró ${quien} el ${formatFecha(dayOf(new Date(desde)))}`
