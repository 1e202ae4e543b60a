import type { Destino } from '@/lib/destinations'

let last: { texto: string; destinos: readonly Destino[] } = { texto: '[]', destinos: [] }

/**
 * Screens travel to the browser as one text and are read where somebody asks for them: as objects each of their words
 * would be written and read again with every page. The same text answers the same list.
 */
export function readDestinos(texto: string): readonly Destino[] {
  if (last.texto !== texto) last = { texto, destinos: JSON.parse(texto) as Destino[] }
  return last.destinos
}
