import { filaDeEjemplo } from '@/contract/catalogo/ejemplo'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import type { ApiDePrueba } from '@/backend/prueba/api'
import type { Escena } from '@/contract/escena'

export const NOUNS = Object.keys(CATALOGOS) as NounCatalogo[]

/** Good wire values for a row; `text` fills its texts. */
export const rowOf = (noun: NounCatalogo, text: string): Record<string, unknown> =>
  filaDeEjemplo(CATALOGOS[noun], text)

/** Adds a row through the API and answers its id. */
export async function addRow(
  api: ApiDePrueba,
  token: string,
  noun: NounCatalogo,
  text: string,
): Promise<number> {
  const { sobre } = await api.call(`${noun}.crear`, rowOf(noun, text), { token })
  if (sobre.estado !== 1) throw new Error(`${noun}: ${JSON.stringify(sobre)}`)
  return (sobre.datos as { id: number }).id
}

/** Two rows of each catalogue, the second one deleted. */
export async function addCatalogueRows(api: ApiDePrueba, token: string): Promise<Escena['catalogos']> {
  const entries = []
  for (const noun of NOUNS) {
    const fila = await addRow(api, token, noun, 'Fila de prueba')
    const eliminada = await addRow(api, token, noun, 'Otra, eliminada')
    await api.call(`${noun}.eliminar`, { [CATALOGOS[noun].claves.eliminar]: eliminada }, { token })
    entries.push([noun, { fila, eliminada }] as const)
  }
  return Object.fromEntries(entries)
}
