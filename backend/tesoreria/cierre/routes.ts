import type { FilaDe } from '@/contract/llamada'
import type { traerTodos } from '@/contract/cierre'
import { POR_PAGINA, type Manejadores } from '@/backend/nucleo/manejador'
import { moveCierre, readCierre } from '@/backend/tesoreria/ledger/cierre'
import { addDays } from '@/domain/fechas'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

type Fila = FilaDe<typeof traerTodos>

export const cierre: Manejadores<'cierre'> = {
  traerActual: async (_entrada, { hoy }, db) => ({
    hasta: await readCierre(db),
    maximo: addDays(hoy, -1),
  }),

  traerTodos: async ({ pagina }, _pedido, db) => {
    const filas = await db.query<Fila>(
      `SELECT c.id, c.hasta, c.anterior, c.motivo, c.creado_en AS cuando, ${nombreDeUsuario('u')} AS usuario
       FROM cierre c LEFT JOIN usuario u ON u.id = c.usuario_id ORDER BY c.id DESC LIMIT $1 OFFSET $2`,
      [POR_PAGINA, (pagina - 1) * POR_PAGINA],
    )
    const [count] = await db.query<{ total: number }>('SELECT count(*)::int AS total FROM cierre')
    return { filas, total: count?.total ?? 0 }
  },

  mover: ({ hasta, anterior, motivo }, pedido, tx) =>
    moveCierre(tx, pedido, { hasta, motivo, anterior: anterior ?? null }),
}
