import type { Queryable } from '@/backend/db/conexion'
import type { Medio } from '@/domain/mensaje'
import type { TemaDeAviso } from '@/domain/tema-de-aviso'

/**
 * SQL: the member said that he does not want notices of this kind by this means. All three are SQL, and null is
 * nobody's refusal. Every message passes here twice: when it is queued and when it leaves (decision 210).
 */
export const rehusa = (matriculado: string, tema: string, medio: string): string =>
  `EXISTS (SELECT FROM aviso_rehusado r WHERE r.matriculado_id = ${matriculado} AND r.tema = ${tema} AND r.medio = ${medio})`

/** Those of a register who do not want it, for previews. */
export async function readRehusan(
  db: Queryable,
  tema: TemaDeAviso | null,
  medio: Medio,
): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ id: number }>(
    'SELECT r.matriculado_id AS id FROM aviso_rehusado r WHERE r.tema = $1 AND r.medio = $2',
    [tema, medio],
  )
  return new Set(rows.map(({ id }) => id))
}
