import type { Queryable } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Centavos } from '@/domain/dinero'
import { describeTramites } from '@/backend/tesoreria/ledger/tramite'
import { QUIEN } from '@/backend/nucleo/nombres'
import { TIPO_CONCEPTO } from '@/domain/estados'
import { dayOf, formatFecha } from '@/domain/fechas'
import { nombreDeRecibo } from '@/backend/nucleo/numero-de-recibo'

export interface CargoBloqueado {
  id: number
  matriculadoID: number
  tipo: number
  nombre: string
  monto: Centavos
  lineaID: number | null
  enPlanID: number | null
  tramiteID: number | null
  anuladoEn: string | null
  /** A person annulled this very charge; otherwise it went with a run or a plan. */
  eliminado: boolean
}

export const BLOQUEADO = `id, matriculado_id AS "matriculadoID", tipo, nombre, monto, linea_id AS "lineaID",
  en_plan_id AS "enPlanID", tramite_id AS "tramiteID", anulado_en AS "anuladoEn",
  anulado_en IS NOT NULL AND (eliminacion_id IS NOT NULL OR tipo = ${TIPO_CONCEPTO}) AS eliminado`

const NAMED = 3

/** Throws `Rechazo` for charges that are not owed any more, telling why, by whom and when. */
export async function refuseUnpayable(db: Queryable, cargos: readonly CargoBloqueado[]): Promise<void> {
  const refused = cargos.filter((cargo) => !isFree(cargo))
  if (refused.length === 0) return
  const words = await describeUnpayable(db, refused)
  const reasons = refused.slice(0, NAMED).map(({ id, nombre }) => `${nombre}: ${words.get(id)}`)
  const rest = refused.length - reasons.length
  throw new Rechazo(reasons.join('. ') + (rest > 0 ? `. Y ${rest} más.` : '.'))
}

/** Why each charge cannot be paid, by its id. */
export async function describeUnpayable(
  db: Queryable,
  cargos: readonly CargoBloqueado[],
): Promise<Map<number, string>> {
  const receipts = await readReceipts(
    db,
    cargos.flatMap(({ lineaID }) => lineaID ?? []),
  )
  const tramites = await describeTramites(
    db,
    cargos.flatMap(({ tramiteID }) => tramiteID ?? []),
  )
  const broken = await readBroken(
    db,
    cargos.flatMap(({ enPlanID }) => enPlanID ?? []),
  )
  const annulled = await readAnnulled(
    db,
    cargos.filter(({ anuladoEn }) => anuladoEn !== null),
  )
  return new Map(
    cargos.map((cargo) => [
      cargo.id,
      receipts.get(cargo.lineaID) ??
        annulled.get(cargo.id) ??
        tramites.get(cargo.tramiteID)?.detalle ??
        broken.get(cargo.enPlanID) ??
        reasonOf(cargo) ??
        '',
    ]),
  )
}

/** What became of the items that a broken plan settled, by the plan's id. */
async function readBroken(db: Queryable, planes: readonly number[]): Promise<Map<number | null, string>> {
  const rows = await db.query<{ id: number; roto: string }>(
    'SELECT id, roto_en AS roto FROM plan_pago WHERE id = ANY($1) AND roto_en IS NOT NULL',
    [planes],
  )
  return new Map(
    rows.map(({ id, roto }) => [
      id,
      `se saldó con el plan de pagos ${id}, que se rescindió el ${formatFecha(dayOf(new Date(roto)))}`,
    ]),
  )
}

async function readAnnulled(db: Queryable, cargos: readonly CargoBloqueado[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; quien: string }>(
    `SELECT c.id, ${QUIEN} AS quien FROM cargo c LEFT JOIN usuario u ON u.id = c.anulado_por WHERE c.id = ANY($1)`,
    [cargos.map(({ id }) => id)],
  )
  const whose = new Map(rows.map(({ id, quien }) => [id, quien]))
  return new Map(cargos.map((cargo) => [cargo.id, `${reasonOf(cargo)} por ${whose.get(cargo.id)}`]))
}

/** Owed, and not being paid elsewhere. */
export const isFree = (cargo: CargoBloqueado): boolean => reasonOf(cargo) === undefined

export function reasonOf({
  lineaID,
  enPlanID,
  tramiteID,
  anuladoEn,
  eliminado,
}: CargoBloqueado): string | undefined {
  if (lineaID !== null) return 'ya fue cobrado'
  if (anuladoEn !== null)
    return `fue ${eliminado ? 'eliminado' : 'anulado'} el ${formatFecha(dayOf(new Date(anuladoEn)))}`
  if (enPlanID !== null) return `está en el plan de pagos ${enPlanID}`
  return tramiteID === null ? undefined : 'está en trámite'
}

interface Recibo {
  lineaID: number
  registradoEn: string
  recibo: string
  quien: string
}

/** A separate statement after the lock sees what the winner committed. */
async function readReceipts(db: Queryable, lineas: readonly number[]): Promise<Map<number | null, string>> {
  const rows = await db.query<Recibo>(
    `SELECT l.id AS "lineaID", p.registrado_en AS "registradoEn", ${nombreDeRecibo('p')} AS recibo,
       ${QUIEN} AS quien
     FROM linea l JOIN pago p ON p.id = l.pago_id LEFT JOIN usuario u ON u.id = p.usuario_id
     WHERE l.id = ANY($1)`,
    [lineas],
  )
  return new Map(
    rows.map(({ lineaID, registradoEn, quien, recibo }) => [
      lineaID,
      `ya fue cobrado el ${formatFecha(dayOf(new Date(registradoEn)))} por ${quien}, ${recibo}`,
    ]),
  )
}
