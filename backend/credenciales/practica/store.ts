import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { crear, traerTodos } from '@/contract/practica-matriculado'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastAuthor } from '@/backend/acceso/auditoria/ultimo'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import { holdMatriculado, refuseBeforeBirth } from '@/backend/padron/matriculado/hold-matriculado'
import { requireUncertified } from '@/backend/credenciales/papel/vigentes'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { requireEstado } from '@/backend/nucleo/acto-por-estado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { formatFecha } from '@/domain/fechas'

const ENTIDAD = 'practica_matriculado'

type Fila = FilaDe<typeof traerTodos>
const FILA = `SELECT pm.id, pm.practica_id AS "practicaID", p.nombre AS practica, pm.fecha_obtencion AS "fechaObtencion"
  FROM practica_matriculado pm JOIN practica p ON p.id = pm.practica_id`

/** The newest first. */
export const listPracticas = (db: Queryable, matriculadoID: number): Promise<Fila[]> =>
  db.query(
    `${FILA} WHERE pm.matriculado_id = $1 AND pm.eliminado_en IS NULL ORDER BY pm.fecha_obtencion DESC, pm.id DESC`,
    [matriculadoID],
  )

export async function readPractica(db: Queryable, id: number): Promise<Fila> {
  const [row] = await db.query<Fila>(`${FILA} WHERE pm.id = $1 AND pm.eliminado_en IS NULL`, [id])
  if (!row) throw noEncontrado()
  return row
}

/**
 * Answers the new row's id. Throws `Rechazo` as `requireEstado` does, at `practicaID` for a practice that is gone or that the member has, and at
 * `fechaObtencion` for a date that cannot be.
 */
export async function addPractica(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, practicaID, fechaObtencion, motivo }: EntradaDe<typeof crear>,
): Promise<{ id: number }> {
  const member = await holdMatriculado(tx, matriculadoID)
  const porque = await requireEstado(tx, 'practica', { matriculadoID, motivo })
  if (fechaObtencion > pedido.hoy)
    refuse('fechaObtencion', 'La fecha de obtención no puede ser posterior a hoy')
  refuseBeforeBirth(member, 'fechaObtencion', { dia: fechaObtencion, que: 'La fecha de obtención' })
  if (!(await holdVigente(tx, 'practica', practicaID))) refuse('practicaID', 'Esa práctica no existe')
  const [had] = await tx.query<{ fechaObtencion: string }>(
    `SELECT fecha_obtencion AS "fechaObtencion" FROM practica_matriculado
     WHERE matriculado_id = $1 AND practica_id = $2 AND eliminado_en IS NULL`,
    [matriculadoID, practicaID],
  )
  if (had) refuse('practicaID', `Ya tiene esa práctica, obtenida el ${formatFecha(had.fechaObtencion)}`)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO practica_matriculado (matriculado_id, practica_id, fecha_obtencion) VALUES ($1, $2, $3) RETURNING id`,
    [matriculadoID, practicaID, fechaObtencion],
  )
  if (!row) throw new Error('La práctica no se guardó')
  const { practica } = await readPractica(tx, row.id)
  const despues = { practica, fechaObtencion, ...porque }
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: row.id, matriculadoID, despues })
  return row
}

/**
 * The row stays, with who deleted it. Throws `Rechazo` naming who did when it is deleted already, and naming the paper
 * that certifies it.
 */
export async function removePractica(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const [row] = await tx.query<{ matriculadoID: number; practica: string; fechaObtencion: string }>(
    `UPDATE practica_matriculado pm SET eliminado_en = now(), eliminado_por = $2 FROM practica p
     WHERE pm.id = $1 AND pm.eliminado_en IS NULL AND p.id = pm.practica_id
     RETURNING pm.matriculado_id AS "matriculadoID", p.nombre AS practica, pm.fecha_obtencion AS "fechaObtencion"`,
    [id, pedido.persona.usuarioID],
  )
  if (!row) {
    const who = await lastAuthor(tx, { entidad: ENTIDAD, id })
    throw who === undefined ? noEncontrado() : new Rechazo(`La eliminó ${who}`)
  }
  await requireUncertified(tx, 'practica', id)
  const { matriculadoID, ...antes } = row
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, antes })
  return null
}
