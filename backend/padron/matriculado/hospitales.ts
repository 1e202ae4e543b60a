import type { actualizarDatos, crear, eliminar } from '@/contract/hospital-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastAuthor, refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

const ENTIDAD = 'hospital_matriculado'
const MAXIMO = 50

export interface Hospital {
  hospitalID: number
  servicio: string | null
  cargo: string | null
}
export interface Fila extends Hospital {
  id: number
  nombre: string
  version: number
}

/** Throws `Rechazo` at `hospitalID` for a hospital that does not exist or that the member has already. */
export async function addHospital(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, ...typed }: EntradaDe<typeof crear>,
): Promise<{ id: number }> {
  const filas = await holdHospitales(tx, matriculadoID)
  if (filas.length >= MAXIMO) refuse('hospitalID', `Hasta ${MAXIMO} hospitales`)
  const nuevo = clean(typed)
  const nombre = await requireFree(tx, nuevo, filas)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO hospital_matriculado (matriculado_id, hospital_id, servicio, cargo) VALUES ($1, $2, $3, $4) RETURNING id`,
    [matriculadoID, nuevo.hospitalID, nuevo.servicio, nuevo.cargo],
  )
  if (!row) throw new Error('El hospital no se guardó')
  const despues = describe(nombre, nuevo)
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: row.id, matriculadoID, despues })
  return { id: row.id }
}

/**
 * Changes one hospital. Equal values succeed and write nothing. Throws `Rechazo` at `version` when somebody changed
 * or removed it.
 */
export async function editHospital(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof actualizarDatos>,
): Promise<null> {
  const { matriculadoID, hospitalMatriculadoID, version } = entrada
  const filas = await holdHospitales(tx, matriculadoID)
  const before = await requireOf(tx, matriculadoID, hospitalMatriculadoID, filas)
  const nuevo = clean(entrada)
  if (isSame(before, nuevo)) return null
  if (before.version !== version) await refuseOlder(tx, ENTIDAD, before.id)
  return writeHospital(tx, pedido, { matriculadoID, before, nuevo, filas })
}

interface Escritura {
  matriculadoID: number
  before: Fila
  nuevo: Hospital
  /** All rows of the member, locked. */
  filas: readonly Fila[]
}

/** Writes the edit of a locked row that stands as it was seen. */
export async function writeHospital(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, before, nuevo, filas }: Escritura,
): Promise<null> {
  const others = filas.filter(({ id }) => id !== before.id)
  const nombre = await requireFree(tx, nuevo, others)
  await tx.query(
    `UPDATE hospital_matriculado SET hospital_id = $2, servicio = $3, cargo = $4, version = version + 1 WHERE id = $1`,
    [before.id, nuevo.hospitalID, nuevo.servicio, nuevo.cargo],
  )
  const [antes, despues] = [describe(before.nombre, before), describe(nombre, nuevo)]
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: before.id, matriculadoID, antes, despues })
  return null
}

export async function removeHospital(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, hospitalMatriculadoID, version }: EntradaDe<typeof eliminar>,
): Promise<null> {
  const filas = await holdHospitales(tx, matriculadoID)
  const before = await requireOf(tx, matriculadoID, hospitalMatriculadoID, filas)
  if (before.version !== version) await refuseOlder(tx, ENTIDAD, before.id, 'confirme de nuevo')
  await tx.query('DELETE FROM hospital_matriculado WHERE id = $1', [before.id])
  const antes = describe(before.nombre, before)
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: before.id, matriculadoID, antes })
  return null
}

/** Locks the member's hospitals until the transaction ends. */
export async function holdHospitales(tx: Tx, matriculadoID: number): Promise<Fila[]> {
  const [member] = await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!member) throw noEncontrado()
  return tx.query<Fila>(
    `SELECT hm.id, hm.hospital_id AS "hospitalID", h.nombre, hm.servicio, hm.cargo, hm.version
     FROM hospital_matriculado hm JOIN hospital h ON h.id = hm.hospital_id
     WHERE hm.matriculado_id = $1 ORDER BY hm.id`,
    [matriculadoID],
  )
}

async function requireOf(tx: Tx, matriculadoID: number, id: number, filas: readonly Fila[]): Promise<Fila> {
  const fila = filas.find((one) => one.id === id)
  if (fila) return fila
  const who = await lastAuthor(tx, { entidad: ENTIDAD, id, matriculadoID })
  if (who === undefined) throw noEncontrado()
  throw new Rechazo(`Lo quitó de la ficha ${who}`)
}

/** The hospital's name, if the member may have it. Two rows that say the same are refused. */
async function requireFree(tx: Tx, nuevo: Hospital, others: readonly Fila[]): Promise<string> {
  const [row] = await tx.query<{ nombre: string }>(
    'SELECT nombre FROM hospital WHERE id = $1 FOR KEY SHARE',
    [nuevo.hospitalID],
  )
  if (!row) refuse('hospitalID', 'Ese hospital no existe')
  if (others.some((one) => keyOf(one) === keyOf(nuevo))) {
    refuse('hospitalID', 'Ya está en la ficha con ese servicio y ese cargo')
  }
  return row.nombre
}

const keyOf = ({ hospitalID, servicio, cargo }: Hospital): string =>
  [hospitalID, plegar(servicio ?? ''), plegar(cargo ?? '')].join('\n')

const isSame = (a: Hospital, b: Hospital): boolean =>
  a.hospitalID === b.hospitalID && a.servicio === b.servicio && a.cargo === b.cargo

const orNull = (typed = ''): string | null => oneLine(typed) || null

const clean = (typed: { hospitalID: number; servicio?: string; cargo?: string }): Hospital => ({
  hospitalID: typed.hospitalID,
  servicio: orNull(typed.servicio),
  cargo: orNull(typed.cargo),
})

/** The whole row is one value, so that an edit of the post alone still names the hospital. */
const describe = (nombre: string, { servicio, cargo }: Hospital) => ({
  hospital: [nombre, servicio, cargo].filter(Boolean).join(', '),
})
