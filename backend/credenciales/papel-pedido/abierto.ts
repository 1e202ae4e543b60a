import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { annulConcepto } from '@/backend/tesoreria/ledger/concepto'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import type { Centavos } from '@/domain/dinero'

/** SQL: nothing is owed for the request `p`, whose charge is `c`. */
export const PAGADO = '(p.cargo_id IS NULL OR c.linea_id IS NOT NULL)'
/** SQL: it is issued by itself as soon as it is paid, by the offer `a`. */
export const SE_EMITE_SOLO = '(a.por_si_solo AND p.demora IS NULL)'

export interface Abierto {
  id: number
  matriculadoID: number
  tipoCertificadoID: number
  /** The type's name. */
  nombre: string
  texto: string | null
  demora: string | null
  cargo: { id: number; monto: Centavos; pagado: boolean; anulado: boolean } | null
}

/**
 * The open request with its charge, locked until the transaction ends: the member first, as whoever asks has him, so that
 * neither waits for the other. Undefined when it is not open, or not `de` that member's.
 */
export async function holdOpen(tx: Tx, id: number, de?: number): Promise<Abierto | undefined> {
  const [whose] = await tx.query<{ matriculadoID: number }>(
    `SELECT p.matriculado_id AS "matriculadoID" FROM papel_pedido p WHERE p.id = $1 AND ($2::int IS NULL OR p.matriculado_id = $2)`,
    [id, de ?? null],
  )
  if (!whose) return undefined
  await holdMatriculado(tx, whose.matriculadoID)
  const [row] = await tx.query<Omit<Abierto, 'cargo'> & { cargoID: number | null }>(
    `SELECT p.id, p.matriculado_id AS "matriculadoID", p.tipo_certificado_id AS "tipoCertificadoID", t.nombre, p.texto,
       p.demora, p.cargo_id AS "cargoID"
     FROM papel_pedido p JOIN tipo_certificado t ON t.id = p.tipo_certificado_id
     WHERE p.id = $1 AND p.estado = 'abierto' FOR UPDATE OF p`,
    [id],
  )
  if (!row) return undefined
  const { cargoID, ...abierto } = row
  const [cargo] = await tx.query<NonNullable<Abierto['cargo']>>(
    `SELECT id, monto, linea_id IS NOT NULL AS pagado, anulado_en IS NOT NULL AS anulado
     FROM cargo WHERE id = $1 FOR UPDATE`,
    [cargoID],
  )
  return { ...abierto, cargo: cargo ?? null }
}

/** Takes the charge back as a clerk does. Throws `Rechazo` while it is being paid or stands in a plan; a paid one stays. */
export async function takeBack(tx: Tx, actor: Actor, { cargo }: Abierto): Promise<void> {
  if (cargo === null || cargo.pagado || cargo.anulado) return
  await annulConcepto(tx, { ...actor, acto: 'concepto.anular' }, cargo.id)
}

/** Ends an open request otherwise than by issuing its paper. `usuarioID` is null where nobody did. */
export const end = (
  tx: Tx,
  { id }: Abierto,
  estado: 'rechazado' | 'retirado',
  { motivo = null, usuarioID }: { motivo?: string | null; usuarioID: number | null },
): Promise<unknown> =>
  tx.query(
    'UPDATE papel_pedido SET estado = $2, motivo = $3, resuelto_en = now(), resuelto_por = $4 WHERE id = $1',
    [id, estado, motivo, usuarioID],
  )
