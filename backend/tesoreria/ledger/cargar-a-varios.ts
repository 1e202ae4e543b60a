import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import type { Cargado } from '@/backend/tesoreria/ledger/correr'
import type { Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO } from '@/domain/estados'
import { partsOf } from '@/domain/fechas'

/** A concept as it was confirmed for everybody. */
export interface CargaPedida extends Cargado {
  conceptoID: number
  nombre: string
  monto: Centavos
}

/** Opens a charge of a concept to many, with its one audit row: what was confirmed, by whom. */
export async function openCarga(tx: Tx, actor: Actor, carga: CargaPedida): Promise<number> {
  const { conceptoID, nombre, monto, cantidad, total } = carga
  const [made] = await tx.query<{ id: number }>(
    'INSERT INTO carga_concepto (concepto_id, nombre, monto, usuario_id) VALUES ($1, $2, $3, $4) RETURNING id',
    [conceptoID, nombre, monto, actor.persona?.usuarioID ?? null],
  )
  if (!made) throw new Error('No se agregó la carga')
  await audit(tx, actor, {
    entidad: 'carga_concepto',
    entidadID: made.id,
    despues: { concepto: nombre, monto, cantidad, total },
  })
  return made.id
}

/** Charges these members today, each once in this act, and adds them to what the act says that it charged. */
export async function chargeMany(
  tx: Tx,
  actor: Actor,
  { cargaID, ...carga }: Pick<CargaPedida, 'conceptoID' | 'nombre' | 'monto'> & { cargaID: number },
  matriculados: readonly number[],
): Promise<void> {
  const { anio, mes } = partsOf(actor.hoy)
  await tx.query(
    `WITH nuevo AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, concepto_id, carga_id)
       SELECT id, ${TIPO_CONCEPTO}, $2, $3, $4, $5, $6, $7 FROM unnest($1::int[]) AS elegido (id) ORDER BY id
       RETURNING id, matriculado_id, monto
     ), asiento AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, usuario_id)
       SELECT matriculado_id, $8, 'cargar', monto, id, $9 FROM nuevo ORDER BY id
     )
     UPDATE carga_concepto k SET cantidad = k.cantidad + n.cantidad, total = k.total + n.total
     FROM (SELECT count(*)::int AS cantidad, coalesce(sum(monto), 0)::bigint AS total FROM nuevo) n WHERE k.id = $7`,
    [
      matriculados,
      carga.nombre,
      anio,
      mes,
      carga.monto,
      carga.conceptoID,
      cargaID,
      actor.hoy,
      actor.persona?.usuarioID ?? null,
    ],
  )
}
