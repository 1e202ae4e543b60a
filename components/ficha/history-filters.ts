import type { Address } from '@/components/data-table/address'
import { isFecha } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'

/** Names of the history's filters in the address. */
export const FILTROS_HISTORIAL = ['desde', 'hasta', 'usuario', 'texto'] as const

export type FiltrosHistorial = Pick<
  EntradaEn<'/matriculado/traerHistorial'>,
  (typeof FILTROS_HISTORIAL)[number]
>

const MAX_TEXTO = 100
const asDay = (text: string | undefined) => (text && isFecha(text) ? text : undefined)
const asText = (text: string | undefined) => text?.trim().slice(0, MAX_TEXTO) || undefined

/** The filters of the address; what is no date is no filter. */
export const readFilters = ({ params }: Address): FiltrosHistorial => ({
  desde: asDay(params.desde),
  hasta: asDay(params.hasta),
  usuario: asText(params.usuario),
  texto: asText(params.texto),
})
