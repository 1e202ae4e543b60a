import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { asDay, asText } from '@/domain/filtro-leido'

export type FiltrosHistorial = Pick<
  EntradaEn<'/matriculado/traerHistorial'>,
  'desde' | 'hasta' | 'usuario' | 'texto'
>

export const FILTROS_HISTORIAL = [
  'desde',
  'hasta',
  'usuario',
  'texto',
] as const satisfies readonly (keyof FiltrosHistorial)[]

export const CAMPOS_HISTORIAL: readonly Filter[] = [
  { name: 'desde', label: 'Desde', kind: 'day' },
  { name: 'hasta', label: 'Hasta', kind: 'day' },
  { name: 'usuario', label: 'Usuario', kind: 'words' },
  { name: 'texto', label: 'Texto', kind: 'words', placeholder: 'Campo o valor' },
]

/** Whatever is no date is no filter. */
export const readFilters = ({ params }: Address): FiltrosHistorial => ({
  desde: asDay(params.desde),
  hasta: asDay(params.hasta),
  usuario: asText(params.usuario),
  texto: asText(params.texto),
})
