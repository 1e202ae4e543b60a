import { placesOf, type Campos, type Lugar } from '@/domain/bancos/campos'
import type { Formato } from '@/domain/bancos/banco'

/** A field of a line with the text it has there; what stands beyond the record's width has no field. */
export type Pieza = { texto: string } & ({ lugar: Lugar } | { lugar: null })

/** Cuts a line into its fields: for showing a file with the name of each column. */
export function piecesOf(campos: Campos, linea: string): Pieza[] {
  const lugares = placesOf(campos)
  const pieces: Pieza[] = lugares.map((lugar) => ({
    texto: linea.slice(lugar.desde - 1, lugar.hasta),
    lugar,
  }))
  const rest = linea.slice(lugares.at(-1)?.hasta ?? 0)
  return rest === '' ? pieces : [...pieces, { texto: rest, lugar: null }]
}

/** The record of a line: of the first, of the last, or of a debit by the record's `perfil`, null for the first one. */
export function recordOf(
  formato: Formato<unknown>,
  linea: string,
  { first, last, perfil }: { first: boolean; last: boolean; perfil: string | null },
): Campos {
  const { cabecera, pie, variantes } = formato
  if (first && cabecera && linea.startsWith(cabecera.opcional?.inicio ?? '')) return cabecera.campos
  if (last && !first && pie && linea.startsWith(pie.opcional?.inicio ?? '')) return pie.campos
  const variante = variantes.find((one) => perfil !== null && one.perfil === perfil) ?? variantes[0]
  return variante?.detalle.campos ?? []
}
