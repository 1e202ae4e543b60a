import type { Tx } from '@/backend/db/conexion'
import { idsOf } from '@/backend/debitos/rendicion/siguiente'
import type { Tarea } from '@/backend/tarea/kinds'
import { nombreDeForma } from '@/domain/debito/formas'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { formatMes, type Mes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

type Trabajo = Pick<Tarea<'rendicion'>, 'pedido' | 'hechas' | 'total'>

interface Rendicion extends Mes {
  id: number
  nombre: string
  deshecha: boolean
  forma: number
}

/**
 * What a job did, by bank, month and files: 'BSE de Noviembre 2026, ca.txt: 17 cobros por $ 300,00, 0 rechazos.' Money of a
 * report that was taken back is not told.
 */
export async function tellReports(tx: Tx, { pedido, hechas, total }: Trabajo): Promise<string> {
  const rendiciones = await tx.query<Rendicion>(
    `SELECT x.id, x.nombre, x.estado = 'deshecha' AS deshecha, r.forma, r.mes, r.anio
     FROM rendicion x JOIN ronda r ON r.id = x.ronda_id WHERE x.id = ANY($1) ORDER BY x.id`,
    [idsOf(pedido)],
  )
  const [first] = rendiciones
  if (!first) throw new Error('Falta la rendición')
  const debito = `${nombreDeForma(first.forma)} de ${formatMes(first)}`
  const gone = rendiciones.filter(({ deshecha }) => deshecha)
  const standing = rendiciones.filter(({ deshecha }) => !deshecha)
  const undone = gone.length > 0 ? `${namesOf(gone)}: se deshizo, no cuenta.` : ''
  if (standing.length === 0) return `${debito}, ${undone}`
  const did = await sumOf(
    tx,
    standing.map(({ id }) => id),
  )
  return [`${debito}, ${namesOf(standing)}: ${did}.`, undone, leftWords(total - hechas)]
    .filter(Boolean)
    .join(' ')
}

const namesOf = (rendiciones: readonly Rendicion[]): string =>
  rendiciones.map(({ nombre }) => nombre).join(' y ')

const leftWords = (left: number): string =>
  left > 0
    ? `${left === 1 ? 'Falta 1 renglón' : `Faltan ${formatCount(left)} renglones`}: aplique la rendición otra vez y sigue donde quedó.`
    : ''

async function sumOf(tx: Tx, ids: readonly number[]): Promise<string> {
  const [row] = await tx.query<{
    pagos: number
    total: Centavos
    rechazos: number
    pendientes: number
    resolver: number
  }>(
    `SELECT count(f.pago_id)::int AS pagos, coalesce(sum(f.importe) FILTER (WHERE f.pago_id IS NOT NULL), 0)::bigint AS total,
       count(*) FILTER (WHERE f.viva AND f.responde AND NOT f.cobrado)::int AS rechazos,
       count(*) FILTER (WHERE f.viva AND NOT f.responde AND f.reversa IS NULL)::int AS pendientes,
       count(c.id)::int AS resolver
     FROM rendicion_fila f LEFT JOIN cobro_por_resolver c ON c.rendicion_fila_id = f.id WHERE f.rendicion_id = ANY($1)`,
    [ids],
  )
  if (!row) throw new Error('Sin respuesta de la base')
  return [
    `${formatCount(row.pagos)} ${row.pagos === 1 ? 'cobro' : 'cobros'} por ${formatMoney(row.total)}`,
    `${formatCount(row.rechazos)} ${row.rechazos === 1 ? 'rechazo' : 'rechazos'}`,
    ...(row.pendientes > 0
      ? [`${formatCount(row.pendientes)} ${row.pendientes === 1 ? 'pendiente' : 'pendientes'} en el banco`]
      : []),
    ...(row.resolver > 0 ? [`${formatCount(row.resolver)} por resolver`] : []),
  ].join(', ')
}

/** Notices of the jobs that applied a report tell anew what stands, once it was taken back. */
export async function retellReport(tx: Tx, rondaID: number, rendicionID: number): Promise<void> {
  const tareas = await tx.query<Trabajo & { id: number }>(
    `SELECT id, pedido, hechas, total FROM tarea
     WHERE tipo = 'rendicion' AND clave = $1 AND estado IN ('terminada', 'detenida')`,
    [String(rondaID)],
  )
  for (const tarea of tareas)
    if (idsOf(tarea.pedido).includes(rendicionID))
      await tx.query('UPDATE tarea SET resumen = $2 WHERE id = $1', [tarea.id, await tellReports(tx, tarea)])
}
