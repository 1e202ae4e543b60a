import { toDecimalText, centavos } from '@/domain/dinero'
import type { Tx } from '@/backend/db/conexion'

export interface Autor {
  persona: { usuarioID: number } | null
  pedidoID: string | null
  acto: string | null
}

/** What the act changed. Only changed fields are kept, and amounts are written as decimals. */
export interface Cambio {
  entidad?: string
  entidadID?: number
  matriculadoID?: number | null
  antes?: unknown
  despues?: unknown
}

/** How long a deletion can be undone. */
export const PLAZO_DESHACER = '1 day'

/** Writes the audit row in the transaction of the change. Callers must leave secrets out. */
export async function audit(tx: Tx, autor: Autor, cambio: Cambio = {}): Promise<void> {
  if (autor.acto === null) throw new Error('Un cambio sin acto de auditoría')
  const { antes, despues } = cambio
  const datos = antes === undefined && despues === undefined ? null : toJson({ antes, despues })
  await tx.query(
    `INSERT INTO auditoria (usuario_id, accion, entidad, entidad_id, matriculado_id, datos, pedido)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      autor.persona?.usuarioID ?? null,
      autor.acto,
      cambio.entidad ?? null,
      cambio.entidadID ?? null,
      cambio.matriculadoID ?? null,
      datos,
      autor.pedidoID,
    ],
  )
}

/** Many at once, in one statement. */
export async function auditMany(tx: Tx, autor: Autor, cambios: readonly Cambio[]): Promise<void> {
  if (autor.acto === null) throw new Error('Un cambio sin acto de auditoría')
  if (cambios.length === 0) return
  await tx.query(
    `INSERT INTO auditoria (usuario_id, accion, pedido, entidad, entidad_id, matriculado_id, datos)
     SELECT $1, $2, $3, entidad, entidad_id, matriculado_id, datos::jsonb
     FROM unnest($4::text[], $5::int[], $6::int[], $7::text[]) WITH ORDINALITY
       AS c (entidad, entidad_id, matriculado_id, datos, lugar) ORDER BY lugar`,
    [
      ...[autor.persona?.usuarioID ?? null, autor.acto, autor.pedidoID],
      cambios.map(({ entidad }) => entidad ?? null),
      cambios.map(({ entidadID }) => entidadID ?? null),
      cambios.map(({ matriculadoID }) => matriculadoID ?? null),
      cambios.map(({ antes, despues }) => toJson({ antes, despues })),
    ],
  )
}

/** Every bigint of this program is money. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? toDecimalText(centavos(inner)) : inner,
  )
