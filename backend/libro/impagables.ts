import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/http/rechazo'
import type { Centavos } from '@/domain/dinero'
import { dayOf, formatFecha } from '@/domain/fechas'

/** A charge held by this transaction until it ends. */
export interface CargoBloqueado {
  id: number
  matriculadoID: number
  tipo: number
  nombre: string
  monto: Centavos
  lineaID: number | null
  enPlanID: number | null
  anuladoEn: string | null
}

const NAMED = 3

/** Throws `Rechazo` when some charge is not owed any more, saying why: paid by whom and when, in a plan, annulled. */
export async function refuseUnpayable(tx: Tx, cargos: readonly CargoBloqueado[]): Promise<void> {
  const refused = cargos.filter((cargo) => reasonOf(cargo) !== undefined)
  if (refused.length === 0) return
  const receipts = await readReceipts(
    tx,
    refused.flatMap(({ lineaID }) => lineaID ?? []),
  )
  const reasons = refused
    .slice(0, NAMED)
    .map((cargo) => `${cargo.nombre}: ${receipts.get(cargo.lineaID) ?? reasonOf(cargo)}`)
  const rest = refused.length - reasons.length
  throw new Rechazo(reasons.join('. ') + (rest > 0 ? `. Y ${rest} más.` : '.'))
}

function reasonOf({ lineaID, enPlanID, anuladoEn }: CargoBloqueado): string | undefined {
  if (lineaID !== null) return 'ya fue cobrado'
  if (anuladoEn !== null) return `fue anulado el ${formatFecha(dayOf(new Date(anuladoEn)))}`
  return enPlanID === null ? undefined : `está en el plan de pagos ${enPlanID}`
}

interface Recibo {
  lineaID: number
  registradoEn: string
  nroRecibo: number
  quien: string
}

/** Read after the lock was got: a statement sees what the winner committed only when it starts afterwards. */
async function readReceipts(tx: Tx, lineas: readonly number[]): Promise<Map<number | null, string>> {
  const rows = await tx.query<Recibo>(
    `SELECT l.id AS "lineaID", p.registrado_en AS "registradoEn", p.nro_recibo AS "nroRecibo",
       coalesce(trim(u.nombre || ' ' || u.apellido), 'el sistema') AS quien
     FROM linea l JOIN pago p ON p.id = l.pago_id LEFT JOIN usuario u ON u.id = p.usuario_id
     WHERE l.id = ANY($1)`,
    [lineas],
  )
  return new Map(
    rows.map(({ lineaID, registradoEn, quien, nroRecibo }) => [
      lineaID,
      `ya fue cobrado el ${formatFecha(dayOf(new Date(registradoEn)))} por ${quien}, recibo ${nroRecibo}`,
    ]),
  )
}
