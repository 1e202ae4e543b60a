import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { compararExtracto } from '@/backend/padron/refeps/trabajo'
import { workUntilDone } from '@/backend/tarea/finish'

export const TITULOS_DE_EXTRACTO = 'Documento;Apellido y Nombre;Matrícula;Estado matrícula'

/** Uploads an extract of these lines under their titles, and compares it; answers the call's reply. */
export async function compareExtracto(
  api: ApiDePrueba,
  token: string,
  lineas: readonly string[],
  titulos = TITULOS_DE_EXTRACTO,
): Promise<{ comparacionID: number; antes: string | null }> {
  const archivo = new File([`${[titulos, ...lineas].join('\n')}\n`], 'refeps.csv')
  const { sobre } = await api.call('refeps.cargar', {}, { token, archivo })
  if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  const answer = sobre.datos as { comparacionID: number; antes: string | null }
  await finishComparing(api, answer.comparacionID)
  return answer
}

/** Does what was ordered of a comparison, if anything was. */
export async function finishComparing(api: ApiDePrueba, comparacionID: number): Promise<void> {
  const [job] = await api.db.query<{ id: number }>(
    "SELECT id FROM tarea WHERE tipo = 'comparacion' AND clave = $1 AND estado = 'pendiente'",
    [String(comparacionID)],
  )
  if (job) await workUntilDone(api.db, { comparacion: compararExtracto }, job.id, () => undefined)
}

/** Two members of an extract, of whom the first is not active there. */
export async function addComparacion(
  api: ApiDePrueba,
  token: string,
  ids: readonly number[],
): Promise<Pick<Escena, 'comparacionID' | 'diferenciaRefeps'>> {
  const members = await api.db.query<{ dni: number; apellido: string; nombre: string; matricula: number }>(
    'SELECT dni, apellido, nombre, matricula FROM matriculado WHERE id = ANY($1) ORDER BY id',
    [ids],
  )
  const lineas = members.map(
    ({ dni, apellido, nombre, matricula }, at) =>
      `${dni};"${apellido}, ${nombre}";${matricula};${at === 0 ? 'Inactiva' : 'Activa'}`,
  )
  const { comparacionID } = await compareExtracto(api, token, lineas)
  const [fila] = await api.db.query<{ id: number }>(
    "SELECT id FROM comparacion_fila WHERE comparacion_id = $1 AND clase = 'activaAqui'",
    [comparacionID],
  )
  if (!fila) throw new Error('La comparación no dio su diferencia')
  return { comparacionID, diferenciaRefeps: fila.id }
}
