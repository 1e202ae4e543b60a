import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { reverseCharges } from '@/backend/tesoreria/ledger/revertir'
import { subtract, type Centavos } from '@/domain/dinero'

interface Partido {
  id: number
  matriculadoID: number
  monto: Centavos
}

/**
 * Takes from a locked, owed charge what a collection did not reach, and charges it apart as its rest, of the same kind and
 * month (DESIGN 5: a collection short of its charge pays it and leaves a difference). The rest of a rest is of the first
 * charge, and has its name. Answers the new charge.
 */
export async function splitCargo(tx: Tx, actor: Actor, cargo: Partido, monto: Centavos): Promise<number> {
  const resto = subtract(cargo.monto, monto)
  const usuarioID = actor.persona?.usuarioID ?? null
  const [row] = await tx.query<{ id: number; nombre: string }>(
    `WITH menos AS (
       UPDATE cargo SET monto = $2, version = version + 1 WHERE id = $1 RETURNING *
     ), ajuste AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, detalle, usuario_id)
       SELECT matriculado_id, $4, 'ajustar', $3, $1, 'Se cobró menos: la diferencia queda aparte', $5 FROM menos
     ), nuevo AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id, federacion, ampliacion,
         ampliacion_extendida, resto_de)
       SELECT matriculado_id, tipo, CASE WHEN resto_de IS NULL THEN 'Diferencia de ' ELSE '' END || nombre, anio, mes, $3,
         tipo_matricula_id, federacion, ampliacion, ampliacion_extendida, coalesce(resto_de, id)
       FROM menos RETURNING id, matriculado_id, nombre
     ), asiento AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, usuario_id)
       SELECT matriculado_id, $4, 'cargar', $3, id, $5 FROM nuevo
     )
     SELECT id, nombre FROM nuevo`,
    [cargo.id, monto, resto, actor.hoy, usuarioID],
  )
  if (!row) throw new Error('No se partió el cargo')
  await audit(tx, actor, {
    entidad: 'cargo',
    entidadID: row.id,
    matriculadoID: cargo.matriculadoID,
    despues: { nombre: row.nombre, monto: resto },
  })
  return row.id
}

/** Joins a difference, which is owed, with the charge that it was taken from again. Both are locked and free. */
export async function joinCargo(
  tx: Tx,
  actor: Actor,
  { cargoID, diferenciaID }: { cargoID: number; diferenciaID: number },
  detalle: string,
): Promise<void> {
  const usuarioID = actor.persona?.usuarioID ?? null
  await reverseCharges(tx, actor, 'id = $4', diferenciaID, detalle)
  await tx.query(
    `WITH resto AS (SELECT monto FROM cargo WHERE id = $2), mas AS (
       UPDATE cargo SET monto = cargo.monto + resto.monto, version = version + 1 FROM resto WHERE cargo.id = $1
       RETURNING cargo.matriculado_id
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, detalle, usuario_id)
     SELECT mas.matriculado_id, $3, 'ajustar', resto.monto, $1, $4, $5 FROM mas, resto`,
    [cargoID, diferenciaID, actor.hoy, detalle, usuarioID],
  )
}
