import pg from 'pg'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { matriculaName } from '@/backend/tesoreria/ledger/nombres'
import type { Cobertura } from '@/domain/cobertura'
import { sumMoney, type Centavos } from '@/domain/dinero'
import { TIPO_MATRICULA, type TipoConCuota } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'

export interface MesConPrecio extends Mes {
  monto: Centavos
  /** Of the month's first day. */
  cobertura: Cobertura
}

export interface Matriculas {
  matriculadoID: number
  tipoMatriculaID: TipoConCuota
  meses: readonly MesConPrecio[]
  /** Why they are charged in spite of the member's state. */
  motivo?: string
}

/**
 * Charges registration months with ledger and audit. Throws `Rechazo` when a month has a live charge, perhaps from
 * another transaction; then nothing is kept.
 */
export async function chargeMonths(tx: Tx, actor: Actor, matriculas: Matriculas): Promise<void> {
  const { matriculadoID, meses } = matriculas
  try {
    await insertMonths(tx, actor, matriculas)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.constraint !== 'cargo_mes') throw error
    throw new Rechazo('Alguna de esas cuotas ya fue generada. Revise la lista y vuelva a intentar.')
  }
  await audit(tx, actor, {
    entidad: 'matriculado',
    entidadID: matriculadoID,
    matriculadoID,
    despues: {
      tipoMatriculaID: matriculas.tipoMatriculaID,
      meses: meses.map(({ anio, mes }) => `${anio}-${String(mes).padStart(2, '0')}`),
      total: sumMoney(meses.map(({ monto }) => monto)),
      motivo: matriculas.motivo,
    },
  })
}

async function insertMonths(tx: Tx, actor: Actor, matriculas: Matriculas): Promise<void> {
  const { matriculadoID, tipoMatriculaID, meses } = matriculas
  await tx.query(
    `WITH nuevo AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id,
         federacion, ampliacion, ampliacion_extendida)
       SELECT $1, ${TIPO_MATRICULA}, nombre, anio, mes, monto, $2, con_seguro, ampliado, extendido
       FROM unnest($3::text[], $4::int[], $5::int[], $6::bigint[], $7::boolean[], $8::boolean[], $9::boolean[])
         AS fila(nombre, anio, mes, monto, con_seguro, ampliado, extendido)
       ORDER BY anio, mes
       RETURNING id, monto
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, usuario_id)
     SELECT $1, $10, 'cargar', monto, id, $11 FROM nuevo ORDER BY id`,
    [
      matriculadoID,
      tipoMatriculaID,
      meses.map((mes) => matriculaName(tipoMatriculaID, mes)),
      meses.map(({ anio }) => anio),
      meses.map(({ mes }) => mes),
      meses.map(({ monto }) => monto),
      meses.map(({ cobertura }) => cobertura.federacion),
      meses.map(({ cobertura }) => cobertura.ampliacion),
      meses.map(({ cobertura }) => cobertura.ampliacionExtendida),
      actor.hoy,
      actor.persona?.usuarioID ?? null,
    ],
  )
}
