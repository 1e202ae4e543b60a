import { listCajeros, readPlanilla } from '@/backend/caja/planilla'
import { may } from '@/backend/cuenta/sesion'
import type { Queryable } from '@/backend/db/conexion'
import type { Manejadores, Pedido, Persona } from '@/backend/http/manejador'
import { noEncontrado } from '@/backend/http/rechazo'
import { SISTEMA, TODOS } from '@/domain/caja'

const nameOf = ({ nombre, apellido }: Persona): string => `${nombre} ${apellido}`.trim()

/** Throws `Rechazo` as for nobody when somebody else's sheet is not his to see. */
async function requireWhose(
  db: Queryable,
  { persona, politica }: Pedido,
  usuarioID: number,
): Promise<string> {
  if (usuarioID === persona.usuarioID) return nameOf(persona)
  if (!may(persona, politica, 'caja.todas')) throw noEncontrado()
  if (usuarioID === TODOS) return 'Todos'
  if (usuarioID === SISTEMA) return 'Sistema'
  const [usuario] = await db.query<{ nombre: string }>(
    `SELECT trim(nombre || ' ' || apellido) AS nombre FROM usuario WHERE id = $1`,
    [usuarioID],
  )
  if (!usuario) throw noEncontrado()
  return usuario.nombre
}

export const caja: Manejadores<'caja'> = {
  traerPlanilla: async ({ fecha, usuarioID }, pedido, db) => {
    const whose = usuarioID ?? pedido.persona.usuarioID
    const quien = await requireWhose(db, pedido, whose)
    return readPlanilla(db, { fecha, usuarioID: whose, quien })
  },

  traerCajeros: async ({ fecha }, { persona, politica }, db) => {
    const own = { id: persona.usuarioID, nombre: nameOf(persona) }
    if (!may(persona, politica, 'caja.todas')) return { filas: [own] }
    const filas = await listCajeros(db, fecha)
    return { filas: filas.some(({ id }) => id === own.id) ? filas : [own, ...filas] }
  },
}
