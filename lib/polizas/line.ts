import type { Destino } from '@/lib/polizas/review'

/** A line of what the loading of a zip tells while it goes; the last one has its end. */
export type LineaDeCarga =
  | { fase: 'revisando' | 'guardando'; hechos: number; total: number }
  | { fin: Destino[] }
  | { falla: string; sesion?: true }

export const TIPO_DE_LINEAS = 'application/x-ndjson; charset=utf-8'
