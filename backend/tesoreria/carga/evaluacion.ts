import type { Queryable, Tx } from '@/backend/db/conexion'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { refuse } from '@/backend/nucleo/rechazo'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { ESTADOS_CON_CUOTA, TIPO_CONCEPTO } from '@/domain/estados'
import { TIPO_PRECIO } from '@/domain/precio'
import { MOTIVOS_SIN_CARGA, type MotivoSinCarga } from '@/domain/seleccion'

export interface ConceptoACargar {
  nombre: string
  monto: Centavos
}

const VIVO = `id = $1 AND tipo <> ${TIPO_PRECIO} AND eliminado_en IS NULL`

/** Throws `Rechazo` at `conceptoID` for what is gone, is a price or costs nothing. */
export async function readConcepto(db: Queryable, conceptoID: number): Promise<ConceptoACargar> {
  const [found] = await db.query<ConceptoACargar>(`SELECT nombre, monto FROM concepto WHERE ${VIVO}`, [
    conceptoID,
  ])
  return requireAmount(found)
}

/** The same, and whoever else charges, changes or deletes it waits. */
export async function holdConcepto(tx: Tx, conceptoID: number): Promise<ConceptoACargar> {
  const [found] = await tx.query<ConceptoACargar>(
    `SELECT nombre, monto FROM concepto WHERE ${VIVO} FOR NO KEY UPDATE`,
    [conceptoID],
  )
  return requireAmount(found)
}

function requireAmount(found: ConceptoACargar | undefined): ConceptoACargar {
  if (!found) refuse('conceptoID', 'Ese concepto ya no existe')
  if (found.monto <= 0n) refuse('conceptoID', `${found.nombre} no tiene monto: no hay nada que cobrar`)
  return found
}

export const priceChanged = ({ nombre, monto }: ConceptoACargar, antes: Centavos): string =>
  `${nombre} ahora es de ${formatMoney(monto)}, no ${formatMoney(antes)}`

/**
 * SQL: of the ids $1 each one's reason for not being charged the concept $2, or null, as `motivo` with its
 * `detalle`. Who is not charged each month is charged alone, from his record.
 */
export const EVALUADOS = `
  SELECT e.id, CASE WHEN m.id IS NULL THEN 'noEsta'
      WHEN m.tipo_matricula_id <> ALL('{${ESTADOS_CON_CUOTA.join(',')}}') THEN 'estado'
      WHEN debe.desde IS NOT NULL THEN 'yaLoDebe' END AS motivo,
    CASE WHEN m.tipo_matricula_id <> ALL('{${ESTADOS_CON_CUOTA.join(',')}}') THEN ${nombreDeTipo('t')}
      ELSE 'Cargado el ' || to_char(debe.desde, 'DD/MM/YYYY') END AS detalle
  FROM unnest($1::int[]) AS e (id) LEFT JOIN matriculado m ON m.id = e.id
  LEFT JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
  LEFT JOIN (
    SELECT matriculado_id, min(creado_en) AS desde FROM cargo
    WHERE tipo = ${TIPO_CONCEPTO} AND concepto_id = $2 AND ${IMPAGO} AND matriculado_id = ANY($1::int[]) GROUP BY 1
  ) debe ON debe.matriculado_id = m.id`

export interface Evaluado {
  id: number
  motivo: MotivoSinCarga | null
  detalle: string | null
}

/** In the order of their ids. */
export const evaluate = (db: Queryable, ids: readonly number[], conceptoID: number): Promise<Evaluado[]> =>
  db.query<Evaluado>(`${EVALUADOS} ORDER BY e.id`, [ids, conceptoID])

/** 'Ya lo debe: cargado el 01/11/2026'. */
export function reasonOf({ motivo, detalle }: Evaluado): string {
  const why = MOTIVOS_SIN_CARGA[motivo ?? 'noEsta']
  return detalle ? `${why} (${detalle})` : why
}
