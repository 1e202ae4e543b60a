import { expectClean, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { waitForJob } from '@/bench/torture/tarea'
import type { Db } from '@/backend/db/conexion'
import { addAccount, addSession } from '@/backend/prueba/gente'
import { sendCall } from '@/backend/prueba/llamada'
import { partsOf, today, type Mes } from '@/domain/fechas'

/** Members beside the register's own: twelve lots and a bit. */
const SOCIOS = 6_200

/**
 * T01 over a job: the process that charges a month to everybody is killed between its lots and in them; each time the next
 * one goes on where it was. `apuro`: a dead process's claim is not waited for.
 */
export async function killDuringMonth(
  escena: Escena,
  api: Proceso,
  { muertes, apuro }: { muertes: number; apuro: boolean },
): Promise<Comprobacion[]> {
  const { db } = escena
  const mes = partsOf(today())
  await addMembers(db)
  const token = await addSession(db, await addAccount(db, 'ADMINISTRACION'))
  await api.start()
  const { tareaID, corridaID, cantidad } = await orderMonth(api.url, token, mes)
  const seen: number[] = []
  for (let turn = 1; turn <= muertes; turn++) {
    const { hechas, estado } = await waitForJob(db, tareaID, (cantidad * turn) / (muertes + 1))
    if (estado !== 'pendiente') break
    await api.end('SIGKILL')
    seen.push(hechas)
    if (apuro)
      await db.query('UPDATE tarea SET dueno_hasta = now() WHERE id = $1 AND dueno IS NOT NULL', [tareaID])
    await api.start()
  }
  const end = await waitForJob(db, tareaID, Infinity)
  await api.end('SIGTERM')
  const [made] = await db.query<{ cargos: number; distintos: number; movimientos: number }>(
    `SELECT count(*)::int AS cargos, count(DISTINCT c.matriculado_id)::int AS distintos, count(m.id)::int AS movimientos
     FROM cargo c LEFT JOIN movimiento m ON m.cargo_id = c.id WHERE c.corrida_id = $1`,
    [corridaID],
  )
  const { cargos = -1, distintos = -1, movimientos = -1 } = made ?? {}
  return [
    expectThat(
      'la API murió con el mes a medias',
      seen.length === muertes && seen.every((hechas) => hechas > 0 && hechas < cantidad),
      `${seen.length} veces: a las ${seen.join(', ')} de ${cantidad}`,
    ),
    expectThat(
      'la tarea terminó',
      end.estado === 'terminada' && end.hechas === cantidad,
      end.resumen ?? end.estado,
    ),
    expectThat(
      'a cada uno una sola vez',
      cargos === cantidad && distintos === cantidad && movimientos === cantidad,
      `${cargos} cargos de ${distintos} matriculados, ${movimientos} movimientos`,
    ),
    await expectClean(db),
  ]
}

const addMembers = (db: Db): Promise<unknown> =>
  db.query(
    `WITH nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, apellido, nombre, dni, forma_pago_id, busqueda)
       SELECT 500000 + n, 1, 'Lote', 'Socio ' || n, 50000000 + n, 1, 'lote socio ' || n
       FROM generate_series(1, ${SOCIOS}) n RETURNING id)
     INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) SELECT id, 1, '2020-01-01' FROM nuevo`,
  )

interface Pedida {
  tareaID: number
  corridaID: number
  cantidad: number
}

async function orderMonth(api: string, token: string, { anio, mes }: Mes): Promise<Pedida> {
  const simulated = await sendCall(api, 'cuota.simularMes', { anio, mes }, { token })
  const { cantidad, total } = simulated.sobre.datos as { cantidad: number; total: number }
  const { sobre } = await sendCall(api, 'cuota.generarMes', { anio, mes, cantidad, total }, { token })
  if (sobre.estado !== 1) throw new Error(`No se pudo pedir el mes: ${sobre.mensaje}`)
  return sobre.datos as Pedida
}
