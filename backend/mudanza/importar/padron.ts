import type { Queryable } from '@/backend/db/conexion'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import type { Conocido, Padron } from '@/domain/importar/reglas/regla'

/** Everybody of the register by the three numbers that tell people apart: some hundred bytes of memory a member. */
export async function readPadron(db: Queryable): Promise<Padron> {
  const rows = await db.query<Conocido>(
    `SELECT id, matricula, dni, cuit_cuil AS "cuitCuil", ${nombreCorrido('matriculado')} AS nombre FROM matriculado`,
  )
  const byMatricula = new Map(rows.map((row) => [row.matricula, row]))
  const byDni = new Map(rows.map((row) => [row.dni, row]))
  const byCuit = new Map(rows.flatMap((row) => (row.cuitCuil === null ? [] : [[row.cuitCuil, row] as const])))
  return {
    porMatricula: (matricula) => byMatricula.get(matricula),
    porDni: (dni) => byDni.get(dni),
    porCuit: (cuit) => byCuit.get(cuit),
  }
}
