import type { Queryable } from '@/backend/db/conexion'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { readJson, writeJson, type Viaje } from '@/backend/mudanza/viaje/carpeta'

interface Dicho {
  id: number
  apellido: string
  nombre: string
}

const DICHOS = 'apellidos.json'

/** Where a person said that a surname ends, by confirming or by mending it in a rehearsal: by the member's id. */
export function readDichos(viaje: Pick<Viaje, 'carpeta'>): Map<number, Dicho> {
  return new Map((readJson<Dicho[]>(viaje.carpeta, DICHOS) ?? []).map((row) => [row.id, row]))
}

/** Keeps what was said in a rehearsal beside the copy, so that the next one begins with it. */
export async function takeDichos(db: Queryable, viaje: Viaje): Promise<void> {
  const dichos = readDichos(viaje)
  const rows = await db.query<Dicho>(
    `SELECT m.id, m.apellido, m.nombre FROM mudanza_hallazgo h JOIN matriculado m ON m.id = h.matriculado_id
     WHERE h.clase = 'apellido' AND (position('«' || ${nombreDeMatriculado('m')} || '»' IN h.texto) = 0
       OR EXISTS (SELECT FROM mudanza_respuesta r WHERE r.matriculado_id = m.id AND r.que = 'apellido'))
     ORDER BY m.id`,
  )
  for (const row of rows) dichos.set(row.id, row)
  writeJson(viaje.carpeta, DICHOS, [...dichos.values()])
}
