import { annulArqueo, count, readArqueo } from '@/backend/tesoreria/caja/arqueo'
import { listCajeros, readPlanilla, type DeQuien } from '@/backend/tesoreria/caja/planilla'
import { may } from '@/backend/acceso/cuenta/sesion'
import type { Queryable } from '@/backend/db/conexion'
import type { Manejadores, Pedido, Persona } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

const nameOf = ({ nombre, apellido }: Persona): string => `${nombre} ${apellido}`.trim()

/** Throws the same `Rechazo` for somebody else's sheet as for nobody's. */
async function requireWhose(db: Queryable, { persona, politica }: Pedido, deQuien: DeQuien): Promise<string> {
  if (deQuien === persona.usuarioID) return nameOf(persona)
  if (!may(persona, politica, 'caja.todas')) throw noEncontrado()
  if (deQuien === 'todas') return 'Todos'
  if (deQuien === 'sistema') return 'Sistema'
  const [usuario] = await db.query<{ nombre: string }>(
    `SELECT ${nombreDeUsuario('usuario')} AS nombre FROM usuario WHERE id = $1`,
    [deQuien],
  )
  if (!usuario) throw noEncontrado()
  return usuario.nombre
}

export const caja: Manejadores<'caja'> = {
  traerPlanilla: async ({ fecha, usuarioID, alcance }, pedido, db) => {
    const deQuien = alcance ?? usuarioID ?? pedido.persona.usuarioID
    const quien = await requireWhose(db, pedido, deQuien)
    return readPlanilla(db, { fecha, deQuien, quien })
  },

  traerArqueo: async ({ fecha, usuarioID }, pedido, db) => {
    const deQuien = usuarioID ?? pedido.persona.usuarioID
    await requireWhose(db, pedido, deQuien)
    return readArqueo(db, deQuien, fecha)
  },
  arquear: async (entrada, pedido, tx) => {
    const deQuien = entrada.usuarioID ?? pedido.persona.usuarioID
    await requireWhose(tx, pedido, deQuien)
    return { arqueoID: await count(tx, pedido, { ...entrada, usuarioID: deQuien }) }
  },
  anularArqueo: (entrada, pedido, tx) => annulArqueo(tx, pedido, entrada),

  traerCajeros: async ({ fecha }, { persona, politica }, db) => {
    const own = { id: persona.usuarioID, nombre: nameOf(persona) }
    if (!may(persona, politica, 'caja.todas')) return { filas: [own] }
    const filas = await listCajeros(db, fecha)
    return { filas: filas.some(({ id }) => id === own.id) ? filas : [own, ...filas] }
  },
}
