import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import type { Ordenable } from '@/domain/orden'

/** By what a catalogue's list can be put in order: its columns, but for a printed sheet. At first by its first text. */
export function ordenOf({ campos, columnas, vistas }: DeclaracionCatalogo): Ordenable {
  const por = columnas.filter((columna) => vistas?.[columna] !== 'hoja')
  const texts = Object.keys(campos).filter((clave) => /^(texto|parrafo)$/.test(campos[clave]?.tipo ?? ''))
  return { por, inicial: `${texts[0] ?? 'id'} asc` }
}
