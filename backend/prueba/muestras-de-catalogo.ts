import type { CampoCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import type { LlamadasCatalogo } from '@/contract/catalogo/llamadas'
import type { ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import type { Escena } from '@/backend/prueba/muestras'

export const NOUNS = Object.keys(CATALOGOS) as NounCatalogo[]
type Propia = keyof LlamadasCatalogo<(typeof CATALOGOS)[NounCatalogo]>
export type LlamadaDeCatalogo = `${NounCatalogo}.${Propia}`

function valueOf(campo: CampoCatalogo, text: string): unknown {
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return text
    case 'entero':
      return campo.minimo + 7
    case 'dinero':
      return 1234.5
    case 'siNo':
      return campo.porDefecto
    case 'referencia':
      return 1
  }
}

/** Good wire values for a row; `text` fills its texts. */
export const rowOf = (noun: NounCatalogo, text: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<CampoCatalogo>(CATALOGOS[noun].campos).map(([key, campo]) => [
      key,
      valueOf(campo, text.slice(0, 20)),
    ]),
  )

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
  return Object.fromEntries(entries) as Escena['catalogos']
}

/** undefined for a call that is no catalogue's. */
export function sampleOfCatalogue(
  nombre: NombreLlamada,
  escena: Escena,
): Record<string, unknown> | undefined {
  const [noun, call] = nombre.split('.') as [NounCatalogo, Propia]
  const rows = escena.catalogos[noun]
  if (!(noun in CATALOGOS)) return undefined
  const { claves } = CATALOGOS[noun]
  const samples: Record<Propia, Record<string, unknown>> = {
    traerTodos: { nroPagina: 1, buscar: 'prueba' },
    traerDatos: { [claves.leer]: rows.fila },
    crear: rowOf(noun, 'Una más'),
    actualizarDatos: { ...rowOf(noun, 'Cambiada'), [claves.editar]: rows.fila, version: 1 },
    eliminar: { [claves.eliminar]: rows.fila },
    restaurar: { id: rows.eliminada },
  }
  return samples[call]
}
