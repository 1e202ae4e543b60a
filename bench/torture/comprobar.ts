import type { Db } from '@/backend/db/conexion'
import { verificar } from '@/backend/verificar/verificar'

/** One thing that must be so after a torture. */
export interface Comprobacion {
  nombre: string
  bien: boolean
  visto: string
}

export const expectThat = (nombre: string, bien: boolean, visto: string | number): Comprobacion => ({
  nombre,
  bien,
  visto: String(visto),
})

/** Every payment that a client was told of is in the database, with its charge. */
export async function expectKept(db: Db, pagados: ReadonlyMap<number, number>): Promise<Comprobacion> {
  const rows = await db.query<{ cargo: number; pago: number }>(
    `SELECT c.id AS cargo, l.pago_id AS pago FROM cargo c JOIN linea l ON l.id = c.linea_id WHERE c.id = ANY($1)`,
    [[...pagados.keys()]],
  )
  const kept = new Map(rows.map(({ cargo, pago }) => [cargo, pago]))
  const lost = [...pagados].filter(([cargo, pago]) => kept.get(cargo) !== pago)
  return expectThat('nada confirmado se perdió', lost.length === 0, `${lost.length} de ${pagados.size}`)
}

/** No charge has two live lines, whoever was told what. */
export async function expectOnce(db: Db, cargos: readonly number[], cuantos: number): Promise<Comprobacion> {
  const [row] = await db.query<{ lineas: number; distintos: number }>(
    `SELECT count(*)::int AS lineas, count(DISTINCT cargo_id)::int AS distintos FROM linea
     WHERE cargo_id = ANY($1) AND NOT anulada`,
    [cargos],
  )
  const { lineas, distintos } = row ?? { lineas: -1, distintos: -1 }
  const seen = `${lineas} líneas de ${distintos} cargos`
  return expectThat(
    `${cuantos} cargos pagados una sola vez`,
    lineas === cuantos && distintos === cuantos,
    seen,
  )
}

export async function expectClean(db: Db): Promise<Comprobacion> {
  const found = await verificar(db)
  const seen = found.map(({ regla, ejemplos }) => `${regla} (${ejemplos.join('; ')})`).join('. ')
  return expectThat('verificar no encuentra nada', found.length === 0, seen || '0 hallazgos')
}
