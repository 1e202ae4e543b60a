import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import { cotejarFallecidos } from '@/backend/padron/fallecidos/trabajo'
import { workUntilDone } from '@/backend/tarea/finish'

export const TITULOS_DE_LISTA = 'DNI;Apellido y nombre;Fecha de defunción'

/** Uploads a list of these lines under their titles, and reads it; answers the call's reply. */
export async function readLista(
  api: ApiDePrueba,
  token: string,
  lineas: readonly string[],
  titulos = TITULOS_DE_LISTA,
): Promise<{ comparacionID: number; antes: string | null }> {
  const archivo = new File([`${[titulos, ...lineas].join('\n')}\n`], 'defunciones.csv')
  const { sobre } = await api.call('fallecidos.cargar', {}, { token, archivo })
  if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  const answer = sobre.datos as { comparacionID: number; antes: string | null }
  await finishReading(api, answer.comparacionID)
  return answer
}

/** Does what was ordered of a list, if anything was. */
export async function finishReading(api: ApiDePrueba, comparacionID: number): Promise<void> {
  const [job] = await api.db.query<{ id: number }>(
    "SELECT id FROM tarea WHERE tipo = 'fallecidos' AND clave = $1 AND estado = 'pendiente'",
    [String(comparacionID)],
  )
  if (job) await workUntilDone(api.db, { fallecidos: cotejarFallecidos }, job.id, () => undefined)
}

/** A list with one member, made for it. */
export async function addListaDeFallecidos(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'listaDeFallecidos' | 'filaDeFallecido'>> {
  const id = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Ada' })
  const [member] = await api.db.query<{ dni: number }>('SELECT dni FROM matriculado WHERE id = $1', [id])
  const { comparacionID } = await readLista(api, token, [`${member?.dni ?? ''};"Ledesma, Ada";15/11/2026`])
  const [fila] = await api.db.query<{ id: number }>(
    'SELECT id FROM comparacion_fila WHERE comparacion_id = $1 AND matriculado_id = $2',
    [comparacionID, id],
  )
  if (!fila) throw new Error('La lista no dio su fila')
  return { listaDeFallecidos: comparacionID, filaDeFallecido: fila.id }
}
