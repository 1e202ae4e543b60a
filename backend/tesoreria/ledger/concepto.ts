import { audit } from '@/backend/acceso/auditoria/store'
import { sqlState, type Tx } from '@/backend/db/conexion'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { BLOQUEADO, refuseUnpayable, type CargoBloqueado } from '@/backend/tesoreria/ledger/impagables'
import { reverseCharges } from '@/backend/tesoreria/ledger/revertir'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO } from '@/domain/estados'
import { partsOf } from '@/domain/fechas'
import { TIPO_PRECIO } from '@/domain/precio'

export interface ConceptoElegido {
  matriculadoID: number
  conceptoID: number
  montoPrevisto?: Centavos | undefined
}

interface Concepto {
  nombre: string
  monto: Centavos
}

/** Charges a concept today at its present amount. Answers the charge's id. */
export async function chargeConcepto(tx: Tx, actor: Actor, elegido: ConceptoElegido): Promise<number> {
  const { nombre, monto } = await requireConcepto(tx, elegido)
  const { anio, mes } = partsOf(actor.hoy)
  const usuarioID = actor.persona?.usuarioID ?? null
  const id = await insertCharge(tx, [
    elegido.matriculadoID,
    nombre,
    anio,
    mes,
    monto,
    elegido.conceptoID,
    actor.hoy,
    usuarioID,
  ])
  await audit(tx, actor, {
    entidad: 'cargo',
    entidadID: id,
    matriculadoID: elegido.matriculadoID,
    despues: { concepto: nombre, monto },
  })
  return id
}

/** Deleting or repricing the concept waits for this, or the other way round. */
async function requireConcepto(tx: Tx, { conceptoID, montoPrevisto }: ConceptoElegido): Promise<Concepto> {
  const [concepto] = await tx.query<Concepto>(
    `SELECT nombre, monto FROM concepto WHERE id = $1 AND tipo <> ${TIPO_PRECIO} AND eliminado_en IS NULL FOR SHARE`,
    [conceptoID],
  )
  if (!concepto) refuse('conceptoID', 'Ese concepto ya no existe')
  const { nombre, monto } = concepto
  if (monto <= 0n) refuse('conceptoID', `${nombre} no tiene monto: no hay nada que cobrar`)
  if (montoPrevisto !== undefined && montoPrevisto !== monto) {
    refuse('conceptoID', `${nombre} ahora es de ${formatMoney(monto)}, no ${formatMoney(montoPrevisto)}`)
  }
  return concepto
}

async function insertCharge(tx: Tx, params: readonly unknown[]): Promise<number> {
  try {
    const [nuevo] = await tx.query<{ id: number }>(
      `WITH nuevo AS (
         INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, concepto_id)
         VALUES ($1, ${TIPO_CONCEPTO}, $2, $3, $4, $5, $6) RETURNING id, monto
       ), asiento AS (
         INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, usuario_id)
         SELECT $1, $7, 'cargar', monto, id, $8 FROM nuevo
       )
       SELECT id FROM nuevo`,
      params,
    )
    if (!nuevo) throw new Error('No se agregó el cargo')
    return nuevo.id
  } catch (error) {
    // The member does not exist, or is being removed.
    if (sqlState(error) === '23503') throw noEncontrado()
    throw error
  }
}

/** Throws `Rechazo` when it is paid or in a plan, telling by whom or which. */
export async function annulConcepto(tx: Tx, actor: Actor, cargoID: number): Promise<null> {
  const [cargo] = await tx.query<CargoBloqueado>(
    `SELECT ${BLOQUEADO} FROM cargo WHERE id = $1 AND tipo = ${TIPO_CONCEPTO} FOR UPDATE`,
    [cargoID],
  )
  if (!cargo) throw noEncontrado()
  await refuseUnpayable(tx, [cargo])
  await reverseCharges(tx, actor, 'id = $4', cargoID, 'Se eliminó el concepto')
  await audit(tx, actor, {
    entidad: 'cargo',
    entidadID: cargoID,
    matriculadoID: cargo.matriculadoID,
    antes: { concepto: cargo.nombre, monto: cargo.monto },
  })
  return null
}
