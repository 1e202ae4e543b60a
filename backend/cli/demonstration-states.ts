import { type Db, type Tx, withTransaction } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { programEstado } from '@/backend/padron/matriculado/programados'
import { addDays, partsOf } from '@/domain/fechas'

const [ACTIVO, PASIVO, SUSPENDIDO] = [1, 3, 5]
/** So many days a suspension still lasts. */
const LE_QUEDAN = 25

/** A suspension that ends by itself, and the oldest doctor's leave with the new year. */
export async function programDemoStates(db: Db, clerk: Pedido): Promise<void> {
  await withTransaction(db, async (tx) => {
    const suspended = await oldestIn(tx, SUSPENDIDO)
    const active = await oldestIn(tx, ACTIVO)
    if (suspended !== undefined)
      await programEstado(tx, clerk, suspended, {
        ...{ dia: addDays(clerk.hoy, LE_QUEDAN + 1), tipoPrevio: SUSPENDIDO, tipo: ACTIVO, vuelve: true },
        causa: 'Fin del plazo: A pedido',
      })
    if (active !== undefined)
      await programEstado(tx, clerk, active, {
        ...{ dia: `${partsOf(clerk.hoy).anio + 1}-01-01`, tipoPrevio: ACTIVO, tipo: PASIVO, vuelve: false },
        causa: 'Jubilación',
      })
  })
}

async function oldestIn(tx: Tx, tipo: number): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'SELECT id FROM matriculado WHERE tipo_matricula_id = $1 ORDER BY fecha_nacimiento, id LIMIT 1',
    [tipo],
  )
  return row?.id
}
