import type { actualizarDatos, baja } from '@/contract/da-listado'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastAuthor, refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import type { Tx } from '@/backend/db/conexion'
import { describeCuenta } from '@/backend/debitos/adhesion/adherir'
import { requireCuenta } from '@/backend/debitos/adhesion/cuenta'
import { ENTIDAD, findVigente, type Vigente } from '@/backend/debitos/adhesion/store'
import { tellCerrados } from '@/backend/nucleo/debito-cerrado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { holdMatriculado, refuseBeforeBirth } from '@/backend/padron/matriculado/hold-matriculado'
import { DEBITO_BANCARIO } from '@/domain/debito'
import { EFECTIVO } from '@/domain/estados'

/** Tells who ended the enrolment that somebody still saw; `noEncontrado` for one that never was the member's. */
async function whoEnded(tx: Tx, matriculadoID: number, id: number): Promise<Rechazo> {
  const [gone] = await tx.query(
    'SELECT FROM da_listado WHERE id = $1 AND matriculado_id = $2 AND fecha_baja IS NOT NULL',
    [id, matriculadoID],
  )
  if (!gone) return noEncontrado()
  const who = await lastAuthor(tx, { entidad: ENTIDAD, id })
  return new Rechazo(who ? `Esa adhesión ya no rige: la dio de baja ${who}` : 'Esa adhesión ya no rige')
}

/**
 * Changes the account of a bank debit; an empty CBU leaves the stored one. Throws `Rechazo` at `version` when somebody
 * was faster, and beside what cannot be chosen.
 */
export async function editAccount(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, daListadoID, version, ...typed }: EntradaDe<typeof actualizarDatos>,
): ReturnType<typeof tellCerrados> {
  const member = await holdMatriculado(tx, matriculadoID)
  const vigente = await findVigente(tx, matriculadoID)
  if (vigente?.id !== daListadoID) throw await whoEnded(tx, matriculadoID, daListadoID)
  if (vigente.formaPagoID !== DEBITO_BANCARIO)
    throw new Rechazo(`El débito por ${vigente.formaPago} no lleva una cuenta`)
  if (version !== undefined && version !== vigente.version) await refuseOlder(tx, ENTIDAD, daListadoID)
  const guardado = typed.cbu === undefined
  const cuenta = {
    ...typed,
    cbu: typed.cbu ?? vigente.cbu ?? '',
    nroCuenta: typed.nroCuenta.trim(),
    observaciones: typed.observaciones?.trim() || null,
  }
  if (cuenta.fechaAlta !== vigente.fechaAlta)
    refuseBeforeBirth(member, 'fechaAlta', { dia: cuenta.fechaAlta, que: 'La fecha de alta' })
  await requireCuenta(tx, cuenta, pedido.hoy, guardado)
  const [before, after] = [await describeCuenta(tx, vigente), await describeCuenta(tx, cuenta)]
  const changed = Object.keys(after).filter((clave) => before[clave] !== after[clave])
  if (changed.length === 0) return null
  await tx.query(
    `UPDATE da_listado SET banco_id = $2, sucursal_banco_id = $3, tipo_cuenta_id = $4, cbu = $5, nro_cuenta = $6,
       fecha_alta = $7, observaciones = $8, version = version + 1 WHERE id = $1`,
    [
      daListadoID,
      cuenta.bancoID,
      cuenta.sucursalBancoID,
      cuenta.tipoCuentaID,
      cuenta.cbu,
      cuenta.nroCuenta,
      cuenta.fechaAlta,
      cuenta.observaciones,
    ],
  )
  const pick = (all: Record<string, unknown>) =>
    Object.fromEntries(changed.map((clave) => [clave, all[clave] ?? null]))
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: daListadoID,
    matriculadoID,
    antes: pick(before),
    despues: pick(after),
  })
  return tellCerrados(tx, pedido, matriculadoID)
}

/**
 * Ends the enrolment in force: from now on the member pays in cash. Throws `Rechazo` for who is in none, and, telling
 * who ended it, for another one than the person saw.
 */
export async function endEnrolment(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, daListadoID, motivo }: EntradaDe<typeof baja>,
): ReturnType<typeof tellCerrados> {
  await holdMatriculado(tx, matriculadoID)
  const vigente = await findVigente(tx, matriculadoID)
  if (daListadoID !== undefined && vigente?.id !== daListadoID)
    throw await whoEnded(tx, matriculadoID, daListadoID)
  const formaPago = await returnToCash(tx, matriculadoID)
  if (vigente) await closeRow(tx, pedido, vigente, motivo?.trim() || null)
  await audit(tx, pedido, {
    ...(vigente && { entidad: ENTIDAD, entidadID: vigente.id }),
    matriculadoID,
    antes: { formaPago: vigente?.formaPago ?? formaPago },
    despues: { formaPago: 'Efectivo', motivo: motivo?.trim() || undefined },
  })
  return tellCerrados(tx, pedido, matriculadoID)
}

/** Answers the form that it was. */
async function returnToCash(tx: Tx, matriculadoID: number): Promise<string> {
  const [was] = await tx.query<{ nombre: string }>(
    `WITH antes AS (SELECT m.id, f.nombre FROM matriculado m JOIN forma_pago f ON f.id = m.forma_pago_id
       WHERE m.id = $1 AND m.forma_pago_id <> $2)
     UPDATE matriculado m SET forma_pago_id = $2, version = version + 1 FROM antes WHERE m.id = antes.id
     RETURNING antes.nombre`,
    [matriculadoID, EFECTIVO],
  )
  return was?.nombre ?? refuse('matriculadoID', await whoWasFaster(tx, matriculadoID))
}

async function whoWasFaster(tx: Tx, matriculadoID: number): Promise<string> {
  const [last] = await tx.query<{ id: number }>(
    'SELECT id FROM da_listado WHERE matriculado_id = $1 ORDER BY id DESC LIMIT 1',
    [matriculadoID],
  )
  const who = last && (await lastAuthor(tx, { entidad: ENTIDAD, id: last.id }))
  return who ? `No está adherido a un débito: lo dio de baja ${who}` : 'No está adherido a un débito'
}

const closeRow = (tx: Tx, { hoy, persona }: Pedido, { id }: Vigente, motivo: string | null) =>
  tx.query(
    `UPDATE da_listado SET fecha_baja = greatest($2, fecha_alta), baja_por = $3, motivo_baja = $4,
       version = version + 1 WHERE id = $1`,
    [id, hoy, persona.usuarioID, motivo],
  )
