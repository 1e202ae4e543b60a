import { makeCuit } from '@/domain/cuit'
import { claveDeBusqueda } from '@/domain/plegar'
import type { Rol } from '@/domain/roles'
import { hashPassword } from '@/backend/acceso/cuenta/clave'
import { openSession } from '@/backend/acceso/cuenta/sesion'
import { insertAccount } from '@/backend/acceso/cuenta/store'
import { withTransaction, type Db } from '@/backend/db/conexion'

export const CLAVE = 'nueve-lunas-7'
let hashed: Promise<string> | undefined

/** An account with the password CLAVE (hashed once a run: it is slow on purpose). */
export async function addAccount(
  db: Db,
  rol: Rol,
  mas: { username?: string; matriculadoID?: number } = {},
): Promise<number> {
  const claveHash = await (hashed ??= hashPassword(CLAVE))
  const username = mas.username ?? `${rol.toLowerCase()}-${Math.random().toString(36).slice(2, 8)}`
  return withTransaction(db, (tx) =>
    insertAccount(tx, { nombre: 'Nélida', apellido: 'Prueba', rol, claveHash, ...mas, username }),
  )
}

/** A live session's token, without the sign-in's password work. */
export function addSession(db: Db, usuarioID: number): Promise<string> {
  return withTransaction(db, (tx) =>
    openSession(tx, usuarioID, { clientAddress: '127.0.0.1', agente: 'prueba' }),
  )
}

/** An account and a session of it at once. */
export async function signedIn(
  db: Db,
  rol: Rol,
  matriculadoID?: number,
): Promise<{ usuarioID: number; token: string }> {
  const usuarioID = await addAccount(db, rol, { matriculadoID })
  return { usuarioID, token: await addSession(db, usuarioID) }
}

let next = 1

/** A member since 2020, ACTIVO unless `tipo` says otherwise, with every required column; `apellido` and `nombre` also make the search key. */
export async function addMember(
  db: Db,
  datos: { apellido?: string; nombre?: string; dni?: number; matricula?: number; tipo?: number } = {},
): Promise<number> {
  const n = next++
  const {
    apellido = 'Ábalos',
    nombre = 'Ana',
    dni = 20_000_000 + n,
    matricula = 10_000 + n,
    tipo = 1,
  } = datos
  const [row] = await db.query<{ id: number }>(
    `WITH nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, cuit_cuil, busqueda)
       VALUES ($1, $7, 1, $2, $3, $4, $5, $6) RETURNING id
     )
     INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde)
     SELECT id, $7, '2020-03-01' FROM nuevo RETURNING matriculado_id AS id`,
    [matricula, apellido, nombre, dni, makeCuit(dni, 2), claveDeBusqueda(apellido, nombre), tipo],
  )
  if (!row) throw new Error('No se agregó el matriculado')
  return row.id
}

/** A period of insurance of a member: open since 2020 and without extensions, unless told. */
export async function addSeguro(
  db: Db,
  matriculadoID: number,
  datos: { desde?: string; hasta?: string; ampliacion?: boolean; ampliacionExtendida?: boolean } = {},
): Promise<void> {
  const { desde = '2020-01-01', hasta = null, ampliacion = false, ampliacionExtendida = false } = datos
  await db.query(
    `INSERT INTO federacion_matriculado (matriculado_id, desde, hasta, ampliacion, ampliacion_extendida)
     VALUES ($1, $2, $3, $4, $5)`,
    [matriculadoID, desde, hasta, ampliacion, ampliacionExtendida],
  )
}
