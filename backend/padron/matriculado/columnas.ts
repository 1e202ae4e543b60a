import type { EntradaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/matriculado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { type Clave, type Claves, clavesDeNombre } from '@/backend/nucleo/orden'
import { refuse } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { type ColumnaPropia, PERMISOS_DE_COLUMNA } from '@/domain/padron'
import { type OrdenableDeMatriculados, type OrdenDe, partsOf } from '@/domain/orden'
import { can } from '@/domain/roles'

export type Columna = OrdenableDeMatriculados
type Pedida = Pick<EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>, 'campos' | 'orden'>

/** Throws `Rechazo` for a column that the person may not see on the record either, to look at or to order by. */
export function requireColumns({ persona, politica }: Pedido, { campos = [], orden }: Pedida): void {
  const asked: readonly string[] = orden ? [...campos, partsOf<Columna>(orden).columna] : campos
  for (const [columna, permiso] of Object.entries(PERMISOS_DE_COLUMNA))
    if (asked.includes(columna) && !can(persona.roles, politica, permiso))
      refuse('campos', 'No puede ver esa columna')
}

const DEUDA = `coalesce((SELECT sum(cargo.monto) FROM cargo WHERE ${IMPAGO} AND cargo.matriculado_id = m.id), 0)::bigint`
const VALORES: Readonly<Record<ColumnaPropia, string>> = {
  estado: `(SELECT ${nombreDeTipo('t')} FROM tipo_matricula t WHERE t.id = m.tipo_matricula_id)`,
  deuda: DEUDA,
  telefono: 'm.telefono',
  email: 'm.email',
}

/** SQL: those columns of a member `m`, for the rows that are shown alone. */
export const valoresOf = (campos: readonly ColumnaPropia[] = []): string =>
  campos.map((campo) => `, ${VALORES[campo]} AS "${campo}"`).join('')

/** A telephone is digits and an address is not a word of Spanish, so they stand by their characters. */
const byCharacters = (sql: string): readonly Clave[] => [
  { sql: `nullif(btrim(${sql}), '') COLLATE "C"`, tipo: 'text', nula: true },
]

const CLAVES: Claves<Columna> = {
  apellidoNombre: clavesDeNombre(),
  dni: [{ sql: 'm.dni', tipo: 'integer' }],
  matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
  estado: [{ sql: `${nombreDeTipo('t')} COLLATE es_ar`, tipo: 'text' }],
  deuda: [{ sql: 'coalesce(d.deuda, 0)', tipo: 'bigint' }],
  telefono: byCharacters('m.telefono'),
  email: byCharacters('m.email'),
}

/** What a search orders by, which the planner must not walk an order's index for: it would read everybody. */
const SIN_INDICE: Partial<Claves<Columna>> = {
  dni: [{ sql: 'm.dni + 0', tipo: 'integer' }],
  matricula: [{ sql: 'm.matricula + 0', tipo: 'integer' }],
}
export const clavesFor = (searched: boolean): Claves<Columna> =>
  searched ? { ...CLAVES, ...SIN_INDICE } : CLAVES

const JOINS: Readonly<Partial<Record<Columna, string>>> = {
  estado: 'JOIN tipo_matricula t ON t.id = m.tipo_matricula_id',
  deuda: `LEFT JOIN (SELECT cargo.matriculado_id, sum(cargo.monto) AS deuda FROM cargo WHERE ${IMPAGO}
    GROUP BY cargo.matriculado_id) d ON d.matriculado_id = m.id`,
}

/** SQL: what an order needs beside the members `m`. */
export const joinFor = (orden: OrdenDe<Columna>): string => JOINS[partsOf<Columna>(orden).columna] ?? ''
