import { auditMany } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { readDuenos } from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import { holdMatriculados } from '@/backend/mudanza/importar/destinos/matriculados/escribir'
import type { DestinoListo, PorDeshacer } from '@/backend/mudanza/importar/destinos/destino'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { requireOpen } from '@/backend/tesoreria/ledger/cierre'
import { ATADURA_DE_TRAIDO, holdBrought, takeBackBrought } from '@/backend/tesoreria/ledger/traer'
import { type Centavos, CERO, fromDecimalText } from '@/domain/dinero'
import type { Valores } from '@/domain/importar/resultado'

export const montoOf = (valor: Valores[string] | undefined): Centavos =>
  typeof valor === 'string' ? (fromDecimalText(valor) ?? CERO) : CERO

export const matriculaOf = ({ matricula }: Valores): number => Number(matricula)

/** What all that is brought as money has in common: a movement is the row that was written. */
export const DE_DINERO = {
  entidad: 'movimiento',
  /** A day that is closed takes nothing; who is charged is waited for in the order in which everybody waits. */
  retener: async (tx, actor, valores) => {
    await requireOpen(tx, actor.hoy, 'fecha')
    await holdMatriculados(
      tx,
      valores.map((one) => matriculaOf(one)),
    )
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
  entidad: 'movimiento' | 'pago' = 'movimiento',
): Promise<void> {
  const duenos = await readDuenos(
    tx,
    escritos.map(({ valores }) => valores),
  )
  await auditMany(
    tx,
    actor,
    escritos.map(({ entidadID, valores }) => ({
      ...{ entidad, entidadID, matriculadoID: duenos.get(matriculaOf(valores))?.id ?? null },
      [cuando]: valores,
    })),
  )
}
