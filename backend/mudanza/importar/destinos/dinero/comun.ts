import { auditMany } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { DestinoListo, PorDeshacer } from '@/backend/mudanza/importar/destinos/destino'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { requireOpen } from '@/backend/tesoreria/ledger/cierre'
import { ATADURA_DE_TRAIDO, holdBrought, takeBackBrought } from '@/backend/tesoreria/ledger/traer'
import { type Centavos, CERO, fromDecimalText } from '@/domain/dinero'
import type { Valores } from '@/domain/importar/resultado'

export const montoOf = (valor: Valores[string] | undefined): Centavos =>
  typeof valor === 'string' ? (fromDecimalText(valor) ?? CERO) : CERO

export const matriculaOf = ({ matricula }: Valores): number => Number(matricula)

/** The ids of members by their numbers. */
export async function idsOf(db: Queryable, valores: readonly Valores[]): Promise<Map<number, number>> {
  const rows = await db.query<{ id: number; matricula: number }>(
    'SELECT id, matricula FROM matriculado WHERE matricula = ANY($1)',
    [valores.map((one) => matriculaOf(one))],
  )
  return new Map(rows.map(({ id, matricula }) => [matricula, id]))
}

export const NADIE = (valores: Valores) =>
  ({
    rechazo: {
      ...{ campo: 'matricula', codigo: 'matricula.desconocida' },
      texto: `No hay ningún matriculado ${matriculaOf(valores)}`,
    },
  }) as const

/** What all that is brought as money has in common: a movement is the row that was written. */
export const DE_DINERO = {
  entidad: 'movimiento',
  /** A day that is closed takes nothing; who is charged is waited for in the order in which everybody waits. */
  retener: async (tx, actor, valores) => {
    await requireOpen(tx, actor.hoy, 'fecha')
    await tx.query('SELECT FROM matriculado WHERE matricula = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
      valores.map((one) => matriculaOf(one)),
    ])
  },
  atadura: () => Promise.resolve(ATADURA_DE_TRAIDO),
  retenerEscritos: async (tx, ids) => {
    await holdBrought(tx, ids)
  },
  deshacer: async (tx, actor, escritos) => {
    await requireOpen(tx, actor.hoy, 'motivo')
    const ids = escritos.map(({ entidadID }) => entidadID)
    await takeBackBrought(tx, actor, ids, 'Se deshizo la importación')
    await auditAll(tx, actor, escritos, 'antes')
  },
} as const satisfies Partial<DestinoListo>

/** One row of the trail for each, under its member. */
export async function auditAll(
  tx: Tx,
  actor: Actor,
  escritos: readonly Pick<PorDeshacer, 'entidadID' | 'valores'>[],
  cuando: 'antes' | 'despues',
): Promise<void> {
  const ids = await idsOf(
    tx,
    escritos.map(({ valores }) => valores),
  )
  await auditMany(
    tx,
    actor,
    escritos.map(({ entidadID, valores }) => ({
      ...{ entidad: 'movimiento', entidadID, matriculadoID: ids.get(matriculaOf(valores)) ?? null },
      [cuando]: valores,
    })),
  )
}
