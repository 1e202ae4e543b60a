import type { EntradaDe } from '@/contract/llamada'
import { type actualizarDatos, type crear, mayBeNamed, SIN_NOMBRE } from '@/contract/usuario'
import { rolDe } from '@/domain/roles'
import { asName, oneLine } from '@/domain/texto'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import { hashPassword, passwordFault } from '@/backend/acceso/cuenta/clave'
import { forgetAccount } from '@/backend/acceso/cuenta/intentos'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { holdAdmins, insertAccount, isLastAdmin, writePassword } from '@/backend/acceso/cuenta/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { claimDoctor, requireSameDoctor } from '@/backend/acceso/usuario/medico'
import { holdUsuario, type Usuario } from '@/backend/acceso/usuario/store'
import { requireFree, whileFree } from '@/backend/acceso/usuario/unico'

export const ULTIMO = 'Es el único administrador activo: nombre antes a otro'

type Nuevo = EntradaDe<typeof crear>
type Editado = EntradaDe<typeof actualizarDatos>
type Datos = ReturnType<typeof datosOf>

/** Answers the new id. Throws `Rechazo` for a taken name, a weak password or a doctor who has an account. */
export async function insertUsuario(tx: Tx, pedido: Pedido, nuevo: Nuevo): Promise<number> {
  const datos = datosOf(nuevo)
  const { rolID, dni, ...textos } = datos
  const medico = await claimDoctor(tx, nuevo)
  await requireFree(tx, datos.username)
  const cuenta = {
    ...textos,
    dni: dni?.toString(),
    claveHash: await hashSound(tx, nuevo.clave, datos.username),
    rol: rolDe(rolID) ?? '',
    matriculadoID: medico?.id,
  }
  const id = await whileFree(datos.username, () => insertAccount(tx, cuenta))
  await audit(tx, pedido, {
    entidad: 'usuario',
    entidadID: id,
    matriculadoID: medico?.id,
    despues: { ...datos, matricula: medico?.matricula },
  })
  return id
}

/**
 * Changes an account; without a password the present one stays. A new password, role or doctor ends its sessions,
 * except the one in which a person changes the own password. Throws `Rechazo`, also for an older `version` and when
 * nobody would be left to administer.
 */
export async function updateUsuario(tx: Tx, pedido: Pedido, editado: Editado): Promise<void> {
  const { id, version, clave } = editado
  const datos = datosOf(editado)
  // Hashing is slow on purpose, so no row is locked meanwhile.
  const claveHash = clave === undefined ? undefined : await hashSound(tx, clave, datos.username)
  const medico = await claimDoctor(tx, editado, id)
  const admins = await holdAdmins(tx)
  const before = await holdUsuario(tx, id)
  if (!before) throw noEncontrado()
  if (version !== undefined && version !== before.version) await refuseOlder(tx, 'usuario', id)
  if (datos.rolID !== before.rolID && isLastAdmin(admins, id)) refuse('rolID', ULTIMO)
  if (!mayBeNamed(datos.username, before.username)) refuse('username', SIN_NOMBRE)
  requireSameDoctor(before.matriculado, medico)
  await requireFree(tx, datos.username, id)
  const matricula = before.matriculado ? undefined : medico?.matricula
  const { antes, despues } = differences(before, datos)
  if (Object.keys(despues).length === 0 && claveHash === undefined && matricula === undefined) return
  await whileFree(datos.username, () => write(tx, id, datos, medico?.id))
  if (claveHash !== undefined) await givePassword(tx, id, claveHash, datos.username)
  if ('rolID' in despues || matricula !== undefined) await revokeSessionsOf(tx, id)
  else if (claveHash !== undefined) await revokeSessionsOf(tx, id, ownSession(pedido, id))
  await audit(tx, pedido, {
    entidad: 'usuario',
    entidadID: id,
    matriculadoID: medico?.id ?? before.matriculado?.id,
    antes,
    despues: { ...despues, matricula, claveCambiada: claveHash === undefined ? undefined : true },
  })
}

const ownSession = ({ persona }: Pedido, id: number): Buffer | undefined =>
  persona.usuarioID === id ? persona.tokenHash : undefined

const datosOf = (entrada: Nuevo | Editado) => ({
  username: asName(entrada.username),
  rolID: entrada.rolID,
  nombre: oneLine(entrada.nombre),
  apellido: oneLine(entrada.apellido),
  email: entrada.email.trim(),
  telefono: oneLine(entrada.telefono),
  dni: entrada.dni,
  direccion: entrada.direccion?.trim() || undefined,
  observaciones: entrada.observaciones?.trim() || undefined,
})

function differences(before: Usuario, datos: Datos) {
  const changed = (Object.keys(datos) as (keyof Datos)[]).filter(
    (campo) => (datos[campo] ?? null) !== (before[campo] ?? null),
  )
  const pick = (source: Partial<Record<keyof Datos, unknown>>) =>
    Object.fromEntries(changed.map((campo) => [campo, source[campo] ?? null]))
  return { antes: pick(before), despues: pick(datos) }
}

/** The tie to a doctor is only ever added. */
async function write(tx: Tx, id: number, datos: Datos, matriculadoID: number | undefined): Promise<void> {
  await tx.query(
    `UPDATE usuario SET username = $2, rol_id = $3, nombre = $4, apellido = $5, email = $6, telefono = $7, dni = $8,
       direccion = $9, observaciones = $10, matriculado_id = coalesce($11, matriculado_id), version = version + 1
     WHERE id = $1`,
    [
      id,
      datos.username,
      datos.rolID,
      datos.nombre,
      datos.apellido,
      datos.email,
      datos.telefono,
      datos.dni?.toString() ?? null,
      datos.direccion ?? null,
      datos.observaciones ?? null,
      matriculadoID ?? null,
    ],
  )
}

/** This replaces a one-use key and ends any wait for another try. */
async function givePassword(tx: Tx, id: number, claveHash: string, username: string): Promise<void> {
  await writePassword(tx, id, claveHash)
  await forgetAccount(tx, username)
}

async function hashSound(tx: Tx, clave: string, username: string): Promise<string> {
  const fault = passwordFault(clave, username, await readAjuste(tx, 'claveMinima'))
  if (fault) refuse('password', fault)
  return hashPassword(clave)
}
